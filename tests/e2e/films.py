"""Takes 20 seconds of each game in motion: `python -m tests.e2e.films [game ...]`, with the page built and ffmpeg.

The page's clock goes slow while it is filmed, so that a busy machine without a graphics card gets every frame; the film
runs at full speed again.
"""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.answerer import Answerer
from tests.e2e.camera import DESKTOP, TARGET
from tests.e2e.moments import READY, hand, open_table
from tests.e2e.serving import Server
from tests.e2e.throwers import REST_MS, Thrower

SECONDS = 20
# By how much the clock goes slower: a flight in three dimensions needs the most.
SLOWER = {"marry": 4, "factory": 4, "maker": 4, "mashup": 4, "monstrous": 7}
SCALE = 0.75  # of the page's own pixels
THINKING_MS = 900  # of the film, between two decisions
BOT_SECONDS = 4  # of the clock on the wall
LEAD = {"marry": 12, "factory": 8, "maker": 14, "mashup": 24, "monstrous": 0}  # decisions before the camera runs
RATES = (420, 340, 260, 200)  # kbit/s, the first that gives a small enough file
LARGEST = 1_000_000

# Everything that tells the time or waits goes slower by one factor; animations by style are slowed by the browser.
SLOW_CLOCK = """((slower) => {
  const now = performance.now.bind(performance), frame = requestAnimationFrame.bind(globalThis);
  const wait = setTimeout.bind(globalThis), again = setInterval.bind(globalThis);
  performance.now = () => now() / slower;
  globalThis.requestAnimationFrame = (act) => frame((at) => act(at / slower));
  globalThis.setTimeout = (act, ms = 0, ...rest) => wait(act, ms * slower, ...rest);
  globalThis.setInterval = (act, ms = 0, ...rest) => again(act, ms * slower, ...rest);
})"""


class Flicker(Thrower):
    """Aims at a place by its name and throws, as a person with time would."""

    def throw(self) -> None:
        self.page.locator(".panel select").select_option(index=self.dice.randrange(1, 6))
        self.page.wait_for_timeout(REST_MS * SLOWER["monstrous"])
        self.page.get_by_role("button", name="Throw", exact=True).click()


def film(browser: Browser, server: Server, game: str, folder: Path) -> list[tuple[Path, float]]:
    """Plays a while before the camera and returns its pictures with their times."""
    context = browser.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en-GB", device_scale_factor=SCALE
    )
    page = context.new_page()
    path = open_table(server, game)
    page.add_init_script("if (!localStorage.getItem('bestiary.still')) localStorage.setItem('bestiary.still', 'on')")
    page.goto(server.url + path)
    page.locator(READY[game]).first.wait_for(timeout=60_000)
    act = {"maker": lambda page: Answerer(page, 0, 5).decide, "monstrous": lambda page: Flicker(page, 4).decide}.get(
        game, lambda page: hand(page, game)
    )(page)
    made = 0
    while made < LEAD[game] and not page.locator(".result").count():
        made += act()
        page.wait_for_timeout(20)
    page.evaluate("localStorage.setItem('bestiary.still', 'off')")
    page.add_init_script(f"{SLOW_CLOCK}({SLOWER[game]})")
    page.reload()
    page.locator(READY[game]).first.wait_for(timeout=120_000)
    return record(page, folder, act, SLOWER[game])


def record(page: Page, folder: Path, act: Any, slower: int) -> list[tuple[Path, float]]:
    """Keeps what the page shows while a person plays on."""
    taken: list[tuple[Path, float]] = []
    camera = page.context.new_cdp_session(page)

    def keep(shot: dict[str, Any]) -> None:
        file = folder / f"{len(taken):05}.jpg"
        file.write_bytes(base64.b64decode(shot["data"]))
        taken.append((file, shot["metadata"]["timestamp"] / slower))
        camera.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    camera.on("Page.screencastFrame", keep)
    camera.send("Animation.enable")
    camera.send("Animation.setPlaybackRate", {"playbackRate": 1 / slower})
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 88})
    while not taken or taken[-1][1] - taken[0][1] < SECONDS:
        page.wait_for_timeout(THINKING_MS * slower)
        act()
        # A still page sends no pictures: a mark that nobody sees lets the film go on.
        page.evaluate("() => document.documentElement.toggleAttribute('data-filmed')")
        if page.locator(".result").count() and taken[-1][1] - taken[0][1] > SECONDS / 2:
            break
    camera.send("Page.stopScreencast")
    page.context.close()
    return [(file, at - taken[0][1]) for file, at in taken if at - taken[0][1] <= SECONDS]


def develop(taken: list[tuple[Path, float]], target: Path) -> None:
    """Makes a film of pictures at their times, small enough to be kept with the documentation."""
    ends = [at for _, at in taken[1:]] + [SECONDS]
    listed = taken[0][0].parent / "list.txt"
    shown = [f"file '{file}'\nduration {end - at:.4f}" for (file, at), end in zip(taken, ends, strict=True)]
    listed.write_text("\n".join([*shown, f"file '{taken[-1][0]}'", ""]), encoding="utf-8")
    for rate in RATES:
        command = ["ffmpeg", "-y", "-v", "error", "-f", "concat", "-safe", "0", "-i", str(listed), "-t", str(SECONDS)]
        command += ["-vf", "fps=20,scale=960:600", "-c:v", "libvpx-vp9", "-b:v", f"{rate}k", "-crf", "38"]
        command += ["-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-pix_fmt", "yuv420p", "-an", str(target)]
        subprocess.run(command, check=True)
        if target.stat().st_size <= LARGEST:
            break
    print(f"{target.name}: {len(taken)} pictures, {target.stat().st_size / 1000:.0f} kB", flush=True)


def main(games: list[str]) -> None:
    """Starts a server whose bots take their time, and a browser, and films the named games, or all."""
    if shutil.which("ffmpeg") is None:
        sys.exit("no ffmpeg is installed (Debian: apt install ffmpeg)")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Server(Path(scratch) / "tables.sqlite", bot_pause=BOT_SECONDS)
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--enable-unsafe-swiftshader"]
            )
            for game in games or LEAD:
                folder = Path(scratch) / game
                folder.mkdir()
                develop(film(browser, server, game, folder), TARGET / f"{game}.webm")
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
