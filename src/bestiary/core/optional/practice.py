"""Practice: a table to try things out on, outside any match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic

from bestiary.core.errors import NoPractice
from bestiary.core.generic import S


class Practice(ABC, Generic[S]):
    """A part for games in which there is something to practise; the table is kept as a text, by whoever practises."""

    practice: ClassVar[tuple[str, ...]]  # kinds of events that are told

    @abstractmethod
    def rehearse(self, text: str) -> S:
        """Lay a table out to practise on, at first from an empty text; raise `BadNotation` for a bad one."""

    @abstractmethod
    def rehearsed(self, state: S) -> str:
        """End what was practised on such a table once it is at rest, and write how it lies then."""


def practice_of(game: object) -> Practice:
    """Return what can be practised in a game, or raise `NoPractice`."""
    if not isinstance(game, Practice):
        raise NoPractice(f"{getattr(game, 'id', game)} has nothing to practise")
    return game
