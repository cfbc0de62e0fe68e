"""Servers that share their tables with PostgreSQL and NATS of their own, and people who play there at a pace."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Self

from soak import children_of

from server import PEOPLE, PROTOCOL, ROOT, SEATS, BotTable, Seat, ServerProcess, Table, memory

sys.path.insert(0, str(ROOT))

from tests.cluster.services import Database, Messages

from bestiary.server.cluster.migrate import migrate

THOUGHTS = 12


def cpu(pid: int) -> float:
    """Return the CPU seconds that a process has used, all threads."""
    return time.clock_gettime((~pid << 3) | 2)  # its clock, as clock_getcpuclockid(3) makes it


class Cluster:
    """Several servers on loopback, and what they need."""

    def __init__(self, servers: int, workers: int = 0) -> None:
        self.database = Database()
        self.messages = Messages()
        self.folder = Path(tempfile.mkdtemp(prefix="bestiary-bench-"))
        self.count = servers
        self.servers: list[ServerProcess] = []
        self.workers: list[subprocess.Popen[bytes]] = []
        self.wanted_workers = workers

    def __enter__(self) -> Self:
        try:
            self.database.start()
            self.messages.start()
            asyncio.run(migrate(self.database.dsn))
            self.add(self.count)
            environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
            for _ in range(self.wanted_workers):
                command = [sys.executable, "-m", "bestiary", "worker", "--nats", self.messages.address, "--places", "1"]
                self.workers.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment))
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for process in [*self.workers, *(server.process for server in self.servers)]:
            process.kill()
            process.wait()
        self.messages.stop()
        self.database.remove()
        shutil.rmtree(self.folder, ignore_errors=True)

    def add(self, servers: int) -> None:
        """Start more servers."""
        for _ in range(servers):
            more = ("--database", self.database.dsn, "--nats", self.messages.address)
            self.servers.append(ServerProcess(self.folder, *more))

    def spent(self) -> dict[str, float]:
        """Return the CPU seconds of all servers, the database and NATS."""
        assert self.database.process is not None
        assert self.messages.process is not None
        postmaster = self.database.process.pid
        return {
            "servers": sum(cpu(server.process.pid) for server in self.servers),
            "database": cpu(postmaster) + sum(map(cpu, children_of(postmaster))),
            "messages": cpu(self.messages.process.pid),
            "people": time.process_time(),
        }

    async def told(self) -> dict[str, float]:
        """Return what the servers counted, all together."""
        return await asyncio.to_thread(self._told)

    def _told(self) -> dict[str, float]:
        found = [server.counts() for server in self.servers]
        return {name: sum(each.get(name, 0.0) for each in found) for name in found[0]}


class SharedTable(Table):
    """Is a table of one server, some of whose sockets end at another."""

    def __init__(self, server: ServerProcess, ends: Sequence[ServerProcess], mind: int) -> None:
        super().__init__(server, mind)
        self.ends = ends  # where each of its sockets ends: a multiple of the seats

    async def open(self, seats: list[dict[str, str]] = PEOPLE) -> None:
        """Opens it at its server, and has all sockets come: the first to its owner."""
        opened = await asyncio.to_thread(self.server.open_table, seats)
        loop = asyncio.get_running_loop()
        people = [link for link in opened["links"] if link["seats"]]
        self.seats = []
        self.waiting, self.all_here = len(self.ends), loop.create_future()
        for link, end in zip(cycle(people), self.ends, strict=False):
            make = partial(Seat, self, link["seats"][0], f"/ws/{opened['table']}")
            _, seat = await loop.create_connection(make, "127.0.0.1", end.port)
            self.seats.append(seat)
            await seat.ready
            seat.send({"t": "hello", "protocol": PROTOCOL, "token": link["token"]})
        await asyncio.wait_for(self.all_here, 60)


class Load:
    """Tables that are open, and how fast people play at them."""

    def __init__(self, cluster: Cluster, tables: int, relayed: float = 0, copies: int = 1, spare: float = 0.25) -> None:
        self.cluster = cluster
        self.tables = tables
        wanted = tables + round(tables * spare)
        self.live = [self._table(cluster.servers, number, relayed, copies) for number in range(wanted)]

    def _table(self, servers: list[ServerProcess], number: int, relayed: float, copies: int) -> SharedTable:
        owner, other = servers[number % len(servers)], servers[(number + 1) % len(servers)]
        first = number // len(servers) * SEATS * copies  # so that the share holds over each server's tables
        ends = [other if _falls(first + place, relayed) else owner for place in range(SEATS * copies)]
        return SharedTable(owner, ends, number)

    async def open(self) -> None:
        """Opens all tables and has everybody come."""
        for table in self.live:
            await table.open()

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Plays so many moves a second, and tells what that took."""
        cluster = self.cluster
        await asyncio.sleep(1)
        entries = "SELECT count(*), coalesce(sum(length(entry) + length(history)), 0) FROM entries"
        where = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
        ask = partial(asyncio.to_thread, cluster.database.ask)
        stored, wal, told = (await ask(entries))[0], (await ask(where))[0][0], await cluster.told()
        times: list[float] = []
        before, began = cluster.spent(), time.perf_counter()
        playing, spare = self.live[: self.tables], list(self.live[self.tables :])
        until = began + seconds
        await asyncio.gather(*(table.run(until, self.tables / rate, times, spare, False) for table in playing))
        after, took = cluster.spent(), time.perf_counter() - began
        now, told_now = (await ask(entries))[0], await cluster.told()
        self.live = [table for table in self.live if not any(seat.over for seat in table.seats)]
        commits = told_now["bestiary_commit_seconds_count"] - told["bestiary_commit_seconds_count"]
        ordered = sorted(times)
        return {
            "moves": len(times),
            "moves_per_second": len(times) / took,
            "seconds": took,
            "cpu": {part: after[part] - before[part] for part in after},
            "entries": now[0] - stored[0],
            "entry_bytes": int(now[1] - stored[1]),
            "wal_bytes": (await ask(where))[0][0] - wal,
            "commits": commits,
            "commit_seconds": told_now["bestiary_commit_seconds_sum"] - told["bestiary_commit_seconds_sum"],
            "p50_ms": 1000 * ordered[len(ordered) // 2],
            "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)],
        }

    async def close(self) -> None:
        for table in self.live:
            await table.close()


def _falls(number: int, share: float) -> bool:
    """Tell whether one of a row of numbers belongs to a share that is spread over it."""
    return int((number + 1) * share) > int(number * share)


async def idle(cluster: Cluster, seconds: float) -> dict[str, float]:
    """Return the CPU seconds a second of servers at which nobody is."""
    await asyncio.sleep(1)
    before, began = cluster.spent(), time.perf_counter()
    await asyncio.sleep(seconds)
    after, took = cluster.spent(), time.perf_counter() - began
    return {part: (after[part] - before[part]) / took for part in after}


async def weigh(cluster: Cluster, tables: int) -> tuple[float, float]:
    """Return the kilobytes of a table without sockets, and of one of its sockets."""
    server = cluster.servers[0]
    load = Load(cluster, tables, spare=0)
    for table in load.live:
        table.server, table.ends = server, [server] * SEATS
    for table in load.live[: tables // 4]:  # so that what is made once is there
        await table.open()
    empty = memory(server)
    opened = [await asyncio.to_thread(server.open_table) for _ in range(tables)]
    bare = memory(server)
    for table in load.live[tables // 4 :]:
        await table.open()
    full = memory(server)
    await load.close()
    of_table = (bare - empty) / len(opened)
    more = tables - tables // 4
    return of_table, (full - bare - more * of_table) / (more * SEATS)


async def think(server: ServerProcess, tables: int, seconds: float) -> float:
    """Return the CPU seconds of a bot's thought."""
    live = [BotTable(server, mind) for mind in range(tables)]
    for table in live:
        await table.open([{"kind": "me"}, {"kind": "bot", "bot": "titan"}, {"kind": "bot", "bot": "titan"}])

    async def thoughts(least: float) -> float:
        until = time.monotonic() + seconds
        while True:
            found = (await asyncio.to_thread(server.counts))["bestiary_bot_seconds_count"]
            if found >= least or time.monotonic() > until:
                return found
            await asyncio.sleep(0.1)

    before = await thoughts(3)  # the process that thinks is warm
    thinkers = children_of(server.process.pid)
    used = sum(map(cpu, thinkers))
    after = await thoughts(before + THOUGHTS)
    spent = sum(map(cpu, thinkers)) - used
    for table in live:
        await table.close()
    return spent / max(1, after - before)
