"""A path on the screen: one line, never broken in the middle of a word, and copied whole."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.app import App

from bestiary.core import get
from bestiary.terminal import dialogs
from bestiary.terminal.dialogs import End, Leave
from bestiary.terminal.paths import fitted
from bestiary.terminal.speech import game_words

NAME = "game.json"
STYLE = Path(dialogs.__file__).with_name("style.tcss")
WIDEST, FRAME = 78, 6  # a dialog's columns, and those of its border and padding
EVERY, SOME = range(20, 121), range(20, 121, 9)


def path_of(length: int) -> str:
    """Returns a path of so many signs, with folders of several lengths."""
    folders = "/tmp/" + "pytest-of-somebody/pytest-7/some-test-of-a-long-name0/state/" * 3
    return folders[: length - len(NAME) - 1].rstrip("/").ljust(length - len(NAME) - 1, "x") + "/" + NAME


@pytest.mark.parametrize(
    ("size", "language", "lengths"),
    [((80, 24), "en", EVERY), ((80, 24), "de", SOME), ((72, 22), "en", SOME), ((140, 45), "de", SOME)],
)
def test_a_path_of_any_length_is_never_broken(
    stage_of: Any, size: tuple[int, int], language: str, lengths: range
) -> None:
    words = game_words(get("marry"), language)

    async def look() -> None:
        app: App[None] = App(css_path=STYLE)
        async with app.run_test(size=size) as pilot:
            for length in lengths:
                path = path_of(length)
                assert len(path) == length
                # in turn: both dialogs write the line by the same function
                for dialog in (End(words, "Anna", ["1. Anna: 3"], path), Leave(words, path))[length % 2 :][:1]:
                    await app.push_screen(dialog)
                    await pilot.pause()
                    lines = stage_of(app, pilot).text().split("\n")
                    shown = [line.strip("│ ") for line in lines if NAME in line]
                    assert len(shown) == 1, f"{length} signs at {size}: {lines}"
                    assert path.endswith(shown[0].removeprefix("…")), f"{length} signs at {size}: {shown}"
                    if length <= min(size[0], WIDEST) - FRAME:
                        assert shown == [path]
                    await pilot.press("c")
                    assert app.clipboard == path
                    app.pop_screen()

    asyncio.run(look())


def test_a_path_too_long_for_its_line_loses_whole_folders_first() -> None:
    assert fitted("/home/anna/games/game.json", 26) == "/home/anna/games/game.json"
    assert fitted("/home/anna/games/game.json", 25) == "…/anna/games/game.json"
    assert fitted("/home/anna/games/game.json", 12) == "…/game.json"
    assert fitted("/home/anna/games/a-very-long-name.json", 12) == "…g-name.json"
