"""Bots that search: the levels from brute to titan, and a search of any number of simulations."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from bestiary.bots.bot import Bot, Row, UnknownBot
from bestiary.bots.search_grove import Grove
from bestiary.bots.search_tree import Tree
from bestiary.bots.tuning import AS_DECLARED, SETTINGS, Tuning, setting, weights
from bestiary.core.chance import Chance
from bestiary.core.game import Game
from bestiary.core.registry import game_of
from bestiary.core.state import State

SEEDS: Final = 1 << 30
SLICE: Final = 100  # simulations between two looks at the clock
LONGEST: Final = 4.0  # seconds; met only where the engine is not compiled, so that a move comes all the same


class Seeker(Bot):
    """A player who searches from what it knows; the same seed gives the same move, unless the clock cuts it short."""

    simulations: int
    tuning: Tuning = AS_DECLARED

    def choose(self, blind: State, seat: int, chance: Chance) -> int:
        actions = blind.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if (advised := self.advised(blind, seat, chance)) is not None:
            return advised
        return pick(self.think(blind, seat, chance).counts())

    def think(self, blind: State, seat: int, chance: Chance, known: bool = False) -> Tree:
        """Search and return the tree, for whoever wants to know why; `known` takes the state for a full one."""
        return self.grow(blind, seat, int(chance.below(SEEDS)), self.simulations, known)

    def think_part(self, blind: State, seat: int, chance: Chance, part: int, parts: int) -> list[Row]:
        """Search one of several trees that share the simulations, and return what it says of each action."""
        seed = [int(chance.below(SEEDS)) for _ in range(parts)][part]
        share = self.simulations * (part + 1) // parts - self.simulations * part // parts
        return self.grow(blind, seat, seed, share).counts()

    def grow(self, blind: State, seat: int, seed: int, simulations: int, known: bool = False) -> Tree:
        """Grow a tree by so many simulations, or as many as the longest time allows."""
        tree = sapling(blind, seat, seed, known, self.tuning)
        until = time.monotonic() + LONGEST
        while tree.done < simulations and time.monotonic() < until:
            tree.run(min(SLICE, simulations - int(tree.done)))
        return tree


def pick(rows: Sequence[Row]) -> int:
    """Return the action that was visited most; of equals, the one that brought most."""
    return max(rows, key=lambda row: row[1:])[0]


def seeker(bot: Bot) -> Seeker:
    """Return the bot if it searches: only then can it say what moves are worth."""
    if not isinstance(bot, Seeker):
        raise UnknownBot(f"{bot.name} does not search, so it can't say what moves are worth")
    return bot


def merge(parts: Sequence[Sequence[Row]]) -> list[Row]:
    """Add up what several trees say of the same actions."""
    merged = []
    for rows in zip(*parts, strict=True):
        visits = sum(row[1] for row in rows)
        total = math.fsum(count * mean for _, count, mean in rows)
        merged.append((rows[0][0], visits, total / visits if visits else 0.0))
    return merged


def tree_for(game: Game) -> type[Tree]:
    """Return the kind of tree that fits a game: one for each player where decisions stay unseen."""
    return Grove if game.hides_actions else Tree


def sapling(blind: State, seat: int, seed: int, known: bool = False, tuning: Tuning = AS_DECLARED) -> Tree:
    """Plant a tree by what the game declares of its terms, or by what is tried instead."""
    game = game_of(blind)
    scale, horizon, exploration, tries = (setting(game, name, tuning) for name in SETTINGS)
    tree = tree_for(game)(blind, seat, weights(game, tuning), scale, horizon, seed, known)
    tree.exploration = exploration / 100
    tree.tries = tries
    return tree


class Search(Seeker):
    """A search with a number of simulations of one's own choice."""

    def __init__(self, simulations: int) -> None:
        self.simulations = simulations
        self.name = f"search-{simulations}"
        self.effort = sum(simulations >= least for least in EFFORTS)


class Brute(Seeker):
    """A sound player."""

    name = "brute"
    effort = 4
    simulations = 500


class Ogre(Seeker):
    """A good player."""

    name = "ogre"
    effort = 5
    simulations = 2_500


class Titan(Seeker):
    """The best player there is within about half a second a move."""

    name = "titan"
    effort = 6
    simulations = 15_000


# From how many simulations on a search takes as much care with a game's own advice as the level of that effort.
EFFORTS: Final = (40, 120, 120, Brute.simulations, Ogre.simulations, Titan.simulations)
