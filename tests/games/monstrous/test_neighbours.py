"""Arrow keys go to the nearest spot in each quarter, whatever is kept from earlier views."""

from __future__ import annotations

import random

import pytest

from bestiary.core import Chance
from bestiary.core.game import column
from bestiary.core.state import NATURE
from bestiary.core.view import Spot
from bestiary.games.monstrous import GAME

WAYS = (("left", -1, 0), ("right", 1, 0), ("up", 0, 1), ("down", 0, -1))


def nearest(spot: Spot, others: list[Spot], dx: int, dy: int) -> str:
    """Compares with all others: what the quick way has to find."""
    best, distance = "", float("inf")
    for other in others:
        along = (other.x - spot.x) * dx + (other.y - spot.y) * dy
        across = abs((other.x - spot.x) * dy) + abs((other.y - spot.y) * dx)
        if along > 0 and across <= along and along + across < distance:
            best, distance = other.id, along + across
    return best


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {}), (10, {"players": "teams"})])
def test_neighbours_are_the_nearest_in_each_quarter(seats: int, options: dict[str, str]) -> None:
    state = GAME.start(seats, Chance(seats), options)
    chosen = random.Random(seats)
    for move in range(60):
        mask = state.to_act()
        if mask == NATURE:
            state.apply_nature(column(GAME.outcome(state, Chance(move))))
        elif mask:
            seat = chosen.choice([seat for seat in range(seats) if mask >> seat & 1])
            state.play(seat, chosen.choice(state.legal(seat)))
        if move % 6 == 0:
            for seat in (0, seats):
                spots = GAME.view_of(state, seat).spots
                for spot in spots:
                    found = {name: nearest(spot, spots, dx, dy) for name, dx, dy in WAYS}
                    assert list(spot.neighbours.items()) == [(name, other) for name, other in found.items() if other]
