"""A server on this machine for the checks: real tables, storage and sockets, with its clock, ids and tokens given."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

from bestiary.server.ground import Ground
from bestiary.server.hub import Hub
from bestiary.server.live import Live
from bestiary.server.settings import Settings
from bestiary.server.sockets import Visit, greet
from bestiary.server.storage import Key, lock_of
from bestiary.server.wire import Wire
from bestiary.table import Table

HOST: Final = "127.0.0.1"
OPENED: Final = 5_000_000  # when all tables are opened, in milliseconds
PATIENCE: Final = 60.0  # seconds for what leaves a server to arrive
FRAME: Final = 1 << 20
LONG: Final = 126  # a frame's length that says: the length is in the next two bytes
TEXT: Final = 0x81
MASKED: Final = 0x80


class Ear:
    """A client's end of a socket: it keeps every byte that it is sent."""

    def __init__(self) -> None:
        self.heard = b""

    async def open(self, port: int, table: str, token: str) -> None:
        """Connect and say hello."""
        reader, self.writer = await asyncio.open_connection(HOST, port, limit=FRAME)
        lines = (
            f"GET /ws/{table} HTTP/1.1",
            f"Host: {HOST}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        )
        self.writer.write("".join(f"{line}\r\n" for line in (*lines, "")).encode())
        await reader.readuntil(b"\r\n\r\n")  # what the library answers holds the time of day
        hello = json.dumps({"t": "hello", "protocol": 1, "token": token}).encode()
        self.writer.write(bytes((TEXT, MASKED | len(hello))) + bytes(4) + hello)
        self.task = asyncio.get_running_loop().create_task(self._listen(reader))

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(FRAME):
            self.heard += data

    async def until(self, last: bytes) -> None:
        """Wait until a text has arrived."""
        async with asyncio.timeout(PATIENCE):
            while last not in self.heard[-FRAME:]:
                await asyncio.sleep(0.001)

    def close(self) -> None:
        """Hang up."""
        self.task.cancel()
        self.writer.close()


class Collected:
    """An ear for what would leave for a client, where the check has none."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, texts: list[bytes]) -> None:
        """Keep messages."""
        self.sent += texts

    def end(self, code: int) -> None:
        """Keep the end."""
        self.sent.append(b"closed with %d" % code)


class Still(Ground):
    """A ground that leaves outcomes of nature to the check."""

    async def outcome(self, state: bytes, key: bytes) -> tuple[list[int], str | None]:
        """Never ends."""
        await asyncio.Event().wait()
        raise AssertionError


class Host:
    """One server; two of them that are told the same send the same bytes."""

    def __init__(self, folder: Path) -> None:
        numbers = count()
        self.time = OPENED
        settings = Settings(
            database=folder / "tables.sqlite",
            bot_pause=0,
            presence_seconds=0,  # the time that a machine takes is nobody's secret, and differs from run to run
            messages_per_second=1e9,
            now=lambda: self.time,
            id=lambda: f"table{next(numbers)}",
        )
        settings.lift_limits()
        self.hub = Hub(settings)
        self.hub.ground.close()
        self.hub.ground = Still("nature")
        self.visits: list[Visit] = []

    async def start(self) -> None:
        """Begin to listen."""
        await self.hub.start()
        config = SimpleNamespace(app=SimpleNamespace(greet=self._greet), ws_max_size=FRAME)
        state = SimpleNamespace(connections=set())
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(lambda: Wire(cast("Any", config), cast("Any", state), {}), HOST, 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    def _greet(self, way: Wire, path: str, peer: str, _forwarded: str) -> Visit | None:
        visit = greet(self.hub, way, path, peer)
        if visit is not None:
            self.visits.append(visit)
        return visit

    async def close(self) -> None:
        """End all."""
        self.server.close()
        await self.hub.close()


class Seated:
    """A served table with somebody on every seat and a spectator; one of them has an ear of his own."""

    def __init__(self, host: Host, table: Table, observer: int) -> None:
        self.host = host
        self.table = table
        self.observer = observer
        self.asked = [0] * (len(table.seats) + 1)  # by each seat
        self.ear = Ear()

    async def open(self) -> None:
        """Seat everybody."""
        seats = range(len(self.table.seats))
        held = [*([seat] for seat in seats), []]
        keys = [Key(lock_of(token_of(place)), own, place == 0) for place, own in enumerate(held)]
        self.live: Live = await self.host.hub.open(self.table, keys)
        self.visits = [self.visit(seat) for seat in range(len(keys)) if seat != self.observer]
        await self.settle()
        self.host.visits.clear()
        await self.ear.open(self.host.port, self.live.id, token_of(self.observer))
        await self.ear.until(b'"t":"presence"')
        self.visits.insert(self.observer, self.host.visits[-1])

    def visit(self, seat: int, way: Collected | None = None) -> Visit:
        """Open another socket of a seat."""
        visit = Visit(self.host.hub, self.live.id, way or Collected(), "here")
        visit.begin()
        visit.hear(json.dumps({"t": "hello", "protocol": 1, "token": token_of(seat)}).encode())
        return visit

    def ask(self, seat: int, kind: str, /, **more: object) -> None:
        """Send a message from a seat's socket."""
        if kind != "ping":
            self.asked[seat] += 1
            more = {"id": f"{seat}-{self.asked[seat]}", **more}
        self.visits[seat].hear(json.dumps({"t": kind, **more}).encode())

    async def settle(self) -> None:
        """Wait until all that was accepted is stored, and handed to the sockets."""
        async with asyncio.timeout(PATIENCE):
            while self.live.pending:
                await asyncio.sleep(0.001)

    async def heard(self) -> bytes:
        """Return all that the observer was sent."""
        await self.settle()
        self.ask(self.observer, "ping", n=123_456_789)
        await self.ear.until(b"123456789")
        return self.ear.heard

    async def late(self) -> Sequence[bytes]:
        """Return what the observer is told if he comes once more."""
        way = Collected()
        visit = self.visit(self.observer, way)
        await self.settle()
        visit.gone()
        return way.sent

    async def close(self) -> None:
        """Let everybody go and forget the table."""
        self.ear.close()
        for seat, visit in enumerate(self.visits):
            if seat != self.observer:
                visit.gone()
        await self.settle()
        self.live.stop()
        self.host.hub.tables.pop(self.live.id, None)


def token_of(seat: int) -> str:
    """Return the token of a seat, or of the spectators after the last."""
    return f"key{seat}"


def messages(raw: bytes) -> list[bytes]:
    """Take the frames of a server apart."""
    found = []
    at = 0
    while at + 2 <= len(raw):
        size, head = raw[at + 1], at + 2
        if size >= LONG:
            more = 2 if size == LONG else 8
            size, head = int.from_bytes(raw[head : head + more], "big"), head + more
        found.append(raw[head : head + size])
        at = head + size
    return found
