"""Nature: outcomes that come from outside the rules, such as how a thrown card lands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from bestiary.core.chance import Chance
from bestiary.core.errors import BadGame
from bestiary.core.generic import S


class Nature(ABC, Generic[S]):
    """A part for games in which `to_act()` may be NATURE; the state then takes outcomes in by `apply_nature`."""

    @abstractmethod
    def outcome(self, state: S, chance: Chance) -> Sequence[int]:
        """Return an outcome that nature may give here, quickly: for search, arenas, environments and checks."""

    def live_outcome(self, state: S, chance: Chance) -> Sequence[int]:
        """Compute the outcome at a live table, however long it takes; the quick one if there is no better."""
        return self.outcome(state, chance)

    def computed_by(self) -> str:
        """Say what computes live outcomes here: whoever says the same computes the same to the last digit."""
        return ""


def nature_of(game: object) -> Nature:
    """Return what gives a game's outcomes; asked only where one is owed."""
    if not isinstance(game, Nature):
        raise BadGame(f"{getattr(game, 'id', game)} owes an outcome from outside, but does not bring Nature")
    return game
