"""What changes for spectators, found in two positions, is what comparing their views would find."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from bestiary.core import Chance, State
from bestiary.games.marry.game import GAME
from bestiary.table.changes import changed


def whole_game(seats: int, seed: int) -> list[State]:
    """Plays at random and returns what spectators knew after each decision."""
    state = GAME.start(seats, Chance(seed))
    chosen = random.Random(seed)
    known = [state.blind(seats)]
    while mask := state.to_act():
        seat = mask.bit_length() - 1
        state.play(seat, chosen.choice(state.legal(seat)))
        known.append(state.blind(seats))
    return known


def check(before: State, after: State) -> None:
    """Sees that the changes turn one view into the other."""
    seats = int(before.seats)
    was, now = GAME.view(before, seats), GAME.view(after, seats)
    assert changed(was, GAME.changes(before, after)) == msgspec.to_builtins(now)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_from_decision_to_decision_and_back(seats: int) -> None:
    known = whole_game(seats, seats)
    for before, after in pairwise(known):
        check(before, after)
        check(after, before)
        assert GAME.changes(after, after) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_between_any_two_positions(seats: int) -> None:
    known = [position for seed in range(3) for position in whole_game(seats, seed)]
    drawn = random.Random(1)
    for _ in range(300):
        check(drawn.choice(known), drawn.choice(known))
