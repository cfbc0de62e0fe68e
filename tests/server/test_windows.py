"""How long a window of sealed answers stays open, in a time that stands still while anything is at work."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
import virtual
import windows
from windows import TELLS, TOLD_OLD, Window, duels, told_apart

from bestiary.core.pack import unpack
from bestiary.server.hub import Hub
from bestiary.server.jobs import Job
from bestiary.server.sqlite import Sqlite
from bestiary.table.table import Thought

COUNT = 120


def lengths(folder: Path, monkeypatch: pytest.MonkeyPatch, *, old: bool) -> list[Window]:
    in_flight, put, committed = [0], Sqlite.put, Hub._committed

    def counted(self: Sqlite, jobs: list[Job]) -> None:
        in_flight[0] += len(jobs)
        put(self, jobs)

    def done(self: Hub, batch: list[Job], seconds: float) -> None:
        committed(self, batch, seconds)
        in_flight[0] -= len(batch)

    monkeypatch.setattr(Sqlite, "put", counted)
    monkeypatch.setattr(Hub, "_committed", done)
    chosen = random.Random(1)

    async def think(thought: Thought, _: Any) -> int:
        legal = unpack(thought.blind).legal(thought.seat)
        if duels.PARRY in legal:
            await asyncio.sleep(chosen.uniform(*windows.THINKS))
        return min(legal)  # to pass, where that is asked

    async def measure(loop: virtual.VirtualLoop) -> list[Window]:
        monkeypatch.setattr(time, "monotonic", loop.time)
        return await windows.opened(folder, think, loop.time, COUNT)

    with windows.rule(old=old):
        found = virtual.run(measure, lambda: in_flight[0] > 0)
    return [window._replace(seconds=round(window.seconds, 6)) for window in found]  # sums of floats are dusty


def test_the_length_of_a_window_does_not_tell_who_holds_an_answer_even_without_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told_apart(lengths(tmp_path, monkeypatch, old=False)) <= TELLS


def test_the_rule_of_old_would_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_apart(lengths(tmp_path, monkeypatch, old=True)) >= TOLD_OLD


def test_a_threshold_is_found_wherever_it_lies() -> None:
    assert told_apart([Window(number % 2 == 0, 1.0) for number in range(10)]) == 0.5
    assert told_apart([Window(number < 5, float(number)) for number in range(10)]) == 1.0
    assert told_apart([Window(number >= 4, float(number)) for number in range(8)]) == 1.0
