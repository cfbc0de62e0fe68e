"""Measures how the cost of a move, a start, a reload and an arena grows; all of it CPU time of this process."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any, Final

from bestiary.core.chance import Chance
from bestiary.core.game import Game
from bestiary.core.optional.nature import nature_of
from bestiary.core.state import NATURE
from bestiary.lab.arena import Arena, Tally
from bestiary.lab.growth import Curve, picture
from bestiary.lab.speed.machine import machine
from bestiary.server.connection import Connection
from bestiary.server.hub import Hub
from bestiary.server.limits import Bucket
from bestiary.server.live import Live
from bestiary.server.settings import Settings
from bestiary.server.storage import Key
from bestiary.table.entries import AnyEntry
from bestiary.table.saved import load, save
from bestiary.table.table import Table

KEY: Final = bytes(range(32))
PIECES: Final = 6  # of a game whose moves are timed apart
FEW: Final = 30  # moves that are timed where nothing but the number of others changes
WAIT: Final = 0.0005  # seconds between two looks whether a move is stored: spinning would be counted as its cost

Say = Callable[[str], None]


class Deaf:
    """A way out for what would leave on a socket, which lets it go."""

    def write(self, texts: list[bytes]) -> None:
        """Send nothing."""

    def end(self, code: int) -> None:
        """Close nothing."""


def measure(games: list[Game], say: Say, largest: int = 1000, moves: int = 240) -> list[Curve]:
    """Return all curves; `largest` bounds tables and spectators, `moves` a game's length."""
    curves = []
    for game in games:
        say(f"{game.id}: progress and reload")
        curves.append(asyncio.run(progress(game, moves)))
        curves.append(reload(game, moves))
    for game in games:
        say(f"{game.id}: seats")
        curves.append(asyncio.run(by_seats(game)))
    first = games[0]
    sizes = [size for size in (1, 10, 100, 1000) if size <= largest]
    for name, measured in (("spectators", by_spectators), ("tables", by_tables), ("running", by_running)):
        say(f"{first.id}: {name}")
        curves.append(asyncio.run(measured(first, sizes)))
    say(f"{first.id}: arena")
    curves.append(arena_weight(first, [10 * size for size in sizes]))
    return curves


def options_of(game: Game, seats: int) -> dict[str, str]:
    """Return options under which so many can play."""
    for option in (None, *game.options):
        for value in option.values if option else ("",):
            chosen = {option.name: value} if option else {}
            try:
                game.start(seats, Chance(1), chosen)
            except Exception:  # noqa: S112 - these do not fit so many seats
                continue
            return chosen
    return {}


def new_table(game: Game, seats: int) -> Table:
    """Open a table of people."""
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    return Table.open(game, names, options=options_of(game, seats), key=KEY)


def step(table: Table, chosen: random.Random) -> bool:
    """Make a random move, or take an outcome in; tell whether there was one."""
    if table.over:
        return False
    if table.match.state.to_act() == NATURE:
        chance = Chance(chosen.randrange(1 << 60))
        table.nature(nature_of(table.game).outcome(table.match.state, chance))
    else:
        seat = chosen.choice([seat for seat in range(len(table.seats)) if table.owes(seat)])
        table.play(seat, chosen.choice(table.blind(seat).legal(seat)))
    return True


