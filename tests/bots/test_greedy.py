"""Greedy copes with what a game may ask of it: luck, rivals, frames, and outcomes from outside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.bots.fair import BARTER, GAMBLE, GOOD_DEAL, ROB, SURE, THROW, WAIT, Fair, FairGame, fair

from bestiary import bots
from bestiary.bots.search import Scales
from bestiary.core import Chance, register, registry


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register(FairGame())
    yield
    del registry._registered["fair"]


def chosen(state: Fair, seed: int = 1) -> int:
    return bots.get("greedy").choose(state, 0, Chance(seed))


def test_luck_is_weighed_over_several_guesses() -> None:
    # Four on average beat three for sure, if the guesses are many enough to see it.
    gambles = sum(chosen(fair(SURE, GAMBLE), seed) == GAMBLE for seed in range(200))
    assert gambles > 120


def test_all_actions_of_a_guess_have_the_same_luck() -> None:
    for seed in range(20):
        first, second = Scales([1], 0).compare(fair(GAMBLE, GAMBLE), seed)
        assert first == second


def test_what_a_rival_loses_by_an_action_counts() -> None:
    assert chosen(fair(SURE, ROB)) == ROB


def test_what_a_rival_gains_by_his_own_turn_does_not_count() -> None:
    assert Scales([1], 0).compare(fair(SURE, WAIT), 1) == [3, 1]


def test_a_frame_is_judged_by_its_end() -> None:
    assert Scales([1], 0).compare(fair(SURE, BARTER), 1) == [3, 9]
    assert chosen(fair(SURE, BARTER)) == BARTER
    opened = fair(BARTER)
    opened.apply(0, BARTER)
    assert chosen(opened) == GOOD_DEAL


def test_an_outcome_from_outside_is_not_waited_for() -> None:
    assert Scales([1], 0).compare(fair(SURE, THROW), 1) == [3, 0]
    assert chosen(fair(SURE, THROW)) == SURE


def test_a_lone_action_needs_no_thought() -> None:
    assert chosen(fair(WAIT)) == WAIT
