"""A finished game, from any of its moves on."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import NewPage, Server, finished


def test_a_replay_goes_by_slider_key_and_link(new_page: NewPage, server: Server) -> None:
    record = finished(server)
    page = new_page(f"/replay/{record}#12")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("12", timeout=SLOW_MS)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("13")
    assert page.url.endswith(f"/replay/{record}#13")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.locator('[role="log"] [aria-current]')).to_contain_text("wins")
    lines = page.locator('[role="log"] li').all_inner_texts()
    assert sum(re.search(r"builds a house on [a-g]\d", line) is not None for line in lines) > 10
    assert [line for line in lines if re.search(r" \.|  ", line)] == []  # no name is missing
    page.locator('[role="log"] button').first.click()
    expect(page.locator("output")).to_have_text(re.compile("Move 0 of"))
    expect(page.get_by_text("its chance is not checkable here")).to_be_visible()


def test_a_replay_that_is_not_there_says_so(new_page: NewPage) -> None:
    page = new_page("/replay/nowhere")
    expect(page.get_by_role("heading", name="There is no such game")).to_be_visible(timeout=SLOW_MS)
