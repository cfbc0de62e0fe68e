"""What a position promises each player: the score terms."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.factory.rules.ending import winners
from bestiary.games.factory.rules.numbers import NONE
from bestiary.games.factory.rules.placing import can_be_filled
from bestiary.games.factory.rules.position import Position

TERMS: Final[i64] = 5
FIXED: Final[i64] = 100  # promises are counted in hundredths of a point
TURNS_A_CELL: Final[i64] = 3  # each player's turns that it takes to close one
TILES_A_CELL: Final[i64] = 2  # what grows out of it until then


def promise(position: Position, monster: i64) -> i64:
    """Return what a monster in progress is likely to bring: its size to come, times its chance to be finished.

    The chance falls with the open cells and rises with the turns each player still has; with a cell that no tile
    left can fill it is none.
    """
    if position.monster_done[monster]:
        return 0
    for cell in position.open_cells:
        if position.cell_monster[cell] == monster and not can_be_filled(position, cell):
            return 0
    turns = position.pool_size * FIXED // position.seats
    gaps = position.monster_open[monster] * FIXED
    size = position.monster_eyes[monster] * FIXED
    if position.monster_minion[monster] == 0:
        size = position.monster_tiles[monster] * FIXED + min(turns, gaps * TILES_A_CELL)
    return size * turns // (turns + gaps * TURNS_A_CELL)


def terms_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write the seat's score terms in declared order and return how many there are."""
    out[0] = position.points[seat]
    out[1] = 0
    out[2] = 0
    out[3] = 0
    other: i64 = 0
    while other < position.seats:
        monster = position.monster[other]
        promised = promise(position, monster) if monster != NONE and not position.over else i64(0)
        if other == seat:
            out[1] = promised
        else:
            out[2] += position.points[other]
            out[3] += promised
        other += 1
    out[4] = 1 if winners(position) >> seat & 1 else 0
    return TERMS
