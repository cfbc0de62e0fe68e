"""How the checks are run: what is chosen, what is reported, and what is said about bad input."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest
from tests.conformance.toys.claws.game import ClawsGame
from tests.conformance.toys.larder.game import GAME as LARDER

import bestiary
from bestiary import conformance
from bestiary.conformance import runner
from bestiary.conformance.case import Setting
from bestiary.conformance.runner import FULL, THIN, WHOLE, _places
from bestiary.conformance.settings import choices_of_options, covering, fits, pairwise, settings_of
from bestiary.conformance.uniform import ALARM, dealt, divergence, placed
from bestiary.core import NATURE, BadOption, BadSeats, BestiaryError, Option, Settings, Trial, get, pack

QUICK = conformance.Size(random=2, greedy=0, nodes=2, twins=4)


def test_a_report_names_every_property_under_every_setting() -> None:
    names = ["twins", "games end", "languages agree"]
    report = conformance.run(LARDER, only=names, size=QUICK)
    assert report.ok
    assert not report.stopped
    found = {(each.name, each.players, each.options.get("feast")) for each in report.properties}
    settings = {(players, feast) for players in (2, 3) for feast in ("plain", "double")}
    expected = {(name, *setting) for name in names[:2] for setting in settings}
    assert found == expected | {("languages agree", None, None)}
    assert all(each.cases > 0 for each in report.properties)


def test_a_report_has_the_form_that_scripts_rely_on() -> None:
    report = conformance.run(LARDER, players=2, options={"feast": "double"}, only=["games end"], size=QUICK)
    form = json.loads(msgspec.json.encode(report))
    assert form["game"] == "larder"
    assert form["ok"] is True
    (only,) = form["properties"]
    assert set(only) == {"name", "players", "options", "cases", "failures"}
    assert (only["players"], only["options"]) == (2, {"feast": "double"})


def test_the_same_seed_checks_the_same_games() -> None:
    one, other, third = (conformance.run(LARDER, seed=seed, only=["twins"], size=QUICK) for seed in (4, 4, 5))
    assert one == other
    assert [each.cases for each in one.properties] != [each.cases for each in third.properties]


def test_a_failure_names_a_moment_that_can_be_found_again() -> None:
    broken = type(
        "Leak", (ClawsGame,), {"id": "leak", "observation_range": (0, 0), "state": type("S", (ClawsGame.state,), {})}
    )
    report = conformance.run(broken(), players=2, only=["declarations hold"], size=QUICK)
    failure = next(each for each in report.properties[0].failures if "observation holds" in each)
    assert "seed 1, random play, step " in failure
    step = int(failure.partition("step ")[2].partition(":")[0])
    state = conformance.state_at(broken(), 2, {}, 1, "random", step)
    assert max(state.observe(0)) > 0
    assert pack(state) == pack(conformance.state_at(broken(), 2, {}, 1, "random", step))
    with pytest.raises(BestiaryError, match="steps 0 to"):
        conformance.state_at(broken(), 2, {}, 1, "random", 999)


def test_a_property_that_looks_at_nothing_does_not_pass() -> None:
    report = conformance.run(
        LARDER, players=2, only=["answers commute", "twins"], size=conformance.Size(random=0, greedy=0)
    )
    verdicts = {each.name: each.verdict for each in report.properties}
    assert verdicts == {"answers commute": "does not apply", "twins": "failed"}


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"players": 9}, BadSeats, "2, 3 players, not 9"),
        ({"options": {"feast": "none"}}, BadOption, "plain, double"),
        ({"options": {"diet": "1"}}, BadOption, "no option 'diet'"),
        ({"only": ["magic"]}, BestiaryError, "no property 'magic'"),
    ],
)
def test_bad_input_is_refused_in_words(arguments: dict[str, object], error: type[BestiaryError], words: str) -> None:
    with pytest.raises(error, match=words):
        conformance.run(LARDER, **arguments)  # type: ignore[arg-type]


def test_an_interrupt_keeps_what_was_done() -> None:
    def interrupt(progress: conformance.Progress) -> None:
        if progress.done == 3:
            raise KeyboardInterrupt

    report = conformance.run(LARDER, full=True, size=QUICK, progress=interrupt)
    assert report.stopped
    assert len(report.properties) == 3


def test_progress_runs_from_nothing_to_all() -> None:
    seen: list[conformance.Progress] = []
    conformance.run(LARDER, only=["games end"], size=QUICK, progress=seen.append)
    assert (seen[0].done, seen[-1].done) == (0, 4)
    assert {each.total for each in seen} == {4}


def test_many_options_are_paired_and_few_are_all_combined() -> None:
    assert len(choices_of_options(LARDER)) == 2
    spaces = [("a", "b", "c")] * 6
    rows = pairwise(spaces)
    assert len(rows) < 30
    for one in range(6):
        for other in range(one + 1, 6):
            assert {(row[one], row[other]) for row in rows} == {(x, y) for x in "abc" for y in "abc"}
    many = type("Many", (ClawsGame,), {"options": tuple(Option(name, ("a", "b", "c")) for name in "uvwxyz")})
    assert len(choices_of_options(many())) == len(rows)


class Picky(ClawsGame, Settings):
    """Is a game that does not play every option with every number of players."""

    options = (Option("claws", ("blunt", "sharp")), Option("moon", ("new", "full")))

    def check_setting(self, seats: int, options: Mapping[str, str]) -> None:
        if options["claws"] == "sharp" and (seats > 2 or options["moon"] == "full"):
            raise BadOption("sharp claws are for two, at new moon")


def test_options_that_do_not_go_together_are_left_out_and_all_others_paired() -> None:
    settings = settings_of(Picky())
    assert all(fits(Picky(), seats, options) for seats, options in settings)
    met = {(seats, options["claws"], options["moon"]) for seats, options in settings}
    assert {(2, "sharp", "new"), (2, "blunt", "full"), (3, "blunt", "full"), (3, "blunt", "new")} <= met
    values = settings_of(Picky(), pairs=False)
    assert {seats for seats, _ in values} == {2, 3}
    assert {options["claws"] for _, options in values} == {"blunt", "sharp"}
    assert len(covering([("a", "b")] * 4, lambda _: True, pairs=False)) == 2


def test_a_sample_of_a_game_whose_options_go_together_shows_every_count_and_value() -> None:
    maker = get("maker")
    sample, every = settings_of(maker, pairs=False), settings_of(maker)
    assert {seats for seats, _ in sample} == set(maker.seats)
    assert {options["refill"] for _, options in sample} == {options["refill"] for _, options in every}
    assert len(sample) < len(every) == len(maker.seats) * len(choices_of_options(maker))


def test_a_run_with_given_options_takes_the_numbers_of_players_that_fit() -> None:
    assert [players for players, _ in _places(Picky(), None, {"claws": "sharp"})] == [2]
    assert [players for players, _ in _places(Picky(), None, {"moon": "full"})] == [2, 3]


def test_dealing_is_counted_exactly() -> None:
    ways = dict(placed((2, 1), (1, 2)))
    assert ways == {(1, 0, 1, 1): Fraction(2, 3), (0, 1, 2, 0): Fraction(1, 3)}
    assert sum(dealt((25, 15, 20), 1, 7, value) for value in range(8)) == pytest.approx(1)
    assert dealt((2, 1), 1, 1, 2) == 0


def test_a_false_alarm_needs_a_deviation_that_never_happens() -> None:
    assert divergence(0.5, 0.5) == 0
    assert divergence(0.01, 0.0) == float("inf")
    assert 1_500 * divergence(0.53, 0.5) < ALARM < 1_500 * divergence(0.66, 0.5)


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(bestiary.__file__).parents[1])}
    parts = [sys.executable, "-m", "bestiary", "check", *arguments]
    return subprocess.run(parts, env=environment, capture_output=True, text=True, check=False)


def test_the_command_prints_json_or_a_table() -> None:
    ended = command("marry", "--players", "3", "--only", "games end", "--json")
    assert ended.returncode == 0, ended.stderr
    assert {each["players"] for each in json.loads(ended.stdout)["properties"]} == {3}
    ended = command("marry", "--players", "3", "--only", "games end")
    assert ended.returncode == 0, ended.stderr
    assert "games end" in ended.stdout
    assert "2 passed, 0 failed." in ended.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing"], "there is no game 'nothing'; there are: "),
        (["marry", "--players", "9"], "played by 3, 4, 5 players, not 9"),
        (["marry", "--only", "luck"], "there is no property 'luck'"),
        (["marry", "--seed", "-1"], "a seed is a number from 0"),
        (["marry", "--seed", "many"], "--seed"),
        ([], "game"),
    ],
)
def test_the_command_ends_with_2_on_bad_input(arguments: list[str], words: str) -> None:
    ended = command(*arguments)
    assert ended.returncode == 2
    assert words in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_page_about_the_checks_lists_every_property() -> None:
    page = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text("utf-8")
    assert [name for name in conformance.NAMES if f"`{name}`" not in page] == []


def test_a_full_check_runs_the_games_own_trials_and_tells_how_far_they_are() -> None:
    def run() -> Iterator[str]:
        yield from ("", "the second is wrong", "")

    tried = type("Tried", (ClawsGame,), {"id": "tried", "trials": lambda _: (Trial("long trial", 3, run),)})()
    told: list[conformance.Progress] = []
    report = conformance.run(tried, full=True, only=["long trial"], size=QUICK, progress=told.append)
    (only,) = report.properties
    assert (only.cases, only.failures) == (3, ["long trial: the second is wrong"])
    assert (told[-1].done, told[-1].total) == (4, 4)
    with pytest.raises(BestiaryError, match="no property 'long trial'"):
        conformance.run(tried, only=["long trial"], size=QUICK)


def test_a_sample_shows_fewer_settings_than_all_pairs() -> None:
    game = get("monstrous")
    places = {pairs: _places(game, None, None, pairs=pairs) for pairs in (True, False)}
    assert len(places[False]) < len(places[True]) / 5
    assert {seats for seats, _ in places[False]} == set(game.seats)


def test_many_settings_are_looked_at_less_closely_but_for_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[conformance.Size] = []
    monkeypatch.setattr(runner, "_round", lambda settings, *_: seen.extend(each.size for each in settings))
    conformance.run(get("monstrous"))
    assert (seen[0], set(seen[1:])) == (WHOLE, {THIN})
    seen.clear()
    conformance.run(get("monstrous"), full=True, only=["games end"])
    assert set(seen) == {FULL}


def test_moments_are_those_at_which_a_seat_decides() -> None:
    game = get("monstrous")
    setting = Setting(game, 2, game.complete({}), 3, conformance.Size(random=1, greedy=0))
    decisions = sum(seat >= 0 for seat, _ in setting.walks[0].moves)
    found = [node for node in setting.moments(10_000) if node.walk is setting.walks[0]]
    assert len(found) == decisions
    assert all(pack(node.state) == pack(node.fresh()) for node in found[::40])
    assert all(node.state.to_act() not in (0, NATURE) for node in found)
    assert len([node for node in setting.moments(7) if node.walk is setting.walks[0]]) == 7
