"""Lessons: every script still plays, and a bad one is refused with its line and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bestiary.core.aims import read_decision
from bestiary.core.errors import BestiaryError
from bestiary.core.optional.checks import checks_of
from bestiary.core.registry import get
from bestiary.server.lessons import WEB, BadLesson, load, make, play, read, scripts, sketch, write

SCRIPTS = scripts()
HEAD = "players 3\nseed 986\nreader a\n"
# Rules of a player aid that govern no decision of its lesson, each with the reason.
UNMET = {"monstrous": {"R-4": "what a card hits is not chosen: each throw of the lesson shows it, and tells it after"}}


def test_games_with_a_board_can_be_learnt() -> None:
    boards = {path.parent.name for path in WEB.glob("games/*/table.ts")} - {"plain"}
    assert set(SCRIPTS) <= boards
    assert "marry" in SCRIPTS


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_lesson_still_plays_to_a_win_of_the_reader(game: str) -> None:
    script = load(SCRIPTS[game])
    state = play(script).state
    assert state.over
    assert state.winners() >> script.reader & 1
    made = make(script)
    assert [scene["topic"] for scene in made["scenes"]] == [scene.topic for scene in script.scenes]
    assert all(scene["view"]["seat"] == script.reader for scene in made["scenes"])


def governed(game: str) -> set[str]:
    """Return the rules that the game declares conditions of what the reader does in the scenes of the lesson."""
    played, script = get(game), load(SCRIPTS[game])
    conditions = checks_of(played).conditions
    found: set[str] = set()
    record = play(script).record()
    shown = {number for scene in script.scenes for number in range(scene.start, scene.end)}
    for number, (move, (state, _)) in enumerate(zip(record.moves, record.replay(), strict=False)):
        if number in shown and move.seat == script.reader:
            decision = read_decision(played, state, move.text)
            if isinstance(decision, int):  # of an aim no condition is declared
                found |= {played.rules[each.rule] for each in conditions[played.action_kind(decision).name]}
    return found


@pytest.mark.parametrize("game", SCRIPTS)
def test_each_rule_of_the_player_aid_governs_a_decision_of_the_lesson(game: str) -> None:
    aid = (WEB / "games" / game / "aid" / "en.ftl").read_text("utf-8")
    cited = set(re.findall(r"\b[A-Z]+-?\d+\b", aid)) & set(get(game).rules.values())
    assert cited
    assert cited - governed(game) == set(UNMET.get(game, {}))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "has no scene"),
        ("players three", "line 1: 'players three' is none of"),
        (f"{HEAD}reader d", "line 4: 'reader d' is none of"),
        (f"{HEAD}scene", "line 4: scene takes one word"),
        (f"{HEAD}scene x\na house d5 ->", "line 5: after -> stands the name"),
        (f"{HEAD}scene x\na house d5 -> now then", "line 5: after -> stands the name"),
        (f"{HEAD}scene x\na house z9", "line 5: a house z9: "),
        (f"{HEAD}scene x\nb house d5", "line 5: b house d5: "),
        (f"{HEAD}scene x\nnature one", "line 5: nature one: "),
        (f"{HEAD}scene x\nnature", "line 5: outcomes.txt has no line for this outcome"),
        (f"{HEAD}option moon full\nscene x\na house d5", "moon"),
        (f"{HEAD}a house d5\nscene x", "scene x: the reader has no move in it"),
    ],
)
def test_a_bad_script_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(BestiaryError, match=re.escape(reason)):
        make(read("marry", text))


def test_only_the_reader_is_told_what_to_do() -> None:
    moves = SCRIPTS["marry"].read_text("utf-8").replace("b house d4", "b house d4 -> join")
    with pytest.raises(BadLesson, match="only a move of the reader has words"):
        make(read("marry", moves.replace("skip", "", 1)))


def test_what_is_written_follows_the_scripts(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "marry"
    folder.mkdir(parents=True)
    lesson = folder / "lesson.txt"
    lesson.write_text(SCRIPTS["marry"].read_text("utf-8").replace("a house c3", "a house c3 -> join ..."), "utf-8")
    write(tmp_path)
    made = tmp_path / "generated" / "lessons" / "marry.json"
    task = msgspec.json.decode(made.read_bytes())["first"]["steps"][1]
    assert (task["seat"], task["words"], task["open"]) == (0, "join", True)
    later = msgspec.json.decode(made.with_name("marry.later.json").read_bytes())
    assert len(later["scenes"]) + 1 == len(later["foreseen"]) > 2
    assert later["foreseen"][1][1] is not None
    before = made.stat().st_mtime_ns
    stale = made.with_name("gone.json")
    stale.touch()
    write(tmp_path)
    assert made.stat().st_mtime_ns == before
    assert not stale.exists()
    lesson.unlink()
    with pytest.raises(BadLesson, match="no lesson is in"):
        write(tmp_path)


def test_a_sketch_is_a_script_that_plays() -> None:
    text = sketch("factory", 2, 5)
    script = read("factory", text.replace("\n\n", "\n\nscene all\n", 1))
    assert play(script).state.over
