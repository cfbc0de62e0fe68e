"""What all adapters share: a game with its table set, its seeds, its nature, and what can go wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Literal, SupportsIndex, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core import NATURE, BadOption, BadSeats, BadSeed, BestiaryError, Chance, Game, State, bits, get

Nature: TypeAlias = Callable[[State, Chance], Sequence[int]]
"""Computes an outcome from outside for a state in which NATURE owes one; whatever is random in it asks the source."""

IllegalMode: TypeAlias = Literal["end", "raise"]

SEED_BITS = 60


class MissingPackage(BestiaryError, ImportError):
    """Is raised when an adapter's library is not installed; says what to install."""

    def __init__(self, package: str) -> None:
        super().__init__(f"this adapter needs {package}, which is not installed: pip install 'bestiary[envs]'")


class NotReset(BestiaryError, AttributeError):
    """Is raised when an environment is used before `reset()`, or after its game is over."""


class BadAction(BestiaryError):
    """Is raised for what is no action number at all, or for a decision that is owed and missing."""


class Setup:
    """Is a game with its number of players, options and nature, checked once and cheap to start again."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        nature: Nature | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else get(game)
        self.players = players_of(self.game, players)
        self.options = self.game.complete(options or {})
        self.nature = nature
        if self.game.nature and nature is None:
            raise BadOption(
                f"{self.game.id} has outcomes that its rules can't compute: give `nature=`, "
                "a function of the state and a chance source that returns one"
            )

    def __reduce__(self) -> tuple[type[Setup], tuple[str, int, dict[str, str], Nature | None]]:
        return Setup, (self.game.id, self.players, self.options, self.nature)

    @property
    def name(self) -> str:
        """Returns the environment's name with the rules version, as the libraries write it."""
        return f"{self.game.id}_v{self.game.rules_version}"

    def start(self, chance: Chance) -> State:
        """Sets a game up in which a seat owes, or which is over."""
        state = self.game.start(self.players, chance, self.options)
        self.settle(state)
        return state

    def settle(self, state: State) -> int:
        """Lets nature answer as long as it owes, and returns the mask of the seats that owe then."""
        while (owed := state.to_act()) == NATURE:
            assert self.nature is not None
            state.apply_nature(vec[i64](self.nature(state, state.chance)))
        return owed

    def shares(self, state: State) -> list[float]:
        """Returns what each seat won: the winners split 1, and nobody wins a game that was cut short."""
        won = bits(state.winners())
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(self.players)]

    def draw(self, state: State, seat: int) -> str:
        """Draws what a seat sees as text; `seat == players` is the spectator."""
        return "\n".join(self.game.draw(self.game.view_of(state, seat), self.game.words()).lines)


def players_of(game: Game, players: int | None) -> int:
    """Returns the number of players, by default the smallest the game has."""
    if players is None:
        return game.seats[0]
    if players not in game.seats:
        raise BadSeats(f"{game.id} is played by {', '.join(map(str, game.seats))} players, not {players}")
    return int(players)


def seed_source(seed: SupportsIndex | None) -> random.Random:
    """Makes the source of an environment's seeds, one a game; without a seed, from the machine's entropy."""
    if seed is None:
        return random.Random()
    try:
        return random.Random(index(seed))
    except TypeError:
        raise BadSeed(f"a seed is a whole number or None, not {seed!r}") from None


def action_number(action: object) -> int:
    """Returns an action as a plain int, whichever integer type a library made it of."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise BadAction(f"an action is a whole number, not {action!r}") from None


def check_illegal(mode: IllegalMode) -> IllegalMode:
    """Returns how illegal actions are answered, if it is one of the ways there are."""
    if mode not in get_args(IllegalMode):
        raise BadOption(f"`illegal` is 'end' (the offender loses) or 'raise', not {mode!r}")
    return mode


def check_render(mode: str | None, modes: Sequence[str]) -> str | None:
    """Returns a render mode, if it is one of those there are."""
    if mode is None or mode in modes:
        return mode
    raise BadOption(f"`render_mode` is None or one of {', '.join(modes)}, not {mode!r}")
