"""Where a tile may be added: to whose monster, in which cell, and how it is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import SCRATCH
from bestiary.games.factory.rules.numbers import (
    DRAFT,
    F_1_START,
    F_12_COMPLETE,
    F_21_BANNED,
    F_27_SAME,
    NONE,
    PLACE,
    R_FILLED,
    R_MATCH,
    R_NO_CELL,
    SIDES,
)
from bestiary.games.factory.rules.position import Position

if TYPE_CHECKING:
    from bestiary.core.declared import Stage

# What placing the drawn tile needs, in the order in which a refusal names it
PLACE_NEEDS: Final[tuple[tuple[int, Stage], ...]] = (
    (F_1_START, "step"),
    (F_12_COMPLETE, "may"),
    (F_21_BANNED, "may"),
    (R_NO_CELL, "target"),
    (R_FILLED, "target"),
    (R_MATCH, "target"),
    (F_27_SAME, "target"),
)
PLACE_RULES: Final[vec[i64]] = vec[i64]([rule for rule, _ in PLACE_NEEDS])

SEVERAL: Final[i64] = -2  # places for a tile, where one would be an action

# How a face fills a cell
MISFIT: Final[i64] = 0
FITS: Final[i64] = 1
CLOSES: Final[i64] = 2  # it fits, and opens no other cell


def place_action(cell: i64, rotation: i64) -> i64:
    """Return the action that lays the drawn tile on a cell."""
    return PLACE + cell * SIDES + rotation


def cell_of(action: i64) -> i64:
    """Return the cell of a placement."""
    return (action - PLACE) // SIDES


def rotation_of(action: i64) -> i64:
    """Return how many quarters the tile of a placement is turned clockwise."""
    return (action - PLACE) % SIDES


def may_add(position: Position, seat: i64, monster: i64) -> bool:
    """Tell whether a player may add to a monster: others' first ones are closed to whoever has finished his own."""
    if not position.finished_first[seat]:
        return True
    return position.monster_minion[monster] > 0 or position.monster_owner[monster] == seat


def matches(code: i64, known: i64, needs: i64) -> bool:
    """Tell whether edges are those that a cell needs on every side where a tile touches it."""
    return code & known == needs


def fits(position: Position, face: i64, cell: i64, rotation: i64) -> bool:
    """Tell whether a turned face matches all that touches a cell; an open cell always has an edge to join."""
    return matches(position.codes[face * SIDES + rotation], position.cell_known[cell], position.cell_needs[cell])


def places_into(position: Position, seat: i64, face: i64, out: vec[i64], most: i64) -> i64:
    """Write where and how a player may lay a face, at most so many actions, and return how many there are."""
    count: i64 = 0
    turns = position.turns(face)
    for cell in position.open_cells:
        if may_add(position, seat, position.cell_monster[cell]):
            rotation: i64 = 0
            while rotation < turns:
                if fits(position, face, cell, rotation):
                    out[count] = place_action(cell, rotation)
                    count += 1
                    if count == most:
                        return count
                rotation += 1
    return count


def only_place(position: Position, seat: i64, face: i64) -> i64:
    """Return the action that lays a face where alone this player may; NONE if it fits nowhere, or SEVERAL."""
    count = places_into(position, seat, face, SCRATCH, 2)
    if count == 0:
        return NONE
    return SCRATCH[0] if count == 1 else SEVERAL


def why_not_place(position: Position, seat: i64, cell: i64, rotation: i64) -> i64:
    """Return the first rule that forbids a player to lay the drawn tile on a cell, or 0."""
    for rule in PLACE_RULES:
        if place_fails(position, seat, cell, rotation, rule):
            return rule
    return 0


def place_fails(position: Position, seat: i64, cell: i64, rotation: i64, rule: i64) -> bool:
    """Tell whether laying the drawn tile on a cell fails a rule's condition, whatever else stands against it."""
    if rule == F_1_START:
        return position.step == DRAFT
    if cell >= len(position.cell_monster):
        return rule == R_NO_CELL
    monster = position.cell_monster[cell]
    if rule == F_12_COMPLETE:
        return position.monster_done[monster] > 0
    if rule == F_21_BANNED:
        return not may_add(position, seat, monster)
    if rule == R_FILLED:
        return position.cell_face[cell] != NONE
    if position.drawn == NONE or position.cell_face[cell] != NONE:
        return False
    if rule == R_MATCH:
        return not fits(position, position.drawn, cell, rotation)
    return rule == F_27_SAME and rotation >= position.turns(position.drawn)


def fills(position: Position, face: i64, cell: i64) -> i64:
    """Return how a face, turned as suits it best, fills an open cell: MISFIT, FITS or CLOSES."""
    known = position.cell_known[cell]
    needs = position.cell_needs[cell]
    found = MISFIT
    at = face * SIDES
    end = at + SIDES
    while at < end:
        code = position.codes[at]
        if code == needs:
            return CLOSES
        if matches(code, known, needs):
            found = FITS
        at += 1
    return found


def can_be_filled(position: Position, cell: i64) -> bool:
    """Tell whether a tile of the pool, or the one just drawn, could still fill an open cell."""
    face: i64 = 0
    while face < len(position.pool):
        if position.pool[face] > 0 or face == position.drawn:
            rotation: i64 = 0
            while rotation < SIDES:
                if fits(position, face, cell, rotation):
                    return True
                rotation += 1
        face += 1
    return False