@contextmanager
def database() -> Iterator[Path]:
    """Keep a database for a while."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "growth.sqlite"


def new_hub(database: Path) -> Hub:
    """Return a server that takes any number of tables and spectators."""
    settings = Settings(database=database)
    settings.lift_limits()
    return Hub(settings)


def keys_of(seats: int) -> list[Key]:
    """Return a link for each seat, and one for spectators."""
    return [*(Key(f"seat{seat}", [seat], seat == 0) for seat in range(seats)), Key("watch", [])]


def come(live: Live, key: Key) -> None:
    """Open a socket."""
    connection = Connection(Deaf(), "here", Bucket(1e9, 1 << 40), live.hub.metrics)
    connection.key = key
    live.join(connection, {})


async def seated(hub: Hub, game: Game, seats: int) -> Live:
    """Open a table with everybody there."""
    live = await hub.open(new_table(game, seats), keys_of(seats))
    for key in live.keys[:-1]:
        come(live, key)
    return live


async def play(live: Live, chosen: random.Random, moves: int) -> tuple[int, float]:
    """Play and return the moves made and the CPU milliseconds of each, stored and told."""
    begun, made = process_time(), 0
    while made < moves and step(live.table, chosen):
        made += 1
        live.flush()
        if live.landing is not None:  # an outcome has come already
            live.landing[1].cancel()
            live.landing = None
        while live.pending:
            await asyncio.sleep(WAIT)
    return made, 1000 * (process_time() - begun) / made if made else 0.0


async def progress(game: Game, moves: int) -> Curve:
    """Measure a move early and late in a game of as many as can play."""
    seats, points, passed = max(game.seats), [], 0
    with database() as path:
        hub = new_hub(path)
        await hub.start()
        live, chosen = await seated(hub, game, seats), random.Random(3)
        await play(live, chosen, 5)
        for _ in range(PIECES):
            made, cost = await play(live, chosen, moves // PIECES)
            passed += made
            if made:
                points.append((float(passed), cost))
        await hub.close()
    return Curve(name=f"{game.id} for {seats}", against="moves played", unit="ms a move", points=points)


async def by_seats(game: Game) -> Curve:
    """Measure a move with few and with many at the table."""
    points = []
    for seats in game.seats:
        with database() as path:
            hub = new_hub(path)
            await hub.start()
            live, chosen = await seated(hub, game, seats), random.Random(3)
            await play(live, chosen, 10)
            points.append((float(seats), (await play(live, chosen, FEW))[1]))
            await hub.close()
    return Curve(name=game.id, against="seats", unit="ms a move", points=points)


async def by_spectators(game: Game, sizes: list[int]) -> Curve:
    """Measure a move with few and with many who watch."""
    points = []
    with database() as path:
        hub = new_hub(path)
        await hub.start()
        for size in sizes:
            live, chosen = await seated(hub, game, min(game.seats)), random.Random(3)
            for _ in range(size):
                come(live, live.keys[-1])
            points.append((float(size), (await play(live, chosen, FEW))[1]))
        await hub.close()
    return Curve(name=f"{game.id}, a move", against="spectators", unit="ms a move", points=points)


async def by_tables(game: Game, sizes: list[int]) -> Curve:
    """Measure a move with few and with many other tables in memory."""
    points = []
    with database() as path:
        hub = new_hub(path)
        await hub.start()
        for size in sizes:
            while len(hub.tables) < size - 1:
                await hub.open(new_table(game, min(game.seats)), keys_of(min(game.seats)))
            live = await seated(hub, game, min(game.seats))
            points.append((float(size), (await play(live, random.Random(3), FEW))[1]))
        await hub.close()
    return Curve(name=f"{game.id}, a move", against="tables", unit="ms a move", points=points)


async def by_running(game: Game, sizes: list[int]) -> Curve:
    """Measure a start after a planned stop, with few and with many games that are not over."""
    points = []
    with database() as path:
        for size in sizes:
            hub = new_hub(path)
            await hub.start()
            while len(await hub.storage.running()) < size:
                live = await hub.open(new_table(game, min(game.seats)), keys_of(min(game.seats)))
                await play(live, random.Random(3), 5)
            await hub.close()
            begun = process_time()
            hub = new_hub(path)
            await hub.start()
            await hub.tasks[0]
            points.append((float(size), 1000 * (process_time() - begun)))
            await hub.close()
    return Curve(name=f"{game.id}, a start", against="running games", unit="ms", points=points)


def reload(game: Game, moves: int) -> Curve:
    """Measure the loading of a table by the entries since it was saved."""
    seats, chosen = max(game.seats), random.Random(3)
    table = new_table(game, seats)
    table.rest()
    for _ in range(moves // 2):
        step(table, chosen)
    data = save(table)
    since: list[AnyEntry] = []
    points: list[tuple[float, float]] = []
    table.take()
    for _ in range(PIECES):
        for _ in range(20):
            step(table, chosen)
        since += [entry for entry, _ in table.take().entries]
        if not since or (points and points[-1][0] == len(since)):
            break
        begun = process_time()
        load(table.setup, data, since)
        points.append((float(len(since)), 1000 * (process_time() - begun)))
    return Curve(name=f"{game.id} for {seats}, loading", against="entries since saved", unit="ms", points=points)


def arena_weight(game: Game, sizes: list[int]) -> Curve:
    """Weigh what an arena keeps after few and after many games."""
    import pickle

    players = min(game.seats)
    tally, points, played = Tally(Arena(game.id, ("random",) * players, max(sizes))), [], 0
    for size in sizes:
        while played < size:
            tally.add(tally.arena.play(played % 600))
            played += 1
        points.append((float(size), len(pickle.dumps(tally)) / 1000))
    return Curve(name=f"{game.id}, an arena", against="games", unit="kB kept", points=points)


def keep(curves: list[Curve], results: Path, docs: Path | None, now: datetime | None = None) -> Path:
    """Write a run to its file and draw it."""
    day = (now or datetime.now(UTC)).strftime("%Y-%m-%d")
    file = results / f"growth-{day}.json"
    results.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(report(curves), indent=1) + "\n")
    (docs or results).joinpath("growth.svg").write_text(
        picture(curves, f"CPU time of the server process, {day}; power 0 is constant, 1 linear, 2 quadratic")
    )
    return file


def report(curves: list[Curve]) -> dict[str, Any]:
    """Return a run for JSON."""
    return {"machine": machine(), "curves": [curve.row() for curve in curves]}
