"""One server of a cluster: which sockets end here, whose tables are here, and which other servers live."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from itertools import count
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from bestiary.core.errors import BestiaryError
from bestiary.server.cluster import frames
from bestiary.server.cluster.asking import ask_app, asked_of
from bestiary.server.cluster.edge import Edge
from bestiary.server.cluster.far import TOLD_SECONDS, Far
from bestiary.server.cluster.peers import Peers
from bestiary.server.cluster.pool import Pool
from bestiary.server.cluster.post import Post
from bestiary.server.cluster.postgres import Postgres
from bestiary.server.connection import Way
from bestiary.server.hub import Hub
from bestiary.server.jobs import StorageError
from bestiary.server.live import Live
from bestiary.server.logs import log
from bestiary.server.sockets import PATH
from bestiary.server.storage import Elsewhere

LOOK_SECONDS: Final = 0.15  # between two looks at the other servers
TELL_SECONDS: Final = 0.4
LOBBY_SECONDS: Final = 1.0  # between two tries to have all who wait, while nobody has
TIMED_SECONDS: Final = 5.0  # between two looks at how long messages take
SPREAD_SECONDS: Final = 3.0  # over which the sockets of a server that leaves are sent elsewhere
GOING_AWAY: Final = 1012


class Member:
    """A server among others: tables are served by whichever owns them, sockets end at any."""

    app: ASGIApp  # answers what others ask over HTTP

    def __init__(self, hub: Hub, storage: Postgres, address: str, name: str) -> None:
        self.hub = hub
        self.storage = storage
        self.name = name
        self.post = Post(address, name, self.receive)
        self.post.shaken = self._shaken
        self.pool = Pool(self.post, hub.metrics)
        self.pool.serve(hub)
        self.peers = Peers(storage, self.post, self._lost)
        self.numbers = count(1)
        self.edges: dict[int, Edge] = {}
        self.fars: dict[tuple[str, int], Far] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.beginning: asyncio.Task[Any] | None = None
        self.moving: set[str] = set()  # tables that are being handed over
        storage.fenced = self._fenced
        hub.settings.now = storage.now
        posting = storage.posting
        posting.margin = hub.metrics.others["lease_margin"].add
        self.post.sent = lambda to, size: hub.metrics.count("link_bytes", size, f'peer="{to}"')
        hub.metrics.gauges |= {
            "relayed_sockets": lambda: len(self.fars),
            "cluster_servers": lambda: 1 + len(self.peers.known),
            "draining_tables": lambda: len(hub.tables) if hub.leaving else 0,
            "database_up": lambda: int(not posting.silent),
            "database_reconnects_total": lambda: max(0, posting.connections - 1),
            "commits_in_doubt_total": lambda: posting.in_doubt,
            "takeovers_total": lambda: storage.takeovers,
            "clock_skew_milliseconds": lambda: round(posting.clock_off, 3),
            "messages_up": lambda: int(self.post.client.is_connected),
        }

    async def prepare(self) -> None:
        """Look whether this server can be one of the cluster, before anything is written."""
        await self.storage.open()
        await self.post.start(await self.storage.cluster())
        await self.peers.refuse_another_cluster()

    async def start(self) -> None:
        """Take part, once the hub has begun."""
        await self.pool.start()
        for work in (self._look, self._tell, self._have_lobby, self._time_messages):
            self.soon(work())

    async def close(self) -> None:
        """Leave at once."""
        for task in list(self.tasks):
            task.cancel()
        await self.pool.close()
        await self.post.close()

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Sockets

    def greet(self, way: Way, path: str, address: str) -> Edge | None:
        """Receive a socket; there is one for each table, and none at other addresses."""
        found = PATH.fullmatch(path)
        if found is None:
            return None
        edge = Edge(self, next(self.numbers), found[1], way, address)
        self.edges[edge.number] = edge
        return edge

    @property
    def silent(self) -> bool:
        """Whether others may have taken this server's tables over without its knowing."""
        return self.storage.posting.silent or self.beginning is not None

    async def target(self, table: str) -> str:
        """Return the name of the server at which a table is, or is to be; nothing if that is not known now."""
        if table in self.hub.tables and not self.silent:
            return self.name
        try:
            owner = await self.storage.owner(table)
        except StorageError:
            return ""
        if owner:
            return owner
        return self.peers.another() if self.hub.leaving else self.name

    async def claimed(self, table: str) -> bool:
        """Own a table, and tell whether that was possible."""
        try:
            await self.storage.claim(table)
        except (Elsewhere, StorageError):
            return False
        return True

    # What others say

    async def receive(self, frame: frames.AnyFrame, reply: str) -> None:
        """Take a frame in."""
        match frame:
            case frames.Ping():
                await self.post.answer(reply, b"")
            case frames.Asked():
                self.soon(self._answer(frame, reply))
            case frames.Enter():
                self.soon(self._receive(frame))
            case frames.Heard() | frames.Slow() | frames.Gone():
                far = self.fars.get((frame.sender, frame.socket))
                if far is not None and far.session == frame.session:
                    self._hear(far, frame)
                elif isinstance(frame, frames.Heard):
                    self.post.send(frame.sender, frames.Moved(self.name, frame.socket, frame.session))
            case _:
                edge = self.edges.get(frame.socket)
                if edge is not None:
                    edge.take(frame)

    def _hear(self, far: Far, frame: frames.Heard | frames.Slow | frames.Gone) -> None:
        match frame:
            case frames.Heard() if self.silent or far.table in self.moving:
                far.move()
            case frames.Heard():
                far.hear(frame)
            case frames.Slow():
                far.visit.hold(frame.held)
            case frames.Gone():
                far.gone()

    async def _receive(self, enter: frames.Enter) -> None:
        known = self.fars.get((enter.sender, enter.socket))
        if known is not None:
            known.gone()
        here = enter.table in self.hub.tables or (not self.hub.leaving and await self.claimed(enter.table))
        if self.silent or not here:
            self.post.send(enter.sender, frames.Moved(self.name, enter.socket, enter.session))
            return
        far = Far(self, enter)
        self.fars[enter.sender, enter.socket] = far
        far.visit.begin()
        far.visit.hear(enter.hello)

    async def ask_owner(self, request: Request, owner: str) -> Response | None:
        """Have the owner of a table answer a request without a body; nobody passes it on twice."""
        if not owner or request.scope.get("relayed"):
            return None
        answer = await self.post.ask(owner, asked_of(request))
        if answer is None:
            return None
        answered = frames.read_answer(answer)
        response = Response(answered.body, answered.status)
        response.raw_headers = answered.headers
        return response

    async def _answer(self, asked: frames.Asked, reply: str) -> None:
        answered = await ask_app(self.app, asked)
        await self.post.answer(reply, frames.encode(answered))

    # Time

    async def _tell(self) -> None:
        while True:
            due = time.monotonic() + TELL_SECONDS
            await asyncio.sleep(TELL_SECONDS)
            self.hub.metrics.others["loop_lag"].add(max(0.0, time.monotonic() - due))
            recent = time.monotonic() - TOLD_SECONDS
            for far in list(self.fars.values()):
                if far.active > recent:
                    far.tell()
            now = asyncio.get_running_loop().time()
            for edge in list(self.edges.values()):
                edge.look(now)

    async def _look(self) -> None:
        while True:
            try:
                await self.peers.look()
            except BestiaryError as error:
                log.warning("servers not seen", extra={"words": str(error)})
            await asyncio.sleep(LOOK_SECONDS)

    async def _have_lobby(self) -> None:
        lobby = self.hub.lobby
        while True:
            await asyncio.sleep(LOBBY_SECONDS)
            if lobby.here or self.silent or self.hub.leaving:
                continue
            try:
                await lobby.begin()
            except BestiaryError as error:
                log.warning("lobby not begun", extra={"words": str(error)})

    async def _time_messages(self) -> None:
        while True:
            await asyncio.sleep(TIMED_SECONDS)
            sent = time.perf_counter()
            if await self.post.ask(self.name, frames.Ping()) is not None:
                self.hub.metrics.others["link"].add(time.perf_counter() - sent)

    # Trouble

    def _shaken(self) -> None:
        for far in self.fars.values():
            far.active = time.monotonic()
        for edge in list(self.edges.values()):
            if edge.owner:
                edge.enter()

    def _lost(self, name: str) -> None:
        """Go on without a server that has ended: its tables are whose who claims them."""
        for far in [far for far in self.fars.values() if far.server == name]:
            far.gone()
        for edge in list(self.edges.values()):
            if edge.owner == name:
                edge.enter()
        if not self.hub.leaving:
            self.soon(self.hub.resume())

    def _fenced(self) -> None:
        """Let go of all tables: this server was taken for dead, and begins anew under another number."""
        self.hub.metrics.count("fenced")
        log.error("taken for dead", extra={"words": "others have this server's tables now"})
        self.hub.forget_all()
        self.hub.lobby.leave()
        if self.beginning is None:
            self.beginning = self.soon(self._begin_anew())

    async def _begin_anew(self) -> None:
        while True:
            try:
                await self.storage.join()
                break
            except StorageError as error:
                log.error("not joined", extra={"words": str(error)})
        self.beginning = None
        for far in list(self.fars.values()):
            far.move()
        for edge in list(self.edges.values()):
            edge.enter()
        await self.hub.resume()

    # Leaving

    async def drain(self) -> None:
        """Give every table back, one by one, and send the sockets elsewhere, a few at a time."""
        self.hub.leaving = True
        await self.storage.drain()
        self.hub.lobby.leave()
        await self.storage.give_lobby_back()
        while self.hub.tables:
            await self._hand_over(next(iter(self.hub.tables.values())))
        edges = list(self.edges.values())
        random.shuffle(edges)
        for edge in edges:
            edge.end(GOING_AWAY)
            await asyncio.sleep(SPREAD_SECONDS / len(edges))

    async def _hand_over(self, live: Live) -> None:
        self.moving.add(live.id)
        try:
            await self.hub.release(live)
            await self.storage.give_back(live.id)
        except BestiaryError as error:
            self.hub.tables.pop(live.id, None)
            log.warning("table not handed over", extra={"table": live.id, "words": str(error)})
        self.moving.discard(live.id)
        for far in [far for far in self.fars.values() if far.table == live.id]:
            far.move()
        for edge in list(self.edges.values()):
            if edge.table == live.id:
                edge.enter()
