"""Tiles on growing boards: cells are numbered as they open, and a position index finds a cell's neighbours at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from bestiary.core.chance import Chance
from bestiary.core.log import EVERYONE
from bestiary.core.state import NOTHING, State
from bestiary.games.factory.rules_numbers import ANY, BLANK, DRAFT, MOST_CELLS, MOST_FACES, NONE, SIDES

DX: Final[vec[i64]] = vec[i64]([0, 1, 0, -1])  # up, right, down, left
DY: Final[vec[i64]] = vec[i64]([-1, 0, 1, 0])
SLOTS: Final[i64] = 2048
CELL_ROW: Final[i64] = 9
OBSERVED: Final[i64] = MOST_CELLS * CELL_ROW + MOST_FACES * 2 + 6 * 5 + 5
TERMS: Final[i64] = 8


class Position(State):
    """Is a game of Monster Factory at one moment, without its rules. Nothing in it is hidden but the order to come."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.draft: i64 = 0  # the option: 0 in turn order, 1 the last player picks first
        self.edges: vec[i64] = NOTHING  # the set, by face * 4 + side
        self.eyes: vec[i64] = NOTHING  # the set, by face
        self.counts: vec[i64] = NOTHING  # the set, by face
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
        self.monster_first: vec[i64] = NOTHING
        self.monster_tiles: vec[i64] = NOTHING
        self.monster_eyes: vec[i64] = NOTHING
        self.monster_open: vec[i64] = NOTHING  # open cells of each
        self.monster_done: vec[i64] = NOTHING
        self.cell_monster: vec[i64] = NOTHING
        self.cell_x: vec[i64] = NOTHING
        self.cell_y: vec[i64] = NOTHING
        self.cell_face: vec[i64] = NOTHING  # NONE while open
        self.cell_turn: vec[i64] = NOTHING
        self.cell_needs: vec[i64] = NOTHING  # by cell * 4 + side: what a neighbour shows there
        self.open_cells: vec[i64] = NOTHING  # ascending
        self.index: vec[i64] = NOTHING  # open addressing by monster and coordinates: cell + 1

    def blank(self) -> Position:
        """Makes an empty state of the same class."""
        raise NotImplementedError

    # Tiles

    def turns(self, face: i64) -> i64:
        """Returns how many rotations of a face differ."""
        at = face * SIDES
        a = self.edges[at]
        b = self.edges[at + 1]
        c = self.edges[at + 2]
        d = self.edges[at + 3]
        if a == c and b == d:
            return 1 if a == b else 2
        return 4

    def edge(self, face: i64, rotation: i64, side: i64) -> i64:
        """Returns what a turned face shows on a side."""
        return self.edges[face * SIDES + (side - rotation) % SIDES]

    def fits(self, face: i64, cell: i64, rotation: i64) -> bool:
        """Tells whether a turned face matches all that touches a cell; an open cell always has an edge to join."""
        side: i64 = 0
        while side < SIDES:
            need = self.cell_needs[cell * SIDES + side]
            if need != ANY and need != self.edge(face, rotation, side):
                return False
            side += 1
        return True

    # Cells

    def slot(self, monster: i64, x: i64, y: i64) -> i64:
        """Returns the index slot of a place: its cell's, or the free one where it would go."""
        slot = (monster * 7919 + x * 131 + y * 31 + 65536) % SLOTS
        while True:
            found = self.index[slot] - 1
            if found < 0:
                return slot
            if self.cell_monster[found] == monster and self.cell_x[found] == x and self.cell_y[found] == y:
                return slot
            slot = (slot + 1) % SLOTS

    def new_cell(self, monster: i64, x: i64, y: i64) -> i64:
        """Opens a cell, with what the tiles around it show there."""
        cell = len(self.cell_monster)
        slot = self.slot(monster, x, y)
        self.index[slot] = cell + 1
        self.cell_monster = append(self.cell_monster, monster)
        self.cell_x = append(self.cell_x, x)
        self.cell_y = append(self.cell_y, y)
        self.cell_face = append(self.cell_face, NONE)
        self.cell_turn = append(self.cell_turn, 0)
        side: i64 = 0
        while side < SIDES:
            need: i64 = ANY
            other = self.index[self.slot(monster, x + DX[side], y + DY[side])] - 1
            if other >= 0 and self.cell_face[other] != NONE:
                need = self.edge(self.cell_face[other], self.cell_turn[other], (side + 2) % SIDES)
            self.cell_needs = append(self.cell_needs, need)
            side += 1
        self.open_cells = append(self.open_cells, cell)
        self.monster_open[monster] += 1
        return cell

    def fill_cell(self, cell: i64, face: i64, rotation: i64) -> None:
        """Lays a tile on an open cell and opens those that its edges reach."""
        monster = self.cell_monster[cell]
        self.cell_face[cell] = face
        self.cell_turn[cell] = rotation
        self.close(cell)
        self.monster_open[monster] -= 1
        self.monster_tiles[monster] += 1
        self.monster_eyes[monster] += self.eyes[face]
        side: i64 = 0
        while side < SIDES:
            shown = self.edge(face, rotation, side)
            x = self.cell_x[cell] + DX[side]
            y = self.cell_y[cell] + DY[side]
            other = self.index[self.slot(monster, x, y)] - 1
            if other >= 0:
                self.cell_needs[other * SIDES + (side + 2) % SIDES] = shown
            elif shown != BLANK:
                self.new_cell(monster, x, y)
            side += 1

    def close(self, cell: i64) -> None:
        """Takes a cell off the list of open ones, which stays ascending."""
        kept = vec[i64]()
        for other in self.open_cells:
            if other != cell:
                kept = append(kept, other)
        self.open_cells = kept

    def open_edges(self, monster: i64) -> i64:
        """Returns how many thin or thick edges of a monster reach into open cells."""
        count: i64 = 0
        for cell in self.open_cells:
            if self.cell_monster[cell] == monster:
                side: i64 = 0
                while side < SIDES:
                    need = self.cell_needs[cell * SIDES + side]
                    if need != ANY and need != BLANK:
                        count += 1
                    side += 1
        return count

    def can_be_filled(self, cell: i64) -> bool:
        """Tells whether a tile of the pool, or the one just drawn, could still fill an open cell."""
        face: i64 = 0
        while face < len(self.pool):
            if self.pool[face] > 0 or face == self.drawn:
                rotation: i64 = 0
                while rotation < SIDES:
                    if self.fits(face, cell, rotation):
                        return True
                    rotation += 1
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

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Logs an event; all of them are public here."""
        log = self.log
        if log is not None:
            log.put(kind, EVERYONE, a, b, c, d)

    # Copies, and what a seat may know

    def clone(self) -> State:
        twin = self.blank()
        self.copy_to(twin)
        twin.draft = self.draft
        twin.edges = self.edges[:]
        twin.eyes = self.eyes[:]
        twin.counts = self.counts[:]
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
        twin.monster_first = self.monster_first[:]
        twin.monster_tiles = self.monster_tiles[:]
        twin.monster_eyes = self.monster_eyes[:]
        twin.monster_open = self.monster_open[:]
        twin.monster_done = self.monster_done[:]
        twin.cell_monster = self.cell_monster[:]
        twin.cell_x = self.cell_x[:]
        twin.cell_y = self.cell_y[:]
        twin.cell_face = self.cell_face[:]
        twin.cell_turn = self.cell_turn[:]
        twin.cell_needs = self.cell_needs[:]
        twin.open_cells = self.open_cells[:]
        twin.index = self.index[:]
        return twin

    def blind(self, seat: i64) -> State:
        """Copies everything: the pool is known by its content, and its order does not exist yet."""
        return self.clone()

    def fill(self, chance: Chance) -> None:
        """Leaves a state as it is: nothing in it is hidden."""

    # For bots, hints and learning

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        out[0] = self.points[seat]
        out[1] = 0
        out[2] = 0
        out[3] = 0
        out[4] = 0
        out[5] = 0
        monster = self.monster[seat] if len(self.monster) else NONE
        if monster != NONE and not self.monster_done[monster]:
            is_first = self.monster_first[monster]
            out[1] = self.monster_tiles[monster] if is_first else 0
            out[2] = self.monster_eyes[monster] if not is_first else 0
            out[3] = self.open_edges(monster)
            for cell in self.open_cells:
                if self.cell_monster[cell] == monster:
                    out[4] += 1
                    if not self.can_be_filled(cell):
                        out[5] += 1
        out[6] = self.finished_first[seat]
        out[7] = 1 if self.winners() >> seat & 1 else 0
        return TERMS

    def observe(self, seat: i64) -> vec[i32]:
        row = vec[i32]([0] * OBSERVED)
        for cell in self.open_cells:
            at = cell * CELL_ROW
            monster = self.cell_monster[cell]
            row[at] = i32((self.monster_owner[monster] - seat) % self.seats + 1)
            row[at + 1] = i32(self.monster_first[monster])
            row[at + 2] = i32(self.cell_x[cell])
            row[at + 3] = i32(self.cell_y[cell])
            side: i64 = 0
            while side < SIDES:
                row[at + 4 + side] = i32(self.cell_needs[cell * SIDES + side] + 1)
                side += 1
            row[at + 8] = 1
        at = MOST_CELLS * CELL_ROW
        face: i64 = 0
        while face < len(self.pool):
            row[at + face] = i32(self.pool[face])
            row[at + MOST_FACES + face] = i32(1 if face == self.drawn else 0)
            face += 1
        at += MOST_FACES * 2
        each: i64 = 0
        while each < self.seats:
            who = (seat + each) % self.seats
            row[at] = i32(self.points[who])
            row[at + 1] = i32(self.finished_first[who])
            monster = self.monster[who]
            if monster != NONE:
                row[at + 2] = i32(self.monster_tiles[monster])
                row[at + 3] = i32(self.monster_eyes[monster])
                row[at + 4] = i32(self.monster_open[monster])
            at += 5
            each += 1
        at = OBSERVED - 5
        row[at] = i32((self.turn - seat) % self.seats)
        row[at + 1] = i32(self.step)
        row[at + 2] = i32(self.pool_size)
        row[at + 3] = i32(self.seats)
        row[at + 4] = i32(self.drawn + 1)
        return row
