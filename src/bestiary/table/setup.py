"""What a table is made from."""

from __future__ import annotations

import time

import msgspec

from bestiary.core.record import Share
from bestiary.table.clock import ClockSetting
from bestiary.table.seats import Seat

STARTED = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """Return the time of day as it was when this process began, and what has gone by since.

    A clock that somebody sets gives no player an hour, and takes none.
    """
    return (STARTED + time.monotonic_ns()) // 1_000_000


class Setup(msgspec.Struct, kw_only=True):
    """What a table is made from, and does not change."""

    game: str
    rules_version: int
    content: str
    seats: list[Seat]
    options: dict[str, str]
    clock: ClockSetting
    key: bytes
    at: int
    number: bytes = b""  # the server's own share of the key, where players added theirs
    shares: list[Share] = []  # what players added to the key
    left_out: list[int] = []  # seats that had promised a number and did not show it
    hints: bool = False  # whether all who sit down have agreed on hints
    strangers: bool = False  # whether it was listed for everybody: those who look on can't write to the seated
    talk: bool = True  # whether people begin by writing what they like, and not ready-made phrases alone
