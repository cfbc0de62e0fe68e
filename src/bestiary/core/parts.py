"""The parts `name=value` of a position in text: each is read by its name, or refused with what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from bestiary.core.errors import BadNotation

Value = TypeVar("Value")


def read_part(parts: Mapping[str, str], name: str, default: str, read: Callable[[str], Value], right: str) -> Value:
    """Reads a part by a function that raises `ValueError` for what it can't read; `right` says what it can."""
    text = parts.get(name, default)
    try:
        return read(text)
    except ValueError:
        raise BadNotation(f"{name}={text}: write {right}") from None


def read_number(parts: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    """Reads a number that lies in a range."""

    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read_part(parts, name, str(default), number, f"a number from {least} to {most}")


def read_choice(parts: Mapping[str, str], name: str, values: tuple[str, ...]) -> int:
    """Reads one of several words, by default the first, and returns its number."""
    return read_part(parts, name, values[0], values.index, f"one of {', '.join(values)}")
