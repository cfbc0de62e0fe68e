"""What a property is given to check: a game under one number of players and options, with games already played."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from random import Random
from typing import Final

from bestiary.conformance.walk import GREEDY, NOBODY, RANDOM, Node, Walk, again, step_on, walk
from bestiary.core import Chance, Game, Log, State
from bestiary.core.optional.checks import checks_of

MOST_FAILURES: Final = 5  # what fails once mostly fails everywhere


@dataclass(frozen=True)
class Size:
    """How much one round of checks looks at, under each number of players and options."""

    random: int = 10  # games
    greedy: int = 2
    nodes: int = 5  # moments of each game
    actions: int = 400  # of the action space at a node; a larger space is sampled
    fills: int = 4
    many_fills: int = 1_500  # for the check of how they are spread
    far: int = 1_000_000  # decisions for which a game is followed where each of them is looked at for long
    thoughts: int = 60  # moments of all games at which bots are asked for a move
    twins: int = 300  # pairs of tables for each number of players


class Enough(Exception):
    """The way out of a property that has failed often enough."""


class Setting:
    """A game with a number of players and options, and the games played with them for all properties."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, size: Size) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.size = size

    @cached_property
    def plays(self) -> list[tuple[int, str]]:
        """Return the seed and the way of playing of each game."""
        how = [RANDOM] * self.size.random + [GREEDY] * (self.size.greedy if has_greedy() else 0)
        return [(self.seed + number, each) for number, each in enumerate(how)]

    @cached_property
    def walks(self) -> list[Walk]:
        """Return the games that could be played."""
        return [found for found in self.tried if isinstance(found, Walk)]

    @cached_property
    def tried(self) -> list[Walk | str]:
        """Return every game, or what went wrong in playing it."""
        return [self._try(seed, how) for seed, how in self.plays]

    def _try(self, seed: int, how: str) -> Walk | str:
        try:
            return walk(self.game, self.seats, self.options, seed, how)
        except Exception as error:
            return f"seed {seed}, {how} play: {in_one_line(error)}"

    @cached_property
    def nodes(self) -> list[Node]:
        """Return moments of all games, some on the way and the end, and the positions that the game names."""
        return [node for played in self.walks for node in self._moments(played)] + self._positions()

    def again(self, played: Walk, step: int | None = None, *, log: Log | None = None) -> State:
        """Make a game's state after some of its decisions, or all, from the deal on."""
        return again(self.game, self.seats, self.options, played, step, log=log)

    def _moments(self, played: Walk) -> list[Node]:
        steps = range(len(played.moves))
        dice = Random(played.seed)
        chosen = set(dice.sample(steps, min(self.size.nodes, len(steps))))
        if played.outcomes and chosen.isdisjoint(played.outcomes):  # nature owes at one of them at least
            chosen.add(dice.choice(list(played.outcomes)))
        return [
            Node(self.again(played, step), played, step, partial(self.again, played, step))
            for step in (*sorted(chosen), len(steps))
        ]

    def moments(self, most: int) -> Iterator[Node]:
        """Yield moments of all games at which a seat decides, at most so many, and the positions that the game names.

        They come from one replay of each game, so that many cost little more than few; their states have no chance.
        """
        decisions = sum(seat != NOBODY for played in self.walks for seat, _ in played.moves)
        chosen = set(Random(self.seed).sample(range(decisions), min(most, decisions)))
        number = 0
        for played in self.walks:
            state = self.again(played, 0)
            for step, (seat, action) in enumerate(played.moves):
                if seat != NOBODY:
                    if number in chosen:
                        yield Node(state.clone(), played, step, partial(self.again, played, step))
                    number += 1
                step_on(state, played, step, seat, action)
        yield from (node for node in self._positions() if not node.state.over)

    def _positions(self) -> list[Node]:
        return [
            Node(self._begun(state), Walk(self.seed, f"position {name!r}"), 0, partial(self._position, name))
            for name, state in checks_of(self.game).positions().items()
            if state.seats == self.seats and self.game.chosen(state) == self.options
        ]

    def _position(self, name: str) -> State:
        return self._begun(checks_of(self.game).positions()[name])

    def _begun(self, state: State) -> State:
        state.chance = Chance(self.seed)
        return state

    @property
    def open_nodes(self) -> list[Node]:
        """Return the moments at which a seat owes a decision."""
        return [node for node in self.nodes if not node.state.over]


class Case:
    """What a property looked at under a setting, counted, and what went wrong."""

    def __init__(self, name: str, seed: int) -> None:
        self.cases = 0
        self.failures: list[str] = []
        self.note = ""
        self.random = Random(f"{name} {seed}")

    def that(self, holds: bool, where: str, otherwise: str) -> None:
        """Count a case; if it does not hold, say where and what is wrong."""
        self.cases += 1
        if not holds:
            self.failures.append(f"{where}: {otherwise}")
            if len(self.failures) == MOST_FAILURES:
                raise Enough

    def not_run(self, why: str) -> None:
        """Say why there is nothing to check; it does not count as passed."""
        self.note = why

    def seed(self) -> int:
        """Draw a seed for a chance source."""
        return self.random.randrange(1 << 40)


def in_one_line(error: Exception) -> str:
    """Say what was raised, and where."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    place = f" ({Path(last.filename).name}:{last.lineno} in {last.name})" if last else ""
    return f"{type(error).__name__}: {error}{place}"


def has_greedy() -> bool:
    """Tell whether a greedy bot is installed."""
    try:
        from bestiary import bots
    except ImportError:
        return False
    return GREEDY in bots.names()
