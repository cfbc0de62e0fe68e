"""Measures how strong bots are: each rung of a ladder plays the one below it, until the difference is certain enough.

A pair plays one of the upper rung against the lower rung in all other seats, every seat in turn, on the same deals as
every other pair. What is found is a share of wins; a rating adds the differences up, from the bottom of the ladder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import Final

import msgspec

from bestiary.core.registry import get
from bestiary.lab.arena import Arena, BadArena, Outcome
from bestiary.lab.crew import Crew, play_all
from bestiary.lab.players import player
from bestiary.lab.stats import wilson

RUNGS: Final = (
    "random,greedy,search-10,search-100,search-1000,search-10000,"
    "hatchling:greedy,whelp,brute,ogre,titan,cheat-1000:search-1000"
)
BLOCK: Final = 30  # games between two looks at a pair
MOST: Final = 200  # games of a pair
MOST_OF_THE_SLOW: Final = 60  # games of a pair one of which thinks long
SLOW: Final = 10_000  # simulations a move
# Who looks often stops too easily: Pocock's deviate keeps the error of seven looks together at 5 %.
LOOKS: Final = 2.485

FORM: Final = 1


class Game(msgspec.Struct, array_like=True, frozen=True):
    """One game of a pair: its number, the upper rung's share of the win, its length, and who thought how long."""

    number: int
    share: float
    length: int
    upper_choices: int
    upper_seconds: float
    lower_choices: int
    lower_seconds: float


class Pair(msgspec.Struct):
    """A rung against the one it is measured by."""

    upper: str
    lower: str
    most: int
    games: list[Game] = []

    @property
    def wins(self) -> float:
        return sum(game.share for game in self.games)

    def decided(self, players: int) -> bool:
        """Tell whether the upper rung's share is surely not the fair one, or will not be looked for any longer."""
        if len(self.games) >= self.most:
            return True
        low, high = wilson(self.wins, len(self.games), LOOKS)
        return len(self.games) >= BLOCK and not low <= 1 / players <= high

    def missing(self) -> list[int]:
        """List the games of the next block that were not played yet."""
        played = {game.number for game in self.games}
        goal = min(self.most, (len(played) // BLOCK + 1) * BLOCK)
        return [number for number in range(goal) if number not in played]


class Ladder(msgspec.Struct, forbid_unknown_fields=True):
    """A plan and what was played of it so far."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    rungs: str
    pairs: list[Pair]
    form: int = FORM
    when: str = ""

    @property
    def done(self) -> bool:
        return all(pair.decided(self.players) for pair in self.pairs)

    def names(self) -> list[str]:
        """Return all rungs, the one that others are rated by first."""
        return list(dict.fromkeys(name for pair in self.pairs for name in (pair.lower, pair.upper)))


Told = Callable[[Pair, int], None]  # is told of games just finished of a pair


def plan(game: str, players: int | None, options: Mapping[str, str], seed: int, rungs: str = RUNGS) -> Ladder:
    """Plan a ladder and refuse what can't be played."""
    seats = players or min(get(game).seats)
    pairs = [Pair(upper, lower, most_games(upper, lower)) for upper, lower in read_rungs(rungs)]
    ladder = Ladder(game, seats, get(game).complete(options), seed, rungs, pairs)
    for pair in pairs:
        arena_of(ladder, pair)
    return ladder


def read_rungs(text: str) -> list[tuple[str, str]]:
    """Read rungs: each is measured by the one before it, or by the one it names after a colon."""
    pairs: list[tuple[str, str]] = []
    known: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        name, colon, base = (side.strip() for side in part.partition(":"))
        if name in known:
            raise BadArena(f"{name} stands on the ladder twice; rungs are named once each")
        player(name)
        if colon and base not in known:
            raise BadArena(f"{name} can only be measured by a rung before it, which {base!r} is not")
        if known:
            pairs.append((name, base or known[-1]))
        known.append(name)
    if not pairs:
        raise BadArena("a ladder has at least two rungs, as in random,greedy,search-100")
    return pairs


def most_games(upper: str, lower: str) -> int:
    """Return how many games a pair is given at most."""
    slow = any(getattr(player(name), "simulations", 0) >= SLOW for name in (upper, lower))
    return MOST_OF_THE_SLOW if slow else MOST


def climb(ladder: Ladder, crew: Crew | int, saved: Callable[[], None], told: Told) -> None:
    """Play a block of each pair in turn, slow pairs last, so that whoever stops early knows a little of all.

    Ctrl-C may come at any time: `saved` is called after every portion.
    """
    while open_pairs := [pair for pair in ladder.pairs if not pair.decided(ladder.players)]:
        pair = min(open_pairs, key=lambda pair: (len(pair.games) // BLOCK, -pair.most))
        with closing(play_all(arena_of(ladder, pair), pair.missing(), crew)) as played:
            for outcomes in played:
                pair.games += [row_of(outcome) for outcome in outcomes]
                saved()
                told(pair, len(outcomes))


def arena_of(ladder: Ladder, pair: Pair) -> Arena:
    """Seat one of the upper rung among the lower."""
    lineup = (pair.upper, *[pair.lower] * (ladder.players - 1))
    return Arena(ladder.game, lineup, pair.most, ladder.options, ladder.seed)


def row_of(outcome: Outcome) -> Game:
    """Keep what a ladder needs of a game."""
    share = 1 / len(outcome.winners) if 0 in outcome.winners else 0.0
    upper, *lower = outcome.thought
    return Game(
        outcome.number,
        round(share, 4),
        outcome.length,
        upper.choices,
        round(upper.seconds, 4),
        sum(each.choices for each in lower),
        round(sum(each.seconds for each in lower), 4),
    )


def seconds_a_move(pairs: Sequence[Pair], name: str) -> float | None:
    """Return the CPU seconds of a choice, over all games of a rung."""
    uppers = [game for pair in pairs if pair.upper == name for game in pair.games]
    lowers = [game for pair in pairs if pair.lower == name for game in pair.games]
    choices = sum(game.upper_choices for game in uppers) + sum(game.lower_choices for game in lowers)
    seconds = sum(game.upper_seconds for game in uppers) + sum(game.lower_seconds for game in lowers)
    return seconds / choices if choices else None
