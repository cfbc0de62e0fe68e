"""Step 4: the fachan's plain move."""

from __future__ import annotations

from tests.games.marry.scene import Scene

from bestiary.games.marry.rules.stomp import stomps_left


def test_a_17_he_moves_straight_any_distance_up_to_edge_or_building() -> None:
    scene = Scene("d4=@ d6=b1 c4=a1")
    assert scene.can("move") == [
        "move e 1",
        "move nw 1", "move nw 2", "move nw 3",
        "move w 1", "move w 2", "move w 3",
        "move sw 1", "move sw 2", "move sw 3",
        "move se 1", "move se 2", "move se 3",
    ]  # fmt: skip
    assert scene.refusal("move e 2") == "A-17"  # into a building
    assert scene.refusal("move e 3") == "A-17"  # past it
    assert scene.refusal("move ne 1") == "A-17"
    assert scene.refusal("move w 4") == "A-17"  # off the board


def test_a_17_he_moves_once_before_between_or_after_cards_and_destroys_nothing() -> None:
    scene = Scene("d4=@ d7=a1 ; hands=1f,-,-").do("move e 2", "fortify d7")
    assert scene.fachan == "d6"
    assert scene.at("d7") == "a2"
    assert scene.can("move") == []
    assert scene.refusal("move w 1") == "R-5"
    assert stomps_left(scene.state) == 1


def test_a_17_he_may_stay() -> None:
    assert Scene("d4=@").do("done").fachan == "d4"


def test_a_32_enclosed_by_six_buildings_he_can_not_move_but_can_be_lured() -> None:
    scene = Scene("d4=@ c3=b1 c4=b1 d3=b1 d5=a1 e3=b1 e4=b1 ; hands=1s,-,-")
    assert scene.can("move") == []
    assert scene.do("stomp 1 > d5").fachan == "d5"


def test_a_32_the_edge_closes_like_a_building() -> None:
    corner = Scene("a1=@ a2=b1 b1=b1 b2=a1 ; hands=1s,-,-")
    assert corner.can("move") == []
    assert corner.refusal("move w 1") == "A-17"
    assert corner.do("stomp 1 > b2").fachan == "b2"
    side = Scene("a2=@ a1=b1 a3=b1 b2=b1")
    assert side.can("move")[0] == "move se 1"
    assert len(side.can("move")) == 5
