"""What happened, as flat integers: five games' events in one column, with the seats that may read each."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

EVERYONE: Final[i64] = -1  # an audience: all seats and spectators
ROW: Final[i64] = 6  # kind, audience mask, four arguments


class Log:
    """Collects events; search runs without one."""

    def __init__(self) -> None:
        self.column: vec[i64] = vec[i64]()

    def put(self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Adds an event that the seats of the audience mask may read."""
        column = self.column
        column = append(column, kind)
        column = append(column, audience)
        column = append(column, a)
        column = append(column, b)
        column = append(column, c)
        self.column = append(column, d)

    def __len__(self) -> int:
        return len(self.column) // ROW

    def rows(self, start: int = 0) -> list[tuple[int, ...]]:
        """Returns the events from number `start` on, each as (kind, audience, a, b, c, d)."""
        column = self.column
        found: list[tuple[int, ...]] = []
        i: i64 = start * ROW
        while i < len(column):
            found.append(
                (
                    int(column[i]),
                    int(column[i + 1]),
                    int(column[i + 2]),
                    int(column[i + 3]),
                    int(column[i + 4]),
                    int(column[i + 5]),
                )
            )
            i += ROW
        return found

    def seen_by(self, seat: int, start: int = 0) -> list[tuple[int, ...]]:
        """Returns what the seat may read, without the audience: (kind, a, b, c, d)."""
        return [(row[0], *row[2:]) for row in self.rows(start) if row[1] >> seat & 1]

    def cut(self, length: int) -> None:
        """Forgets the events from number `length` on."""
        self.column = self.column[: length * ROW]
