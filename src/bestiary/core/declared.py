"""What a game is declared with: its options, kinds of actions and events, score terms, and what its checks look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, get_args

Form = Literal["text", "number", "seat", "seats"]
Stage = Literal["turn", "step", "may", "target", "cost"]
# The order in which a person says why not: whose turn it is, which step, whether this may be done at all, what it is
# aimed at, what it costs.
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)


@dataclass(frozen=True)
class Option:
    """A choice made before a game starts; the first value is the default.

    An open option also takes a text of one's own, such as a tile set, which the game's `check_text` reads. With an
    endless value a game may never end: it is for tables of people, and what plays by itself refuses it. Its form says
    what an open option's text is: one seat or several by their letters, a number, or lines that one writes.
    """

    name: str
    values: tuple[str, ...]
    open: bool = False
    endless: tuple[str, ...] = ()
    form: Form = "text"

    @property
    def ending(self) -> tuple[str, ...]:
        """Return the values with which every game ends."""
        return tuple(value for value in self.values if value not in self.endless)


@dataclass(frozen=True)
class ActionKind:
    """A run of action numbers that mean the same thing with other parts."""

    name: str
    first: int
    count: int


@dataclass(frozen=True)
class Condition:
    """What a kind of action needs: the number of the rule that refuses it otherwise, and when a person names it."""

    rule: int
    stage: Stage


@dataclass(frozen=True)
class EventKind:
    """A kind of event and what its arguments are: `name:type` with type seat, spot, place, number or a word family.

    A place is a spot that the game has words of its own for.
    """

    name: str
    arguments: tuple[str, ...] = ()
    quiet: bool = False  # whether a log that is read while playing goes without it

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return the names of its arguments."""
        return tuple(argument.split(":")[0] for argument in self.arguments)

    @cached_property
    def spots(self) -> tuple[str, ...]:
        """Return the names of those that are spots of the board."""
        pairs = (argument.split(":") for argument in self.arguments)
        return tuple(name for name, family in pairs if family in ("spot", "place"))


@dataclass(frozen=True)
class Term:
    """Something a position is made of, and what greedy bots take one of it to be worth."""

    name: str
    weight: int
    unit: int = 1  # how many of it people call one: where a game counts in hundredths of a point, a hundred


@dataclass(frozen=True)
class Unseen:
    """What a blind state leaves open: how many cards of each kind, and the hidden places that hold them."""

    kinds: tuple[int, ...]
    places: tuple[tuple[str, int, int], ...]  # a column, its cell for the first kind, and how many cards lie there


@dataclass(frozen=True)
class Trial:
    """A long check of a game's own: how many cases it has, and what yields for each of them what is wrong."""

    name: str
    cases: int
    run: Callable[[], Iterator[str]]  # an empty text if all is well
