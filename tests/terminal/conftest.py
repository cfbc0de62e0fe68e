"""A stage for the app: seats, keys, and the screen as text."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

from bestiary.core import get
from bestiary.terminal.app import TerminalGame
from bestiary.terminal.lines import Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.seating import read_options, read_seats
from bestiary.terminal.session import Session, key_of
from bestiary.terminal.speech import game_words

NAMES = {" ": "space", ">": "greater_than_sign", "?": "question_mark", "-": "minus"}
PATIENCE = 3_000  # waits of 20 ms: a busy machine takes long


class Stage:
    """Runs one app without a terminal."""

    def __init__(self, app: App[None], pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    def text(self) -> str:
        """Returns what the screen shows."""
        return "\n".join(
            "".join(segment.text for segment in strip) for strip in self.app.screen._compositor.render_strips()
        )

    async def write(self, text: str) -> None:
        """Types a text and presses Enter."""
        await self.pilot.press(*(NAMES.get(letter, letter) for letter in text), "enter")
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, met: Callable[[], bool]) -> None:
        """Waits until something is so."""
        for _ in range(PATIENCE):
            if met():
                await self.pilot.pause()
                return
            await self.pilot.pause(0.02)
        raise AssertionError(f"waited in vain; the screen shows\n{self.text()}")


class Table:
    """Seats a session, of marry if nothing else is said, and plays it on a stage."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "game.json"

    def seat(
        self, seats: str, seed: str = "1", language: str = "en", game: str = "marry", options: Sequence[str] = ()
    ) -> Session:
        played = get(game)
        seated = read_seats(played, seats, game_words(played, language))
        return Session.new(played, seated, read_options(played, options), key_of(seed), self.path, language)

    def run(
        self,
        session: Session,
        scene: Callable[[Stage], Awaitable[None]],
        size: tuple[int, int] = (80, 24),
    ) -> TerminalGame:
        """Plays a scene in the app and returns the app when it has ended."""

        async def perform(opponents: Opponents) -> TerminalGame:
            app = TerminalGame(session, opponents, pause=0)
            async with app.run_test(size=size) as pilot:
                await scene(Stage(app, pilot))
            return app

        with Opponents() as opponents:
            return asyncio.run(perform(opponents))

    def told(self, session: Session, commands: str) -> str:
        """Returns what the line mode tells while it is given commands."""
        target = io.StringIO()
        with Opponents() as opponents:
            PlainTable(session, opponents, Lines(io.StringIO(commands), target)).run()
        return target.getvalue()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Table(tmp_path)


@pytest.fixture
def stage_of() -> type[Stage]:
    """Returns the stage's class, for other apps than a table."""
    return Stage
