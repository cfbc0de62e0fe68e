"""A state's columns, found by looking at its attributes: packing, copying and observing need no code per game."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32

if TYPE_CHECKING:
    from bestiary.core.game import Game
    from bestiary.core.state import State

NOT_COLUMNS: Final = frozenset({"chance", "log"})
OBSERVED_FRAMES: Final = 8  # cells of pending decisions that an observation has room for: the first two
LEAST, MOST = -(1 << 31), (1 << 31) - 1  # what an observation can hold

_declared: dict[type[State], frozenset[str]] = {}  # attributes of compiled states, which have no dictionary of them
_layouts: dict[type[State], list[tuple[str, int]]] = {}


def columns(state: State) -> list[str]:
    """Return the names of a state's attributes, sorted, without its chance source and log."""
    return sorted(_names(state))


def _names(state: State) -> frozenset[str]:
    kind = type(state)
    if kind not in _declared:
        _declared[kind] = frozenset(
            name
            for each in kind.__mro__
            for name, value in vars(each).items()
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__")
        )
    return _declared[kind].union(getattr(state, "__dict__", ())) - NOT_COLUMNS


def copy_columns(state: State, twin: State) -> None:
    """Copy every column into a blank state of the same class."""
    for name in _names(state):
        value = getattr(state, name)
        setattr(twin, name, value if isinstance(value, int) else value[:])


def observe_columns(state: State, seat: int) -> vec[i32]:
    """Return who looks, and the columns of what he may know, one after another, each cut or filled to its length.

    A column is as long as after a deal with the most players; a game whose columns grow beyond it observes by itself.
    """
    from bestiary.core.registry import game_of

    blind = state.blind(seat)
    row = [seat]
    for name, length in layout(game_of(state)):
        value = getattr(blind, name)
        cells = [int(value)] if isinstance(value, int) else [*map(int, value[:length])]
        row += [min(max(cell, LEAST), MOST) for cell in cells] + [LEAST] * (length - len(cells))
    return vec[i32](row)


def layout(game: Game) -> list[tuple[str, int]]:
    """Return the columns that an observation holds by default, and how many cells of each."""
    from bestiary.core.chance import Chance

    if game.state not in _layouts:
        dealt = game.start(max(game.seats), Chance(0))
        sizes = {name: 1 if isinstance(value := getattr(dealt, name), int) else len(value) for name in columns(dealt)}
        _layouts[game.state] = [*{**sizes, "frames": OBSERVED_FRAMES}.items()]
    return _layouts[game.state]


def observation_width(game: Game) -> int:
    """Return how many numbers an observation has: as the game declares, or as its columns make it."""
    from bestiary.core.optional.mind import mind_of

    return mind_of(game).observation_width or 1 + sum(length for _, length in layout(game))
