"""Tiles on growing boards: cells are numbered as they open, and a position index finds a cell's neighbours at once.

What a tile shows and what a cell asks for are codes of eight bits, so that a tile fits a cell if one comparison says
so, and the legal places cost as much as there are open cells, however many tiles lie.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.state import NOTHING, State
from bestiary.games.factory.rules_numbers import (
    BLANK,
    CODE,
    DRAFT,
    EDGE,
    EDGE_BITS,
    EYE,
    MIDDLE,
    NONE,
    PLACE_MINION,
    PLACE_OWNER,
    PLACE_X,
    PLACE_Y,
    SIDES,
)

DX: Final[vec[i64]] = vec[i64]([0, 1, 0, -1])  # up, right, down, left
DY: Final[vec[i64]] = vec[i64]([-1, 0, 1, 0])
SLOTS: Final[i64] = 1024  # of the position index; a power of two


class Position(State):
    """Is a game of Monster Factory at one moment, without its rules. Nothing in it is hidden but the order to come."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.draft: i64 = 0  # the option's value
        self.codes: vec[i64] = NOTHING  # the set, by face * 4 + rotation
        self.eyes: vec[i64] = NOTHING  # the set, by face
        self.counts: vec[i64] = NOTHING  # the set, by face
        self.names: vec[i64] = NOTHING  # letters of a designer's names, parted by spaces; none for the shipped set
        self.pool: vec[i64] = NOTHING  # face-down tiles by face
        self.pool_size: i64 = 0
        self.out: vec[i64] = NOTHING  # unplayable tiles by face
        self.first: i64 = 0
        self.turn: i64 = 0
        self.step: i64 = DRAFT
        self.picked: i64 = 0
        self.drawn: i64 = NONE
        self.points: vec[i64] = NOTHING
        self.finished_first: vec[i64] = NOTHING  # by seat
        self.monster: vec[i64] = NOTHING  # by seat: the one in progress
        self.monster_owner: vec[i64] = NOTHING
        self.monster_minion: vec[i64] = NOTHING  # 0 for a first monster, then counted by owner
        self.monster_tiles: vec[i64] = NOTHING
        self.monster_eyes: vec[i64] = NOTHING
        self.monster_open: vec[i64] = NOTHING  # open cells of each
        self.monster_done: vec[i64] = NOTHING
        self.cell_monster: vec[i64] = NOTHING
        self.cell_x: vec[i64] = NOTHING
        self.cell_y: vec[i64] = NOTHING
        self.cell_face: vec[i64] = NOTHING  # NONE while open
        self.cell_turn: vec[i64] = NOTHING
        self.cell_known: vec[i64] = NOTHING  # the bits of a code for which a neighbour lies there
        self.cell_needs: vec[i64] = NOTHING  # what the neighbours show, as a code
        self.open_cells: vec[i64] = NOTHING  # ascending
        self.index: vec[i64] = NOTHING  # open addressing by monster and coordinates: cell + 1

    def blank(self) -> Position:
        """Makes an empty state of the same class."""
        raise NotImplementedError

    # Tiles

    def code(self, face: i64, rotation: i64) -> i64:
        """Returns the edges of a turned face."""
        return self.codes[face * SIDES + rotation]

    def turns(self, face: i64) -> i64:
        """Returns how many rotations of a face differ."""
        code = self.code(face, 0)
        if code == self.code(face, 1):
            return 1
        return 2 if code == self.code(face, 2) else SIDES

    def fits(self, face: i64, cell: i64, rotation: i64) -> bool:
        """Tells whether a turned face matches all that touches a cell; an open cell always has an edge to join."""
        return self.codes[face * SIDES + rotation] & self.cell_known[cell] == self.cell_needs[cell]

    def shape(self, face: i64) -> i64:
        """Returns what events and words call a tile: the least code of its rotations, marked if it shows an eye."""
        least = self.code(face, 0)
        rotation: i64 = 1
        while rotation < SIDES:
            least = min(least, self.code(face, rotation))
            rotation += 1
        return least + EYE * self.eyes[face]

    # Cells

    def slot(self, monster: i64, x: i64, y: i64) -> i64:
        """Returns the index slot of a place: its cell's, or the free one where it would go."""
        slot = (monster * 7919 + x * 131 + y * 31) & (SLOTS - 1)
        while True:
            found = self.index[slot] - 1
            if found < 0:
                return slot
            if self.cell_monster[found] == monster and self.cell_x[found] == x and self.cell_y[found] == y:
                return slot
            slot = (slot + 1) & (SLOTS - 1)

    def new_cell(self, monster: i64, x: i64, y: i64) -> i64:
        """Opens a cell, with what the tiles around it show there."""
        cell = len(self.cell_monster)
        self.index[self.slot(monster, x, y)] = cell + 1
        known: i64 = 0
        needs: i64 = 0
        side: i64 = 0
        while side < SIDES:
            other = self.index[self.slot(monster, x + DX[side], y + DY[side])] - 1
            if other >= 0 and self.cell_face[other] != NONE:
                facing = self.code(self.cell_face[other], self.cell_turn[other]) >> (side ^ 2) * EDGE_BITS & EDGE
                known |= EDGE << side * EDGE_BITS
                needs |= facing << side * EDGE_BITS
            side += 1
        self.cell_monster = append(self.cell_monster, monster)
        self.cell_x = append(self.cell_x, x)
        self.cell_y = append(self.cell_y, y)
        self.cell_face = append(self.cell_face, NONE)
        self.cell_turn = append(self.cell_turn, 0)
        self.cell_known = append(self.cell_known, known)
        self.cell_needs = append(self.cell_needs, needs)
        self.open_cells = append(self.open_cells, cell)
        self.monster_open[monster] += 1
        return cell

    def fill_cell(self, cell: i64, face: i64, rotation: i64) -> None:
        """Lays a tile on an open cell and opens those that its edges reach."""
        monster = self.cell_monster[cell]
        self.cell_face[cell] = face
        self.cell_turn[cell] = rotation
        self.open_cells = remove(self.open_cells, cell)
        self.monster_open[monster] -= 1
        self.monster_tiles[monster] += 1
        self.monster_eyes[monster] += self.eyes[face]
        code = self.code(face, rotation)
        side: i64 = 0
        while side < SIDES:
            shown = code >> side * EDGE_BITS & EDGE
            x = self.cell_x[cell] + DX[side]
            y = self.cell_y[cell] + DY[side]
            other = self.index[self.slot(monster, x, y)] - 1
            if other >= 0:
                facing = (side ^ 2) * EDGE_BITS
                self.cell_known[other] |= EDGE << facing
                self.cell_needs[other] |= shown << facing
            elif shown != BLANK:
                self.new_cell(monster, x, y)
            side += 1

    def open_edges(self, monster: i64) -> i64:
        """Returns how many thin or thick edges of a monster reach into open cells."""
        count: i64 = 0
        for cell in self.open_cells:
            if self.cell_monster[cell] == monster:
                needs = self.cell_needs[cell]
                while needs:
                    if needs & EDGE:
                        count += 1
                    needs >>= EDGE_BITS
        return count

    def can_be_filled(self, cell: i64) -> bool:
        """Tells whether a tile of the pool, or the one just drawn, could still fill an open cell."""
        known = self.cell_known[cell]
        needs = self.cell_needs[cell]
        face: i64 = 0
        while face < len(self.pool):
            if self.pool[face] > 0 or face == self.drawn:
                at = face * SIDES
                end = at + SIDES
                while at < end:
                    if self.codes[at] & known == needs:
                        return True
                    at += 1
            face += 1
        return False

    # How it stands

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> i64:
        if not self.over:
            return 0
        best: i64 = 0
        for points in self.points:
            best = max(best, points)
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.points[seat] == best:
                mask |= i64(1) << seat
            seat += 1
        return mask

    def place(self, cell: i64, rotation: i64) -> i64:
        """Returns a place as events carry it: whose monster, where on it, and how the tile is turned."""
        monster = self.cell_monster[cell]
        x = (self.cell_x[cell] + MIDDLE) * PLACE_X
        y = (self.cell_y[cell] + MIDDLE) * PLACE_Y
        return (
            self.monster_owner[monster] * PLACE_OWNER + self.monster_minion[monster] * PLACE_MINION + x + y + rotation
        )

    # Copies, and what a seat may know

    def clone(self) -> State:
        twin = self.blank()
        self.copy_to(twin)
        twin.draft = self.draft
        twin.codes = self.codes[:]
        twin.eyes = self.eyes[:]
        twin.counts = self.counts[:]
        twin.names = self.names[:]
        twin.pool = self.pool[:]
        twin.pool_size = self.pool_size
        twin.out = self.out[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.step = self.step
        twin.picked = self.picked
        twin.drawn = self.drawn
        twin.points = self.points[:]
        twin.finished_first = self.finished_first[:]
        twin.monster = self.monster[:]
        twin.monster_owner = self.monster_owner[:]
        twin.monster_minion = self.monster_minion[:]
        twin.monster_tiles = self.monster_tiles[:]
        twin.monster_eyes = self.monster_eyes[:]
        twin.monster_open = self.monster_open[:]
        twin.monster_done = self.monster_done[:]
        twin.cell_monster = self.cell_monster[:]
        twin.cell_x = self.cell_x[:]
        twin.cell_y = self.cell_y[:]
        twin.cell_face = self.cell_face[:]
        twin.cell_turn = self.cell_turn[:]
        twin.cell_known = self.cell_known[:]
        twin.cell_needs = self.cell_needs[:]
        twin.open_cells = self.open_cells[:]
        twin.index = self.index[:]
        return twin

    def blind(self, seat: i64) -> State:
        """Copies everything: the pool is known by its content, and its order does not exist yet."""
        return self.clone()

    def fill(self, chance: Chance) -> None:
        """Leaves a state as it is: nothing in it is hidden."""


def turned(code: i64, rotation: i64) -> i64:
    """Returns the code of a tile after a clockwise turn of so many quarters."""
    bits = rotation * EDGE_BITS
    return (code << bits | code >> SIDES * EDGE_BITS - bits) & CODE
