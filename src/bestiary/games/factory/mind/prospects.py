"""What is seen of everybody's monsters, as numbers: a row for each player, from which chances are computed."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.factory.rules.edges import count_edges
from bestiary.games.factory.rules.numbers import ALL_THICK, NONE, THICK, THIN
from bestiary.games.factory.rules.placing import CLOSES, MISFIT, fills
from bestiary.games.factory.rules.position import Position

HOPELESS: Final = 0.03  # the chance of a monster with a gap that nothing fits: there may be no time to suffer from it
SLOWEST: Final = 40.0  # a delay beyond which it no longer matters how long, of a gap
SLOWEST_ALL: Final = 60.0  # and of all gaps together
HARD_BELOW: Final = 0.06  # the share of the tiles left that close a gap, below which it is hard to close
FEW_BELOW: Final = 0.08  # the share of the tiles left that fit a gap, below which few do

# What is seen of a monster's gaps, its open cells: MARKS numbers
PINCHED: Final[i64] = 0  # gaps that two or more of its edges reach into
TIGHT: Final[i64] = 1  # gaps with two or more neighbours
THREE: Final[i64] = 2  # with three
FOUR: Final[i64] = 3  # with four
BESIDE: Final[i64] = 4  # pairs of gaps that lie side by side
HARD: Final[i64] = 5  # gaps that few tiles close
FEW_FIT: Final[i64] = 6  # gaps that few tiles fit
NEVER: Final[i64] = 7  # gaps by the share of the tiles left that close them: none
SELDOM: Final[i64] = 8  # up to 3 %
AT_TIMES: Final[i64] = 9  # up to 8 %
OFTEN: Final[i64] = 10  # up to 20 %
EASILY: Final[i64] = 11
THINS: Final[i64] = 12  # gaps that ask for one thin edge
THICKS: Final[i64] = 13  # for one thick edge
CLOSERS: Final[i64] = 14  # those shares, added up
SCARCEST: Final[i64] = 15  # the least of them
SLOW: Final[i64] = 16  # the chance to close all in time if few tiles come
STEADY: Final[i64] = 17  # if some do
QUICK: Final[i64] = 18  # if all are taken for it
LONGEST: Final[i64] = 19  # draws until the hardest gap is closed
DELAY: Final[i64] = 20  # draws until all are
DEAD: Final[i64] = 21  # gaps that nothing fits
MARKS: Final[i64] = 22

# What is told of each player: INPUTS numbers. First of all of them,
FINISHED: Final[i64] = 0  # 1 with a finished first monster, else 0
POINTS: Final[i64] = 1
TURNS: Final[i64] = 2  # each player still has
LAST: Final[i64] = 3  # near 1 in the last turns
WAIT: Final[i64] = 4  # until one's turn, in rounds
PLAYERS: Final[i64] = 5
THIN_ENDS: Final[i64] = 6  # of the tiles left
THICK_ENDS: Final[i64] = 7
# then of a first monster in progress: its marks up to LONGEST, and
GAPS_SEEN: Final[i64] = 8
TILES: Final[i64] = 28
GAPS: Final[i64] = 29
READY: Final[i64] = 30  # its chance to be finished in time
LOST: Final[i64] = 31  # 1 with a gap that nothing fits
SIZE: Final[i64] = 32  # tiles it may have then
TILES_READY: Final[i64] = 33
SIZE_READY: Final[i64] = 34
TILES_SLOW: Final[i64] = 35
TILES_STEADY: Final[i64] = 36
LATE: Final[i64] = 37  # draws needed by turns left
THINS_LEFT: Final[i64] = 38  # thin gaps by thin ends left
THICKS_LEFT: Final[i64] = 39
ALMOST: Final[i64] = 40  # 1 with a single gap
# and of a minion.
EYES: Final[i64] = 41
MINION_GAPS: Final[i64] = 42
MINION_READY: Final[i64] = 43
EYES_READY: Final[i64] = 44
MINION_LOST: Final[i64] = 45
MINION_RARE: Final[i64] = 46  # gaps that are never or seldom closed
MINION_EASY: Final[i64] = 47
MINION_LATE: Final[i64] = 48
EYES_SLOW: Final[i64] = 49
MINION_STEADY: Final[i64] = 50
INPUTS: Final[i64] = 51


def odds_inputs(position: Position) -> vec[float]:
    """Return what the chances are computed from: INPUTS numbers for each seat."""
    supply = tiles_left(position)
    marks = see_gaps(position, supply)
    row = vec[float]([0.0] * (position.seats * INPUTS))
    thin = float(ends(position, supply, THIN))
    thick = float(ends(position, supply, THICK))
    turns = turns_left(position)
    left = float(position.pool_size + 1)
    seat: i64 = 0
    while seat < position.seats:
        at = seat * INPUTS
        row[at + POINTS] = float(position.points[seat])
        row[at + TURNS] = turns
        row[at + LAST] = math.exp(-turns / 2.0)
        row[at + WAIT] = float((seat - position.turn + position.seats) % position.seats) / float(position.seats)
        row[at + PLAYERS] = float(position.seats)
        row[at + THIN_ENDS] = thin / left
        row[at + THICK_ENDS] = thick / left
        if position.finished_first[seat]:
            row[at + FINISHED] = 1.0
            see_minion(position, seat, marks, row, at)
        else:
            see_first(position, seat, marks, row, at)
            row[at + THINS_LEFT] = marks[seat * MARKS + THINS] / (1.0 + thin)
            row[at + THICKS_LEFT] = marks[seat * MARKS + THICKS] / (1.0 + thick)
        seat += 1
    return row


def see_first(position: Position, seat: i64, marks: vec[float], row: vec[float], at: i64) -> None:
    """Write what a first monster promises."""
    mark = seat * MARKS
    monster = position.monster[seat]
    tiles = float(position.monster_tiles[monster])
    gaps = float(position.monster_open[monster])
    turns = turns_left(position)
    ready = chance_to_finish(position, marks, mark)
    size = tiles + min(turns, 1.2 * gaps)
    i: i64 = 0
    while i <= LONGEST:
        row[at + GAPS_SEEN + i] = marks[mark + i]
        i += 1
    row[at + TILES] = tiles
    row[at + GAPS] = gaps
    row[at + READY] = ready
    row[at + LOST] = 1.0 if marks[mark + DEAD] > 0.0 else 0.0
    row[at + SIZE] = size
    row[at + TILES_READY] = tiles * ready
    row[at + SIZE_READY] = size * ready
    row[at + TILES_SLOW] = tiles * marks[mark + SLOW]
    row[at + TILES_STEADY] = tiles * marks[mark + STEADY]
    row[at + LATE] = min(SLOWEST_ALL, marks[mark + DELAY]) / (turns + 1.0)
    row[at + ALMOST] = 1.0 if gaps == 1.0 else 0.0


def see_minion(position: Position, seat: i64, marks: vec[float], row: vec[float], at: i64) -> None:
    """Write what a minion promises."""
    mark = seat * MARKS
    monster = position.monster[seat]
    eyes = float(position.monster_eyes[monster])
    ready = chance_to_finish(position, marks, mark)
    row[at + EYES] = eyes
    row[at + MINION_GAPS] = float(position.monster_open[monster])
    row[at + MINION_READY] = ready
    row[at + EYES_READY] = eyes * ready
    row[at + MINION_LOST] = 1.0 if marks[mark + DEAD] > 0.0 else 0.0
    row[at + MINION_RARE] = marks[mark + NEVER] + marks[mark + SELDOM]
    row[at + MINION_EASY] = marks[mark + EASILY]
    row[at + MINION_LATE] = min(SLOWEST_ALL, marks[mark + DELAY]) / (turns_left(position) + 1.0)
    row[at + EYES_SLOW] = eyes * marks[mark + SLOW]
    row[at + MINION_STEADY] = marks[mark + STEADY]


def chance_to_finish(position: Position, marks: vec[float], mark: i64) -> float:
    """Return a monster's chance to be finished in time, by how long its gaps take."""
    if marks[mark + DEAD] > 0.0:
        return HOPELESS
    late = 1.1 * marks[mark + DELAY] / (turns_left(position) + 1.0)
    return 1.0 / (1.0 + late * math.sqrt(late))


