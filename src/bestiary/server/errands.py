"""Work that takes a while and needs no process of its own: done beside the loop, each address in its turn."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, cast

from bestiary.core.errors import BestiaryError
from bestiary.server.turns import Place, Turns

T = TypeVar("T")

WAITING_OF_ONE: Final = 12  # pieces of work that wait, of one address


class TooManyErrands(BestiaryError):
    """More asked for at once than one address may have waiting."""


class Errands:
    """One thread for games that are looked back at, records that are checked, texts that are read.

    Without turns whoever asks most would have all of it; without an end to the queue it would grow for as long as
    somebody keeps asking.
    """

    def __init__(self) -> None:
        self.turns = Turns[Any]("errands")
        self.open: Counter[str] = Counter()  # requests that are not answered yet, by address

    async def run(self, address: str, what: str, work: Callable[[], T]) -> T:
        """Return what some work comes to, once it is its turn; `what` it is about is told apart within an address."""
        with self._counted(address):
            return cast("T", await self.turns.ask(Place(address, what), work))

    async def read(self, address: str, reading: Callable[[], Awaitable[T]]) -> T:
        """Return what the database is asked for: that takes no turn of others, but no address asks without end."""
        with self._counted(address):
            return await reading()

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        if self.open[address] >= WAITING_OF_ONE:
            raise TooManyErrands(
                f"{WAITING_OF_ONE} requests of your address wait for their turn: wait for an answer before you ask more"
            )
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def close(self) -> None:
        """End; whatever waits is never done."""
        self.turns.close()


def in_pieces(things: Iterable[T]) -> Iterator[T]:
    """Go through things and let others have the interpreter after each: compiled code keeps it by itself."""
    for thing in things:
        yield thing
        time.sleep(0)
