"""Every table at every width, in both languages and at twice the size of text: one load of a table serves all looks."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.e2e.axe import violations
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import NewPage, Server

WIDTHS = (1280, 1024, 768, 390, 320)
# What a reader's browser calls the usual size of text, in pixels.
PLAIN, DOUBLE = 16, 32
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("marry", 5, {}),
    ("factory", 3, {}),
    ("maker", 4, {}),
    ("mashup", 3, {}),
    ("monstrous", 3, {}),
    ("monstrous", 10, {"players": "teams", "wars": "three", "young": "all"}),
)
# What one can press and not reach: beyond the window sideways, or cut by a box that does not scroll that way.
CUT = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`page ${document.documentElement.scrollWidth}`);
  for (const control of document.querySelectorAll('button, a[href], input, select, summary')) {
    const box = control.getBoundingClientRect();
    const style = getComputedStyle(control);
    const seen = box.width > 0 && style.visibility !== 'hidden' && style.clipPath === 'none';
    if (!seen || control.closest('.hidden-words')) continue;
    let [left, right, top, bottom] = [0, innerWidth, -Infinity, Infinity];
    let [across, down] = [true, true];
    for (let up = control.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      if (across && overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (down && overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === 'fixed') break;
    }
    if (!across) [left, right] = [-Infinity, Infinity];
    if (!down) [top, bottom] = [-Infinity, Infinity];
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40);
    const told = [name, box.left, box.right, box.top, box.bottom, 'in', left, right, top, bottom].join(' ');
    const inside = box.left >= left - 2 && box.right <= right + 2 && box.top >= top - 2 && box.bottom <= bottom + 2;
    if (!inside) found.push(told);
  }
  return found;
}"""


def open_table(server: Server, game: str, seats: int, options: dict[str, str]) -> str:
    """Opens a table of one person and bots and returns the person's link."""
    bot = {"kind": "bot", "bot": "random"}
    people: list[dict[str, Any]] = [{"kind": "me", "name": "Franziska"}, *[bot] * (seats - 1)]
    wanted = {"game": game, "seats": people, "options": options}
    answer = httpx.post(f"{server.url}/api/tables", json=wanted)
    assert answer.status_code < 300, answer.text
    return str(answer.json()["links"][0]["path"])


def look(page: Page, reader: CDPSession, width: int, text: int) -> list[str]:
    """Returns what is cut off at a width and a size of text."""
    reader.send("Page.setFontSizes", {"fontSizes": {"standard": text}})
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(CUT)
    return found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_control_is_cut_off_and_nothing_scrolls_sideways(
    new_page: NewPage, server: Server, game: str, seats: int, options: dict[str, str]
) -> None:
    page = new_page(open_table(server, game, seats, options))
    reader = page.context.new_cdp_session(page)
    cut: dict[str, list[str]] = {}
    for language, rules in (("en", "Rules"), ("de", "Regeln")):
        page.evaluate("(language) => localStorage.setItem('bestiary.language', language)", language)
        page.reload()
        expect(page.get_by_role("button", name=rules).first).to_be_visible(timeout=SLOW_MS)
        for text in (PLAIN, DOUBLE):
            for width in WIDTHS:
                if found := look(page, reader, width, text):
                    cut[f"{language} {width} {text}"] = found
    assert cut == {}
    assert look(page, reader, 390, PLAIN) == []
    assert violations(page) == []
    if page.locator(".seats").count():  # other boards show the seats themselves
        panels_tell_on_a_phone(page)


def panels_tell_on_a_phone(page: Page) -> None:
    """Sees who sits where, which seat is one's own, and what wins, before and after a tap."""
    own = page.locator(".seat button", has_text="Franziska")
    expect(own.locator(".name")).to_be_visible()
    expect(own.locator("em")).to_have_text("du")
    expect(own.locator(".points")).to_be_visible()
    own.click()
    sheet = page.locator("#seat-sheet .whole")
    expect(sheet).to_contain_text("Franziska")
    expect(sheet).to_contain_text("Zum Sieg:")
    own.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('.seat')?.textContent.includes('Franziska')") is False
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
