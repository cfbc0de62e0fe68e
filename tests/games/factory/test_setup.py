"""Start tiles, who begins, and what everybody knows."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import GAME, Scene

from bestiary.core import BadOption, BadSeats, Chance
from bestiary.games.factory.content.tiles import standard_tiles
from bestiary.games.factory.show.view import FactoryView
from bestiary.games.factory.state import Factory


def start(seats: int, seed: int = 1, **options: str) -> Factory:
    state = GAME.start(seats, Chance(seed), options)
    assert isinstance(state, Factory)
    return state


def pick(state: Factory, *names: str) -> list[int]:
    """Picks start tiles and returns the seats in the order in which they were asked."""
    asked = []
    for name in names:
        asked.append(int(state.turn))
        state.play(int(state.turn), GAME.parse(state, f"start {name}"))
    return asked


@pytest.mark.parametrize("seats", GAME.seats)
def test_f_1_everybody_picks_a_start_tile_and_then_the_first_player_draws(seats: int) -> None:
    state = start(seats, draft="turn_order")
    assert [GAME.notation(state, action) for action in state.legal(int(state.turn))] == [
        f"start {face.name}" for face in standard_tiles()
    ]
    first = int(state.first)
    assert pick(state, *["thin-end"] * seats) == [(first + place) % seats for place in range(seats)]
    assert state.turn == first
    assert state.drawn >= 0
    assert list(state.monster_tiles) == [1] * seats


def test_f_1_only_a_start_tile_may_be_picked_and_only_one_that_is_left() -> None:
    state = start(6)
    assert GAME.rule(int(state.refusal(int(state.turn), 200))).id == "F1"
    pick(state, "cross-KKKK")
    assert GAME.rule(int(state.refusal(int(state.turn), GAME.parse(state, "start cross-KKKK")))).id == "F1"
    assert GAME.rule(int(state.refusal(int(state.turn), 45))).id == "F1"


def test_f_18_the_first_player_is_drawn_by_lot() -> None:
    assert {int(start(6, seed).first) for seed in range(60)} == {0, 1, 2, 3, 4, 5}


def test_f_20_everybody_sees_the_drawn_tile_and_how_many_are_left() -> None:
    state = Scene("a (0,0)t... / b (0,0)K... ; drawn=K...* pool=t...:3").state
    for seat in range(3):
        view = GAME.view_of(state, seat)
        assert isinstance(view, FactoryView)
        assert view.faces[view.drawn].name == "thick-end-eye"
        assert view.pool == 3


def test_f_25_a_first_tile_lies_in_the_middle_as_printed_and_equal_tiles_are_one_choice() -> None:
    state = start(2)
    assert len(state.legal(int(state.turn))) == len(standard_tiles()) < sum(face.count for face in standard_tiles())
    pick(state, "fork-KtK", "fork-KtK-eye")
    view = GAME.view_of(state, 0)
    assert isinstance(view, FactoryView)
    for monster in view.monsters:
        assert [(cell.x, cell.y, cell.turn) for cell in monster.cells if cell.face >= 0] == [(0, 0, 0)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_f_26_the_option_lets_the_last_player_pick_first(seats: int) -> None:
    state = start(seats, 3, draft="reverse")
    first = int(state.first)
    assert pick(state, *["thin-end"] * seats) == [(first - 1 - place) % seats for place in range(seats)]
    assert state.turn == first


def test_f_30_everybody_knows_what_lies_face_down_and_what_left_the_game() -> None:
    view = Scene("a (0,0)t... / b (0,0)K... ; drawn=K...* pool=t...:3,tttt:1").view
    assert {face.name: face.pool for face in view.faces if face.pool} == {"thin-end": 3, "cross-tttt": 1}
    kinds = {face.name: face for face in view.faces}
    shipped = {face.name: face.count for face in standard_tiles()}
    assert kinds["thick-end"].out == shipped["thick-end"] - 1
    assert sum(face.pool + face.out for face in view.faces) + 3 == sum(shipped.values())


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"factory is played by 2, 3, 4, 5, 6 players, not {seats}"):
        GAME.start(seats, Chance(1))


def test_options_are_kept_and_wrong_ones_refused() -> None:
    assert GAME.chosen(start(2, draft="reverse")) == {"draft": "reverse", "tiles": "standard"}
    with pytest.raises(BadOption, match="option draft of factory is one of"):
        start(2, draft="none")
    with pytest.raises(BadOption, match="line 1: a tile has a name, four edges"):
        start(2, tiles="none")
