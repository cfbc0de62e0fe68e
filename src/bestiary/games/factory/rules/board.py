"""Tiles on growing boards: cells are numbered as they open, and an index finds a cell's neighbours at once.

What a tile shows and what a cell asks for are codes, so that a tile fits a cell if one comparison says so, and the
legal places cost as much as there are open cells, however many tiles lie.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from bestiary.games.factory.rules.edges import count_edges, edge_of, on_side, opposite
from bestiary.games.factory.rules.numbers import BLANK, EDGE, NONE, SIDES
from bestiary.games.factory.rules.position import Position

DX: Final[vec[i64]] = vec[i64]([0, 1, 0, -1])  # up, right, down, left
DY: Final[vec[i64]] = vec[i64]([-1, 0, 1, 0])
SLOTS: Final[i64] = 1024  # of the index; a power of two

# A place in events: owner, number of the minion, coordinates moved into the positive, rotation
PLACE_OWNER: Final[i64] = 1 << 24
PLACE_MINION: Final[i64] = 1 << 18
PLACE_X: Final[i64] = 1 << 10
PLACE_Y: Final[i64] = 1 << 2
MIDDLE: Final[i64] = 128


def slot_of(position: Position, monster: i64, x: i64, y: i64) -> i64:
    """Return the index slot of a spot: its cell's, or the free one where it would go."""
    slot = (monster * 7919 + x * 131 + y * 31) & (SLOTS - 1)
    while True:
        found = position.index[slot] - 1
        if found < 0:
            return slot
        if position.cell_monster[found] == monster and position.cell_x[found] == x and position.cell_y[found] == y:
            return slot
        slot = (slot + 1) & (SLOTS - 1)


def cell_at(position: Position, monster: i64, x: i64, y: i64) -> i64:
    """Return the cell of a spot, NONE where nothing lies and no edge reaches."""
    return position.index[slot_of(position, monster, x, y)] - 1


def open_cell(position: Position, monster: i64, x: i64, y: i64) -> i64:
    """Open a cell, with what the tiles around it show there."""
    cell = len(position.cell_monster)
    position.index[slot_of(position, monster, x, y)] = cell + 1
    known: i64 = 0
    needs: i64 = 0
    side: i64 = 0
    while side < SIDES:
        other = cell_at(position, monster, x + DX[side], y + DY[side])
        if other != NONE and position.cell_face[other] != NONE:
            shown = position.code(position.cell_face[other], position.cell_turn[other])
            known |= on_side(EDGE, side)
            needs |= on_side(edge_of(shown, opposite(side)), side)
        side += 1
    position.cell_monster = append(position.cell_monster, monster)
    position.cell_x = append(position.cell_x, x)
    position.cell_y = append(position.cell_y, y)
    position.cell_face = append(position.cell_face, NONE)
    position.cell_turn = append(position.cell_turn, 0)
    position.cell_known = append(position.cell_known, known)
    position.cell_needs = append(position.cell_needs, needs)
    position.open_cells = append(position.open_cells, cell)
    position.monster_open[monster] += 1
    return cell


def fill_cell(position: Position, cell: i64, face: i64, rotation: i64) -> None:
    """Lay a tile on an open cell and open those that its edges reach."""
    monster = position.cell_monster[cell]
    position.cell_face[cell] = face
    position.cell_turn[cell] = rotation
    position.open_cells = remove(position.open_cells, cell)
    position.monster_open[monster] -= 1
    position.monster_tiles[monster] += 1
    position.monster_eyes[monster] += position.eyes[face]
    code = position.code(face, rotation)
    side: i64 = 0
    while side < SIDES:
        shown = edge_of(code, side)
        x = position.cell_x[cell] + DX[side]
        y = position.cell_y[cell] + DY[side]
        other = cell_at(position, monster, x, y)
        if other != NONE:
            position.cell_known[other] |= on_side(EDGE, opposite(side))
            position.cell_needs[other] |= on_side(shown, opposite(side))
        elif shown != BLANK:
            open_cell(position, monster, x, y)
        side += 1


def open_edges(position: Position, monster: i64) -> i64:
    """Count the thin and thick edges of a monster that reach into open cells."""
    count: i64 = 0
    for cell in position.open_cells:
        if position.cell_monster[cell] == monster:
            count += count_edges(position.cell_needs[cell])
    return count


def place_of(position: Position, cell: i64, rotation: i64) -> i64:
    """Return a place as events carry it: whose monster, where on it, and how the tile is turned."""
    monster = position.cell_monster[cell]
    x = (position.cell_x[cell] + MIDDLE) * PLACE_X
    y = (position.cell_y[cell] + MIDDLE) * PLACE_Y
    whose = position.monster_owner[monster] * PLACE_OWNER + position.monster_minion[monster] * PLACE_MINION
    return whose + x + y + rotation


def read_place(place: int) -> tuple[int, int, int, int]:
    """Return what a place in events says: the owner, the number of the minion, and the coordinates."""
    owner, rest = divmod(place, PLACE_OWNER)
    minion, rest = divmod(rest, PLACE_MINION)
    x, rest = divmod(rest, PLACE_X)
    return owner, minion, x - MIDDLE, rest // PLACE_Y - MIDDLE
