"""The examples of the research page run as they stand, from top to bottom."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from bestiary.core import get

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TEXT = PAGE.read_text("utf-8")


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = list(re.finditer(r"^ *```python\n(.*?)^ *```$", TEXT, re.MULTILINE | re.DOTALL))
    assert len(examples) == 8
    names: dict[str, object] = {"__name__": "research_page"}
    for example in examples:
        above = TEXT.count("\n", 0, example.start(1))  # so that an error names the page's line
        exec(compile("\n" * above + textwrap.dedent(example[1]), str(PAGE), "exec"), names)
    assert capsys.readouterr().out


def test_the_numbers_of_the_game_are_true() -> None:
    assert f"`marry` has {get('marry').actions};" in TEXT.replace("\n", " ")
