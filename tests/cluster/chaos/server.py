"""Starts `bestiary` with a clock that is wrong (`--skew SECONDS`) or a writer that lacks its fence (`--planted`)."""

from __future__ import annotations

import sys
import time


def skew(seconds: float) -> None:
    """Has this process believe in another time of day."""
    real = time.time
    time.time = lambda: real() + seconds


def plant() -> None:
    """Has this process write without its fence, as `unfenced.sql` makes it."""
    from bestiary.server.cluster import posting

    posting.APPEND = posting.APPEND.replace("bestiary_append", "unfenced_append")  # type: ignore[misc]


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[0] == "--skew":
        skew(float(arguments[1]))
        del arguments[:2]
    if arguments[0] == "--planted":
        plant()
        del arguments[0]
    from bestiary.cli import run

    sys.exit(run(arguments))
