"""Cards of the hand: clicked, dragged, and piled when there are many."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.e2e.hands import LIT, play_bots
from tests.e2e.serving import NewPage


def to_the_cards(page: Page) -> None:
    """Places the free houses, so that cards can be played."""
    play_bots(page)
    for n in range(3):
        page.locator(LIT).first.click()
        expect(page.locator('[data-spot][aria-label*="Poppy: house"]')).to_have_count(n + 1)
    expect(page.get_by_role("button", name=re.compile("End turn"))).to_be_visible()


def test_a_card_dragged_to_where_it_cannot_go_is_told_the_rule(new_page: NewPage) -> None:
    page = new_page()
    to_the_cards(page)
    card = page.locator(".hand button").first
    card.drag_to(page.locator('[data-spot="d4"]'), force=True)
    # Either it is played (a Build needs no space), or it is previewed, or what three of its kind could be is offered,
    # or the rule is cited: that goes by the deal.
    answers = (".refusal [role=alert]", ".asking .button.main", ".asking .option", ".asking :text('house')")
    expect(page.locator(", ".join(answers)).first).to_be_visible()


def test_a_stomp_dragged_onto_a_target_is_previewed(new_page: NewPage) -> None:
    for _ in range(12):
        page = new_page()
        to_the_cards(page)
        target = page.locator('[data-spot][aria-disabled="false"][aria-label*="Poppy: house"]')
        card = page.get_by_role("button", name=re.compile("^Stomp"))
        if target.count() and card.count():
            card.first.drag_to(target.first, force=True)
            answer = page.locator(".asking h2, .refusal [role=alert]").first
            expect(answer).to_be_visible()
            if page.locator(".asking h2").count() == 0:
                continue  # the house was lit for another card
            expect(page.locator(".asking h2")).to_contain_text("Stomp with 1")
            page.keyboard.press("Escape")
            expect(page.locator(".asking h2")).to_have_count(0)
            return
    raise AssertionError("twelve deals without a Stomp that has a target")


def test_neither_preview_nor_refusal_pushes_the_hand_out_of_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    to_the_cards(page)
    fits = "() => document.querySelector('ul.hand').getBoundingClientRect().bottom <= innerHeight"
    page.locator(LIT).first.click()
    expect(page.locator(".asking .button.main")).to_be_visible()
    assert page.evaluate(fits)
    page.keyboard.press("Escape")
    page.locator('[data-spot][aria-label*="fachan stands here"]').click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate(fits)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
