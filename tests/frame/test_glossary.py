"""`docs/glossary.md`: what it writes as code is there to be found, and no word stands there twice."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS = re.findall(r"^\| (?!word|---)(.+?) \| (.+) \|$", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)


def test_no_word_is_explained_twice() -> None:
    words = [word.strip("`").lower() for word, _ in ROWS]
    assert len(words) == len(set(words)) >= 40


def test_names_of_code_are_names_of_code() -> None:
    named = {name for row in ROWS for cell in row for name in re.findall(r"`([A-Z][a-zA-Z]+)`", cell)}
    sources = "\n".join(file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py"))
    assert len(named) > 15
    assert [name for name in sorted(named) if not re.search(rf"^(class )?{name}\b", sources, re.MULTILINE)] == []
