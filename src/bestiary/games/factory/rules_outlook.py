"""What a position promises each player, and the row of numbers that learners see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.games.factory.rules_numbers import EDGE, EDGE_BITS, MOST_CELLS, MOST_FACES, NONE, SIDES
from bestiary.games.factory.rules_position import Position

CELL_ROW: Final[i64] = 9
SEAT_ROW: Final[i64] = 5
OBSERVED: Final[i64] = MOST_CELLS * CELL_ROW + MOST_FACES * 2 + 6 * SEAT_ROW + 5
TERMS: Final[i64] = 5
FIXED: Final[i64] = 100  # promises are counted in hundredths of a point
TURNS_A_CELL: Final[i64] = 3  # each player's turns that it takes to close one
TILES_A_CELL: Final[i64] = 2  # what grows out of it until then


class Outlook(Position):
    """Weighs a position."""

    def promise(self, monster: i64) -> i64:
        """Returns what a monster in progress is likely to bring: its size to come, times its chance to be finished.

        The chance falls with the open cells and rises with the turns each player still has; with a cell that no tile
        left can fill it is none.
        """
        if self.monster_done[monster]:
            return 0
        for cell in self.open_cells:
            if self.cell_monster[cell] == monster and not self.can_be_filled(cell):
                return 0
        turns = self.pool_size * FIXED // self.seats
        gaps = self.monster_open[monster] * FIXED
        size = self.monster_eyes[monster] * FIXED
        if self.monster_minion[monster] == 0:
            size = self.monster_tiles[monster] * FIXED + min(turns, gaps * TILES_A_CELL)
        return size * turns // (turns + gaps * TURNS_A_CELL)

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        out[0] = self.points[seat]
        out[1] = 0
        out[2] = 0
        out[3] = 0
        other: i64 = 0
        while other < self.seats:
            monster = self.monster[other]
            promise = self.promise(monster) if monster != NONE and not self.over else 0
            if other == seat:
                out[1] = promise
            else:
                out[2] += self.points[other]
                out[3] += promise
            other += 1
        out[4] = 1 if self.winners() >> seat & 1 else 0
        return TERMS

    def observe(self, seat: i64) -> vec[i32]:
        row = vec[i32]([0] * OBSERVED)
        for cell in self.open_cells:
            at = cell * CELL_ROW
            monster = self.cell_monster[cell]
            row[at] = i32((self.monster_owner[monster] - seat) % self.seats + 1)
            row[at + 1] = i32(1 if self.monster_minion[monster] == 0 else 0)
            row[at + 2] = i32(self.cell_x[cell])
            row[at + 3] = i32(self.cell_y[cell])
            side: i64 = 0
            while side < SIDES:
                shift = side * EDGE_BITS
                if self.cell_known[cell] >> shift & EDGE:
                    row[at + 4 + side] = i32((self.cell_needs[cell] >> shift & EDGE) + 1)
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
            at += SEAT_ROW
            each += 1
        at = OBSERVED - 5
        row[at] = i32((self.turn - seat) % self.seats)
        row[at + 1] = i32(self.step)
        row[at + 2] = i32(self.pool_size)
        row[at + 3] = i32(self.seats)
        row[at + 4] = i32(self.drawn + 1)
        return row
