"""Positions as text."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import GAME

from bestiary.core import BadNotation, Chance, plain
from bestiary.games.marry.checks import POSITIONS
from bestiary.games.marry.notation.positions import read_position, write_position
from bestiary.games.marry.state import Marry

EMPTY = ". . . . / . . . . . / . . . . . . / . . . @ . . . / . . . . . . / . . . . . / . . . ."


def test_a_position_reads_as_it_is_written() -> None:
    text = EMPTY.replace(". . . .", "a1 . . b3", 1) + " ; points=15,0,2 hands=2s1b,-,3f turn=b pile=ssb moved=yes"
    assert write_position(read_position(text)) == text


def test_only_what_differs_from_a_plain_step_4_is_written() -> None:
    assert write_position(read_position("d4=@")) == EMPTY
    assert write_position(read_position(EMPTY)) == EMPTY


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_rare_positions_round_trip(name: str) -> None:
    state = read_position(POSITIONS[name])
    assert plain(read_position(write_position(state))) == plain(state)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("option", ["every_turn", "once_when_reached"])
def test_every_moment_of_a_game_round_trips_also_as_a_seat_knows_it(seats: int, option: str) -> None:
    chance = Chance(seats)
    state = GAME.start(seats, Chance(11), {"free_tower": option})
    while True:
        for known in (state, state.blind(seats - 1), state.blind(seats)):
            assert isinstance(known, Marry)
            assert plain(read_position(write_position(known))) == plain(known)
        if state.over:
            break
        legal = state.legal(int(state.turn))  # type: ignore[attr-defined]
        state.apply(int(state.turn), legal[chance.below(len(legal))])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "has 37 spaces, not 0"),
        (". . @", "has 37 spaces, not 3"),
        (EMPTY.replace("@", "."), "the fachan (@) on one space, not 0"),
        ("d4=@ d5=@", "the fachan (@) on one space, not 2"),
        ("h9=@", "'h9=@' names no space"),
        ("d4=@ d5=a4", "'a4' on d5: write . or @ or a building such as a1"),
        ("d4=@ d5=e1", "e1 belongs to no player: there are 3"),
        ("d4=@ ; points=1,2", "marry is played by 3 to 5 players, not 2"),
        ("d4=@ ; points=1,2,x", "points=1,2,x: write three to five numbers"),
        ("d4=@ ; points=1,2,-3", "points=1,2,-3: write three to five numbers"),
        ("d4=@ ; wins=1", "'wins=1' is no part of a position"),
        ("d4=@ ; turn", "'turn' is no part of a position"),
        ("d4=@ ; turn=d", "turn=d: write one of a, b, c"),
        ("d4=@ ; first=", "first=: write"),
        ("d4=@ ; turn=ab", "turn=ab: write one of a, b, c"),
        ("d4=@ ; step=12", "step=12: write a step from 1 to 5"),
        ("d4=@ ; round=two", "round=two: write a number"),
        ("d4=@ ; step=6", "step=6: write a step from 1 to 5"),
        ("d4=@ ; moved=1", "moved=1: write yes or no"),
        ("d4=@ ; houses=many", "houses=many: write a number"),
        ("d4=@ ; hands=1s,-", "3 players has 3 hands, not 2"),
        ("d4=@ ; hands=1s,-,x", "x is no hand"),
        ("d4=@ ; hands=1s,-,", "is no hand"),
        ("d4=@ ; hands=26s,-,-", "at most 25 stomp, 15 build and 20 fortify"),
        ("d4=@ ; hands=?30,?30,?1", "at most 25 stomp, 15 build and 20 fortify"),
        ("d4=@ ; pile=sx", "pile=sx: write letters"),
        ("d4=@ ; corner=b4", "corner=b4: write buildings"),
        ("d4=@ ; corner=d1", "d1 belongs to no player"),
        ("d4=@ ; corner=" + ",".join(["a3"] * 9), "player a has more than 25 pieces"),
        ("d4=@ ; card=jump", "card=jump: write build:2"),
        ("d4=@ ; card=stomp:4", "card=stomp:4: write build:2"),
        ("d4=@ ; end=d", "end=d: write a player or cut"),
        ("d4=@ ; turn=a turn=b", "'turn=b': turn is written already, as turn=a"),
        ("d4=@ d5=a1 d5=b1", "'d5=b1': d5 is written already, as d5=a1"),
        ("d4=@ ; points=\uff11,0,0", "write three to five numbers"),
        ("d4=@ ; hands=\uff12s,-,-", "is no hand"),
        ("d4=@ ; houses=\uff13", "write a number from 0 to 3"),
        ("d4=@ ; stomps=3", "stomps=3: write a number from 0 to 2"),
        ("d4=@ ; round=201", "round=201: write a number from 1 to 200"),
        ("d4=@ ; step=3 card=fortify", "card=fortify says nothing in step 3: cards are played in step 4"),
        ("d4=@ ; free_tower=never", "free_tower=never: write every_turn or once_when_reached"),
    ],
)
def test_what_is_wrong_is_named_with_what_would_be_right(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as error:
        read_position(text)
    assert sentence in str(error.value)


def test_cards_and_pieces_named_nowhere_form_deck_and_supplies() -> None:
    state = read_position("d4=@ a1=a3 a2=b1 ; hands=2s1b,-,3f pile=ss corner=b2")
    assert list(state.deck) == [21, 14, 17]
    assert state.deck_size == 52
    assert list(state.supply) == [22, 22, 25]
    assert list(state.towers) == [1, 0, 0]


def test_unknown_hands_hide_the_deck() -> None:
    state = read_position("d4=@ ; hands=2s,?4,?0")
    assert list(state.hand) == [2, 0, 0] + [-1] * 6
    assert list(state.hand_size) == [2, 4, 0]
    assert list(state.deck) == [-1] * 3
    assert state.deck_size == 54
