"""Whole random games."""

from __future__ import annotations

from tests.core.pebbles import GAME

from bestiary.core import Chance, get, playout, playouts
from bestiary.core.playout import buffer


def test_a_playout_ends_with_the_game() -> None:
    state = get("marry").start(3, Chance(1))
    made = playout(state, Chance(2), 1_000_000, buffer())
    assert state.over
    assert made > 30


def test_a_playout_stops_at_its_limit() -> None:
    state = get("marry").start(3, Chance(1))
    assert playout(state, Chance(2), 10, buffer()) == 10
    assert not state.over


def test_a_playout_answers_for_all_who_owe_and_stops_at_nature() -> None:
    for seed in range(20):
        state = GAME.start(2, Chance(seed))
        playout(state, Chance(seed), 1000, buffer())
        assert state.over or state.thrown  # type: ignore[attr-defined]


def test_playouts_from_a_state_leave_it_alone_and_repeat() -> None:
    state = get("marry").start(4, Chance(1))
    legal = state.legal(int(state.first))  # type: ignore[attr-defined]
    first = playouts(state, 3, 9)
    assert playouts(state, 3, 9) == first
    assert playouts(state, 3, 10) != first
    assert state.legal(int(state.first)) == legal  # type: ignore[attr-defined]
