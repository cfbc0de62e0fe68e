"""The third Action: the open market."""

from __future__ import annotations

import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary.games.maker.show.shapes import MakerView

SALE = "a=ra0,ra3,ll1 b=br2,la1 c=he3 die=3,3,3 action=3"


def offers(text: str = SALE, *more: str) -> Scene:
    return Scene(text).do("sell ll1", "wish brain", *more)


def test_m_23_the_seller_names_a_part_and_may_voice_a_wish() -> None:
    scene = Scene(SALE).do("sell ll1")
    assert [event.values for event in scene.events("for-sale", "c")] == [
        {"seat": 0, "card": scene.card("ll1"), "part": 2}
    ]
    assert scene.legal() == [
        f"wish {wish}"
        for wish in ("left-arm", "right-arm", "left-leg", "right-leg", "head", "brain", "knowledge", "nothing")
    ]
    scene.do("wish brain")
    assert [event.values for event in scene.events("wished", "c")] == [{"seat": 0, "wish": 5}]
    assert scene.owing == "b"


def test_m_23_the_others_offer_or_pass_clockwise_once_each() -> None:
    scene = Scene("a=ra0 b=br2 c=he3 d=la1 die=3,3,3,3 turn=c action=3").do("sell he3", "wish nothing")
    order = []
    for _ in range(3):
        order.append(scene.owing)
        scene.do("points 1")
    assert order == ["d", "a", "b"]
    assert scene.owing == "c"


def test_m_23_an_offer_is_parts_shown_or_not_and_points_up_to_6_and_never_nothing() -> None:
    scene = offers("a=ll1 b=br2,la1 c=he3 die=3,4,6 action=3")
    assert scene.legal() == ["show la1", "show br2", "add la1", "add br2", "points 1", "points 2", "pass"]
    assert scene.refusal("points 0") == "R-11"
    assert scene.refusal("points 3") == "R-5"
    assert scene.refusal("show he3") == "R-7"
    scene.do("show la1")
    assert scene.legal() == ["show br2", "add br2", "points 0", "points 1", "points 2"]
    assert scene.refusal("add la1") == "R-12"
    scene.do("add br2", "points 0", "show he3", "points 0")
    assert scene.owing == "a"
    assert [event.values["how"] for event in scene.events("offered-card", "c")] == [2, 1, 2]


def test_m_23_an_offer_and_a_demand_take_cards_in_any_order() -> None:
    scene = offers(SALE, "add br2", "show la1", "points 0")
    assert [event.values["how"] for event in scene.events("offered-card", "c")] == [2, 1]
    scene.do("pass", "demand b", "want br2", "want la1", "points 0", "agree")
    assert scene.row("a") == "ra0,ra3,la1,br2"


def test_m_23_whoever_has_nothing_to_pay_with_is_not_asked_for_an_offer() -> None:
    scene = Scene("a=ll1 b=la1 die=3,6,6 action=3").do("sell ll1", "wish nothing")
    assert scene.owing == "b"  # a part to offer, at a 6
    scene = Scene("a=ll1 die=3,6,6 action=3").do("sell ll1", "wish nothing")
    assert [event.kind for event in scene.events()] == ["for-sale", "passed", "passed", "sale-ended", "turn"]


def test_m_35_a_third_action_with_nothing_to_do_is_left_out_and_told() -> None:
    scene = Scene("a=- b=la1 die=2,3,3 action=2").do("study")
    assert scene.owing == "b"
    assert [event.values for event in scene.events("nothing-left", "c")] == [{"seat": 0}]
    assert Scene("a=- b=la1 die=2,3,3 stones=12,-,- action=2").do("study").owing == "a"  # two cards against a 1


def test_m_23_backs_points_and_which_cards_were_shown_are_public_but_fronts_only_the_sellers() -> None:
    scene = offers(SALE, "show la1", "add br2", "points 2")
    for player in "ac*":
        assert [event.values["how"] for event in scene.events("offered-card", player)] == [2, 1]
        assert [event.values["points"] for event in scene.events("offered", player)] == [2]
    assert (scene.knows("la1"), scene.knows("br2")) == ("ab", "b")
    assert [event.values["value"] for event in scene.events("front", "a")] == [1]
    assert scene.events("front", "c") == []


def test_m_23_an_offer_in_the_making_is_seen_by_its_maker_only() -> None:
    scene = offers()
    before = [GAME.view_of(scene.state, seat) for seat in (0, 2, 3)]
    scene.do("show la1", "add br2")
    assert [GAME.view_of(scene.state, seat) for seat in (0, 2, 3)] == before
    assert scene.events("offered-card", "*") == []
    own = GAME.view_of(scene.state, 1)
    assert isinstance(own, MakerView)
    assert sorted((part.card, part.offer) for part in own.parts if part.offer) == sorted(
        [(scene.card("la1"), 2), (scene.card("br2"), 1)]
    )


