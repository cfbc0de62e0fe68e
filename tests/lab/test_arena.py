"""The arena is fair and repeatable, counts rightly, and keeps what was played when it is stopped."""

from __future__ import annotations

import json
import pickle
import random
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bestiary.bots import UnknownBot
from bestiary.cli import run
from bestiary.cli.arena import in_words
from bestiary.core import BadOption, BadSeats, BestiaryError, Chance, Game, State, UnknownGame, pack
from bestiary.lab.arena import Arena, BadArena, Outcome, Tally, line_up
from bestiary.lab.crew import hold, portions

ROOT = Path(__file__).parents[2]
RANDOM = Arena("marry", ("random",) * 3, 12)


def test_every_bot_sits_in_every_place_equally_often() -> None:
    arena = Arena("marry", ("greedy", "random", "random", "random"), 8)
    seats = Counter((index, arena.seat_of(index, number)) for number in range(8) for index in range(4))
    assert set(seats.values()) == {2}
    assert len(seats) == 16


def test_games_of_one_rotation_share_their_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[bytes] = []
    start = Game.start

    def watched(game: Game, seats: int, chance: Chance, options: dict[str, str]) -> State:
        state = start(game, seats, chance, options)
        deals.append(pack(state))
        return state

    monkeypatch.setattr(Game, "start", watched)
    for number in range(6):
        RANDOM.play(number)
    assert deals[0] == deals[1] == deals[2]
    assert deals[3] == deals[4] == deals[5]
    assert deals[0] != deals[3]


def test_processes_and_their_number_change_nothing() -> None:
    alone = hold(RANDOM, 1).report()
    assert alone == hold(RANDOM, 2).report()
    assert alone["games"] == 12
    assert alone != hold(Arena("marry", ("random",) * 3, 12, seed=2), 1).report()


def test_all_games_are_in_some_portion_once() -> None:
    for games, workers in [(1, 1), (7, 2), (300, 2), (100_001, 3)]:
        assert [number for portion in portions(range(games), workers) for number in portion] == list(range(games))


def test_a_shared_win_is_split_and_a_game_cut_short_is_nobodys() -> None:
    tally = Tally(Arena("marry", ("greedy", "random", "random"), 4))
    tally.add(Outcome(0, (0,), (0,), 10))
    tally.add(Outcome(1, (0, 2), (1, 0), 20))
    tally.add(Outcome(2, (), (), 30))
    report = tally.report()
    greedy, dice = report["seats"]
    assert (greedy["bot"], greedy["games"], greedy["wins"], greedy["share"]) == ("greedy", 3, 1.5, 0.5)
    assert (dice["bot"], dice["seated"], dice["games"], dice["wins"]) == ("random", 2, 6, 0.5)
    assert [place["wins"] for place in report["places"]] == [1.5, 0.5, 0]
    assert report["cut_short"] == 1
    assert report["mean_length"] == 20


def test_greedy_is_far_ahead_of_random() -> None:
    greedy, _ = hold(Arena("marry", ("greedy", "random", "random"), 24), 1).report()["seats"]
    assert greedy["low"] > 0.6


