"""A thousand aims on a table, with what they would hit by the game's own count: `python -m tests.games.monstrous.aims`.

The page's test reads it: what the page interpolates while a hand drags must be what Python counts.
"""

from __future__ import annotations

import math
import sys

import msgspec
import numpy as np

from bestiary.core import NATURE, Chance, column, get
from bestiary.games.monstrous.physics import nature
from bestiary.games.monstrous.physics.landings import techniques
from bestiary.games.monstrous.physics.overview import hits_of, painted, unpacked
from bestiary.games.monstrous.rules.numbers import TABLE_X, TABLE_Y
from bestiary.games.monstrous.show.odds import AimOdds, landings_at, odds_of
from bestiary.games.monstrous.state import Monstrous

AIMS = 1_000
SEED = 7
DECISIONS = 60


class CountedAim(msgspec.Struct):
    """An aim with what it hits by the game's own count of landings: shares by card."""

    technique: int
    goal: list[float]  # millimetres
    bearing: float  # degrees
    hits: dict[int, float]
    nothing: float
    off: float


class Sample(msgspec.Struct):
    """A moment's numbers, and aims that were counted one by one."""

    odds: AimOdds
    aims: list[CountedAim]


def table(seed: int = SEED) -> Monstrous:
    """Play some throws by practised landings, so that cards lie about."""
    game, chance = get("monstrous"), Chance(seed)
    state = game.start(3, chance)
    for _ in range(DECISIONS):
        if state.over:
            break
        mask = state.to_act()
        if mask == NATURE:
            state.apply_nature(column(game.outcome(state, chance)))
            continue
        seat = int(mask).bit_length() - 1
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    assert isinstance(state, Monstrous)
    return state


def sample(state: Monstrous, count: int = AIMS) -> Sample:
    """Count aims one by one, beside the numbers that stand for all of them."""
    dice, skill = np.random.default_rng(SEED), int(state.skill)
    cards, picture = painted(nature.lying(state), nature.pairs(state))
    aims = []
    for _ in range(count):
        technique, bearing = int(dice.integers(len(techniques()))), float(dice.uniform(-180, 180))
        goal = dice.uniform(-1, 1, 2) * (int(TABLE_X), int(TABLE_Y))
        under, off = landings_at(techniques()[technique], skill, goal[None], math.radians(bearing))
        masks = hits_of(picture, under)[0]
        shares = unpacked(masks, len(cards)).mean(axis=0)
        hits = {card: float(share) for card, share in zip(cards, shares, strict=True) if share}
        bare = float(((masks == 0) & ~off[0]).mean())
        aims.append(CountedAim(technique, [float(at) / 1000 for at in goal], bearing, hits, bare, float(off.mean())))
    return Sample(odds_of(state), aims)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(sample(table())))
