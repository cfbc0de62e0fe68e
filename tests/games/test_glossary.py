"""One word for one thing: each game's glossary names its German terms, and no German text uses another one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bestiary.core import games

ROOT = Path(__file__).parents[2]
GAMES = [game.id for game in games()]
ROW = re.compile(r"^\|([^|]*)\|([^|]*)\|([^|]*)\|$", re.MULTILINE)


def glossary(game: str) -> list[tuple[str, str, list[str]]]:
    """Returns the English and the German term of each row, and the German words that must not stand for it."""
    page = (ROOT / "src/bestiary/games" / game / "words/glossary.md").read_text("utf-8")
    rows = [tuple(cell.strip() for cell in row) for row in ROW.findall(page)]
    return [
        (english, german, [word.strip() for word in others.split(",") if word.strip()])
        for english, german, others in rows
        if english != "English" and not set(english) <= {"-", ":", " "}
    ]


def german_texts(game: str) -> Iterator[tuple[str, str]]:
    """Yields all that players of a game read in German."""
    own, page = ROOT / "src/bestiary/games" / game, ROOT / "web/src/games" / game
    for file in (
        own / "words/de.ftl",
        page / "words/de.ftl",
        page / "aid/de.ftl",
        *sorted((own / "pages").glob("*.de.md")),
    ):
        yield file.relative_to(ROOT).as_posix(), file.read_text("utf-8")
    terminal = (ROOT / "src/bestiary/terminal/words/de.ftl").read_text("utf-8")
    legend = re.search(rf"^legend-{game} = (.*(?:\n .*)*)", terminal, re.MULTILINE)
    yield "what the terminal's signs mean", legend[1] if legend else ""


@pytest.mark.parametrize("game", GAMES)
def test_no_german_text_uses_another_word_than_the_glossary(game: str) -> None:
    rows = glossary(game)
    assert len(rows) >= 5
    for english, german, others in rows:
        assert english
        assert german
        for other in others:
            word = re.compile(rf"(?<!\w){re.escape(other)}(?!\w)")
            for name, text in german_texts(game):
                found = word.search(text)
                assert not found, f"{name}: {other!r} stands where the glossary has {german!r} for {english!r}"
