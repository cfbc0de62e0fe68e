"""Someone who plays the Mashup in the page by its own controls and likes to answer."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page
from tests.e2e.hands import CLICK

# What could be done now, and whether it would be an answer in another player's turn.
LOOK = """() => {
  const asking = document.querySelector('.asking');
  return {
    over: !!document.querySelector('.result'),
    mine: document.title.startsWith('Your turn'),
    others: document.querySelector('.street.now')?.getAttribute('data-street') !== window.seat,
    confirm: asking?.querySelector('.button.main')?.innerText ?? '',
    options: asking?.querySelectorAll('.option').length ?? 0,
    actions: [...(asking?.querySelectorAll('.row.many .button') ?? [])].map((button) => button.innerText),
    lit: document.querySelectorAll('[data-spot][aria-disabled="false"]').length,
    cards: document.querySelectorAll('.hand li.can button').length,
  };
}"""


class Answerer:
    """Plays one window as someone would who likes to answer; counts the answers in others' turns."""

    def __init__(self, page: Page, seat: int, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.answers = 0
        page.evaluate(f"() => {{ window.seat = '{seat}' }}")

    def click(self, selector: str, at: int = 0) -> None:
        """Clicks the thing of that number."""
        self.page.evaluate(CLICK, [selector, at])

    def decide(self) -> bool:
        """Makes one decision if one is asked for; returns whether there was one."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        if seen["over"] or not seen["mine"]:
            return False
        if seen["confirm"]:
            if seen["others"] and seen["confirm"].startswith("Play"):
                self.answers += 1
            self.click(".asking .button.main")
        elif seen["options"]:
            self.click(".asking .option", self.dice.randrange(seen["options"]))
        else:
            self.choose(seen)
        return True

    def choose(self, seen: dict[str, Any]) -> None:
        """Prefers cards over places over buttons, mostly, so that things happen."""
        kinds = [(".hand li.can button", seen["cards"]), ('[data-spot][aria-disabled="false"]', seen["lit"])]
        kinds.append((".asking .row.many .button", len(seen["actions"])))
        there = [(selector, count) for selector, count in kinds if count]
        if there:
            selector, count = there[0] if self.dice.random() < 0.6 else self.dice.choice(there)
            self.click(selector, self.dice.randrange(count))
