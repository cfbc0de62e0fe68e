"""Tables to try and to measure on: bare, with cards dropped all over, or filled by playing."""

from __future__ import annotations

import random
from typing import Final

from bestiary.core.chance import Chance
from bestiary.core.game import bits, column
from bestiary.core.registry import get
from bestiary.core.state import NATURE
from bestiary.games.monstrous.physics import nature
from bestiary.games.monstrous.physics.simulation import Pose, Release, throw
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.numbers import CORNER_X, CORNER_Y, LOCATION_Z, MONSTER_CARDS, ONE
from bestiary.games.monstrous.state import Monstrous

FLAT: Final = (int(n.ONE), 0, 0, 0)


def laid_out() -> dict[int, Pose]:
    """Return five locations in an X."""
    x, y = int(CORNER_X), int(CORNER_Y)
    places = ((-x, y), (x, y), (0, 0), (-x, -y), (x, -y))
    return {MONSTER_CARDS + place: (*at, int(LOCATION_Z), int(ONE), 0, 0, 0) for place, at in enumerate(places)}


def spread_out(monsters: int) -> dict[int, Pose]:
    """Let monsters fall flat all over the table."""
    dice = random.Random(monsters)
    falling = [
        Release(
            card,
            (dice.randint(-540_000, 540_000), dice.randint(-340_000, 340_000), 4_000 + 2_500 * card, *FLAT),
            (0.0, 0.0, 0.0),
            (0.0, 0.0, 0.0),
        )
        for card in range(monsters)
    ]
    if not falling:
        return laid_out()
    return {card: pose for card, pose in throw(laid_out(), falling).poses.items() if pose[2] != n.FALLEN}


def filled(gods: int, monsters: int, seed: int) -> Monstrous:
    """Play by physics, with throws at the middle of the table, until so many monsters lie there and one is aimed."""
    state = get("monstrous").start(gods, Chance(seed), {"deck": "epic"})
    assert isinstance(state, Monstrous)
    chance = Chance(seed)
    while True:
        if state.to_act() == NATURE:
            state.apply_nature(column(nature.live_outcome(state, chance)))
            continue
        lying = sum(int(place) == n.TABLE for place in state.place)
        if state.over:
            raise ValueError(f"the game of seed {seed} ended with {lying} monsters on the table")
        if state.ask == n.ASK_COLUMN and lying >= monsters:
            return state
        seat = bits(int(state.to_act()))[0]
        legal = state.legal(seat)
        if state.ask in (n.ASK_COLUMN, n.ASK_ROW):
            legal = legal[len(legal) // 5 : -len(legal) // 5]
        elif state.ask == n.ASK_MANNER:
            legal = legal[:: n.TECHNIQUES]
        state.apply(seat, legal[int(chance.below(len(legal)))])
