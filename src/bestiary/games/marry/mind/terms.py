"""What a position is made of, as bots weigh it: the terms that the game declares, in their order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.marry.rules.board import VALUES
from bestiary.games.marry.rules.numbers import SPACES, TOWERS_TO_WIN
from bestiary.games.marry.rules.position import Position


def terms_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write the seat's terms and return how many there are."""
    income: i64 = 0
    houses: i64 = 0
    manors: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if position.owner[space] == seat:
            income += VALUES[space]
            if position.height[space] == 1:
                houses += 1
            elif position.height[space] == 2:
                manors += 1
        space += 1
    out[0] = position.points[seat]
    out[1] = income
    out[2] = min(TOWERS_TO_WIN, position.towers[seat])
    out[3] = manors
    out[4] = houses
    out[5] = position.hand_size[seat]
    out[6] = 1 if position.winner == seat else 0
    return 7
