"""A game of somebody else's, in pure Python: built as a wheel, installed beside Bestiary, found, checked and played."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance.installing import install

import bestiary

PLAY = """
import json
import bestiary
from bestiary.core import Chance, Match, State, bits, get, load, pack, playouts, save
from pathlib import Path

game = get("bog")
match = Match(game, 3, Chance(5))
while match.state.to_act():
    seat = bits(match.state.to_act())[0]
    match.play(seat, match.state.legal(seat)[0])
save(match.record(), Path("bog.json"))
same = pack(load(Path("bog.json")).final()) == pack(match.state)
decisions, _ = playouts(game.start(2, Chance(1)), 50, 1)
print(json.dumps({
    "mode": bestiary.engine_mode().mode,
    "base": "compiled" if State.__module__ in bestiary._engine.ENGINE._served else "interpreted",
    "title": [game.words(language).say("title") for language in game.languages],
    "moves": len(match.moves), "same": same, "decisions": decisions,
}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Installs the package as its user would."""
    return install(tmp_path_factory.mktemp("bog"))


def run(installed: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    package = Path(bestiary.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(installed), str(package)))}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_the_installed_game_is_found_and_passes_every_property(installed: Path, tmp_path: Path) -> None:
    ended = run(installed, tmp_path, "-m", "bestiary", "check", "bog", "--json")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    report = json.loads(ended.stdout)
    assert report["game"] == "bog"
    assert report["ok"]
    assert {each["players"] for each in report["properties"]} == {2, 3, 4, None}


def test_the_installed_game_plays_beside_the_engine_at_hand(installed: Path, tmp_path: Path) -> None:
    ended = run(installed, tmp_path, "-c", PLAY)
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert found["mode"] == found["base"] == bestiary.engine_mode().mode
    assert found["title"] == ["The Bog", "Der Sumpf"]
    assert found["same"]
    assert found["moves"] >= 9
    assert found["decisions"] > 50 * 3


def test_without_the_package_the_game_is_unknown(tmp_path: Path) -> None:
    ended = run(tmp_path, tmp_path, "-m", "bestiary", "check", "bog")
    assert ended.returncode == 2
    assert "there is no game 'bog'" in ended.stderr
