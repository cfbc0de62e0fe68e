"""How long a window of sealed answers stays open, with and without a bot that holds an answer.

    python tests/server/windows.py [--windows 1000] [--busy 4] [--old] [--json]

One table of the toy of answers, its three bots in a process of their own as at any table, `--bot-pause 0`. The best
threshold on the length says how well an onlooker could tell the two apart: 50 % is a guess. `--old` plants the rule of
old, by which a window closed as soon as the last bot had answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(Path(__file__).parent), str(ROOT), str(ROOT / "tests" / "table")]

import duels
from world import World

from bestiary.bots.thinker import Thinker
from bestiary.core import column, registry
from bestiary.server.live import Live
from bestiary.table import Table, bot
from bestiary.table.table import Thought

TELLS, TOLD_OLD = 0.53, 0.80  # what a threshold may tell, and what it tells by the rule of old
THOUGHTS = 4  # times a bot with an answer thinks about it: once for each course of the game that it tries
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


def plant_old(live: Live) -> None:
    """Let windows close as soon as the last bot has answered."""
    live._until_beat = lambda: 0.0 if not live.thinking else 30.0  # type: ignore[method-assign]


async def opened(folder: Path, think: Think | None, clock: Callable[[], float], count: int, old: bool) -> list[Window]:
    """Let windows open and close at a table, every second one with a holder, and time them by a clock."""
    registry._registered[duels.GAME.id] = duels.GAME
    windows: list[Window] = []
    while len(windows) < count:
        world = World(folder, Table.open(duels.GAME, ["Ann", bot("random"), bot("random")], key=bytes(32)))
        if think is not None:
            world.hub.think = think  # type: ignore[method-assign]
        folder = folder / "next"
        await world.open()
        table = world.live.table
        for _ in range(3):
            if old:
                plant_old(world.live)
            holder = len(windows) % 2 == 0
            state = table.match.state
            assert isinstance(state, duels.Duels)
            state.turns = 0
            state.cards = column([0, 2 * holder, 0])
            table.look_again()
            begun = clock()
            table.play(0, duels.STRIKE)
            world.live.flush()
            while table.moment:
                await asyncio.sleep(0.0005)
            windows.append(Window(holder, clock() - begun))
        await world.close()
    return windows[:count]


def spin() -> None:
    """Keep a core busy."""
    while True:
        sum(range(10_000))


def measured(count: int, busy: int, old: bool) -> float:
    """Time windows of a table whose bots think in a process, beside so many busy ones."""
    thinker = Thinker()

    async def think(thought: Thought, _: Any) -> int:
        times = THOUGHTS if len(duels_choices(thought)) > 1 else 1
        for _ in range(times):
            action = await asyncio.to_thread(thinker.think, thought.bot, thought.blind, thought.seat, thought.seed)
        return action

    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        for _ in range(busy):
            process = multiprocessing.Process(target=spin, daemon=True)
            process.start()
            stack.callback(process.kill)
        windows = asyncio.run(opened(Path(folder), think, time.perf_counter, count, old))
        thinker.close()
    return told_apart(windows)