def see_gaps(position: Position, supply: vec[i64]) -> vec[float]:
    """Return MARKS numbers for each seat's monster in progress."""
    marks = vec[float]([0.0] * (position.seats * MARKS))
    seat: i64 = 0
    while seat < position.seats:
        at = seat * MARKS
        marks[at + SCARCEST] = 1.0
        marks[at + SLOW] = 1.0
        marks[at + STEADY] = 1.0
        marks[at + QUICK] = 1.0
        seat += 1
    i: i64 = 0
    while i < len(position.open_cells):
        cell = position.open_cells[i]
        at = position.monster_owner[position.cell_monster[cell]] * MARKS
        mark_shape(position, cell, marks, at)
        mark_supply(position, cell, supply, marks, at)
        j: i64 = 0
        while j < i:
            if side_by_side(position, cell, position.open_cells[j]):
                marks[at + BESIDE] += 1.0
            j += 1
        i += 1
    return marks


def side_by_side(position: Position, cell: i64, other: i64) -> bool:
    """Tell whether two cells of the same monster touch."""
    if position.cell_monster[cell] != position.cell_monster[other]:
        return False
    dx = position.cell_x[cell] - position.cell_x[other]
    dy = position.cell_y[cell] - position.cell_y[other]
    return dx * dx + dy * dy == 1


