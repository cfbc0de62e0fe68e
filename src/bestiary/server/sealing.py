"""A key that is made by all who are here: pages are told hashes first, then asked for their numbers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping

from bestiary.core.record import Share
from bestiary.server.connection import Connection
from bestiary.server.messages import KeyRound, Promise, ShowNumber
from bestiary.table.errors import BadShare, TableRefusal
from bestiary.table.round import Round

Hearers = Callable[[], Iterable[tuple[Connection, str]]]


class Sealing:
    """One making of a key among people; each is known by the lock of his token, and adds for one seat."""

    def __init__(
        self,
        seats: Mapping[str, int],
        draw: Callable[[], bytes],
        hearers: Callable[[], Iterable[tuple[Connection, str]]],
    ) -> None:
        self.seats = seats
        self.hearers = hearers  # who is here now, each with his lock
        self.made = Round(set(seats.values()), lambda: int(time.monotonic() * 1000), draw)
        self.heard = asyncio.Event()

    async def make(self) -> Round:
        """Wait until all numbers are there, or nobody is left who adds one; tell everybody at each step."""
        made = self.made
        while not made.done:
            step = self._step()
            for connection, lock in self.hearers():
                self.tell(connection, lock)
            while self._step() == step and not made.begin_anew():
                await self._something()
        return made

    def _step(self) -> tuple[int, bool, bool]:
        return self.made.attempts, self.made.settled, self.made.done

    async def _something(self) -> None:
        self.heard.clear()
        try:
            await asyncio.wait_for(self.heard.wait(), max(0, self.made.left() + 1) / 1000)
        except TimeoutError:
            return

    def hear(self, lock: str, message: Promise | ShowNumber) -> None:
        """Take a hash or a number; raises what is wrong with it."""
        seat, made = self.seats.get(lock, -1), self.made
        if message.attempt != made.attempts:
            raise BadShare("this round is over: another one has begun")
        if isinstance(message, Promise):
            made.promise(seat, message.commitment)
        else:
            made.show(seat, message.number)
        self.heard.set()

    def tell(self, connection: Connection, lock: str) -> None:
        """Tell somebody how far it is: all hashes, once they are there, and whether his own number is asked for."""
        made = self.made
        if made.done:
            return
        seat = self.seats.get(lock, -1)
        connection.send(
            KeyRound(
                attempt=made.attempts,
                commitment=made.commitment,
                settled=made.settled,
                seats=sorted(made.seats),
                shares=[Share(each.seat, each.commitment, "") for each in made.shares()] if made.settled else [],
                left_out=made.left_out,
                own=seat if seat in made.seats else -1,
            )
        )


def rematch_sealing(connections: Collection[Connection], draw: Callable[[], bytes]) -> Sealing:
    """Return the making of a rematch's key by those who play at the table before it."""
    seats = {each.key.lock: each.key.seats[0] for each in connections if each.adds and each.key.seats}
    return Sealing(seats, draw, lambda: [(each, each.key.lock) for each in connections])


def no_round() -> TableRefusal:
    """Say that nobody asked for a number."""
    return TableRefusal("not-due", "no key is being made here now")
