"""How likely each player is to win: what is seen of everybody's monsters, weighed by a small fitted network.

`rules_odds_fit.py` has the fitted numbers and says what they were fitted to.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.factory.rules_numbers import EDGE, EDGE_BITS, PLAY, SIDES
from bestiary.games.factory.rules_odds_fit import TABLE
from bestiary.games.factory.rules_outlook import Outlook

WHOLE: Final = 1_000_000.0  # a won game, in millionths
HOPELESS: Final = 0.03  # the chance of a monster with a cell that nothing fits: there may be no time to suffer from it
RARE: Final = 0.06  # the share of the tiles left that close a cell, below which it is hard to close
SLOWEST: Final = 40.0  # a delay beyond which it no longer matters how long

# What is seen of a monster in progress, for each seat: MARKS numbers
DELAY: Final[i64] = 0  # draws until all its cells are closed
LONGEST: Final[i64] = 1  # draws until the hardest of them is
DEAD: Final[i64] = 2  # cells that nothing fits
PINCHED: Final[i64] = 3  # cells that two or more of its edges reach into
TIGHT: Final[i64] = 4  # cells with two or more neighbours
HARD: Final[i64] = 5  # cells that few tiles close
READY: Final[i64] = 6  # its chance to be finished in time
SIZE: Final[i64] = 7  # tiles it may have then
HOPE: Final[i64] = 8  # points that its player may expect
MARKS: Final[i64] = 9

# What the network is told of each seat: INPUTS numbers
FINISHED: Final[i64] = 0  # 1 with a finished first monster, else 0
POINTS: Final[i64] = 1
TILES: Final[i64] = 2  # of a first monster in progress, as all up to the hardest cell
GAPS: Final[i64] = 3
FIRST_READY: Final[i64] = 4
LOST: Final[i64] = 5  # 1 with a cell that nothing fits
TILES_READY: Final[i64] = 6  # tiles by readiness
PINCHES: Final[i64] = 7
TIGHTS: Final[i64] = 8
HARDS: Final[i64] = 9
HARDEST: Final[i64] = 10
EYES: Final[i64] = 11  # of a minion, as all up to eyes by readiness
MINION_GAPS: Final[i64] = 12
MINION_READY: Final[i64] = 13
EYES_READY: Final[i64] = 14
TURNS: Final[i64] = 15  # each player still has
HINDERERS: Final[i64] = 16  # rivals whose first monster is unfinished
BEST_HOPE: Final[i64] = 17  # of the rivals
SECOND_HOPE: Final[i64] = 18
BEST_POINTS: Final[i64] = 19
LARGEST: Final[i64] = 20  # tiles of a rival's first monster that can be finished
HOPE_AHEAD: Final[i64] = 21  # of the best rival
POINTS_AHEAD: Final[i64] = 22
TILES_AHEAD: Final[i64] = 23  # of a first monster, of the best rival's points
SIZE_AHEAD: Final[i64] = 24
WAIT: Final[i64] = 25  # until one's turn, in rounds
PLAYERS: Final[i64] = 26
SIZE_READY: Final[i64] = 27  # size ahead by readiness
INPUTS: Final[i64] = 28

WEIGHTS: Final[vec[float]] = vec[float]([float(number) for number in TABLE.split()])
ROW: Final[i64] = INPUTS + 2  # a unit's weights, what it starts from, and whether it adds or takes away


class Odds(Outlook):
    """Estimates everybody's chance to win."""

    def chances_into(self, out: vec[i64]) -> bool:
        if self.step != PLAY or self.over:
            return False
        row = self.odds_inputs()
        strengths = vec[float]([0.0] * self.seats)
        best = 0.0
        seat: i64 = 0
        while seat < self.seats:
            strengths[seat] = strength(row, seat * INPUTS)
            best = max(best, strengths[seat]) if seat else strengths[seat]
            seat += 1
        whole = 0.0
        for each in strengths:
            whole += math.exp(each - best)
        seat = 0
        while seat < self.seats:
            out[seat] = i64(int(WHOLE * math.exp(strengths[seat] - best) / whole))
            seat += 1
        return True

    def odds_inputs(self) -> vec[float]:
        """Returns what the chances are computed from: INPUTS numbers for each seat."""
        marks = self.marks()
        row = vec[float]([0.0] * (self.seats * INPUTS))
        seat: i64 = 0
        while seat < self.seats:
            at = seat * INPUTS
            self.see_own(seat, marks, row, at)
            self.see_rivals(seat, marks, row, at)
            seat += 1
        return row

    def see_own(self, seat: i64, marks: vec[float], row: vec[float], at: i64) -> None:
        """Writes what a player has and what its monster promises: first monsters and minions apart."""
        mark = seat * MARKS
        monster = self.monster[seat]
        tiles = float(self.monster_tiles[monster])
        gaps = float(self.monster_open[monster])
        ready = marks[mark + READY]
        row[at + POINTS] = float(self.points[seat])
        if self.finished_first[seat]:
            eyes = float(self.monster_eyes[monster])
            row[at + FINISHED] = 1.0
            row[at + EYES] = eyes
            row[at + MINION_GAPS] = gaps
            row[at + MINION_READY] = ready
            row[at + EYES_READY] = eyes * ready
        else:
            row[at + TILES] = tiles
            row[at + GAPS] = gaps
            row[at + FIRST_READY] = ready
            row[at + LOST] = 1.0 if marks[mark + DEAD] > 0.0 else 0.0
            row[at + TILES_READY] = tiles * ready
            row[at + PINCHES] = marks[mark + PINCHED]
            row[at + TIGHTS] = marks[mark + TIGHT]
            row[at + HARDS] = marks[mark + HARD]
            row[at + HARDEST] = min(SLOWEST, marks[mark + LONGEST])
        row[at + TURNS] = self.turns_left()
        row[at + WAIT] = float((seat - self.turn + self.seats) % self.seats) / float(self.seats)
        row[at + PLAYERS] = float(self.seats)

    def see_rivals(self, seat: i64, marks: vec[float], row: vec[float], at: i64) -> None:
        """Writes how a player stands beside its best rivals, and how many can still hinder it."""
        hinderers = 0.0
        hope = 0.0
        second = 0.0
        points = 0.0
        largest = 0.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                mark = other * MARKS
                points = max(points, float(self.points[other]))
                expects = marks[mark + HOPE]
                second = max(second, min(hope, expects))
                hope = max(hope, expects)
                if not self.finished_first[other]:
                    hinderers += 1.0
                    if marks[mark + DEAD] == 0.0:
                        largest = max(largest, float(self.monster_tiles[self.monster[other]]))
            other += 1
        row[at + HINDERERS] = hinderers
        row[at + BEST_HOPE] = hope
        row[at + SECOND_HOPE] = second
        row[at + BEST_POINTS] = points
        row[at + LARGEST] = largest
        mark = seat * MARKS
        row[at + HOPE_AHEAD] = marks[mark + HOPE] - hope
        row[at + POINTS_AHEAD] = float(self.points[seat]) - points
        if not self.finished_first[seat]:
            row[at + TILES_AHEAD] = float(self.monster_tiles[self.monster[seat]]) - points
            row[at + SIZE_AHEAD] = marks[mark + SIZE] - points
            row[at + SIZE_READY] = (marks[mark + SIZE] - points) * marks[mark + READY]

    def marks(self) -> vec[float]:
        """Returns MARKS numbers for each seat's monster in progress."""
        marks = vec[float]([0.0] * (self.seats * MARKS))
        for cell in self.open_cells:
            self.mark_cell(cell, marks, self.monster_owner[self.cell_monster[cell]] * MARKS)
        turns = self.turns_left()
        seat: i64 = 0
        while seat < self.seats:
            at = seat * MARKS
            monster = self.monster[seat]
            late = 1.1 * marks[at + DELAY] / (turns + 1.0)
            ready = HOPELESS if marks[at + DEAD] > 0.0 else 1.0 / (1.0 + late * math.sqrt(late))
            size = float(self.monster_tiles[monster]) + min(turns, 1.2 * float(self.monster_open[monster]))
            marks[at + READY] = ready
            marks[at + SIZE] = size
            if self.finished_first[seat]:
                marks[at + HOPE] = float(self.points[seat]) + 0.5 * float(self.monster_eyes[monster]) * ready
            else:
                marks[at + HOPE] = size * ready
            seat += 1
        return marks

    def mark_cell(self, cell: i64, marks: vec[float], at: i64) -> None:
        """Adds what an open cell means for its monster."""
        known = self.cell_known[cell]
        needs = self.cell_needs[cell]
        left = float(self.pool_size + 1)
        closing: i64 = 0
        fitting: i64 = 0
        face: i64 = 0
        while face < len(self.pool):
            count = self.pool[face]
            if face == self.drawn:
                count += 1
            if count > 0:
                turn = face * SIDES
                end = turn + SIDES
                fits: i64 = 0
                while turn < end:
                    if self.codes[turn] & known == needs:
                        fits = count
                        if self.codes[turn] == needs:
                            closing += count
                            break
                    turn += 1
                fitting += fits
            face += 1
        if edges(needs) > 1:
            marks[at + PINCHED] += 1.0
        if edges(known) > 1:
            marks[at + TIGHT] += 1.0
        if float(closing) < RARE * left:
            marks[at + HARD] += 1.0
        delay = left / (1.5 * float(closing) + 0.4 * float(fitting) + 0.02 * left)
        marks[at + LONGEST] = max(marks[at + LONGEST], delay)
        if fitting:
            marks[at + DELAY] += delay
        else:
            marks[at + DEAD] += 1.0

    def turns_left(self) -> float:
        """Returns how many turns each player still has, if every tile fits."""
        return float(self.pool_size) / float(self.seats)


def edges(code: i64) -> i64:
    """Counts the sides of a code that are not nought."""
    count: i64 = 0
    while code:
        if code & EDGE:
            count += 1
        code >>= EDGE_BITS
    return count


def strength(row: vec[float], start: i64) -> float:
    """Returns what the network makes of one seat's inputs: chances are as e to the power of it."""
    total = 0.0
    last = len(WEIGHTS) - ROW
    at: i64 = 0
    while at <= last:
        value = WEIGHTS[at + INPUTS]
        i: i64 = 0
        while i < INPUTS:
            value += row[start + i] * WEIGHTS[at + i]
            i += 1
        if value > 0.0 or at == last:
            total += value * WEIGHTS[at + INPUTS + 1]
        at += ROW
    return total
