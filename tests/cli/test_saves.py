"""Saved games: found by name, by game or as the latest, listed, deleted; what is printed to be typed runs."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.terminal import command, shelf

SOURCES = Path(bestiary.__file__).parent.parent


def begin(run: Any, game: str, when: int, *more: str) -> str:
    """Begins a game and leaves it, and returns its name in the folder."""
    known = {kept.name for kept in shelf.shelved()}
    given = ("--seats", "you,random,random", "--seed", "1", *more)
    assert run("play", game, *given, given="1\nquit\n").returncode == 0
    (name,) = {kept.name for kept in shelf.shelved()} - known
    os.utime(shelf.folder() / f"{name}.json", (when, when))
    return name


def test_resume_without_a_file_takes_the_game_played_last(run: Any) -> None:
    begin(run, "marry", 1_000)
    begin(run, "maker", 2_000)
    assert "The Monster Maker" in run("play", "--resume", given="quit\n").stdout


def test_resume_takes_the_last_of_a_game_whichever_way_it_is_named(run: Any) -> None:
    name = begin(run, "marry", 1_000)
    begin(run, "maker", 2_000)
    for arguments in (("marry", "--resume"), ("--resume", "marry"), ("marry", "--resume", name), ("--resume", name)):
        assert "Marry the Monster" in run("play", *arguments, given="quit\n").stdout
    wrong = run("play", "maker", "--resume", name)
    assert wrong.returncode == 2
    assert "is marry, not maker" in wrong.stderr


def test_the_printed_command_runs_as_it_stands(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_STATE_HOME": str(tmp_path / "a state")}
    environment.pop(command.SAID, None)  # set where the launcher runs the tests, which is not how this is started

    def typed(line: str, given: str) -> str:
        done = subprocess.run(
            shlex.split(line), input=given, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    said = typed(f"{sys.executable} -m bestiary play marry --seats you,random,random --seed 1", "house a1\nquit\n")
    printed = said.rstrip().splitlines()[-1]
    assert len(printed.split(" -m ")[-1]) < 60
    assert "builds a house on a1." in typed(printed, "log all\nquit\n")


def test_the_launcher_says_how_it_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(command.SAID, "./bestiary")
    assert command.command() == "./bestiary"
    monkeypatch.delenv(command.SAID)
    assert command.command() == f"{shlex.quote(sys.executable)} -m bestiary"


def test_saves_are_listed_the_last_played_first(run: Any) -> None:
    marry = begin(run, "marry", 1_000)
    maker = begin(run, "maker", 2_000)
    rows = run("saves").stdout.splitlines()
    assert [rows[0].split()[0], rows[1].split()[0]] == [maker, marry]
    assert "Player 1, Random 1, Random 2; " in rows[1]
    assert rows[1].endswith("running")
    assert re.search(rf"play --resume {maker}$", rows[2])


def test_saves_as_json_and_finished_games_and_damaged_files_on_demand(run: Any, finished: Path) -> None:
    name = begin(run, "marry", 3_000)
    (shelf.folder() / "over.json").write_bytes(finished.read_bytes())
    (shelf.folder() / "half.json").write_bytes(finished.read_bytes()[:99])
    assert [each["name"] for each in json.loads(run("saves", "--json").stdout)] == [name]
    every = {each["name"]: each for each in json.loads(run("saves", "--finished", "--json").stdout)}
    assert every["over"]["over"]
    assert every["half"]["game"] is None
    assert every[name]["players"] == ["Player 1", "Random 1", "Random 2"]
    assert every[name]["moves"] >= 1
    assert "damaged" in run("saves", "--finished").stdout


def test_saves_are_deleted_by_name_and_nothing_else(run: Any) -> None:
    marry = begin(run, "marry", 1_000)
    maker = begin(run, "maker", 2_000)
    assert run("saves", "--delete").returncode == 2
    wrong = run("saves", "nothing", "--delete")
    assert wrong.returncode == 2
    assert "there is no game 'nothing'" in wrong.stderr
    assert run("saves", marry, "--delete").stdout == f"Deleted {marry}.\n"
    assert [kept.name for kept in shelf.shelved()] == [maker]


def test_without_any_saved_game_the_list_says_where_they_would_be(run: Any) -> None:
    assert f"There is no game to go on with in {shelf.folder()}." in run("saves").stdout


def test_a_record_is_replayed_by_its_name(run: Any, finished: Path) -> None:
    shelf.folder().mkdir(parents=True)
    (shelf.folder() / "over.json").write_bytes(finished.read_bytes())
    assert "Executed again" in run("replay", "over", "--plain").stdout


def test_a_saved_game_of_another_version_is_told_and_left_as_it_is(run: Any) -> None:
    name = begin(run, "marry", 1_000)
    path = shelf.folder() / f"{name}.json"
    held = json.loads(path.read_text())
    held["record"]["header"]["rules_version"] += 1
    path.write_text(changed := json.dumps(held))
    ended = run("play", "--resume", name)
    assert ended.returncode == 2
    assert "rules version" in ended.stderr
    assert "left as it is" in ended.stderr
    assert path.read_text() == changed
