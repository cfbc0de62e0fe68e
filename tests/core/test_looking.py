"""What people see who look at states, matches and records in Python: boards and texts, no numbers to decode."""

from __future__ import annotations

import pydoc
from xml.etree import ElementTree as ET

import pytest

from bestiary import bots
from bestiary.bots.bot import NotOwing
from bestiary.core import BadSeats, Chance, Match, State, get, ids
from bestiary.core.picture import COLOURS, INK, OPEN, PAPER

GAMES = [game for game in ids() if get(game).__module__.startswith("bestiary.")]


@pytest.mark.parametrize("game", GAMES)
def test_a_state_shows_its_board_and_who_is_asked(game: str) -> None:
    match = Match(get(game), get(game).seats[0], Chance(3))
    state = match.state
    assert repr(state) == f"<{game}, {int(state.seats)} players, asked: {', '.join(map(str, state.actors()))}>"
    assert len(str(state).splitlines()) > 5
    assert str(match) == str(state)
    assert repr(match).startswith("<0 moves of ")


@pytest.mark.parametrize("game", GAMES)
def test_a_state_offers_what_can_be_called_and_no_internals(game: str) -> None:
    state = get(game).start(get(game).seats[0], Chance(1))
    assert {name for name in dir(state) if not hasattr(State(2), name)} == set()
    assert {"play", "legal_moves", "blind", "winners"} <= set(dir(state))
    assert not {"push", "tell", "legal_into", "turn", "hand"} & set(dir(state))


@pytest.mark.parametrize(
    ("thing", "types", "sentence"),
    [
        (Match, "numbers: Sequence[int]", "Carry out a seat's aim, or raise `Refused` and change nothing."),
        (State, "seat: int", "Return the seat's legal actions in ascending order"),
        (Chance, "n: int", "Return a number from 0 to n-1"),
    ],
)
def test_help_tells_types_and_what_it_does_compiled_too(thing: type, types: str, sentence: str) -> None:
    told = pydoc.plain(pydoc.render_doc(thing)).replace("'", "").replace("i64", "int")
    assert types in told
    assert sentence.replace("'", "") in told


@pytest.mark.parametrize("game", GAMES)
def test_moves_read_and_write_as_text(game: str) -> None:
    match = Match(get(game), get(game).seats[0], Chance(5))
    for _ in range(6):
        seat = match.state.actors()[0]
        text = match.state.legal_moves(seat)[0]
        if len(match.state.actors()) == 1:
            match.play(text)
        else:
            with pytest.raises(BadSeats, match="whose it is"):
                match.play(text)
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
        match.play("throw")


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_every_view_as_a_picture_that_holds_the_whole_drawing(game: str) -> None:
    match, chance = Match(get(game), get(game).seats[1], Chance(3)), Chance(4)
    for _ in range(20):
        match.step(lambda blind, seat: blind.legal(seat)[0], chance)
    for seat in (-1, 0, 1):
        tree = ET.fromstring(match.state.svg(seat))
        text = "".join(tree.itertext())
        view = match.view(match.state.seats if seat < 0 else seat)
        drawing = match.game.draw(view, match.game.words())
        assert all(line in text for line in drawing.lines)
        assert all(sentence in text for sentence in drawing.spoken)
    assert match._repr_html_() == match.state.svg()
    assert match.state.svg(0) == match.state.blind(0).svg(0)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_that_is_asked_out_of_turn_says_who_owes(bot: str) -> None:
    match, chance = Match(get("monstrous"), 2, Chance(1)), Chance(2)
    while match.state.actors():
        match.step(lambda blind, seat: blind.legal(seat)[0], chance)
    with pytest.raises(
        NotOwing, match=r"seat 30 has nothing to decide in <monstrous, 2 players, nature owes an outcome>"
    ):
        bots.get(bot).choose(match.state, 30, chance)


def test_colours_of_pictures_can_be_read() -> None:
    assert min(contrast(colour, "#ffffff") for colour in COLOURS) >= 4.5
    assert min(contrast(INK, PAPER), contrast(INK, OPEN)) >= 4.5
    assert contrast("#777777", "#ffffff") < 4.5


def contrast(one: str, other: str) -> float:
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
