"""Looks back at a finished game: everyone's chances after each move, and what a bot would have played instead.

Chances are searched from the full state, hidden cards and all, as the game is over; chance that was still to come
stays open. What should have been played is searched from what the seat knew then, so that nobody is blamed for cards
that could not be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary import bots
from bestiary.bots.seeker import Seeker, sapling
from bestiary.core.aims import read_decision
from bestiary.core.chance import Chance
from bestiary.core.errors import BestiaryError
from bestiary.core.game import Game, bits, column
from bestiary.core.record import NATURES_SEAT, Record
from bestiary.core.registry import game_of
from bestiary.core.state import NATURE, State
from bestiary.lab.arena import seed_for

TURNING: Final = 0.12  # by how much a seat's chances change at a turning point
SWINGS: Final = 3  # how many positions a seat is given to try again
SLICE: Final = 100
LANDINGS: Final = 8  # ways to land that are looked at where something is in the air


class BadAnalysis(BestiaryError):
    """Is raised for an analysis that can't be made."""


@dataclass(frozen=True)
class Change:
    """Is a score term that a move changes, and by how much."""

    term: str
    by: int


@dataclass(frozen=True)
class Decision:
    """Is a choice that a seat made, and the one that a bot would have made with the same knowledge."""

    move: int  # as the record counts: 1 is the first
    seat: int
    played: str
    better: str  # the bot's move; the same as `played` where it agrees
    chance_played: float  # the seat's chances to win, as far as it could know
    chance_better: float
    played_changes: tuple[Change, ...]
    better_changes: tuple[Change, ...]

    @property
    def lost(self) -> float:
        """Returns what the move gave away; nothing where the bot agrees."""
        return 0.0 if self.played == self.better else max(0.0, self.chance_better - self.chance_played)


@dataclass(frozen=True)
class Analysis:
    """Is what was found: chances before the first move and after each, and the decisions that were looked at."""

    level: str
    chances: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    stopped: bool = False  # whether it was interrupted, and ends before the game does

    def turning_points(self) -> list[int]:
        """Lists the moves that changed somebody's chances by much."""
        pairs = zip(self.chances, self.chances[1:], strict=False)
        return [move for move, (old, new) in enumerate(pairs, 1) if swing(old, new) >= TURNING]

    def mistakes(self, seat: int) -> list[Decision]:
        """Returns a seat's decisions that gave away most, the worst first."""
        own = [each for each in self.decisions if each.seat == seat and each.lost > 0]
        return sorted(own, key=lambda each: -each.lost)[:SWINGS]


def swing(old: Sequence[float], new: Sequence[float]) -> float:
    """Returns the largest change of any seat's chances."""
    return max(abs(after - before) for before, after in zip(old, new, strict=True))


def level_of(name: str) -> Seeker:
    """Returns the bot that analyses."""
    bot = bots.get(name)
    if not isinstance(bot, Seeker):
        able = [each for each in bots.names() if isinstance(bots.get(each), Seeker)]
        raise BadAnalysis(f"{name} does not search, so it can't say what moves are worth; these can: {', '.join(able)}")
    return bot


def analyse(
    record: Record, level: str, seats: Sequence[int] | None = None, told: Callable[[int], None] = lambda _move: None
) -> Analysis:
    """Analyses a finished game; `told` hears of every move that was looked at."""
    bot = level_of(level)
    game = record.game
    if record.result is None:
        raise BadAnalysis("this game is not over: an analysis would tell what is hidden")
    wanted = range(record.header.seats) if seats is None else seats
    chances: list[tuple[float, ...]] = []
    decisions: list[Decision] = []
    stopped = False
    try:
        for number, (state, _) in enumerate(record.replay()):
            found = win_chances(state, bot.simulations, number)
            if number < len(record.moves):
                move = record.moves[number]
                if move.seat != NATURES_SEAT and move.seat in wanted:
                    decisions += look_at(game, state, bot, number, move.seat, move.text)
            chances.append(found)
            told(number)
    except KeyboardInterrupt:
        stopped = True
    return Analysis(level, tuple(chances), tuple(decisions), stopped)


def win_chances(state: State, simulations: int, number: int) -> tuple[float, ...]:
    """Returns every seat's chances in a full state."""
    if state.over:
        winners = bits(state.winners())
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    mask = state.to_act()
    if mask == NATURE:
        return chances_in_the_air(state, simulations, number)
    tree = sapling(state.clone(), bits(mask)[0], seed_for(number, 0), known=True)
    while tree.done < simulations:
        tree.run(min(SLICE, simulations - int(tree.done)))
    return tuple(tree.chances_to_win())


def chances_in_the_air(state: State, simulations: int, number: int) -> tuple[float, ...]:
    """Returns every seat's chances while something is in the air: the mean over ways it may land."""
    game, chance = game_of(state), Chance(seed_for(number, 3))
    rows = []
    for landing in range(LANDINGS):
        twin = state.clone()
        twin.chance = Chance(seed_for(number, 4, landing))
        twin.apply_nature(column(game.outcome(twin, chance)))
        rows.append(win_chances(twin, max(1, simulations // LANDINGS), number))
    return tuple(sum(seat) / LANDINGS for seat in zip(*rows, strict=True))


def look_at(game: Game, state: State, bot: Seeker, number: int, seat: int, text: str) -> list[Decision]:
    """Compares a move with the bot's; a forced one is no decision."""
    blind = state.blind(seat)
    played = read_decision(game, blind, text)
    # What search can't look beyond, such as a throw, it does not judge.
    judged = isinstance(played, int) and bot.advised(blind, seat, Chance(seed_for(number, 5))) is None
    if len(blind.legal(seat)) == 1 or not judged:
        return []
    assert isinstance(played, int)
    tree = bot.think(blind, seat, Chance(seed_for(number, 1)))
    means = {action: mean for action, _, mean in tree.counts()}
    better = tree.best()
    return [
        Decision(
            number + 1,
            seat,
            text,
            game.notation(blind, better),
            means[played],
            means[better],
            changes(game, state, seat, played, number),
            changes(game, state, seat, better, number),
        )
    ]


def changes(game: Game, state: State, seat: int, action: int, number: int) -> tuple[Change, ...]:
    """Says which of a seat's score terms an action changes at once."""
    twin = state.clone()
    twin.chance = Chance(seed_for(number, 2))
    before = state.terms(seat)
    twin.apply(seat, action)
    after = twin.terms(seat)
    return tuple(
        Change(term.name, new - old) for term, old, new in zip(game.terms, before, after, strict=True) if new != old
    )
