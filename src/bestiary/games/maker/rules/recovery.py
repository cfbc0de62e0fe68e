"""The third Action, i: take one's robbery cards back."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
from bestiary.core.state import ones
from bestiary.games.maker.rules.position import Position


def why_not_recover(position: Position, seat: i64) -> i64:
    """Return the rule against it, or 0: more robbery cards must lie face up than the Study die shows."""
    return i64(0) if ones(position.stones[seat]) > position.die[seat] else n.M_22_RECOVER


def recover(position: Position, seat: i64) -> None:
    """Turn all robbery cards face down again."""
    position.tell(n.RECOVERED, seat, ones(position.stones[seat]))
    position.stones[seat] = 0
