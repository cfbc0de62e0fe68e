"""The table before the first turn."""

from __future__ import annotations

import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary.core import BadOption, BadSeats, Chance
from bestiary.games.maker.rules.numbers import HEAP, WAREHOUSE
from bestiary.games.maker.state import Maker


def start(seats: int, seed: int = 1, **options: str) -> Maker:
    state = GAME.start(seats, Chance(seed), options)
    assert isinstance(state, Maker)
    return state


@pytest.mark.parametrize(("seats", "cards", "graves", "depth"), [(5, 36, 5, 6), (4, 30, 5, 5), (3, 24, 4, 5)])
def test_each_number_of_players_has_its_own_deck_and_graves(seats: int, cards: int, graves: int, depth: int) -> None:
    state = start(seats)
    assert state.cards() == cards
    assert state.graves() == graves
    assert [int(state.held[grave]) for grave in range(graves)] == [depth] * graves
    assert [int(state.held[WAREHOUSE + seat]) for seat in range(seats)] == [1] * seats
    assert state.held[HEAP] == 1
    assert GAME.invariants(state) == []


@pytest.mark.parametrize(("seats", "left_out"), [(5, set()), (4, {5}), (3, {4, 5})])
def test_high_values_are_left_out_with_fewer_players_but_never_the_brain_worth_7(
    seats: int, left_out: set[int]
) -> None:
    state = start(seats)
    for kind in range(6):
        values = {int(state.value[card]) for card in range(state.cards()) if state.kind[card] == kind}
        assert values == ({1, 2, 3, 4, 5, 7} if kind == 5 else {0, 1, 2, 3, 4, 5}) - left_out


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_dice_show_3_and_no_robbery_card_lies_open(seats: int) -> None:
    state = start(seats)
    assert list(state.die) == [3] * seats
    assert list(state.stones) == [0] * seats


def test_m_1_the_first_player_is_drawn_by_lot_and_turns_go_clockwise() -> None:
    assert {int(start(5, seed).first) for seed in range(60)} == {0, 1, 2, 3, 4}
    state = start(4, 3)
    order = []
    for _ in range(8):
        order.append(int(state.turn))
        for _ in range(3):
            state.play(int(state.turn), GAME.parse(state, "skip"))
    first = order[0]
    assert order == [(first + step) % 4 for step in range(8)]
    assert first == state.first


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_only_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"maker is played by 3, 4, 5 players, not {seats}"):
        GAME.start(seats, Chance(1))


def test_options_are_kept_and_wrong_ones_refused() -> None:
    assert GAME.chosen(start(3)) == {"round_limit": "hundred", "refill": "when_emptied"}
    assert GAME.chosen(start(3, round_limit="fifty"))["round_limit"] == "fifty"
    with pytest.raises(BadOption, match="is one of hundred, fifty, none, not 'never'"):
        start(3, round_limit="never")


def test_m_54_five_parts_can_be_rotted_with_any_number_of_players_and_no_brain() -> None:
    for seats in (3, 4, 5):
        state = start(seats)
        rotted = sorted(int(state.kind[card]) for card in range(state.cards()) if state.value[card] == 0)
        assert rotted == [0, 1, 2, 3, 4]


def test_m_55_only_one_player_can_have_three_rotted_parts() -> None:
    scene = Scene("A=la0,ra0,ll0 B=rl0,he0 action=2")
    assert scene.scores() == [5, 0, 0]
