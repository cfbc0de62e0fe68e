"""Step 4: Build, Fortify and three of a kind."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import EIGHT_TOWERS, ONE_SPACE_LEFT, Scene

from bestiary.core import BadNotation
from bestiary.games.marry.notation.actions import read_action
from bestiary.games.marry.rules.stomp import stomps_left


def test_a_build_card_places_two_houses() -> None:
    scene = Scene("d4=@ ; hands=1b,-,-").do("build", "house a1", "house g4")
    assert scene.at("a1", "g4") == "a1 a1"
    assert scene.pile == "b"
    assert scene.refusal("house a2") == "R-1"


def test_a_19_a_build_card_places_what_one_space_allows() -> None:
    scene = Scene(f"{ONE_SPACE_LEFT} ; hands=1b,-,-").do("build")
    assert scene.at("a1") == "a1"  # where else it could stand need not be asked
    assert [event.kind for event in scene.events()] == ["card", "house"]
    assert scene.state.top() == 0
    assert scene.can("house") == []


def test_a_19_a_build_card_places_what_one_piece_allows() -> None:
    scene = Scene(f"d4=@ {EIGHT_TOWERS} ; hands=1b,-,-").do("build", "house a1")
    assert scene.state.supply[0] == 0
    assert scene.state.top() == 0


def test_a_19_a_build_card_that_can_place_nothing_may_not_be_played() -> None:
    full = ONE_SPACE_LEFT.replace(".", "a1")
    assert Scene(f"{full} ; hands=1b,-,-").refusal("build") == "A-19"
    assert Scene(f"{full} ; hands=3s,-,-").refusal("swap stomp > build") == "A-19"
    assert Scene(f"d4=@ {EIGHT_TOWERS} a1=a1 ; hands=1b,-,-").refusal("build") == "R-4"


def test_a_19_at_least_one_house_is_placed() -> None:
    assert Scene("d4=@ ; hands=1b,-,-").do("build").refusal("done") == "A-19"


def test_a_45_one_house_is_enough_by_choice() -> None:
    scene = Scene("d4=@ ; hands=1b,-,-").do("build", "house a1", "done")
    assert scene.state.turn == 0
    assert scene.state.step == 4
    assert scene.state.top() == 0


def test_fortify_makes_a_house_a_manor_and_a_manor_a_tower() -> None:
    scene = Scene("d4=@ a1=a1 ; hands=2f,-,-").do("fortify a1")
    assert scene.at("a1") == "a2"
    assert scene.do("fortify a1").at("a1") == "a3"
    assert scene.state.towers[0] == 1
    assert scene.state.supply[0] == 22


def test_a_20_fortify_takes_own_houses_and_manors_only_also_new_ones() -> None:
    scene = Scene("d4=@ a1=a3 a2=b1 ; hands=1b1f,-,-")
    assert scene.refusal("fortify a1") == "R-7"
    assert scene.refusal("fortify a2") == "A-20"
    assert scene.refusal("fortify a3") == "A-20"
    assert scene.do("build", "house a3", "done", "fortify a3").at("a3") == "a2"


def test_a_6_fortify_needs_a_piece_and_something_to_strengthen() -> None:
    used_up = Scene(f"d4=@ {EIGHT_TOWERS} a1=a1 ; hands=3s1f,-,-")
    assert used_up.refusal("fortify a1") == "A-6"
    assert used_up.refusal("swap stomp > fortify") == "A-6"
    assert Scene("d4=@ a1=a3 ; hands=3s,-,-").refusal("swap stomp > fortify") == "A-6"


def test_a_6_a_free_tower_takes_one_piece_from_a_manor_two_from_a_house_and_is_never_half_done() -> None:
    seven = EIGHT_TOWERS.replace("a2=a3 ", "")  # 21 pieces
    one_left = Scene(f"d4=@ {seven} a1=a1 a2=a2 ; points=60,0,0 step=3 towers=1")
    assert one_left.state.supply[0] == 1
    assert one_left.refusal("tower a1") == "A-6"
    assert one_left.do("tower a2").at("a2") == "a3"


def test_a_7_stomped_pieces_can_not_be_used_in_the_same_turn() -> None:
    scene = Scene(f"d4=@ {EIGHT_TOWERS} d5=a1 ; hands=1s1b1f,-,-").do("stomp 1 > d5")
    assert scene.state.supply[0] == 0
    assert scene.refusal("build") == "R-4"
    scene.do("done")
    assert scene.state.supply[0] == 1


@pytest.mark.parametrize("source", ["stomp", "build", "fortify"])
@pytest.mark.parametrize("becomes", ["stomp", "build", "fortify"])
def test_a_8_three_of_a_kind_count_as_one_of_another(source: str, becomes: str) -> None:
    scene = Scene(f"d4=@ d5=a1 b3=a1 ; hands=3{source[0]},-,-")
    if source == becomes:
        assert f"swap {source} > {becomes}" not in scene.legal
        return
    scene.do(f"swap {source} > {becomes}")
    scene.do({"stomp": "stomp 1 > d5", "build": "house a1", "fortify": "fortify d5"}[becomes])
    assert scene.pile == source[0] * 3
    assert scene.cards(0) == 0


def test_a_8_three_stomp_cards_played_as_something_else_are_no_stomp() -> None:
    scene = Scene("d4=@ d5=a1 ; hands=4s,-,-").do("swap stomp > build", "house d6", "done")
    assert stomps_left(scene.state) == 1
    assert scene.do("stomp 1 > d6").at("d5", "d6") == ". @"


def test_a_8_a_set_and_two_stomp_cards_make_strength_three() -> None:
    scene = Scene("d4=@ d5=b3 d6=a1 ; hands=2s3b,-,-").do("swap build > stomp", "stomp 3 > d6")
    assert scene.at("d5", "d6") == ". @"
    assert scene.pile == "bbbss"


def test_a_8_what_was_laid_down_counts_and_never_exceeds_three() -> None:
    scene = Scene("d4=@ d5=a1 ; hands=9b3f,-,-").do("swap build > stomp", "swap build > stomp")
    assert scene.refusal("stomp 1 > d5") == "A-8"
    scene.do("swap build > stomp")
    assert scene.refusal("swap fortify > stomp") == "A-8"
    assert scene.legal == ["stomp 3 > d5"]


def test_a_47_a_set_as_fortify_with_one_building_to_strengthen_is_played_without_a_question() -> None:
    scene = Scene("d4=@ d5=a1 a1=a3 d6=b1 ; hands=3b,-,-").do("swap build > fortify")
    assert scene.at("d5") == "a2"
    assert [event.kind for event in scene.events()] == ["set", "strengthened"]
    assert scene.state.top() == 0


def test_a_47_a_set_as_build_with_one_empty_space_is_played_without_a_question() -> None:
    scene = Scene(f"{ONE_SPACE_LEFT} ; hands=3s,-,-").do("swap stomp > build")
    assert scene.at("a1") == "a1"
    assert scene.state.top() == 0


def test_a_47_a_stomp_with_one_target_is_announced_all_the_same() -> None:
    assert Scene("d4=@ d5=a1 ; hands=3b,-,-").do("swap build > stomp").legal == ["stomp 1 > d5"]


def test_a_30_a_set_is_three_real_cards_of_one_kind() -> None:
    scene = Scene("d4=@ d5=a1 ; hands=2s2b2f,-,-")
    assert scene.can("swap") == []
    assert scene.refusal("swap build > stomp") == "A-30"
    with pytest.raises(BadNotation):
        read_action("swap build > build")


def test_a_30_a_set_is_no_card_of_a_further_set() -> None:
    scene = Scene("d4=@ d5=a1 d6=a1 ; hands=3b2f,-,-").do("swap build > fortify")
    assert scene.refusal("swap fortify > stomp") == "A-39"
    assert scene.do("fortify d5").refusal("swap fortify > stomp") == "A-30"


def test_a_39_a_card_is_finished_before_anything_else() -> None:
    build = Scene("d4=@ d5=a1 ; hands=4s1b1f,-,-").do("build", "house a1")
    for action in ("build", "fortify d5", "move w 1", "stomp 1 > d5", "swap stomp > build", "tower d5"):
        assert build.refusal(action) == "A-39"
    fortify = Scene("d4=@ d5=a1 d6=a1 ; hands=4s3b1f,-,-").do("swap build > fortify")
    for action in ("build", "house a1", "move w 1", "stomp 1 > d5", "swap stomp > build", "done"):
        assert fortify.refusal(action) == "A-39"
    stomp = Scene("d4=@ d5=a1 ; hands=4s3b1f,-,-").do("swap build > stomp")
    for action in ("build", "house a1", "move w 1", "fortify d5", "swap stomp > build", "done"):
        assert stomp.refusal(action) == "A-39"


def test_cards_of_every_kind_can_be_played_in_any_order_around_the_move() -> None:
    scene = Scene("d4=@ d5=a1 ; hands=1s1b1f,-,-").do("fortify d5", "move w 1", "build", "house d4", "done")
    scene.do("stomp 1 > d4", "done")
    assert scene.at("d4", "d5") == "@ a2"
    assert scene.state.turn == 1
