"""Step 2 and all other draws: the deck, the discard pile, and both empty."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import Scene


@pytest.mark.parametrize("actions", [["done"], ["move e 1", "done"]])
def test_a_18_a_turn_without_a_card_draws_three_also_after_a_move(actions: list[str]) -> None:
    scene = Scene("d4=@ ; hands=1s,-,-").do(*actions)
    assert scene.cards(0) == 4
    assert scene.cards(1) == 1


def test_a_18_an_empty_hand_draws_three_too_and_the_turn_is_over() -> None:
    scene = Scene("d4=@").do("done")
    assert scene.cards(0) == 3
    assert scene.state.turn == 1


def test_a_18_a_turn_with_a_card_draws_nothing_for_it() -> None:
    assert Scene("d4=@ a1=a1 ; hands=2f,-,-").do("fortify a1", "done").cards(0) == 1


def test_a_40_a_stomp_that_changed_nothing_is_a_card_played() -> None:
    scene = Scene("d4=@ d5=a2 ; hands=2s,-,-").do("stomp 1 > d5", "done")
    assert scene.at("d4", "d5") == "@ a2"
    assert scene.cards(0) == 1


def test_a_40_a_set_is_a_card_played() -> None:
    assert Scene("d4=@ a1=a1 ; hands=4s,-,-").do("swap stomp > fortify", "done").cards(0) == 1


def test_a_21_a_played_card_lies_on_the_pile_at_once_and_may_be_shuffled_back() -> None:
    scene = Scene("d4=@ a1=a1 ; hands=1f,25s15b19f,-").do("fortify a1")
    assert scene.pile == "f"
    scene.do("done")
    assert scene.events("shuffled")[0].values == {"cards": 1}
    assert scene.cards(1) == 60
    assert scene.pile == ""


def test_a_22_the_draw_of_three_shuffles_the_pile_and_stops_when_both_are_empty() -> None:
    scene = Scene("d4=@ d5=a1 ; hands=25s15b18f,-,- pile=ff").do("done")
    assert scene.cards(0) == 60
    assert scene.cards(1) == 0
    assert scene.state.turn == 1


def test_a_22_cards_for_stomped_buildings_shuffle_the_pile_and_stop_when_both_are_empty() -> None:
    scene = Scene("d4=@ d5=b1 d6=a1 ; hands=1s,24s15b20f,-").do("stomp 1 > d6", "done")
    assert scene.cards(0) == 1  # two fell, one card was there
    assert scene.state.supply[0] == scene.state.supply[1] == 25


def test_a_38_the_pile_is_not_shuffled_when_the_last_card_is_drawn() -> None:
    scene = Scene("d4=@ a1=a1 ; hands=1f,25s15b16f,- pile=ff").do("fortify a1", "done")
    assert scene.state.deck_size == 0
    assert scene.cards(1) == 57
    assert scene.pile == "fff"
    assert scene.events("shuffled") == []


def test_a_38_extra_cards_lapse_when_there_are_none() -> None:
    scene = Scene("d4=@ a1=a1 ; points=0,0,0,0,0 hands=-,-,25s15b,19f,- pile=f").do("done")
    assert scene.cards(0) == 1
    assert scene.cards(1) == 0
    assert scene.state.step == 3


def test_a_38_one_extra_card_comes_and_the_other_lapses() -> None:
    scene = Scene("d4=@ a1=a1 ; points=0,0,0,0,0 hands=1f,-,25s15b,18f,-").do("fortify a1", "done")
    assert scene.cards(1) == 2
    assert scene.events("shuffled")[0].values == {"cards": 1}


def test_a_23_step_5_counts_buildings_of_both_stomps_and_ones_own() -> None:
    scene = Scene("d4=@ d5=a3 d6=b1 d7=a2 ; points=15,0,0 hands=3s6b,-,-")
    scene.do("stomp 3 > d5", "swap build > stomp", "swap build > stomp", "stomp 2 > d7")
    assert scene.cards(0) == 0
    scene.do("done")
    assert scene.cards(0) == 3
    assert scene.events("returned")[0].values == {"buildings": 3}
    assert [int(pieces) for pieces in scene.state.supply] == [25, 25, 25]


def test_step_5_is_skipped_when_nothing_was_stomped() -> None:
    assert Scene("d4=@ a1=a1 ; hands=1f,-,-").do("fortify a1", "done").events("returned") == []


def test_a_deck_s_last_card_counts_as_shown_though_chance_is_not_asked() -> None:
    scene = Scene("d4=@ a1=a1 ; hands=1f,25s15b18f,-").do("fortify a1")
    asked, shown = scene.state.chance.asked, scene.state.revealed
    scene.do("done")
    assert scene.state.chance.asked == asked
    assert scene.state.revealed == shown + 1
