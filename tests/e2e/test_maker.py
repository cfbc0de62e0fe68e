"""The Monster Maker in real browsers: a whole game of two people and three bots, keys, axe-core, motions, offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.hands import LIT, SLOW_MS
from tests.e2e.serving import NewPage, Server
from tests.e2e.test_access import violations

GAME_MS = 150_000

# Plays on whenever the page changes, by its own controls: a person who never hesitates and looks at nothing twice.
PERSON = """(seed) => {
  let state = seed;
  const dice = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled);
  const pick = (found) => found[Math.floor(dice() * found.length)];
  const done = (window.done = { confirmed: 0, offers: 0, spots: 0, buttons: 0, sealed: 0 });
  const click = (what, element) => {
    done[what] += 1;
    element.click();
    return true;
  };
  let offered = '';
  const act = () => {
    if (document.querySelector('.result') || !document.title.startsWith('Your turn')) return false;
    const confirm = all('.asking .button.main')[0];
    if (confirm) return click('confirmed', confirm);
    const ready = all('.asking .button, [data-spot][aria-disabled="false"]').length > 0;
    const sale = document.querySelector('.market h3')?.textContent ?? '';
    if (ready && document.querySelector('.market .lots') && sale !== offered && dice() < 0.5) {
      const ways = all('.market .lots .ways button');
      if (ways.length) pick(ways).click();
      offered = sale;
      // The page needs a moment to draw what was laid into the offer.
      setTimeout(() => (all('.market .end .button.main')[0] ? click('offers', all('.market .end .button.main')[0]) : act()));
      return true;
    }
    const lots = document.querySelector('.market .lots') !== null;
    const spots = lots ? [] : all('[data-spot][aria-disabled="false"]');
    const graves = spots.filter((spot) => spot.dataset.spot.startsWith('grave-'));
    if (graves.length) return click('sealed', pick(graves));
    if (spots.length && dice() < 0.75) return click('spots', pick(spots));
    const buttons = all('.asking .option, .asking .row.many .button');
    if (buttons.length) return click('buttons', pick(buttons));
    return spots.length > 0 && click('spots', pick(spots));
  };
  let waiting = false;
  const soon = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      act();
    });
  };
  new MutationObserver(soon).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  soon();
}"""


def open_table(server: Server, people: int, bots: int, bot: str = "greedy") -> list[str]:
    """Opens a table with a low limit of rounds and returns the people's links."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Bruno"}][:people]
    seats += [{"kind": "bot", "bot": bot}] * bots
    table = {"game": "maker", "seats": seats, "options": {"round_limit": "fifty"}}
    links = httpx.post(f"{server.url}/api/tables", json=table).raise_for_status().json()["links"]
    return [link["path"] for link in links if link["role"] != "spectator"]


@pytest.mark.timeout(280)
def test_two_people_in_two_browsers_and_three_bots_play_to_the_end(new_page: NewPage, server: Server) -> None:
    ada, bruno = (new_page(path) for path in open_table(server, 2, 3))
    for seed, page in ((3, ada), (5, bruno)):
        expect(page.locator(".laboratory")).to_be_visible(timeout=SLOW_MS)
        page.evaluate(PERSON, seed)
    for page in (ada, bruno):
        expect(page.locator(".result")).to_be_visible(timeout=GAME_MS)
        done: dict[str, int] = page.evaluate("window.done")
        assert min(done.values()) > 0, done  # robberies, operations, sales: each by its own control
        print(done)
    standings = [page.locator(".result ol").inner_text() for page in (ada, bruno)]
    assert standings[0] == standings[1]
    ada.get_by_role("link", name="Watch the game").click()
    expect(ada.get_by_role("slider")).to_be_visible(timeout=SLOW_MS)
    expect(ada.get_by_text("Verified")).to_be_visible(timeout=SLOW_MS)
