"""The dashboard and the alerts name what the server counts, and leave nothing of it out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import yaml

from bestiary.server.messages import ERRORS
from bestiary.server.metrics import HELP, Metrics

FOLDER = Path(__file__).parents[2] / "docs" / "monitoring"
NAME = re.compile(r"\bbestiary_\w+")


def written() -> set[str]:
    """Return the names of all series that the server writes."""
    return set(NAME.findall("\n".join(line for line in Metrics().text().splitlines() if line[0] != "#")))


def base(series: str) -> str:
    return re.sub(r"_(bucket|sum|count)$", "", series)


def test_the_dashboard_shows_everything_that_is_counted_and_nothing_else() -> None:
    panels = json.loads((FOLDER / "dashboard.json").read_text("utf-8"))["panels"]
    named = {name for panel in panels for target in panel["targets"] for name in NAME.findall(target["expr"])}
    assert named <= written()
    assert {base(name) for name in named} == set(HELP)
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_alerts_name_what_is_counted_and_codes_that_exist() -> None:
    rules = yaml.safe_load((FOLDER / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    text = "\n".join(rule["expr"] for rule in rules)
    assert set(NAME.findall(text)) <= written()
    codes = re.findall(r'code=~"([^"]*)"', text)
    assert codes
    assert {code for each in codes for code in each.split("|")} <= set(ERRORS)
    assert all(rule["annotations"]["summary"].endswith((".", "?")) for rule in rules)
