"""End of the game and scoring."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
from bestiary.games.maker.rules.position import Position


def score(position: Position, seat: i64) -> i64:
    """Return a seat's points: its parts, the bonus for rotted ones, and the reviver's."""
    total: i64 = 0
    rotted: i64 = 0
    kind: i64 = 0
    while kind < n.KINDS:
        card = position.sewn_on(seat, kind)
        if card != n.NOBODY:
            total += position.value[card]
            if position.value[card] == 0:
                rotted += 1
        kind += 1
    if rotted >= n.FIRST_ROTTED_BONUS:
        total += (rotted - n.FIRST_ROTTED_BONUS + 1) * n.ROTTED_POINTS
    return total + n.REVIVER_POINTS if position.reviver == seat else total


def winners(position: Position) -> i64:
    """Return who won, as a mask: the reviver if he is among the best, else all of them."""
    if not position.over:
        return 0
    best: i64 = -1
    mask: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        points = score(position, seat)
        if points > best:
            best = points
            mask = 0
        if points == best:
            mask |= i64(1) << seat
        seat += 1
    if position.reviver != n.NOBODY and mask >> position.reviver & 1:
        return i64(1) << position.reviver
    return mask


def end(position: Position) -> None:
    """End the game and count."""
    position.over = True
    position.tell_count(n.COUNTED, n.WON)
