"""What happened, as flat integers: all games' events in one column, with the seats that may read each."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

EVERYONE: Final[i64] = -1  # an audience: all seats and spectators
ROW: Final[i64] = 6  # kind, audience mask, four arguments
FEW: Final[i64] = 4  # arguments that fit into one row
MORE: Final[i64] = 5  # arguments in each row that continues one; it begins with how many there are, below zero


class Log:
    """A collection of events; search runs without one.

    An event is a row of six numbers, however few arguments it has. Further arguments follow in rows of the same
    length, so that a log of short events, as nearly all are, is counted and cut without being read.
    """

    def __init__(self) -> None:
        self.column: vec[i64] = vec[i64]()
        self.continued: i64 = 0  # rows that continue another

    def put(self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Add an event that the seats of the audience mask may read."""
        column = self.column
        column = append(column, kind)
        column = append(column, audience)
        column = append(column, a)
        column = append(column, b)
        column = append(column, c)
        self.column = append(column, d)

    def put_all(self, kind: i64, audience: i64, values: vec[i64]) -> None:
        """Add an event with as many arguments as there are values."""
        column = append(append(self.column, kind), audience)
        count: i64 = len(values)
        at: i64 = 0
        while at < FEW:
            column = append(column, values[at] if at < count else i64(0))
            at += 1
        while at < count:
            left = count - at
            column = append(column, -left if left < MORE else -MORE)
            self.continued += 1
            end = at + MORE
            while at < end:
                column = append(column, values[at] if at < count else i64(0))
                at += 1
        self.column = column

    def __len__(self) -> int:
        return len(self.column) // ROW - self.continued

    def rows(self, start: int = 0) -> list[tuple[int, ...]]:
        """Return the events from number `start` on, each as its kind, its audience and at least four arguments."""
        column = self.column
        found: list[tuple[int, ...]] = []
        i = self.place(start)
        while i < len(column):
            row = (
                int(column[i]),
                int(column[i + 1]),
                int(column[i + 2]),
                int(column[i + 3]),
                int(column[i + 4]),
                int(column[i + 5]),
            )
            i += ROW
            if self.continued and i < len(column) and column[i] < 0:
                further = list(row)
                while i < len(column) and column[i] < 0:
                    further.extend(int(column[at]) for at in range(i + 1, i + 1 - column[i]))
                    i += ROW
                found.append(tuple(further))
            else:
                found.append(row)
        return found

    def place(self, number: i64) -> i64:
        """Return where in the column an event begins, or the end if there are not so many."""
        column = self.column
        if not self.continued:
            return number * ROW
        i: i64 = 0
        while i < len(column) and (number > 0 or column[i] < 0):
            if column[i] >= 0:
                number -= 1
            i += ROW
        return i

    def seen_by(self, seat: int, start: int = 0) -> list[tuple[int, ...]]:
        """Return what the seat may read, without the audience: kind and arguments."""
        return [(row[0], *row[2:]) for row in self.rows(start) if row[1] >> seat & 1]

    def cut(self, length: int) -> None:
        """Forget the events from number `length` on."""
        place = self.place(length)
        if self.continued:
            i = place
            while i < len(self.column):
                if self.column[i] < 0:
                    self.continued -= 1
                i += ROW
        self.column = self.column[:place]
