"""The Study die: how it is turned, and the Actions that are for it alone."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
from bestiary.games.maker.rules.position import Position


def turned(die: i64, steps: i64) -> i64:
    """Return what a Study die shows after it was turned up or down; steps beyond its ends are lost."""
    return max(n.BEST, min(n.WORST, die + steps))


def turn_die(position: Position, seat: i64, steps: i64) -> None:
    """Turn a seat's Study die."""
    value = turned(position.die[seat], steps)
    if value != position.die[seat]:
        position.die[seat] = value
        position.tell(n.DIE_TURNED, seat, value)


def prepare(position: Position, seat: i64) -> None:
    """Announce that the player prepares to study."""
    position.tell(n.PREPARED, seat)
    position.prepared = True


def study(position: Position, seat: i64) -> None:
    """Turn the Study die down, twice if the player prepared."""
    position.tell(n.STUDIED, seat)
    turn_die(position, seat, -2 if position.prepared else -1)
