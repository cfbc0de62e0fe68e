"""The end of the game, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.factory.rules.numbers import SCORED, WON
from bestiary.games.factory.rules.position import Position


def all_first_complete(position: Position) -> bool:
    """Tell whether every player's first monster is complete."""
    return all(finished for finished in position.finished_first)


def end(position: Position, reason: i64) -> None:
    """End the game for a reason: complete monsters have been counted, the rest scores nothing."""
    position.tell(reason)
    position.over = True
    won = winners(position)
    seat: i64 = 0
    while seat < position.seats:
        position.tell(SCORED, seat, position.points[seat])
        if won >> seat & 1:
            position.tell(WON, seat, position.points[seat])
        seat += 1


def winners(position: Position) -> i64:
    """Return the mask of those with the most points, who share the victory; 0 while the game runs."""
    if not position.over:
        return 0
    best: i64 = 0
    for points in position.points:
        best = max(best, points)
    mask: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if position.points[seat] == best:
            mask |= i64(1) << seat
        seat += 1
    return mask
