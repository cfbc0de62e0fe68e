"""A move that is not allowed says which rule forbids it, and leads there."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.hands import LIT, play_bots
from tests.e2e.serving import NewPage


def test_a_refusal_cites_its_rule_and_opens_it(new_page: NewPage) -> None:
    page = new_page()
    play_bots(page)
    fachan = page.locator('[data-spot][aria-label*="fachan stands here"]')
    fachan.click(force=True)
    note = page.get_by_role("alert")
    expect(note).to_contain_text("Nothing can be built where the fachan stands")
    note.get_by_role("link", name="Rule A-27").click()
    rule = page.locator("#rule-A-27")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("cited"))
    # It stays until the next action and is gone with it.
    page.locator(LIT).first.click()
    expect(note).to_have_count(0)


def test_a_refusal_speaks_the_readers_language(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.get_by_role("button", name=re.compile("Marry the Monster gegen Bots")).click()
    expect(page.locator(LIT).first).to_be_visible(timeout=20_000)
    page.locator('[data-spot][aria-label*="hier steht der Fachan"]').click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Regel A-27")
    assert "Nothing" not in page.get_by_role("alert").inner_text()


def test_a_refusal_of_a_lesson_does_not_stay_in_the_next(new_page: NewPage) -> None:
    page = new_page("/learn/factory")
    page.locator(LIT).first.click()
    page.locator(".asking .button.main").click()
    on = page.get_by_role("button", name="Next lesson")
    expect(on).to_be_visible()
    page.locator("[data-spot]").first.dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("Not in this lesson")
    on.click()
    expect(page.locator(".guide h2")).to_contain_text("Lesson 2")
    expect(page.get_by_role("alert")).to_have_count(0)
