"""The process in which finished games are analysed: `python -m bestiary.lab.analyst LEVEL < RECORD`.

It writes a line of JSON for each move that it has looked at, or one that says what is wrong. Whoever wants no more
ends it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Final

import msgspec

from bestiary.core.errors import BestiaryError
from bestiary.core.record import decode
from bestiary.lab.analysis import Look, looks

NICER: Final = 10  # people who play come first, and bots who play after them


class Line(msgspec.Struct, omit_defaults=True):
    """One line of what it writes."""

    look: Look | None = None
    trouble: str = ""


def main(level: str) -> None:
    """Analyse the record that comes in."""
    with contextlib.suppress(OSError):
        os.nice(NICER)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    try:
        for look in looks(decode(sys.stdin.buffer.read()), level):
            write(Line(look))
    except BestiaryError as error:
        write(Line(trouble=str(error)))
        sys.exit(2)


def write(line: Line) -> None:
    """Write a line at once."""
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
