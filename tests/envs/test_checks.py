"""The peers' own suites, over every installed game and player count, and over a game with simultaneous choices."""

from __future__ import annotations

import warnings

import pytest
from tests.envs.every import EVERY, Options

from bestiary.conformance.settings import fits
from bestiary.core import Game, games
from bestiary.envs import checks

SUITES = [checks.pettingzoo, checks.gymnasium, checks.openspiel]


@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.parametrize(("game", "players", "options"), EVERY)
def test_every_game_passes_the_suite_at_every_count(suite, game: Game, players: int, options: Options) -> None:
    suite(game.id, players, options)


@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_value_of_every_option_passes_the_suite(suite, game: Game) -> None:
    for option in game.options:
        for value in option.ending[1:]:
            players = [count for count in game.seats if fits(game, count, {**game.complete({}), option.name: value})]
            suite(game, players[-1], {option.name: value})


@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.parametrize("storms", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_simultaneous_choices_and_nature_pass_the_suite(suite, claws: Game, players: int, storms: str) -> None:
    suite(claws, players, {"storms": storms})


def test_a_suite_reports_an_environment_that_is_wrong(claws: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(claws), "observation_range", (0, 1))
    with pytest.raises(AssertionError):
        checks.pettingzoo(claws, 3)
    with pytest.raises(AssertionError):
        checks.gymnasium(claws, 3)


def test_a_suite_reports_a_game_longer_than_it_declares(claws: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(claws), "longest", 1)
    with pytest.raises(Exception, match="MaxGameLength"):
        checks.openspiel(claws, 2)


def warn_twice() -> None:
    with checks.strictly("known"):
        warnings.warn("known", stacklevel=1)
        warnings.warn("strange", stacklevel=1)


def test_a_warning_that_is_not_known_noise_is_a_failure() -> None:
    with pytest.raises(UserWarning, match="strange"):
        warn_twice()
