"""Step 3: free houses and free towers."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import EIGHT_TOWERS, ONE_SPACE_LEFT, Scene

ONCE = "free_tower=once_when_reached"


@pytest.mark.parametrize(("points", "houses"), [(0, 3), (15, 2), (30, 1)])
def test_three_two_or_one_free_houses_go_on_any_empty_space(points: int, houses: int) -> None:
    scene = Scene(f"d4=@ d5=c1 ; points=0,{points},0").do("done")
    assert len(scene.can("house")) == 35
    spaces = ["a1", "g4", "e3"][:houses]
    scene.do(*(f"house {space}" for space in spaces))
    assert scene.at(*spaces) == " ".join(["b1"] * houses)
    assert scene.state.supply[1] == 25 - houses
    assert scene.state.step == 4
    assert scene.refusal("house a2") == "R-1"


def test_a_44_free_houses_can_be_declined_all_or_in_part() -> None:
    assert Scene("d4=@ ; step=3 houses=3").do("done").state.step == 4
    assert Scene("d4=@ ; step=3 houses=3").do("house a1", "done").state.step == 4


def test_a_44_a_player_may_stomp_with_less_than_he_has_or_do_nothing() -> None:
    scene = Scene("d4=@ d5=a1 ; hands=3s1b1f,-,-")
    assert scene.can("stomp") == ["stomp 1 > d5", "stomp 2 > d5", "stomp 3 > d5"]
    assert "done" in scene.legal


def test_a_27_nothing_is_built_where_the_fachan_stands_until_he_has_left() -> None:
    scene = Scene("d4=@ ; hands=1b,-,- step=3 houses=1")
    assert scene.refusal("house d4") == "A-27"
    scene.do("done", "move e 2", "build", "house d4")
    assert scene.at("d4") == "a1"
    assert scene.refusal("house d6") == "A-27"


@pytest.mark.parametrize(("points", "towers"), [(58, 0), (59, 1), (66, 1), (73, 1), (74, 2), (85, 2)])
def test_a_2_free_towers_come_in_every_turn(points: int, towers: int) -> None:
    assert Scene(f"d4=@ a1=b1 ; points=0,{points},0").do("done").state.towers_left == towers


@pytest.mark.parametrize(("points", "towers"), [(58, 0), (59, 1), (60, 0), (73, 0), (74, 1), (75, 0)])
def test_a_35_free_towers_come_once_when_reached(points: int, towers: int) -> None:
    assert Scene(f"d4=@ a1=b1 ; points=0,{points},0 {ONCE}").do("done").state.towers_left == towers


def test_a_35_both_come_when_one_step_passes_both_and_unused_ones_are_lost() -> None:
    scene = Scene(f"a1=@ d4=b1 c3=b1 c4=b1 d3=b1 d5=b1 ; points=0,59,0 {ONCE}").do("done")
    assert scene.state.points[1] == 76
    assert scene.state.towers_left == 2
    scene = Scene(f"d4=@ a1=b1 ; points=0,59,0 {ONCE}").do("done", "done", "done")
    assert scene.state.turn == 2
    scene.do("done", "done", "done", "done")
    assert scene.state.turn == 1
    assert scene.state.towers_left == 0


def test_a_2_the_free_house_may_become_the_free_tower() -> None:
    scene = Scene("d4=@ ; points=60,0,0 step=3 houses=1 towers=1").do("house a1", "tower a1")
    assert scene.at("a1") == "a3"
    assert scene.state.supply[0] == 22
    assert scene.state.towers[0] == 1


def test_a_2_a_tower_is_refused_without_the_boon_or_when_used_up() -> None:
    assert Scene("d4=@ a1=a1 ; step=3 houses=3").refusal("tower a1") == "A-2"
    scene = Scene("d4=@ a1=a1 a2=a1 ; points=60,0,0 step=3 houses=1 towers=1").do("tower a1")
    assert scene.refusal("tower a2") == "A-2"


def test_a_34_houses_and_towers_in_any_order_each_optional() -> None:
    position = "d4=@ a1=a2 ; points=75,0,0 step=3 houses=1 towers=2"
    assert Scene(position).do("tower a1", "house b1", "tower b1").at("a1", "b1") == "a3 a3"
    assert Scene(position).do("house b1", "tower a1", "tower b1").at("a1", "b1") == "a3 a3"
    assert Scene(position).do("house b1", "done").at("a1", "b1") == "a2 a1"


def test_a_34_a_full_board_stops_houses_only() -> None:
    full = ONE_SPACE_LEFT.replace(".", "a1")
    scene = Scene(f"{full} ; points=60,0,0 step=3 houses=1 towers=1")
    assert scene.legal == ["tower a1", "done"]


def test_a_34_an_empty_supply_stops_both_and_the_step_is_skipped() -> None:
    scene = Scene(f"d4=@ {EIGHT_TOWERS} a1=a1 ; points=29,0,0 turn=c").do("done")
    assert scene.state.turn == 0
    assert scene.state.supply[0] == 0
    assert scene.state.step == 4
    assert scene.refusal("house g1") == "R-1"


def test_a_34_a_free_tower_without_pieces_is_skipped_too() -> None:
    manors = "a3=a2 a4=a2 b1=a2 b3=a2 b4=a2 b5=a2 c1=a2 c2=a2 c6=a2 e1=a1"
    scene = Scene(f"d4=@ a1=a3 a2=a3 {manors} ; points=47,0,0 turn=c").do("done")
    assert scene.state.supply[0] == 0
    assert scene.state.towers_left == 1
    assert scene.state.step == 4


def test_step_3_ends_by_itself_when_nothing_is_left_to_do() -> None:
    scene = Scene("d4=@ ; points=60,0,0 step=3 houses=1 towers=1").do("house a1")
    assert scene.state.step == 3  # the tower is still open
    assert scene.do("tower a1").state.step == 4
