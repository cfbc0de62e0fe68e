"""The second Action: operations with assistants who may betray, and revivals."""

from __future__ import annotations

import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary.games.maker.rules import surgery
from bestiary.games.maker.show.shapes import MakerView

KARL = "A=he3 a=rl1,rl2,la1 b=he0,br3 action=2"  # Karl is a, Anne is b


def test_example_the_assistant_hands_over_another_part() -> None:
    scene = Scene(KARL, [6]).do("operate right-leg with b")
    assert scene.legal("b") == ["hand la1", "hand rl1", "hand rl2", "hand br3"]
    assert scene.refusal("b: hand he0") == "M48"
    blind = scene.state.blind(1)
    assert blind.value[scene.card("la1")] == -1  # type: ignore[attr-defined]  # she may not look at its front
    scene.do("b: hand la1")
    assert scene.monster("a") == "la1,he3"
    assert scene.row("a") == "rl1,rl2"


def test_example_the_assistant_could_have_parted_with_her_brain() -> None:
    scene = Scene(KARL, [6]).do("operate right-leg with b", "b: hand br3")
    assert scene.legal("b") == ["take rl1", "take rl2"]
    scene.do("b: take rl2")
    assert scene.monster("a") == "he3,br3"
    assert (scene.row("a"), scene.row("b")) == ("rl1,la1", "he0,rl2")


def test_success_sews_the_part_on_and_failure_puts_it_on_the_heap() -> None:
    scene = Scene("a=la1 heap=ra1 die=3,3,3 action=2", [3]).do("operate left-arm with b")
    assert (scene.monster("a"), scene.row("a"), scene.dice) == ("la1", "-", [4, 3, 3])
    scene = Scene("a=la1 heap=ra1 die=3,3,3 action=2", [2]).do("operate left-arm with b")
    assert (scene.monster("a"), scene.row("heap"), scene.dice) == ("-", "ra1,la1", [2, 3, 3])


def test_m_13_only_a_kind_that_is_held_and_fits_may_be_named() -> None:
    scene = Scene("A=la1 a=la2,ra1 b=br1 action=2")
    assert {action.split()[1] for action in scene.can("operate")} == {"right-arm"}
    assert scene.refusal("operate left-leg with b") == "M13"
    assert scene.refusal("operate left-arm with b") == "M48"
    assert Scene("A=la1 a=la2 b=ra1 action=2").can("operate") == []


def test_m_14_the_assistant_is_another_player_who_can_not_refuse() -> None:
    scene = Scene("a=ra1,ra2 b=he1 c=la1 action=2")
    assert scene.can("operate") == ["operate right-arm with b", "operate right-arm with c"]
    assert scene.refusal("operate right-arm with a") == "M14"
    scene.do("operate right-arm with c")
    assert scene.owing == "c"
    assert scene.legal("c") == ["hand la1", "hand ra1", "hand ra2"]
    assert scene.refusal("c: refuse") == "R-1"
    assert scene.refusal("c: hand he1") == "R-2"


def test_m_31_the_operator_must_roll_for_what_he_is_handed() -> None:
    scene = Scene(KARL, [1]).do("operate right-leg with b", "b: hand la1")
    assert scene.row("heap") == "la1"
    assert scene.state.phase == 3


def test_m_32_another_part_of_the_operator_is_handed_without_exchange() -> None:
    scene = Scene(KARL, [6]).do("operate right-leg with b", "b: hand la1")
    assert (scene.row("a"), scene.row("b")) == ("rl1,rl2", "he0,br3")
    assert scene.events("exchanged") == []


def test_m_33_a_part_of_the_assistant_that_fails_is_lost_to_both() -> None:
    scene = Scene(KARL, [1]).do("operate right-leg with b", "b: hand br3", "b: take rl1")
    assert (scene.row("a"), scene.row("b"), scene.row("heap")) == ("rl2,la1", "he0,rl1", "br3")


