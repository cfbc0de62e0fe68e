"""Two windows and a bot play one game to its end, through the page alone."""

from __future__ import annotations

import random
import re
import time

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import SLOW_MS, decide, look
from tests.e2e.serving import NewPage, Server

LONGEST_SECONDS = 200


def open_table(server: Server) -> list[str]:
    """Opens a table for two people and a bot and returns the people's links."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "bot", "bot": "greedy"}]
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "marry", "seats": seats}).json()
    return [link["path"] for link in answer["links"] if link["role"] != "spectator"]


def finish(windows: list[Page], seconds: float = LONGEST_SECONDS) -> int:
    """Plays on in all windows until the game is over in each; returns the number of decisions."""
    dice = random.Random(7)
    until = time.monotonic() + seconds
    made = 0
    while not all(look(page)["over"] for page in windows):
        assert time.monotonic() < until, f"not over after {made} decisions"
        decided = sum(decide(page, dice) for page in windows)
        made += decided
        if not decided:
            windows[0].wait_for_timeout(20)
    return made


@pytest.mark.timeout(280)
def test_two_windows_and_a_bot_play_a_whole_game(new_page: NewPage, server: Server) -> None:
    ada, bruno = (new_page(path) for path in open_table(server))
    for page in (ada, bruno):
        expect(page.locator(".board svg")).to_be_visible(timeout=SLOW_MS)
    made = finish([ada, bruno])
    print(f"{made} decisions")
    titles = [page.locator(".result h2").inner_text() for page in (ada, bruno)]
    assert all(re.search("won", title) for title in titles), titles
    points = [page.locator(".result .ranks").inner_text() for page in (ada, bruno)]
    assert points[0] == points[1]
    ada.get_by_role("link", name="Watch the game").click()
    expect(ada.get_by_role("slider")).to_be_visible(timeout=SLOW_MS)
    expect(ada.get_by_text("Checked in this browser")).to_be_visible()
    bruno.get_by_role("button", name="Play again").click()
    expect(bruno.locator(".result")).to_have_count(0, timeout=SLOW_MS)
    expect(bruno.locator(".board svg")).to_be_visible(timeout=SLOW_MS)
