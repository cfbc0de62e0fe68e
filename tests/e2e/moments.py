"""Takes every table at its opening, in its middle and at its end: `python -m tests.e2e.moments FOLDER [game ...]`.

One game a table is played by the page's own controls; at each moment it is looked at as desktop and phone, by day and
by night. The pictures are for laying them beside the drawings that a table is to look like.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Page, sync_playwright
from tests.e2e.answerer import Answerer
from tests.e2e.camera import DESKTOP, PHONE
from tests.e2e.hands import LIT, decide
from tests.e2e.person import PERSON
from tests.e2e.serving import Server
from tests.e2e.throwers import Mouse

LONGEST_SECONDS = 400
BESIDE = {"marry": 2, "factory": 3, "maker": 3, "mashup": 3, "monstrous": 1}
MIDDLE = {"marry": 30, "factory": 24, "mashup": 40, "monstrous": 26}  # decisions, of the person alone
READY = {
    "marry": LIT,
    "factory": LIT,
    "maker": ".asking",
    "mashup": ".hand button",
    "monstrous": ".hand button.can",
}


def open_table(server: Server, game: str) -> str:
    """Opens a table of one person and bots and returns the person's link."""
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * BESIDE[game]]
    options = {"round_limit": "fifty"} if game == "maker" else {}
    wanted = {"game": game, "seats": seats, "options": options}
    answer = httpx.post(f"{server.url}/api/tables", json=wanted).raise_for_status().json()
    return str(answer["links"][0]["path"])


def hand(page: Page, game: str) -> Callable[[], bool]:
    """Returns what makes one decision of a game, if one is asked for."""
    if game == "mashup":
        return Answerer(page, 0, 5).decide
    if game == "monstrous":
        return Mouse(page, 4).decide
    dice = random.Random(8)
    return lambda: decide(page, dice)


def play(page: Page, game: str, moment: str) -> None:
    """Plays to a moment, and stops where the person is asked."""
    if game == "maker":
        page.evaluate(f"() => {{ window.halt = null; document.body.dataset.moment = '{moment}' }}")
        if moment == "middle":
            page.evaluate(PERSON, 4)
            page.wait_for_function(
                "() => window.done.operated > 1 || document.querySelector('.result')", timeout=200_000
            )
            page.evaluate("() => { window.halt = '.asking' }")
            page.wait_for_function("() => document.title.startsWith('Your turn')", timeout=60_000)
        else:
            page.locator(".result").wait_for(timeout=LONGEST_SECONDS * 1000)
        return
    act, made, until = hand(page, game), 0, time.monotonic() + LONGEST_SECONDS
    while not page.locator(".result").count() and (moment == "end" or made < MIDDLE[game]):
        if time.monotonic() > until:
            raise TimeoutError(f"{game} is not over")
        decided = act()
        made += decided
        if not decided:
            page.wait_for_timeout(20)
    if moment == "middle":
        page.wait_for_function("() => document.title.startsWith('Your turn')", timeout=60_000)


def shoot(page: Page, folder: Path, name: str) -> None:
    """Writes what a page shows at both sizes and in both themes."""
    for size, (width, height) in (("phone", PHONE), ("desktop", DESKTOP)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(700)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


def main(folder: Path, games: list[str]) -> None:
    """Starts a server and a browser, and plays and looks at the named games, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Server(Path(scratch) / "tables.sqlite")
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--enable-unsafe-swiftshader"]
            )
            for game in games or BESIDE:
                context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en-GB")
                context.add_init_script("localStorage.setItem('bestiary.still', 'on')")
                page = context.new_page()
                page.on("console", lambda message: message.type == "error" and print(f"console: {message.text}"))
                page.on("pageerror", lambda error: print(f"error: {error}"))
                page.goto(server.url + open_table(server, game))
                page.locator(READY[game]).first.wait_for(timeout=60_000)
                shoot(page, folder, f"{game}-opening")
                for moment in ("middle", "end"):
                    play(page, game, moment)
                    shoot(page, folder, f"{game}-{moment}")
                context.close()
                print(game)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
