"""Monstrous is aimed in a terminal: a crosshair by keys and mouse, targets by name, in lines and in practice."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from bestiary.core import get
from bestiary.terminal.board import Board
from bestiary.terminal.lines import Lines
from bestiary.terminal.practice import PlainPractice
from bestiary.workers.nature import Supplier


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_a_card_is_aimed_with_a_crosshair(table: Any, size: tuple[int, int]) -> None:
    session = table.seat("you,random", game="monstrous")

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == 0)
        await stage.press("enter")
        screen = stage.app.screen
        assert screen.sight is not None
        shown = stage.text()
        assert "╋" in shown
        assert " % at " in shown
        assert "Tab next target" in shown
        before = screen.sight
        await stage.press("left", "up", "pagedown", "end")
        assert (screen.sight.x, screen.sight.y) == (before.x - 25_000, before.y + 50_000)
        assert (screen.sight.side, screen.sight.manner) == ((before.side + 1) % 4, (before.manner + 1) % 5)
        assert " %" in screen.told[0]
        assert "╋" in stage.text()
        await stage.press("tab")
        assert screen.sight == screen.targets[0].sight
        screen.query_one(Board).post_message(Board.PlaceClicked(5, 24))
        await stage.pilot.pause()
        assert screen.sight.x == (24 - 1 - 3) * 25_000 + 12_500 - 600_000
        await stage.write("at atlantis")
        assert "atlantis" in screen.told[0]
        await stage.press("escape")
        name = screen.targets[-1].text
        await stage.write(name)

    table.run(session, scene, size)
    own = [move.text for move in session.match.moves if move.seat == 0]
    assert own[1].startswith("aim ")


@pytest.mark.parametrize(("language", "written"), [("en", "at {}"), ("de", "auf {}")])
def test_the_ear_hears_what_can_be_aimed_at(table: Any, language: str, written: str) -> None:
    session = table.seat("you,random", game="monstrous", language=language)
    told = table.told(session, f"1\nwhat {written.format('naxos')}\n{written.format('atlantis')}\nquit\n")
    assert ("column 12, row 8" if language == "en" else "Spalte 12, Zeile 8") in told
    assert told.count("atlantis") == 1
    assert written.format("naxos") in told.casefold()


def test_practice_takes_targets_by_name() -> None:
    target = StringIO()
    typed = "throw dragon unique\nat atlantis\nwhat at naxos\nat naxos\nq\n"
    with Supplier() as supplier:
        PlainPractice(get("monstrous"), supplier, "en", Lines(StringIO(typed), target)).run()
    assert "Nothing called “atlantis”" in target.getvalue()
    assert "from the west side: Naxos" in target.getvalue()
    assert "comes to rest" in target.getvalue()
