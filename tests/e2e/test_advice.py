"""Hints at the table and the look back after it, as someone meets them on a desk and on a phone."""

from __future__ import annotations

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.hands import LIT, SLOW_MS, play_bots
from tests.e2e.serving import NewPage, Server, finished

pytestmark = pytest.mark.timeout(800)
PATIENCE = 600.0  # an analysis comes after all else that a machine has to do
WIDTHS = [1280, 390]


@pytest.fixture(scope="module")
def analysed(server: Server) -> str:
    """Has a finished game analysed and returns its id; a quick level does for what is tested here."""
    record = finished(server)
    where = f"{server.url}/api/records/{record}/analysis"
    httpx.post(f"{where}?level=brute", content="{}").raise_for_status()
    until = time.monotonic() + PATIENCE
    while httpx.get(where).json()["state"] != "done":
        assert time.monotonic() < until
        time.sleep(0.3)
    return record


@pytest.mark.parametrize("width", WIDTHS)
def test_a_hint_names_the_best_moves_and_takes_one(new_page: NewPage, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 800})
    play_bots(page)
    page.keyboard.press("t")
    hints = page.get_by_role("region", name="The best moves")
    expect(hints.get_by_role("listitem").first).to_be_visible(timeout=SLOW_MS)
    expect(hints.get_by_role("listitem").first).to_contain_text("% to win")
    expect(hints.get_by_role("listitem").first).to_contain_text("points a turn")
    assert violations(page) == []
    if width < 700:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    log = page.locator('[role="log"] li').count()
    hints.get_by_role("listitem").first.get_by_role("button").first.click()
    expect(hints).to_be_hidden(timeout=SLOW_MS)
    if width > 700:
        # A move that shows what it will do waits to be confirmed.
        confirm = page.locator(".asking .button.main")
        until = time.monotonic() + SLOW_MS / 1000
        while page.locator('[role="log"] li').count() == log and time.monotonic() < until:
            if confirm.count():
                confirm.click()
            page.wait_for_timeout(100)
        assert page.locator('[role="log"] li').count() != log


def test_people_agree_on_hints_in_the_lobby(new_page: NewPage) -> None:
    page = new_page("/new/marry")
    page.get_by_role("radio", name="All agree on hints").check(timeout=SLOW_MS, force=True)
    asked = begin_with_another(page, new_page)
    expect(asked.get_by_role("button", name="Hint")).to_be_visible(timeout=SLOW_MS)


def begin_with_another(page: Page, new_page: NewPage) -> Page:
    """Begin a table of two people and a bot, and return the page of the one who is asked first."""
    link = page.get_by_role("textbox", name="The link for all").input_value(timeout=SLOW_MS)
    guest = new_page(link)
    guest.get_by_role("button", name="Sit down, I am ready").click(timeout=SLOW_MS)
    page.get_by_role("button", name="Seat a bot: chair 3").click(timeout=SLOW_MS)
    page.get_by_role("button", name="Start with three").click(timeout=SLOW_MS)
    # Who begins is drawn; a bot goes on by itself.
    expect(page.locator(LIT).or_(page.get_by_text("Slug decides.")).first).to_be_visible(timeout=SLOW_MS)
    return page if page.locator(LIT).count() else guest


def test_without_agreement_there_are_no_hints_among_people(new_page: NewPage) -> None:
    asked = begin_with_another(new_page("/new/marry"), new_page)
    expect(asked.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    expect(asked.get_by_role("button", name="Hint")).to_have_count(0)


def open_analysis(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Anal")).click(timeout=SLOW_MS)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_analysis_shows_chances_turning_points_and_the_bots_move(
    new_page: NewPage, analysed: str, width: int, scheme: str
) -> None:
    page = new_page(f"/replay/{analysed}#5", viewport={"width": width, "height": 800}, color_scheme=scheme)
    open_analysis(page)
    expect(page.get_by_role("img", name=re.compile("chances to win"))).to_be_visible(timeout=SLOW_MS)
    expect(page.get_by_text("brute would have played").first).to_be_visible()
    point = page.get_by_role("button", name=re.compile(r"^Move \d+:")).first
    number = (re.match(r"Move (\d+)", point.inner_text()) or [""])[1]
    point.click()
    expect(page.get_by_role("slider")).to_have_value(number)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_a_mistake_is_tried_again_and_judged(new_page: NewPage, analysed: str, width: int) -> None:
    page = new_page(f"/replay/{analysed}", viewport={"width": width, "height": 800})
    open_analysis(page)
    page.get_by_role("button", name=re.compile("Try again")).first.click(timeout=SLOW_MS)
    expect(page.get_by_role("heading", name="Try again: 1 of")).to_be_visible(timeout=SLOW_MS)
    expect(page.get_by_text("Is there something better?")).to_be_visible()
    assert violations(page) == []
    for _ in range(3):
        if page.locator(".asking .button.main").count():
            page.locator(".asking .button.main").click()
        elif page.get_by_role("button", name="Once more").count() == 0:
            choose_anything(page)
    expect(page.get_by_role("button", name="Once more")).to_be_visible(timeout=SLOW_MS)
    expect(page.get_by_text(re.compile(r"brute plays"))).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("slider")).to_be_visible()


def choose_anything(page: Page) -> None:
    """Chooses a lit spot, or else a button."""
    lit = page.locator(LIT)
    if lit.count():
        lit.first.click(force=True)
    else:
        page.locator(".asking .row button").last.click()


def test_an_analysis_runs_in_the_background_and_stops(new_page: NewPage, server: Server) -> None:
    page = new_page(f"/replay/{finished(server)}", locale="de-DE")
    open_analysis(page)
    page.get_by_role("button", name="Dieses Spiel untersuchen").click(timeout=SLOW_MS)
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=SLOW_MS)
    expect(page.get_by_text(re.compile(r"^[1-9]\d* von \d+ Zügen angesehen"))).to_be_visible(timeout=10 * SLOW_MS)
    page.get_by_role("button", name="Anhalten").click()
    expect(page.get_by_text("Angehalten nach")).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == []
