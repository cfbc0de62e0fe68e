"""The first Action: stealing from warehouses and from the Gallows Heap, preparing; the order of Actions."""

from __future__ import annotations

from tests.games.maker.scene import Scene


def test_example_who_can_be_robbed() -> None:
    """Anne is on turn; Karl has three parts and a 3, Otto one part and a 2."""
    anne = Scene("b=la1,ra1,ll1 c=he1 die=3,3,2")
    assert anne.can("steal") == ["steal la1", "steal ra1", "steal ll1"]
    assert anne.refusal("steal he1") == "M8"


def test_m_8_what_counts_is_the_owners_die_not_the_thiefs() -> None:
    scene = Scene("a=la0,la2,la3 b=la1,ra1 c=he1,he2,he3 die=1,3,3")
    assert scene.can("steal") == ["steal he1", "steal he2", "steal he3"]
    scene = Scene("b=la1,ra1 die=6,2,3").do("steal la1")
    assert scene.dice == [6, 2, 3]
    assert (scene.row("a"), scene.row("b")) == ("la1", "ra1")


def test_a_thief_turns_his_die_up_and_may_look_at_what_he_got() -> None:
    scene = Scene("b=la1,ra1,ll1 die=2,3,3").do("steal ra1")
    assert scene.dice == [3, 3, 3]
    assert scene.row("b") == "la1,ll1"
    assert [event.values for event in scene.events("front")] == [{"card": scene.card("ra1"), "part": 1, "value": 1}]
    assert scene.events("front", "c") == []


def test_m_9_a_card_is_chosen_by_its_place_and_the_others_keep_theirs() -> None:
    scene = Scene("b=la1,la2,la3,la0 die=3,3,3")
    blind = scene.state.blind(0)
    assert [int(blind.value[scene.card(front)]) for front in ("la1", "la2")] == [-1, -1]  # type: ignore[attr-defined]
    assert scene.do("steal la2").row("b") == "la1,la3,la0"


def test_sewn_parts_can_not_be_stolen_nor_ones_own() -> None:
    scene = Scene("B=la1 a=ra1,ra2,ra3 die=3,1,3")
    assert scene.refusal("steal la1") == "R-10"
    assert scene.refusal("steal ra1") == "R-4"
    assert scene.refusal("steal br7") == "R-10"  # in a grave


def test_m_42_the_heap_costs_all_knowledge_and_gives_any_card_of_the_row() -> None:
    scene = Scene("heap=br7,ll0,la1 die=1,3,3")
    assert scene.can("heap") == ["heap la1", "heap ll0", "heap br7"]
    scene.do("heap ll0")
    assert scene.dice == [6, 3, 3]
    assert (scene.row("a"), scene.row("heap")) == ("ll0", "br7,la1")
    assert scene.knows("ll0") == "a"
    assert Scene("heap=br7 die=6,3,3").refusal("heap br7") == "allowed"
    assert Scene("a=ll0").refusal("heap ll0") == "M42"
    assert Scene("a=ll0").can("heap") == []


def test_m_12_preparing_only_makes_the_study_count_twice() -> None:
    scene = Scene("die=4,3,3").do("prepare")
    assert scene.dice == [4, 3, 3]
    assert scene.do("study").dice == [2, 3, 3]
    assert Scene("die=4,3,3").do("skip", "study").dice == [3, 3, 3]


def test_m_35_actions_come_in_order_each_once_and_each_may_be_skipped() -> None:
    scene = Scene("a=la1 heap=ra1 stones=12,-,- die=1,3,3")
    assert scene.refusal("study") == scene.refusal("sell la1") == scene.refusal("recover") == "R-1"
    scene.do("prepare")
    assert scene.refusal("prepare") == scene.refusal("rob") == scene.refusal("heap ra1") == "R-1"
    scene.do("skip")
    assert scene.refusal("study") == "R-1"
    scene.do("skip")
    assert scene.owing == "b"
    assert not scene.state.prepared
    assert scene.do("skip", "study").dice == [1, 2, 3]  # a's preparation is lost


def test_m_34_every_change_of_a_die_counts_at_once() -> None:
    scene = Scene("b=la1,ra1,ll1 die=2,3,3 stones=123,-,-").do("steal la1")
    assert scene.dice == [3, 3, 3]
    assert scene.do("skip").refusal("recover") == "M22"  # three open cards against a 3
    scene = Scene("die=3,3,3 stones=123,-,-").do("skip", "study")
    assert scene.refusal("recover") == "allowed"


def test_m_52_studying_at_1_is_allowed_and_lost() -> None:
    assert Scene("die=1,3,3").do("skip", "study").dice == [1, 3, 3]
    assert Scene("die=2,3,3").do("prepare", "study").dice == [1, 3, 3]


def test_example_the_recovery() -> None:
    """Karl's die shows a 2 and he has three open robbery cards; with two of them he could not take them back."""
    karl = Scene("die=2,3,3 stones=124,-,- action=3").do("recover")
    assert karl.stones("a") == []
    assert karl.owing == "b"
    assert Scene("die=2,3,3 stones=12,-,- action=3").refusal("recover") == "M22"


def test_m_22_all_open_cards_come_back_or_none() -> None:
    scene = Scene("die=1,3,3,3 stones=2345,-,-,- action=3").do("recover")
    assert scene.stones("a") == []
    assert [event.values for event in scene.events("recovered")] == [{"seat": 0, "cards": 4}]


def test_m_53_nothing_comes_back_at_5_and_6_nor_with_four_cards_at_4() -> None:
    assert Scene("die=5,3,3,3 stones=12345,-,-,- action=3").refusal("recover") == "M22"
    assert Scene("die=4,3,3,3 stones=12345,-,-,- action=3").refusal("recover") == "allowed"
    assert Scene("die=4,3,3 stones=1234,-,- action=3").refusal("recover") == "M22"


def test_m_20_selling_and_taking_cards_back_are_one_action() -> None:
    scene = Scene("a=la1 die=1,3,3 stones=12,-,- action=3")
    assert scene.legal() == ["sell la1", "recover", "skip"]
    assert scene.do("recover").owing == "b"
    scene = Scene("a=la1 die=1,3,3 stones=12,-,- action=3").do("sell la1", "wish nothing", "pass", "pass")
    assert scene.owing == "b"
    assert scene.stones("a") == [1, 2]
