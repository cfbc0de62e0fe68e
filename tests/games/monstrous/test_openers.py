"""What it is worth to begin, and who counts as the god who began."""

from __future__ import annotations

import pytest
from tests.games.monstrous import openers
from tests.games.monstrous.landings import play_on, start
from tests.games.monstrous.scene import GAME

from bestiary.core import Chance, bits
from bestiary.games.monstrous.game import MonstrousGame
from bestiary.games.monstrous.state import Monstrous


def test_a_pair_is_one_deal_begun_by_each() -> None:
    shares = list(openers.pairs(1, {"sunset": "2"}))
    assert shares[0] in (0, 0.25, 0.5, 0.75, 1)
    assert list(openers.pairs(1, {"sunset": "2"})) == shares


def test_figures_have_an_interval_by_pairs() -> None:
    found = openers.figures([0.5] * 50 + [1.0] * 50)
    assert found["share"] == 0.75
    assert 0.69 < found["low"] < found["share"] < found["high"] < 0.81


@pytest.mark.parametrize(("options", "same"), [({}, False), ({"youngest": "b"}, True)])
def test_the_winner_of_a_war_is_paired_with_the_god_who_began_the_war(options: dict[str, str], same: bool) -> None:
    state = start(3, {"wars": "three", "sunset": "1", **options})
    assert isinstance(GAME, MonstrousGame)
    first = int(state.first)
    assert GAME.opener(state) == first
    state = play_on(state, Chance(2))
    assert isinstance(state, Monstrous)
    assert state.over
    assert (int(state.first) == first) == same
    assert GAME.opener(state) == first
    won = GAME.figures(state)["won by the god who began"]
    assert won == float(first in bits(state.winners()))
