"""Looks back at a finished game: everyone's chances after each move, and what a bot would have played instead.

Chances are searched from the full state, hidden cards and all, as the game is over; chance that was still to come
stays open. What should have been played is searched from what the seat knew then, so that nobody is blamed for cards
that could not be seen. What a move gave away is read off the curve of chances, as turning points are: what the mover's
own chances fell by where the bot would have played something else, and nothing where that may be an error.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from bestiary import bots
from bestiary.bots.bot import Row
from bestiary.bots.hint import reasons
from bestiary.bots.seeker import Seeker, sapling
from bestiary.bots.wire import Reason
from bestiary.core.aims import read_decision
from bestiary.core.chance import Chance
from bestiary.core.errors import BestiaryError
from bestiary.core.game import Game, bits, shares
from bestiary.core.record import NATURES_SEAT, Move, Record
from bestiary.core.state import NATURE, State
from bestiary.lab.arena import seed_for

TURNING: Final = 0.12  # by how much a seat's chances change at a turning point
SWINGS: Final = 3  # how many positions a seat is given to try again
CHANCES: Final = 3_000  # simulations for everyone's chances: a curve over a game needs no more
SLICE: Final = 100
SURE: Final = 2  # standard errors: a difference below them is none


class BadAnalysis(BestiaryError):
    """An analysis that can't be made."""


class Rated(msgspec.Struct, frozen=True):
    """An action that could have been chosen, and the chances to win with it, as far as the seat could know."""

    action: int
    notation: str
    chance: float
    doubt: float  # how much of its distance from the bot's move may be an error of the search


class Decision(msgspec.Struct, frozen=True):
    """A choice that a seat made, and the one that a bot would have made with the same knowledge."""

    move: int  # as the record counts: 1 is the first
    seat: int
    played: str
    better: str  # the bot's move; the same as `played` where it agrees
    chance_played: float  # the seat's chances to win, as far as it could know
    chance_better: float
    played_reasons: list[Reason] = []
    better_reasons: list[Reason] = []
    choices: list[Rated] = []
    doubt: float = 0.0  # how much of the difference between the two chances may be an error of the search
    fell: float = 0.0  # by how much the seat's chances fell with the move, by everything there was to know

    @property
    def lost(self) -> float:
        """Return what the move gave away; nothing where the bot agrees.

        Luck may have been in the fall: no more is told than the seat could have known, as far as the search can err.
        """
        most = self.chance_better - self.chance_played + self.doubt
        return max(0.0, min(self.fell, most)) if self.played != self.better else 0.0


class Look(msgspec.Struct, frozen=True):
    """What was found after a number of moves: everyone's chances, and the choice that comes next, if any."""

    number: int
    chances: list[float]
    decision: Decision | None = None


@dataclass(frozen=True)
class Analysis:
    """What was found: chances before the first move and after each, and the decisions that were looked at."""

    level: str
    chances: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    stopped: bool = False  # whether it was interrupted, and ends before the game does
    doubt: float = 0.0  # how much of a change of chances may be an error of the search

    def turning_points(self) -> list[int]:
        """List the moves that changed somebody's chances by much."""
        pairs = zip(self.chances, self.chances[1:], strict=False)
        return [move for move, (old, new) in enumerate(pairs, 1) if swing(old, new) >= max(TURNING, self.doubt)]

    def mistakes(self, seat: int) -> list[Decision]:
        """Return a seat's decisions that gave away most, the worst first."""
        own = [each for each in self.decisions if each.seat == seat and each.lost > 0]
        return sorted(own, key=lambda each: -each.lost)[:SWINGS]


def swing(old: Sequence[float], new: Sequence[float]) -> float:
    """Return the largest change of any seat's chances."""
    return max(abs(after - before) for before, after in zip(old, new, strict=True))


def level_of(name: str) -> Seeker:
    """Return the bot that analyses."""
    bot = bots.get(name)
    if not isinstance(bot, Seeker):
        able = [each for each in bots.names() if isinstance(bots.get(each), Seeker)]
        raise BadAnalysis(f"{name} does not search, so it can't say what moves are worth; these can: {', '.join(able)}")
    return bot


