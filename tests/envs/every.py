"""Every installed game at every number of players, with the fewest options that go with it."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from bestiary.conformance.settings import fits
from bestiary.core import Game, games

Options: TypeAlias = dict[str, str]


def plainest(game: Game, players: int) -> Options:
    """Returns the options nearest to the usual ones that a number of players can have."""
    usual = game.complete({})
    others = [{option.name: value} for option in game.options for value in option.values[1:]]
    return next(chosen for chosen in ({}, *others) if fits(game, players, {**usual, **chosen}))


EVERY = [
    pytest.param(game, players, plainest(game, players), id=f"{game.id}-{players}")
    for game in games()
    for players in game.seats
]
