"""Sights: an aim as people take it before they let go, by a place of the table, a side of it and a manner.

Terminals and practice ask here: what can be aimed at by name, what a throw would probably hit, how it is drawn and how
it is said. What becomes of it is an aim as `Aims` has it, or nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeAlias

from bestiary.core.errors import BadNotation
from bestiary.core.generic import S

if TYPE_CHECKING:
    from bestiary.core.view import View
    from bestiary.core.words import Words

Mark: TypeAlias = tuple[int, int, str]  # line and column of a drawing, and the sign that stands there


class BadSight(BadNotation):
    """Words that begin like a sight and are none; they say why in the language of whoever wrote them."""


@dataclass(frozen=True)
class Sight:
    """Where one aims, in the game's own lengths, from which side and in which manner, both by number."""

    x: int
    y: int
    side: int = 0
    manner: int = 0


@dataclass(frozen=True)
class Target:
    """Something that can be aimed at by name."""

    text: str  # what is written to aim at it
    said: str  # what and where it is, in a sentence
    spot: str
    sight: Sight  # at its middle, from the side and in the manner that hit it most often
    chance: float  # of hitting it so


class Sights(ABC, Generic[S]):
    """A part for games with aims whose table can be drawn as text."""

    @abstractmethod
    def targets(self, blind: S, seat: int, words: Words) -> list[Target]:
        """Return what the seat can aim at by name now; nothing where it is not asked to aim."""

    @abstractmethod
    def read_sight(self, blind: S, seat: int, text: str, words: Words) -> Sight | None:
        """Read words such as `at naxos from north soft`, in any language; None for a text that is no such words.

        Raise `BadSight` in the given words where it begins like a sight and can't be one.
        """

    @abstractmethod
    def aim_along(self, sight: Sight) -> list[int]:
        """Return the numbers of the aim."""

    @abstractmethod
    def nudge(self, sight: Sight, how: str) -> Sight:
        """Move a sight by a step: `left`, `right`, `up`, `down`; to the next `side` or `manner`, or back: `-side`."""

    @abstractmethod
    def sight_at(self, sight: Sight, line: int, column: int) -> Sight | None:
        """Return the sight at a place of the drawing, or nothing beside the table."""

    @abstractmethod
    def say_sight(self, blind: S, sight: Sight, words: Words) -> str:
        """Say where and how one aims, and what that will probably hit."""

    @abstractmethod
    def mark_sight(self, blind: S, sight: Sight) -> list[Mark]:
        """Return signs on the drawing: where throws will probably end, and last where one aims."""

    @abstractmethod
    def flight(self, view: View) -> Sequence[list[Mark]]:
        """Return a few pictures of what flew last, as signs on the drawing before it landed."""
