"""Time runs out: the table goes on with a bot, and the person can come back where the clock allows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import LIT, SLOW_MS
from tests.e2e.serving import NewPage, Server

SECONDS = 5  # the shortest there is


@pytest.fixture
def server(tmp_path: Path, built: None) -> Iterator[Server]:
    """Runs a server whose bots take their time: the game must not be over before one is back."""
    running = Server(tmp_path / "tables.sqlite", bot_pause=0.5)
    yield running
    running.kill()


def timed(server: Server, new_page: NewPage, kind: str) -> Page:
    """Opens a table against bots with a clock and sits down."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    clock = {"kind": kind, "seconds": SECONDS, "lag": 0}
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "marry", "seats": seats, "clock": clock})
    page = new_page(answer.raise_for_status().json()["links"][0]["path"])
    expect(page.locator(".board svg")).to_be_visible(timeout=SLOW_MS)
    return page


def test_a_slow_move_is_made_by_a_bot_until_the_person_is_back(new_page: NewPage, server: Server) -> None:
    page = timed(server, new_page, "move")
    expect(page.locator(".seat .clock").first).to_contain_text("0:0", timeout=SLOW_MS)
    back = page.get_by_role("button", name="Play myself")
    expect(back).to_be_visible(timeout=SLOW_MS)
    expect(page.locator(".seat").first).to_contain_text("bot")
    back.click()
    expect(back).to_be_hidden(timeout=SLOW_MS)
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)


def test_whose_game_time_is_over_is_played_by_a_bot_to_the_end(new_page: NewPage, server: Server) -> None:
    page = timed(server, new_page, "game")
    back = page.get_by_role("button", name="Play myself")
    expect(back).to_be_visible(timeout=3 * SLOW_MS)
    back.click()
    expect(page.get_by_text("The time of this seat has run out: a bot plays it to the end.")).to_be_visible(
        timeout=SLOW_MS
    )
    expect(page.locator(".seat").first).to_contain_text("bot")
