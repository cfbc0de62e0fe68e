"""Measures several servers that share their tables, while they are killed, stopped, restarted and told to leave.

    python bench/cluster.py [--full] [--case kills,append] [--kept FILE] [--json]

Starts PostgreSQL and NATS of its own on loopback. Each row has a case, a value, its limit, and whether it has to be at
least that. A run has a tenth of each case's count; `--full` the whole. With `--kept` a case that is in that file at the
same count is not measured again, so that a run can be interrupted and gone on with.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.cluster.chaos.checks import as_rows, check  # noqa: E402
from tests.cluster.chaos.faults import Fault, Hit, carry_out  # noqa: E402
from tests.cluster.chaos.runs import come_to_rest, longest_wait, run  # noqa: E402
from tests.cluster.chaos.world import World  # noqa: E402
from tests.cluster.services import Database  # noqa: E402
from tests.server.test_storages import Desk, line, new_table, opening  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

from bestiary.server.cluster.migrate import migrate  # noqa: E402
from bestiary.server.cluster.postgres import Postgres  # noqa: E402
from bestiary.server.jobs import Job, Outcome  # noqa: E402
from bestiary.server.sqlite import Sqlite  # noqa: E402
from bestiary.server.storage import Storage  # noqa: E402

FAULTS: Final = 4  # in each schedule
PAST_LEASE: Final = 3.0  # seconds for which a server is stopped
ROWS: Final = 16  # of a commit
COMMITS: Final = 40  # of a round
RELAY_TABLES: Final = 20
RELAY_RATE: Final = 150.0  # moves a second
RELAY_SECONDS: Final = 3.0
MOVES_A_SOCKET: Final = 0.025  # a second
SOCKETS_SECONDS: Final = 30.0


class Row(NamedTuple):
    """One figure, and what it may be."""

    case: str
    value: float
    limit: float
    at_least: bool = False

    @property
    def kept(self) -> bool:
        """Whether the limit is kept."""
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def found(case: str, numbers: Mapping[str, int]) -> list[Row]:
    """Return what must not be found after any fault."""
    return [
        Row(f"{case}: lost", numbers["lost"], 0),
        Row(f"{case}: doubled", numbers["doubled"], 0),
        Row(f"{case}: numbers with a gap, fences that fall", numbers["gaps"], 0),
        Row(f"{case}: views that are not what is stored", numbers["unseen"] + numbers["strange"], 0),
    ]


async def kills(count: int) -> list[Row]:
    """Kill one of three servers while people play."""
    summary = await run(range(-(-count // FAULTS)), tables=5, faults=FAULTS, kinds={"kill": 1})
    killed = summary.kills
    return [
        *found("kills", summary.numbers),
        Row("kills: how many", len(killed), count, True),
        Row("kills: in the middle of a commit", sum(hit.committing for hit in killed) / len(killed), 0.3, True),
        Row("kills: moves a second before one, median", summary.as_json()["median_rate"], 20, True),
        Row("kills: longest pause at the killed one, s", max(summary.pauses), 2),
        Row("kills: longest pause elsewhere, s", max(summary.elsewhere), 0.5),
    ]


async def stops(count: int) -> list[Row]:
    """Stop one of three servers for longer than its lease, and let it go on."""

    def longer(fault: Fault) -> Fault:
        return fault._replace(seconds=PAST_LEASE)

    seeds = range(1000, 1000 + -(-count // FAULTS))
    summary = await run(seeds, tables=5, faults=FAULTS, kinds={"stop": 1}, change=longer)
    return [*found("stops", summary.numbers), Row("stops: how many", len(summary.kills), count, True)]


async def restarts(count: int) -> list[Row]:
    """Restart the database and NATS, half of the times each."""
    kinds = {"database-fast": 1, "database-immediate": 1, "backend": 1, "messages": 3}
    summary = await run(range(2000, 2000 + -(-count // FAULTS)), tables=5, faults=FAULTS, kinds=kinds)
    return [
        *found("restarts", summary.numbers),
        Row("restarts: how many", len(summary.hits), count, True),
        Row("restarts: tables that were taken over", summary.takeovers, 0),
    ]


@contextlib.asynccontextmanager
async def a_world(servers: int) -> AsyncIterator[World]:
    """Start servers with all they need."""
    world = World(servers, 1.5)
    try:
        await world.start()
        yield world
    finally:
        await world.close()


async def rolling(games: int) -> list[Row]:
    """Have each of four servers leave and come back while games go on."""
    async with a_world(4) as world:
        await world.open_tables(games, 3000, games / 20)
        await until(lambda: all(person.version >= 0 for person in world.people), 120)
        waits = []
        for number in range(len(world.servers)):
            fault = Fault("leave", number, 0, 0, False, 0)
            began = time.monotonic()
            await carry_out(world, fault)
            await asyncio.sleep(3)
            hit = Hit(fault, began, time.monotonic(), False, 0)
            waits.append(max(longest_wait(world, hit, there) for there in (True, False)))
        case = f"rolling restart, {games} games"
        rows = found(case, as_rows(await check(world, await come_to_rest(world))))
        return [*rows, Row(f"{case}: longest wait for an answer, s", round(max(waits), 3), 1)]


async def until(state: Callable[[], bool], seconds: float) -> None:
    """Wait for something, but not for ever."""
    end = time.monotonic() + seconds
    while not state() and time.monotonic() < end:
        await asyncio.sleep(0.05)


async def append(rounds: int) -> list[Row]:
    """Compare the time of a commit of 16 rows in PostgreSQL and in SQLite, in turn."""
    database = Database()
    with tempfile.TemporaryDirectory() as folder:
        try:
            await asyncio.to_thread(database.start)
            await migrate(database.dsn)
            times = await in_turn([Sqlite(Path(folder) / "tables.sqlite"), Postgres(database.dsn)], rounds)
        finally:
            await asyncio.to_thread(database.remove)
    ratios = [there / here for here, there in zip(*times, strict=True)]
    return [Row("append of 16 rows: time of SQLite's", round(statistics.median(ratios), 3), 1.5)]


async def in_turn(storages: list[Storage], rounds: int) -> list[list[float]]:
    """Return the seconds of a commit to each storage in each round."""
    desks = [await opened(storage) for storage in storages]
    times: list[list[float]] = [[] for _ in desks]
    for number in range(rounds + 1):
        for desk, taken in zip(desks, times, strict=True):
            begun = time.perf_counter()
            for entry in range(number * COMMITS + 1, (number + 1) * COMMITS + 1):
                await commit(desk, entry)
            if number:  # the first round warms up
                taken.append((time.perf_counter() - begun) / COMMITS)
    for desk in desks:
        await desk.storage.close()
    return times


async def commit(desk: Desk, entry: int, tables: Sequence[int] = range(ROWS)) -> None:
    """Store an entry of each table at once, and wait for it."""
    loop = asyncio.get_running_loop()
    told: asyncio.Queue[Outcome] = asyncio.Queue()

    def tell(outcome: Outcome) -> None:
        loop.call_soon_threadsafe(told.put_nowait, outcome)

    await desk.put(*(Job(f"t{row}", [line(f"t{row}", entry, "x")], tell, entry, 1) for row in tables))
    for _ in tables:
        assert await told.get() is None


async def opened(storage: Storage, tables: int = ROWS) -> Desk:
    """Start a storage that has some tables."""
    desk = Desk(storage)
    await storage.start(desk.tell, 1_000_000)
    for row in range(tables):
        assert await desk.store(f"t{row}", *opening(f"t{row}", new_table()), first=0) is None
    return desk


async def takeover(tables: int) -> list[Row]:
    """Kill a server that has many tables, and come to all of them at once."""
    async with a_world(2) as world:
        first, second = world.servers
        world.any_port = lambda: first.port  # type: ignore[method-assign]
        opened_ones = [await world.open_one() for _ in range(tables)]
        links = [(each["table"], each["links"][0]["token"]) for each in opened_ones]
        world.any_port = lambda: second.port  # type: ignore[method-assign]
        waiting = [asyncio.ensure_future(arrive(second.port, *link)) for link in links]
        await asyncio.gather(*waiting)  # once over the relay, so that sockets and code are warm
        begun = time.monotonic()
        first.send(9)  # type: ignore[arg-type]
        assert first.process is not None
        await first.process.wait()
        asked = asyncio.ensure_future(arrive(second.port, *links[0]))
        ended = await asyncio.gather(asked, *(arrive(second.port, *link) for link in links[1:]))
        return [
            Row(
                f"{tables} tables of a killed process: the first asked is there after, s",
                round(min(ended) - begun, 3),
                0.5,
            ),
            Row(f"{tables} tables of a killed process: all are there after, s", round(max(ended) - begun, 3), 2),
        ]


async def arrive(port: int, table: str, token: str) -> float:
    """Come to a table; return when its picture was there."""
    hello = json.dumps({"t": "hello", "protocol": 1, "token": token, "seen": {}})
    async with connect(
        f"ws://127.0.0.1:{port}/ws/{table}", open_timeout=30, compression=None, max_size=1 << 22
    ) as socket:
        await socket.send(hello)
        while json.loads(await asyncio.wait_for(socket.recv(), 30))["t"] != "snapshot":
            pass
        return time.monotonic()


async def relay(rounds: int) -> list[Row]:
    """Compare the CPU of moves whose sockets all end at another server with that of moves without any, in turn."""
    from cluster_loads import Cluster, Load

    taken: list[list[float]] = [[], []]
    cluster = await asyncio.to_thread(Cluster(2).__enter__)
    try:
        for number in range(rounds + 1):
            for share, found in enumerate(taken):
                load = Load(cluster, RELAY_TABLES, relayed=share, spare=0.5)
                await load.open()
                played = await load.play(RELAY_RATE, RELAY_SECONDS)
                await load.close()
                if number:  # the first round warms up
                    spent = played["cpu"]
                    found.append((spent["servers"] + spent["database"] + spent["messages"]) / played["moves"])
    finally:
        await asyncio.to_thread(cluster.close)
    ratios = [far / near for near, far in zip(*taken, strict=True)]
    return [Row("a relayed move: CPU of a direct one's", round(statistics.median(ratios), 3), 1.6)]


async def sockets(count: int) -> list[Row]:
    """Have many sockets open at four servers with two workers, half of them relayed, and play."""
    from cluster_loads import Cluster, Load

    from server import SEATS, memory

    cluster = await asyncio.to_thread(Cluster(4, workers=2).__enter__)
    try:
        load = Load(cluster, count // SEATS, relayed=0.5, spare=0.01)
        await load.open()
        opened_ones = sum(len(table.seats) for table in load.live)
        played = await load.play(count * MOVES_A_SOCKET, SOCKETS_SECONDS)
        largest = max(memory(server) for server in cluster.servers) / 1000
        await load.close()
    finally:
        await asyncio.to_thread(cluster.close)
    case = f"{opened_ones} sockets, {played['moves_per_second']:.0f} moves/s"
    return [
        Row(f"{case}: open", opened_ones, count // SEATS * SEATS, True),
        Row(f"{case}: p50, ms", round(played["p50_ms"], 1), 20),
        Row(f"{case}: p99, ms", round(played["p99_ms"], 1), 150),
        Row(f"{case}: the largest process, MB", round(largest, 1), 130),
    ]


class Case(NamedTuple):
    """A case, and how often it is done in a full run."""

    measure: Callable[[int], Coroutine[Any, Any, list[Row]]]
    count: int
    least: int = 1


CASES: Final = {
    "kills": Case(kills, 200),
    "stops": Case(stops, 100),
    "restarts": Case(restarts, 100),
    "rolling": Case(rolling, 500),
    "append": Case(append, 15, 15),
    "takeover": Case(takeover, 300),
    "relay": Case(relay, 15, 5),
    "sockets": Case(sockets, 10_000),
}


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--case", default=",".join(CASES))
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    wanted = given.case.split(",")
    if unknown := set(wanted) - set(CASES):
        parser.error(f"no such case: {', '.join(sorted(unknown))}; there are {', '.join(CASES)}")
    kept: dict[str, Any] = json.loads(given.kept.read_text()) if given.kept and given.kept.is_file() else {}
    rows: list[Row] = []
    for name in wanted:
        case = CASES[name]
        count = case.count if given.full else max(case.least, case.count // 10)
        if kept.get(name, {}).get("count") != count:
            measured = asyncio.run(case.measure(count))
            kept[name] = {"count": count, "rows": [row._asdict() for row in measured]}
            if given.kept:
                given.kept.write_text(json.dumps(kept, indent=1) + "\n")
        rows += [Row(**row) for row in kept[name]["rows"]]
        if not given.json:
            for row in rows[-len(kept[name]["rows"]) :]:
                said = f"{row.value} ({'>=' if row.at_least else '<='} {row.limit})"
                print(f"{'ok  ' if row.kept else 'MISS'} {row.case}: {said}", flush=True)
    if given.json:
        print(json.dumps([row._asdict() for row in rows]))
    return 0 if all(row.kept for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
