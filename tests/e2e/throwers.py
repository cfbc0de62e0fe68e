"""Those who play Monstrous in the page: one by mouse, one by keys alone."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect
from tests.e2e.hands import CLICK, SLOW_MS
from tests.e2e.keys import go, press

REST_MS = 100  # who lets go at once flicks

LOOK = """() => ({
  over: !!document.querySelector('.result'),
  mine: document.title.startsWith('Your turn'),
  aiming: !!document.querySelector('svg.table.aiming'),
  options: document.querySelectorAll('.asking .option').length,
  actions: document.querySelectorAll('.asking .row.many .button').length,
  lit: document.querySelectorAll('[data-spot].lit').length,
  cards: document.querySelectorAll('.hand button.can').length,
})"""
# Whether the panel has taken its room and the table stands still: nobody reaches for a card that is still moving.
STILL = """() => {
  const { x, y } = document.querySelector('.aim .hand')?.getBoundingClientRect() ?? {};
  const now = document.querySelector('.odds li') && x !== undefined ? `${x} ${y}` : null;
  const still = now !== null && window.hand === now;
  window.hand = now;
  return still;
}"""
# Where on the screen a location lies, and the hand that holds the card.
PLACES = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const goals = [...document.querySelectorAll('[data-spot^=location]')].map(middle);
  return { hand: middle(document.querySelector('.aim .hand')), goals };
}"""


class Thrower:
    """Plays one window: everything but the throw by whatever is offered first."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.thrown = 0

    def throw(self) -> None:
        """Makes the throw that is due."""
        raise NotImplementedError

    def click(self, selector: str, at: int) -> None:
        """Takes the thing of that number."""
        self.page.evaluate(CLICK, [selector, at])

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
                self.click(selector, self.dice.randrange(count))
                return True
        return False


class Mouse(Thrower):
    """Drags the card from the hand to a location and lets go."""

    def throw(self) -> None:
        self.page.wait_for_function(STILL, timeout=SLOW_MS)
        places = self.page.evaluate(PLACES)
        goal = self.dice.choice(places["goals"])
        self.page.mouse.move(*places["hand"])
        self.page.mouse.down()
        expect(self.page.locator(".hand.sling")).to_have_count(1)
        self.page.mouse.move(*goal, steps=4)
        self.page.wait_for_timeout(REST_MS)
        self.page.mouse.up()


class Keyboard(Thrower):
    """Goes everywhere by keys, moves the goal by arrow keys, walks a little and presses Enter."""

    def click(self, selector: str, at: int) -> None:
        press(self.page, selector, at)

    def throw(self) -> None:
        assert go(self.page, "svg.table.aiming")
        for key in self.dice.choices(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "q", "e"], k=6):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
