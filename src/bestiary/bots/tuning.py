"""What a bot takes score terms to be worth: as the game declares it, or as it is tried out in the lab."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bestiary.core.game import Game
from bestiary.core.optional.mind import mind_of

Tuning = Mapping[str, int]  # a term's weight, or one of the settings below, by its name

AS_DECLARED: Final[Tuning] = MappingProxyType({})
SCALE: Final = "scale"
HORIZON: Final = "horizon"
EXPLORATION: Final = "exploration"
TRIES: Final = "tries"
SETTINGS: Final = {SCALE: 1, HORIZON: 0, EXPLORATION: 0, TRIES: 1}  # what else can be tried, and the least of each


def setting(game: Game, name: str, tuning: Tuning = AS_DECLARED) -> int:
    """Return one of the search's settings."""
    return tuning.get(name, int(getattr(mind_of(game), name)))


def weights(game: Game, tuning: Tuning = AS_DECLARED) -> list[int]:
    """Return the weights of a game's terms, in declared order."""
    return [tuning.get(term.name, term.weight) for term in mind_of(game).terms]
