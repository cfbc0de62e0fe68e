"""Monstrous through the page alone: one throws by mouse, the other by keyboard, to the end."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import NewPage, Server

LONGEST_SECONDS = 260

LOOK = """() => ({
  over: !!document.querySelector('.result'),
  mine: document.title.startsWith('Your turn'),
  aiming: !!document.querySelector('svg.table.aiming'),
  options: document.querySelectorAll('.asking .option').length,
  actions: document.querySelectorAll('.asking .row.many .button').length,
  lit: document.querySelectorAll('[data-spot].lit').length,
  cards: document.querySelectorAll('.hand button.can').length,
})"""
# Where on the screen a location lies, and the hand that holds the card.
PLACES = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const goals = [...document.querySelectorAll('[data-spot^=location]')].map(middle);
  return { hand: middle(document.querySelector('.aim .hand')), goals };
}"""
CLICK = """([selector, at]) => document.querySelectorAll(selector)[at]
  ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""


class Hand:
    """Plays one window: everything but the throw by whatever is offered first."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.thrown = 0

    def throw(self) -> None:
        """Makes the throw that is due."""
        raise NotImplementedError

    def decide(self) -> bool:
        """Makes one decision if one is asked for; returns whether there was one."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        if seen["over"] or not seen["mine"]:
            return False
        if seen["aiming"]:
            self.throw()
            self.thrown += 1
            expect(self.page.locator("svg.table.aiming")).to_have_count(0, timeout=SLOW_MS)
            return True
        for selector, count in (
            (".asking .option", seen["options"]),
            ("[data-spot].lit", seen["lit"]),
            (".hand button.can", seen["cards"]),
            (".asking .row.many .button", seen["actions"]),
        ):
            if count:
                self.page.evaluate(CLICK, [selector, self.dice.randrange(count)])
                return True
        return False


class Mouse(Hand):
    """Drags the card from the hand to a location and lets go."""

    def throw(self) -> None:
        places = self.page.evaluate(PLACES)
        goal = self.dice.choice(places["goals"])
        self.page.mouse.move(*places["hand"])
        self.page.mouse.down()
        self.page.mouse.move(*goal, steps=4)
        self.page.mouse.up()


class Keyboard(Hand):
    """Moves the goal by arrow keys, walks a little and presses Enter."""

    def throw(self) -> None:
        self.page.locator("svg.table.aiming").focus()
        for key in self.dice.choices(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "q", "e"], k=6):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")


def open_table(server: Server) -> list[str]:
    """Opens a table for two people and returns their links."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}]
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "monstrous", "seats": seats})
    return [link["path"] for link in answer.raise_for_status().json()["links"] if link["role"] != "spectator"]


@pytest.mark.timeout(320)
def test_two_people_throw_by_mouse_and_by_keyboard_to_the_end(new_page: NewPage, server: Server) -> None:
    pages = [new_page(path) for path in open_table(server)]
    for page in pages:
        expect(page.locator("svg.table")).to_be_visible(timeout=SLOW_MS)
    hands = [Mouse(pages[0], 1), Keyboard(pages[1], 2)]
    until = time.monotonic() + LONGEST_SECONDS
    while not all(page.locator(".result").count() for page in pages):
        assert time.monotonic() < until, f"not over after {[hand.thrown for hand in hands]} throws"
        if not sum(hand.decide() for hand in hands):
            pages[0].wait_for_timeout(20)
    assert all(hand.thrown >= 5 for hand in hands)
    ranks = [page.locator(".result ol").inner_text() for page in pages]
    assert ranks[0] == ranks[1]
