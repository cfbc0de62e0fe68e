"""Throw Step 1: which card, which side, and aims by the grid or by eight numbers (M22)."""

from __future__ import annotations

import pytest
from tests.games.monstrous.scene import GAME, Scene

from bestiary.core import Refused, column, pack
from bestiary.games.monstrous.rules import numbers as n

TEXT = "seats=2 rest=underworld hand-a=hydra,dragon hand-b=giant deck-a=gorgon/ deck-b=siren/"
GOOD = [0, -650_000, 200_000, 1_570_796, 200_000, 2_000, 25_000, 0]


def aiming() -> Scene:
    return Scene(TEXT).do("throw dragon unique")


def refusal(numbers: list[int], scene: Scene | None = None) -> str:
    scene = scene or aiming()
    before = pack(scene.state)
    number = int(scene.state.aim_refusal(0, column(numbers)))
    assert pack(scene.state) == before
    return GAME.rule(number).id if number else "allowed"


def test_a_card_is_thrown_from_the_hand_with_either_side_up() -> None:
    scene = Scene(TEXT)
    assert scene.legal == ["throw dragon unique", "throw dragon common", "throw hydra unique", "throw hydra common"]
    assert scene.refusal("throw siren unique") == "R-2"
    assert scene.refusal("throw dragon unique", 1) == "not-asked"
    assert scene.refusal("column 3") == "R-1"
    assert scene.refusal("done") == "R-1"


def test_the_grid_is_asked_for_column_row_and_manner() -> None:
    scene = aiming()
    assert (scene.asked, len(scene.legal)) == ("a column", 48)
    assert (scene.do("column 1").asked, len(scene.legal)) == ("a row", 32)
    assert (scene.do("row 32").asked, len(scene.legal)) == ("a manner", 20)
    assert scene.do("from west lob").asked == "nature"
    assert [int(each) for each in scene.state.aims[:4]] == [n.BY_GRID, 0, 31, 17]
    assert scene.view(0).throws[0].target == [-587_500, -387_500]


def test_a_free_aim_takes_the_place_of_the_grid() -> None:
    scene = aiming()
    assert scene.view(0).aiming
    scene.state.aim(0, column(GOOD))
    assert scene.asked == "nature"
    assert scene.view(0).throws[0].numbers == GOOD
    assert scene.told("aimed-from") == ["player a lets go at 0, -650,000, 200,000 micrometres."]


@pytest.mark.parametrize(
    ("at", "value", "rule"),
    [
        (1, 0, "M22"),  # over the table
        (1, -599_999, "M22"),  # before the line
        (1, -600_000, "allowed"),
        (1, -800_001, "R-10"),
        (0, 1_000_001, "R-10"),
        (2, 49_999, "R-10"),
        (2, 600_001, "R-10"),
        (3, 3_141_594, "R-11"),
        (4, -400_001, "R-11"),
        (4, 1_200_001, "R-11"),
        (7, 800_001, "R-11"),
        (5, 199, "R-12"),
        (5, 6_001, "R-12"),
        (6, 60_001, "R-12"),
        (6, -(1 << 62), "R-12"),
    ],
)
def test_m22_a_hand_inside_the_line_and_absurd_numbers_are_refused(at: int, value: int, rule: str) -> None:
    assert refusal([*GOOD[:at], value, *GOOD[at + 1 :]]) == rule


def test_a_free_aim_has_eight_numbers_and_its_moment() -> None:
    assert refusal(GOOD[:7]) == "R-9"
    assert refusal([*GOOD, 0]) == "R-9"
    assert refusal([]) == "R-9"
    assert refusal(GOOD, Scene(TEXT)) == "R-1"
    assert refusal(GOOD, aiming().do("column 3")) == "R-1"
    scene = aiming()
    assert GAME.rule(int(scene.state.aim_refusal(1, column(GOOD)))).id == "not-asked"
    with pytest.raises(Refused, match="behind a line"):
        scene.state.aim(0, column([0, 0, *GOOD[2:]]))
    assert scene.asked == "a column"


def test_over_is_over() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=dragon hand-b=giant")
    scene.throw("dragon unique", 0, 300).throw("giant unique", 100, 300)
    assert GAME.rule(int(scene.state.aim_refusal(0, column(GOOD)))).id == "over"
    assert GAME.rule(int(scene.state.refusal(0, 0))).id == "over"
