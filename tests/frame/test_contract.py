"""What `docs/contract.md` promises: its game is whole, its lists are complete, and the parts are small."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bestiary import conformance
from bestiary.core import Game, get
from bestiary.core.meeting import ALSO_DECLARED, DECLARED, PLAYED, check_game, members
from bestiary.core.optional import PARTS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/contract.md").read_text("utf-8")
FILES = re.compile(r"<!-- file: (\S+) -->\n```\w*\n(.*?)```", re.DOTALL)
SMALL = conformance.Size(random=4, greedy=1, nodes=3, fills=3, many_fills=300, thoughts=4, twins=2)
GAMES = ("factory", "maker", "marry", "mashup", "monstrous")


def final(name: str) -> bool:
    """Tells whether no game may override a member."""
    return getattr(vars(Game).get(name), "__final__", False)


@pytest.fixture
def cups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    files = dict(FILES.findall(PAGE))
    assert len(files) == 4
    files["cups/__init__.py"] = "from cups.game import GAME\n"
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    from cups import GAME  # type: ignore[import-not-found]

    game: Game = GAME
    return game


def test_the_game_of_the_page_passes_the_checks(cups: Game) -> None:
    skipped = {"pettingzoo", "gymnasium", "openspiel", "streams tell nothing", "compiled equals interpreted"}
    names = [each for each in conformance.NAMES if each not in skipped]
    report = conformance.run(cups, players=3, only=names, size=SMALL)
    assert report.ok, [each for each in report.properties if each.failures]
    assert {"fills are uniform", "blind hides", "told is known"} <= {
        each.name for each in report.properties if each.cases
    }


def test_the_types_of_the_page_are_right(cups: Game, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--no-incremental", "--ignore-missing-imports", "--follow-imports=silent"]
    environment = {"MYPYPATH": f"{ROOT / 'src'}:{tmp_path}", "PATH": ""}
    ended = subprocess.run(
        [*command, "cups"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_every_member_stands_on_the_page() -> None:
    for kind in (Game, *PARTS):
        missing = [name for name in members(kind) if f"`{name}" not in PAGE and f"({name}" not in PAGE]
        assert missing == [], kind.__name__
    assert [part.__name__ for part in PARTS if f"### {part.__name__}\n" not in PAGE] == []
    assert all(f"`{name}`" in PAGE for name in (*DECLARED, *ALSO_DECLARED, *PLAYED))


def test_a_game_has_about_thirty_members_and_a_part_at_most_ten() -> None:
    assert len([name for name in members(Game) if not final(name)]) <= 32
    assert {part.__name__: len(members(part)) for part in PARTS if len(members(part)) > 10} == {}


@pytest.mark.parametrize("name", GAMES)
def test_no_game_overrides_what_is_final(name: str) -> None:
    game = get(name)
    check_game(game)
    own = {each for kind in type(game).__mro__ if kind.__module__.startswith("bestiary.games") for each in vars(kind)}
    assert [each for each in members(Game) if final(each) and each in own] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_game_asks_for_its_own_type(name: str) -> None:
    text = (ROOT / f"src/bestiary/games/{name}/game.py").read_text("utf-8")
    assert "assert isinstance" not in text
