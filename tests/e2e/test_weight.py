"""What a first visit really loads."""

from __future__ import annotations

import json
import subprocess

import httpx
import pytest
from playwright.sync_api import Page
from tests.e2e.hands import SLOW_MS
from tests.e2e.serving import ROOT, NewPage, Server
from tests.e2e.test_widths import open_table

from bestiary.core.registry import get, ids

TABLE, HALL = 150_000, 110_000  # bytes that are sent until the first choice can be clicked, without the kept fonts
FIRST = {"monstrous": {"youngest": "a"}}  # whoever opens the table has the first choice
CHOICE = '[data-spot][aria-disabled="false"], .hand button.can, .asking .button:not(:disabled)'


WHEN = """(choice) => {
  const look = () => {
    if (window.chosen === undefined && document.querySelector(choice)) window.chosen = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
SENT = """() => {
  const asked = performance.getEntriesByType('resource').filter((each) => each.startTime < window.chosen);
  const counted = asked.filter((each) => !each.name.endsWith('.woff2') && !each.name.endsWith('/sw.js'));
  const [page] = performance.getEntriesByType('navigation');
  return [page, ...counted].map((each) => [each.name, each.encodedBodySize]);
}"""


def weigh(page: Page, url: str, choice: str) -> int:
    """Opens a page for the first time and returns the bytes of all that it asks for until something can be chosen."""
    page.add_init_script(f"({WHEN})({json.dumps(choice)})")
    page.goto(url)
    page.wait_for_function("() => window.chosen !== undefined", timeout=SLOW_MS)
    page.wait_for_load_state("networkidle")
    sizes = dict(page.evaluate(SENT))
    total = int(sum(sizes.values()))
    print(f"{url}: {total / 1000:.1f} kB in {len(sizes)} requests, packed by the server")
    for name, size in sorted(sizes.items(), key=lambda each: -each[1])[:12]:
        print(f"  {size / 1000:6.1f} {name[-40:]}")
    return total


@pytest.mark.parametrize("game", ids())
def test_every_table_is_light_on_a_first_visit(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page("/about", still=False, service_workers="block", locale="de-DE")
    table = open_table(server, game, min(get(game).seats), FIRST.get(game, {}))
    assert 50_000 < weigh(page, server.url + table, CHOICE) < TABLE


def test_home_and_lobby_are_light_on_a_first_visit(new_page: NewPage, server: Server) -> None:
    page = new_page("/about", still=False, service_workers="block", locale="de-DE")
    assert 40_000 < weigh(page, server.url, "article button") < HALL
    opened = httpx.post(f"{server.url}/api/gatherings", json={"game": "marry", "name": "Ada"}).json()
    assert 40_000 < weigh(page, server.url + opened["path"], ".you button") < HALL


def test_the_built_files_keep_to_the_budget() -> None:
    weighed = subprocess.run(
        ["node", "scripts/weigh.mjs"], cwd=ROOT / "web", capture_output=True, text=True, check=False
    )
    print(weighed.stdout)
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr
    for game in ids():
        assert weighed.stdout.count(f"table {game} ") == 2, f"{game} is not weighed in both languages"
