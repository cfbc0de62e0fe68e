"""What `docs/deploy` starts are commands and options that there are, and its balancer does what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from bestiary.cli.completion import flags

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "deploy"


def commands() -> list[str]:
    services = yaml.safe_load((FOLDER / "compose.yml").read_text("utf-8"))["services"]
    composed = [each["command"] for each in services.values() if each["image"] == "bestiary"]
    units = [file.read_text("utf-8") for file in sorted(FOLDER.glob("*.service"))]
    return composed + [
        found for unit in units for found in re.findall(r"^ExecStart=.* -m bestiary (.*)$", unit, re.MULTILINE)
    ]


@pytest.mark.parametrize("command", commands())
def test_what_is_started_is_there(command: str) -> None:
    verb, *arguments = command.split()
    named = {each for each in arguments if each.startswith("--")}
    assert named
    assert named <= set(flags(verb))


def test_all_kinds_of_processes_are_started() -> None:
    started = [command.split()[0] for command in commands()]
    assert {verb: started.count(verb) for verb in started} == {"serve": 3, "migrate": 1, "worker": 2}


def test_the_balancer_is_the_one_of_the_page() -> None:
    def told(text: str) -> list[str]:
        lines = re.findall(r"^ *(hash|location|proxy_pass|proxy_next_upstream)\b(.*)$", text, re.MULTILINE)
        return [" ".join((name + rest).split()) for name, rest in lines]

    page = re.search(r"```nginx\n(.*?)```", (DOCS / "cluster.md").read_text("utf-8"), re.DOTALL)
    assert page is not None
    assert told((FOLDER / "nginx.conf").read_text("utf-8")) == told(page[1])
