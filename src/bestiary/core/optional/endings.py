"""Endings: why a finished game ended as it did, by its count and in a sentence."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeAlias

from bestiary.core.generic import S

if TYPE_CHECKING:
    from bestiary.core.words import Words

# A state, and the events that led to it, each its kind and its arguments.
Moment: TypeAlias = "tuple[S, Sequence[Sequence[int]]]"


@dataclass
class Phrase:
    """A sentence of the game's catalogue, with what stands in it: numbers, players, and other messages of it."""

    message: str
    values: dict[str, int] = field(default_factory=dict)
    seats: dict[str, list[int]] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)

    def say(self, names: Sequence[str], words: Words) -> str:
        """Say it; `names` are the players'."""
        said = {name: words.say(message) for name, message in self.words.items()}
        called = {name: ", ".join(names[seat] for seat in seats) for name, seats in self.seats.items()}
        return words.say(self.message, **self.values, **called, **said)


@dataclass
class Column:
    """A part of the count: what each seat has of it; `ending-<name>` in the catalogue is its head.

    What adds makes up the seats' points; the rest only stands beside them.
    """

    name: str
    values: list[int]
    adds: bool = True


@dataclass
class Finale:
    """A finished game told: who won and how, why where that is certain, the count, and what else is worth telling."""

    title: Phrase
    how: Phrase
    count: list[Column]
    why: Phrase | None = None
    also: list[Phrase] = field(default_factory=list)


class Endings(ABC, Generic[S]):
    """A part for games that tell their end; the page shows any other by its scores alone."""

    @abstractmethod
    def ending(self, moments: Iterable[Moment[S]]) -> Finale:
        """Tell a finished game from all its moments, the deal first; it is the same state each time, gone on."""


def rows_of(moments: Iterable[Moment[S]]) -> tuple[S, list[Sequence[int]]]:
    """Return the last state and all rows of the log, for games whose end tells enough."""
    rows: list[Sequence[int]] = []
    states = []
    for state, told in moments:
        states = [state]
        rows.extend(told)
    return states[-1], rows


def deciding(count: Sequence[Column], first: int, second: int) -> Phrase | None:
    """Say which part alone puts one seat before another: in all else that one would be level or ahead.

    Nothing is said where no single part does.
    """
    adding = [column for column in count if column.adds]
    totals = {seat: sum(column.values[seat] for column in adding) for seat in (first, second)}
    ahead = totals[first] - totals[second]
    leads = [(column.values[first] - column.values[second], column) for column in adding]
    lead, column = max(leads, key=lambda each: each[0], default=(0, None))
    if column is None or ahead <= 0 or lead < ahead:
        return None
    more, less = column.values[first], column.values[second]
    rest: Mapping[str, int] = {"rest": totals[first] - more, "other": totals[second] - less}
    return Phrase(
        "ending-by-part",
        {"more": more, "less": less, **rest, "level": int(rest["rest"] == rest["other"])},
        {"first": [first], "second": [second]},
        {"part": f"ending-{column.name}"},
    )
