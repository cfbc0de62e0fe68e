"""Counting tables: how many sequences of decisions lead from a position, to catch any change of what is allowed."""

from __future__ import annotations

from copy import deepcopy

import pytest
from tests.games.marry.scene import GAME

from bestiary.core import Chance, State
from bestiary.games.marry.notation.positions import read_position

# From depth 1 on, checked by hand where it is short: 36 empty spaces and `done`; then 36 x (35 + 1) and 18 moves + 1.
TABLE = {
    "d4=@ ; step=3 houses=3": [37, 1315, 44803],
    "d4=@ d5=a1 d6=b2 d7=a2 ; points=31,0,0 hands=2s1b1f,-,-": [25, 306, 4745],
    "d4=@ a1=a3 a2=a2 a3=a1 ; points=75,0,0 step=3 houses=1 towers=2": [36, 220, 1145, 6542],
    "d4=@ d5=a1 e4=b1 c3=a3 b3=a1 ; points=15,0,0 hands=3s3b3f,-,-": [25, 418, 8264],
    "a1=@ a2=a1 b1=b3 b2=a1 ; points=44,41,44 hands=9b9f,3s,3b": [8, 128, 2986, 35566],
    "d4=@ a1=a3 a2=a3 a3=a2 d5=b1 d7=a1 ; points=45,0,0 hands=2s1f,1s,-": [23, 242, 2452, 56242],
    "d4=@ d5=a1 ; turn=c round=200 hands=-,-,3s": [17, 66, 1766],
}


def leaves(state: State, depth: int, *, by_refusal: bool = False) -> int:
    """Counts the sequences of `depth` decisions; a finished game is one leaf."""
    if depth == 0 or state.over:
        return 1
    seat = int(state.to_act()).bit_length() - 1
    if by_refusal:
        legal = [action for action in range(GAME.actions) if not state.refusal(seat, action)]
    else:
        legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = deepcopy(state)
        twin.apply(seat, action)
        total += leaves(twin, depth - 1, by_refusal=by_refusal)
    return total


def standing(position: str) -> State:
    state = read_position(position)
    state.chance = Chance(1)
    return state


@pytest.mark.parametrize("position", TABLE)
def test_the_number_of_ways_on_has_not_changed(position: str) -> None:
    counts = TABLE[position]
    assert [leaves(standing(position), depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("position", TABLE)
def test_counting_by_refusals_gives_the_same(position: str) -> None:
    assert leaves(standing(position), 2, by_refusal=True) == TABLE[position][1]


def test_a_first_free_house_is_counted_by_hand() -> None:
    assert TABLE["d4=@ ; step=3 houses=3"][:2] == [36 + 1, 36 * (35 + 1) + (18 + 1)]
