"""How long Ctrl-C takes, wherever something takes long: `python -m tests.cli.interrupts [--json]`.

Each command starts in a terminal of its own. Told are the seconds to its first sign, and from Ctrl-C to its end: a few
seconds later, in the midst of its work, or while what it needs still starts. Ends with 1 if one took longer than a
second to end.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
RECORD: Final = str(ROOT / "tests" / "records" / "maker-v2-3.json")
COMMANDS: Final = (
    "arena marry --seats ogre,ogre,ogre --games 30",
    "arena mashup --seats titan,titan --games 30 --workers 1",
    "arena monstrous --seats ogre,ogre --games 30",
    "arena marry --ladder --players 3 --rungs greedy,ogre,titan --results {scratch}/ladder.json",
    "check mashup",
    "check monstrous --full",
    "bench --game maker --no-save",
    f"replay {RECORD} --analyse --level titan",
    "play marry --seats titan,titan,titan",
    "play marry --seats you,titan,titan --plain",
    "serve --no-open --port 0 --database {scratch}/tables.db",
)
STARTING: Final = ("play marry --seats titan,titan,titan", "play maker --seats you,titan,titan")
BEFORE: Final = 6  # seconds of work before it is interrupted
EARLY: Final = (0.0, 0.1, 0.2, 0.4, 0.8)  # seconds after the first sign, where it still starts
ALLOWED: Final = 1  # second
LONGEST: Final = 60
SIZE: Final = struct.pack("HHHH", 24, 80, 0, 0)


@dataclass(frozen=True)
class Stopped:
    """How a command ended: when it was interrupted, seconds to its first sign and from Ctrl-C to its end, exit code."""

    command: str
    when: str
    first: float
    took: float
    code: int


def interrupt(command: str, home: str, early: float | None = None) -> Stopped:
    """Start a command, and interrupt it as a person does: in the midst of its work, or soon after its first sign."""
    began = time.monotonic()
    child, terminal = pty.fork()
    if not child:
        fcntl.ioctl(0, termios.TIOCSWINSZ, SIZE)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        own = {"XDG_STATE_HOME": home, "TERM": "xterm-256color"}
        words = ["-m", "bestiary", *command.format(scratch=home).split()]
        os.execve(sys.executable, [sys.executable, *words], {**os.environ, **own})
    first = pressed = 0.0
    while time.monotonic() - began < LONGEST:
        if select.select([terminal], [], [], 0.02)[0]:
            try:
                os.read(terminal, 65_536)
            except OSError:  # it has closed the terminal
                break
            first = first or time.monotonic() - began
        due = BEFORE if early is None else first + early
        if not pressed and (early is None or first) and time.monotonic() - began > due:
            os.write(terminal, b"\x03")
            pressed = time.monotonic()
    else:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    took = time.monotonic() - pressed if pressed else 0.0
    when = f"after {BEFORE} s" if early is None else f"{early:g} s after its first sign"
    return Stopped(command, when, round(first, 2), round(took, 2), os.waitstatus_to_exitcode(status))


def main(words: list[str]) -> int:
    """Interrupt each command, and tell how long that took."""
    found = []
    with tempfile.TemporaryDirectory() as home:
        starting = [(command, early) for command in STARTING for early in EARLY]
        for command, early in [*((command, None) for command in COMMANDS), *starting]:
            found.append(one := interrupt(command, home, early))
            if "--json" not in words:
                told = f"first sign after {one.first:.2f} s, exit {one.code}"
                print(f"{one.took:5.2f} s, {told}: {command}, {one.when}", flush=True)
    if "--json" in words:
        print(json.dumps([asdict(one) for one in found], indent=1))
    return 0 if all(0 < one.took <= ALLOWED for one in found) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
