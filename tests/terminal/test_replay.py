"""A record on the screen: stepped through, through any eyes."""

from __future__ import annotations

import asyncio
from typing import Any

from bestiary.core.match import Match
from bestiary.terminal.reel import Reel
from bestiary.terminal.replay import Replay, ReplayScreen
from bestiary.terminal.session import Session


def play_out(session: Session) -> Match:
    while (due := session.due()) is not None:
        session.play(due, session.match.view(due).choices[0].action)
    return session.match


def show(reel: Reel, scene: Any, stage_of: Any, size: tuple[int, int] = (80, 24)) -> None:
    async def perform() -> None:
        app = Replay(reel, reel.words("en"), 0)
        async with app.run_test(size=size) as pilot:
            await scene(stage_of(app, pilot))

    asyncio.run(perform())


def test_a_record_is_stepped_through(table: Any, stage_of: Any) -> None:
    reel = Reel(play_out(table.seat("random,random,random")).record())
    last = len(reel.moments) - 1

    async def scene(stage: Any) -> None:
        screen = stage.app.screen
        assert isinstance(screen, ReplayScreen)
        assert "Before the first move" in stage.text()
        assert "The key fits" in stage.text()
        await stage.press("right", "right")
        assert screen.at == 2
        assert reel.record.moves[1].text in stage.text()
        assert "<" in stage.text()
        await stage.press("left")
        await stage.press("down")
        assert screen.at == 11
        await stage.press("up", "up")
        assert screen.at == 0
        await stage.press("end")
        assert screen.at == last
        assert "wins" in stage.text()
        await stage.press("home")
        for _ in range(3):
            await stage.press("e")
        assert "Seen by Random 3" in stage.text()
        await stage.press("e")
        assert "a spectator" in stage.text()
        await stage.press("pagedown", "pageup", "q")

    show(reel, scene, stage_of)


def test_a_record_of_another_version_is_shown_from_its_events(table: Any, stage_of: Any) -> None:
    record = play_out(table.seat("random,random,random")).record()
    record.header.rules_version = 99
    reel = Reel(record)

    async def scene(stage: Any) -> None:
        assert "rules version 99" in stage.text()
        assert "No board" in stage.text()
        assert "draws a card" in stage.text()
        await stage.press("right", "end")

    show(reel, scene, stage_of)
