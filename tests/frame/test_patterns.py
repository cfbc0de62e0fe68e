"""A pattern that names a place of the project fails when nothing is there any more, instead of checking nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from launcher import page
from launcher.shell import SetupError
from tests.frame.toys import Toy

from bestiary._engine import ENGINE
from bestiary.cli.test import CODE, RULES, measured
from bestiary.core import games

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/bestiary"
SHIPPED = {"factory", "maker", "marry", "mashup", "monstrous"}
GLOB = re.compile(r"import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'")


def rules_of(game: str) -> list[Path]:
    """List the modules that a game's rules consist of."""
    return [file for file in (SOURCES / "games" / game / "rules").rglob("*.py") if file.name != "__init__.py"]


def test_every_pattern_of_the_engine_names_a_module() -> None:
    assert ENGINE.empty_patterns == []


def test_a_pattern_that_names_nothing_stops_the_build(toy: Toy) -> None:
    toy.edit("__init__.py", '"core/state.py"', '"core/state.py", "core/gone.py"')
    sentence = toy.build()
    assert "stays interpreted" in sentence
    assert "core/gone.py" in sentence


@pytest.mark.parametrize("game", sorted(SHIPPED))
def test_every_module_of_rules_is_compiled(game: str) -> None:
    rules = rules_of(game)
    assert rules
    assert set(rules) <= set(ENGINE.sources.values())


def test_a_state_is_compiled_from_its_own_class_down() -> None:
    for game in games():
        if type(game).__module__.startswith("bestiary.games."):
            homes = {kind.__module__ for kind in game.state.__mro__} - {"builtins"}
            assert homes <= set(ENGINE.sources), game.id


def test_a_package_of_rules_has_no_code_that_would_stay_interpreted() -> None:
    for file in SOURCES.glob("games/*/rules/**/__init__.py"):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        assert [line for line in body if not isinstance(line, ast.Expr)] == [], file


def test_the_core_and_all_five_games_must_be_covered() -> None:
    parts = measured()
    assert [part for part in parts if not part.is_dir()] == []
    assert {part.name for part in parts} == {"core", *SHIPPED}


def test_what_is_styled_and_measured_is_there() -> None:
    assert [place for place in (*CODE, *RULES) if not (ROOT / place).exists()] == []


def test_the_page_is_made_anew_by_every_file_of_a_game() -> None:
    known = set(page._sources(ROOT))
    for place in ("core", "games"):
        files = {file for file in (SOURCES / place).rglob("*") if file.is_file() and "__pycache__" not in file.parts}
        assert files <= known


def test_a_page_without_one_of_its_sources_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "OUTSIDE", (*page.OUTSIDE, "table/gone.py"))
    with pytest.raises(SetupError, match=r"table/gone\.py"):
        list(page._sources(ROOT))


def globs() -> Iterator[tuple[Path, str]]:
    """Yield every pattern by which the page gathers files, and the file that says it."""
    for file in sorted((ROOT / "web/src").rglob("*")):
        if file.suffix in (".ts", ".svelte") and "generated" not in file.parts:
            for pattern in GLOB.findall(file.read_text(encoding="utf-8")):
                yield file, pattern


def alternatives(pattern: str) -> list[str]:
    """Write `{a,b}` out, which Python's patterns do not know."""
    found = re.search(r"\{([^}]*)\}", pattern)
    if found is None:
        return [pattern]
    return [each for part in found[1].split(",") for each in alternatives(pattern.replace(found[0], part, 1))]


def test_the_page_gathers_no_files_where_there_are_none() -> None:
    seen = list(globs())
    assert seen
    # Lessons are made from their scripts, and making none is an error (`bestiary.server.lessons`).
    gathered = [(file, each) for file, pattern in seen for each in alternatives(pattern) if "generated/" not in each]
    for file, pattern in gathered:
        steps = Path(pattern).parts
        up = steps.count("..")
        assert list(file.parents[up].glob("/".join(steps[up:]))), f"{file.name}: {pattern}"
