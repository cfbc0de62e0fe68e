"""The whole game without a pointer."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.hands import LIT, SLOW_MS, look
from tests.e2e.keys import LOST
from tests.e2e.serving import NewPage

from bestiary.core import ids

LONGEST_SECONDS = 150


def press_tab_until(page: Page, label: str) -> None:
    """Goes on by Tab until something of this name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if label in (page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''") or ""):
            return
    raise AssertionError(f"no way to {label!r} by Tab")


def decide_by_key(page: Page, dice: random.Random) -> None:
    """Makes one decision: walks to a lit space and presses Enter, plays a card, or ends the step."""
    seen = look(page)
    if seen["options"] > 1:
        page.keyboard.press(str(dice.randint(1, min(3, seen["options"]))))
        page.keyboard.press("Escape" if dice.random() < 0.3 else "n")
    if seen["lit"] and (not seen["end"] or dice.random() < 0.75):
        for _ in range(dice.randint(1, 4)):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        if look(page)["confirm"]:
            page.keyboard.press("Enter")
    elif seen["end"]:
        page.keyboard.press("e")
    else:
        page.keyboard.press("h")
        page.keyboard.press("Enter")


@pytest.mark.timeout(200)
def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    expect(page.get_by_role("button", name="Play now: Marry the Monster")).to_be_visible(timeout=SLOW_MS)
    press_tab_until(page, "Play now: Marry the Monster")
    page.keyboard.press("Enter")
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    dice = random.Random(3)
    until = time.monotonic() + LONGEST_SECONDS
    while not (seen := look(page))["over"]:
        assert time.monotonic() < until
        if seen["mine"]:
            decide_by_key(page, dice)
        else:
            page.wait_for_timeout(30)
    expect(page.locator(".result")).to_contain_text("won")


@pytest.mark.parametrize("game", ids())
def test_what_one_plays_with_is_two_keys_away(new_page: NewPage, game: str) -> None:
    """A hand, or the board where there is none."""
    page = new_page(f"/learn/{game}")
    page.locator(".skip").wait_for(state="attached", timeout=SLOW_MS)
    expect(page.locator(".asking")).to_be_visible(timeout=SLOW_MS)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('.hand, .board') !== null")
    assert not page.evaluate(LOST)


def test_rules_and_log_are_one_key_away(new_page: NewPage) -> None:
    page = new_page("/learn/marry")
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    page.keyboard.press("r")
    search = page.get_by_role("searchbox")
    expect(search).to_be_visible()
    search.fill("tower wall")
    expect(page.locator(".rules section")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(search).to_have_count(0)


def test_the_hand_is_near_the_log_is_one_stop_and_the_focus_is_never_lost(new_page: NewPage) -> None:
    page = new_page("/learn/marry")
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    title = page.evaluate("document.activeElement.querySelector('strong').textContent")
    page.keyboard.press("i")
    expect(page.locator(".closer h2")).to_have_text(title)
    expect(page.locator(".closer .does")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".closer")).to_have_count(0)
    page.locator(".hand button").first.hover()
    expect(page.locator(".closer .does")).to_be_visible()
    page.mouse.move(4, 4)
    expect(page.locator(".closer")).to_have_count(0)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("to your hand")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('.hand') !== null"), "the focus comes back"
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    log = page.get_by_role("log")
    expect(log.locator("li").first).to_be_visible()
    assert log.locator("[tabindex='0'], button:not([tabindex='-1'])").count() == 0
    log.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.hasAttribute('data-line')")
    page.evaluate("document.activeElement.closest('li').remove()")
    expect(page.locator("main.board")).to_be_focused()
