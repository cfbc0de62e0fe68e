"""The log of whole games: short, in words, and of what the board shows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import NewPage, Server, finished

from bestiary.core.registry import get

LONGEST = 60  # lines of a game of two
PLACES = 11  # locations that Monstrous has names for
NOTATION = re.compile(r"#\d|\(-?\d+, ?-?\d+\)|\b[a-z]+-[a-z]+\b\d|\b[a-j]\d?\.[a-z]+")
LINES = """() => [...document.querySelectorAll('[role="log"] [data-line], [role="log"] li > p')]
  .map((line) => line.textContent)"""


def lines_of(new_page: NewPage, server: Server, record: str, language: str = "en-GB") -> tuple[list[str], str]:
    """Returns the log of a finished game, and all that its board names at the end."""
    page = new_page(f"/replay/{finished(server, record)}", locale=language)
    expect(page.get_by_role("slider")).to_be_visible(timeout=SLOW_MS)
    page.get_by_role("slider").press("End")
    lines: list[str] = page.evaluate(LINES)
    board = page.locator("[data-spot]").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    return lines, " ".join(filter(None, board))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_of_monstrous_is_told_in_sixty_lines_of_what_the_board_shows(
    new_page: NewPage, server: Server, language: str
) -> None:
    lines, board = lines_of(new_page, server, "monstrous-v2-2", language)  # a war of three games
    begins = [at for at, line in enumerate(lines) if re.search(r"\b[123] (of|von) 3\b", line)]
    games = [lines[at:end] for at, end in zip(begins, [*begins[1:], len(lines)], strict=True)]
    assert len(games) == 3
    assert all(10 < len(game) <= LONGEST for game in games), [len(game) for game in games]
    words = get("monstrous").words(language)
    every = [words.say(f"location-{number}") for number in range(PLACES)]
    # After the war the board shows the places of its last game; what took whose place is told before it.
    named = {place for place in every for line in games[-1][4:] if place in line}
    assert named
    assert [place for place in named if place not in board] == []
    assert [line for line in lines if NOTATION.search(line)] == []
