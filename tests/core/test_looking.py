"""What people see who look at states, matches and records in Python: boards and texts, no numbers to decode."""

from __future__ import annotations

import pytest

from bestiary import bots
from bestiary.core import BadSeats, Chance, Match, get, ids

GAMES = [game for game in ids() if get(game).__module__.startswith("bestiary.")]


@pytest.mark.parametrize("game", GAMES)
def test_a_state_shows_its_board_and_who_is_asked(game: str) -> None:
    match = Match(get(game), get(game).seats[0], Chance(3))
    state = match.state
    assert repr(state) == f"<{game}, {int(state.seats)} players, asked: {', '.join(map(str, state.actors()))}>"
    assert len(str(state).splitlines()) > 5
    assert state._repr_html_().startswith("<pre>")
    assert str(match) == str(state)
    assert repr(match).startswith("<0 moves of ")


@pytest.mark.parametrize("game", GAMES)
def test_moves_read_and_write_as_text(game: str) -> None:
    match = Match(get(game), get(game).seats[0], Chance(5))
    for _ in range(6):
        seat = match.state.actors()[0]
        text = match.state.legal_moves(seat)[0]
        if len(match.state.actors()) == 1:
            match.push(text)
        else:
            with pytest.raises(BadSeats, match="whose it is"):
                match.push(text)
            break
        assert match.moves[-1].text == text
        if not match.state.actors():
            break


@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_played_by_any_bots_in_a_loop_and_its_record_is_walked(game: str) -> None:
    match, chance = Match(get(game), get(game).seats[0], Chance(9)), Chance(10)
    seen = []

    def choose(blind: object, seat: int) -> int:
        seen.append(seat)
        return bots.get("random").choose(blind, seat, chance)  # type: ignore[arg-type]

    while not match.state.over and len(match.moves) < 400:
        match.step(choose, chance)
    assert set(seen) == set(range(match.state.seats))
    steps = list(match.record()) if match.state.over else []
    assert [move for move, _ in steps] == (match.moves if match.state.over else [])


def test_nature_is_said_in_words() -> None:
    match, chance = Match(get("monstrous"), 2, Chance(1)), Chance(2)
    while match.state.actors():
        match.step(lambda blind, seat: blind.legal(seat)[0], chance)
    assert repr(match.state) == "<monstrous, 2 players, nature owes an outcome>"
    with pytest.raises(BadSeats, match="nature owes an outcome"):
        match.push("throw")