def test_m_45_the_assistant_may_hand_a_part_of_the_named_kind_of_his_own() -> None:
    scene = Scene("a=ra1,ra2 b=ra0 action=2", [6]).do("operate right-arm with b", "b: hand ra0", "b: take ra2")
    assert (scene.monster("a"), scene.row("a"), scene.row("b")) == ("ra0", "ra1", "ra2")


def test_m_46_where_only_one_card_can_be_handed_over_nobody_is_asked() -> None:
    scene = Scene("A=he1 a=ra1,he3 b=he2 action=2", [6]).do("operate right-arm with b")
    assert scene.monster("a") == "ra1,he1"
    assert scene.owing == "a"
    scene = Scene("A=he1 a=ra1 b=ra2 action=2", [6]).do("operate right-arm with b", "b: hand ra2")
    assert (scene.monster("a"), scene.row("b")) == ("ra2,he1", "ra1")  # the only exchange there is


def test_m_47_assistant_and_kind_are_named_together_and_never_a_single_card() -> None:
    scene = Scene("a=ra1,ra2 action=2")
    assert scene.can("operate") == ["operate right-arm with b", "operate right-arm with c"]
    scene.do("operate right-arm with b")
    assert [event.values for event in scene.events("operation")] == [{"seat": 0, "assistant": 1, "part": 1}]
    assert scene.legal("b") == ["hand ra1", "hand ra2"]


def test_m_48_a_brain_needs_a_head_and_every_place_holds_one_part() -> None:
    assert Scene("a=br1 action=2").refusal("operate brain with b") == "M48"
    assert Scene("A=he1 a=br1 action=2").refusal("operate brain with b") == "allowed"
    assert Scene("A=he1,br1 a=br2 action=2").refusal("operate brain with b") == "M48"
    assert Scene("a=rl1 action=2").refusal("operate right-leg with b") == "allowed"


@pytest.mark.parametrize(
    ("monster", "kind", "modifier"),
    [
        ("la1", "right-arm", 1),
        ("ra3", "left-arm", 1),
        ("ll1", "right-leg", 1),
        ("rl2", "left-leg", 1),
        ("la0", "right-arm", 0),
        ("la3", "left-leg", 0),
        ("la3", "head", 0),
        ("he3", "brain", 0),
    ],
)
def test_m_49_the_other_limb_of_the_pair_helps_unless_it_is_rotted(monster: str, kind: str, modifier: int) -> None:
    scene = Scene(f"A={monster} a=la2,ra0,ll0,rl0,he0,br1 die=4,3,3 action=2", [4])
    scene.do(f"operate {kind} with b")
    wanted = {
        "left-arm": "la2",
        "right-arm": "ra0",
        "left-leg": "ll0",
        "right-leg": "rl0",
        "head": "he0",
        "brain": "br1",
    }
    scene.do(f"b: hand {wanted[kind]}")
    assert [event.values["modifier"] for event in scene.events("rolled")] == [modifier]


@pytest.mark.parametrize(("roll", "lives"), [(5, True), (4, False)])
def test_example_the_revival_with_two_missing_legs(roll: int, lives: bool) -> None:
    """Otto's Monster lacks both legs: he subtracts 2 from his roll."""
    otto = Scene("A=la1,ra1,he1,br1 die=3,3,3 action=2", [roll]).do("revive")
    assert [event.values for event in otto.events("rolled")] == [{"seat": 0, "roll": roll, "modifier": -2, "die": 3}]
    assert otto.state.over == lives


def test_m_17_a_roll_must_equal_or_beat_the_die_also_at_1_when_there_are_penalties() -> None:
    assert Scene("A=he1,br1 die=1,3,3 action=2", [4]).do("revive").row("heap") == "br1"
    assert Scene("A=he1,br1 die=1,3,3 action=2", [5]).do("revive").state.over
    assert Scene("A=la1 a=ra1 die=6,3,3 action=2", [5]).do("operate right-arm with b").monster("a") == "la1,ra1"