def mark_shape(position: Position, cell: i64, marks: vec[float], at: i64) -> None:
    """Add what is around a gap."""
    neighbours = count_edges(position.cell_known[cell])
    if neighbours > 1:
        marks[at + TIGHT] += 1.0
        if neighbours == 3:
            marks[at + THREE] += 1.0
        elif neighbours == 4:
            marks[at + FOUR] += 1.0
    needs = position.cell_needs[cell]
    if count_edges(needs) > 1:
        marks[at + PINCHED] += 1.0
    elif needs & ALL_THICK:
        marks[at + THICKS] += 1.0
    else:
        marks[at + THINS] += 1.0


def mark_supply(position: Position, cell: i64, supply: vec[i64], marks: vec[float], at: i64) -> None:
    """Add which of the tiles left fit a gap, and which of them close it."""
    closing: i64 = 0
    fitting: i64 = 0
    face: i64 = 0
    while face < len(supply):
        count = supply[face]
        if count > 0:
            how = fills(position, face, cell)
            if how != MISFIT:
                fitting += count
            if how == CLOSES:
                closing += count
        face += 1
    left = float(position.pool_size + 1)
    share = float(closing) / left
    marks[at + closed_how_often(share)] += 1.0
    if share < HARD_BELOW:
        marks[at + HARD] += 1.0
    if fitting and float(fitting) / left < FEW_BELOW:
        marks[at + FEW_FIT] += 1.0
    marks[at + CLOSERS] += share
    marks[at + SCARCEST] = min(marks[at + SCARCEST], share)
    come = share * turns_left(position)
    marks[at + SLOW] *= 1.0 - math.exp(-0.6 * come - 0.02)
    marks[at + STEADY] *= 1.0 - math.exp(-1.5 * come - 0.02)
    marks[at + QUICK] *= 1.0 - math.exp(-4.0 * come - 0.05)
    delay = left / (1.5 * float(closing) + 0.4 * float(fitting) + 0.02 * left)
    marks[at + LONGEST] = max(marks[at + LONGEST], min(SLOWEST, delay))
    if fitting:
        marks[at + DELAY] += delay
    else:
        marks[at + DEAD] += 1.0


def ends(position: Position, supply: vec[i64], edge: i64) -> i64:
    """Count the tiles left that have one edge, of this kind."""
    count: i64 = 0
    face: i64 = 0
    while face < len(supply):
        code = position.code(face, 0)
        if count_edges(code) == 1 and (code & ALL_THICK != 0) == (edge == THICK):
            count += supply[face]
        face += 1
    return count


def tiles_left(position: Position) -> vec[i64]:
    """Return how many tiles of each face may still be laid, the one just drawn included."""
    supply = position.pool[:]
    if position.drawn != NONE:
        supply[position.drawn] += 1
    return supply


def turns_left(position: Position) -> float:
    """Return how many turns each player still has, if every tile fits."""
    return float(position.pool_size) / float(position.seats)


def closed_how_often(share: float) -> i64:
    """Return the mark of a gap by the share of the tiles left that close it."""
    if share == 0.0:
        return NEVER
    if share < 0.03:
        return SELDOM
    if share < 0.08:
        return AT_TIMES
    return OFTEN if share < 0.2 else EASILY
