"""Before a game the terminal tells of the ten throws for practice that the setup advises, and only then."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from tests.games.monstrous.scene import GAME

from bestiary.terminal.lines import Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.seating import Seat
from bestiary.terminal.session import Session, key_of


def told(session: Session) -> str:
    """Returns what a player reads who sits down and leaves at once."""
    said = StringIO()
    with Opponents() as opponents:
        PlainTable(session, opponents, Lines(StringIO(""), said)).run()
    return said.getvalue()


def test_practice_is_offered_before_a_game_and_not_in_it(tmp_path: Path) -> None:
    session = Session.new(GAME, [Seat("Anna"), Seat("Bert")], {}, key_of("1"), tmp_path / "game.json")
    assert "bestiary play monstrous --practice" in told(session)
    seat = int(session.match.state.to_act()).bit_length() - 1
    session.match.play(seat, session.match.state.legal(seat)[0])
    assert "--practice" not in told(session)
