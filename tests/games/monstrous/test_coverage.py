"""No ruling and no paragraph of a variant without a test that carries its name."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.monstrous.scene import GAME

TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
NAMES = re.findall(r"^def test_(\w+)", TESTS, re.MULTILINE)


def test_every_ruling_has_a_test() -> None:
    rulings = {int(number) for number in re.findall(r'id="M(\d+)"', GAME.page("rulings"))}
    assert rulings == set(range(1, 76))
    tested = {int(number) for name in NAMES for number in re.findall(r"(?:^|_)m(\d+)(?=_)", name)}
    assert rulings - tested == set()
    assert GAME.page("rulings", "de").count('id="M') == len(rulings)


def test_every_paragraph_of_the_variants_has_a_test() -> None:
    for paragraph in range(1, 9):
        assert any(f"b7_paragraph_{paragraph}_" in name for name in NAMES)
    for variant in ("b7_wars", "b7_team_wars", "b7_team_score", "m34_", "m35_epic"):
        assert any(variant in name for name in NAMES)


def test_every_example_of_the_rulebook_has_a_test() -> None:
    for number in (1, 2, 3):
        assert any(name.startswith(f"example_hits_{number}") for name in NAMES)
        assert any(name.startswith(f"turn_example_{number}") for name in NAMES)
