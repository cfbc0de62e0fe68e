"""How long a window of sealed answers stays open, with and without a bot that holds an answer.

    python tests/server/windows.py [--windows 1000] [--busy 4] [--json]

Tables of the toy of answers at `--bot-pause 0`; a bot that holds an answer thinks about it, one that holds none passes
at once. The best threshold on the length says how well an onlooker could tell the two apart: 50 % is a guess. The same
is measured with the rule of old planted, by which a window closed as soon as the last bot had answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

import duels
from world import World

from bestiary.core import column, registry
from bestiary.core.pack import unpack
from bestiary.server import live
from bestiary.server.jobs import Job
from bestiary.table import Table, bot
from bestiary.table.table import Thought

TELLS, TOLD_OLD = 0.53, 0.80  # what a threshold may tell, and what it tells by the rule of old
THINKS = (0.005, 0.06)  # seconds a bot with an answer thinks about it, now and then longer than a window lasts
WINDOWS_A_TABLE = 50
Think = Callable[[Thought, Any], Awaitable[int]]


class Window(NamedTuple):
    """One window: who could know what, and how long it was open."""

    holder: bool
    seconds: float


def told_apart(windows: list[Window]) -> float:
    """Return the share of windows that the best threshold on their length tells rightly, each kind counted alike."""
    ordered = sorted(windows, key=lambda window: window.seconds)
    kinds = [sum(window.holder for window in windows), sum(not window.holder for window in windows)]
    best, passed = 0.5, [0, 0]
    for place, window in enumerate(ordered):
        passed[not window.holder] += 1
        if place + 1 < len(ordered) and ordered[place + 1].seconds == window.seconds:
            continue
        right = (passed[1] / kinds[1] + 1 - passed[0] / kinds[0]) / 2
        best = max(best, right, 1 - right)
    return best


class Old(duels.DuelsGame):
    """The toy as it was: who has not answered is waited for, since no pass is made for him."""

    def passing(self, state: duels.Duels) -> int:
        """Name what is no pass."""
        return duels.REST


@contextmanager
def rule(*, old: bool) -> Iterator[None]:
    """Let windows close at their time, or as soon as the last bot has answered."""
    known, beat = dict(registry._registered), live.QUICK_BEAT
    registry._registered[duels.GAME.id] = Old() if old else duels.GAME
    if old:
        live.QUICK_BEAT = 1e-6
    try:
        yield
    finally:
        live.QUICK_BEAT = beat
        registry._registered.clear()
        registry._registered.update(known)


async def opened(folder: Path, think: Think, clock: Callable[[], float], count: int) -> list[Window]:
    """Let windows open and close at tables, every second one with a holder, and time them by a clock."""
    windows: list[Window] = []
    while len(windows) < count:
        table = Table.open(registry.get(duels.GAME.id), ["Ann", bot("random"), bot("random")], key=bytes(32))
        folder = Path(tempfile.mkdtemp(dir=folder))
        world = World(folder, table)
        world.hub.think = think  # type: ignore[method-assign]
        await world.open()
        for _ in range(min(WINDOWS_A_TABLE, count - len(windows))):
            holder = len(windows) % 2 == 0
            state = table.match.state
            assert isinstance(state, duels.Duels)
            state.turns, state.cards = 0, column([0, 2 * holder, 0])
            table.look_again()
            windows.append(Window(holder, await open_for(world, clock)))
        await world.close()
    return windows


async def open_for(world: World, clock: Callable[[], float]) -> float:
    """Open a window and return how long it was open: until what closes it was accepted."""
    table, write = world.live.table, world.hub.write
    closed = asyncio.get_running_loop().create_future()

    def noted(job: Job) -> None:
        if not table.moment and not closed.done():
            closed.set_result(clock())
        write(job)

    table.play(0, duels.STRIKE)
    world.live.flush()
    begun = clock()
    world.hub.write = noted  # type: ignore[method-assign]
    try:
        return float(await closed) - begun
    finally:
        world.hub.write = write  # type: ignore[method-assign]


def spin() -> None:
    """Keep a core busy."""
    while True:
        sum(range(10_000))


def ponder(seconds: float) -> None:
    """Use the processor as a bot does that thinks."""
    ends = time.thread_time() + seconds
    while time.thread_time() < ends:
        sum(range(1_000))


def measured(count: int, busy: int, *, old: bool) -> float:
    """Time windows in real time, beside so many processes that keep a core busy."""
    chosen = random.Random(busy)

    async def think(thought: Thought, _: Any) -> int:
        legal = unpack(thought.blind).legal(thought.seat)
        if duels.PARRY in legal:
            await asyncio.to_thread(ponder, chosen.uniform(*THINKS))
        return min(legal)  # to pass, where that is asked

    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder, rule(old=old):
        for _ in range(busy):
            process = multiprocessing.Process(target=spin, daemon=True)
            process.start()
            stack.callback(process.kill)
        return told_apart(asyncio.run(opened(Path(folder), think, time.perf_counter, count)))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--windows", type=int, default=1000, help="of each kind")
    parser.add_argument("--busy", type=int, default=4, help="busy processes beside which it is measured again")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    rows = [
        {"rule": "old" if old else "now", "busy": busy, "told": round(measured(2 * chosen.windows, busy, old=old), 3)}
        for old in (False, True)
        for busy in (0, chosen.busy)
    ]
    held = all((row["told"] >= TOLD_OLD) if row["rule"] == "old" else (row["told"] <= TELLS) for row in rows)
    if chosen.as_json:
        print(json.dumps({"windows of each kind": chosen.windows, "rows": rows, "held": held}))
    else:
        for row in rows:
            print(f"{row['rule']:4} beside {row['busy']} busy: {100 * row['told']:.1f} % told rightly")
    raise SystemExit(0 if held else 1)


if __name__ == "__main__":
    main()
