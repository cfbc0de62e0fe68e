"""Throw Step 1, how: a cell of the grid and a manner, or eight numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.position import Position


def aim_column(position: Position, column: i64) -> None:
    """Take the column of the target."""
    position.aims[position.ask_a * n.AIM_ROW + n.AIM_COLUMN] = column
    position.aims[position.ask_a * n.AIM_ROW + n.AIM_FORM] = n.BY_GRID
    position.tell(events.COLUMN_CHOSEN, position.ask_seat, column)
    position.put_ask(n.ASK_ROW, position.ask_seat, position.ask_a)


def aim_row(position: Position, row: i64) -> None:
    """Take the row of the target."""
    position.aims[position.ask_a * n.AIM_ROW + n.AIM_ROW_OF_GRID] = row
    position.tell(events.ROW_CHOSEN, position.ask_seat, row)
    position.put_ask(n.ASK_MANNER, position.ask_seat, position.ask_a)


def aim_manner(position: Position, manner: i64) -> None:
    """Take where the thrower stands and how he throws."""
    position.aims[position.ask_a * n.AIM_ROW + n.AIM_MANNER] = manner
    position.tell(events.MANNER_CHOSEN, position.ask_seat, manner // n.TECHNIQUES, manner % n.TECHNIQUES)
    planned(position)


def aim_freely(position: Position, seat: i64, numbers: vec[i64]) -> None:
    """Take the eight numbers of a free aim."""
    at = position.ask_a * n.AIM_ROW
    position.aims[at + n.AIM_FORM] = n.FREELY
    i: i64 = 0
    while i < n.AIM_NUMBERS:
        position.aims[at + n.AIM_FREE + i] = numbers[i]
        i += 1
    position.tell(events.AIMED_FROM, seat, numbers[0], numbers[1], numbers[2])
    position.tell(events.AIMED_ALONG, numbers[3], numbers[4], numbers[5], numbers[6])
    position.tell(events.AIMED_TILT, numbers[7])
    planned(position)


def planned(position: Position) -> None:
    """Note that a slot needs nothing more."""
    position.due &= ~(i64(1) << position.ask_a)
    position.answered()


def clear_aim(position: Position, slot: i64) -> None:
    """Forget how the card of a slot was aimed."""
    i: i64 = 0
    while i < n.AIM_ROW:
        position.aims[slot * n.AIM_ROW + i] = 0
        i += 1


def why_not_aim(position: Position, numbers: vec[i64]) -> i64:
    """Return the rule that forbids a free aim of the seat that is asked, or 0."""
    if position.ask != n.ASK_COLUMN:
        return n.R_NOT_NOW
    if len(numbers) != n.AIM_NUMBERS:
        return n.R_NUMBERS
    x = numbers[0]
    y = numbers[1]
    if -n.TABLE_X - n.LINE < x < n.TABLE_X + n.LINE and -n.TABLE_Y - n.LINE < y < n.TABLE_Y + n.LINE:
        return n.M_22_EDGE
    if not is_within(x, n.TABLE_X + n.REACH) or not is_within(y, n.TABLE_Y + n.REACH):
        return n.R_REACH
    if not is_between(numbers[2], n.Z_LEAST, n.Z_MOST):
        return n.R_REACH
    if not is_within(numbers[3], n.AZIMUTH_MOST) or not is_within(numbers[7], n.ATTITUDE_MOST):
        return n.R_ANGLE
    if not is_between(numbers[4], n.ELEVATION_LEAST, n.ELEVATION_MOST):
        return n.R_ANGLE
    if not is_between(numbers[5], n.SPEED_LEAST, n.SPEED_MOST) or not is_within(numbers[6], n.SPIN_MOST):
        return n.R_SPEED
    return 0


def is_between(value: i64, least: i64, most: i64) -> bool:
    """Tell whether a number is in a range."""
    return least <= value <= most


def is_within(value: i64, most: i64) -> bool:
    """Tell whether a number is at most so far from zero."""
    return -most <= value <= most
