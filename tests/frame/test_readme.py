"""What the README promises: its example runs, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_every_page_and_picture_it_names_is_there() -> None:
    named = re.findall(r"`(docs/[\w./-]+)`", README) + re.findall(r"\]\((docs/[^)]+)\)", README)
    assert named
    assert [path for path in named if not (ROOT / path).is_file()] == []


def test_every_verb_it_shows_is_offered() -> None:
    shown = set(re.findall(r"\./bestiary ([a-z]+)", README))
    offered = {path.stem for path in (ROOT / "src/bestiary/cli").glob("[a-z]*.py")}
    assert shown <= offered
