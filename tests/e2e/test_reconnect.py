"""Reloads, lost connections and a killed server in the middle of a game: nothing is lost and nothing happens twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import LIT, SLOW_MS, moments, play_bots
from tests.e2e.serving import NewPage, Server

from bestiary.core.registry import get, ids

CHOICE = f"{LIT}, .hand button.can, .asking .button:not(:disabled)"
HOUSES = '[data-spot][aria-label*="Poppy: house"]'


def place_house(page: Page) -> None:
    """Places one free house and waits until it stands."""
    before = page.locator(HOUSES).count()
    page.locator(LIT).first.click()
    expect(page.locator(HOUSES)).to_have_count(before + 1, timeout=SLOW_MS)


def log_of(page: Page) -> list[str]:
    """Returns the lines of the log."""
    return [re.sub(r"\s+", " ", line) for line in page.locator('[role="log"] li').all_inner_texts()]


@pytest.fixture
def mortal(tmp_path: Path, built: None) -> Iterator[Server]:
    """Runs a server that may be killed."""
    running = Server(tmp_path / "mortal.sqlite")
    yield running
    running.kill()


def test_a_reload_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    play_bots(page)
    place_house(page)
    log = log_of(page)
    lit = page.locator(LIT).count()
    page.reload()
    expect(page.locator(HOUSES)).to_have_count(1, timeout=SLOW_MS)
    expect(page.locator(LIT)).to_have_count(lit)
    expect(page.locator('[role="log"] li')).to_have_count(len(log), timeout=SLOW_MS)
    assert log_of(page) == log


def test_the_same_link_is_the_same_seat_on_another_device(new_page: NewPage) -> None:
    first = new_page()
    play_bots(first)
    second = new_page(first.url)
    expect(second.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    place_house(first)
    expect(second.locator(HOUSES)).to_have_count(1, timeout=SLOW_MS)


def test_a_killed_server_loses_nothing_and_what_was_done_meanwhile_happens_once(
    new_page: NewPage, mortal: Server
) -> None:
    page = new_page(mortal.url)
    play_bots(page)
    place_house(page)
    mortal.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible(timeout=SLOW_MS)
    page.locator(LIT).first.click()
    expect(page.locator(HOUSES)).to_have_count(1)
    mortal.start()
    expect(page.locator(HOUSES)).to_have_count(2, timeout=SLOW_MS)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    assert sum("builds a house" in line for line in log_of(page) if "Poppy" in line) == 2


def test_a_link_that_opens_nothing_says_so(new_page: NewPage) -> None:
    page = new_page()
    play_bots(page)
    table = page.url.partition("#")[0]
    for link, words in [
        (f"{table}#{'x' * 24}", "opens no seat"),
        (table, "not complete"),
        (table[: table.rindex("/")] + "/nowhere#abc", "no such table"),
    ]:
        other = new_page(link)
        expect(other.get_by_role("heading", name=re.compile(words))).to_be_visible(timeout=SLOW_MS)


def learn_on(page: Page) -> None:
    """Does the next thing that a lesson asks for."""
    main, lit = page.locator(".asking .button.main"), page.locator(LIT)
    ways = page.locator(".asking .row.many .button").or_(page.locator(".hand button.can"))
    for choice in (main, lit, ways):
        if choice.count():
            choice.first.dispatch_event("click")
            break


def test_the_kept_shell_opens_without_a_server_and_says_so_and_teaches(new_page: NewPage, mortal: Server) -> None:
    page = new_page(mortal.url)
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible(timeout=SLOW_MS)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible(timeout=SLOW_MS)
    mortal.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer", timeout=SLOW_MS)
    lessons = page.get_by_role("navigation", name="These can be learnt without a server:")
    for game in ids():
        lessons.get_by_role("link", name=get(game).words("en").say("title"), exact=True).click()
        expect(page.locator(".guide h2")).to_contain_text("Lesson 1 of", timeout=SLOW_MS)
        expect(page.locator(CHOICE).first).to_be_visible(timeout=SLOW_MS)
        page.go_back()
    lessons.get_by_role("link", name="Marry the Monster").click()
    for _ in moments(page):
        learn_on(page)
        if page.get_by_role("button", name="Play now").count():
            break
    expect(page.locator(".guide h2")).to_contain_text("Lesson 5 of 5")
    page.goto(mortal.url)
    mortal.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name=re.compile("Play now")).first).to_be_visible(timeout=SLOW_MS)