def test_m_23_the_seller_accepts_one_offer_and_it_is_carried_out_at_once() -> None:
    scene = offers(SALE, "show la1", "points 1", "points 2")
    assert scene.legal() == ["accept b", "accept c", "demand b", "demand c", "end sale"]
    scene.do("accept b")
    assert (scene.row("a"), scene.row("b"), scene.row("c")) == ("ra0,ra3,la1", "br2,ll1", "he3")
    assert scene.dice == [2, 4, 3]
    assert scene.owing == "b"
    assert not any(scene.state.offer)
    assert set(scene.state.offered) == {-1}


def test_m_23_one_counter_demand_to_one_player_also_to_one_who_passed() -> None:
    scene = offers(SALE, "points 1", "pass", "demand c")
    assert scene.legal() == ["want he3", "points 1", "points 2", "points 3"]
    assert scene.refusal("points 0") == "R-11"
    assert scene.refusal("want br2") == "R-8"
    scene.do("want he3", "points 2")
    assert scene.owing == "c"
    assert scene.legal() == ["agree", "refuse"]
    scene.do("agree")
    assert (scene.row("a"), scene.row("c")) == ("ra0,ra3,he3", "ll1")
    assert scene.dice == [1, 3, 5]


def test_m_23_after_a_refusal_the_offers_still_stand_but_there_is_no_second_demand() -> None:
    scene = offers(SALE, "show br2", "points 0", "pass", "demand c", "want he3", "points 0", "refuse")
    assert scene.legal() == ["accept b", "end sale"]
    assert scene.refusal("demand b") == "R-13"
    assert scene.do("accept b").row("a") == "ra0,ra3,br2"


def test_m_23_a_demand_in_the_making_is_seen_by_the_seller_only() -> None:
    scene = offers(SALE, "points 1", "pass")
    before = [GAME.view_of(scene.state, seat) for seat in (1, 2, 3)]
    scene.do("demand c", "want he3")
    assert [GAME.view_of(scene.state, seat) for seat in (1, 2, 3)] == before
    assert scene.events("demanded-card", "c") == []


def test_m_23_a_demand_asks_no_more_than_the_player_has() -> None:
    text = "a=ll1 b=la1 die=3,5,6 action=3"
    scene = offers(text, "points 1")
    assert [event.values for event in scene.events("passed")] == [{"seat": 2}]  # not asked: everybody sees why
    assert scene.refusal("demand c") == "R-16"  # no part and a 6
    assert scene.do("demand b").legal() == ["want la1", "points 1"]
    assert scene.refusal("points 2") == "R-5"


def test_surplus_points_are_lost_to_the_seller_but_paid() -> None:
    scene = offers("a=ll1 die=3,2,3 action=3", "points 3", "pass", "accept b")
    assert scene.dice == [1, 5, 3]


def test_m_24_the_goods_are_shown_to_nobody_before_they_are_sold() -> None:
    scene = offers(SALE, "points 1", "pass")
    assert scene.knows("ll1") == "a"
    assert scene.do("accept b").knows("ll1") == "ab"


def test_m_56_a_buyer_who_knows_the_goods_changes_nothing_and_shows_nothing() -> None:
    known = offers("a=ll1+b b=la1 c=he3 die=3,3,3 action=3")
    plain = offers("a=ll1 b=la1 c=he3 die=3,3,3 action=3")
    assert known.legal("b") == plain.legal("b")
    assert known.do("points 1", "pass", "accept b").events("front", "b") == []
    assert plain.do("points 1", "pass", "accept b").events("front", "b") != []
    assert [event.kind for event in known.events(player="c")] == [event.kind for event in plain.events(player="c")]


def test_m_57_a_sale_without_takers_is_over_and_the_action_used() -> None:
    scene = offers(SALE, "pass", "pass")
    assert scene.owing == "b"
    assert scene.state.phase == 1
    assert [event.values for event in scene.events("sale-ended")] == [{"seat": 0}]
    assert scene.row("a") == "ra0,ra3,ll1"


def test_m_58_the_seller_need_not_sell_and_keeps_what_he_learned() -> None:
    scene = offers(SALE, "show br2", "points 0", "pass", "end sale")
    assert (scene.row("b"), scene.knows("br2")) == ("br2,la1", "ab")
    assert scene.owing == "b"


def test_m_59_the_dice_of_a_sale_guard_and_expose_at_once() -> None:
    scene = Scene("a=ra0,ra3,ll1 b=br2 c=he3 die=4,1,3 action=3").do("sell ll1", "wish knowledge", "points 2", "pass")
    scene.do("accept b")
    assert scene.dice == [2, 3, 3]
    assert scene.can("steal", "b") == ["steal ra0", "steal ra3"]  # two parts against a 2
    scene.do("skip", "skip", "skip")
    assert "steal ll1" not in scene.can("steal", "c")  # b: two parts against a 3


@pytest.mark.parametrize(
    ("action", "rule"),
    [("sell br2", "R-7"), ("show la1", "R-1"), ("accept b", "R-1"), ("demand b", "R-1"), ("points 1", "R-1")],
)
def test_the_market_opens_with_a_part_of_ones_own(action: str, rule: str) -> None:
    assert Scene(SALE).refusal(action) == rule
