"""A discrete-event simulation of servers that share their tables: what a load costs, and how long people wait."""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple

SEATS: Final = 3


class Units(NamedTuple):
    """What things take, in seconds, measured where hardly anything was going on."""

    move: float  # CPU of the server that has the table, without what it tells
    update: float  # and of telling one socket
    relay_servers: float  # CPU of both servers, more, for each socket that ends elsewhere
    relay_messages: float  # and of NATS
    commit_cpu: float  # of the database, for a row
    commit_cpu_row: float  # and for each further one
    commit_times: list[float]  # how long commits of a row took
    commit_row: float  # and how much longer with each further one
    people: float  # CPU of those who play, a move: they are on the same machine
    gathered: float  # for how long a server waits for more to store at once
    elsewhere: float = 0.0  # what people wait for beside all this


class Case(NamedTuple):
    """How much is going on."""

    servers: int
    tables: int
    rate: float  # moves a second at all tables together
    relayed: float = 0.0  # share of the sockets that end at another server than the table's
    cores: int = 1 << 20  # of the machine on which everything runs


class Cores:
    """Processes that share cores: each does one thing after the other, and needs a core for it."""

    def __init__(self, cores: int, later: Callable[[float, Callable[[], None]], None]) -> None:
        self.free = cores
        self.later = later
        self.queues: dict[str, deque[tuple[float, Callable[[], None]]]] = {}
        self.ready: deque[str] = deque()
        self.running: set[str] = set()
        self.spent: dict[str, float] = {}

    def do(self, process: str, seconds: float, then: Callable[[], None]) -> None:
        """Have a process work, and go on."""
        queue = self.queues.setdefault(process, deque())
        queue.append((seconds, then))
        if len(queue) == 1 and process not in self.running:
            self.ready.append(process)
            self._begin()

    def _begin(self) -> None:
        while self.free and self.ready:
            process = self.ready.popleft()
            seconds, then = self.queues[process].popleft()
            self.free -= 1
            self.running.add(process)
            self.spent[process] = self.spent.get(process, 0.0) + seconds
            self.later(seconds, lambda process=process, then=then: self._end(process, then))  # type: ignore[misc]

    def _end(self, process: str, then: Callable[[], None]) -> None:
        self.free += 1
        self.running.discard(process)
        if self.queues[process]:
            self.ready.append(process)
        then()
        self._begin()


class Simulation:
    """One run of a case."""

    def __init__(self, units: Units, case: Case, seed: int = 1) -> None:
        self.units = units
        self.case = case
        self.chance = random.Random(seed)
        self.now = 0.0
        self.numbers = count()
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.cores = Cores(case.cores, self.later)
        self.queued: list[list[Callable[[], None]]] = [[] for _ in range(case.servers)]
        self.gathering: list[list[Callable[[], None]]] = [[] for _ in range(case.servers)]
        self.committing = [False] * case.servers
        self.commits = 0
        self.moves = 0
        self.waits: list[float] = []

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        """Do something after a while."""
        heapq.heappush(self.events, (self.now + seconds, next(self.numbers), what))

    def run(self, seconds: float) -> dict[str, Any]:
        """Simulate so many seconds."""
        pause = self.case.tables / self.case.rate
        for table in range(self.case.tables):
            self.later(self.chance.random() * pause, lambda table=table: self._move(table))  # type: ignore[misc]
        while self.events and self.events[0][0] < seconds:
            self.now, _, what = heapq.heappop(self.events)
            what()
        waits = sorted(self.waits)
        spent = self.cores.spent
        parts = {
            part: sum(used for process, used in spent.items() if process.startswith(part)) / seconds
            for part in ("server", "database", "messages", "people")
        }
        return {
            "moves_per_second": len(waits) / seconds,
            "cpu": {f"{part}s" if part == "server" else part: used for part, used in parts.items()},
            "rows_per_commit": self.moves / max(1, self.commits),
            "commits_per_second": self.commits / seconds,
            "p50_ms": 1000 * (waits[len(waits) // 2] + self.units.elsewhere) if waits else 0.0,
            "p99_ms": 1000 * (waits[int(len(waits) * 0.99)] + self.units.elsewhere) if waits else 0.0,
        }

    def _move(self, table: int) -> None:
        units, case = self.units, self.case
        began = self.now
        owner = table % case.servers
        away = [self.chance.random() < case.relayed for _ in range(SEATS)]
        edge = f"server {(owner + 1) % case.servers}"

        def ended() -> None:
            self.waits.append(self.now - began)
            self.later(max(0.0, case.tables / case.rate - (self.now - began)), lambda: self._move(table))

        def told() -> None:
            if not any(away):
                self.cores.do("people", units.people / 2, ended)
                return
            far = sum(away)
            self.cores.do(
                "messages",
                units.relay_messages * far,
                lambda: self.cores.do(
                    edge,
                    units.relay_servers * far / 2,
                    lambda: self.cores.do("people", units.people / 2, ended),
                ),
            )

        def stored() -> None:
            seconds = units.update * SEATS + units.relay_servers * sum(away) / 2
            self.cores.do(f"server {owner}", seconds, told)

        def carried_out() -> None:
            self.gathering[owner].append(stored)
            if len(self.gathering[owner]) == 1:
                self.later(units.gathered, lambda: self._hand_over(owner))

        def said() -> None:
            self.cores.do(f"server {owner}", units.move, carried_out)

        self.cores.do("people", units.people / 2, said)

    def _hand_over(self, owner: int) -> None:
        self.queued[owner] += self.gathering[owner]
        self.gathering[owner].clear()
        self._commit(owner)

    def _commit(self, owner: int) -> None:
        if self.committing[owner] or not self.queued[owner]:
            return
        units = self.units
        batch, self.queued[owner] = self.queued[owner], []
        self.committing[owner] = True
        self.commits += 1
        self.moves += len(batch)
        work = units.commit_cpu + units.commit_cpu_row * (len(batch) - 1)
        whole = self.chance.choice(units.commit_times) + units.commit_row * (len(batch) - 1)

        def done() -> None:
            self.committing[owner] = False
            for each in batch:
                each()
            self._commit(owner)

        self.cores.do(f"database {owner}", work, lambda: self.later(max(0.0, whole - work), done))
