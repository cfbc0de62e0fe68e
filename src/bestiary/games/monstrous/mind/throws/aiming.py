"""How bots throw: they weigh landings of practised throws by what they would hit, then play the best ones through.

Search can't see beyond a throw, so the game advises: which card, which side up, where and how. Targets are looked at
on a coarse grid first, then around the best.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bestiary.core.chance import Chance
from bestiary.games.monstrous.mind.throws.foresight import Foresight, best_answer
from bestiary.games.monstrous.mind.throws.lookout import Lookout, Weighed
from bestiary.games.monstrous.mind.throws.plans import THROW_ASKS, Plan
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

FAVOURITES: Final = 12  # targets around which is looked closer
PICKS: Final = 4  # throws around which those look closer that look past a throw
CLOSER: Final = 8  # throws around each of them
SEEDS: Final = 1 << 30


class Level(NamedTuple):
    """How hard a bot thinks about a throw."""

    samples: int  # landings of each throw at the first look
    blur: float  # by how much it misjudges, in the weights of the score terms
    looks: int = 0  # throws that are looked past, for each card, side and location


LEVELS: Final = (
    Level(4, 160.0),
    Level(6, 70.0),
    Level(12, 0.0),
    Level(12, 0.0, 1),
    Level(12, 0.0, 2),
    Level(16, 0.0, 4),
)


def advise(state: Monstrous, seat: int, chance: Chance, effort: int) -> int | None:
    """Return a bot's next decision of a throw, or nothing where it has something else to decide."""
    if state.ask_seat != seat:
        return None
    if state.ask == n.ASK_LOCK:
        return int(n.LOCK)
    level = LEVELS[max(1, min(effort, len(LEVELS))) - 1]
    if state.ask in THROW_ASKS:
        return plan(state, seat, chance, level).actions(int(state.ask))[0]
    if level.looks and not state.teams and state.step != n.SETUP:
        return best_answer(state, seat, int(chance.below(SEEDS)))
    return None


def plan(state: Monstrous, seat: int, chance: Chance, level: Level) -> Plan:
    """Return the throw that promises most of those that are still open."""
    view = Lookout(state, seat)
    coarse = view.weigh(view.first_throws(), level.samples)
    if level.blur:
        return blurred(coarse, level.blur, chance).best(1)[0]
    if level.looks and not state.teams:
        return look_past(view, coarse, level.looks, Foresight(view, int(chance.below(SEEDS))))
    return view.weigh(view.every_way(view.around(coarse.best(FAVOURITES)))).best(1)[0]


def look_past(view: Lookout, coarse: Weighed, looks: int, sight: Foresight) -> Plan:
    """Return the throw that leads to the best chance to win: first of each card and location, then around the best."""
    near = view.nearest_places(coarse.throws)
    spread = [plan for place in range(int(n.PLACES)) for plan in coarse.best_of_each(near == place, looks)]
    best = sight.foresee(spread)[:PICKS]
    closer: dict[Plan, None] = {}
    for pick in best:
        around = view.weigh(view.every_way(view.around([pick])), hands=[view.hand_of(pick)])
        closer.update(dict.fromkeys(around.best(CLOSER)))
    return sight.foresee([*best, *closer])[0]


def blurred(weighed: Weighed, blur: float, chance: Chance) -> Weighed:
    """Return throws as someone sees them who misjudges each a little."""
    draws = scrambled(int(chance.below(SEEDS)), weighed.values.size * 3).reshape(*weighed.values.shape, 3)
    return Weighed(weighed.hands, weighed.throws, weighed.values + blur * (draws.sum(axis=-1) - 1.5))


def scrambled(seed: int, count: int) -> NDArray[np.float64]:
    """Return numbers from 0 to 1 that follow from a seed alone (splitmix64)."""
    mixed = np.arange(seed, seed + count, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return np.asarray((mixed ^ (mixed >> np.uint64(31))) / 2.0**64)
