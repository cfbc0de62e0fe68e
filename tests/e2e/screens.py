"""Takes the screenshots of the documentation: `python -m tests.e2e.screens [game ...]`, with the page built."""

from __future__ import annotations

import random
import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.e2e.answerer import Answerer
from tests.e2e.camera import DESKTOP, PHONE, TARGET, Camera
from tests.e2e.factory import open_factory, six_finished
from tests.e2e.hands import LIT, decide, look, play_bots
from tests.e2e.person import PERSON
from tests.e2e.serving import Server, finished
from tests.e2e.throwers import Mouse


def play_on(page: Page, decisions: int) -> bool:
    """Plays a while and stops with a stomp being weighed; returns whether it came to one."""
    dice = random.Random(5)
    made = 0
    for _ in range(3000):
        seen = look(page)
        if seen["over"]:
            return False
        if seen["mine"] and made >= decisions:
            targets = page.locator('[data-spot][aria-disabled="false"][aria-label*="Poppy"]')
            if targets.count():
                targets.first.click()
                if stomps := page.locator(".asking .option", has_text="Stomp with").all():
                    stomps[-1].click()
                heading = page.locator(".asking h2")
                if heading.count() and "Stomp with" in heading.inner_text():
                    return True
                page.keyboard.press("Escape")
            made -= 3
        if decide(page, dice):
            made += 1
        page.wait_for_timeout(40)
    return False


def take_marry(camera: Camera, server: Server) -> None:
    """Takes the pictures of the shared pages, with Marry the Monster on the table."""
    page = camera.open("/", DESKTOP, "light")
    page.get_by_role("heading", name="Marry the Monster").wait_for()
    camera.shoot(page, "home")
    page = camera.open("/", PHONE, "dark")
    page.get_by_role("heading", name="Marry the Monster").wait_for()
    camera.shoot(page, "home-phone-dark")
    page = camera.open("/new/marry", DESKTOP, "light")
    page.get_by_role("button", name="Start").wait_for()
    camera.shoot(page, "lobby")
    for name, size in (("table", DESKTOP), ("table-phone", PHONE)):
        for theme in ("light", "dark"):
            page = camera.open("/", size, theme)
            play_bots(page)
            while not play_on(page, 9):
                page.context.close()
                page = camera.open("/", size, theme)
                play_bots(page)
            camera.shoot(page, name if theme == "light" else f"{name}-dark")
    page = camera.open(f"/replay/{finished(server)}#40", DESKTOP, "light")
    page.get_by_role("slider").wait_for()
    camera.shoot(page, "replay")
    page = camera.open("/learn/marry", DESKTOP, "light")
    page.locator(LIT).first.wait_for()
    camera.shoot(page, "tutorial")
    page = camera.open("/learn/marry", PHONE, "light", "de-DE")
    page.locator(LIT).first.wait_for()
    camera.shoot(page, "tutorial-phone-german")


def take_factory(camera: Camera, server: Server) -> None:
    """Takes the pictures of Monster Factory: a finished game of six, tables, one for children, a monster."""
    replay = f"/replay/{six_finished(server)}"
    for name, size in (("factory-finished", DESKTOP), ("factory-finished-phone", PHONE)):
        page = camera.open(replay, size, "light")
        page.get_by_role("slider").wait_for()
        page.keyboard.press("End")
        page.locator(".night").wait_for()
        camera.shoot(page, name)
    page = camera.open(replay, DESKTOP, "light")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.get_by_role("button", name="Completed monsters as pictures").click()
    with page.expect_download() as download:
        page.locator(".album li").first.get_by_role("button", name="SVG").click()
    poster = page.context.new_page()
    poster.set_content(f"<style>body{{margin:0}}</style>{Path(download.value.path()).read_text('utf-8')}")
    box = poster.locator("svg").bounding_box()
    assert box
    poster.set_viewport_size({"width": int(box["width"]), "height": int(box["height"])})
    camera.shoot(poster, "factory-monster")
    for name, size, theme, little in (
        ("factory-table", DESKTOP, "light", False),
        ("factory-table-phone-dark", PHONE, "dark", False),
        ("factory-little-phone", PHONE, "light", True),
    ):
        page = camera.open("/about", size, theme)
        if little:
            page.evaluate("localStorage.setItem('bestiary.little', 'on')")
        page.goto(server.url + open_factory(server, 2 if little else 5 if size == PHONE else 3))
        lay_tiles(page, 7 if little else 9)
        if not little:
            page.locator(LIT).first.dispatch_event("click")
        camera.shoot(page, name)


