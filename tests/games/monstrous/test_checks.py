"""What the checks watch over: cards that come, go or lie where none can lie are named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bestiary.core import Chance, get
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

GAME = get("monstrous")


def started() -> Monstrous:
    state = GAME.start(3, Chance(4))
    assert isinstance(state, Monstrous)
    return state


def lose_a_card(state: Monstrous) -> None:
    state.place[next(card for card in range(60) if state.place[card] == n.HAND)] = n.UNUSED


def owe_faith(state: Monstrous) -> None:
    state.faith[1] = -1


def repeat_a_location(state: Monstrous) -> None:
    state.location[0] = state.location[1]


def test_a_game_that_has_just_begun_is_sound() -> None:
    assert GAME.invariants(started()) == []


@pytest.mark.parametrize("fault", [lose_a_card, owe_faith, repeat_a_location])
def test_a_fault_is_named(fault: Callable[[Monstrous], None]) -> None:
    state = started()
    fault(state)
    assert GAME.invariants(state)