def analyse(
    record: Record, level: str, seats: Sequence[int] | None = None, told: Callable[[int], None] = lambda _move: None
) -> Analysis:
    """Analyse a finished game; `told` hears of every move that was looked at."""
    found: list[Look] = []
    stopped = False
    try:
        for look in looks(record, level, seats):
            found.append(look)
            told(look.number)
    except KeyboardInterrupt:
        stopped = True
    return gather(level, found, stopped)


def gather(level: str, found: Sequence[Look], stopped: bool = False) -> Analysis:
    """Put together what was found of a game."""
    chances = tuple(tuple(look.chances) for look in found)
    # Two independent searches apart, at even chances, where each errs most.
    doubt = SURE * math.sqrt(2 * 0.25 / searched(level_of(level)))

    def weighed(decision: Decision) -> Decision:
        after = chances[decision.move] if decision.move < len(chances) else chances[-1]
        fell = chances[decision.move - 1][decision.seat] - after[decision.seat]
        return msgspec.structs.replace(decision, fell=round(fell, 4) if fell > doubt else 0.0)

    decisions = tuple(weighed(look.decision) for look in found if look.decision)
    return Analysis(level, chances, decisions, stopped, round(doubt, 4))


def searched(bot: Seeker) -> int:
    """Return how many simulations everyone's chances are taken from."""
    return min(bot.simulations, CHANCES)


def looks(record: Record, level: str, seats: Sequence[int] | None = None) -> Iterator[Look]:
    """Look at a finished game from its deal to its end, one move after the other."""
    bot = level_of(level)
    if record.result is None:
        raise BadAnalysis("this game is not over: an analysis would tell what is hidden")
    wanted = range(record.header.seats) if seats is None else seats
    chances = [1 / record.header.seats] * record.header.seats
    for number, (state, _) in enumerate(record.replay()):
        # While something thrown is in the air nobody's chances have changed yet.
        if state.to_act() != NATURE:
            chances = win_chances(state, searched(bot), number)
        move = record.moves[number] if number < len(record.moves) else None
        decision = None
        if move is not None and move.seat != NATURES_SEAT and move.seat in wanted:
            decision = look_at(record.game, state.blind(move.seat), bot, number, move)
        yield Look(number, chances, decision)


def win_chances(state: State, simulations: int, number: int) -> list[float]:
    """Return every seat's chances in a full state."""
    if state.over:
        return shares(state)
    tree = sapling(state.clone(), bits(state.to_act())[0], seed_for(number, 0), known=True)
    while tree.done < simulations:
        tree.run(min(SLICE, simulations - int(tree.done)))
    return tree.chances_to_win()


def look_at(game: Game, blind: State, bot: Seeker, number: int, move: Move) -> Decision | None:
    """Compare a move with the bot's, from what the seat knew; a forced one is no decision."""
    seat = move.seat
    played = read_decision(game, blind, move.text)
    # What search can't look beyond, such as a throw, it does not judge.
    if not isinstance(played, int) or bot.advised(blind, seat, Chance(seed_for(number, 5))) is not None:
        return None
    if len(blind.legal(seat)) == 1:
        return None
    tree = bot.think(blind, seat, Chance(seed_for(number, 1)))
    rows = {row[0]: row for row in tree.counts()}
    means = {action: round(mean, 4) for action, _, mean in rows.values()}
    better = tree.best()
    doubts = {action: 0.0 if action == better else doubt_of(row, rows[better]) for action, row in rows.items()}
    return Decision(
        number + 1,
        seat,
        move.text,
        game.notation(blind, better),
        means[played],
        means[better],
        reasons(blind, seat, played),
        reasons(blind, seat, better),
        [Rated(action, game.notation(blind, action), mean, doubts[action]) for action, mean in means.items()],
        doubts[played],
    )


def doubt_of(*rows: Row) -> float:
    """Return how much of the difference of two means may be an error: much where one was hardly ever tried."""

    def variance(visits: int, mean: float) -> float:
        share = (visits * mean + 1) / (visits + 2)
        return share * (1 - share) / visits if visits else 1.0

    return round(min(1.0, SURE * math.sqrt(sum(variance(visits, mean) for _, visits, mean in rows))), 4)
