"""The bench measures what it says, keeps runs as data, and draws them."""

from __future__ import annotations

import json
import platform
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bestiary._engine import ENGINE
from bestiary.build import BuildResult, obstacle
from bestiary.cli import run
from bestiary.core import get
from bestiary.lab.speed import peers, samples
from bestiary.lab.speed.machine import machine
from bestiary.lab.speed.meter import Meter, Task, rate
from bestiary.lab.speed.picture import LABELS, picture
from bestiary.lab.speed.profile import annotate, interpreted_profile
from bestiary.lab.speed.report import Ratio, amount_of, ratios, table
from bestiary.lab.speed.results import BadResults, keep
from bestiary.lab.speed.run import Measurement, MeterFailed, Process, Row, jobs_of, measure

NOW = datetime(2026, 11, 15, 12, 30, tzinfo=UTC)


def row(subject: str, game: str, metric: str, value: float, mode: str = "peer", players: int = 2) -> Row:
    return Row(subject, game, players, mode, metric, value, value * 0.9, value * 1.1, 5)


ROWS = [
    row("bestiary", "marry", "engine_decisions_per_s", 3_000_000, "compiled", 3),
    row("bestiary", "marry", "engine_decisions_per_s", 2_800_000, "compiled", 4),
    row("bestiary", "marry", "engine_decisions_per_s", 70_000, "interpreted", 4),
    row("bestiary", "marry", "python_steps_per_s", 1_000_000, "compiled", 3),
    row("bestiary", "marry", "pettingzoo_steps_per_s", 240_000, "compiled", 3),
    row("bestiary", "marry", "clone_us", 0.27, "compiled", 3),
    row("open_spiel", "connect_four", "python_steps_per_s", 500_000),
    row("pettingzoo", "connect_four_v3", "pettingzoo_steps_per_s", 12_000),
]


# Samples


@pytest.mark.parametrize("metric", samples.SAMPLES)
def test_a_sample_of_a_game_counts_its_decisions(metric: str) -> None:
    sample = samples.SAMPLES[metric]("marry", 3)
    assert 20 <= sample() < 40_000


@pytest.mark.parametrize("game", ["connect_four", "python_tic_tac_toe"])
def test_a_sample_of_open_spiel_counts_its_steps(game: str) -> None:
    sample = peers.open_spiel_python_steps(game)
    assert all(5 <= sample() <= 42 for _ in range(20))


def test_open_spiels_rollouts_are_counted_by_their_mean_length() -> None:
    decisions = peers.open_spiel_engine_decisions("tic_tac_toe")()
    assert peers.ROLLOUTS * 5 <= decisions <= peers.ROLLOUTS * 9


@pytest.mark.parametrize(("game", "size"), [("hex", 200), ("backgammon" + peers.IN_PYTHON, 10)])
def test_open_spiels_searches_are_counted_by_their_simulations(game: str, size: int) -> None:
    assert peers.open_spiel_simulations(game)() == size
    assert peers.players_of("open_spiel", game) == 2


def test_chance_nodes_are_passed_by_their_probabilities() -> None:
    outcomes = [(4, 0.25), (7, 0.75)]
    assert [peers.drawn(outcomes, at) for at in (0.0, 0.24, 0.26, 0.999999, 1.0)] == [4, 4, 7, 7, 7]
    assert peers.open_spiel_python_steps("backgammon")() > 10


@pytest.mark.parametrize("game", ["tictactoe_v3", "tictactoe_v3" + peers.RAW])
def test_a_sample_of_pettingzoo_counts_its_steps(game: str) -> None:
    sample = peers.pettingzoo_steps(game)
    assert all(5 <= sample() <= 9 for _ in range(5))


def test_a_copy_takes_time_and_room() -> None:
    assert 0 < samples.clone_us("marry", 3, 0.01) < 1000
    assert samples.typical("marry", 3).to_act()


def test_a_rate_is_work_for_cpu_time() -> None:
    done = 0

    def sample() -> int:
        nonlocal done
        sum(range(10_000))
        done += 3
        return 3

    found = rate(sample, 0.02)
    assert 0 < found <= done / 0.02


# Processes


def test_a_process_measures_with_the_engine_it_was_asked_for() -> None:
    process = Process(pure=True)
    try:
        figure = process.measure(Task("bestiary", "marry", 3, "engine_decisions_per_s"), 0.05)
        assert (figure.mode, figure.players, figure.trouble) == ("interpreted", 3, "")
        assert figure.value > 1000
        weighed = process.measure(Task("bestiary", "marry", 3, "bytes_per_state"), 0)
        assert 500 < weighed.value < 50_000
        assert "chess_x" in process.measure(Task("open_spiel", "chess_x", 0, "python_steps_per_s"), 0.05).trouble
        process._process.kill()
        with pytest.raises(MeterFailed, match="marry died with code -9"):
            process.measure(Task("bestiary", "marry", 3, "clone_us"), 0.01)
    finally:
        process.close()


def test_every_game_count_metric_and_engine_is_measured() -> None:
    jobs = jobs_of([get("marry")], ("compiled", "interpreted"), peers=True)
    own = [job for job in jobs if job.task.subject == "bestiary"]
    assert len(own) == 3 * 6 * 2
    assert {job.task.game for job in jobs if job.task.subject == "open_spiel"} >= set(peers.OPEN_SPIEL)
    searched = {job.task.game for job in jobs if job.task.metric == "simulations_per_s"}
    assert searched >= {"marry", "hex", "chess", "backgammon", "backgammon" + peers.IN_PYTHON}
    assert {job.task.game for job in jobs if job.task.subject == "pettingzoo"} >= set(peers.PETTINGZOO)


