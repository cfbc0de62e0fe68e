"""The row of numbers that learners see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.games.factory.rules.edges import edge_of
from bestiary.games.factory.rules.numbers import MOST_CELLS, MOST_FACES, MOST_PLAYERS, NONE, SIDES
from bestiary.games.factory.rules.position import Position

CELL_ROW: Final[i64] = 9
SEAT_ROW: Final[i64] = 5
TABLE_ROW: Final[i64] = 5
OBSERVED: Final[i64] = MOST_CELLS * CELL_ROW + MOST_FACES * 2 + MOST_PLAYERS * SEAT_ROW + TABLE_ROW


def observe(position: Position, seat: i64) -> vec[i32]:
    """Return what the seat knows: the open cells, the tiles, everybody from the observer on, and the table."""
    row = vec[i32]([0] * OBSERVED)
    for cell in position.open_cells:
        at = cell * CELL_ROW
        monster = position.cell_monster[cell]
        row[at] = i32((position.monster_owner[monster] - seat) % position.seats + 1)
        row[at + 1] = i32(1 if position.monster_minion[monster] == 0 else 0)
        row[at + 2] = i32(position.cell_x[cell])
        row[at + 3] = i32(position.cell_y[cell])
        side: i64 = 0
        while side < SIDES:
            if edge_of(position.cell_known[cell], side):
                row[at + 4 + side] = i32(edge_of(position.cell_needs[cell], side) + 1)
            side += 1
        row[at + 8] = 1
    at = MOST_CELLS * CELL_ROW
    face: i64 = 0
    while face < len(position.pool):
        row[at + face] = i32(position.pool[face])
        row[at + MOST_FACES + face] = i32(1 if face == position.drawn else 0)
        face += 1
    at += MOST_FACES * 2
    each: i64 = 0
    while each < position.seats:
        who = (seat + each) % position.seats
        row[at] = i32(position.points[who])
        row[at + 1] = i32(position.finished_first[who])
        monster = position.monster[who]
        if monster != NONE:
            row[at + 2] = i32(position.monster_tiles[monster])
            row[at + 3] = i32(position.monster_eyes[monster])
            row[at + 4] = i32(position.monster_open[monster])
        at += SEAT_ROW
        each += 1
    at = OBSERVED - TABLE_ROW
    row[at] = i32((position.turn - seat) % position.seats)
    row[at + 1] = i32(position.step)
    row[at + 2] = i32(position.pool_size)
    row[at + 3] = i32(position.seats)
    row[at + 4] = i32(position.drawn + 1)
    return row
