"""Looks back at a finished game: everyone's chances after each move, and what a bot would have played instead.

Chances are searched from the full state, hidden cards and all, as the game is over; chance that was still to come
stays open. What should have been played is searched from what the seat knew then, so that nobody is blamed for cards
that could not be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from bestiary import bots
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


class BadAnalysis(BestiaryError):
    """An analysis that can't be made."""


class Rated(msgspec.Struct, frozen=True):
    """An action that could have been chosen, and the chances to win with it, as far as the seat could know."""

    action: int
    notation: str
    chance: float


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

    @property
    def lost(self) -> float:
        """Return what the move gave away; nothing where the bot agrees."""
        return 0.0 if self.played == self.better else max(0.0, self.chance_better - self.chance_played)


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

    def turning_points(self) -> list[int]:
        """List the moves that changed somebody's chances by much."""
        pairs = zip(self.chances, self.chances[1:], strict=False)
        return [move for move, (old, new) in enumerate(pairs, 1) if swing(old, new) >= TURNING]

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
    return Analysis(level, chances, tuple(look.decision for look in found if look.decision), stopped)


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
            chances = win_chances(state, min(bot.simulations, CHANCES), number)
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
    means = {action: round(mean, 4) for action, _, mean in tree.counts()}
    better = tree.best()
    return Decision(
        number + 1,
        seat,
        move.text,
        game.notation(blind, better),
        means[played],
        means[better],
        reasons(blind, seat, played),
        reasons(blind, seat, better),
        [Rated(action, game.notation(blind, action), mean) for action, mean in means.items()],
    )
