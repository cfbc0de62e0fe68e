"""Game material: which body parts there are. A front is counted as kind * VALUES + value."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
from bestiary.core.chance import Chance


def in_game(seats: i64, kind: i64, value: i64) -> bool:
    """Tell whether a front is in the game: brains are 1 to 5 and 7, the rest 0 to 5, less with fewer players."""
    if kind == n.BRAIN and value == n.GENIUS:
        return True
    if value > seats:
        return False
    return value > 0 if kind == n.BRAIN else True


def all_fronts(seats: i64) -> vec[i64]:
    """Return for each front whether it is in the game."""
    left = vec[i64]([0] * (n.KINDS * n.VALUES))
    front: i64 = 0
    while front < n.KINDS * n.VALUES:
        if in_game(seats, front // n.VALUES, front % n.VALUES):
            left[front] = 1
        front += 1
    return left


def draw_front(left: vec[i64], start: i64, width: i64, chance: Chance) -> i64:
    """Take one of the fronts left in a range, each as likely."""
    count: i64 = 0
    front = start
    while front < start + width:
        count += left[front]
        front += 1
    pick = chance.below(count)
    front = start
    while pick >= left[front]:
        pick -= left[front]
        front += 1
    left[front] = 0
    return front
