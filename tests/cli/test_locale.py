"""The language of the environment, and outputs that close or lack signs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.cli.locale import language_of

SOURCES = Path(bestiary.__file__).parent.parent


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "nonsense ÄÖ"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_play_games_and_replay_speak_it(run: Any, monkeypatch: pytest.MonkeyPatch, finished: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    played = run("play", "marry", "--seats", "you,random,random", given="quit\n")
    assert "Antworte mit einer Nummer" in played.stdout
    assert "Minuten" in run("games").stdout
    assert "Executed again" not in run("replay", str(finished), "--plain").stdout
    assert "20 to 40 minutes" in run("games", "--language", "en").stdout


@pytest.mark.parametrize("locale", [{"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, {"LC_ALL": "zz"}])
def test_a_wrong_locale_shows_other_signs_and_loses_nothing(tmp_path: Path, locale: dict[str, str]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_STATE_HOME": str(tmp_path), **locale}
    environment |= {"PYTHONIOENCODING": "ascii"} if locale["LC_ALL"] == "C" else {}
    command = [sys.executable, "-m", "bestiary", "play", "marry", "--seats", "you,random,random", "--language", "de"]
    done = subprocess.run(command, input=b"house a1\nquit\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert list((tmp_path / "bestiary" / "games").iterdir())


def test_a_pipe_that_closes_ends_a_list_quietly() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(
        f"{sys.executable} -m bestiary games | true; echo ${{PIPESTATUS[0]}}",
        shell=True, executable="/bin/bash", capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
    assert done.stdout.strip() in ("141", "1")
