"""`bestiary play` through a pipe: whole games, early ends, bad input."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import bestiary

SOURCES = Path(bestiary.__file__).parent.parent


def test_a_whole_game_is_played_through_a_pipe(process: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    answers = "1\n" * 3000
    seated = ("--seats", "you,random,random", "--seed", "1")
    played = process("play", "marry", *seated, "--save", str(path), given=answers)
    assert played.returncode == 0, played.stderr
    assert re.search(r"wins\.|Nobody wins", played.stdout)
    assert f"The record of the game is in {path}" in played.stdout
    record = json.loads(path.read_text())
    assert record["result"]["scores"]
    assert record["header"]["key"]
    assert "\x1b" not in played.stdout


def test_the_same_seed_and_answers_give_the_same_game(run: Any, tmp_path: Path) -> None:
    records = []
    for name in ("one.json", "two.json"):
        run("play", "marry", "--seats", "you,greedy,random", "--seed", "s", "--save", name, given="1\n2\n3\n")
        records.append(json.loads((tmp_path / name).read_text())["record"])
    assert records[0] == records[1]


def test_orders_of_the_command_line_hold_for_people_and_in_a_game_gone_on_with(run: Any, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    seated = ("--seats", "you,random", "--seed", "1", "--save", path)
    assert "I am asked: always." in run("play", "mashup", *seated, "--orders", "always", given="orders\n").stdout
    assert "I am asked: always." in run("play", "--resume", path, given="orders\n").stdout
    again = run("play", "--resume", path, "--orders", "default", given="orders\n")
    assert "I am asked: at 6 of 12 kinds of moments." in again.stdout


def test_without_seats_it_asks_and_asks_again(run: Any) -> None:
    given = "three\n7\n3\nyou\ngreddy\ngreedy\n\nnever\nonce_when_reached\nquit\n"
    played = run("play", "marry", given=given)
    assert played.returncode == 0, played.stderr
    assert "“three” is not a number of players of this game: write one of 3, 4, 5.\n" in played.stdout
    assert "“7” is not a number of players" in played.stdout
    assert "there is no bot 'greddy'" in played.stdout
    assert "option free_tower of marry is one of" in played.stdout
    assert "2 Greedy 1 with" in played.stdout


def test_many_choices_are_told_as_ranges_and_listed_on_demand(run: Any) -> None:
    played = run("play", "marry", "--seats", "you,random,random", "--seed", "1", given="list\nlist done\nlist x\n")
    assert re.search(r"^1 to \d+: house, \d+ choices from “house a1” to “house g4”", played.stdout, re.MULTILINE)
    assert "\n1: house a1\n2: house " in played.stdout
    assert "There is no kind “x” now; there are: house, done." in played.stdout


def test_commands_look_up_take_back_and_speak(run: Any) -> None:
    given = (
        "house a1\nundo\nundo\nlog\n? tower\n?\n? xyzzy\nsay\nboard\nhelp\nlanguage de\nlanguage fr\nhand\n99\n\nquit\n"
    )
    played = run("play", "marry", "--seats", "you,random,random", "--seed", "1", given=given)
    assert played.returncode == 0, played.stderr
    out = played.stdout
    assert "Taken back." in out
    assert "Nothing can be taken back" in out or "There is nothing to take back" in out
    assert "Nothing in the rules fits “xyzzy”." in out
    assert "The fachan stands on" in out
    assert "Ab jetzt auf Deutsch." in out
    assert "Es gibt keine Möglichkeit 99" in out
    assert "Das Spiel ist in " in out


def test_a_refusal_names_the_rule_and_nonsense_gets_examples(run: Any) -> None:
    played = run("play", "marry", "--seats", "you,random,random", "--seed", "1", given="stomp 1 > d4\nfly away\n")
    assert "That belongs to another step of the turn. [rule R-1]" in played.stdout
    assert "“fly away” is no action here. Write for example: house" in played.stdout


def test_the_end_of_input_saves_and_says_how_to_go_on(run: Any, tmp_path: Path) -> None:
    played = run("play", "marry", "--seats", "you,random,random", "--seed", "1", given="house a1\n")
    assert played.returncode == 0, played.stderr
    assert "The input has ended." in played.stdout
    found = re.search(r"bestiary play --resume (\S+)", played.stdout)
    assert found is not None
    path = tmp_path / "state" / "bestiary" / "games" / f"{found[1]}.json"
    assert path.stat().st_mode & 0o777 == 0o600
    again = run("play", "--resume", found[1], given="log all\nundo\n")
    assert again.returncode == 0, again.stderr
    assert "Player 1 builds a house on a1." in again.stdout
    assert "Taken back." in again.stdout


def test_people_at_one_machine_hand_over(run: Any) -> None:
    answers = "\n" + "done\n" * 3 + "\n" + "done\n" * 3
    played = run("play", "marry", "--seats", "Anna,Bert,Carl", "--seed", "1", given=answers)
    assert played.stdout.count("when you are alone at the machine") >= 2
    first, _, rest = played.stdout.partition("when you are alone at the machine")
    assert not re.search(r"draws (Stomp|Build|Fortify)", first)
    assert rest


def test_an_interrupt_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bestiary", "play", "marry", "--seats", "you,random,random", "--plain"]
    path = tmp_path / "game.json"
    child = subprocess.Popen(
        [*command, "--save", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )  # fmt: skip
    until = time.monotonic() + 60
    while not path.exists() and time.monotonic() < until:
        time.sleep(0.05)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=30)
    assert child.returncode == 0, err
    assert f"--resume {path}" in out.decode()
    assert json.loads(path.read_text())["saved"] == 1


def test_a_terminal_too_small_is_refused_with_what_would_be_right() -> None:
    master, slave = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "COLUMNS": "40", "LINES": "10", "TERM": "xterm"}
    command = [sys.executable, "-m", "bestiary", "play", "marry", "--seats", "you,random,random"]
    ended = subprocess.run(
        command, stdin=slave, stdout=slave, stderr=subprocess.PIPE, env=environment, timeout=60, check=False
    )
    os.close(master)
    os.close(slave)
    assert ended.returncode == 2
    assert b"40 columns and 10 lines" in ended.stderr
    assert b"--plain" in ended.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "there is no game 'chess'; there are: "),
        (("marry", "--seats", "you,greddy,random"), "there is no bot 'greddy'"),
        (("marry", "--seats", "you,random"), "marry is played by 3, 4, 5 players, not 2"),
        (("marry", "--seats", "Anna,anna"), "there is no bot 'anna'"),
        (("marry", "--seats", "Anna,Anna,random"), "two players are called 'Anna'"),
        (("marry", "--seats", "you:,random,random"), "there is no bot 'you:'"),
        (("marry", "--seats", f"A{'a' * 30},random,random"), "a player's name has 1 to 20 letters"),
        (("marry", "--players", "9"), "marry is played by 3, 4, 5 players, not 9"),
        (("marry", "--players", "4", "--seats", "you,random,random"), "--players says 4, --seats names 3"),
        (("marry", "--option", "colour=red"), "marry has no option 'colour'; it has: free_tower"),
        (("marry", "--option", "free_tower"), "an option is written name=value"),
        (("marry", "--option", "free_tower=never"), "option free_tower of marry is one of every_turn"),
        (("mashup", "--orders", "dance"), "there are no orders 'dance'; there are: always, default, never, pass"),
        (("mashup", "--orders", ""), "there are no orders ''"),
        (("mashup", "--seats", "you,random", "--orders", "duel dance"), "there are no orders 'dance'"),
        (("marry", "--orders", "always"), "nobody is asked out of turn in marry: there is nothing to order"),
        (("--orders", "always"), "say which game"),
        (("marry", "--language", "fr"), "there is no language 'fr'; there are en, de"),
        (("--seats", "you,random,random"), "say which game"),
        (("--resume", "nowhere.json"), "nowhere.json can't be read"),
        (("marry", "--resume", "nowhere.json"), "nowhere.json can't be read"),
        (("--seats", "you,random,random", "--resume", "x"), "goes on with its own seats, options and chance"),
        (("--resume",), "there is no saved game to go on with"),
        (("maker", "--resume"), "there is no saved game of maker to go on with"),
        (("mary", "--resume"), "Did you mean 'marry'?"),
        (("mary",), "Did you mean 'marry'?"),
    ],
)
def test_bad_input_is_refused_with_what_would_be_right(run: Any, arguments: tuple[str, ...], sentence: str) -> None:
    ended = run("play", *arguments)
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("damage", ["truncated", "other key", "other bots", "no text", "other move"])
def test_a_damaged_saved_game_is_refused(run: Any, tmp_path: Path, damage: str) -> None:
    path = tmp_path / "game.json"
    run("play", "marry", "--seats", "you,random,random", "--seed", "1", "--save", str(path), given="1\n")
    text = path.read_text()
    held = json.loads(text)
    if damage == "other key":
        held["key"] = "00" * 32
    elif damage == "other bots":
        held["bots"] = ["random"]
    elif damage == "other move":
        held["record"]["moves"][0][1] = "house zz"
    changed = {"truncated": text[: len(text) // 2], "no text": "\x00\xff"}.get(damage, json.dumps(held))
    path.write_text(changed)
    ended = run("play", "--resume", str(path))
    assert ended.returncode == 2, ended.stdout
    assert "Traceback" not in ended.stderr
    assert path.read_text() == changed


def test_a_finished_game_is_not_gone_on_with(run: Any, finished: Path) -> None:
    ended = run("play", "--resume", str(finished))
    assert ended.returncode == 2
    assert f"bestiary replay {finished}" in ended.stderr


def test_a_place_that_can_not_be_written_is_told(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    target = str(tmp_path / "file" / "game.json")
    ended = run("play", "marry", "--seats", "you,random,random", "--save", target, given="1\n")
    assert ended.returncode == 2
    assert f"the game can't be saved in {target}" in ended.stderr


def test_a_file_that_exists_is_not_written_over(run: Any, finished: Path) -> None:
    before = finished.read_bytes()
    ended = run("play", "marry", "--seats", "you,random,random", "--save", str(finished), given="1\n")
    assert ended.returncode == 2
    assert "exists: save to another file" in ended.stderr
    assert finished.read_bytes() == before


def test_a_dumb_terminal_is_played_in_lines_without_control_signs(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_STATE_HOME": str(tmp_path), "TERM": "dumb"}
    command = [sys.executable, "-m", "bestiary", "play", "marry", "--seats", "you,random,random", "--seed", "1"]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment) as child:
        os.close(slave)
        os.write(master, b"house a1\nquit\n")
        said = b""
        with contextlib.suppress(OSError):
            while part := os.read(master, 4096):
                said += part
        assert child.wait(timeout=60) == 0
    os.close(master)
    assert b"\x1b" not in said
    assert b"--resume marry-" in said


def test_sentences_are_said_instead_of_a_drawing(run: Any) -> None:
    said = run("play", "marry", "--seats", "you,random,random", "--seed", "1", "--say", given="say\nquit\n").stdout
    assert "The fachan stands on" in said
    assert not re.search(r"[\u2500-\u25ff]", said)


def test_a_kind_alone_is_answered_by_the_rule_that_forbids_it(run: Any) -> None:
    played = run("play", "marry", "--seats", "you,random,random", "--seed", "1", given="stomp\nquit\n")
    assert "[rule R-1]" in played.stdout
