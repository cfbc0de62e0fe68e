"""Runs schedules in one world, and sums up what they met."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tests.cluster.chaos.checks import Found, check
from tests.cluster.chaos.faults import KILLS, KINDS, Fault, Hit, carry_out, schedule
from tests.cluster.chaos.world import World

CALM_SECONDS: Final = 40.0  # in which everybody plays on once nothing is wrong any more,
PLANTED_SECONDS: Final = 6.0  # or should, where something is
CALM_MOVES: Final = 2  # at each table
RATE_SECONDS: Final = 0.6  # over which moves are counted before a fault
THINK_SECONDS: Final = 0.12


@dataclass
class Summary:
    """What schedules met, and what they found."""

    schedules: int = 0
    moves: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    hits: list[Hit] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    numbers: Counter[str] = field(default_factory=Counter)  # of each kind of fault that was found
    pauses: list[float] = field(default_factory=list)  # around each kill or stop, the longest wait for an answer there
    elsewhere: list[float] = field(default_factory=list)  # and of those whose sockets were at other servers
    takeovers: int = 0
    caught_after: int = 0  # kills and stops until the first fault was found

    @property
    def kills(self) -> list[Hit]:
        return [hit for hit in self.hits if hit.fault.kind in KILLS]

    def as_json(self) -> dict[str, Any]:
        """Returns it as a report."""
        kills = self.kills
        pauses = sorted(self.pauses) or [0.0]
        return {
            "schedules": self.schedules,
            "moves": self.moves,
            "faults": dict(self.kinds),
            "kills": len(kills),
            "mid_commit": sum(hit.committing for hit in kills),
            "least_rate": round(min((hit.rate for hit in kills), default=0.0), 1),
            "median_rate": round(sorted(hit.rate for hit in kills)[len(kills) // 2], 1) if kills else 0.0,
            "pause_median": round(pauses[len(pauses) // 2], 3),
            "pause_longest": round(pauses[-1], 3),
            "pause_elsewhere": round(max(self.elsewhere, default=0.0), 3),
            "takeovers": self.takeovers,
            "found": dict(self.numbers),
            "words": self.faults[:20],
            "caught_after": self.caught_after,
        }


async def run_schedule(world: World, seed: int, faults: Sequence[Fault], tables: int, summary: Summary) -> Found:
    """Plays at new tables while everything goes wrong that is to, then in calm; looks at what is left."""
    world.forget()
    await world.open_tables(tables, seed, THINK_SECONDS)
    await _play_on(world, tables, seed, summary, 1)
    hits = []
    for fault in faults:
        # Tables that are over are replaced: at each fault somebody is to be in the middle of something.
        over = {person.table for person in world.people if person.over}
        await world.open_tables(len(over) - (len(world.tables) - tables), seed + len(world.tables), THINK_SECONDS)
        await asyncio.sleep(fault.after)
        rate = len(_answered(world, time.monotonic() - RATE_SECONDS)) / RATE_SECONDS
        began = time.monotonic()
        committing = await carry_out(world, fault)
        hits.append(Hit(fault, began, time.monotonic(), committing, rate))
        summary.kinds[fault.kind] += 1
    await _play_on(world, tables, seed, summary, CALM_MOVES)
    found = await check(world, await come_to_rest(world))
    await world.send_home()
    summary.schedules += 1
    summary.hits += hits
    summary.moves += sum(len(person.asked) for person in world.people)
    for hit in hits:
        if hit.fault.kind in KILLS:
            summary.pauses.append(longest_wait(world, hit, True))
            summary.elsewhere.append(longest_wait(world, hit, False))
    summary.faults += [f"schedule {seed}: {words}" for words in found.faults]
    summary.numbers.update({kind: len(words) for kind, words in found._asdict().items()})
    if found.faults and not summary.caught_after:
        summary.caught_after = len(summary.kills)
    return found


def _answered(world: World, since: float) -> list[float]:
    return [asked.answered for person in world.people for asked in person.asked if asked.answered > since]


async def _play_on(world: World, tables: int, seed: int, summary: Summary, moves: int) -> None:
    """Waits until so many moves more were made at every table whose game is not over."""
    before = {table: _moves_at(world, table) for table in world.tables}
    until = time.monotonic() + (PLANTED_SECONDS if world.planted else CALM_SECONDS)
    while True:
        over = {person.table for person in world.people if person.over}
        late = [
            table
            for table in world.tables
            if table not in over and _moves_at(world, table) < before.get(table, 0) + moves
        ]
        if not late:
            return
        if time.monotonic() > until:
            summary.faults.append(f"schedule {seed}: nobody can move at {', '.join(late)}")
            return
        await asyncio.sleep(0.1)


def _moves_at(world: World, table: str) -> int:
    return sum(len(person.asked) for person in world.people if person.table == table)


async def come_to_rest(world: World) -> float:
    """Has everybody stop, waits until all have an answer and nothing more comes; returns until when it may."""
    for person in world.people:
        person.playing = False
    until = time.monotonic() + (PLANTED_SECONDS if world.planted else CALM_SECONDS)
    quiet = 0
    seen = -1
    while quiet < 5 and time.monotonic() < until:
        now = sum(person.version for person in world.people)
        open_ones = any(person.pending or not person.welcomed for person in world.people)
        quiet = 0 if open_ones or now != seen else quiet + 1
        seen = now
        await asyncio.sleep(0.1)
    return until


def longest_wait(world: World, hit: Hit, there: bool) -> float:
    """Returns the longest wait for an answer to anything asked around a fault, by those who were there or elsewhere."""
    port = world.servers[hit.fault.server].port
    around = [
        asked.answered - asked.sent
        for person in world.people
        if (person.was_at(hit.at) == port) == there
        for asked in person.asked
        if asked.answered > hit.at and asked.sent < hit.at + 2
    ]
    return max(around, default=0.0)


async def run(
    seeds: Sequence[int],
    *,
    servers: int = 3,
    tables: int = 6,
    faults: int = 3,
    lease: float = 1.5,
    kinds: dict[str, int] = KINDS,
    planted: bool = False,
    until_caught: bool = False,
    change: Callable[[Fault], Fault] = lambda fault: fault,
) -> Summary:
    """Runs a schedule for each seed."""
    world = World(servers, lease, planted)
    summary = Summary()
    try:
        await world.start()
        possible = {kind: often for kind, often in kinds.items() if kind != "disk-full" or world.database.disk}
        for seed in seeds:
            drawn = [change(fault) for fault in schedule(seed, servers, faults, possible)]
            await run_schedule(world, seed, drawn, tables, summary)
            if until_caught and summary.faults:
                break
        summary.takeovers = int((await world.ask("SELECT coalesce(sum(fence - 1), 0) FROM tables"))[0][0])
    finally:
        await world.close()
    return summary
