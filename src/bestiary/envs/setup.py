"""What all adapters share: a game with its table set, its seeds, its nature, and what can go wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from operator import index
from typing import Literal, SupportsIndex, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core import (
    NATURE,
    BadOption,
    BadSeats,
    BadSeed,
    BestiaryError,
    Chance,
    Game,
    State,
    get,
    ids,
    register,
)
from bestiary.core.optional.nature import nature_of

Nature: TypeAlias = Callable[[State, Chance], Sequence[int]]
"""Computes an outcome for a state in which NATURE owes one, asking the source for all that is random in it.

A game has its own two: `Game.outcome`, which is quick, and `Game.live_outcome`, which is what people play with; another
one may be given in their place.
"""

Natures: TypeAlias = 'Nature | Literal["quick", "live"]'

IllegalMode: TypeAlias = Literal["end", "raise"]

PACKAGES = {"pyspiel": "open_spiel"}  # where the package is not named like the module
SEED_BITS = 60
RESET_FIRST = "call reset() first: no game is being played"
RENDER_MODES = ("ansi", "human")
ILLEGAL_REWARD = -1.0


class MissingPackage(BestiaryError, ImportError):
    """What is raised when an adapter's library is not installed; its text says what to install."""

    def __init__(self, package: str) -> None:
        super().__init__(
            f"this adapter needs {PACKAGES.get(package, package)}, which is not installed: pip install 'bestiary[envs]'"
        )


class NotReset(BestiaryError, AttributeError):
    """What is raised when an environment is used before `reset()`, or after its game is over."""


class BadRenderMode(BadOption, TypeError):
    """What is raised for a way of rendering that there is not; whoever tries one out expects a TypeError."""


class BadAction(BestiaryError):
    """Something that is no action number at all, or a decision that is owed and missing."""


class Setup:
    """A game with its number of players, options and nature, checked once."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        nature: Natures | None = None,
    ) -> None:
        self.game = known(game)
        self.players = players_of(self.game, players)
        self.options = self.game.complete_ending(options or {})
        self.given: Natures | None = nature
        self.nature: Nature = self._quick
        if nature == "live":
            self.nature = self._live
        elif callable(nature):
            self.nature = nature
        elif nature not in (None, "quick"):
            raise BadOption(f"`nature` is 'quick', 'live' or a function, not {nature!r}")

    def __reduce__(self) -> tuple[type[Setup], tuple[str, int, dict[str, str], Natures | None]]:
        return Setup, (self.game.id, self.players, self.options, self.given)

    def _quick(self, state: State, chance: Chance) -> Sequence[int]:
        return nature_of(self.game).outcome(state, chance)

    def _live(self, state: State, chance: Chance) -> Sequence[int]:
        return nature_of(self.game).live_outcome(state, chance)

    @property
    def name(self) -> str:
        """Return the environment's name with the rules version, as the libraries write it."""
        return f"{self.game.id}_v{self.game.rules_version}"

    def start(self, chance: Chance) -> State:
        """Set a game up in which a seat owes, or which is over."""
        state: State = self.game.start(self.players, chance, self.options)
        self.settle(state)
        return state

    def settle(self, state: State) -> int:
        """Let nature answer as long as it owes, and return the mask of the seats that owe then."""
        while (owed := state.to_act()) == NATURE:
            state.apply_nature(vec[i64](self.nature(state, state.chance)))
        return owed

    def draw(self, state: State, seat: int) -> str:
        """Draw what a seat sees as text; `seat == players` is the spectator."""
        return "\n".join(self.game.draw(self.game.view_of(state, seat), self.game.words()).lines)


def known(game: str | Game) -> Game:
    """Return a game; one that is given itself is registered if need be, since copies find it by its id."""
    if isinstance(game, str):
        return get(game)
    return game if game.id in ids() else register(game)


def need(package: str) -> None:
    """Raise `MissingPackage` for a library that is not installed."""
    if find_spec(package) is None:
        raise MissingPackage(package)


def env_id(game: Game) -> str:
    """Return the name a game's environments are registered under, with the version of its rules."""
    return f"bestiary/{game.id}-v{game.rules_version}"


def players_of(game: Game, players: int | None) -> int:
    """Return the number of players, by default the smallest the game has."""
    if players is None:
        return game.seats[0]
    if players not in game.seats:
        raise BadSeats(f"{game.id} is played by {', '.join(map(str, game.seats))} players, not {players}")
    return int(players)


def seed_source(seed: SupportsIndex | None) -> random.Random:
    """Make the source of an environment's seeds, one a game; without a seed, from the machine's entropy."""
    if seed is None:
        return random.Random()
    try:
        return random.Random(index(seed))
    except TypeError:
        raise BadSeed(f"a seed is a whole number or None, not {seed!r}") from None


def action_number(action: object) -> int:
    """Return an action as a plain int, whichever integer type a library made it of."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise BadAction(f"an action is a whole number, not {action!r}") from None


def check_illegal(mode: IllegalMode) -> IllegalMode:
    """Return how illegal actions are answered, if it is one of the ways there are."""
    if mode not in get_args(IllegalMode):
        raise BadOption(f"`illegal` is 'end' (the offender loses) or 'raise', not {mode!r}")
    return mode


def check_render(mode: str | None) -> str | None:
    """Return a render mode, if it is one of those there are."""
    if mode is None or mode in RENDER_MODES:
        return mode
    raise BadRenderMode(f"`render_mode` is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
