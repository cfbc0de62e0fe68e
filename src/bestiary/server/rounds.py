"""Keys that are being made: a table's opener promises a number, is told the server's promise, and shows his."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bestiary.core.errors import BestiaryError
from bestiary.server.settings import Settings
from bestiary.table.errors import BadShare
from bestiary.table.round import OPENING_MS, Round

PER_ADDRESS = 40
IN_ALL = 10_000


class TooManyRounds(BestiaryError):
    """Too many keys that are being made at once."""


class Making(NamedTuple):
    """A round under way, and from where it was begun."""

    round: Round
    address: str


class Rounds:
    """All rounds under way; one whose time is over is forgotten, and whoever is late begins another."""

    def __init__(self, settings: Settings) -> None:
        self.now: Callable[[], int] = settings.now
        self.settings = settings
        self.under_way: dict[str, Making] = {}

    def begin(self, address: str, seat: int, hashed: str) -> tuple[str, Round]:
        """Begin a round by the hash of its one player's number."""
        self._tidy()
        here = sum(making.address == address for making in self.under_way.values())
        if here >= PER_ADDRESS or len(self.under_way) >= IN_ALL:
            raise TooManyRounds(f"{here} tables are being opened from your address: wait {OPENING_MS // 1000} seconds")
        made = Round({seat}, self.now, self.settings.key)
        made.promise(seat, hashed)
        id = self.settings.id()  # noqa: A001
        self.under_way[id] = Making(made, address)
        return id, made

    def end(self, id: str, number: str) -> Round:  # noqa: A002
        """Take the number that was promised; a round serves one table."""
        self._tidy()
        making = self.under_way.get(id)
        if making is None:
            raise BadShare("this round is over: its number was not shown in time, or it has made a key before")
        (seat,) = making.round.seats
        making.round.show(seat, number)
        del self.under_way[id]
        return making.round

    def _tidy(self) -> None:
        for id, making in list(self.under_way.items()):  # noqa: A001
            if making.round.late():
                del self.under_way[id]
