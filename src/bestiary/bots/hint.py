"""Says which moves are best and why: their chances to win, and the score terms that they change.

Everything is computed from a seat's blind state: what is hidden is imagined several times, and a term's change is the
mean over what was imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from bestiary.bots.search import Scales
from bestiary.bots.seeker import Seeker
from bestiary.bots.wire import MOVES, Hint, Reason
from bestiary.core.chance import Chance
from bestiary.core.declared import Term
from bestiary.core.optional.mind import mind_of
from bestiary.core.registry import game_of
from bestiary.core.state import State

FILLS: Final = 12  # guesses at what is hidden, for the reasons
REASONS: Final = 4  # the weightiest that are told
SEEDS: Final = 1 << 30
TENTH: Final = 1  # decimals of a mean change; what rounds to nothing is none


def advise(bot: Seeker, blind: State, seat: int, chance: Chance, count: int = MOVES) -> list[Hint]:
    """Return the best moves that a bot finds, the best first."""
    advised = bot.advised(blind, seat, chance)
    tree = bot.think(blind, seat, chance)
    overall = tree.chances_to_win()[seat]
    # What is forced, or advised by the game itself, may have no entry in the tree.
    rows = [(action, visits, mean if visits else overall) for action, visits, mean in tree.counts()]
    rows = [row for row in rows if row[1] or row[0] == advised or len(rows) == 1]
    rows.sort(key=lambda row: (row[0] == advised, row[1:]), reverse=True)
    return [Hint(action, round(mean, 4), reasons(blind, seat, action)) for action, _, mean in rows[:count]]


def reasons(blind: State, seat: int, action: int) -> list[Reason]:
    """Say what an action changes at once: the seat's own terms, and what it takes from the others.

    What others gain is left out: it is mostly what their own turn brings them, not what the action does.
    """
    terms = mind_of(game_of(blind)).terms
    scales = Scales([term.weight for term in terms], seat)
    chance = Chance(action)
    rows: dict[int, list[list[int]]] = {each: [] for each in range(blind.seats)}
    for _ in range(FILLS):
        full = blind.clone()
        full.fill(chance)
        scales.prepare(full, chance.below(SEEDS))
        after = scales.ending(full, action)
        for each, changes in rows.items():
            old, new = full.terms(each), after.terms(each)
            changes.append([late - early for early, late in zip(old, new, strict=True)])
    found = [
        (abs(term.weight * term.unit * mean), Reason(each, term.name, mean))
        for each, changes in rows.items()
        for term, mean in zip(terms, means(changes, terms), strict=True)
        if mean and (each == seat or harms(term, mean))
    ]
    # The order of equals stays: the seat's own terms come first, as they are declared.
    found.sort(key=lambda pair: -pair[0])
    found.sort(key=lambda pair: pair[1].seat != seat)
    return [reason for _, reason in found[:REASONS]]


def means(changes: Sequence[Sequence[int]], terms: Sequence[Term]) -> list[float]:
    """Return the mean change of each term, in tenths of what people call one."""
    columns = zip(terms, zip(*changes, strict=True), strict=True)
    return [round(fsum(column) / len(changes) / term.unit, TENTH) for term, column in columns]


def harms(term: Term, by: float) -> bool:
    """Tell whether a change is to the disadvantage of whose term it is."""
    return term.weight * by < 0
