"""Takes the screenshots of the documentation: `python -m tests.e2e.screens`, with the page built."""

from __future__ import annotations

import base64
import random
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.hands import LIT, decide, look, play_bots
from tests.e2e.serving import ROOT, Server, finished

TARGET = ROOT / "docs/screens"
DESKTOP, PHONE = (1280, 800), (390, 844)
LARGEST = 150_000

# Chromium itself writes WebP, which keeps flat prints sharp at a quarter of the bytes of PNG.
PACK = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


class Camera:
    """Opens pages at a size and in a theme, and keeps what they show."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.darkroom = browser.new_page()

    def open(self, path: str, size: tuple[int, int], theme: str, language: str = "en-GB") -> Page:
        """Opens a page in a fresh browser without motion."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            device_scale_factor=1 if size == DESKTOP else 1.5,
        )
        context.add_init_script("localStorage.setItem('bestiary.still', 'on')")
        page = context.new_page()
        page.goto(self.url + path)
        return page

    def shoot(self, page: Page, name: str) -> None:
        """Writes what a page shows."""
        page.wait_for_timeout(400)
        png = base64.b64encode(page.screenshot()).decode()
        packed = b""
        for quality in (0.86, 0.8, 0.72, 0.6):
            packed = base64.b64decode(self.darkroom.evaluate(PACK, [png, quality]))
            if len(packed) < LARGEST:
                break
        (TARGET / f"{name}.webp").write_bytes(packed)
        print(f"{name}: {len(packed) / 1000:.0f} kB")
        page.context.close()


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
                if "Stomp with" in page.locator(".asking h2").inner_text():
                    return True
                page.keyboard.press("Escape")
            made -= 3
        if decide(page, dice):
            made += 1
        page.wait_for_timeout(40)
    return False


def take_all(camera: Camera, server: Server) -> None:
    """Takes every picture."""
    page = camera.open("/", DESKTOP, "light")
    page.get_by_role("heading", name="Marry the Monster").wait_for()
    camera.shoot(page, "home")
    page = camera.open("/", PHONE, "dark")
    page.get_by_role("heading", name="Marry the Monster").wait_for()
    camera.shoot(page, "home-phone-dark")
    page = camera.open("/new/marry", DESKTOP, "light")
    page.get_by_role("button", name="Open the table").click()
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


def main() -> None:
    """Starts a server and a browser, and takes every picture."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite")
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            take_all(Camera(browser, server.url), server)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
