"""The rules are searched by passage."""

from __future__ import annotations

import pytest

from bestiary.core import get
from bestiary.terminal.rulebook import search
from bestiary.terminal.speech import game_words, rule_page

PAGE = """# Game

Intro.

## First (R-1)

Some words here.

- item with A-1
- item with A-10
  that goes on

## Second

Start the art.

| id | ruling |
|---|---|
| A-2 | a monster eats |
| A-3 | a monster sleeps |"""


def test_a_passage_is_shown_under_its_headings() -> None:
    found = search(PAGE, "a-1")
    assert "# Game" in found
    assert "## First" in found
    assert "item with A-1\n" in found
    assert "A-10" not in found
    assert "Second" not in found


def test_words_are_found_from_their_beginning() -> None:
    assert "Start the art" in search(PAGE, "art")
    assert search(PAGE, "tart") == ""
    assert search(PAGE, "") == PAGE
    assert "Some words here." in search(PAGE, "R-1")


def test_of_a_table_the_rows_that_fit_are_shown_under_its_head() -> None:
    found = search(PAGE, "monster sleeps")
    assert "| id | ruling |\n|---|---|\n| A-3 | a monster sleeps |" in found
    assert "A-2" not in found
    assert search(PAGE, "eats sleeps") == ""
    assert "A-2" in search(PAGE, "second")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_a_refusal_can_cite_is_found(language: str) -> None:
    game = get("marry")
    page = rule_page(game, game_words(game, language))
    assert "<a id" not in page
    for rule in game.rules.values():
        assert search(page, rule), f"{rule} is nowhere in the rules"
