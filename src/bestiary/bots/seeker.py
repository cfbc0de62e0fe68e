"""Bots that search, in five levels from hatchling to titan.

A level is a number of simulations and a temperature: weaker levels see less far and sometimes take a move that looks
nearly as good as the best, never one that they themselves see to be bad.
"""

from __future__ import annotations

import math
import time
from bisect import bisect
from itertools import accumulate
from typing import Final

from bestiary.bots.bot import Bot
from bestiary.bots.search_tree import Tree
from bestiary.core.chance import Chance
from bestiary.core.registry import game_of
from bestiary.core.state import State

SEEDS: Final = 1 << 30
SLICE: Final = 100  # simulations between two looks at the clock
LONGEST: Final = 4.0  # seconds; met only where the engine is not compiled, so that a move comes all the same
FINE: Final = 1_000_000


class Seeker(Bot):
    """Searches from what its seat knows; the same seed gives the same move, unless the clock cuts it short."""

    simulations: int
    temperature: float = 0.0  # in shares of a won game
    blunder: float = 0.0  # the most it gives away knowingly

    def choose(self, blind: State, seat: int, chance: Chance) -> int:
        actions = blind.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if (advised := self.advised(blind, seat, chance)) is not None:
            return advised
        tree = self.think(blind, seat, chance)
        if self.temperature == 0:
            return tree.best()
        return self.near_best(tree, chance)

    def think(self, blind: State, seat: int, chance: Chance, known: bool = False) -> Tree:
        """Searches and returns the tree, for whoever wants to know why; `known` takes the state for a full one."""
        tree = sapling(blind, seat, int(chance.below(SEEDS)), known)
        until = time.monotonic() + LONGEST
        while tree.done < self.simulations and time.monotonic() < until:
            tree.run(min(SLICE, self.simulations - int(tree.done)))
        return tree

    def near_best(self, tree: Tree, chance: Chance) -> int:
        """Draws among the moves that look at most a blunder worse than the best, the better the likelier."""
        rows = [row for row in tree.counts() if row[1]]
        best = max(mean for _, _, mean in rows)
        near = [(action, mean) for action, _, mean in rows if mean >= best - self.blunder]
        shares = [int(FINE * math.exp((mean - best) / self.temperature)) for _, mean in near]
        pick = int(chance.below(sum(shares)))
        return near[bisect(list(accumulate(shares)), pick)][0]


def sapling(blind: State, seat: int, seed: int, known: bool = False) -> Tree:
    """Plants a tree by what the game declares of its terms."""
    game = game_of(blind)
    weights = [term.weight for term in game.terms]
    return Tree(blind, seat, weights, game.scale, game.horizon, seed, known)


class Search(Seeker):
    """Searches with a number of simulations of one's own choice, and plays what they say."""

    def __init__(self, simulations: int) -> None:
        self.simulations = simulations
        self.name = f"search-{simulations}"
        self.effort = sum(simulations >= level.simulations for level in (Hatchling, Whelp, Whelp, Brute, Ogre, Titan))


class Hatchling(Seeker):
    """Looks around and plays what it likes."""

    name = "hatchling"
    effort = 1
    simulations = 40
    temperature = 0.08
    blunder = 0.25


class Whelp(Seeker):
    """Knows what is good and forgets it at times."""

    name = "whelp"
    effort = 2
    simulations = 120
    temperature = 0.04
    blunder = 0.12


class Brute(Seeker):
    """Plays soundly."""

    name = "brute"
    effort = 4
    simulations = 500
    temperature = 0.01
    blunder = 0.04


class Ogre(Seeker):
    """Plays well."""

    name = "ogre"
    effort = 5
    simulations = 2_500


class Titan(Seeker):
    """Plays as well as we can within about half a second a move."""

    name = "titan"
    effort = 6
    simulations = 15_000
