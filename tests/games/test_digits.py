"""Texts are read in digits from 0 to 9 alone: a digit of another script is refused wherever one can stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice

import pytest

from bestiary.core import Game, State, bits, games
from bestiary.core.errors import BadNotation
from bestiary.games.factory.notation import positions as factory
from bestiary.games.maker.notation import positions as maker
from bestiary.games.maker.notation import reading
from bestiary.games.marry.notation import positions as marry
from bestiary.games.mashup.notation import positions as mashup
from bestiary.games.monstrous.notation import positions as monstrous
from bestiary.games.monstrous.notation import written

FORMS: dict[str, tuple[Callable[..., str], Callable[..., State]]] = {
    "factory": (factory.write_position, factory.read_position),
    "maker": (maker.write_position, reading.read_position),
    "marry": (marry.write_position, marry.read_position),
    "mashup": (mashup.write_position, mashup.read_position),
    "monstrous": (written.write_position, monstrous.read_position),
}
FULL_WIDTH = 0xFF10  # where the digits of East Asian typesetting begin
STEP, ACTIONS = 4, 12  # how many positions are left out between two, and actions looked at in each


def widened(text: str) -> Iterator[str]:
    """Yields the text as often as it has digits, each time with another one in full width."""
    for place, sign in enumerate(text):
        if sign.isdecimal():
            yield f"{text[:place]}{chr(FULL_WIDTH + int(sign))}{text[place + 1 :]}"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_digit_in_full_width_is_refused_in_positions_and_actions(game: Game) -> None:
    write, read = FORMS[game.id]
    tried = 0
    for state in islice(game.positions().values(), 0, None, STEP):
        written_as = ""
        with suppress(BadNotation):  # some moments can't be written
            written_as = write(state)
        for text in widened(written_as):
            tried += 1
            with pytest.raises(BadNotation):
                read(text)
        for seat in bits(int(state.to_act())):
            for action in state.legal(seat)[:ACTIONS] if seat < state.seats else ():
                for text in widened(game.notation(state, action)):
                    tried += 1
                    with pytest.raises(BadNotation):
                        game.parse(state, text)
    assert tried >= 10
