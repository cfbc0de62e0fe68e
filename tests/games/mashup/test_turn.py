"""A turn: healing, growing, exchanging, the hand limit, the end of the deck, and victory."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import Scene

from bestiary.core import bits
from bestiary.games.mashup.content.cards import FOODS


def test_b_19_b_85_tokens_are_spent_whole() -> None:
    scene = Scene("seats=2 a=2/6@nowhere a.stomach=ym phase=first-heal").do("food meat")
    assert (scene.monster("a"), scene.stomach("a")) == ((2, 7), "y")
    assert scene.settle().asked == "moving"  # at its Maximum nothing more can be spent
    scene = Scene("seats=2 a=2/1@nowhere a.stomach=ymp phase=first-heal").do("food meat", "done")
    assert (scene.monster("a"), scene.stomach("a")) == ((2, 5), "yp")
    assert Scene("seats=2 a=2/1@nowhere a.stomach=y phase=first-heal").refusal("food meat") == "B-85"


@pytest.mark.parametrize(
    ("stomach", "first", "allowed"),
    [
        ("ymm", "food foodstuff", False),  # 1 + 2 would need another 2, and then the 1 was not needed
        ("ymm", "food meat", True),
        ("yym", "food foodstuff", True),
        ("mmp", "food meeple", True),
    ],
)
def test_b_19_b_85_growing_takes_no_token_that_is_not_needed(stomach: str, first: str, allowed: bool) -> None:
    scene = Scene(f"seats=2 a=2/7@nowhere a.stomach={stomach} phase=growing").do("grow").settle()
    paid = [event.values["food"] for event in scene.events("spent-food")]  # where there is no other, the table pays
    assert (scene.refusal(first) == "allowed" or paid[:1] == [FOODS.index(first.split()[1])]) == allowed
    while scene.asked == "paying":
        scene.do(scene.legal()[0])
    assert scene.monster("a") == (3, 7)


def test_b_20_a_monster_grows_once_a_turn() -> None:
    scene = Scene("seats=2 a=1/5@nowhere a.stomach=mmm phase=growing").do("grow", "food meat", "food meat").settle()
    assert (scene.monster("a"), scene.state.turn) == ((2, 5), 1)


def test_growing_needs_health_and_food_and_keeps_health() -> None:
    assert Scene("seats=2 a=2/3@nowhere a.stomach=mm phase=growing").state.turn == 1
    assert Scene("seats=2 a=2/7@nowhere a.stomach=yyy phase=growing").state.turn == 1
    scene = Scene("seats=2 a=2/4@nowhere a.stomach=mm phase=growing").do("grow", "food meat", "food meat").settle()
    assert (scene.monster("a"), scene.stomach("a")) == ((3, 4), "")


def test_b_58_growing_can_be_answered_and_then_does_not_happen() -> None:
    scene = Scene("seats=2 a=2/4@nowhere a.stomach=mm b.hand=air-strike phase=growing", [6, 1, 1, 1]).do("grow")
    assert scene.asked == "grow"
    scene.do("b: play air-strike a").settle()
    assert (scene.monster("a"), scene.stomach("a"), len(scene.events("not-grown"))) == ((2, 3), "mm", 1)


def test_b_86_a_growth_spurt_lasts_for_this_turn_and_never_below_nothing() -> None:
    scene = Scene("seats=2 a=1/5@nowhere a.hand=growth-spurt phase=opening now=happened")
    scene.do("play growth-spurt", "stop", "grow").settle()
    assert (scene.monster("a"), scene.state.discount) == ((2, 5), 0)


def test_b_33_b_59_victory_is_checked_at_the_end_of_a_turn() -> None:
    scene = Scene("seats=2 a=7/17@nowhere a.stomach=mmmmm b.hand=shrink-ray,shrink-ray phase=growing").do("grow")
    scene.do(*["food meat"] * 5).until("late")
    assert scene.monster("a")[0] == 8
    scene.do("b: play shrink-ray a").settle()
    assert (scene.monster("a")[0], scene.state.over) == (7, False)
    wins = Scene("seats=2 a=8/17@nowhere phase=checking")
    assert (wins.state.over, bits(wins.state.winners())) == (True, [0])


def test_b_60_somebody_else_can_win_in_my_turn() -> None:
    fame = "b:downtown,b:sky-needle,b:royal-palace,b:great-dam"
    scene = Scene(f"seats=2 infamy={fame} phase=checking")
    assert (scene.state.over, bits(scene.state.winners())) == (True, [1])


def test_b_32_of_two_who_qualify_the_higher_sum_wins() -> None:
    fame = "b:downtown,b:sky-needle,b:royal-palace,b:great-dam"
    scene = Scene(f"seats=3 a=8/19@nowhere b=2/7@nowhere c=7/17@nowhere infamy={fame},a:zoo phase=checking")
    assert bits(scene.state.winners()) == [1]  # 14 against 9
    tie = Scene(f"seats=2 a=8/19@nowhere b=2/7@nowhere infamy={fame},a:airport,a:stadium,a:city-hall phase=checking")
    assert bits(tie.state.winners()) == [0, 1]


def test_b_34_the_turn_is_finished_when_the_deck_is_out() -> None:
    scene = Scene(
        "seats=2 a=4/9@nowhere a.hand=family-farm,family-farm b.hand=air-strike deck=blaze phase=late", [1] * 4
    )
    scene.do("done").settle()
    assert scene.state.over
    assert scene.kinds()[-6:] == ["drew", "drew-card", "deck-out", "counted", "counted", "won"]
    assert bits(scene.state.winners()) == [0]


def test_b_34_a_last_window_for_action_cards_opens_and_then_the_sum_counts() -> None:
    scene = Scene("seats=2 a=3/9@nowhere b=3/9@nowhere a.hand=zoo b.hand=shrink-ray deck=blaze phase=drawing")
    assert (scene.asked, scene.refusal("a: play zoo")) == ("last", "B-3")
    scene.do("b: play shrink-ray a").settle()
    assert (scene.state.over, bits(scene.state.winners())) == (True, [1])


def test_b_34_draws_that_find_no_card_are_skipped_and_a_tie_is_shared() -> None:
    scene = Scene("seats=2 a.hand=family-farm,family-farm deck= phase=late")
    assert (scene.state.over, bits(scene.state.winners()), scene.state.hand_size[0]) == (True, [0, 1], 2)


def test_b_35_b_84_two_cards_for_one_that_is_locked_for_the_turn() -> None:
    scene = Scene("seats=2 a.hand=zoo,suburb,police deck=blaze,airport,stadium phase=exchanging")
    scene.do("discard zoo")
    assert scene.refusal("done") == "B-35"
    scene.do("discard suburb")
    assert (scene.state.hand_size[0], scene.state.locked_size, scene.discarded("zoo")) == (1, 1, 1)
    scene.do("done").settle()
    assert (scene.state.hand_size[0], scene.state.locked_size) == (3, 0)


def test_b_84_exchange_needs_two_cards_and_a_deck_and_locked_cards_stay_out_of_the_last_window() -> None:
    assert Scene("seats=2 a.hand=zoo phase=exchanging").state.turn == 1
    scene = Scene("seats=2 a.hand=zoo,suburb b.hand=family-farm deck=air-strike phase=exchanging")
    scene.do("discard zoo", "discard suburb")
    assert (scene.asked, scene.owing) == ("last", "b")  # a holds the locked card alone
    drawn = Scene("seats=2 b.hand=family-farm deck=air-strike phase=drawing")
    assert (drawn.asked, drawn.refusal("a: play air-strike")) == ("last", "allowed")


def test_b_35_the_hand_is_cut_to_five_and_one_is_drawn() -> None:
    scene = Scene("seats=2 a.hand=zoo,suburb,police,police,police,police,airport phase=limiting")
    assert (scene.asked, scene.refusal("done")) == ("shedding", "B-35")
    scene.do("discard zoo", "discard police").settle()
    assert (scene.state.hand_size[0], scene.state.turn) == (6, 1)


def test_a_card_that_is_not_held_is_refused() -> None:
    scene = Scene("seats=2 a.hand=zoo,suburb phase=exchanging")
    assert scene.refusal("discard police") == "R-2"
    window = Scene("seats=2 a.hand=zoo phase=opening now=happened")
    assert window.refusal("a: play blaze") == "R-2"
