"""What axe-core finds on a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.e2e.serving import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page, *without: str) -> list[str]:
    """Returns what axe finds, one line a rule."""
    page.evaluate(AXE.read_text("utf-8"))
    rules = {rule: {"enabled": False} for rule in without}
    found: list[dict[str, Any]] = page.evaluate(
        "async (rules) => (await axe.run(document, { rules })).violations", rules
    )
    return [f"{each['id']}: {[node['html'][:160] for node in each['nodes']][:3]}" for each in found]
