"""How the kept games of this game end, and what they show."""

from __future__ import annotations

import pytest
from tests.games.golden import FOLDER, golden, told
from tests.games.marry.scene import GAME

from bestiary.core import load
from bestiary.games.marry.notation.positions import write_position
from bestiary.games.marry.state import Marry

FINAL = {
    3: (
        "a1 c1 c1 b1 / c1 c3 b1 b1 c3 / . a1 a1 c3 b1 . / . a2 a3 @ a1 b1 . / "
        "b1 c1 a3 a1 c1 c1 / a1 c1 a1 c1 . / b1 b1 b1 b1 ; "
        "points=69,29,83 hands=3s1b2f,6s2b7f,3s1b3f turn=c round=5 step=3 "
        "pile=bfbbbbbbsffffsbffsbbbssssssssssf end=c free_tower=once_when_reached houses=1 shown=60"
    ),
    4: (
        "d1 b3 c3 a3 / b1 b3 b2 b1 a1 / d2 a1 c1 c1 d1 a1 / b1 b1 b1 b1 a1 a1 b1 / "
        "b3 c1 c3 @ b1 d1 / b1 b1 a1 a3 c1 / d1 c1 d1 c1 ; "
        "points=58,72,73,53 hands=5s3f,1b,5s2f,6s2b4f turn=b first=c round=6 pile=bsssbff corner=c1 "
        "end=b stomps=1 played=7 shown=95 foreign=yes"
    ),
    5: (
        "b1 a1 c3 c3 / a1 c2 a1 e1 b1 / b3 a1 c1 d1 c2 a1 / b2 e1 e1 b1 a1 e1 c3 / "
        "d1 b3 d3 c3 e2 a1 / e1 a3 a1 c3 a3 / e2 e2 b1 @ ; "
        "points=74,33,17,93,76 hands=1s2b5f,3s2b1f,-,8s7b5f,3s turn=d first=d round=7 step=1 "
        "pile=bfffffbbbffffssssssssss end=d free_tower=once_when_reached shown=119"
    ),
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_replays_to_the_same_state(seats: int) -> None:
    final = golden(GAME, seats).final()
    assert isinstance(final, Marry)
    assert write_position(final) == FINAL[seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_can_be_told_from_its_events_alone(seats: int) -> None:
    said = told(GAME, golden(GAME, seats))
    assert "makes a mate for the fachan and wins with" in said[-1]


def test_together_they_show_both_values_of_the_option() -> None:
    assert {golden(GAME, seats).header.options["free_tower"] for seats in GAME.seats} == set(GAME.options[0].values)


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_the_first_rules_are_still_told(seats: int) -> None:
    old = load(FOLDER / f"marry-v1-{seats}.json")
    assert told(GAME, old) == told(GAME, golden(GAME, seats))  # what is decided by itself now happened then as well
