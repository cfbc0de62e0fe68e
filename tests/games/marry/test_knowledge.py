"""What a seat knows: blind states and their fills, score terms, observations, and what the checks are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.marry.scene import GAME, Scene

from bestiary.core import HIDDEN, Chance, plain
from bestiary.games.marry.mind.observation import OBSERVED
from bestiary.games.marry.notation.positions import read_position
from bestiary.games.marry.state import Marry

MIDDLE = (
    "d4=@ d5=a1 d6=b2 c3=b3 a1=c1 ; points=12,40,3 hands=2s1b,3f,1s1b1f turn=b pile=ssbf corner=c2 stomps=1 played=2"
)


def filled(position: str, seat: int, seed: int) -> Marry:
    state = read_position(position).blind(seat)
    state.fill(Chance(seed))
    assert isinstance(state, Marry)
    return state


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_fill_is_a_whole_game_that_the_seat_could_not_tell_apart(seat: int) -> None:
    blind = plain(read_position(MIDDLE).blind(seat))
    for seed in range(20):
        state = filled(MIDDLE, seat, seed)
        assert GAME.invariants(state) == []
        assert plain(state.blind(seat)) == blind


def test_fills_differ_and_follow_the_cards_that_are_left() -> None:
    # 21 stomp, 13 build and 19 fortify cards are not known to a; b holds three of them
    hands = Counter(int(filled(MIDDLE, 0, seed).hand[3]) for seed in range(3000))
    assert set(hands) == {0, 1, 2, 3}
    stomps = sum(count * times for count, times in hands.items())
    assert abs(stomps / 3000 - 3 * 21 / 53) < 0.08


def test_an_empty_hand_stays_empty() -> None:
    assert list(filled("d4=@ ; hands=1s,-,?0", 0, 1).hand[3:]) == [0] * 6


def test_terms_name_what_a_position_is_made_of() -> None:
    state = read_position(MIDDLE)
    names = [term.name for term in GAME.terms]
    assert dict(zip(names, state.terms(1), strict=True)) == {
        "points": 40, "income": 5, "towers": 1, "manors": 1, "houses": 0, "cards": 3, "won": 0,
    }  # fmt: skip
    assert state.terms(0) == [12, 3, 0, 0, 1, 3, 0]
    assert read_position("d4=@ ; end=c").terms(2)[-1] == 1
    assert read_position("d4=@ a1=a3 a2=a3 a3=a3 a4=a3").terms(0)[2] == 3  # a fourth adds nothing


def test_terms_of_a_blind_state_are_those_of_the_state() -> None:
    state = read_position(MIDDLE)
    for seat in range(3):
        assert state.blind(seat).terms(seat) == state.terms(seat)


def test_an_observation_has_the_declared_width_and_range_at_every_moment() -> None:
    chance = Chance(5)
    for seats in GAME.seats:
        state = GAME.start(seats, Chance(seats))
        while not state.over:
            seat = int(state.to_act()).bit_length() - 1
            for each in range(seats):
                row = [int(value) for value in state.observe(each)]
                assert len(row) == GAME.observation_width == OBSERVED
                assert min(row) >= GAME.observation_range[0]
                assert max(row) <= GAME.observation_range[1]
                assert row == [int(value) for value in state.blind(each).observe(each)]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])


def test_an_observation_counts_seats_from_the_observer() -> None:
    row = [int(value) for value in read_position(MIDDLE).observe(1)]
    board, heights, rest = row[:37], row[37:74], row[111:]
    assert (board[0], board[11], board[19], board[20]) == (2, 1, 3, 1)  # a1 next seat, c3 own, d5 the one after
    assert (heights[11], heights[20]) == (3, 2)
    assert row[74 + 18] == 1
    assert rest[:15] == [40, 20, 1, 3, 0, 3, 22, 0, 3, 1, 12, 24, 0, 3, 0]
    own, pile, deck, turn, step = rest[25:28], rest[28:31], rest[31], rest[32], rest[33]
    assert (own, pile, deck, turn, step) == ([0, 0, 3], [2, 1, 1], 47, 0, 4)


def test_an_observation_tells_a_card_being_played() -> None:
    row = list(read_position("d4=@ d5=a1 ; card=stomp:2").observe(0))
    assert row[3 * 37 + 25 + 15 : 3 * 37 + 25 + 18] == [3, 2, 3]


# What the checks are told


def add_card(state: Marry) -> None:
    state.hand[0] += 1


def lose_deck_card(state: Marry) -> None:
    state.deck_size -= 1


def lose_piece(state: Marry) -> None:
    state.supply[1] -= 1


def forget_tower(state: Marry) -> None:
    state.towers[1] = 0


def leave_owner(state: Marry) -> None:
    state.owner[5] = 2


def stand_in_a_building(state: Marry) -> None:
    state.fachan = 19


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (add_card, "there are 26 stomp cards, not 25"),
        (add_card, "seat 0 does not hold the 3 cards it says"),
        (lose_deck_card, "the deck has 47 cards and says 46"),
        (lose_piece, "seat 1 has 24 pieces, 19 of them in supply"),
        (forget_tower, "seat 1 has 1 towers and says 0"),
        (leave_owner, "b2 has height 0 and owner 2"),
        (stand_in_a_building, "the fachan stands in a building on d5"),
    ],
)
def test_a_planted_fault_is_named(fault: Callable[[Marry], None], sentence: str) -> None:
    state = read_position(MIDDLE)
    assert GAME.invariants(state) == []
    fault(state)
    assert sentence in GAME.invariants(state)


def test_unseen_cards_are_those_neither_discarded_nor_known() -> None:
    unseen = GAME.unseen(Scene(MIDDLE).state.blind(0))
    assert unseen is not None
    assert unseen.kinds == (21, 13, 19)
    assert unseen.places == (("deck", 0, 47), ("hand", 3, 3), ("hand", 6, 3))
    assert sum(unseen.kinds) == sum(size for _, _, size in unseen.places)


def test_a_spectator_knows_no_hand() -> None:
    state = read_position(MIDDLE).blind(3)
    assert list(state.hand) == [HIDDEN] * 9
    unseen = GAME.unseen(state)
    assert unseen is not None
    assert len(unseen.places) == 4
