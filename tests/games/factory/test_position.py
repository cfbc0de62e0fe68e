"""Positions and actions as text."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import A_PINCH, ALMOST_A_RING, GAME, Scene

from bestiary.core import BadNotation, Chance
from bestiary.games.factory.checks import POSITIONS
from bestiary.games.factory.notation.positions import read_position, write_position
from bestiary.games.factory.state import Factory

TWO = "a (0,0)t... / b (0,0)K..."


def test_a_position_reads_as_it_is_written() -> None:
    text = (
        "a (0,-1)..t. (0,0)t... / b (0,0)KKK. / a1 (0,0)tt..* ; "
        "seats=2 drawn=K...* turn=b first=b draft=reverse pool=t...:2,K.K.:1"
    )
    assert write_position(read_position(text)) == text


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_rare_positions_round_trip(name: str) -> None:
    state = read_position(POSITIONS[name])
    written = write_position(state)
    assert write_position(read_position(written)) == written
    assert GAME.invariants(state) == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_of_a_game_round_trips_with_the_same_choices(seats: int) -> None:
    state = GAME.start(seats, Chance(seats), {"draft": "reverse"})
    assert isinstance(state, Factory)
    chance = Chance(11)
    while not state.over:
        written = write_position(state)
        again = read_position(written)
        assert write_position(again) == written
        assert list(again.points) == list(state.points)
        seat = int(state.turn)
        assert again.turn == seat
        legal = state.legal(seat)
        texts = {GAME.notation(state, action) for action in legal}
        assert {GAME.notation(again, action) for action in again.legal(seat)} == texts
        state.apply(seat, legal[chance.below(len(legal))])
    assert list(read_position(write_position(state)).points) == list(state.points)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{TWO} ; pool", "'pool' is no part of a position; write name=value with one of seats, drawn"),
        (f"{TWO} ; drawn=K... size=3", "'size=3' is no part of a position"),
        (f"{TWO} ; drawn=K... seats=7", "seats=7: write a number from 2 to 6"),
        (f"{TWO} ; drawn=K... turn=c", "turn=c: write one of a, b"),
        (f"{TWO} ; drawn=K... end=maybe", "end=maybe: write one of no, yes"),
        (TWO, "write the tile in hand, such as drawn=t.K. or drawn=K...*"),
        (f"{TWO} ; drawn=K...:2", "write the tile in hand"),
        ("a (0,0)t... / b (0,0)t... ; drawn=K...", "drawn=K... fits nowhere: it would have left the game"),
        (f"{TWO} ; drawn=K... pool=t", "'t' is no part of a pool"),
        (f"{TWO} ; drawn=K... pool=KKKK:2", "the set has no more than 1 tiles KKKK"),
        (f"{TWO} ; drawn=KKKK*", r"the set has no tile KKKK\*"),
        ("g (0,0)t...", "'g' names no monster"),
        ("a (0,0)t... / a1 (0,0)t...", "a1 can't come here: a player's monsters follow each other"),
        ("a1 (0,0)t...", "a1 can't come here"),
        (f"{TWO} / c (0,0)t... ; seats=2 drawn=K...", "c can't come here"),
        ("a (0,0)t.. ", r"'\(0,0\)t..' is no tile; write its place and its edges"),
        ("a (0,-1)..t.", r"a needs a first tile at \(0,0\) that lies as the set prints it"),
        ("a (0,0).t..", r"a needs a first tile at \(0,0\) that lies as the set prints it"),
        ("a (0,0)t... (1,0)t...", r"a\(1, 0\) joins no edge of the monster"),
        ("a (0,0)t... (0,-1)..K.", r"a\(0, -1\) does not match what touches it"),
        ("a (0,0)t... (0,-1)..t. / b (0,0)K... ; drawn=K...", "all monsters of a are complete"),
        ("a (0,0)t... (0,\uff11)t... / b (0,0)K... ; drawn=K...", "is no tile; write its place and its edges"),
        ("a\uff11 (0,0)t...", "names no monster"),
        (f"{TWO} ; drawn=K... pool=t...:\uff13", "is no part of a pool"),
        (f"{TWO} ; drawn=K... seats=\uff12", "write a number from 2 to 6"),
        (f"{TWO} ; drawn=K... turn=a turn=b", "'turn=b': turn is written already, as turn=a"),
        ("a (0,0)t... (0,0)K...", r"'\(0,0\)K...': a tile of a lies at \(0,0\) already"),
        ("a (0,0)t... ; turn=b", "turn=b says nothing while start tiles are being picked: leave it out"),
        ("a (0,0)t... ; drawn=K...", "drawn=K... says nothing while start tiles are being picked: leave it out"),
        (f"{TWO} ; drawn=K... end=yes", "drawn=K... says nothing once the game is over: leave it out"),
    ],
)
def test_a_bad_position_is_refused_with_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        read_position(text)


@pytest.mark.parametrize(
    "text",
    ["", "pass", "start", "start nothing", "start face-3", "start face-46", "place a(0,-1)", "place a(0,-1) 45",
     "place a(9,9) 0", "place cell 3 0", "place cell 400 0", "place g(0,0) 0"],
)  # fmt: skip
def test_a_text_that_is_no_action_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(Scene(f"{A_PINCH} ; drawn=K...").state, text)


def test_every_action_has_a_text_of_its_own() -> None:
    state = Scene(f"{ALMOST_A_RING} ; drawn=t.t.*").state
    texts = {GAME.notation(state, action): action for action in range(GAME.actions)}
    assert len(texts) == GAME.actions
    assert all(GAME.parse(state, text) == action for text, action in texts.items())
    for action in (-1, GAME.actions):
        with pytest.raises(BadNotation, match="factory has actions 0 to 1149"):
            GAME.notation(state, action)


def test_case_and_spaces_do_not_matter() -> None:
    state = Scene(f"{TWO} ; drawn=t...").state
    assert GAME.parse(state, " PLACE  A(0,-1)   180 ") == GAME.parse(state, "place a(0,-1) 180")
    assert GAME.parse(Scene("; seats=2").state, "Start FORK-tkt") == GAME.parse(
        Scene("; seats=2").state, "start fork-tKt"
    )
