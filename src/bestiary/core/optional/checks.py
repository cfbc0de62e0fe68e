"""Checks: what a game adds so that the conformance kit looks deeper. Nothing here changes how it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic

from bestiary.core.declared import Condition, Trial, Unseen
from bestiary.core.generic import S
from bestiary.core.state import State


class Checks(Generic[S]):
    """A part for games that want more checked than what holds for all."""

    # What each kind of action needs, by its name, in the order in which a person is told; `State.breaks` judges each.
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {}
    # Kinds of actions that a seat may be asked for though nothing else is allowed, each with the reason; where a game
    # says nothing of it, nothing is checked.
    asked_alone: ClassVar[Mapping[str, str] | None] = None
    # Places of a view (`table.*.corner.*`) that the spoken text leaves out, each with the reason.
    unspoken: ClassVar[Mapping[str, str] | None] = None
    forgets: ClassVar[bool] = False  # whether something shown can be hidden again by the same decision

    def invariants(self, state: S) -> list[str]:
        """Name what is broken in a full state: cards, pieces or counts that have come or gone."""
        return []

    def positions(self) -> Mapping[str, State]:
        """Return positions worth a look that play hardly ever reaches, each by a name; new states each time."""
        return {}

    def trials(self) -> Sequence[Trial]:
        """Return long checks of the game's own, which only a full check runs."""
        return ()

    def rare_outcomes(self) -> Mapping[str, tuple[State, Sequence[int]]]:
        """Return moments at which nature owes, each with an outcome that hardly ever comes, by a name."""
        return {}

    def unseen(self, blind: S) -> Unseen | None:
        """Return the cards that a blind state leaves open, where they are kept as counts by kind."""
        return None

    def chances(self, blind: S) -> Mapping[tuple[str, int], Mapping[int, float]] | None:
        """Return how likely each value of hidden cells (column and index) is, where cards are kept one by one."""
        return None


_NONE: Final = Checks()


def checks_of(game: object) -> Checks:
    """Return what a game adds for the checks."""
    return game if isinstance(game, Checks) else _NONE
