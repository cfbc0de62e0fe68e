"""Levels below greedy: players who know what is good and at times do not look.

A level that errs by a temperature gives away more in a long game than in a short one. One that at each decision either
plays as greedy does or takes anything is weak by a share that can be measured in any game, so each game has its own.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from bestiary.bots.bot import Bot
from bestiary.bots.dice import Dice
from bestiary.bots.greedy import Greedy
from bestiary.bots.tuning import AS_DECLARED, Tuning
from bestiary.core.chance import Chance
from bestiary.core.registry import game_of
from bestiary.core.state import State

WHOLE: Final = 1000
HEEDLESS: Final = "heedless"  # the share as it is tried out in the lab, at least 1
OTHERS: Final = "other games"  # the row for games that nobody has calibrated


@cache
def heedless(level: str, game: str) -> int:
    """Return how many decisions of a thousand a level takes without looking."""
    shares: dict[str, dict[str, int]] = json.loads((files("bestiary.bots") / "levels.json").read_text("utf-8"))
    return shares.get(game, shares[OTHERS])[level]


class Blend(Bot):
    """A player who takes some decisions by chance and the others as greedy does."""

    tuning: Tuning = AS_DECLARED

    def __init__(self) -> None:
        self._careful, self._careless = Greedy(), Dice()
        self._careful.effort = self.effort

    def choose(self, blind: State, seat: int, chance: Chance) -> int:
        share = self.tuning.get(HEEDLESS) or heedless(self.name, game_of(blind).id)
        who = self._careless if chance.below(WHOLE) < share else self._careful
        return who.choose(blind, seat, chance)


class Hatchling(Blend):
    """A beginner, about half way between chance and greed."""

    name = "hatchling"
    effort = 1


class Whelp(Blend):
    """A player who knows what is good and forgets it at times."""

    name = "whelp"
    effort = 2