def test_what_a_game_measures_of_its_own_has_rows_and_bars() -> None:
    own = samples.own_samples(get("monstrous"))
    metric = "throws_onto_20_monsters_per_s"
    assert metric in own
    jobs = jobs_of([get("monstrous")], ("compiled",), peers=False)
    assert {job.task.metric for job in jobs} == {"clone_us", *own}
    assert Meter().measure(Task("bestiary", "monstrous", 2, "hit_tests_among_20_monsters_per_s"), 0.01) > 100
    rows = [row("bestiary", "monstrous", metric, 42, "compiled")]
    assert "throws onto 20 monsters, times/s" in table(Measurement(rows, []))
    assert "Throws onto 20 monsters" in picture(rows, "")


def test_what_cannot_be_measured_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    marry = get("marry")
    monkeypatch.setattr(type(marry), "seats", (3, 9))
    measured = measure([marry], modes=("interpreted",), seconds=0.01, repeats=1, told=lambda words: None)
    assert {row.players for row in measured.rows} == {3}
    assert any("not 9" in reason for reason in measured.left_out)


def test_a_meter_sets_a_task_up_once() -> None:
    meter = Meter()
    task = Task("bestiary", "marry", 3, "python_steps_per_s")
    assert meter.measure(task, 0.01) > 0
    sample = meter.samples[task]
    assert meter.measure(task, 0.01) > 0
    assert meter.samples[task] is sample


# Report, picture, data


def test_ratios_name_both_sides_and_take_the_slowest_player_count() -> None:
    first, itself, steps, zoo = ratios(ROWS)
    assert isinstance(first, Ratio)
    assert first.value == 5.6
    assert "4 players, compiled, inside the engine: 2.80 M decisions/s" in first.of
    assert "OpenSpiel connect_four (2 players, step by step from Python: 500 k steps/s)" in first.to
    assert (itself.value, steps.value, zoo.value) == (40, 2, 20)


def test_the_table_says_everything() -> None:
    said = table(Measurement(ROWS, ["open_spiel chess: no such game"]))
    for words in ("marry", "connect_four_v3", "3.00 M", "0.27", "no such game", "CPU time", "5.60 x"):
        assert words in said


@pytest.mark.parametrize(
    ("value", "said"), [(2_736_512, "2.74 M"), (999_700, "1.00 M"), (11_420, "11.4 k"), (88, "88")]
)
def test_amounts_have_three_digits(value: float, said: str) -> None:
    assert amount_of(row("bestiary", "marry", "python_steps_per_s", value)) == said


def test_the_picture_is_well_formed_and_shows_every_rate() -> None:
    drawn = picture(ROWS, "a <caption> & more")
    root = ET.fromstring(drawn)
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "a <caption> & more" in words
    rates = [row for row in ROWS if row.metric != "clone_us"]
    assert sum(amount_of(row) in words for row in rates) == len(rates)
    bars = [bar for bar in root.iter("{http://www.w3.org/2000/svg}rect") if bar.get("x") == str(LABELS)]
    longest = max(float(bar.get("width", 0)) for bar in bars)
    assert len(bars) == len(rates)
    assert longest == pytest.approx(float(bars[0].get("width", 0)))


def test_runs_are_appended_to_the_days_file(tmp_path: Path) -> None:
    measured = Measurement(ROWS, [])
    run_data = {"machine": machine(), "rows": []}
    file = keep(measured, run_data, tmp_path / "results", NOW)
    assert keep(measured, run_data, tmp_path / "results", NOW) == file
    assert file.name == "2026-11-15.json"
    assert [each["when"] for each in json.loads(file.read_text())] == ["2026-11-15 12:30 UTC"] * 2
    assert (tmp_path / "results" / "speed.svg").read_text().startswith("<svg")


def test_a_broken_file_of_results_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "2026-11-15.json"
    for broken in ("{}", "[1, 2"):
        file.write_text(broken)
        with pytest.raises(BadResults, match="not changed"):
            keep(Measurement(ROWS, []), {"machine": machine()}, tmp_path, NOW)
        assert file.read_text() == broken


def test_the_machine_is_described_and_not_named() -> None:
    said = json.dumps(machine())
    assert platform.python_version() in said
    assert platform.node() not in said


# The verb


def test_bad_input_leaves_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--game", "chess"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
    assert run(["bench", "--repeats", "0"]) == 2
    assert "at least one sample" in capsys.readouterr().err


def test_json_has_the_promised_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only the interpreted engine, as where there is no compiler: compiling is tested elsewhere.
    monkeypatch.setattr("bestiary.cli.bench.build", lambda: BuildResult(False, "no C compiler was found"))
    asked = ["--game", "marry", "--seconds", "0.01", "--repeats", "1", "--results", str(tmp_path), "--json"]
    assert run(["bench", *asked]) == 0
    printed = capsys.readouterr()
    assert "no C compiler" in printed.err
    report = json.loads(printed.out)
    assert report["machine"]["cores"]
    for each in report["rows"]:
        assert {"subject", "game", "players", "mode", "metric", "value"} <= each.keys()
        assert each["value"] > 0
    metrics = {each["metric"] for each in report["rows"]}
    assert metrics == {*samples.SAMPLES, "clone_us", "bytes_per_state"}
    assert len(list(tmp_path.glob("*.json"))) == 1


def test_a_profile_names_the_rules_that_take_the_time() -> None:
    said = interpreted_profile("marry")
    assert "marry/rules/" in said
    assert "function calls" in said


def test_the_compilers_annotations_are_written_beside_the_page_alone(tmp_path: Path) -> None:
    if reason := obstacle():
        pytest.skip(reason)
    page = tmp_path / "annotated.html"
    assert annotate(page, "bestiary.games.marry.")
    assert "targets_into" in page.read_text()
    assert not (ENGINE.root.parent / "build").exists()
