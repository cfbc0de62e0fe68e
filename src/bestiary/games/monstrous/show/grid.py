"""The grid that is aimed by, and the drawn table: a sign is a column wide and two rows high, as its rulers say."""

from __future__ import annotations

from typing import Final

from bestiary.games.monstrous.rules import numbers as n

GRID: Final = int(n.GRID)
HALF_X, HALF_Y = int(n.TABLE_X), int(n.TABLE_Y)
ROWS_A_LINE: Final = 2
WIDE, HIGH = int(n.COLUMNS), int(n.ROWS) // ROWS_A_LINE  # signs of the drawn table
RULER: Final = 2  # digits of a row's number, left of the table
LEFT, TOP = RULER + 1, 1  # where the first sign stands in the drawing
TICK: Final = 5  # columns between two numbers of the upper ruler


def column_of(x: int) -> int:
    """Return the column of the grid in which a place is, from 1 on."""
    return min(max((x + HALF_X) // GRID, 0), int(n.COLUMNS) - 1) + 1


def row_of(y: int) -> int:
    """Return the row of the grid in which a place is, from 1 on in the north."""
    return min(max((HALF_Y - y) // GRID, 0), int(n.ROWS) - 1) + 1


def cell(x: int, y: int) -> tuple[int, int]:
    """Return line and column of the drawn table for a place, from 0 on."""
    return (row_of(y) - 1) // ROWS_A_LINE, column_of(x) - 1


def middle_of(line: int, column: int) -> tuple[int, int]:
    """Return the middle of a sign of the drawn table."""
    high = GRID * ROWS_A_LINE
    return column * GRID + GRID // 2 - HALF_X, HALF_Y - line * high - high // 2


def sign_at(x: int, y: int) -> tuple[int, int]:
    """Return line and column of the whole drawing at which a place stands."""
    line, column = cell(x, y)
    return line + TOP, column + LEFT


def cell_at(line: int, column: int) -> tuple[int, int] | None:
    """Return the place that stands at a line and column of the whole drawing, or nothing beside the table."""
    if 0 <= line - TOP < HIGH and 0 <= column - LEFT < WIDE:
        return middle_of(line - TOP, column - LEFT)
    return None


def rulers() -> tuple[str, list[str]]:
    """Return the upper edge with the numbers of columns, each ending above its own, and each line's first row."""
    edge = ["-"] * WIDE
    for number in range(TICK, WIDE + 1, TICK):
        digits = str(number)
        edge[number - len(digits) : number] = digits
    return f"{'':{RULER}}+{''.join(edge)}+", [f"{line * ROWS_A_LINE + 1:>{RULER}}" for line in range(HIGH)]
