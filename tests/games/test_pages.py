"""The pages that players read: each game's rules and rulings can be linked to, in every language."""

from __future__ import annotations

import re

import pytest

from bestiary.core import Game, games

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_rule_that_a_refusal_cites_has_its_place_on_a_page(game: Game, language: str) -> None:
    anchors = ANCHOR.findall(game.page("rules", language)) + ANCHOR.findall(game.page("rulings", language))
    assert len(anchors) == len(set(anchors))
    assert set(game.rules.values()) <= set(anchors)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_both_languages_have_the_same_places(game: Game) -> None:
    for page in ("rules", "rulings"):
        assert ANCHOR.findall(game.page(page, "en")) == ANCHOR.findall(game.page(page, "de")), page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_ruling_has_its_question_answer_and_reason(game: Game, language: str) -> None:
    rows = [line for line in game.page("rulings", language).splitlines() if line.startswith('| <a id="')]
    assert rows
    for row in rows:
        assert len([cell for cell in row.strip("|").split("|") if cell.strip()]) == 4, row
