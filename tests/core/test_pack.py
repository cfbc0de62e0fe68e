"""States as bytes."""

from __future__ import annotations

import msgspec
import pytest
from tests.core.pebbles import GAME, Pebbles

from bestiary.core import BadSeats, BadState, Chance, Game, State, UnknownGame, get, pack, plain, unpack
from bestiary.core.columns import columns
from bestiary.core.pack import unpack_with


def packed(*values: object, game: str = "marry", seats: int = 3) -> bytes:
    return msgspec.msgpack.encode((game, seats, values))


def test_a_state_survives_packing_at_every_moment(pebbles: Game) -> None:
    chance = Chance(1)
    state = get("marry").start(4, Chance(2))
    while not state.over:
        again = unpack(pack(state))
        assert plain(again) == plain(state)
        assert pack(again) == pack(state)
        seat = int(state.to_act()).bit_length() - 1
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def test_an_interpreted_game_packs_too(pebbles: Game) -> None:
    state = GAME.start(2, Chance(1))
    again = unpack(pack(state))
    assert isinstance(again, Pebbles)
    assert plain(again) == plain(state)


def test_neither_chance_nor_log_is_a_column() -> None:
    names = columns(get("marry").start(3, Chance(1)))
    assert "chance" not in names
    assert "log" not in names
    assert {"seats", "frames", "hand", "fachan", "over"} <= set(names)


def test_a_chance_source_can_be_given_back() -> None:
    chance = Chance(3)
    state = get("marry").start(3, Chance(1))
    assert unpack_with(pack(state), chance).chance is chance


def spoiled(column: str, value: object) -> bytes:
    state = get("marry").start(3, Chance(1))
    return packed(*{**plain(state), column: value}.values())


@pytest.mark.parametrize(
    ("data", "error", "sentence"),
    [
        (b"", BadState, "these bytes hold no packed state"),
        (b"\xc1", BadState, "these bytes hold no packed state"),
        (pack(get("marry").start(3, Chance(1)))[:-4], BadState, "these bytes hold no packed state"),
        (msgspec.msgpack.encode(["marry", "three", []]), BadState, "these bytes hold no packed state"),
        (packed(1, 2), BadState, "a packed state of marry has 28 columns, not 2"),
        (spoiled("fachan", [1]), BadState, "column fachan of a packed state of marry has the wrong kind"),
        (spoiled("hand", 1), BadState, "column hand of a packed state of marry has the wrong kind"),
        (spoiled("hand", [1 << 63]), BadState, "column hand of a packed state of marry holds a number beyond 64 bits"),
        (packed(game="chess"), UnknownGame, "there is no game 'chess'"),
        (packed(seats=9), BadSeats, "marry is played by 3, 4, 5 players, not 9"),
    ],
)
def test_other_bytes_are_refused(data: bytes, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as caught:
        unpack(data)
    assert sentence in str(caught.value)


def test_a_state_of_no_registered_game_is_not_packed() -> None:
    with pytest.raises(UnknownGame, match="no registered game has states of class State"):
        pack(State(2))
