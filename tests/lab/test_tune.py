"""Other weights are tried as bots of their own, and only what is surely better is kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from bestiary import bots
from bestiary.bots.seeker import Seeker, sapling
from bestiary.bots.tuning import SETTINGS, weights
from bestiary.core import Chance, get
from bestiary.lab import tune
from bestiary.lab.arena import Arena
from bestiary.lab.ladder import Game, Pair
from bestiary.lab.players import player

MARRY = get("marry")


def test_a_tuned_bot_weighs_as_it_is_told_and_leaves_the_plain_one_alone() -> None:
    tuned = player("search-50+points=99+horizon=3+scale=120+exploration=40")
    assert isinstance(tuned, Seeker)
    state = MARRY.start(3, Chance(1))
    seat = int(state.to_act()).bit_length() - 1
    tree = sapling(state.blind(seat), seat, 1, tuning=tuned.tuning)
    assert next(iter(tree.scales.weights)) == 99
    assert (tree.horizon, tree.scale, tree.exploration) == (3, 120.0, 0.4)
    assert weights(MARRY)[0] == MARRY.terms[0].weight
    plain = bots.get("search-50")
    assert isinstance(plain, Seeker)
    assert not plain.tuning


def test_worse_weights_lose() -> None:
    arena = Arena("marry", ("greedy", *["greedy+points=-10+income=-13+towers=-60"] * 2), 12)
    assert sum(0 in arena.play(number).winners for number in range(12)) >= 10


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("greedy+gold=3", "no term 'gold'"),
        ("greedy+points", "write NAME=NUMBER"),
        ("greedy+points=much", "write NAME=NUMBER"),
        ("random+points=3", "does not look at score terms"),
        ("search-10+scale=0", "scale is at least 1"),
        ("search-10+horizon=-1", "horizon is at least 0"),
    ],
)
def test_bad_tunings_are_refused(name: str, said: str) -> None:
    with pytest.raises(bots.UnknownBot, match=said):
        Arena("marry", (name, "greedy", "greedy"), 3)


def test_knobs_turn_both_ways_and_stay_in_their_range() -> None:
    assert list(tune.turns(MARRY, "points")) == [6, 16]
    assert list(tune.turns(MARRY, "cards")) == [0, 2]
    assert list(tune.turns(MARRY, "horizon", {"horizon": 0})) == [4]
    assert list(tune.turns(MARRY, "scale", {"scale": 1})) == [2]
    assert "won" not in tune.knobs(MARRY, "greedy")
    assert set(tune.knobs(MARRY, "search-10")) - set(tune.knobs(MARRY, "greedy")) == set(SETTINGS)


def test_only_what_is_surely_better_is_kept() -> None:
    def pair(share: float) -> Pair:
        return Pair("a", "b", 90, [Game(n, 1.0 if n < 90 * share else 0.0, 1, 1, 0, 1, 0) for n in range(90)])

    assert tune.better(pair(0.6), 3)
    assert not tune.better(pair(0.38), 3)


def test_trials_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "tune.json"
    arguments = ["marry", "--results", str(file), "--games", "3", "--only", "points,cards"]
    app = tune.typer.Typer()
    app.command()(tune.main)
    first = CliRunner().invoke(app, arguments)
    assert first.exit_code == 0, first.output
    tuned = msgspec.json.decode(file.read_bytes(), type=tune.Tuned)
    assert {trial.knob for trial in tuned.trials} == {"points", "cards"}
    before = len(tuned.trials)
    again = CliRunner().invoke(app, arguments)
    assert again.exit_code == 0
    assert "best: greedy" in again.output
    assert len(msgspec.json.decode(file.read_bytes(), type=tune.Tuned).trials) == before
