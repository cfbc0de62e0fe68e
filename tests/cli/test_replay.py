"""`bestiary replay`: checked, in words, as data, and refused when damaged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bestiary.core import get


def test_a_record_is_checked_and_told(run: Any, finished: Path) -> None:
    told = run("replay", str(finished))
    assert told.returncode == 0, told.stderr
    version = get("marry").rules_version
    assert f"Executed again under rules version {version}: same events, same result." in told.stdout
    assert "The key fits the commitment" in told.stdout
    assert "Before the first move" in told.stdout
    assert "wins with" in told.stdout or "Nobody wins" in told.stdout
    german = run("replay", str(finished), "--language", "de", "--to", "2")
    assert "Der Schlüssel passt" in german.stdout
    assert "\n2. " in german.stdout
    assert "\n3. " not in german.stdout


def test_a_record_is_data(run: Any, finished: Path) -> None:
    told = run("replay", str(finished), "--json")
    found = json.loads(told.stdout)
    record = json.loads(finished.read_text())
    assert found["executed"] is True
    assert found["key"] == "fair"
    assert [move["text"] for move in found["moves"][1:]] == [move[1] for move in record["moves"]]
    assert found["result"] == record["result"]
    assert all(event["words"] for move in found["moves"] for event in move["events"])
    part = json.loads(run("replay", str(finished), "--json", "--to", "5").stdout)
    assert len(part["moves"]) == 6


def test_a_record_of_another_rules_version_is_shown_from_its_events(run: Any, finished: Path) -> None:
    record = json.loads(finished.read_text())
    record["header"]["rules_version"] = 99
    record["events"].append([500, -1, 0, 0, 0, 0])
    finished.write_text(json.dumps(record))
    told = run("replay", str(finished))
    assert told.returncode == 0, told.stderr
    assert "follows rules version 99" in told.stdout
    assert "begins a turn" in told.stdout
    assert "(something this version has no words for)" in told.stdout
    assert json.loads(run("replay", str(finished), "--json").stdout)["executed"] is False


def test_other_content_is_shown_from_its_events(run: Any, finished: Path) -> None:
    record = json.loads(finished.read_text())
    record["header"]["content"] = "0"
    finished.write_text(json.dumps(record))
    told = run("replay", str(finished))
    assert told.returncode == 0, told.stderr
    assert "other cards or tiles" in told.stdout


def test_a_false_key_is_told(run: Any, finished: Path) -> None:
    record = json.loads(finished.read_text())
    record["header"]["key"] = "ab" * 32
    finished.write_text(json.dumps(record))
    told = run("replay", str(finished))
    assert told.returncode == 0, told.stderr
    assert "The key does not fit" in told.stdout


def test_a_running_game_is_not_shown(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "marry", "--seats", "you,random,random", "--save", str(path), given="1\n")
    told = run("replay", str(path))
    assert told.returncode == 2
    assert f"bestiary play --resume {path}" in told.stderr


@pytest.mark.parametrize(
    ("part", "value"),
    [
        (("moves", 0), [0, "house zz"]),
        (("moves", 0), [9, "done"]),
        (("events", 0), [1, 2]),
        (("events", 0), [3, -1, 0, 0, 0, 0]),
        (("tape", 0), 10**30),
        (("tape", 0), -1),
        (("header", "game"), "chess"),
        (("header", "seats"), 4),
        (("header", "names"), ["one"]),
        (("result", "scores"), [1]),
        (("result", "scores"), [1, 2, 3]),
        (("header", "format"), 77),
        (("header", "key"), "no hex"),
    ],
)
def test_a_damaged_record_is_refused(run: Any, finished: Path, part: tuple[str, Any], value: Any) -> None:
    record = json.loads(finished.read_text())
    record[part[0]][part[1]] = value
    finished.write_text(json.dumps(record))
    told = run("replay", str(finished))
    assert "Traceback" not in told.stderr
    if value == "no hex":
        assert "The key does not fit" in told.stdout
    else:
        assert told.returncode == 2, told.stdout


def test_a_truncated_or_missing_record_is_refused(run: Any, finished: Path, tmp_path: Path) -> None:
    data = finished.read_bytes()
    for size in (0, 1, 100, len(data) // 2, len(data) - 3):
        finished.write_bytes(data[:size])
        told = run("replay", str(finished))
        assert told.returncode == 2
        assert "Traceback" not in told.stderr
    told = run("replay", str(tmp_path / "nowhere.json"))
    assert told.returncode == 2
    assert "can't be read" in told.stderr


def test_a_move_beyond_the_end_is_refused(run: Any, finished: Path) -> None:
    for move in ("99999", "-1"):
        told = run("replay", str(finished), "--to", move)
        assert told.returncode == 2


@pytest.mark.parametrize(("language", "broken"), [("en", "BROKEN"), ("de", "GEBROCHEN")])
def test_a_record_says_what_it_proves_and_fails_where_a_promise_is_broken(
    run: Any, finished: Path, tmp_path: Path, language: str, broken: str
) -> None:
    good = run("replay", str(finished), "--verify", "--language", language)
    assert good.returncode == 0, good.stderr
    assert broken not in good.stdout
    assert "ui-verify" not in good.stdout
    record = json.loads(finished.read_text())
    assert json.loads(run("replay", str(finished), "--verify", "--json").stdout)["proven"] is True
    record["bounds"][3] += 1
    (tmp_path / "forged.json").write_text(json.dumps(record))
    forged = run("replay", str(tmp_path / "forged.json"), "--verify", "--language", language)
    assert forged.returncode == 1
    assert [line.partition(":")[0] == broken for line in forged.stdout.splitlines()] == [False, False, True, True]
