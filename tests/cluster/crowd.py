"""Servers of one process, and clients that follow the protocol as the page does: for tests that lose messages."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

import msgspec
from tests.cluster.services import Database, Messages

from bestiary.server.cluster.joining import joined
from bestiary.server.cluster.member import Member
from bestiary.server.hub import Hub
from bestiary.server.seals import opened
from bestiary.server.settings import Cluster, Settings
from bestiary.server.storage import Key, lock_of, read_entry
from bestiary.table import Table

PEOPLE = ["Ann", "Bob", "Cid"]
KEYS = [Key(lock_of(f"key{seat}"), [seat], seat == 0) for seat in range(3)]
LEASE = 60.0  # long, for a machine that does other things too
AGAIN_SECONDS = 1.5  # after which the page sends again what has no answer


class Server:
    """One server without a network of its own."""

    def __init__(self, database: Database, messages: Messages, lease: float = LEASE) -> None:
        settings = Settings(bot_pause=0, cluster=Cluster(database.dsn, messages.address, lease))
        settings.lift_limits()
        settings.messages_per_second = 1e9
        assert settings.cluster is not None
        self.hub: Hub
        self.member: Member
        self.hub, self.member = joined(settings, settings.cluster)

    async def start(self) -> Server:
        await self.member.prepare()
        await self.hub.start()
        await self.member.start()
        return self

    async def close(self) -> None:
        await self.hub.close()
        await self.member.close()

    async def open(self) -> str:
        table = Table.open("marry", PEOPLE, key=bytes(32), now=self.hub.settings.now)
        return (await self.hub.open(table, KEYS)).id


class Player:
    """One seat's client: keeps its view by what it is told, and sends again what has no answer."""

    def __init__(self, table: str, seat: int, seed: int = 1) -> None:
        self.table = table
        self.seat = seat
        self.chosen = random.Random(seed * 100 + seat)
        self.numbers = count()
        self.view: Any = None
        self.seen = -1
        self.acked: list[str] = []
        self.refused = 0
        self.pending: dict[str, dict[str, Any]] = {}
        self.answered = asyncio.Event()
        self.moved = asyncio.Event()
        self.welcomes = 0
        self.closed = 0
        self.wrong = ""

    def come(self, server: Server) -> None:
        """Opens a socket at a server."""
        edge = server.member.greet(self, f"/ws/{self.table}", f"seat {self.seat}")
        assert edge is not None
        self.edge = edge
        self.closed = 0
        edge.begin()
        seen = {str(self.seat): self.seen} if self.seen >= 0 else {}
        self._send({"t": "hello", "protocol": 1, "token": f"key{self.seat}", "seen": seen})

    def write(self, texts: list[bytes]) -> None:
        for text in texts:
            self._hear(json.loads(text))

    def end(self, code: int) -> None:
        self.closed = code
        self.moved.set()

    def _send(self, message: dict[str, Any]) -> None:
        asyncio.get_running_loop().call_soon(self.edge.hear, json.dumps(message).encode())

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.welcomes += 1
            for request in self.pending.values():
                self._send(request)
        elif kind == "snapshot":
            if message["version"] < self.seen:
                self.wrong = f"a snapshot of version {message['version']} after {self.seen}"
            self.view, self.seen = message["view"], message["version"]
            self.moved.set()
        elif kind in ("update", "chat") and message["version"] > self.seen:
            if message["version"] != self.seen + 1:
                self.wrong = f"version {message['version']} after {self.seen}"
            self.seen = message["version"]
            for change in message.get("changes", []):
                self._follow(*change)
            self.moved.set()
        elif message.get("id") in self.pending:
            del self.pending[message["id"]]
            if kind == "ack":
                self.acked.append(message["id"])
            else:
                self.refused += 1
            self.answered.set()

    def _follow(self, kind: str, path: list[Any], *rest: Any) -> None:
        place = self.view
        for step in path[:-1]:
            place = place[step]
        if kind == "put":
            place[path[-1]] = rest[0]
        else:
            place[path[-1]][rest[0] : rest[0] + rest[1]] = rest[2]

    async def play(self, enough: Callable[[], bool]) -> None:
        """Moves whenever the seat may choose, until it is enough or the game is over."""
        while not enough() and not self.over:
            self.moved.clear()
            choices = self.view["choices"] if self.view else []
            if not choices:
                await self._wait(self.moved, 0.2)
                continue
            await self.ask({"t": "act", "seat": self.seat, "action": self.chosen.choice(choices)["action"]})

    async def ask(self, request: dict[str, Any]) -> None:
        """Sends a request until it is answered."""
        request["id"] = f"{self.seat}-{next(self.numbers)}"
        self.pending[request["id"]] = request
        while request["id"] in self.pending:
            self.answered.clear()
            self._send(request)
            await self._wait(self.answered)

    async def _wait(self, event: asyncio.Event, seconds: float = AGAIN_SECONDS) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds)

    @property
    def over(self) -> bool:
        return bool(self.view and self.view.get("over"))


async def play(players: list[Player], moves: int) -> None:
    """Has all play until so many more moves are acknowledged at each table."""
    groups: dict[str, list[Player]] = {}
    for player in players:
        groups.setdefault(player.table, []).append(player)
    playing = []
    for group in groups.values():
        until = moves + sum(len(player.acked) for player in group)
        playing += [player.play(partial(_enough, group, until)) for player in group]
    await asyncio.gather(*playing)


def _enough(group: list[Player], until: int) -> bool:
    return sum(len(player.acked) for player in group) >= until


def stored_of(database: Database, table: str) -> list[dict[str, Any]]:
    """Returns the entries of a table after checking that their numbers have no gap and their fences rise."""
    rows = database.ask("SELECT number, fence, entry FROM entries WHERE tbl = $1 ORDER BY number", table)
    assert [row[0] for row in rows] == list(range(len(rows)))
    fences = [row[1] for row in rows]
    assert fences == sorted(fences)
    return [msgspec.to_builtins(read_entry(opened(row[2]))) for row in rows[1:]]


def check(database: Database, players: list[Player]) -> None:
    """Checks that everything acknowledged was stored once, and that each client has seen the table that is stored."""
    for table in {player.table for player in players}:
        entries = stored_of(database, table)
        ids = [entry["id"] for entry in entries if entry.get("id")]
        assert len(ids) == len(set(ids)), "doubled"
        for player in players:
            if player.table == table:
                assert not player.wrong, player.wrong
                assert not set(player.acked) - set(ids), "lost"
