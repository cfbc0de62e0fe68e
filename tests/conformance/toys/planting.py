"""How faults are planted: a broken class becomes a game of its own, noted under the property that must catch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bestiary.core import Game, State

FAULTS: dict[str, list[Game]] = {}

Broken = TypeVar("Broken", bound=type)


def plant(name: str, game: type[Game]) -> Callable[[Broken], Broken]:
    """Notes a broken state, or a broken declaration, as what a property must catch."""

    def note(broken: Broken) -> Broken:
        if issubclass(broken, State):
            parts = {"state": broken, "__module__": broken.__module__, "__qualname__": f"{broken.__name__}.game"}
            broken.game = type(f"{broken.__name__}Game", (game,), parts)
            kind = broken.game
        else:
            kind = broken
            kind.state = type(f"{broken.__name__}State", (kind.state,), {})  # a state tells its game by its class
        kind.id = broken.__name__.lower()
        FAULTS.setdefault(name, []).append(kind())
        return broken

    return note
