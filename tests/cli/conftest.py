"""Runs the command line as a user does: in a process with pipes, or, where that proves as much, in this one."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import bestiary
from bestiary.cli import run as run_here

SOURCES = Path(bestiary.__file__).parent.parent


@dataclass(frozen=True)
class Ended:
    """Is how a command ended."""

    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Ended]


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """Returns a function that runs `bestiary` in a process; its files lie in the test's own folder."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_STATE_HOME": str(tmp_path / "state")}

    def command(*arguments: str, given: str = "") -> Ended:
        ended = subprocess.run(
            [sys.executable, "-m", "bestiary", *arguments],
            input=given,
            capture_output=True,
            text=True,
            timeout=120,
            env=environment,
            cwd=tmp_path,
            check=False,
        )
        return Ended(ended.returncode, ended.stdout, ended.stderr)

    return command


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Returns a function that runs `bestiary` in this process; an error that is not caught fails the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, given: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        capsys.readouterr()
        code = run_here(list(arguments))
        said = capsys.readouterr()
        return Ended(code, said.out, said.err)

    return command


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Plays a game to its end once and returns its record."""
    path = tmp_path_factory.mktemp("record") / "finished.json"
    assert run_here(["play", "marry", "--seats", "random,random,random", "--seed", "7", "--save", str(path)]) == 0
    return path


@pytest.fixture
def finished(record: Path, tmp_path: Path) -> Path:
    """Returns the record of a finished game, to be damaged at will."""
    return Path(shutil.copy(record, tmp_path / "finished.json"))
