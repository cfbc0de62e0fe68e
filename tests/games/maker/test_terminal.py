"""The game in a terminal: on the screen and line by line, with bots, to its end."""

from __future__ import annotations

import asyncio
import io
import random
from pathlib import Path

import pytest
from tests.games.maker.scene import GAME

from bestiary.core import load
from bestiary.terminal.app import TerminalGame
from bestiary.terminal.dialogs import End
from bestiary.terminal.lines import Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.seating import read_seats
from bestiary.terminal.session import Session, key_of
from bestiary.terminal.speech import game_words
from bestiary.terminal.table import TableScreen

PATIENCE = 1_500  # waits of 20 ms


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    seated = read_seats(GAME, "you,greedy,greedy", game_words(GAME, "en"))
    return Session.new(GAME, seated, {"round_limit": "fifty"}, key_of("7"), tmp_path / "game.json", "en")


def test_a_whole_game_is_played_line_by_line(session: Session) -> None:
    dice = random.Random(5)
    answers = "".join(f"{dice.choice(['1', '2', '3', 'skip', 'points 1'])}\n" for _ in range(5_000))
    told = io.StringIO()
    with Opponents() as opponents:
        PlainTable(session, opponents, Lines(io.StringIO(answers), told)).run()
    assert session.over
    assert " wins" in told.getvalue()
    assert load(session.path).result is not None


@pytest.mark.slow
def test_a_whole_game_is_played_on_the_screen(session: Session) -> None:
    async def play(opponents: Opponents) -> None:
        app = TerminalGame(session, opponents, pause=0)
        dice = random.Random(5)

        def asked() -> bool:
            return isinstance(app.screen, TableScreen) and session.due() == session.viewer and bool(app.screen.groups)

        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(PATIENCE):
                if isinstance(app.screen, End):
                    break
                if asked():
                    await pilot.press(*str(dice.randrange(len(session.view().choices)) + 1), "enter")
                await pilot.pause(0.02)
            assert session.over

    with Opponents() as opponents:
        asyncio.run(play(opponents))
    assert load(session.path).result is not None
