"""Reaction windows: when they open, who is asked, what resolves first, and the flight to nowhere."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import CARDS, WINDOWS, Scene

from bestiary.core import bits, pack
from bestiary.games.mashup.content.cards import DECKS
from bestiary.games.mashup.content.sets import card_number
from bestiary.games.mashup.state import Mashup

OPEN = "phase=opening now=happened"
HANDS = "a.hand=family-farm b.hand=family-farm"


def course(scene: Scene, *actions: str) -> list[str]:
    """Plays actions, passes every window, and returns everything that was asked up to the last action."""
    waiting = list(actions)
    found: list[str] = []
    while waiting or scene.asked in WINDOWS.values():
        found.append(scene.asked)
        if scene.asked in WINDOWS.values():
            scene.pass_all()
        else:
            scene.do(waiting.pop(0))
    return found


# Which windows there are


def test_b_3_b_54_windows_of_a_whole_turn() -> None:
    scene = Scene("seats=2 a=2/7@nowhere a.stomach=yyyy a.hand=family-farm,family-farm b.hand=zoo phase=begin")
    asked = course(scene, "idle", "stop", "grow", "done")
    assert asked == ["turn", "moving", "turn", "moving", "offering", "grow", "late", "swapping", "turn"]
    assert scene.state.turn == 1


def test_b_3_b_55_windows_of_a_monster_move() -> None:
    scene = Scene(f"seats=2 a=4/11@nowhere b=8/19@nowhere {HANDS} l1=b:suburb,infantry=1", [6, 1, 6, 6, 6, 6, 1])
    asked = course(scene, "l1", "attack location", "strike", "infantry", "food infantry", "done", "stop")
    assert asked[:10] == [
        *("moving", "move", "declaring", "announce", "step", "striking", "hitting", "step", "eating", "eating"),
    ]


def test_b_3_a_window_is_skipped_if_nothing_happened_since_the_last_one_closed() -> None:
    scene = Scene(f"seats=2 a=2/7@l1 {HANDS} l1=b:downtown i1=police@l1", [1, 1])
    assert course(scene, "attack location") == ["moving", "announce", "step"]  # none before the shots, one after them
    assert scene.asked == "striking"


def test_b_3_locations_are_played_by_the_active_player_between_monster_moves() -> None:
    scene = Scene(f"seats=2 a.hand=family-farm,suburb b.hand=family-farm {OPEN}")
    assert scene.refusal("b: play family-farm") == "R-6"
    scene.do("a: play family-farm").settle()
    scene.do("at nowhere" if scene.place("a") != "nowhere" else "idle").settle()
    assert scene.site(1) == "family-farm"
    moving = Scene("seats=2 a.hand=suburb b.hand=family-farm l1=b:zoo b=8/19@nowhere").do("l1")
    assert moving.refusal("a: play suburb") == "B-3"


def test_b_3_b_102_items_wait_until_the_move_is_done() -> None:
    scene = Scene("seats=2 b=8/19@nowhere b.hand=battle-tank l1=b:zoo").do("l1")
    assert (scene.asked, scene.refusal("b: play battle-tank")) == ("move", "B-3")
    scene.do("b: wait")
    assert scene.asked == "after"
    scene.do("b: play battle-tank l1", "a: stay").settle()
    assert (scene.items(1), scene.asked) == (["battle-tank"], "declaring")


def test_nobody_is_asked_who_can_hold_no_card_by_public_facts() -> None:
    assert Scene(f"seats=3 a.hand=family-farm c.hand=family-farm {OPEN}").owing == "ac"
    all_gone = ",".join(card.name for card in CARDS if DECKS[card.deck] == "action" for _ in range(card.copies))
    scene = Scene(f"seats=2 a.hand=family-farm b.hand=family-farm discard={all_gone} phase=late now=happened")
    assert (scene.asked, scene.state.turn) == ("turn", 1)  # no window at the end of the turn


# Order


def test_b_4_b_101_the_first_in_order_is_heard_and_the_others_are_asked_again() -> None:
    scene = Scene(f"seats=3 turn=b a.hand=air-strike b.hand=family-farm c.hand=tranquilizer {OPEN}", [1, 1, 1, 1])
    assert scene.owing == "abc"
    scene.do("a: play air-strike b", "c: play tranquilizer b")
    assert scene.owing == "b"
    scene.do("b: pass")
    assert [event.values["card"] for event in scene.events("played-on")] == [
        card_number("tranquilizer")
    ]  # c sits nearer to b: the other is void
    assert scene.held("a", "air-strike") == 1
    scene.pass_all()
    assert (scene.asked, scene.owing, scene.quarters("b")) == ("turn", "ab", 1)


def test_b_101_answers_that_are_void_leave_no_trace() -> None:
    text = f"seats=3 turn=b a.hand=air-strike b.hand=family-farm c.hand=tranquilizer {OPEN}"
    loud, quiet = Scene(text), Scene(text)
    loud.do("c: play tranquilizer b", "a: play air-strike b", "b: pass")
    quiet.do("c: play tranquilizer b", "a: pass", "b: pass")
    assert pack(loud.state) == pack(quiet.state)
    assert loud.log.rows() == quiet.log.rows()


def test_b_101_nobody_sees_who_has_answered() -> None:
    scene = Scene(f"seats=3 a.hand=air-strike b.hand=family-farm c.hand=tranquilizer {OPEN}")
    before = [pack(scene.state.blind(seat)) for seat in (0, 2, 3)]
    scene.do("b: pass")
    assert [pack(scene.state.blind(seat)) for seat in (0, 2, 3)] == before
    scene.do("c: play tranquilizer")
    assert [pack(scene.state.blind(seat)) for seat in (0, 3)] == [before[0], before[2]]


def test_b_52_every_card_opens_answers_clockwise_from_its_players_left() -> None:
    scene = Scene(f"seats=3 a.hand=family-farm,air-strike b.hand=air-strike c.hand=air-strike {OPEN}", [1] * 12).do(
        "a: play family-farm"
    )
    scene.pass_all()
    assert (scene.asked, scene.site(1)) == ("card", "gone")
    scene.do("a: play air-strike b", "b: play air-strike c", "c: play air-strike a")
    assert [event.values["seat"] for event in scene.events("played-on")] == [1]
    assert scene.state.top_value(3) == 2  # answers to b's card begin with c


def test_b_5_an_answer_resolves_before_the_card_it_answers() -> None:
    scene = Scene(f"seats=2 a=2/1@nowhere a.hand=second-wind b.hand=air-strike {OPEN}", [6, 6, 1, 1])
    scene.do("b: play air-strike a").pass_all()
    assert scene.asked == "card"
    scene.do("a: play second-wind").settle()
    assert scene.kinds()[:4] == ["played-on", "played", "healed", "dice"]
    assert scene.monster("a") == (2, 3)


def test_b_5_b_50_a_card_whose_target_is_gone_is_spent_without_effect() -> None:
    scene = Scene(f"seats=2 a=2/7@l1 b.hand=napalm a.hand=blaze l1=b:suburb,rubble l2=b:zoo {OPEN}")
    scene.do("b: play napalm l1").pass_all()
    scene.state.place[0] = 44
    scene.settle()
    assert (scene.discarded("napalm"), scene.monster("a")) == (1, (2, 7))
    assert len(scene.events("fizzled")) == 1


def test_b_53_the_target_is_named_when_the_card_is_played() -> None:
    scene = Scene(f"seats=2 b.hand=tranquilizer {OPEN}").do("b: play tranquilizer")
    assert scene.refusal("b: pass") == "R-1"
    assert scene.legal("b") == ["monster a", "monster b"]
    assert scene.events("played-on") == []
    scene.do("b: monster a")
    assert scene.events("played-on")[0].values == {"seat": 1, "card": card_number("tranquilizer"), "other": 0}


def test_b_56_the_active_player_answers_his_own_doings_and_does_not_flee_from_them() -> None:
    scene = (
        Scene("seats=2 a=2/3@l1 a.hand=second-wind l1=b:downtown").do("attack location", "a: play second-wind").settle()
    )
    assert scene.monster("a") == (2, 7)
    assert scene.asked == "striking"  # no flight was offered


# Before and after a move


def test_b_102_a_card_before_the_move_finds_the_monster_at_its_old_place() -> None:
    scene = Scene("seats=2 b=8/19@nowhere b.hand=tranquilizer a=2/7@l2 l1=b:zoo l2=b:suburb").do("l1")
    assert set(scene.legal("b")) == {"before tranquilizer", "pass", "wait"}
    scene.do("b: before tranquilizer", "b: monster a").settle()
    assert (scene.place("a"), scene.lost("a"), scene.asked) == ("l2", True, "declaring")
    assert scene.legal() == ["sleep", "idle"]
    assert len(scene.events("held-back")) == 1


def test_b_102_all_pass_means_that_nobody_is_asked_again_after_the_move() -> None:
    scene = Scene(f"seats=2 b=8/19@nowhere {HANDS} l1=b:zoo").do("l1").settle()
    assert (scene.place("a"), scene.asked, scene.events("waits")) == ("l1", "declaring", [])


def test_b_102_whoever_waits_is_asked_after_the_move() -> None:
    scene = Scene("seats=3 b=8/19@nowhere b.hand=family-farm c.hand=napalm l1=b:zoo", [1, 1, 1]).do("l1", "c: wait")
    scene.do("b: pass")
    assert (scene.asked, scene.owing, scene.place("a")) == ("after", "bc", "l1")
    scene.do("c: play napalm l1", "a: flee").settle()
    assert scene.place("a") == "nowhere"


def test_b_102_where_the_owner_could_come_everyone_is_asked_after_it() -> None:
    scene = Scene(f"seats=2 {HANDS} l1=b:zoo").do("l1", "b: stay")
    assert scene.asked == "after"


# The flight


@pytest.mark.parametrize("card", ["air-strike b", "tranquilizer b"])
def test_b_6_only_cards_of_others_against_move_or_announcement_allow_flight(card: str) -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@nowhere b.hand=air-strike,tranquilizer l1=b:downtown", [1] * 4)
    scene.do("attack location", f"b: play {card}").settle()
    assert (scene.asked, scene.legal()) == ("fleeing", ["flee", "stay"])


def test_b_6_an_item_at_the_announcement_allows_flight_which_ends_the_monster_move() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@nowhere b.hand=battle-tank l1=b:downtown").do("attack location")
    scene.do("b: play battle-tank l1", "a: flee").settle()
    assert (scene.place("a"), scene.asked, scene.state.moves) == ("nowhere", "moving", 1)
    assert scene.events("shot") == []


def test_b_6_no_flight_for_a_monster_that_has_just_lost_its_monster_move() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@nowhere b.hand=tranquilizer l1=b:downtown").do("attack location")
    scene.do("b: play tranquilizer a").settle()
    assert (scene.asked, scene.place("a")) == ("declaring", "l1")


def test_b_6_no_flight_from_nowhere_and_none_from_a_card_that_answers_a_card() -> None:
    nowhere = Scene("seats=2 a=2/7@nowhere b=2/7@nowhere b.hand=air-strike", [1] * 4).do(
        "sleep", "b: play air-strike a"
    )
    assert nowhere.settle().asked != "fleeing"
    nested = Scene("seats=3 a=2/7@l1 a.hand=adrenaline b.hand=air-strike l1=b:downtown", [1] * 4).do("attack location")
    nested.do("a: play adrenaline", "b: pass") if nested.owing == "ab" else nested.do("a: play adrenaline")
    nested.until("card").do("b: play air-strike a").settle()
    assert nested.asked == "striking"


def test_b_6_damage_dealt_before_the_flight_stays() -> None:
    scene = Scene("seats=2 a=2/7@l1 b.hand=air-strike l1=b:downtown", [6, 6, 6, 1]).do("attack location")
    scene.do("b: play air-strike a", "a: flee").settle()
    assert scene.monster("a") == (2, 4)


def test_b_57_a_closing_move_can_be_fled_from_too() -> None:
    text = "seats=2 a=2/7@l1 b=8/19@nowhere b.hand={} l1=b:downtown l2=b:zoo"
    scene = Scene(text.format("tranquilizer"), [1] * 3).do(
        "attack location", "hold", "l2", "b: before tranquilizer", "b: monster b"
    )
    scene.do("a: flee").settle()
    assert (scene.place("a"), scene.asked, scene.state.moves) == ("nowhere", "moving", 1)
    item = Scene(text.format("battle-tank"), [1] * 3).do("attack location", "hold", "l2").until("turn")
    item.do("b: play battle-tank l2").settle()
    assert item.asked == "fleeing"
    item.do("flee").settle()
    assert (item.place("a"), item.asked) == ("nowhere", "moving")


def test_b_57_items_are_not_played_between_a_closing_move_and_the_end_of_the_monster_move() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=8/19@nowhere b.hand=battle-tank l1=b:downtown l2=b:zoo", [1] * 3)
    scene.do("attack location", "hold", "l2", "b: wait")
    assert (scene.asked, scene.refusal("b: play battle-tank")) == ("after", "B-3")


# Announcements that answers make illegal


def test_b_103_an_announcement_made_illegal_is_taken_back_and_made_anew() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@nowhere b.hand=tranquilizer,family-farm l1=b:downtown").do("attack location")
    scene.do("b: play tranquilizer a").settle()
    assert (scene.asked, scene.legal(), len(scene.events("taken-back"))) == ("declaring", ["sleep", "idle"], 1)
    scene.do("sleep")
    assert scene.asked == "announce"


def test_b_103_a_rival_out_of_range_is_no_longer_attacked() -> None:
    scene = Scene("seats=3 a=3/9@l1 b=2/7@l1 c.hand=shrink-ray l1=b:downtown").do("attack monster", "monster b")
    scene.do("c: play shrink-ray b", "a: stay").settle()
    assert (scene.asked, scene.refusal("attack monster")) == ("declaring", "R-3")


# Secrets of windows


def test_a_window_asks_the_same_seats_whatever_they_hold() -> None:
    for hand in ("family-farm", "air-strike", "police", "feeding-frenzy"):
        scene = Scene(f"seats=3 a.hand=family-farm b.hand={hand} l1=b:downtown a=2/7@l1 phase=late now=happened")
        assert scene.owing == "ab"
        blind = scene.state.blind(2)
        assert isinstance(blind, Mashup)
        assert bits(blind.to_act()) == [0, 1]
