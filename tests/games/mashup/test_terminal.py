"""The game in a terminal: whole games against bots line by line, and the first turns on the screen."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from tests.games.mashup.scene import GAME

import bestiary.bots as bots
from bestiary.core import Chance, load
from bestiary.terminal.app import TerminalGame
from bestiary.terminal.lines import Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.seating import read_seats
from bestiary.terminal.session import Session, key_of
from bestiary.terminal.speech import game_words
from bestiary.terminal.table import TableScreen

PATIENCE = 5_000  # waits of 10 ms
ANSWERS = 40  # a whole game takes some two hundred


def seated(seats: str, folder: Path, language: str = "en") -> Session:
    people = read_seats(GAME, seats, game_words(GAME, language))
    return Session.new(GAME, people, {}, key_of("7"), folder / "game.json", language)


def answer(session: Session) -> str:
    """Returns what a greedy player would write."""
    seat = session.viewer
    blind = session.match.state.blind(seat)
    return GAME.notation(blind, bots.get("greedy").choose(blind, seat, Chance(len(session.match.moves))))


class Player(Lines):
    """Answers every question for whoever is at the machine."""

    def __init__(self, session: Session) -> None:
        self.told = io.StringIO()
        super().__init__(io.StringIO(), self.told)
        self.session = session
        self.asked = 0

    def ask(self, question: str) -> str:
        self.tell(question)
        self.asked += 1
        return "" if "alone" in question or "allein" in question else answer(self.session)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [("you,greedy,greedy", "en"), ("Anna,greedy,Bert", "de")])
def test_a_whole_game_is_played_line_by_line(seats: str, language: str, tmp_path: Path) -> None:
    session = seated(seats, tmp_path, language)
    player = Player(session)
    with Opponents() as opponents:
        PlainTable(session, opponents, player).run()
    assert session.over
    assert load(session.path).result is not None
    told = player.told.getvalue()
    assert ("By your orders you passed" if language == "en" else "Nach deinen Anweisungen") in told
    assert "Nobody answers any more" not in told
    assert player.asked < len(session.match.moves) / 2  # two of three are people, asked in all turns of their own


@pytest.mark.slow
def test_a_game_is_played_on_the_screen(tmp_path: Path) -> None:
    session = seated("you,greedy", tmp_path)

    async def play(opponents: Opponents) -> None:
        app = TerminalGame(session, opponents, pause=0)
        answered = 0
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(PATIENCE):
                if answered == ANSWERS or session.over:
                    break
                due = session.due() == session.viewer
                if due and isinstance(app.screen, TableScreen) and app.screen.groups:
                    choices = [choice.notation for choice in session.view().choices]
                    await pilot.press(*str(choices.index(answer(session)) + 1), "enter")
                    answered += 1
                await pilot.pause(0.01)
            await pilot.press("ctrl+c")
        assert answered == ANSWERS

    with Opponents() as opponents:
        asyncio.run(play(opponents))
    again = Session.resumed(session.path)
    assert again.match.moves == session.match.moves
    assert again.standing.orders == session.standing.orders
