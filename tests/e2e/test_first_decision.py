"""From home to one's own first decision."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.hands import LIT, SLOW_MS, play_bots
from tests.e2e.serving import NewPage


def test_one_click_leads_from_home_to_the_first_decision(new_page: NewPage) -> None:
    page = new_page()
    button = page.get_by_role("button", name=re.compile("Play now: Marry"))
    expect(button).to_be_visible(timeout=SLOW_MS)
    play_bots(page)
    assert page.title() == "Your turn: Marry the Monster"


def test_a_decision_is_made_and_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page()
    play_bots(page)
    before = page.locator(LIT).count()
    name = page.locator(LIT).first.get_attribute("data-spot")
    page.locator(LIT).first.click()
    space = page.locator(f'[data-spot="{name}"]')
    expect(space).to_have_attribute("aria-label", re.compile("house"))
    page.keyboard.press("u")
    expect(space).to_have_attribute("aria-label", re.compile("empty"))
    assert page.locator(LIT).count() == before
