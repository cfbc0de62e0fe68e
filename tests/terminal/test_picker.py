"""The screen on which seats are picked."""

from __future__ import annotations

import asyncio
from typing import Any

from textual.widgets import Input, Select, Static

from bestiary.core import LANGUAGES, get
from bestiary.core.registry import games
from bestiary.terminal.app import TerminalGame
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.picker import Picker, Setting
from bestiary.terminal.saved import default_path
from bestiary.terminal.speech import game_words
from bestiary.terminal.table import TableScreen


def pick(scene: Any, stage_of: Any, players: int = 3) -> TerminalGame:
    async def perform(opponents: Opponents) -> TerminalGame:
        app = TerminalGame(Setting(get("marry"), players), opponents, seed="1", pause=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await scene(stage_of(app, pilot))
        return app

    with Opponents() as opponents:
        return asyncio.run(perform(opponents))


def test_enter_starts_at_once_against_bots(table: Any, stage_of: Any) -> None:
    async def scene(stage: Any) -> None:
        assert "Marry the Monster" in stage.text()
        await stage.press("enter")
        await stage.until(lambda: isinstance(stage.app.screen, TableScreen))

    app = pick(scene, stage_of)
    assert app.session is not None
    assert [seat.bot for seat in app.session.seats] == [None, "greedy", "greedy"]


def test_players_language_names_and_options_are_picked(table: Any, stage_of: Any) -> None:
    async def scene(stage: Any) -> None:
        async def choose(name: str, value: str) -> None:
            stage.app.screen.query_one(name, Select).value = value
            await stage.pilot.pause()

        await choose("#players", "5")
        await stage.until(lambda: bool(stage.app.screen.query("#who-5")))
        await choose("#language", "de")
        await stage.until(lambda: "Sprache" in stage.text())
        await choose("#option-free_tower", "once_when_reached")
        await choose("#who-2", "person")
        stage.app.screen.query_one("#name-1", Input).value = "Anna"
        stage.app.screen.query_one("#name-2", Input).value = "Anna"
        await stage.pilot.click("#start")
        await stage.pilot.pause()
        assert isinstance(stage.app.screen, Picker)
        assert "two players are called 'Anna'" in str(stage.app.screen.query_one("#message", Static).render())
        stage.app.screen.query_one("#name-2", Input).value = "Bert"
        await stage.pilot.pause(0.3)  # a button takes no second press at once
        await stage.pilot.click("#start")
        await stage.until(lambda: stage.app.session is not None)

    app = pick(scene, stage_of)
    session = app.session
    assert session is not None
    assert session.names[:2] == ["Anna", "Bert"]
    assert len(session.seats) == 5
    assert session.language == "de"
    assert session.match.options["free_tower"] == "once_when_reached"


def test_leaving_the_picker_deals_nothing(table: Any, stage_of: Any) -> None:
    async def scene(stage: Any) -> None:
        await stage.press("escape")

    assert pick(scene, stage_of).session is None


def test_saved_games_are_listed_and_gone_on_with(table: Any, stage_of: Any) -> None:
    session = table.seat("you,random,random")
    session.path = default_path("marry")
    session.save()

    async def scene(stage: Any) -> None:
        saved = stage.app.screen.query_one("#saved", Select)
        assert "Go on with" in stage.text()
        saved.value = str(session.path)
        await stage.pilot.pause()
        await stage.pilot.click("#start")
        await stage.until(lambda: isinstance(stage.app.screen, TableScreen))

    app = pick(scene, stage_of)
    assert app.session is not None
    assert app.session.path == session.path
    assert app.session.key == session.key


def test_a_damaged_saved_game_is_told_and_the_form_stays(table: Any, stage_of: Any) -> None:
    session = table.seat("you,random,random")
    session.path = default_path("marry")
    session.save()
    text = session.path.read_text()
    session.path.write_text(text.replace(session.key.hex(), "00" * 32))

    async def scene(stage: Any) -> None:
        stage.app.screen.query_one("#saved", Select).value = str(session.path)
        await stage.pilot.pause()
        await stage.pilot.click("#start")
        await stage.until(lambda: "another chance source" in stage.text())
        assert isinstance(stage.app.screen, Picker)

    assert pick(scene, stage_of).session is None


def test_no_two_rows_are_called_the_same_in_any_game() -> None:
    for game in games():
        for language in LANGUAGES:
            words = game_words(game, language)
            shared = [words.say(f"ui-pick-{name}") for name in ("game", "players", "language", "saved")]
            rows = [*shared, *(words.say(f"option-{option.name}") for option in game.options)]
            assert len(set(rows)) == len(rows), rows
