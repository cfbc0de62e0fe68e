"""Finds the games: folders of `bestiary.games`, and packages that register one by an entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

import bestiary.games
from bestiary.core.errors import BadGame, UnknownGame
from bestiary.core.game import CONTRACT, Game
from bestiary.core.state import State

GROUP = "bestiary.games"

_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Makes a game known by hand, as a test or a notebook does; a package uses an entry point instead."""
    if game.contract != CONTRACT:
        raise BadGame(f"{game.id} meets contract {game.contract}; this Bestiary has contract {CONTRACT}")
    _registered[game.id] = game
    return game


@cache
def _found() -> dict[str, EntryPoint | str]:
    own = {module.name: f"bestiary.games.{module.name}" for module in iter_modules(bestiary.games.__path__)}
    others = {point.name: point for point in entry_points(group=GROUP)}
    return {**others, **own}


def ids() -> list[str]:
    """Returns the ids of all games that are installed."""
    return sorted({*_found(), *_registered})


def get(game: str) -> Game:
    """Returns an installed game."""
    if game not in _registered:
        source = _found().get(game)
        if source is None:
            raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(ids())}")
        try:
            found = import_module(source).GAME if isinstance(source, str) else source.load()
        except (ImportError, AttributeError) as error:
            raise BadGame(f"the package that registers {game!r} can't be loaded: {error}") from error
        if not isinstance(found, Game) or found.id != game:
            raise BadGame(f"the package that registers {game!r} does not offer a game of that id")
        register(found)
    return _registered[game]


def games() -> list[Game]:
    """Returns all installed games."""
    return [get(game) for game in ids()]


def game_of(state: State) -> Game:
    """Returns the game a state belongs to."""
    for game in _registered.values():
        if type(state) is game.state:
            return game
    for game in games():
        if type(state) is game.state:
            return game
    raise UnknownGame(f"no registered game has states of class {type(state).__name__}")
