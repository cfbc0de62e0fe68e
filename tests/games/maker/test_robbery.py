"""The first Action: robbing graves together, and refilling them."""

from __future__ import annotations

from tests.games.maker.scene import GAME, Scene

from bestiary.core import pack
from bestiary.games.maker.show.shapes import MakerView


def test_m_4_one_announces_the_others_answer_clockwise_all_choose_and_all_is_shown_together() -> None:
    scene = Scene("g1=la0 g2=he2,ra1 g3=br1 die=3,3,3,3 turn=c")
    scene.do("rob")
    assert scene.dice == [3, 3, 4, 3]
    assert scene.owing == "d"
    scene.do("d: join")
    assert scene.dice == [3, 3, 4, 4]
    scene.do("a: stay out", "b: join")
    assert scene.owing == "bcd"
    scene.do("d: grave 2", "b: grave 1")
    assert scene.events("chose", "*") == []
    scene.do("c: grave 3")
    assert [event.values for event in scene.events("chose", "*")] == [
        {"seat": 1, "grave": 0},
        {"seat": 2, "grave": 2},
        {"seat": 3, "grave": 1},
    ]
    assert [scene.row(player) for player in "abcd"] == ["-", "la0", "br1", "ra1"]
    assert scene.dice == [3, 3, 3, 3]
    assert scene.state.phase == 2
    assert scene.owing == "c"


def test_a_sole_robber_takes_the_top_card_and_learns_by_doing() -> None:
    scene = Scene("g1=la0,he2 die=3,3,3").do("rob", "b: stay out", "c: stay out", "grave 1")
    assert scene.row("a") == "he2"
    assert scene.row("g1") == "la0"
    assert scene.dice == [3, 3, 3]
    assert scene.stones("a") == [1]


def test_robbers_of_the_same_grave_fight_and_keep_their_raised_dice() -> None:
    scene = Scene("g1=la0,he2 g2=ra1").do("rob", "b: join", "c: join", "a: grave 1", "b: grave 1", "c: grave 2")
    assert [scene.row(player) for player in "abc"] == ["-", "-", "ra1"]
    assert scene.dice == [4, 4, 3]
    assert [event.values for event in scene.events("fought")] == [{"grave": 0}]
    assert [scene.stones(player) for player in "abc"] == [[1], [1], [2]]


def test_m_2_at_6_one_may_still_rob_and_steal_and_the_step_is_lost() -> None:
    scene = Scene("g1=la0,he2 b=ra1,ra2,ra3 die=6,3,6").do("rob", "b: stay out", "c: join")
    assert scene.dice == [6, 3, 6]
    scene.do("a: grave 1", "c: grave 1")
    assert scene.dice == [6, 3, 6]
    assert Scene("b=ra1,ra2,ra3 die=6,3,6").do("steal ra2").dice == [6, 3, 6]


def test_m_3_without_a_robbery_card_face_down_one_can_neither_rob_nor_come_along() -> None:
    scene = Scene("g1=la0 stones=1234,-,1234")
    assert scene.refusal("rob") == "M3"
    scene = Scene("g1=la0 stones=-,-,1234").do("rob", "b: stay out")
    assert scene.owing == "a"  # c was passed over


def test_m_5_a_sole_robber_at_an_empty_grave_has_failed() -> None:
    scene = Scene("g1=- g2=la0").do("rob", "b: stay out", "c: stay out", "grave 1")
    assert scene.row("a") == "-"
    assert scene.dice == [4, 3, 3]
    assert scene.stones("a") == [1]
    assert [event.values for event in scene.events("empty")] == [{"seat": 0, "grave": 0}]


def test_m_6_a_robber_takes_one_card() -> None:
    scene = Scene("g1=la0,la1,la2").do("rob", "b: stay out", "c: stay out", "grave 1")
    assert (scene.row("g1"), scene.row("a")) == ("la0,la1", "la2")


def test_m_7_graves_are_refilled_from_the_bottom_of_the_heap_card_by_card_in_grave_order() -> None:
    scene = Scene("g1=la0 g2=he2 heap=br7,ll0,la1,la2,ra3,ra2,ra1 sealed=2,1,? ask=sealing").do("c: grave 3")
    assert scene.row("g1") == "br7,la1,ra3"
    assert scene.row("g2") == "ll0,la2,ra2"
    assert scene.row("heap") == "ra1"


def test_m_7_a_heap_that_is_too_small_is_used_up() -> None:
    scene = Scene("g1=la0 g2=he2 heap=br7,ll0,la1 sealed=2,1,? ask=sealing").do("c: grave 3")
    assert (scene.row("g1"), scene.row("g2"), scene.row("heap")) == ("br7,la1", "ll0", "-")


