"""A drawing of any view, for games that bring none: what the game adds to it field by field, and the board's spots."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.core.view import Drawing, View
from bestiary.core.words import Words

COMMON = frozenset(View.__struct_fields__)


def draw_view(view: View, words: Words) -> Drawing:
    """Draw a view as plain lines; a field is called as the catalogue calls it (`field-<name>`), or by its name."""
    places: dict[str, tuple[int, int, int]] = {}
    lines = [
        f"{_label(name, words)}: {_text(msgspec.to_builtins(getattr(view, name)))}"
        for name in view.__struct_fields__
        if name not in COMMON or name == "scores"
    ]
    for spot in view.spots:
        places[spot.id] = (len(lines), 0, len(spot.id))
        pieces = [_text(msgspec.to_builtins(piece)) for piece in spot.pieces]
        lines.append(" ".join([spot.id, str(spot.value), *pieces]))
    return Drawing(lines, places, lines)


def _label(name: str, words: Words) -> str:
    message = f"field-{name.replace('_', '-')}"
    return words.say(message) if words.has(message) else name.replace("_", " ")


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(f"({_text(each)})" if isinstance(each, list | dict) else _text(each) for each in value) or "-"
    return "?" if value is None else str(value)
