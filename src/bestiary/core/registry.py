"""Finds the games: folders of `bestiary.games`, and packages that register one by an entry point.

Games are named here, never imported: a package that can't be loaded is told of (`broken`) and harms no other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TypeVar

from bestiary.core.errors import BadGame, UnknownGame
from bestiary.core.game import Game
from bestiary.core.meeting import check_game, offered
from bestiary.core.state import State

GROUP = "bestiary.games"  # the entry points' group, and the package of the games that are shipped

Described = TypeVar("Described")

_registered: dict[str, Game] = {}
_tried: dict[tuple[str, EntryPoint | str], str] = {}  # packages that can't be loaded: each is imported only once


def register(game: Game) -> Game:
    """Make a game known by hand, as a test or a notebook does; a package uses an entry point instead."""
    check_game(game)
    _registered[game.id] = game
    return game


@cache
def _found() -> dict[str, EntryPoint | str]:
    spec = find_spec(GROUP)
    folders = spec.submodule_search_locations if spec else None
    own = {module.name: f"{GROUP}.{module.name}" for module in iter_modules(folders or [])}
    others = {point.name: point for point in entry_points(group=GROUP)}
    return {**others, **own}


def ids() -> list[str]:
    """Return the ids of all games that are installed, whether or not they can be loaded."""
    return sorted({*_found(), *_registered})


def get(game: str) -> Game:
    """Return an installed game."""
    if game not in _registered:
        source = _found().get(game)
        if source is None:
            raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(ids())}")
        if (game, source) in _tried:
            raise BadGame(_tried[game, source])
        try:
            _load(game, source)
        except BadGame as error:
            _tried[game, source] = str(error)
            raise
    return _registered[game]


def _load(game: str, source: EntryPoint | str) -> None:
    try:
        found = import_module(source).GAME if isinstance(source, str) else source.load()
    except (Exception, SystemExit) as error:  # whatever a stranger's package does
        said = f"{error}" if isinstance(error, ImportError | AttributeError) else f"{type(error).__name__}: {error}"
        raise BadGame(f"the package that registers {game!r} can't be loaded: {said}") from error
    register(offered(found, game))


def games() -> list[Game]:
    """Return all installed games that can be played."""
    return [each for each in map(_loaded, ids()) if isinstance(each, Game)]


def described(describe: Callable[[Game], Described]) -> tuple[list[Described], dict[str, str]]:
    """Describe every installed game; of those that can't be loaded or described, return by their ids what is wrong."""
    found: list[Described] = []
    wrong: dict[str, str] = {}
    for game in ids():
        try:
            found.append(describe(get(game)))
        except BadGame as error:
            wrong[game] = str(error)
        except Exception as error:  # whatever a stranger's package raises
            wrong[game] = f"{game} can't be described: {type(error).__name__}: {error}"
    return found, wrong


def broken() -> dict[str, str]:
    """Return what is wrong with each installed package whose game can't be played, by the id that it registers."""
    return described(lambda game: game.words().say("title"))[1]


def _loaded(game: str) -> Game | BadGame:
    try:
        return get(game)
    except BadGame as error:
        return error


def game_of(state: State) -> Game:
    """Return the game a state belongs to."""
    for game in _registered.values():
        if type(state) is game.state:
            return game
    for game in games():
        if type(state) is game.state:
            return game
    raise UnknownGame(f"no registered game has states of class {type(state).__name__}")