@pytest.mark.parametrize(
    ("monster", "modifier"),
    [
        ("he1,br1", -4),
        ("he1,br7", -5),
        ("la1,ra0,ll1,rl1,he0,br3", 0),
        ("la1,ra0,ll1,rl1,he0,br7", -1),
        ("la1,he1,br2", -3),
    ],
)
def test_m_18_every_missing_limb_and_the_brain_worth_7_make_a_revival_harder(monster: str, modifier: int) -> None:
    assert surgery.revival_modifier(Scene(f"A={monster}").state, 0) == modifier


def test_m_18_only_a_monster_with_head_and_brain_can_be_revived() -> None:
    assert Scene("A=la1,ra1,ll1,rl1,he1 action=2").refusal("revive") == "M18"
    assert Scene("action=2").refusal("revive") == "M18"


def test_m_19_a_brain_can_not_be_sewn_on_and_revived_in_the_same_turn() -> None:
    scene = Scene("A=he1 a=br1 action=2", [6]).do("operate brain with b")
    assert scene.monster("a") == "he1,br1"
    assert scene.refusal("revive") == "R-1"


def test_m_15_sewn_parts_are_known_to_all() -> None:
    scene = Scene("a=la1 action=2", [6]).do("operate left-arm with b")
    assert scene.knows("la1") == "abc*"
    view = GAME.view_of(scene.state, 3)
    assert isinstance(view, MakerView)
    assert view.table[0].values == [1, -1, -1, -1, -1, -1]


def test_m_16_a_failed_part_is_shown_to_nobody_and_a_fried_brain_is_known_to_all() -> None:
    scene = Scene("a=la1 action=2", [1]).do("operate left-arm with b")
    assert (scene.row("heap"), scene.knows("la1")) == ("la1", "a")
    scene = Scene("A=he1,br2 die=6,3,3 heap=la1 action=2", [1]).do("revive")
    assert (scene.row("heap"), scene.knows("br2")) == ("la1,br2", "abc*")
    assert scene.dice == [5, 3, 3]


def test_m_30_a_rotted_head_carries_a_brain_and_counts_as_rotted() -> None:
    scene = Scene("A=he0,la0,ra0 a=br1 action=2", [6]).do("operate brain with b")
    assert scene.monster("a") == "la0,ra0,he0,br1"
    assert scene.scores()[0] == 1 + 5


@pytest.mark.parametrize("text", ["A=he1,br7 die=3,3,3 action=2", "A=he1,br1 die=6,3,3 action=2"])
def test_m_50_what_can_not_succeed_may_be_tried_and_is_shown_as_0_percent(text: str) -> None:
    scene = Scene(text, [6])
    view = GAME.view_of(scene.state, 0)
    assert isinstance(view, MakerView)
    assert view.odds[-1].faces == 0
    assert scene.refusal("revive") == "allowed"
    assert not scene.do("revive").state.over


def test_m_51_after_a_fried_brain_the_head_stays_and_another_brain_may_follow() -> None:
    scene = Scene("A=he1,br2 a=br3 b=la1 c=ra1 die=6,3,3 action=2", [1, 6]).do("revive")
    assert (scene.monster("a"), scene.scores()[0]) == ("he1", 1)
    scene.do("skip", *["skip"] * 6, "skip", "operate brain with c")
    assert scene.do("c: hand br3").monster("a") == "he1,br3"


def test_m_44_an_operation_shows_back_and_origin_and_the_front_only_on_success() -> None:
    for roll, knowers in ((1, "ab"), (6, "abc*")):
        scene = Scene(KARL, [roll]).do("operate right-leg with b", "b: hand br3", "b: take rl1")
        assert scene.knows("br3") == knowers
        told = [event.values for event in scene.events("handed", "c")]
        assert told == [{"assistant": 1, "card": scene.card("br3"), "origin": 1, "part": 5}]
        assert scene.events("front", "c") == []
        assert bool(scene.events("sewn", "c")) == (roll == 6)
