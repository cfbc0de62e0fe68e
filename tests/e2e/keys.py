"""Plays a page by keys alone: goes to a thing as someone without a pointer does, and presses Enter."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.e2e.answerer import Answerer

FARTHEST = 150  # presses of N over all places that may be chosen
TRIES = 8  # the page may change on the way

# How many presses of Tab lie between the focus and a thing, backwards below nought; null if it is gone.
WAY = """([selector, at]) => {
  const target = document.querySelectorAll(selector)[at];
  if (!target) return null;
  const now = document.activeElement;
  if (now === target) return { there: true, steps: 0, typing: false };
  const follows = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const reached = [...document.querySelectorAll(all)].filter(
    (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }));
  const between = reached.filter((each) => each !== now && each !== target &&
    (follows(now, target) ? follows(now, each) && follows(each, target) : follows(target, each) && follows(each, now)));
  const steps = (between.length + 1) * (follows(now, target) ? 1 : -1);
  return { there: false, steps, typing: now.matches('select, input:not([type=checkbox])') };
}"""
LOST = "() => document.activeElement === null || document.activeElement === document.body"


def go(page: Page, selector: str, at: int = 0) -> bool:
    """Moves the focus to a thing by keys; returns whether it is still there."""
    walked = 0
    for _ in range(FARTHEST if "data-spot" in selector else TRIES):
        way: dict[str, Any] | None = page.evaluate(WAY, [selector, at])
        if way is None or way["there"]:
            return way is not None
        if "data-spot" in selector and not way["typing"]:
            page.keyboard.press("n")
            continue
        for _ in range(min(abs(way["steps"]), FARTHEST)):
            page.keyboard.press("Tab" if way["steps"] > 0 else "Shift+Tab")
        walked += abs(way["steps"])
    now = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"no way by keys to {selector} {at} after {walked} presses of Tab; at {now}")


def press(page: Page, selector: str, at: int = 0) -> None:
    """Goes to a thing and presses Enter, unless it is gone; the focus must be somewhere all the while."""
    if go(page, selector, at):
        page.keyboard.press("Enter")
    assert not page.evaluate(LOST), f"the focus was lost at {selector}"


class Typist(Answerer):
    """Plays by keys alone whatever is asked for by cards, places and buttons."""

    def click(self, selector: str, at: int = 0) -> None:
        press(self.page, selector, at)
