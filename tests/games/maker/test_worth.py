"""What bots and learners are given: score terms and observations; and what the checks watch over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary import bots
from bestiary.core import Chance, bits
from bestiary.games.maker.mind.observation import A_CARD, A_SEAT
from bestiary.games.maker.state import Maker

NAMES = [term.name for term in GAME.terms]


def terms(text: str, seat: int = 0) -> dict[str, int]:
    return dict(zip(NAMES, Scene(text).state.terms(seat), strict=True))


def observed(text: str, seat: int) -> list[int]:
    return [int(number) for number in Scene(text).state.observe(seat)]


def turn_of(text: str, seat: int) -> list[int]:
    """Returns the part of an observation that says what is asked."""
    return observed(text, seat)[36 * A_CARD + 5 * A_SEAT :]


def test_terms_name_what_a_position_is_made_of() -> None:
    assert terms("A=la2,he1,br3 a=ra1,ra3,la3,ll0 die=2,3,3 stones=13,-,- action=2") == {
        "points": 6,
        "parts": 3,
        "useful": 2,  # a right arm and a left leg; another left arm is none
        "worth": 3,
        "knowledge": 4,
        "stock": 4,
        "exposed": 3,
        "stones": 2,
        "prey": 0,
        "surgery": 0,
        "revival": 2,  # a 5 or 6, with two legs and an arm missing
        "won": 0,
    }


def test_knowledge_without_use_counts_little_so_that_nobody_sits_on_a_1() -> None:
    assert terms("die=1,3,3")["knowledge"] == 1
    assert terms("a=la1 die=1,3,3")["knowledge"] == 5  # something to sew on
    assert terms("A=he1,br2 die=1,3,3")["knowledge"] == 5  # something to revive
    assert terms("A=he1,br2 B=la3,he3,ra3 die=1,3,3")["knowledge"] == 1  # a revival that would lose
    assert terms("A=he1,br2 B=la3,he3,ra3 die=1,3,3")["revival"] == 0


STALLED = (  # greedy bots used to leave out everything from here to round 100: the brains lay on the heap
    "g1=9:ra0+c g2=5:rl1,6:ll2,7:he1 g3=10:ll1 g4=15:la3 heap=19:br3+abc,4:br2+abc,17:br7*,11:la0+b "
    "A=23:ra1,13:rl2,18:la2,8:ll0,0:he2 B=21:he3,12:rl3,1:ll3,3:la1,16:ra2 C=20:rl0,22:he0,14:br1,2:ra3 "
    "die=1,1,1 stones=1,-,- turn=c first=c round=40"
)


def test_greedy_bots_break_a_stall_at_die_1() -> None:
    state, chance, greedy = Scene(STALLED).state, Chance(5), bots.get("greedy")
    while not state.over and state.round < 60:
        seat = bits(state.to_act())[0]
        state.play(seat, greedy.choose(state.blind(seat), seat, chance))
    assert state.over
    assert state.reviver >= 0


def test_an_unknown_front_counts_as_an_average_one() -> None:
    blind = Scene("b=ra3").state.blind(0)
    assert dict(zip(NAMES, blind.terms(1), strict=True))["worth"] == 2


@pytest.mark.parametrize(
    ("text", "prey"),
    [
        ("g1=la0 sealed=1,?,- ask=sealing", 3),
        ("g1=la0 a=la1 sealed=1,?,- ask=sealing", 1),
        ("g1=la0 A=la1 sealed=1,?,- ask=sealing", 1),
        ("g1=- sealed=1,?,- ask=sealing", 0),
        ("g1=- g2=la0 a=br1 sealed=?,?,- stones=4,-,- ask=sealing", 3),
        ("g1=- g2=la0 sealed=?,?,- stones=24,-,- ask=sealing", 0),
    ],
)
def test_a_chosen_grave_is_worth_what_lies_on_top_of_it(text: str, prey: int) -> None:
    assert terms(text)["prey"] == prey


def test_an_operation_that_waits_is_worth_its_chance() -> None:
    text = "A=la1 a=ra1,ra2 b=he1 die=4,3,3 action=2 ask=assisting:b:ra"
    assert terms(text)["surgery"] == 4
    assert terms(text, 1)["surgery"] == 0


def test_victory_is_a_term() -> None:
    assert terms("A=he1,br1 end=a")["won"] == 1
    assert terms("A=he1,br1 end=a", 1)["won"] == 0


def test_cards_are_seen_from_the_observers_place() -> None:
    text = "A=he1 a=la2 b=ra1+a heap=br7"
    card = Scene(text).card
    for seat, places in ((0, (7, 8, 12)), (1, (9, 7, 14)), (2, (8, 9, 13))):
        row = observed(text, seat)
        assert tuple(row[card(front) * A_CARD] for front in ("la2", "ra1", "he1")) == places
    row = observed(text, 0)
    assert row[card("ra1") * A_CARD + 2 : card("ra1") * A_CARD + 5] == [2, 2, 0b011]
    assert row[card("br7") * A_CARD + 2 : card("br7") * A_CARD + 5] == [6, 0, 0]
    assert row[card("la0") * A_CARD + 2] == 0  # below a grave's top


def test_players_are_seen_from_the_observers_place() -> None:
    row = observed("C=he1 die=2,3,6 stones=34,-,1 sealed=?,2,- ask=sealing", 1)[36 * A_CARD :]
    assert row[:8] == [1, 3, 0, 1, 2, 0, 0, 0]
    assert row[8:16] == [1, 6, 1, 0, 0, 0, 1, 0]
    assert row[16:24] == [1, 2, 12, 1, 0, 0, 0, 0]
    assert row[24:40] == [0] * 16


@pytest.mark.parametrize(
    ("text", "seat", "asked"),
    [
        ("ask=joining:b sealed=?,-,-", 0, [2, 0, 0, 0, 0]),
        ("A=he0 a=ra0,ra3 b=br2 action=2 ask=assisting:b:ra", 1, [1, 2, 0, 0, 0]),
        ("A=he0 a=ra0,ra3 b=br2 action=2 ask=taking:b:ra:br2", 0, [2, 2, 22, 0, 0]),
        ("a=ra0 action=3 ask=wishing:ra0", 0, [0, 0, 5, 0, 0]),
        ("a=ra0 b=la1 action=3 ask=offering:ra0:b offer=la1:back", 1, [1, 0, 5, 0, 1]),
        ("a=ra0 b=la1 action=3 ask=offering:ra0:b offer=la1:back", 0, [2, 0, 5, 0, 0]),
        ("a=ra0 b=la1 action=3 ask=selling:ra0:1 points=-,1,-", 0, [0, 0, 5, 1, 0]),
        ("a=ra0 b=la1 action=3 ask=demanding:ra0:b wanted=la1 points=-,1,-", 0, [2, 0, 5, 0, 1]),
        ("a=ra0 b=la1 action=3 ask=demanding:ra0:b wanted=la1 points=-,1,-", 1, [0, 0, 5, 0, 0]),
        ("a=ra0 b=la1 action=3 ask=answering:ra0:b:2 wanted=la1 points=-,1,-", 1, [1, 0, 5, 3, 0]),
    ],
)
def test_what_is_asked_is_seen_but_nothing_in_the_making(text: str, seat: int, asked: list[int]) -> None:
    assert turn_of(text, seat)[11:] == asked


def test_an_observation_is_the_same_from_a_blind_state() -> None:
    for state in GAME.positions().values():
        if state.seats == 3:
            for seat in range(3):
                assert list(state.observe(seat)) == list(state.blind(seat).observe(seat))
                assert state.terms(seat) == state.blind(seat).terms(seat)


# What the checks watch over


def spoil(change: Callable[[Maker], None]) -> list[str]:
    state = Scene("A=la1,he1 a=ra1 b=ll1 heap=br7").state
    assert GAME.invariants(state) == []
    change(state)
    return GAME.invariants(state)


@pytest.mark.parametrize(
    ("sentence", "column", "cell", "value"),
    [
        ("the fronts are not the game's", "value", 5, 0),
        ("place 6 holds 2 cards at [0]", "held", 6, 2),
        ("a Study die shows no number from 1 to 6", "die", 0, 7),
        ("the Monster of seat 0 is not what lies on its slab", "sewn", 0, -1),
        ("a part is sewn on where it does not belong", "sewn", 0, 17),
        ("seat 0 does not know card 5 of its warehouse", "seen", 5, 0),
        ("the back of card 23 lies open, but nobody has seen it", "backs", 23, 0),
    ],
)
def test_what_is_broken_is_named(sentence: str, column: str, cell: int, value: int) -> None:
    def change(state: Maker) -> None:
        getattr(state, column)[cell] = value

    assert sentence in spoil(change)