def lay_tiles(page: Page, decisions: int) -> None:
    """Plays so many decisions at random and waits for the next."""
    dice, made = random.Random(8), 0
    page.locator(LIT).first.wait_for()
    while made < 2 * decisions and not look(page)["over"]:  # each is picked, then confirmed
        made += decide(page, dice)
        page.wait_for_timeout(40)
    page.locator(LIT).first.wait_for()


def take_maker(camera: Camera, server: Server) -> None:
    """Takes the pictures of The Monster Maker: a table after some turns, wide and narrow."""
    for name, size, theme in (("maker-table", DESKTOP, "light"), ("maker-table-phone-dark", PHONE, "dark")):
        page = camera.open("/", size, theme)
        page.get_by_role("button", name=re.compile("The Monster Maker.* against bots")).click()
        page.locator(".asking").wait_for()
        page.evaluate(PERSON, 4)
        page.wait_for_function("() => window.done.operated > 0 || document.querySelector('.result')", timeout=90_000)
        page.evaluate("() => { window.halt = '.asking' }")
        page.wait_for_function("() => document.title.startsWith('Your turn')", timeout=60_000)
        camera.shoot(page, name)


def take_mashup(camera: Camera, server: Server) -> None:
    """Takes the pictures of Macro Monster Mashup: streets in mid-game, wide and narrow."""
    for name, size, theme in (("mashup-table", DESKTOP, "light"), ("mashup-table-phone-dark", PHONE, "dark")):
        page = camera.open("/", size, theme)
        page.get_by_role("button", name=re.compile("Macro Monster Mashup.* against bots")).click()
        page.locator(".hand button").first.wait_for()
        hand = Answerer(page, 0, 5)
        for _ in range(400):
            hand.decide()
            page.wait_for_timeout(20)
            if page.locator(".street").count() and page.locator("[data-spot^=l]").count() >= 5:
                break
        camera.shoot(page, name)


def take_monstrous(camera: Camera, server: Server) -> None:
    """Takes the pictures of Monstrous: an aim, a card in flight, a table with a pile."""
    for name, size, theme in (("monstrous-aim", DESKTOP, "light"), ("monstrous-aim-phone-dark", PHONE, "dark")):
        page = camera.open("/", size, theme)
        aim(page)
        camera.shoot(page, name)
    page = camera.open("/", DESKTOP, "light", still=False)
    aim(page)
    page.get_by_role("button", name="Throw", exact=True).click()
    page.locator("canvas:not(.hidden)").wait_for(timeout=60_000)
    page.wait_for_timeout(500)
    camera.shoot(page, "monstrous-flight")
    page = camera.open("/", DESKTOP, "dark")
    aim(page)
    hand = Mouse(page, 4)
    for _ in range(600):
        hand.decide()
        page.wait_for_timeout(40)
        if page.locator("[data-spot^=monster]").count() >= 8:
            break
    camera.shoot(page, "monstrous-pile-dark")


def aim(page: Page) -> None:
    """Opens a table against bots, takes a card and aims it at a location."""
    page.get_by_role("button", name=re.compile("Monstrous.* against bots")).click()
    page.locator(".hand button.can").first.wait_for(timeout=60_000)
    page.wait_for_timeout(500)
    page.locator(".hand button.can").first.click()
    page.locator(".asking .option").first.click()
    page.locator(".panel select").select_option(index=3)


TAKES = {
    "marry": take_marry,
    "factory": take_factory,
    "maker": take_maker,
    "mashup": take_mashup,
    "monstrous": take_monstrous,
}


def main(games: list[str]) -> None:
    """Starts a server and a browser, and takes the pictures of the named games, or all."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite")
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--enable-unsafe-swiftshader"]
            )
            camera = Camera(browser, server.url)
            for game in games or TAKES:
                TAKES[game](camera, server)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
