"""The Mashup through the page alone: a whole game with answers on both sides, one by keys alone; cards and dice."""

from __future__ import annotations

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.answerer import Answerer
from tests.e2e.axe import violations
from tests.e2e.hands import SLOW_MS, look, moments, outside
from tests.e2e.keys import Typist
from tests.e2e.serving import NewPage, Server, finished

LONGEST_SECONDS = 400
MOST_DECISIONS = 60  # until most of what a table can show has been seen


def open_table(server: Server) -> list[str]:
    """Opens a table for two people and two bots and returns the people's links."""
    people = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}]
    seats = [*people, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "mashup", "seats": seats}).raise_for_status().json()
    return [link["path"] for link in answer["links"] if link["role"] != "spectator"]


@pytest.mark.timeout(460)
def test_two_people_one_by_keys_alone_and_two_bots_play_a_whole_game_with_answers_on_both_sides(
    new_page: NewPage, server: Server
) -> None:
    pages = [new_page(path) for path in open_table(server)]
    for page in pages:
        expect(page.locator(".streets")).to_be_visible(timeout=SLOW_MS)
    hands = [Answerer(pages[0], 0, 5), Typist(pages[1], 1, 6)]
    until = time.monotonic() + LONGEST_SECONDS
    made = 0
    while not all(page.locator(".result").count() for page in pages):
        assert time.monotonic() < until, f"not over after {made} decisions"
        decided = sum(hand.decide() for hand in hands)
        made += decided
        if not decided:
            pages[0].wait_for_timeout(20)
    print(f"{made} decisions, answers {[hand.answers for hand in hands]}")
    assert all(hand.answers for hand in hands)
    points = [page.locator(".result .ranks").inner_text() for page in pages]
    assert points[0] == points[1]
    pages[0].get_by_role("link", name="Watch the game").click()
    expect(pages[0].get_by_role("slider")).to_be_visible(timeout=SLOW_MS)


def play_bots(page: Page) -> None:
    """Opens a table against bots from the home page."""
    page.get_by_role("button", name=re.compile("Macro Monster Mashup.* against bots")).click()
    expect(page.locator(".hand button").first).to_be_visible(timeout=SLOW_MS)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_all_cards_can_be_looked_through(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    play_bots(page)
    page.get_by_role("button", name="All cards").locator("visible=true").first.click()
    dialog = page.get_by_role("dialog", name="All cards")
    expect(dialog.get_by_text("79 cards")).to_be_visible(timeout=SLOW_MS)
    dialog.get_by_role("combobox", name="Kind").select_option("mutation")
    expect(dialog.get_by_text("15 cards")).to_be_visible()
    dialog.get_by_label("Search").fill("breath attack")
    expect(dialog.get_by_text("4 cards")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_a_card_in_the_wrong_moment_is_refused_with_its_rule(new_page: NewPage) -> None:
    page = new_page()
    play_bots(page)
    page.locator(".hand button").first.click()
    page.locator(".asking .button.main").click()
    dice = Answerer(page, 0, 3)
    for _ in moments(page):
        off = page.locator(".hand li.off button")
        if off.count() and look(page)["mine"]:
            dice.click(".hand li.off button")
            expect(page.locator(".refusal").first).to_contain_text(re.compile(r"R-\d|B-\d"), timeout=SLOW_MS)
            return
        dice.decide()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_on_the_table_and_in_the_gallery(new_page: NewPage, theme: str, width: int) -> None:
    page = new_page(color_scheme=theme, viewport={"width": width, "height": 844})
    play_bots(page)
    assert violations(page) == [], "the draft"
    page.locator(".hand button").first.click()
    assert violations(page) == [], "a Mutation is weighed"
    assert outside(page, ".asking", ".asking .button") == []
    page.locator(".asking .button.main").click()
    person = Answerer(page, 0, 8)
    seen: set[str] = set()
    made = 0
    for _ in moments(page):
        now = {
            "something is pending": ".asking .stack li",
            "odds": ".asking .bar",
            "a preview": ".asking .button.main",
        }
        for what, selector in now.items():
            if what not in seen and page.locator(selector).count():
                assert violations(page) == [], what
                seen.add(what)
        if len(seen) == len(now) or made == MOST_DECISIONS:
            break
        made += person.decide()
    assert len(seen) >= 2, seen
    page.get_by_role("button", name="All cards").locator("visible=true").first.click()
    expect(page.get_by_role("dialog", name="All cards").get_by_text("79 cards")).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == [], "gallery"


CROWDED = 145  # a moment of a finished game, in which a street of three Locations is wider than its place


def test_a_street_that_overflows_names_what_it_hides_and_leads_there(new_page: NewPage, server: Server) -> None:
    page = new_page(f"/replay/{finished(server, 'mashup-v2-3')}#{CROWDED}")
    street = page.locator(".street", has=page.locator(".beyond"))
    cue = street.locator(".beyond.right")
    expect(cue).to_be_visible(timeout=SLOW_MS)
    hidden = cue.inner_text().removesuffix("\u00a0›").removesuffix(" ›")
    place = street.get_by_role("button", name=re.compile(re.escape(hidden))).first
    expect(place).not_to_be_in_viewport(ratio=0.5)
    cue.click()
    expect(place).to_be_in_viewport(ratio=0.5)
    expect(street.locator(".beyond.left")).to_be_visible()
