"""Every page in both themes, looked at by axe-core."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.axe import violations
from tests.e2e.hands import LIT, SLOW_MS, moments, play_bots
from tests.e2e.serving import NewPage, Server, Watched, finished

from bestiary.core import ids


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    """Names a theme."""
    return str(request.param)


def test_home_lobby_about_and_nowhere(new_page: NewPage, theme: str) -> None:
    page = new_page(color_scheme=theme)
    expect(page.get_by_role("heading", name="Marry the Monster")).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == []
    for path in ("/about", "/nowhere", "/new/marry"):
        page.goto(re.sub(r"(:\d+)/.*", rf"\1{path}", page.url))
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=SLOW_MS)
        assert violations(page) == [], path
    expect(page.get_by_role("button", name="Start")).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == []


@pytest.mark.parametrize("game", ids())
def test_every_lobby_fits_a_phone_and_satisfies_axe(new_page: NewPage, game: str) -> None:
    page = new_page(f"/new/{game}", viewport={"width": 390, "height": 844})
    expect(page.get_by_role("button", name="Start")).to_be_visible(timeout=SLOW_MS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_the_table_with_all_that_opens_on_it(new_page: NewPage, theme: str, width: int) -> None:
    page = new_page(color_scheme=theme, viewport={"width": width, "height": 800})
    play_bots(page)
    assert violations(page) == []
    page.locator('[data-spot][aria-label*="fachan stands here"]').click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page) == [], "refused"
    for _ in range(3):
        page.locator(LIT).first.click()
    expect(page.locator(".steps li.on").first).to_contain_text("4")
    page.locator(LIT).first.click()
    assert violations(page) == [], "preview"
    page.keyboard.press("r")
    expect(page.locator(".rules section").first).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == [], "rules"
    for tab in ("Chat", "Settings"):
        page.get_by_role("button", name=tab, exact=True).last.click()
        assert violations(page) == [], tab


def test_replay_and_tutorial(new_page: NewPage, server: Server, theme: str) -> None:
    page = new_page("/learn/marry", color_scheme=theme)
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == []
    page.goto(f"{server.url}/replay/{finished(server)}")
    expect(page.get_by_role("slider")).to_be_visible(timeout=SLOW_MS)
    assert violations(page) == []


def test_colours_of_ones_own_leave_everything_to_be_seen(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    expect(page.get_by_role("heading", name="Marry the Monster")).to_be_visible(timeout=SLOW_MS)
    # Contrast is the reader's own here: axe would compare colours that are not shown.
    assert violations(page, "color-contrast") == []
    play_bots(page)
    assert violations(page, "color-contrast") == []
    adjusted = "(element) => getComputedStyle(element).forcedColorAdjust"
    assert page.locator(".board").evaluate(adjusted) == "none"
    outline = "(element) => getComputedStyle(element).outlineStyle"
    assert page.locator(".tabs [aria-pressed=true]").evaluate(outline) == "solid"
    assert page.locator(".tabs [aria-pressed=false]").first.evaluate(outline) == "none"


def test_what_the_policy_forbids_is_noticed(new_page: NewPage, watched: Watched) -> None:
    """Every test fails whose pages broke the policy: here one does, and is heard."""
    page = new_page()
    expect(page.locator("h1").first).to_be_visible(timeout=SLOW_MS)
    assert watched.violations == []
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">red</p>')")
    for _ in moments(page):  # the browser tells it, and so does what every test's page listens with
        if all(any(who in heard for heard in watched.violations) for who in ("policy violated", "Content Security")):
            break
    assert any("style-src" in heard for heard in watched.violations)
    watched.violations.clear()
