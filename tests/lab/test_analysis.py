"""An analysis tells everyone's chances, blames nobody for what was hidden, and speaks by the score terms."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bestiary import bots
from bestiary.cli import run
from bestiary.core import Chance, State, bits, get
from bestiary.core.record import Move, load
from bestiary.lab.analysis import Analysis, BadAnalysis, Decision, Look, analyse, gather, look_at, win_chances
from bestiary.terminal.analysis import analysis_data, analysis_lines, curve
from bestiary.terminal.reel import Reel

RECORD = Path(__file__).parents[1] / "records" / "marry-v2-3.json"
MARRY = get("marry")


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(load(RECORD), "search-25")


def test_there_are_chances_after_every_move_and_they_make_one(found: Analysis) -> None:
    record = load(RECORD)
    assert len(found.chances) == len(record.moves) + 1
    assert all(sum(row) == pytest.approx(1) for row in found.chances)
    assert record.result is not None
    assert bits(record.final().winners()) == record.result.winners
    assert [seat for seat, chance in enumerate(found.chances[-1]) if chance] == record.result.winners


def test_every_choice_is_compared_and_no_forced_move(found: Analysis) -> None:
    record = load(RECORD)
    looked = {each.move: each for each in found.decisions}
    for number, (state, _) in enumerate(record.replay()):
        if number < len(record.moves):
            move = record.moves[number]
            assert (number + 1 in looked) == (len(state.legal(move.seat)) > 1)
            if number + 1 in looked:
                assert (looked[number + 1].seat, looked[number + 1].played) == (move.seat, move.text)
                assert MARRY.parse(state, looked[number + 1].better) in state.legal(move.seat)


def test_mistakes_are_the_worst_of_a_seat_first() -> None:
    rows = [(1, 0, 0.3, 0.4), (2, 1, 0.1, 0.9), (3, 0, 0.2, 0.5), (4, 0, 0.2, 0.21), (5, 0, 0.1, 0.2), (6, 0, 0.5, 0.5)]
    decisions = [Decision(move, seat, "done", "build", low, high, fell=0.9) for move, seat, low, high in rows]
    analysis = Analysis("titan", ((0.5, 0.5), (0.4, 0.6), (0.1, 0.9)), tuple(decisions))
    assert [each.move for each in analysis.mistakes(0)] == [3, 1, 5]
    assert analysis.turning_points() == [2]


def test_a_move_gave_away_at_most_what_the_chances_fell_by_and_nothing_in_doubt() -> None:
    looked_at = [
        Look(0, [0.64, 0.36], Decision(1, 0, "done", "build", 0.1, 0.58)),  # and the chances rose all the same
        Look(1, [0.78, 0.22], Decision(2, 0, "done", "build", 0.1, 0.58)),
        Look(2, [0.50, 0.50], Decision(3, 0, "done", "build", 0.55, 0.58, doubt=0.02)),  # the rest was bad luck
        Look(3, [0.20, 0.80], Decision(4, 1, "done", "build", 0.7, 0.8)),
        Look(4, [0.21, 0.79]),  # less than the searches may err
    ]
    analysis = gather("titan", looked_at)
    assert analysis.doubt == pytest.approx(0.0258, abs=0.0001)
    assert [round(each.lost, 2) for each in analysis.decisions] == [0.0, 0.28, 0.05, 0.0]
    assert [each.move for each in analysis.mistakes(0)] == [2, 3]
    assert analysis.turning_points() == [1, 2, 3]


def test_what_was_given_away_is_on_the_curve(found: Analysis) -> None:
    for each in found.decisions:
        before, after = (found.chances[move][each.seat] for move in (each.move - 1, each.move))
        assert each.lost == 0 or before - after > found.doubt
        assert each.lost <= max(0, before - after) + 0.0001


def test_the_same_knowledge_gets_the_same_advice() -> None:
    state = MARRY.start(3, Chance(7))
    for _ in range(12):
        seat = bits(state.to_act())[0]
        state.play(seat, state.legal(seat)[0])
    seat = bits(state.to_act())[0]
    text = MARRY.notation(state, state.legal(seat)[0])
    bot = bots.get("search-40")

    def advice(full: State) -> list[object]:
        row = look_at(MARRY, full.blind(seat), bot, 12, Move(seat, text))  # type: ignore[arg-type]
        assert row is not None
        return [(row.better, row.chance_played, row.chance_better), *(each.chance for each in row.choices)]

    twin = state.resample(seat, Chance(99))
    assert advice(state) == advice(twin)


def test_a_won_position_is_known_without_search() -> None:
    final = load(RECORD).final()
    assert sum(win_chances(final, 1, 0)) == 1


def test_words_in_both_languages_and_data(found: Analysis) -> None:
    reel = Reel(load(RECORD))
    # So few simulations leave every fall in doubt.
    found = replace(found, decisions=tuple(msgspec.structs.replace(each, fell=0.3) for each in found.decisions))
    for language in ("en", "de"):
        words = reel.words(language)
        lines = analysis_lines(reel, found, words, [1], "game.json")
        assert any("Ben" in line for line in lines)
        assert any("replay game.json --to" in line for line in lines)
    data = analysis_data(reel, found, reel.words("en"))
    assert data["chances_from"] == "full state"
    assert {swing["seat"] for swing in data["swings"]} == {0, 1, 2}
    assert all(swing["position"] and swing["lost"] > 0 for swing in data["swings"])


def test_a_curve_rises_with_the_chances() -> None:
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(curve([0.3] * 500)) == 60


def test_an_interrupt_keeps_what_was_looked_at() -> None:
    def interrupt(move: int) -> None:
        if move == 5:
            raise KeyboardInterrupt

    stopped = analyse(load(RECORD), "search-2", told=interrupt)
    assert stopped.stopped
    assert len(stopped.chances) == 6


def test_the_verb_analyses(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(RECORD), "--analyse", "--level", "search-3", "--json", "--seat", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {each["seat"] for each in data["decisions"]} == {0}
    assert run(["replay", str(RECORD), "--analyse", "--level", "search-3"]) == 0
    assert "Chances to win" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--level", "greedy"], "does not search"),
        (["--level", "oracle"], "no bot 'oracle'"),
        (["--level", "search-0"], "1 to 1000000"),
        (["--seat", "4"], "players 1 to 3"),
    ],
)
def test_bad_input_leaves_with_2(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(RECORD), "--analyse", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    record = load(RECORD)
    record.result = None
    with pytest.raises(BadAnalysis, match="not over"):
        analyse(record, "brute")
