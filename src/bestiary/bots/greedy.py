"""The bot that takes what is worth most at once, by the score terms its game declares."""

from __future__ import annotations

from typing import Final

from bestiary.bots.bot import Bot
from bestiary.bots.search import Scales
from bestiary.bots.tuning import AS_DECLARED, Tuning, weights
from bestiary.core.chance import Chance
from bestiary.core.registry import game_of
from bestiary.core.state import State

FILLS: Final = 8  # most guesses at what is hidden and at what chance will bring
ENOUGH: Final = 3  # guesses in a row that weigh all actions alike: what is hidden hardly matters here
SEEDS: Final = 1 << 30


class Greedy(Bot):
    """A player who takes what makes its terms exceed the mean of its rivals' by most; equals by chance."""

    name = "greedy"
    tuning: Tuning = AS_DECLARED

    def choose(self, blind: State, seat: int, chance: Chance) -> int:
        actions = self.asked(blind, seat)
        if len(actions) == 1:
            return actions[0]
        if (advised := self.advised(blind, seat, chance)) is not None:
            return advised
        scales = Scales(weights(game_of(blind), self.tuning), seat)
        totals = [0] * len(actions)
        last: list[int] = []
        alike = 0
        for _ in range(FILLS):
            full = blind.clone()
            full.fill(chance)
            worths = scales.compare(full, chance.below(SEEDS))
            totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
            alike = alike + 1 if worths == last else 1
            if alike == ENOUGH:
                break
            last = worths
        most = max(totals)
        best = [action for action, total in zip(actions, totals, strict=True) if total == most]
        return best[chance.below(len(best))]
