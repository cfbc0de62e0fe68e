"""What a first visit really loads."""

from __future__ import annotations

import subprocess

from playwright.sync_api import expect
from tests.e2e.hands import LIT, SLOW_MS, play_bots
from tests.e2e.serving import ROOT, NewPage

LIMIT = 110_000  # without fonts, which are kept by the browser and swap in


def test_the_table_is_light_on_a_first_visit(new_page: NewPage) -> None:
    opener = new_page()
    play_bots(opener)
    page = new_page("/about", still=False, service_workers="block")
    # What the page before still loads must not be counted.
    page.goto("about:blank")
    sizes: dict[str, int] = {}
    fonts: set[str] = set()
    heads: dict[str, int] = {}  # what is said of a file before its first byte is not its weight
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on(
        "Network.responseReceived",
        lambda got: heads.update({got["requestId"]: got["response"]["encodedDataLength"]}),
    )
    session.on(
        "Network.requestWillBeSent", lambda told: fonts.add(told["requestId"]) if told.get("type") == "Font" else None
    )
    session.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}))
    page.goto(opener.url)
    expect(page.locator(LIT).first).to_be_visible(timeout=SLOW_MS)
    page.wait_for_timeout(500)
    total = int(sum(size - heads.get(request, 0) for request, size in sizes.items() if request not in fonts))
    print(f"first load of the table: {total / 1000:.1f} kB in {len(sizes)} requests, packed by the server")
    assert 50_000 < total < LIMIT


def test_the_built_files_keep_to_the_budget() -> None:
    weighed = subprocess.run(
        ["node", "scripts/weigh.mjs"], cwd=ROOT / "web", capture_output=True, text=True, check=False
    )
    print(weighed.stdout)
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr
