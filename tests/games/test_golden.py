"""Finished games that are played again on every run: no game without one for every number of players."""

from __future__ import annotations

import pytest
from tests.games.golden import golden

from bestiary.core import Game, games

EVERY = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_there_is_a_finished_game_for_every_number_of_players(game: Game, seats: int) -> None:
    record = golden(game, seats)
    assert record.header.game == game.id
    assert record.header.seats == seats
    assert record.header.rules_version == game.rules_version
    assert record.result is not None
    assert record.result.winners


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_it_ends_in_a_sound_state(game: Game, seats: int) -> None:
    assert game.invariants(golden(game, seats).final()) == []


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_its_key_fits_its_commitment_and_its_chance(game: Game, seats: int) -> None:
    assert golden(game, seats).verify_key()
