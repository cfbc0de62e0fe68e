"""Ten schedules of faults lose, double and betray nothing, and a server that writes without its fence is caught."""

from __future__ import annotations

import asyncio

from tests.cluster.chaos.faults import KINDS, schedule
from tests.cluster.chaos.runs import run

SCHEDULES = range(1, 11)
LEAST_RATE = 20.0  # moves a second before a kill,
LEAST_AIMED = 0.3  # and the part of the kills that has to hit a commit
MOST_KILLS = 20  # after which what is planted is caught


def test_ten_schedules_lose_double_and_betray_nothing() -> None:
    found = asyncio.run(run(SCHEDULES, tables=5, faults=2))
    assert found.faults == []
    assert found.schedules == len(SCHEDULES)
    assert found.takeovers
    kills = found.kills
    assert kills
    assert sum(hit.committing for hit in kills) >= LEAST_AIMED * len(kills)
    assert sorted(hit.rate for hit in kills)[len(kills) // 2] >= LEAST_RATE


def test_a_writer_without_its_fence_is_caught() -> None:
    found = asyncio.run(run(range(200, 210), tables=4, faults=2, kinds={"stop": 1}, planted=True, until_caught=True))
    assert found.faults
    assert found.caught_after <= MOST_KILLS


def test_a_seed_gives_the_same_schedule_and_all_kinds_come() -> None:
    drawn = [schedule(seed, 3, 2) for seed in range(200)]
    assert drawn == [schedule(seed, 3, 2) for seed in range(200)]
    assert {fault.kind for faults in drawn for fault in faults} == set(KINDS)
