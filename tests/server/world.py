"""A server without a network, whose every source of difference is in a test's hands."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from pathlib import Path

from bestiary.server.connection import Connection
from bestiary.server.hub import Hub
from bestiary.server.limits import Bucket
from bestiary.server.live import Live
from bestiary.server.settings import Settings
from bestiary.server.storage import Key, lock_of
from bestiary.table import Table

SEATS = 3


class Collected:
    """Takes what would leave on a socket."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def write(self, texts: list[bytes]) -> None:
        self.sent += [text.decode() for text in texts]

    def end(self, code: int) -> None:
        self.sent.append(f"closed with {code}")


class World:
    """Serves one table of three seats and collects what is sent to each socket."""

    def __init__(self, folder: Path, table: Table) -> None:
        numbers = count()
        self.time = 5_000_000
        self.hub = Hub(
            Settings(
                database=folder / "tables.sqlite",
                bot_pause=0,
                now=lambda: self.time,
                id=lambda: f"table{next(numbers)}",
                token=lambda: f"token{next(numbers)}",
            )
        )
        table.now = lambda: self.time
        self.table = table
        self.wires: dict[int, list[str]] = {}
        self.connections: list[Connection] = []

    async def open(self) -> None:
        await self.hub.start()
        keys = [Key(lock_of(f"key{seat}"), [seat], seat == 0) for seat in range(SEATS)] + [Key(lock_of("watch"), [])]
        self.live: Live = await self.hub.open(self.table, keys)
        for seat in range(SEATS + 1):
            self.wires[seat] = self.join(seat)
        await self.settle()

    def join(self, seat: int, *, in_a_crowd: bool = False) -> list[str]:
        """Opens a socket for a seat and returns where all that is sent to it is collected.

        All are told of it at once, unless it comes with others: when would depend on the time that a test takes.
        """
        if not in_a_crowd:
            self.live.announced = 0.0
        wire = Collected()
        connection = Connection(wire, "here", Bucket(1e9, 1e9), self.hub.metrics)
        connection.key = self.live.keys[seat]
        self.connections.append(connection)
        self.live.join(connection, {})
        return wire.sent

    async def settle(self) -> None:
        """Waits until all that was accepted is stored and sent."""
        for _ in range(2000):
            await asyncio.sleep(0.001)
            if not self.live.pending:
                break
        await asyncio.sleep(0)

    async def close(self) -> None:
        for connection in self.connections:
            connection.gone()
        await self.hub.close()

    async def act(self, seat: int, action: int) -> None:
        self.live.table.play(seat, action)
        self.live.flush()
        await self.settle()

    async def undo(self, seat: int) -> None:
        self.live.table.undo(seat)
        self.live.flush()
        await self.settle()


def random_moves(world: World, moves: int) -> None:
    """Plays at random at the world's table."""
    chosen = random.Random(6)
    table = world.live.table
    for _ in range(moves):
        seat = next(seat for seat in range(SEATS) if table.owes(seat))
        table.play(seat, chosen.choice(table.blind(seat).legal(seat)))
        world.live.flush()
