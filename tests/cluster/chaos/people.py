"""People with sockets that play as fast as they are asked to, come back by themselves and remember what they saw."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PING_SECONDS: Final = 1.0  # of silence, while something is wanted, after which the page asks for a sign of life,
DROP_SECONDS: Final = 2.0  # and after which it lets the socket go
BACK_SECONDS: Final = 0.3  # before it tries again
FINAL: Final = range(4001, 4007)  # codes that tell a page not to come back

encode = msgspec.json.Encoder(order="deterministic").encode


class Asked(NamedTuple):
    """A request that was acknowledged: by whom, and when it was first sent and answered."""

    table: str
    id: str
    sent: float
    answered: float


class Person:
    """One seat's client."""

    def __init__(self, table: str, seat: int, token: str, seed: int, choose: Callable[[], int], think: float) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.chosen = random.Random(f"{seed} {seat}")
        self.choose = choose  # the port of a server, as a balancer would
        self.think = think  # seconds at most before a move
        self.numbers = count()
        self.view: Any = None
        self.version = -1
        self.saw: list[bytes] = []  # every view, in order
        self.asked: list[Asked] = []
        self.refused = 0
        self.pending: dict[str, tuple[dict[str, Any], float]] = {}
        self.wrong: list[str] = []
        self.playing = True
        self.updated = time.monotonic()
        self.longest_without = 0.0  # seconds without an update while somebody could move
        self.visits: list[tuple[float, int]] = []  # when, and to the server at which port
        self.socket: ClientConnection | None = None
        self.welcomed = False
        self.changed = asyncio.Event()
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def over(self) -> bool:
        return bool(self.view and self.view.get("over"))

    def was_at(self, moment: float) -> int:
        """Returns the port at which this person was, or tried to be, at a moment."""
        return next((port for at, port in reversed(self.visits) if at <= moment), 0)

    async def run(self) -> None:
        """Stays connected, and moves, until it is cancelled."""
        moving = asyncio.ensure_future(self._move())
        try:
            while True:
                await self._visit()
                await asyncio.sleep(BACK_SECONDS * (0.75 + self.chosen.random() / 2))
        finally:
            moving.cancel()

    async def _visit(self) -> None:
        port = self.choose()
        self.visits.append((time.monotonic(), port))
        address = f"ws://127.0.0.1:{port}/ws/{self.table}"
        try:
            async with connect(
                address, open_timeout=3, close_timeout=0.2, max_size=1 << 22, compression=None, ping_interval=None
            ) as socket:
                self.socket, self.welcomed = socket, False
                seen = {str(self.seat): self.version} if self.version >= 0 else {}
                await socket.send(json.dumps({"t": "hello", "protocol": 1, "token": self.token, "seen": seen}))
                await self._listen(socket)
                if (socket.close_code or 0) in FINAL:
                    self.wrong.append(f"seat {self.seat} was sent away for good: {socket.close_code}")
        except (OSError, TimeoutError, WebSocketException):
            pass
        finally:
            self.socket, self.welcomed = None, False

    async def _listen(self, socket: ClientConnection) -> None:
        asked = False
        while True:
            try:
                text = await asyncio.wait_for(socket.recv(), PING_SECONDS)
            except TimeoutError:
                if asked:
                    socket.transport.abort()
                    return
                if self.pending or not self.welcomed:
                    asked = True
                    await socket.send('{"t":"ping"}')
                continue
            asked = False
            self._hear(json.loads(text))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.welcomed = True
            for request, _ in self.pending.values():
                self._send(request)
        elif kind == "snapshot":
            if message["version"] < self.version:
                self.wrong.append(f"a snapshot of version {message['version']} after {self.version}")
            self.view, self.version = message["view"], message["version"]
            self._see()
        elif kind in ("update", "chat"):
            self._follow(message)
        elif message.get("id") in self.pending:
            request, sent = self.pending.pop(message["id"])
            if kind == "ack":
                self.asked.append(Asked(self.table, request["id"], sent, time.monotonic()))
            else:
                self.refused += 1
        self.changed.set()

    def _follow(self, message: dict[str, Any]) -> None:
        if message["version"] != self.version + 1:
            self.wrong.append(f"version {message['version']} after {self.version}")
            return
        self.version += 1
        for kind, path, *rest in message.get("changes", []):
            place = self.view
            for step in path[:-1]:
                place = place[step]
            if kind == "put":
                place[path[-1]] = rest[0]
            else:
                place[path[-1]][rest[0] : rest[0] + rest[1]] = rest[2]
        self._see()

    def _see(self) -> None:
        self.saw.append(encode(self.view))
        now = time.monotonic()
        self.longest_without = max(self.longest_without, now - self.updated)
        self.updated = now

    def _send(self, request: dict[str, Any]) -> None:
        if self.socket is not None:
            task = asyncio.ensure_future(self._try(self.socket, json.dumps(request)))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def _try(self, socket: ClientConnection, text: str) -> None:
        with suppress(OSError, WebSocketException):
            await socket.send(text)

    async def _move(self) -> None:
        while True:
            choices = self.view["choices"] if self.view and not self.over else []
            if not choices or self.pending or not self.playing:
                self.changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.changed.wait(), 0.5)
                continue
            await asyncio.sleep(self.think * self.chosen.random())
            choices = self.view["choices"]
            if not choices or self.pending:
                continue
            action = self.chosen.choice(choices)["action"]
            request = {"t": "act", "seat": self.seat, "action": action, "id": f"{self.seat}-{next(self.numbers)}"}
            self.pending[request["id"]] = (request, time.monotonic())
            if self.welcomed:
                self._send(request)
