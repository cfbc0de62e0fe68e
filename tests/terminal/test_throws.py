"""The terminal plays games with throws: aims are written as numbers, outcomes come from a process of their own."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from tests.conformance.toys.tumble.game import GAME

from bestiary.core import register, registry
from bestiary.terminal.dialogs import End
from bestiary.terminal.lines import Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.seating import Seat
from bestiary.terminal.session import Session, key_of


@pytest.fixture(autouse=True)
def tumble() -> Iterator[None]:
    register(GAME)
    yield
    registry._registered.pop(GAME.id)


def test_a_game_with_throws_is_played_in_lines_and_aimed_by_numbers(tmp_path: Any) -> None:
    session = Session.new(GAME, [Seat("Anna"), Seat("Bert")], {}, key_of("1"), tmp_path / "game.json")
    said = StringIO()
    typed = StringIO("\naim 3\n\naim 12\naim x\nhard\n\nsoft\n\naim 0\n")
    with Opponents() as opponents:
        PlainTable(session, opponents, Lines(typed, said)).run()
        # Its worker process does not know a game that only this process registered.
        assert "UnknownGame" in (opponents.supplier.failure or "")
    assert session.over
    text = said.getvalue()
    assert "You can aim 0 to 9 feet far." in text
    assert "a simpler one was made of it" in text
    assert [move.text for move in session.match.moves if move.seat >= 0] == ["aim 3", "hard", "soft", "aim 0"]


def test_a_game_with_throws_is_played_on_the_screen(table: Any) -> None:
    session = Session.new(GAME, [Seat("Anna"), Seat("Bot", "random")], {}, key_of("1"), table.path)

    async def scene(stage: Any) -> None:
        for _ in range(2):
            await stage.until(lambda: session.due() == 0)
            await stage.write("aim 4")
        await stage.until(lambda: isinstance(stage.app.screen, End))

    table.run(session, scene)
    assert session.over
    assert [move.text for move in session.match.moves if move.seat == 0] == ["aim 4", "aim 4"]
