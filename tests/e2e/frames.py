"""Measures how smoothly tables move and how soon they answer: `python -m tests.e2e.frames [--json] [game ...]`.

Frames a second of a card's flight in Monstrous at 1280x800, by software rendering; and, on a processor slowed four
times, how long it takes from a click to the next picture, over decisions at the named tables, or all (Event Timing,
as browsers report it for every site; what takes less than 16 ms is not reported, and counts as 16).
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.answerer import Answerer
from tests.e2e.camera import DESKTOP
from tests.e2e.hands import LIT
from tests.e2e.moments import BESIDE, READY, open_table
from tests.e2e.serving import Server

FLIGHTS, DECISIONS = 3, 12
SLOWER = 4
LEAST_FRAMES, MOST_MS = 20, 100
UNREPORTED_MS = 16

# Counts what is drawn while a card is in the air.
COUNT = """() => {
  window.flights = [];
  let began = 0, drawn = 0, last = 0;
  const look = (now) => {
    const flies = document.querySelector('canvas')?.classList.contains('hidden') === false;
    if (flies && !began) [began, drawn] = [now, 0];
    else if (flies) [drawn, last] = [drawn + 1, now];
    else if (began) { if (drawn) window.flights.push(drawn / (last - began) * 1000); began = 0; }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# One figure an interaction: its slowest event.
LISTEN = """() => {
  window.slowest = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowest[interactionId] = Math.max(window.slowest[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""


class Pointer(Answerer):
    """Plays by a real pointer, whose every click is timed by the browser."""

    clicks = 0

    def click(self, selector: str, at: int = 0) -> None:
        """Clicks the middle of a thing, if it lies open there."""
        box = self.page.locator(selector).nth(at).bounding_box(timeout=2000)
        if box:
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.clicks += 1


def flights(browser: Browser, server: Server) -> list[float]:
    """Returns the frames a second of some flights."""
    page = browser.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en-GB")
    page.goto(server.url + "/practice/monstrous")
    page.locator(READY["monstrous"]).first.wait_for(timeout=60_000)
    page.evaluate(COUNT)
    for made in range(FLIGHTS):
        page.locator(READY["monstrous"]).first.click(timeout=60_000)
        page.locator(".asking .option").first.click()
        page.locator(".panel select").select_option(index=1 + made)
        page.get_by_role("button", name="Throw", exact=True).click()
        page.wait_for_function(f"() => window.flights.length > {made}", timeout=120_000)
    found: list[float] = page.evaluate("window.flights")
    page.close()
    return found


def interactions(browser: Browser, server: Server, game: str) -> list[float]:
    """Returns the milliseconds from each click of some decisions to the next picture."""
    page = browser.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en-GB")
    page.goto(server.url + open_table(server, game))
    page.locator(READY[game]).first.wait_for(timeout=60_000)
    page.evaluate(LISTEN)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person, dice = Pointer(page, 0, 5), random.Random(3)
    for _ in range(40 * DECISIONS):
        if person.clicks >= DECISIONS or page.locator(".result").count():
            break
        if not decide(page, person, dice):
            page.wait_for_timeout(50)
    page.wait_for_timeout(1500)
    slowest: list[float] = list(page.evaluate("window.slowest").values())
    page.close()
    return slowest + [UNREPORTED_MS] * max(0, person.clicks - len(slowest))


def decide(page: Page, person: Pointer, dice: random.Random) -> bool:
    """Clicks what a person might click now."""
    if page.locator("svg.table.aiming").count():
        person.click(".panel button", 0)
        return True
    lit = page.locator(LIT).count()
    if lit and not page.locator(".asking .button.main, .asking .option").count() and dice.random() < 0.7:
        person.click(LIT, dice.randrange(lit))
        return True
    return person.decide()


def summary(found: list[float]) -> dict[str, float]:
    """Sums up milliseconds."""
    row = sorted(found)
    middle, late = median(row), row[int(0.95 * (len(row) - 1))]
    return {"interactions": len(row), "p50_ms": middle, "p95_ms": late, "max_ms": row[-1]}


def measure(games: list[str]) -> dict[str, Any]:
    """Starts a server and a browser and returns all figures."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Server(Path(scratch) / "tables.sqlite")
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"),
                args=["--no-sandbox", "--disable-gpu", "--enable-unsafe-swiftshader"],
            )
            told: dict[str, Any] = {"load": os.getloadavg()[0], "cores": os.cpu_count(), "tables": {}}
            everything: list[float] = []
            for game in games:
                found = interactions(browser, server, game)
                everything += found
                told["tables"][game] = summary(found)
            told["all"] = summary(everything)
            told["frames_per_second"] = [round(each, 1) for each in flights(browser, server)]
            browser.close()
        finally:
            server.kill()
    return told


def main(arguments: list[str]) -> None:
    """Prints the figures and what they should be."""
    told = measure([game for game in arguments if not game.startswith("-")] or list(BESIDE))
    if "--json" in arguments:
        print(json.dumps(told, indent=2))
        return
    for name, row in {**told["tables"], "all": told["all"]}.items():
        to = f"p50 {row['p50_ms']:.0f} ms, p95 {row['p95_ms']:.0f} ms, at most {row['max_ms']:.0f} ms"
        print(f"{name}: {row['interactions']} clicks, to the next picture {to} (wanted: p95 below {MOST_MS})")
    print(f"flights: {told['frames_per_second']} frames a second (wanted: {LEAST_FRAMES})")
    print(f"load {told['load']:.1f} on {told['cores']} cores")


if __name__ == "__main__":
    main(sys.argv[1:])
