"""How long `play marry` takes to its table: `python bench/start.py --base REV [--runs 15] [--json]`.

Two revisions, built alike, start in turn in a terminal of 80 by 24 of their own. A run ends when the fachan stands on
the screen; then Ctrl-C leaves. Told are the median seconds from the start to the table, and the CPU seconds of the
whole run, on which other load weighs less, with their middle half. It exits with 1 if the middle half of the later
revision lies above that of the earlier one.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

import typer
from sides import Side, both

COMMAND: Final = ("-P", "-m", "bestiary", "play", "marry", "--seats", "you,greedy,greedy", "--seed", "1")
TABLE: Final = b"@"  # the fachan, who stands on every board of Marry and nowhere before it
SIZE: Final = struct.pack("HHHH", 24, 80, 0, 0)
CTRL_C: Final = b"\x03"
LONGEST: Final = 60  # seconds


@dataclass(frozen=True)
class Run:
    """One start: seconds to the table, and CPU seconds of it all."""

    seconds: float
    cpu: float


def start(side: Side, home: str) -> Run:
    """Start a game on a side, and leave it at its table."""
    own = {"XDG_STATE_HOME": home, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    began = time.monotonic()
    child, terminal = pty.fork()
    if not child:
        fcntl.ioctl(0, termios.TIOCSWINSZ, SIZE)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.execve(sys.executable, [sys.executable, *COMMAND], {**side.environment(), **own})
    seconds, shown = 0.0, b""
    try:
        while not seconds:
            if time.monotonic() - began > LONGEST:
                os.kill(child, signal.SIGKILL)
                raise SystemExit(f"no table after {LONGEST} s; the screen has\n{shown.decode(errors='replace')}")
            if select.select([terminal], [], [], 0.1)[0]:
                shown += os.read(terminal, 65_536)
                seconds = time.monotonic() - began if TABLE in shown else 0.0
        os.write(terminal, CTRL_C)
        while drained(terminal):
            pass
    finally:
        _, _, used = os.wait4(child, 0)
        os.close(terminal)
    return Run(seconds, used.ru_utime + used.ru_stime)


def drained(terminal: int) -> bool:
    """Read what is still written; False at its end."""
    try:
        return bool(os.read(terminal, 65_536))
    except OSError:
        return False


def told(runs: list[Run]) -> dict[str, float]:
    """Return the medians, and the middle half of the CPU seconds."""
    cpu = [run.cpu for run in runs]
    low, middle, high = statistics.quantiles(cpu, n=4)
    seconds = statistics.median(run.seconds for run in runs)
    return {
        name: round(value, 3) for name, value in (("seconds", seconds), ("cpu", middle), ("low", low), ("high", high))
    }


def main(
    base: Annotated[str, typer.Option(help="The revision to compare with.")],
    now: Annotated[str, typer.Option(help="The revision that is compared.")] = "HEAD",
    runs: Annotated[int, typer.Option(help="Starts of each.", min=3)] = 15,
    folder: Annotated[Path | None, typer.Option(help="Where both are built, and kept.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Compare how fast two revisions start."""
    with tempfile.TemporaryDirectory() as scratch:
        sides = both(base, now, folder or Path(scratch))
        for side in sides:
            start(side, scratch)  # writes what Python keeps of sources
        pairs = [(start(sides[0], scratch), start(sides[1], scratch)) for _ in range(runs)]
    old, new = ([pair[at] for pair in pairs] for at in (0, 1))
    if as_json:
        print(
            json.dumps(
                {
                    name: {**told(side), "runs": [asdict(run) for run in side]}
                    for name, side in ((base, old), (now, new))
                }
            )
        )
    else:
        for name, side in ((base, told(old)), (now, told(new))):
            print(f"{name}: {side['seconds']} s to the table; {side['cpu']} s of CPU ({side['low']} to {side['high']})")
    if told(new)["low"] > told(old)["high"]:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
