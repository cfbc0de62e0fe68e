"""Step 4: where the fachan runs, what falls, and what stops him."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.marry.scene import GAME, Scene

from bestiary.core import Choice
from bestiary.games.marry.rules.stomp import stomps_left

MIXES = [mix for mix in product(range(4), repeat=3) if 1 <= sum(mix) <= 3]


def choice(scene: Scene, notation: str) -> Choice:
    return next(choice for choice in GAME.view_of(scene.state, 0).choices if choice.notation == notation)


def test_example_1_one_stomp_fells_two_houses_and_stops_before_the_manor() -> None:
    scene = Scene("d4=@ d5=b1 d6=c1 d7=a2 ; hands=1s,-,-").do("stomp 1 > d7")
    assert scene.at("d4", "d5", "d6", "d7") == ". . @ a2"
    assert scene.events("stopped")[0].values == {"space": 20, "blocker": 21}


def test_example_1_a_house_instead_of_the_manor_would_have_fallen_too() -> None:
    scene = Scene("d4=@ d5=b1 d6=c1 d7=a1 ; hands=1s,-,-").do("stomp 1 > d7")
    assert scene.at("d4", "d5", "d6", "d7") == ". . . @"
    assert scene.events("lured")[0].values == {"space": 21}


def test_example_2_two_stomps_fell_house_and_manor_and_the_tower_saves_the_target() -> None:
    scene = Scene("d1=@ d2=b1 d3=c2 d4=b3 d5=a1 ; hands=2s,-,-").do("stomp 2 > d5")
    assert scene.at("d1", "d2", "d3", "d4", "d5") == ". . @ b3 a1"


def test_a_9_target_and_strength_are_announced_together() -> None:
    scene = Scene("d4=@ d5=a1 e4=a2 ; hands=2s,-,-")
    assert scene.can("stomp") == ["stomp 1 > d5", "stomp 1 > e4", "stomp 2 > d5", "stomp 2 > e4"]
    assert scene.refusal("stomp 3 > d5") == "R-6"
    assert scene.do("stomp 2 > e4").cards(0) == 0


def test_a_10_everything_weak_enough_on_the_way_falls_own_buildings_too() -> None:
    scene = Scene("d1=@ d2=a1 d3=b2 d4=c1 d6=a2 ; hands=2s,-,-").do("stomp 2 > d6")
    assert scene.at("d2", "d3", "d4", "d5", "d6") == ". . . . @"
    assert [(event.values["owner"], event.values["building"]) for event in scene.events("fell")] == [
        (0, 1), (1, 2), (2, 1), (0, 2),
    ]  # fmt: skip
    assert list(scene.state.corner) == [1, 1, 0, 0, 1, 0, 1, 0, 0]


def test_a_11_the_target_may_be_too_strong() -> None:
    scene = Scene("d4=@ d7=a3 ; hands=2s,-,-").do("stomp 2 > d7")
    assert scene.at("d6", "d7") == "@ a3"


def test_a_12_a_blocker_next_to_the_fachan_spends_the_stomp() -> None:
    scene = Scene("d4=@ d5=b2 d6=a1 ; hands=2s,-,-")
    preview = choice(scene, "stomp 1 > d6")
    assert preview.spots == []
    assert preview.target == "d6"
    assert preview.values == {"strength": 1, "target": 20, "moves": 0, "falls": 0, "blocker": 19}
    scene.do("stomp 1 > d6")
    assert scene.at("d4", "d5", "d6") == "@ b2 a1"
    assert scene.cards(0) == 1
    assert scene.refusal("stomp 1 > d6") == "R-8"
    assert scene.pile == "s"


def test_a_stomp_tells_beforehand_where_he_will_run_and_what_will_fall() -> None:
    scene = Scene("d1=@ d2=b1 d4=c2 d5=b3 d6=a1 ; hands=3s,-,-")
    two = choice(scene, "stomp 2 > d6")
    assert two.spots == ["d2", "d3", "d4"]
    assert two.values == {"strength": 2, "target": 20, "moves": 3, "falls": 2, "blocker": 19}
    three = choice(scene, "stomp 3 > d6")
    assert three.spots == ["d2", "d3", "d4", "d5", "d6"]
    assert three.values == {"strength": 3, "target": 20, "moves": 5, "falls": 4, "blocker": -1}


def test_a_13_the_target_may_stand_next_to_him() -> None:
    assert Scene("d4=@ d5=a1 ; hands=1s,-,-").do("stomp 1 > d5").at("d4", "d5") == ". @"


def test_a_14_he_never_runs_beyond_the_target() -> None:
    scene = Scene("d1=@ d3=a1 d4=b1 d5=b1 ; hands=3s,-,-").do("stomp 3 > d3")
    assert scene.at("d3", "d4", "d5") == "@ b1 b1"


def test_a_15_without_an_own_building_in_line_there_is_no_stomp() -> None:
    scene = Scene("d4=@ d5=b1 b3=a1 ; points=29,0,0 hands=3s3b,-,-")
    assert scene.can("stomp") == []
    assert scene.refusal("stomp 1 > b3") == "A-33"
    assert scene.refusal("stomp 1 > d5") == "A-16"
    assert scene.refusal("swap build > stomp") == "A-33"


def test_a_16_with_30_points_one_foreign_target_a_turn_in_a_straight_line() -> None:
    scene = Scene("d4=@ d5=b1 d6=c1 b3=b1 d7=a1 ; points=30,0,0 hands=3s,-,-")
    assert scene.refusal("stomp 1 > b3") == "A-33"
    assert scene.do("stomp 1 > d5").at("d5") == "@"
    assert scene.refusal("stomp 1 > d6") == "A-16"
    assert scene.can("stomp") == ["stomp 1 > d7", "stomp 2 > d7"]


def test_a_16_the_own_target_may_come_first() -> None:
    scene = Scene("d4=@ d5=a1 d6=c1 ; points=30,0,0 hands=2s,-,-").do("stomp 1 > d5", "stomp 1 > d6")
    assert scene.at("d5", "d6") == ". @"


def test_a_16_below_30_points_no_foreign_target() -> None:
    assert Scene("d4=@ d5=b1 ; points=29,0,0 hands=1s,-,-").refusal("stomp 1 > d5") == "A-16"


def test_a_46_a_foreign_target_that_is_not_reached_is_used_up() -> None:
    scene = Scene("d4=@ d5=a1 d6=b3 d7=c1 ; points=30,0,0 hands=2s,-,-").do("stomp 1 > d7")
    assert scene.at("d5", "d6", "d7") == "@ b3 c1"
    assert scene.refusal("stomp 1 > d6") == "A-16"


def test_a_29_the_space_of_a_stomped_building_is_free_at_once_but_for_the_fachans() -> None:
    scene = Scene("d4=@ d5=b1 d6=a1 ; hands=1s1b,-,-").do("stomp 1 > d6", "build")
    assert scene.refusal("house d6") == "A-27"
    assert scene.do("house d5", "house d4").at("d4", "d5", "d6") == "a1 a1 @"


@pytest.mark.parametrize(("stomps", "builds", "fortifies"), MIXES)
def test_a_31_every_mix_of_stomp_cards_and_sets(stomps: int, builds: int, fortifies: int) -> None:
    strength = stomps + builds + fortifies
    for height in (1, 2, 3):
        scene = Scene(f"d4=@ d5=b{height} d7=a1 ; hands={stomps}s{3 * builds}b{3 * fortifies}f,-,-")
        scene.do(*["swap build > stomp"] * builds, *["swap fortify > stomp"] * fortifies, f"stomp {strength} > d7")
        assert scene.fachan == ("d7" if height <= strength else "d4")
        assert scene.pile == "bbb" * builds + "fff" * fortifies + "s" * stomps
        assert scene.cards(0) == 0
        assert scene.events("stomped")[0].values["strength"] == strength


def test_a_31_there_are_19_mixes() -> None:
    assert len(MIXES) == 19


def test_a_31_sets_may_be_mixed_in_any_order() -> None:
    scene = Scene("d4=@ d7=a1 ; hands=1s3b3f,-,-").do("swap fortify > stomp", "swap build > stomp")
    assert scene.legal == ["stomp 2 > d7", "stomp 3 > d7"]


def test_a_33_targets_lie_on_six_lines_with_gaps_and_buildings_in_between() -> None:
    scene = Scene("d4=@ a1=a1 a4=a1 d1=a1 d7=a1 g1=a1 g4=a1 b2=b1 b3=a1 ; hands=1s,-,-")
    assert scene.can("stomp") == [f"stomp 1 > {space}" for space in ("a1", "a4", "d1", "d7", "g1", "g4")]
    assert scene.refusal("stomp 1 > b3") == "A-33"  # not in line
    assert scene.refusal("stomp 1 > e4") == "A-33"  # empty


def test_a_33_a_building_of_this_turn_can_be_the_target() -> None:
    scene = Scene("d4=@ d5=b1 ; hands=1s1b,-,-").do("build", "house d6", "done", "stomp 1 > d6")
    assert scene.at("d5", "d6") == ". @"


def test_a_33_the_second_stomp_may_use_the_same_line() -> None:
    scene = Scene("d4=@ d5=a1 d7=a1 ; points=15,0,0 hands=2s,-,-").do("stomp 1 > d5", "stomp 1 > d7")
    assert scene.fachan == "d7"


def test_one_stomp_a_turn_below_15_points_and_two_from_then_on() -> None:
    assert Scene("d4=@ d5=a1 d6=a1 ; points=14,0,0 hands=2s,-,-").do("stomp 1 > d5").can("stomp") == []
    scene = Scene("d4=@ d5=a1 d6=a1 d7=a1 ; points=15,0,0 hands=3s3b,-,-").do(
        "stomp 1 > d5", "move w 1", "stomp 1 > d6"
    )
    assert scene.can("stomp") == []
    assert scene.refusal("stomp 1 > d7") == "R-8"
    assert scene.refusal("swap build > stomp") == "R-8"


def test_a_fallen_tower_no_longer_counts() -> None:
    scene = Scene("d4=@ d5=b3 d6=a1 ; hands=3s,-,-")
    assert scene.state.towers[1] == 1
    assert scene.do("stomp 3 > d6").state.towers[1] == 0


# The example of the rules page

LINE = "d4=@ d5=b1 d6=c2 d7=a1 ; hands=2s,-,-"


def test_the_pages_example_with_one_stomp_ends_before_the_manor() -> None:
    scene = Scene(LINE).do("stomp 1 > d7")
    assert scene.at("d5", "d6", "d7") == "@ c2 a1"


def test_the_pages_example_with_two_stomps_ends_on_the_target() -> None:
    scene = Scene(LINE).do("stomp 2 > d7")
    assert scene.at("d5", "d6", "d7") == ". . @"
    assert scene.do("done").cards(0) == 3


def test_the_pages_example_of_a_stomp_for_nothing() -> None:
    scene = Scene("d4=@ d5=c2 d7=a1 ; hands=1s,-,-").do("stomp 1 > d7")
    assert scene.at("d4", "d5", "d7") == "@ c2 a1"
    assert scene.cards(0) == 0
    assert stomps_left(scene.state) == 0


def test_the_pages_example_of_points() -> None:
    scene = Scene("d5=@ d4=a1 c3=a2 a1=a3 ; turn=c").do("done")
    assert scene.state.points[0] == 9