@pytest.mark.parametrize(
    ("error", "arena"),
    [
        (UnknownGame, lambda: Arena("chess", ("random",) * 3, 1)),
        (BadSeats, lambda: Arena("marry", ("random",) * 2, 1)),
        (UnknownBot, lambda: Arena("marry", ("random", "random", "oracle"), 1)),
        (BadOption, lambda: Arena("marry", ("random",) * 3, 1, {"free_tower": "never"})),
        (BadArena, lambda: Arena("marry", ("random",) * 3, 0)),
        (BadSeats, lambda: line_up("marry", ["random"] * 4, 3)),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(error: type[BestiaryError], arena: object) -> None:
    with pytest.raises(error):
        arena()  # type: ignore[operator]


def test_a_line_up_is_filled_with_the_bot_named_last() -> None:
    assert line_up("marry", ["greedy", "random"], 5) == ("greedy", *["random"] * 4)
    assert line_up("marry", [], None) == ("greedy", "random", "random")


def test_json_has_the_promised_form(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["marry", "--seats", "random,random,random", "--games", "5", "--workers", "1"]
    assert run(["arena", *asked, "--option", "free_tower=once_when_reached", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["games"]) == ("marry", 5)
    assert report["options"]["free_tower"] == "once_when_reached"
    for entry in report["seats"]:
        assert {"bot", "games", "wins", "share", "low", "high"} <= entry.keys()
        assert entry["low"] <= entry["share"] <= entry["high"]
    assert run(["arena", *asked]) == 0
    assert "no multiple of the players" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["marry", "--seats", "greedy,oracle,random"], "no bot 'oracle'"),
        (["marry", "--seats", "greedy,random"], "3, 4, 5 players, not 2"),
        (["marry", "--option", "free_tower"], "name=value"),
        (["marry", "--workers", "0"], "at least one process"),
        (["marry", "--games", "-3"], "at least one game"),
    ],
)
def test_bad_input_leaves_with_2_and_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_what_was_played(workers: int) -> None:
    played: list[int] = []

    def interrupt(games: int) -> None:
        played.append(games)
        if len(played) == 2:
            raise KeyboardInterrupt

    tally = hold(Arena("marry", ("random",) * 3, 1_000_000), workers, interrupt)
    assert tally.stopped == "interrupted"
    assert tally.games == sum(played)


def test_an_interrupt_does_not_wait_for_the_games_of_strong_bots() -> None:
    """Ctrl-C in an arena of strong bots took as long as their games: eight seconds."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    arena = Arena("marry", ("search-1000000",) * 3, 8)
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 3)
        tally = hold(arena, 2)  # a game of theirs would take hours
    finally:
        signal.signal(signal.SIGALRM, before)
    assert tally.stopped == "interrupted"
    assert tally.games == 0
    assert in_words(tally.report()) == "Stopped before the first of 8 games was over: interrupted."


def interrupted_after(seconds: float) -> tuple[int, str, str]:
    arguments = ["arena", "marry", "--seats", "random", "--players", "3", "--games", "10000000", "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "bestiary", *arguments, "--workers", "2"],
        cwd=ROOT / "src",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return process.returncode, out, err


def test_ctrl_c_reports_what_was_played() -> None:
    for seconds in (4, 12, 30):  # on a busy machine the first games take their time
        code, out, err = interrupted_after(seconds)
        if not out:  # it had not begun
            continue
        report: dict[str, Any] = json.loads(out)
        assert code == 130
        assert report["stopped"] == "interrupted"
        assert report["games"] < 10_000_000
        assert "Traceback" not in err
        if report["games"]:
            return
    pytest.fail("no game was played in half a minute")


def test_a_games_own_figures_are_averaged_by_deal() -> None:
    arena = Arena("factory", ("random",) * 2, 8)
    tally = Tally(arena)
    for number, value in enumerate([1.0, 3.0, 4.0, 4.0]):
        tally.add(Outcome(number, (0,), (0,), 10, (("size", value),)))
    assert tally.report()["figures"] == [{"name": "size", "games": 4, "mean": 3.0, "low": 1.04, "high": 4.96}]
    figures = {entry["name"]: entry["mean"] for entry in hold(arena, 1).report()["figures"]}
    assert figures["won by the first to play"] + figures["won by the second to play"] == pytest.approx(1)
    assert 0 <= figures["first monsters finished"] <= 1
    assert hold(arena, 2).report() == hold(arena, 1).report()


def test_sums_are_kept_and_no_game_however_many_are_played() -> None:
    arena = Arena("marry", ("random", "random", "random"), 100_000)
    tally, stirred = Tally(arena), Tally(arena)
    chosen = random.Random(1)
    outcomes = [made_up(number, chosen.randrange(20)) for number in range(3000)]
    tally.add_all(outcomes)
    chosen.shuffle(outcomes)
    stirred.add_all(outcomes)
    assert stirred.report() == tally.report()
    deals: dict[int, list[int]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.number // 3, []).append(int(outcome.figures[0][1]))
    means = [statistics.fmean(deal) for deal in deals.values()]
    found = tally.report()["figures"][0]
    assert found["mean"] == round(statistics.fmean(means), 4)
    assert found["high"] - found["mean"] == pytest.approx(1.96 * statistics.stdev(means) / len(means) ** 0.5, abs=2e-4)
    weights = []
    for number in range(3000, 63_000):
        tally.add(made_up(number, chosen.randrange(20)))
        if number % 3 == 2 and number % 10_000 < 3:
            weights.append(len(pickle.dumps(tally)))
    assert max(weights) <= weights[0] + 64  # sums have a few more digits


def test_games_that_are_no_whole_round_count_too() -> None:
    tally = Tally(Arena("marry", ("random", "random", "random"), 4))
    tally.add_all(made_up(number, number) for number in range(4))
    found = tally.report()["figures"]
    assert [(each["name"], each["games"], each["mean"]) for each in found] == [("points", 4, 2.0), ("odd", 2, 2.0)]


def made_up(number: int, points: int) -> Outcome:
    """Makes a game's outcome with a figure that every game has, and one that only some have."""
    odd = (("odd", float(points)),) if points % 2 else ()
    return Outcome(number, (0,), (0,), 100, (("points", float(points)), *odd))