def test_m_7_new_cards_lie_on_top_and_a_theft_leaves_the_rest_in_order() -> None:
    scene = Scene("heap=br7,ll0,la1 a=ra1 die=6,3,3 action=2", [1]).do("operate right-arm with b")
    assert scene.row("heap") == "br7,ll0,la1,ra1"
    assert Scene("heap=br7,ll0,la1").do("heap ll0").row("heap") == "br7,la1"


def test_m_7b_a_grave_left_empty_stays_empty_unless_the_option_says_otherwise() -> None:
    text = "g1=- a=ra1 die=6,3,3 action=2"
    scene = Scene(text, [1]).do("operate right-arm with b")
    assert (scene.row("g1"), scene.row("heap")) == ("-", "ra1")
    scene = Scene(f"{text} refill=whenever_possible", [1]).do("operate right-arm with b")
    assert (scene.row("g1"), scene.row("heap")) == ("ra1", "-")


def test_m_36_a_robber_whom_nobody_follows_succeeds_alone_and_ends_at_5_from_6() -> None:
    scene = Scene("g1=la0,la1 die=6,3,3").do("rob", "b: stay out", "c: stay out")
    assert scene.owing == "a"
    assert scene.do("grave 1").dice == [5, 3, 3]


def test_m_37_empty_graves_may_be_robbed_for_nothing() -> None:
    scene = Scene("g1=- rest=c die=3,3,3").do("rob", "b: join", "c: stay out", "a: grave 1", "b: grave 2")
    assert scene.dice == [4, 4, 3]
    assert (scene.row("a"), scene.row("b")) == ("-", "-")


def test_m_38_each_is_asked_once_and_nobody_can_withdraw() -> None:
    scene = Scene("g1=la0 stones=-,12345,-,-,- die=3,3,3,3,3").do("rob")
    assert scene.owing == "c"
    scene.do("c: join")
    assert scene.owing == "d"
    assert scene.refusal("c: stay out") == "not-asked"
    scene.do("d: stay out", "e: join")
    assert scene.owing == "ace"
    assert all(action.startswith("grave") for action in scene.legal("c"))


def test_m_39_a_sealed_choice_shows_to_nobody_not_even_that_it_was_made() -> None:
    scene = Scene("g1=la0 g2=he2 sealed=?,?,? ask=sealing")
    before = [pack(scene.state.blind(seat)) for seat in range(4)]
    scene.do("b: grave 2")
    after = [pack(scene.state.blind(seat)) for seat in range(4)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, True]
    assert scene.events(player="*") == scene.events(player="a") == []
    assert scene.refusal("b: grave 1") == "not-asked"


def test_m_40_only_graves_emptied_in_this_robbery_are_refilled_and_after_all_have_taken() -> None:
    scene = Scene("g1=- g2=he2 g3=la0,la1 heap=br7,ll0 sealed=2,3,? ask=sealing").do("c: grave 4")
    assert [scene.row(f"g{grave}") for grave in (1, 2, 3)] == ["-", "br7,ll0", "la0"]


def test_m_41_the_order_in_which_choices_come_in_changes_nothing() -> None:
    text = "g1=la0 g2=he2 g3=ra1 heap=br7,ll0,la1 sealed=?,?,? ask=sealing"
    ends = {
        pack(Scene(text).do(*order).state)
        for order in (
            ("a: grave 1", "b: grave 2", "c: grave 3"),
            ("c: grave 3", "b: grave 2", "a: grave 1"),
            ("b: grave 2", "a: grave 1", "c: grave 3"),
        )
    }
    assert len(ends) == 1


def test_m_21_open_robbery_cards_stay_open_after_the_turn() -> None:
    scene = Scene("g1=la0,la1").do("rob", "b: join", "c: stay out", "a: grave 1", "b: grave 2", "skip", "skip")
    assert scene.stones("a") == [1]
    assert scene.owing == "b"
    assert scene.do("rob", "c: stay out", "a: join").can("grave", "a") == ["grave 2", "grave 3", "grave 4"]


def test_m_39_a_robber_with_one_card_left_has_no_secret_and_is_not_asked() -> None:
    scene = Scene("g1=la0 g2=he2 stones=-,234,-").do("rob", "b: join", "c: stay out")
    assert scene.owing == "a"
    view = GAME.view_of(scene.state, 2)
    assert isinstance(view, MakerView)
    assert [player.choice for player in view.table] == [-1, 0, -1]
    scene.do("grave 2")
    assert (scene.row("a"), scene.row("b")) == ("he2", "la0")
    alone = Scene("g1=la0 stones=234,1234,1234").do("rob")
    assert (alone.row("a"), alone.owing, alone.state.phase) == ("la0", "a", 2)


def test_m_39_who_takes_part_is_shown_and_nothing_of_what_is_chosen() -> None:
    scene = Scene("g1=la0 g2=he2").do("rob", "b: join", "c: stay out")
    before = GAME.view_of(scene.state, 2)
    assert before.to_act == [0, 1]
    scene.do("a: grave 2")
    assert GAME.view_of(scene.state, 2) == before
