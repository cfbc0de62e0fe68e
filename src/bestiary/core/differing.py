"""What a seat sees otherwise than spectators do, for games that bring fast views."""

from __future__ import annotations

from typing import Any

from bestiary.core.view import View


def differing(public: View, fields: dict[str, Any]) -> dict[str, Any]:
    """Return those of a seat's fields that a spectator sees otherwise; a table need not look at any other."""
    return {name: value for name, value in fields.items() if getattr(public, name) != value}
