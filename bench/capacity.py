"""Says what many people at tables need, by a simulation from unit costs, and how far off such a simulation is.

    python bench/capacity.py [--kept FILE] [--until units|predicted|measured] [--scale 1] [--json]

Unit costs are measured at the lowest load alone: two servers, PostgreSQL and NATS of their own, 20 moves a second. From
them two higher loads and one with relays are predicted and kept, and only then measured. With `--kept` what is in that
file is not done again; `--until predicted` ends before the measurement.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import platform
import statistics
import sys
import time
from pathlib import Path
from typing import Any, Final

import uvloop
from cluster_loads import Cluster, Load, children_of, cpu, idle, think, weigh
from simulation import Case, Simulation, Units
from tests.cluster.services import Database

from bestiary._engine import engine_mode
from bestiary.server.cluster.migrate import migrate
from bestiary.server.cluster.postgres import Postgres
from bestiary.server.hub import GATHER_SECONDS
from cluster import commit, opened
from server import SEATS

SERVERS: Final = 2
LOWEST: Final = Case(SERVERS, 5, 20)
CASES: Final = {
    "60 moves a second": Case(SERVERS, 15, 60),
    "120 moves a second": Case(SERVERS, 30, 120),
    "60 moves a second, half relayed": Case(SERVERS, 15, 60, 0.5),
}
ROUNDS: Final = 3
COPIES: Final = 5  # of each seat's socket, where telling is measured
ROWS: Final = 16
MORE: Final = 4  # servers that are started to see what looking at each other takes
SIMULATED: Final = 120.0  # seconds
SIZES: Final = (1_000, 100_000, 1_000_000)
PHASES: Final = ("units", "predicted", "measured")

# What is assumed of people and machines, not measured.
ASSUMED: Final = {
    "moves a second a person": 0.025,  # one in forty seconds
    "share of sockets that are relayed": 0.05,  # behind a balancer that hashes the table's path
    "thoughts of bots a move of a person": 0.5,
    "share of a core, or of anything else, that is used": 0.5,
    "sockets a server process may have": 10_000,
    "cores of the database's machine": 16,
    "connections that the database takes": 500,
    "connections of a server": 5,
    "MB a second that the database's log takes": 100,
    "GB of the database's disk": 4_000,
    "days for which games are kept": 30,
    "cores of the machine of NATS": 4,
}


def rounded(value: Any) -> Any:
    """Return figures with four digits."""
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    if isinstance(value, list):
        return [rounded(each) for each in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value


async def appends(scale: float) -> dict[str, Any]:
    """Measure commits of one row and of sixteen, in turn."""
    database = Database()
    try:
        await asyncio.to_thread(database.start)
        await migrate(database.dsn)
        desk = await opened(Postgres(database.dsn), ROWS + 1)
        assert database.process is not None
        postmaster = database.process.pid
        times: dict[int, list[float]] = {1: [], ROWS: []}
        spent = dict.fromkeys(times, 0.0)
        for entry in range(1, 1 + max(20, round(300 * scale))):
            for rows, tables in ((1, range(1)), (ROWS, range(1, ROWS + 1))):
                before, begun = sum(map(cpu, children_of(postmaster))), time.perf_counter()
                await commit(desk, entry, tables)
                times[rows].append(time.perf_counter() - begun)
                spent[rows] += sum(map(cpu, children_of(postmaster))) - before
        await desk.storage.close()
    finally:
        await asyncio.to_thread(database.remove)
    one, many = (statistics.median(taken) for taken in times.values())
    per_commit = {rows: used / len(times[rows]) for rows, used in spent.items()}
    return {
        "commit_times": sorted(times[1])[:: max(1, len(times[1]) // 100)],
        "commit_row": max(0.0, many - one) / (ROWS - 1),
        "commit_cpu_row": max(0.0, per_commit[ROWS] - per_commit[1]) / (ROWS - 1),
    }


async def played(cluster: Cluster, case: Case, scale: float, copies: int = 1) -> dict[str, Any]:
    """Measure a load."""
    load = Load(cluster, case.tables, case.relayed, copies)
    await load.open()
    try:
        return await load.play(case.rate, 20 * scale)
    finally:
        await load.close()


async def measure_units(cluster: Cluster, scale: float) -> dict[str, Any]:
    """Measure what things take while hardly anything is going on."""
    table, socket = await weigh(cluster, max(20, round(200 * scale)))
    thought = await think(cluster.servers[0], 2, 60)
    await played(cluster, LOWEST, scale)  # warms up
    nobody = await idle(cluster, 20 * scale)
    rounds = [
        [
            await played(cluster, LOWEST, scale),
            await played(cluster, LOWEST, scale, copies=COPIES),
            await played(cluster, LOWEST._replace(relayed=1), scale),
        ]
        for _ in range(ROUNDS)
    ]
    commits = [each[0]["commit_seconds"] / each[0]["commits"] for each in rounds]
    size = "SELECT pg_total_relation_size('entries')::float8 / count(*) FROM entries"
    stored = (await asyncio.to_thread(cluster.database.ask, size))[0][0]
    await asyncio.to_thread(cluster.add, MORE)
    await asyncio.sleep(3)  # until what comes with a start is over
    crowded = await idle(cluster, 20 * scale)

    def a_move(place: int, part: str) -> float:
        """Return the CPU of a move, beside what is spent anyway: the median of all rounds."""
        found = [each[place] for each in rounds]
        return statistics.median((each["cpu"][part] - nobody[part] * each["seconds"]) / each["moves"] for each in found)

    direct, many, relayed = (a_move(place, "servers") for place in range(3))
    plain = [each[0] for each in rounds]
    update = max(0.0, many - direct) / (SEATS * (COPIES - 1))
    few, many_servers = nobody["database"] / SERVERS, crowded["database"] / (SERVERS + MORE)
    beat = max(0.0, many_servers - few) / MORE  # more of each server for each that there is: it looks at all others
    return {
        "move": direct - SEATS * update,
        "update": update,
        "relay_servers": max(0.0, relayed - direct) / SEATS,
        "relay_messages": max(0.0, a_move(2, "messages") - a_move(0, "messages")) / SEATS,
        "people": a_move(0, "people"),
        "commit_cpu": a_move(0, "database"),
        "idle": {part: used / SERVERS for part, used in nobody.items()},
        "beat_of_one": max(0.0, few - beat * SERVERS),
        "beat_per_server": beat,
        "kilobytes_a_table": table,
        "kilobytes_a_socket": socket,
        "commit_mean": statistics.median(commits),
        "bytes_an_entry": statistics.median(each["entry_bytes"] / each["entries"] for each in plain),
        "stored_bytes_an_entry": stored,
        "log_bytes_an_entry": statistics.median(each["wal_bytes"] / each["entries"] for each in plain),
        "thought": thought,
        "p50_ms": statistics.median(each["p50_ms"] for each in plain),
        "relayed_to_direct": (relayed + a_move(2, "messages")) / (direct + a_move(0, "messages")),
    }


def units_of(found: dict[str, Any]) -> Units:
    """Return what the simulation goes by."""
    return Units(**{name: found[name] for name in Units._fields if name in found})


async def find_units(scale: float) -> dict[str, Any]:
    """Measure all unit costs, and what people wait for that none of them explains."""
    found = await appends(scale)
    found["gathered"] = GATHER_SECONDS
    with_cluster = await asyncio.to_thread(Cluster(SERVERS).__enter__)
    try:
        found |= await measure_units(with_cluster, scale)
    finally:
        await asyncio.to_thread(with_cluster.close)
    # A server's commits take longer than those of one that does nothing else: their spread is kept, not their mean.
    longer = found["commit_mean"] / statistics.mean(found["commit_times"])
    found["commit_times"] = [seconds * longer for seconds in found["commit_times"]]
    simulated = Simulation(units_of(found), LOWEST._replace(cores=os.cpu_count() or 1)).run(SIMULATED)
    found["elsewhere"] = max(0.0, found["p50_ms"] - simulated["p50_ms"]) / 1000
    return found


def predict(found: dict[str, Any]) -> dict[str, Any]:
    """Simulate the cases that are to be measured."""
    told = {}
    for name, case in CASES.items():
        told[name] = Simulation(units_of(found), case._replace(cores=os.cpu_count() or 1)).run(SIMULATED)
        for part, each in told[name]["cpu"].items():
            told[name]["cpu"][part] = each + found["idle"][part] * SERVERS
    return told


async def measure(scale: float) -> dict[str, Any]:
    """Measure the cases that were predicted."""
    told = {}
    cluster = await asyncio.to_thread(Cluster(SERVERS).__enter__)
    try:
        await played(cluster, LOWEST, scale)  # warms up
        for name, case in CASES.items():
            found = await played(cluster, case, scale)
            told[name] = {
                "moves_per_second": found["moves_per_second"],
                "cpu": {part: used / found["seconds"] for part, used in found["cpu"].items()},
                "rows_per_commit": found["entries"] / max(1, found["commits"]),
                "p50_ms": found["p50_ms"],
                "p99_ms": found["p99_ms"],
            }
    finally:
        await asyncio.to_thread(cluster.close)
    return told


def off(predicted: dict[str, Any], measured: dict[str, Any]) -> dict[str, Any]:
    """Return by which share each prediction was too high, or too low."""
    told: dict[str, Any] = {}
    for name, found in measured.items():
        said = predicted[name]
        told[name] = {part: said["cpu"][part] / max(1e-9, used) - 1 for part, used in found["cpu"].items()}
        for figure in ("rows_per_commit", "p50_ms", "p99_ms"):
            told[name][figure] = said[figure] / max(1e-9, found[figure]) - 1
    return told


def need(found: dict[str, Any], people: int) -> dict[str, Any]:
    """Say what so many people at tables need, and which part gives way first."""
    share = ASSUMED["share of a core, or of anything else, that is used"]
    relayed = ASSUMED["share of sockets that are relayed"]
    rate = people * ASSUMED["moves a second a person"]
    units = units_of(found)
    a_move = units.move + SEATS * (units.update + relayed * units.relay_servers)
    socket_cpu = rate * a_move
    servers = max(
        math.ceil(socket_cpu / (share - found["idle"]["servers"])),
        math.ceil(people / ASSUMED["sockets a server process may have"]),
    )
    # One server that has its share of all, and the others only as many more as it talks to.
    one = Case(2, max(2, round(2 * people / SEATS / servers)), 2 * rate / servers, relayed)
    simulated = Simulation(units, one).run(min(SIMULATED, 30_000 / one.rate))
    commits = servers * simulated["commits_per_second"] / 2
    rows = rate
    beats = servers * (found["beat_of_one"] + found["beat_per_server"] * servers)
    database = commits * units.commit_cpu + max(0.0, rows - commits) * units.commit_cpu_row
    log = rows * found["log_bytes_an_entry"] / 1e6
    a_day = rows * found["stored_bytes_an_entry"] * 86_400 / 1e9
    messages = rate * SEATS * relayed * units.relay_messages + servers * found["idle"]["messages"]
    workers = rate * ASSUMED["thoughts of bots a move of a person"] * found["thought"]
    parts = {
        "one server process": (socket_cpu + found["idle"]["servers"]) / share,
        "sockets of one server process": people / ASSUMED["sockets a server process may have"],
        "one worker": workers / share,
        "CPU of one database: commits": database / (share * ASSUMED["cores of the database's machine"]),
        "CPU of one database: signs of life": beats / (share * ASSUMED["cores of the database's machine"]),
        "log of one database": log / (share * ASSUMED["MB a second that the database's log takes"]),
        "disk of one database": a_day
        * ASSUMED["days for which games are kept"]
        / (share * ASSUMED["GB of the database's disk"]),
        "connections of one database": (servers + 1)
        * ASSUMED["connections of a server"]
        / ASSUMED["connections that the database takes"],
        "one NATS": messages / (share * ASSUMED["cores of the machine of NATS"]),
    }
    return {
        "people": people,
        "moves a second": rate,
        "server processes": servers + 1,  # one may be missing
        "GB of a server process": (found["kilobytes_a_table"] * people / SEATS + found["kilobytes_a_socket"] * people)
        / servers
        / 1e6,
        "cores of workers": math.ceil(workers / share),
        "commits a second": commits,
        "rows a commit": simulated["rows_per_commit"],
        "cores of the database: commits": database,
        "cores of the database: signs of life": beats,
        "MB a second of the database's log": log,
        "GB of entries a day": a_day,
        "cores of NATS": messages,
        "p50 of an answer, ms": simulated["p50_ms"],
        "p99 of an answer, ms": simulated["p99_ms"],
        "how many of each it takes": dict(sorted(parts.items(), key=lambda part: -part[1])),
    }


def machine() -> dict[str, Any]:
    """Say what it was measured on."""
    return {
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "engine": engine_mode().mode,
        "load_before": os.getloadavg()[0],
        "at": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    }


def main() -> None:
    """Measure, predict, measure, and say what is needed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--until", choices=PHASES, default=PHASES[-1])
    parser.add_argument("--scale", type=float, default=1.0, help="of all times for which is measured")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    kept: dict[str, Any] = json.loads(given.kept.read_text()) if given.kept and given.kept.is_file() else {}

    def keep(name: str, value: Any) -> None:
        kept[name] = rounded(value)
        if given.kept:
            given.kept.write_text(json.dumps(kept, indent=1) + "\n")
        print(f"{name}: done", file=sys.stderr, flush=True)

    wanted = PHASES[: PHASES.index(given.until) + 1]
    if "units" not in kept:
        keep("machine", machine() | {"scale": given.scale})
        keep("units", uvloop.run(find_units(given.scale)))
    if "predicted" in wanted and "predicted" not in kept:
        keep("predicted", predict(kept["units"]))
    if "measured" in wanted and "measured" not in kept:
        keep("machine of the measured", machine() | {"scale": given.scale})
        keep("measured", uvloop.run(measure(given.scale)))
    if "measured" in kept:
        keep("off", off(kept["predicted"], kept["measured"]))
    keep("assumed", ASSUMED)
    keep("needs", [need(kept["units"], people) for people in SIZES])
    if given.json:
        print(json.dumps(kept))
    else:
        for part in ("units", "predicted", "measured", "off", "needs"):
            print(f"{part}: {json.dumps(kept.get(part), indent=1)}")


if __name__ == "__main__":
    main()
