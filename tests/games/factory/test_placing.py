"""Where a tile may be laid, and what forbids the rest."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import A_PINCH, ALMOST_A_RING, GAME, Scene
from tests.games.refusals import check_refused

from bestiary.core import BadNotation
from bestiary.games.factory.content.tiles import code_of, standard_tiles, turned_edges

CROSS = "a (0,0)KKKK / b (0,0)t..."
FINISHED = "a (0,0)t... (0,-1)..t. / a1 (0,0)K... / b (0,0)K..."


def test_a_tile_may_be_added_to_anyones_monster() -> None:
    scene = Scene("a (0,0)K... / b (0,0)K... / c (0,0)K... ; turn=b drawn=K...")
    assert scene.legal == ["place a(0,-1) 180", "place b(0,-1) 180", "place c(0,-1) 180"]


def test_f_2_a_tile_may_be_turned_but_not_over() -> None:
    assert Scene(f"{CROSS} ; drawn=K...").legal == [
        "place a(0,-1) 180",
        "place a(1,0) 270",
        "place a(0,1) 0",
        "place a(-1,0) 90",
    ]
    assert "Kt.." not in {turned_edges("tK..", turn) for turn in range(4)}
    scene = Scene("a (0,0)tKtK* / b (0,0)t... ; drawn=tK..")
    assert "place a(0,1) 0" in scene.legal
    assert scene.refusal("place a(0,1) 90") == "R-1"


def test_f_3_monsters_never_touch_each_other() -> None:
    scene = Scene("a (0,0)KKKK / b (0,0)tttt ; drawn=t...")
    assert {choice.split()[1] for choice in scene.legal} == {"b(0,-1)", "b(1,0)", "b(0,1)", "b(-1,0)"}
    scene.do("place b(1,0) 270")
    assert scene.monster("a").open_edges == 4
    assert scene.monster("b").open_edges == 3


def test_r_1_no_touching_edges_may_differ() -> None:
    scene = Scene(f"{A_PINCH} ; drawn=K...")
    assert scene.refusal("place a(1,-1) 90") == "R-1"  # thick matches on the left, blank does not below
    assert scene.refusal("place b(0,-1) 0") == "R-1"
    assert scene.refusal("place b(0,-1) 180") == "allowed"
    assert "place a(1,-1) 180" in Scene(f"{A_PINCH} ; drawn=tK..").legal


def test_r_2_a_tile_joins_a_thin_or_thick_edge() -> None:
    scene = Scene(f"{CROSS} ; drawn=K...")
    assert scene.refusal("place cell 250 90") == "R-2"
    with pytest.raises(BadNotation, match=r"a\(1,1\) lies beside no edge of a monster"):
        scene.do("place a(1,1) 0")


def test_r_2_blank_beside_blank_opens_nothing() -> None:
    scene = Scene("a (0,0)t... (0,-1)..t. / a1 (0,0)tt.. (0,-1)..t. / b (0,0)K... ; turn=b drawn=K...")
    assert "a1(1,-1)" not in {cell.spot for cell in scene.monster("a1").cells}


def test_r_3_nothing_is_laid_on_a_tile() -> None:
    assert Scene(f"{CROSS} ; drawn=K...").refusal("place a(0,0) 0") == "R-3"


def test_f_12_nothing_is_added_to_a_complete_monster() -> None:
    scene = Scene(f"{FINISHED} ; drawn=K...")
    assert scene.refusal("place a(0,0) 0") == "F12"
    assert scene.refusal("place a(0,-1) 180") == "F12"
    assert {choice.split()[1] for choice in scene.legal} == {"a1(0,-1)"}  # and a can't add to b's first


def test_f_13_a_gap_that_nothing_fits_keeps_a_monster_incomplete() -> None:
    scene = Scene(f"{A_PINCH} ; drawn=K... pool=")
    assert scene.monster("a").open_edges == 2
    scene.do("place b(0,-1) 180")
    assert scene.state.over
    assert not scene.monster("a").done
    assert scene.points == [0, 2]


def test_f_14_a_hole_with_blank_sides_does_no_harm() -> None:
    scene = Scene(f"{ALMOST_A_RING} ; drawn=t.t.* pool=K...:3").do("place a(1,0) 90")
    assert scene.monster("a").done
    assert scene.points == [8, 0]
    assert "a(1,-1)" not in {spot.id for spot in scene.view.spots}


def test_f_27_turns_that_look_the_same_are_one_action() -> None:
    scene = Scene("a (0,0)tttt / b (0,0)K... ; drawn=t.t.")
    assert scene.legal == ["place a(0,-1) 0", "place a(1,0) 90", "place a(0,1) 0", "place a(-1,0) 90"]
    assert scene.refusal("place a(0,-1) 180") == "F27"
    assert Scene("a (0,0)K... / b (0,0)t... ; drawn=KKKK").legal == ["place a(0,-1) 0"]
    faces = standard_tiles()
    turns = {face.edges: int(scene.state.turns(number)) for number, face in enumerate(faces)}
    assert {edges: count for edges, count in turns.items() if count < 4} == {
        "t.t.": 2, "K.K.": 2, "tKtK": 2, "tttt": 1, "KKKK": 1,
    }  # fmt: skip
    for face in faces:
        assert turns[face.edges] == len({turned_edges(face.edges, turn) for turn in range(4)})


def test_f_28_a_tile_that_fits_must_be_laid_though_it_only_helps_a_rival() -> None:
    scene = Scene("a (0,0)K... / b (0,0)t... ; drawn=t... pool=K...:4")
    assert scene.legal == ["place b(0,-1) 180"]
    assert scene.refusal("start thin-end") == "F28"
    assert scene.do("place b(0,-1) 180").points == [0, 2]


TRIED = [
    ("F12", f"{FINISHED} ; drawn=K...", "place a(0,0) 0"),
    ("F21", f"{FINISHED} ; drawn=K...", "place b(0,-1) 180"),
    ("F27", f"{CROSS} ; drawn=K.K.", "place a(0,1) 180"),
    ("F28", f"{CROSS} ; drawn=K...", "start thick-end"),
    ("R-1", f"{CROSS} ; drawn=K...", "place a(0,1) 90"),
    ("R-1", f"{CROSS} ; drawn=K...", "place b(0,-1) 180"),
    ("R-2", f"{CROSS} ; drawn=K...", "place cell 100 0"),
    ("R-3", f"{CROSS} ; drawn=K...", "place b(0,0) 0"),
    ("F1", "a (0,0)t... ; seats=2", "place a(0,-1) 0"),
]


@pytest.mark.parametrize(("rule", "position", "action"), TRIED)
def test_a_forbidden_action_is_refused_with_its_rule_and_changes_nothing(rule: str, position: str, action: str) -> None:
    check_refused(GAME, Scene(position), action, rule)


def test_every_rule_a_refusal_cites_is_tried() -> None:
    assert {rule for rule, _, _ in TRIED} == set(GAME.rules.values())


def test_only_the_player_on_turn_may_lay_a_tile_and_nobody_after_the_end() -> None:
    scene = Scene("a (0,0)t... / b (0,0)K... ; drawn=t... pool=")
    assert scene.refusal("place a(0,-1) 180", seat=1) == "not-asked"
    scene.do("place a(0,-1) 180")
    assert scene.refusal("place b(0,-1) 180", seat=1) == "over"


def test_codes_and_letters_agree() -> None:
    state = Scene(f"{CROSS} ; drawn=K...").state
    for number, face in enumerate(standard_tiles()):
        for turn in range(4):
            assert state.code(number, turn) == code_of(turned_edges(face.edges, turn))
