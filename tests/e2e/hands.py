"""Plays through the page's own controls, as someone would who clicks the first thing that is lit."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

LIT = '[data-spot][aria-disabled="false"]'
SLOW_MS = 20_000
LONG_SECONDS = 150
BREATH_MS = 25

# One look at the page instead of five round trips: what could be done now, by index among the lit spots.
LOOK = """() => ({
  over: !!document.querySelector('.result'),
  mine: document.title.startsWith('Your turn'),
  lit: [...document.querySelectorAll('[data-spot][aria-disabled="false"]')].map((spot) => spot.dataset.spot),
  confirm: !!document.querySelector('.asking .button.main'),
  options: document.querySelectorAll('.asking .option').length,
  end: !!document.querySelector('.asking .row.many .button[aria-keyshortcuts="E"]'),
})"""
# For what lies where the mouse may not reach it: below a figure, outside the window.
CLICK = """([selector, at]) => document.querySelectorAll(selector)[at]
  ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""

# What of some kind does not lie inside a box, to two pixels; the others' words are told.
OUTSIDE = """([box, parts]) => {
  const room = document.querySelector(box).getBoundingClientRect();
  return [...document.querySelectorAll(parts)].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < room.left - 2 || right > room.right + 2 || top < room.top - 2 || bottom > room.bottom + 2;
  }).map((part) => part.dataset.spot ?? part.textContent.trim());
}"""


def outside(page: Page, box: str, parts: str) -> list[str]:
    """Returns what of some kind sticks out of a box."""
    found: list[str] = page.evaluate(OUTSIDE, [box, parts])
    return found


def moments(page: Page) -> Iterator[None]:
    """Yield for every look at a page that goes on by itself; after a long time it is given up."""
    until = time.monotonic() + LONG_SECONDS
    while time.monotonic() < until:
        yield
        page.wait_for_timeout(BREATH_MS)
    raise AssertionError("what was waited for did not come")


def play_bots(page: Page, game: str = "Marry the Monster") -> None:
    """Opens a table against bots from the home page and waits for the first decision."""
    page.get_by_role("button", name=re.compile(f"{game}.* against bots")).click()
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)


def look(page: Page) -> dict[str, Any]:
    """Returns what can be done on the page now."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen


def decide(page: Page, dice: random.Random) -> bool:
    """Makes one decision if one is asked for; returns whether there was one."""
    seen = look(page)
    if seen["over"] or not seen["mine"]:
        return False
    if seen["confirm"]:
        page.evaluate("() => document.querySelector('.asking .button.main').click()")
    elif seen["lit"] and (not seen["end"] or dice.random() < 0.8):
        spot = dice.choice(seen["lit"])
        page.evaluate(
            """(spot) => document.querySelector(`[data-spot="${spot}"]`)
                .dispatchEvent(new MouseEvent("click", {bubbles: true}))""",
            spot,
        )
    elif seen["end"]:
        page.keyboard.press("e")
    else:
        return False
    return True
