"""The parts `name=value` of a position in text: each is read by its name, or refused with what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from bestiary.core.declared import Option
from bestiary.core.errors import BadNotation
from bestiary.core.game import Game
from bestiary.core.state import State

Value = TypeVar("Value")


def read_part(parts: Mapping[str, str], name: str, default: str, read: Callable[[str], Value], right: str) -> Value:
    """Read a part by a function that raises `ValueError` for what it can't read; `right` says what it can."""
    text = parts.get(name, default)
    try:
        return read(text)
    except ValueError:
        raise BadNotation(f"{name}={text}: write {right}") from None


def read_number(parts: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    """Read a number that lies in a range."""

    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read_part(parts, name, str(default), number, f"a number from {least} to {most}")


def read_options(game: Game, state: State, parts: Mapping[str, str]) -> None:
    """Read the options that a state holds from the parts that bear their names, by default the first value of each."""
    for option in held(game, state):
        setattr(state, option.name, read_choice(parts, option.name, option.values))


def write_options(game: Game, state: State) -> dict[str, str]:
    """Return the parts for the options of a state that are not the default."""
    found = {option.name: (option, int(getattr(state, option.name))) for option in held(game, state)}
    return {name: option.values[index] for name, (option, index) in found.items() if index}


def held(game: Game, state: State) -> list[Option]:
    """Return the options that a state holds as the index of their value."""
    return [each for each in game.options if not each.open and isinstance(getattr(state, each.name, None), int)]


def read_choice(parts: Mapping[str, str], name: str, values: tuple[str, ...]) -> int:
    """Read one of several words, by default the first, and return its number."""
    return read_part(parts, name, values[0], values.index, f"one of {', '.join(values)}")
