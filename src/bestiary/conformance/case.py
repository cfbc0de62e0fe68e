"""What a property is given to check: a game under one number of players and options, with games already played."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random
from typing import Final

from bestiary.conformance.walk import GREEDY, RANDOM, Node, Walk, walk
from bestiary.core import Chance, Game, State

MOST_FAILURES: Final = 5  # what fails once mostly fails everywhere
SMALL: Final = 32  # so many combinations of options are all tried; of more, every pair of values


@dataclass(frozen=True)
class Size:
    """Is how much one round of checks looks at, under each number of players and options."""

    random: int = 10  # games
    greedy: int = 2
    nodes: int = 5  # moments of each game
    actions: int = 400  # of the action space at a node; a larger space is sampled
    fills: int = 4
    many_fills: int = 1_500  # for the check of how they are spread


class Enough(Exception):
    """Is raised to leave a property that has failed often enough."""


class Setting:
    """Is a game with a number of players and options, and the games played with them for all properties."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, size: Size) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.size = size

    @cached_property
    def plays(self) -> list[tuple[int, str]]:
        """Returns the seed and the way of playing of each game."""
        how = [RANDOM] * self.size.random + [GREEDY] * (self.size.greedy if has_greedy() else 0)
        return [(self.seed + number, each) for number, each in enumerate(how)]

    @cached_property
    def nodes(self) -> list[Node]:
        """Returns moments of all games, some on the way and the end, and the positions that the game names."""
        return [node for seed, how in self.plays for node in self._moments(seed, how)] + self._positions()

    @cached_property
    def walks(self) -> list[Walk]:
        """Returns the games."""
        return [node.walk for node in self.nodes if node.state.to_act() == 0 and node.walk.moves]

    def _moments(self, seed: int, how: str) -> list[Node]:
        kept: list[tuple[State, int]] = []
        last: list[tuple[State, int]] = []
        dice = Random(seed)

        def visit(state: State, step: int) -> None:
            if state.to_act() == 0:
                last.append((deepcopy(state), step))
            elif len(kept) < self.size.nodes:
                kept.append((deepcopy(state), step))
            elif (at := dice.randrange(step + 1)) < len(kept):
                kept[at] = (deepcopy(state), step)

        played = walk(self.game, self.seats, self.options, seed, how, visit)
        return [Node(state, played, step) for state, step in sorted(kept, key=lambda pair: pair[1]) + last]

    def _positions(self) -> list[Node]:
        found = []
        for name, state in self.game.positions().items():
            if state.seats == self.seats and self.game.chosen(state) == self.options:
                state.chance = Chance(self.seed)
                found.append(Node(state, Walk(self.seed, f"position {name!r}"), 0))
        return found

    @property
    def open_nodes(self) -> list[Node]:
        """Returns the moments at which a seat owes a decision."""
        return [node for node in self.nodes if not node.state.over]


class Case:
    """Counts what a property looked at under a setting, and keeps what went wrong."""

    def __init__(self, name: str, seed: int) -> None:
        self.cases = 0
        self.failures: list[str] = []
        self.note = ""
        self.random = Random(f"{name} {seed}")

    def that(self, holds: bool, where: str, otherwise: str) -> None:
        """Counts a case; if it does not hold, says where and what is wrong."""
        self.cases += 1
        if not holds:
            self.failures.append(f"{where}: {otherwise}")
            if len(self.failures) == MOST_FAILURES:
                raise Enough

    def not_run(self, why: str) -> None:
        """Says why there is nothing to check; it does not count as passed."""
        self.note = why

    def seed(self) -> int:
        """Draws a seed for a chance source."""
        return self.random.randrange(1 << 40)


def has_greedy() -> bool:
    """Tells whether a greedy bot is installed."""
    try:
        from bestiary import bots
    except ImportError:
        return False
    return GREEDY in bots.names()


def choices_of_options(game: Game) -> list[dict[str, str]]:
    """Returns all combinations of a game's options, or enough of them that every pair of values meets."""
    names = [option.name for option in game.options]
    spaces = [option.values for option in game.options]
    total = 1
    for values in spaces:
        total *= len(values)
    if total <= SMALL:
        return [dict(zip(names, chosen, strict=True)) for chosen in product(*spaces)]
    return [dict(zip(names, row, strict=True)) for row in pairwise(spaces)]


def pairwise(spaces: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """Returns rows in which every two values of different options stand together at least once."""
    wanted = {
        (a, x, b, y)
        for a in range(len(spaces))
        for b in range(a + 1, len(spaces))
        for x in spaces[a]
        for y in spaces[b]
    }
    dice = Random(0)
    rows = [tuple(values[0] for values in spaces)]  # the game as it is mostly played
    wanted -= _pairs(rows[0])
    while wanted:
        first = min(wanted)
        tries = []
        for _ in range(50):
            row = [dice.choice(values) for values in spaces]
            row[first[0]], row[first[2]] = first[1], first[3]
            tries.append(tuple(row))
        best = max(tries, key=lambda row: len(wanted & _pairs(row)))
        rows.append(best)
        wanted -= _pairs(best)
    return rows


def _pairs(row: Sequence[str]) -> set[tuple[int, str, int, str]]:
    return {(a, row[a], b, row[b]) for a in range(len(row)) for b in range(a + 1, len(row))}
