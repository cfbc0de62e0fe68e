"""Measures what is to stay flat as games, tables and onlookers grow: one row for each figure, beside what is wanted.

    python bench/flat.py [--json] [--only late,updates,...] [--beside CHECKOUT --home FOLDER] [--no-peer]

Servers run in processes of their own, all games are random play without limits, and what counts is CPU time. With
`--beside`, another checkout (with its environment in `.venv` and its caches under `--home`) is measured in alternating
rounds. `late` needs minutes, `bots` plays 60,000 moves of bots and is left out unless it is named.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import flat_loads
import uvloop
from flat_server import Checkout, Playing, Server, seated

from bestiary.cli.bench_growth import options_of
from bestiary.core.game import Game
from bestiary.core.registry import games
from bestiary.lab.speed.machine import machine

ROOT = Path(__file__).resolve().parents[1]
TABLES = 4
CROWD = 20  # tables at once where a message is compared with the peer's, which plays as many
SLICE = 15  # moves of each table between two looks
LATE_MS = {"mashup": 2.0, "monstrous": 6.0, "maker": 1.2, "factory": 1.5}
UPDATES = {"marry": 0.5, "maker": 1.0, "factory": 1.0, "mashup": 1.0, "monstrous": 2.0}
LONGEST = 2000  # moves
LOOKS = ("first", "second")
PEER_SECONDS = 2.0
PEER_ROUNDS = 3


class Row(NamedTuple):
    """One figure."""

    case: str
    found: float
    unit: str
    wanted: float | None = None  # at most
    beside: float | None = None  # the other checkout's

    def line(self) -> str:
        """Write it for people."""
        verdict = "" if self.wanted is None else f", wanted {self.wanted:g}: {'yes' if self.met else 'NO'}"
        beside = "" if self.beside is None else f" (beside {self.beside:.4g})"
        return f"{self.case}: {self.found:.4g} {self.unit}{beside}{verdict}"

    @property
    def met(self) -> bool:
        return self.wanted is None or self.found <= self.wanted


class Course:
    """Tables of one game that play on in step, and what each piece of their games cost."""

    def __init__(self, server: Server, game: Game) -> None:
        self.server = server
        self.game = game
        self.tables: list[Playing] = []
        self.replays: list[float] = []  # CPU seconds of the first and the second look
        self.costs: list[tuple[float, float]] = []  # ms a move and microseconds an update, piece by piece

    async def begin(self, tables: int = TABLES, moves: int = 5) -> None:
        """Open tables and play the first moves, which are not counted."""
        seats = max(self.game.seats)
        self.tables = await seated(self.server, self.game.id, seats, options_of(self.game, seats), tables)
        await asyncio.gather(*(table.play(moves) for table in self.tables))

    def end(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            table.leave()

    async def piece(self) -> bool:
        """Play a piece; tell whether all tables played it to its end."""
        before = [(table.moves, table.heard) for table in self.tables]
        cpu = self.server.cpu()
        await asyncio.gather(*(table.play(SLICE) for table in self.tables))
        used = self.server.cpu() - cpu
        moves = sum(table.moves - was for table, (was, _) in zip(self.tables, before, strict=True))
        heard = sum(table.heard - was for table, (_, was) in zip(self.tables, before, strict=True))
        if moves:
            self.costs.append((1e3 * used / moves, 1e6 * used / heard))
        return not any(table.over for table in self.tables)

    def replay(self) -> None:
        """Watch a game that is over, twice."""
        record = self.tables[0].opened["table"]
        for _ in range(2):
            cpu = self.server.cpu()
            self.server.ask(f"/api/records/{record}/replay")
            self.replays.append(self.server.cpu() - cpu)

    def share(self, begin: float, end: float, which: int) -> float:
        """Return the middle cost of a share of the game, a move's (0) or an update's (1)."""
        first = int(len(self.costs) * begin)
        return statistics.median(cost[which] for cost in self.costs[first : max(first + 1, int(len(self.costs) * end))])


async def courses(servers: list[Server], game: Game, most: int, say: Callable[[str], None]) -> list[Course]:
    """Play a game at each server in alternating pieces, until a table's game is over or so many moves are made."""
    found = [Course(server, game) for server in servers]
    for course in found:
        await course.begin()
    for _ in range(most // SLICE):
        if not all([await course.piece() for course in found]):
            for course in found:
                course.costs.pop()  # in which a table stood still
            break
    for course in found:
        await course.tables[0].play(most - course.tables[0].moves)
        course.end()
        if course.tables[0].over:
            course.replay()
    say(f"{game.id}: {len(found[0].costs)} pieces, ms a move {[round(cost[0], 2) for cost in found[0].costs[::4]]}")
    return found


async def crowds(servers: list[Server], game: Game, middle: int, peer: Any) -> tuple[list[list[float]], list[float]]:
    """Return the microseconds of an update in mid-game at each server and, in turn with them, at the peer's."""
    found = [Course(server, game) for server in servers]
    for course in found:
        await course.begin(CROWD, middle)
    units = []
    for _ in range(PEER_ROUNDS):
        for course in found:
            await course.piece()
        if peer is not None:
            units.append(peer.saturate(PEER_SECONDS)["cpu_us_per_update"])
    for course in found:
        course.end()
    return [[cost[1] for cost in course.costs] for course in found], units


def late(servers: list[Server], peer: Any, most: int, chosen: list[Game]) -> list[Row]:
    """Measure a move early and late, and an update in mid-game beside boardgame.io's."""
    rows = []
    for game in chosen:
        found = uvloop.run(courses(servers, game, most, say))
        ours, theirs = found[0], found[1] if len(found) > 1 else None
        name = f"{game.id} for {max(game.seats)}"
        early, last = ours.share(0, 0.25, 0), ours.share(0.75, 1, 0)
        other = theirs.share(0.75, 1, 0) if theirs else None
        rows.append(Row(f"{name}, a move late", last, "ms CPU", LATE_MS.get(game.id), other))
        was = other / theirs.share(0, 0.25, 0) if theirs and other else None
        rows.append(Row(f"{name}, late to early", last / early, "x", 1.5, was))
        looks = zip(ours.replays, theirs.replays if theirs else (None, None), (0.5, 0.02), LOOKS, strict=False)
        rows += [Row(f"{name}, {look} look at the replay", cpu, "s CPU", bound, was) for cpu, was, bound, look in looks]
        middle = len(ours.costs) * SLICE // 2
        (updates, *others), units = uvloop.run(crowds(servers, game, middle, peer))
        update, before = statistics.median(updates), statistics.median(others[0]) if others else None
        rows.append(Row(f"{name}, an update in mid-game", update, "us CPU", None, before))
        if peer is None:
            continue
        rows.append(Row(f"{name}, an update, boardgame.io's tic-tac-toe", statistics.median(units), "us CPU"))
        ratio = _ratio(others[0], units) if others else None
        rows.append(Row(f"{name}, an update to boardgame.io's", _ratio(updates, units), "x", UPDATES[game.id], ratio))
    return rows


def _ratio(updates: list[float], units: list[float]) -> float:
    return statistics.median(update / unit for update, unit in zip(updates, units, strict=False))


def rows_of(part: str, checkouts: list[Checkout], folder: Path, peer: Any, most: int, chosen: list[Game]) -> list[Row]:
    """Measure a part of the table."""
    if part == "late":
        servers = [Server(each, folder / f"late-{number}.sqlite") for number, each in enumerate(checkouts)]
        try:
            return late(servers, peer, most, chosen)
        finally:
            for server in servers:
                server.stop()
    measured = [flat_loads.PARTS[part](each, folder / f"{part}-{at}", chosen) for at, each in enumerate(checkouts)]
    beside = measured[1] if len(measured) > 1 else {}
    return [
        Row(case, value, unit, wanted, beside[case][0] if case in beside else None)
        for case, (value, unit, wanted) in measured[0].items()
    ]


def say(words: str) -> None:
    """Tell what goes on, beside the figures."""
    print(f"flat: {words}", file=sys.stderr, flush=True)


def keep(report: dict[str, Any], folder: Path) -> Path:
    """Write a run down."""
    file = folder / f"flat-{datetime.now(UTC):%Y-%m-%d}.json"
    known = json.loads(file.read_text()) if file.exists() else {}
    rows = {row["case"]: row for row in [*known.get("rows", []), *report["rows"]]}
    file.write_text(json.dumps({**report, "rows": list(rows.values())}, indent=1) + "\n")
    return file


def main() -> None:
    """Measure and print."""
    parts = ["late", *flat_loads.PARTS]
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default=",".join(part for part in parts if part != "bots"), help=", ".join(parts))
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--beside", type=Path, help="another checkout")
    parser.add_argument("--home", type=Path, help="its home")
    parser.add_argument("--moves", type=int, default=LONGEST, help="follow games for so many moves at most")
    parser.add_argument("--peer", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--keep", action="store_true", help="keep the run in bench/results")
    parser.add_argument("--json", action="store_true", dest="as_json")
    given = parser.parse_args()
    if unknown := set(given.only.split(",")) - set(parts):
        parser.error(f"no part {', '.join(sorted(unknown))}: choose of {', '.join(parts)}")
    chosen = [game for game in games() if not given.game or game.id in given.game]
    checkouts = [Checkout("this")]
    if given.beside:
        checkouts.append(Checkout("beside", given.beside.resolve(), given.home and given.home.resolve()))
    peer = None
    if given.peer and "late" in given.only.split(","):
        from server_peer import Peer

        peer = Peer()
        peer.saturate(PEER_SECONDS)  # until its compiler has seen all
    rows: list[Row] = []
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        try:
            for part in given.only.split(","):
                say(part)
                rows += rows_of(part, checkouts, Path(folder), peer, given.moves, chosen)
        finally:
            if peer is not None:
                peer.stop()
    told = [{**row._asdict(), "met": row.met} for row in rows]
    report = {"machine": machine(), "load of the machine before": load, "rows": told}
    if given.keep:
        say(f"kept in {keep(report, ROOT / 'bench/results')}")
    print(json.dumps(report, indent=1) if given.as_json else "\n".join(row.line() for row in rows))


if __name__ == "__main__":
    main()
