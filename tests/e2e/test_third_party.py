"""A game of somebody else's, which the page was not built with, opened and played to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.conformance.installing import install
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import NewPage, Server

BOARD = "dl[tabindex]"  # what the game counts; promises of the key have a list of their own
CHOICES = ".asking .row.many .button"
MOST_TURNS = 14


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    """Runs a server beside which the bog is installed."""
    packages = install(tmp_path_factory.mktemp("bog"))
    running = Server(tmp_path_factory.mktemp("tables") / "tables.sqlite", packages=packages)
    yield running
    running.kill()


def open_bog(page: Page) -> None:
    page.get_by_role("button", name="The Bog", exact=False).filter(has_text="Play").first.click()
    expect(page.locator(CHOICES).first).to_be_visible(timeout=SLOW_MS)


def finish(page: Page, take: str) -> int:
    """Takes a stone whenever it is one's turn, by mouse or keys, until somebody has sunk; returns how often."""
    for taken in range(MOST_TURNS):
        page.wait_for_function(
            "(choices) => document.querySelector('.result') || document.querySelector(choices)", arg=CHOICES
        )
        if page.locator(".result").count():
            return taken
        stones = page.locator(BOARD).inner_text()
        if take == "mouse":
            page.locator(CHOICES).first.click()
        else:
            page.locator(".home").focus()
            while not page.evaluate("(choices) => document.activeElement.matches(choices)", CHOICES):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.wait_for_function("([board, old]) => document.querySelector(board).innerText !== old", arg=[BOARD, stones])
    raise AssertionError("the bog is not empty after as many turns as it has stones")


def test_shipped_games_stand_before_others_on_the_home_page(new_page: NewPage) -> None:
    page = new_page("/")
    expect(page.locator("article h2")).to_have_count(6, timeout=SLOW_MS)
    assert page.locator("article h2").all_inner_texts()[-1] == "The Bog"


@pytest.mark.parametrize("take", ["mouse", "keys"])
def test_a_game_the_page_was_not_built_with_is_played_to_its_end(new_page: NewPage, take: str) -> None:
    page = new_page("/")
    open_bog(page)
    expect(page.locator("h1")).to_have_text("The Bog")
    assert re.search(r"Take up to three of \d+ stones", page.locator(".asking .ask").inner_text())
    assert page.locator(CHOICES).all_inner_texts() == ["take stones 1", "take stones 2", "take stones 3"]
    assert finish(page, take) >= 2
    expect(page.locator(".result h2")).to_contain_text(re.compile("won"))
    log = page.locator("[role=log], .log").first.inner_text()
    assert re.search(r"takes a stone", log)
    assert "event-" not in log
    page.get_by_role("link", name="Watch the game").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=SLOW_MS)
    expect(page.get_by_text("your own number is in the key")).to_be_visible()


def test_it_speaks_the_readers_language(new_page: NewPage) -> None:
    page = new_page("/", locale="de-DE")
    page.get_by_role("button", name=re.compile("Der Sumpf")).first.click()
    expect(page.locator("h1")).to_have_text("Der Sumpf", timeout=SLOW_MS)
