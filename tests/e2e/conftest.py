"""A real server and a real Chromium: what these tests see is what players see."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import ROOT, NewPage, Server, Watched

# On every screen that a test opens, what the content security policy forbids is told to the console.
VIOLATIONS = """addEventListener('securitypolicyviolation', (event) => console.error(
    `policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""
LONGEST = 50  # signs of a temporary folder in which Chromium can put its sockets
STATIC = ROOT / "src/bestiary/server/static"

expect.set_options(timeout=SLOW_MS)  # whatever is awaited: a loaded machine needs its time


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks everything in this folder."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def built() -> None:
    """Makes sure that the page is built: without it there is nothing to look at."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the page is not built: run ./bestiary once, or npm ci && npm run build in web/")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[Server]:
    """Runs one server for all tests that leave it alone."""
    running = Server(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    yield running
    running.kill()


@contextmanager
def short_folder() -> Iterator[None]:
    """Has what is started meanwhile use a folder whose path leaves room: that of a socket has at most 107 signs."""
    with pytest.MonkeyPatch.context() as patched:
        if len(tempfile.gettempdir()) > LONGEST and os.access("/tmp", os.W_OK):
            patched.setenv("TMPDIR", "/tmp")
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Runs the system's Chromium."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        pytest.fail("no Chromium is installed (Debian: apt install chromium)")
    with short_folder():
        playwright = sync_playwright().start()
    drawing = ["--disable-gpu", "--enable-unsafe-swiftshader"]  # WebGL without a graphics card
    running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *drawing])
    loop = asyncio._get_running_loop()
    yield running
    asyncio._set_running_loop(loop)  # hidden if the last test of all was none of these
    running.close()
    playwright.stop()


@pytest.fixture
def watched() -> Watched:
    """Collects errors and requests of all pages of a test."""
    return Watched()


@pytest.fixture
def new_page(browser: Browser, server: Server, watched: Watched) -> Iterator[NewPage]:
    """Opens pages, each in a context of its own; fails the test if one threw, asked strangers or broke the policy."""
    contexts: list[BrowserContext] = []

    def open_page(path: str = "", *, still: bool = True, **options: object) -> Page:
        settings: dict[str, object] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
        context = browser.new_context(**{**settings, **options})  # type: ignore[arg-type]
        contexts.append(context)
        if still:
            context.add_init_script("localStorage.setItem('bestiary.still', 'on')")
        context.add_init_script(VIOLATIONS)
        page = context.new_page()
        page.on("console", watched.hear)
        page.on("pageerror", lambda error: watched.errors.append(str(error)))
        host = server.url.removeprefix("http://").partition(":")[0]
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith(("data:", "blob:")) or host in request.url
                else watched.strangers.append(request.url)
            ),
        )
        page.goto(path if path.startswith("http") else f"{server.url}{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert watched.errors == []
    assert watched.strangers == []
    assert watched.violations == []
