"""The table before the first turn, and who gets how many cards in it."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import GAME, Scene

from bestiary.core import HIDDEN, BadOption, BadSeats, Chance, Keyed
from bestiary.games.marry.state import Marry


def start(seats: int, seed: int = 1, **options: str) -> Marry:
    state = GAME.start(seats, Chance(seed), options)
    assert isinstance(state, Marry)
    return state


def test_the_valley_has_37_spaces_worth_65_points_and_the_fachan_in_its_middle() -> None:
    view = GAME.view_of(start(3), 0)
    assert len(view.spots) == 37
    assert sum(spot.value for spot in view.spots) == 65
    assert [spot.value for spot in view.spots if spot.pieces] == [5]
    assert [spot.id for spot in view.spots if spot.pieces] == ["d4"]


def test_neighbours_lead_back() -> None:
    opposite = {"e": "w", "ne": "sw", "nw": "se", "w": "e", "sw": "ne", "se": "nw"}
    spots = {spot.id: spot for spot in GAME.view_of(start(3), 0).spots}
    for spot in spots.values():
        for direction, neighbour in spot.neighbours.items():
            assert spots[neighbour].neighbours[opposite[direction]] == spot.id
    assert sum(len(spot.neighbours) for spot in spots.values()) == 180


def test_the_deck_has_25_stomp_15_build_and_20_fortify_cards() -> None:
    state = start(5)
    hands = [sum(state.hand[kind::3]) for kind in range(3)]
    assert [hands[kind] + state.deck[kind] for kind in range(3)] == [25, 15, 20]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_1_everybody_starts_with_no_points_25_pieces_and_three_cards(seats: int) -> None:
    state = start(seats)
    assert list(state.points) == [0] * seats
    assert list(state.supply) == [25] * seats
    assert [state.hand_size[seat] for seat in range(seats) if seat != state.first] == [3] * (seats - 1)
    assert state.turn == state.first
    assert state.step == 3
    assert state.houses_left == 3


@pytest.mark.parametrize(("seats", "extra"), [(3, [0, 0, 0]), (4, [1, 0, 0, 0]), (5, [2, 1, 0, 0, 0])])
def test_larger_tables_give_extra_cards_in_the_first_turn_only(seats: int, extra: list[int]) -> None:
    state = start(seats)
    for turn in range(2 * seats):
        seat = int(state.turn)
        held = 3 if turn < seats else 3 + 1 + extra[turn - seats] + 3
        drawn = 1 + (extra[turn] if turn < seats else 0)
        assert state.hand_size[seat] == held + drawn
        state.play(seat, GAME.parse(state, "done"))  # no free house
        state.play(seat, GAME.parse(state, "done"))  # no card: three more


def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    assert {int(start(5, seed).first) for seed in range(60)} == {0, 1, 2, 3, 4}
    state = start(4, 3)
    first = int(state.first)
    state.play(first, GAME.parse(state, "done"))
    state.play(first, GAME.parse(state, "done"))
    assert state.turn == (first + 1) % 4


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_a_28_only_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"marry is played by 3, 4, 5 players, not {seats}"):
        GAME.start(seats, Chance(1))


def test_the_free_tower_option_is_kept_and_a_wrong_one_refused() -> None:
    assert GAME.chosen(start(3))["free_tower"] == "every_turn"
    assert GAME.chosen(start(3, free_tower="once_when_reached"))["free_tower"] == "once_when_reached"
    with pytest.raises(BadOption, match="is one of every_turn, once_when_reached, not 'never'"):
        start(3, free_tower="never")
    with pytest.raises(BadOption, match="marry has no option 'tower'; it has: free_tower"):
        start(3, tower="never")


def test_a_26_hands_are_hidden_but_counts_points_and_pieces_are_open() -> None:
    state = Scene("d4=@ d5=b2 ; points=3,9,27 hands=2s1b,3f,1s").state
    view = GAME.view_of(state, 1)
    assert [seat["hand"] for seat in tables(view)] == [None, [0, 0, 3], None]
    assert [seat["cards"] for seat in tables(view)] == [3, 3, 1]
    assert [seat["points"] for seat in tables(view)] == [3, 9, 27]
    assert [seat["supply"] for seat in tables(view)] == [25, 23, 25]
    assert [seat["hand"] for seat in tables(GAME.view_of(state, 3))] == [None, None, None]
    assert list(state.blind(1).hand) == [HIDDEN] * 3 + [0, 0, 3] + [HIDDEN] * 3


def test_a_41_pile_deck_size_supplies_and_corner_are_open_and_the_deck_is_not() -> None:
    state = Scene("d4=@ ; hands=1s,1b,1f pile=bsf corner=b1,b3,c2").state
    view = GAME.view_of(state, 0)
    assert view.pile == [1, 0, 2]
    assert view.deck == 54
    assert [seat["corner"] for seat in tables(view)] == [[0, 0, 0], [1, 0, 1], [0, 1, 0]]
    assert [seat["supply"] for seat in tables(view)] == [25, 21, 23]
    assert list(state.blind(0).deck) == [HIDDEN] * 3


def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    scene = Scene("d4=@ ; hands=-,-,-").do("done")
    own = [event.values["card"] for event in scene.events("drew", seat=0)]
    others = [event.values["card"] for event in scene.events("drew", seat=1)]
    assert len(own) == len(others) == 4
    assert min(own[:3]) >= 0
    assert own[3] == HIDDEN
    assert others[:3] == [HIDDEN] * 3
    assert others[3] >= 0


def test_the_same_key_deals_the_same_game() -> None:
    first, second = (GAME.start(5, Keyed(bytes(32))) for _ in range(2))
    assert list(first.hand) == list(second.hand)


def tables(view: object) -> list[dict[str, object]]:
    import msgspec

    return msgspec.to_builtins(view)["table"]  # type: ignore[no-any-return]
