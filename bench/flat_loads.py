"""What a server does with many tables and onlookers: starts, loads, replays, and what it keeps in memory."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path

import uvloop
from flat_server import Checkout, Player, Playing, Server

from bestiary.cli.bench_growth import keys_of, new_table, options_of, play, seated, step
from bestiary.core.game import Game
from bestiary.core.state import NATURE
from bestiary.server.hub import Hub
from bestiary.server.live import Live
from bestiary.server.settings import Settings
from server import PROTOCOL, Message

Figures = dict[str, tuple[float, str, float | None]]  # a case's value, unit and what is wanted at most

RUNNING = 1000
PLAYED = 20  # moves at each of them
ONLOOKERS = 1000
BOT_MOVES = 60_000
WEIGHED = 3  # tables
WEIGHED_MOVES = 60
MOST_MOVES = 1200
LOADED_EVERY = 37
SETTLED = 1.0  # seconds after which all that was on its way has come
QUIET = 0.02  # a server that uses less of a second is idle


def starts(checkout: Checkout, folder: Path, games: list[Game]) -> Figures:
    """Start with many games that are not over, after a kill and after a planned stop, while one goes on."""
    folder.mkdir()
    database = folder / "running.sqlite"
    _run_many(checkout, database, games)
    found: Figures = {}
    for name, most, bound in (("a kill", 8.0, None), ("a planned stop", 3.0, 1.0)):
        server = Server(checkout, database)
        try:
            cpu, times = uvloop.run(_move_meanwhile(server))
            found[f"{RUNNING} running tables at a start after {name}"] = (cpu, "s CPU", most)
            found[f"memory then, after {name}"] = (server.resident(), "MB", bound and 120.0)
            found[f"a move's p50 meanwhile, after {name}"] = (1000 * statistics.median(times), "ms", bound and 15.0)
        finally:
            server.stop()
    return found


def _run_many(checkout: Checkout, database: Path, games: list[Game]) -> None:
    """Leave a database with games of all kinds in the middle, by a kill."""
    server = Server(checkout, database)
    waiting = list(range(RUNNING))

    async def some() -> None:
        while waiting:
            number = waiting.pop()
            game = games[number % len(games)]
            seats = min(game.seats)
            table = Playing(server, game.id, seats, options_of(game, seats), number)
            await table.join()
            await table.play(PLAYED)
            table.leave()

    async def all_of_them() -> None:
        await asyncio.gather(*(some() for _ in range(8)))

    uvloop.run(all_of_them())
    server.stop(kill=True)


async def _move_meanwhile(server: Server) -> tuple[float, list[float]]:
    """Play on while the server brings its tables back; return the CPU it used until it was idle, and moves' times."""
    table = Playing(server, "marry", 3, {}, 1)
    await table.join()
    times: list[float] = []
    quiet, used = 0, server.cpu()
    while quiet < 5:
        before = server.cpu()
        for _ in range(5):
            if took := await table.move():
                times.append(took)
            await asyncio.sleep(0.02)
        used = server.cpu()
        quiet = quiet + 1 if used - before < QUIET or table.over else 0
    table.leave()
    return used, times


def halts(checkout: Checkout, folder: Path, games: list[Game]) -> Figures:
    """Load tables early and late in their games, with as much unsaved as a kill leaves."""
    if checkout.name != "this":
        return {}
    folder.mkdir()
    found: Figures = {}
    for game in games:
        halt = max(asyncio.run(_halts(folder / f"{game.id}.sqlite", game)))
        found[f"{game.id} for {max(game.seats)}, the loop's longest halt while it is loaded"] = (halt, "ms CPU", 20.0)
    return found


async def _halts(database: Path, game: Game) -> list[float]:
    hub = Hub(Settings(database=database))
    await hub.start()
    seats, chosen = max(game.seats), random.Random(5)
    live = await hub.open(new_table(game, seats), keys_of(seats))
    found: list[float] = []
    for number in range(MOST_MOVES):
        if not step(live.table, chosen):
            break
        live.flush()
        if live.landing is not None:
            live.landing[1].cancel()
            live.landing = None
        if number % LOADED_EVERY == LOADED_EVERY - 1:
            while live.pending:
                await asyncio.sleep(0.001)
            live.stop()
            del hub.tables[live.id]
            found.append(await _halt(hub, live.id))
            live = hub.tables[live.id]
    await hub.close()
    return found


async def _halt(hub: Hub, table: str) -> float:
    """Load a table; return the longest CPU milliseconds for which nobody else had a turn."""
    gc.collect()
    loading = asyncio.create_task(hub.live(table))
    longest, begun = 0.0, time.thread_time()
    while not loading.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        longest, begun = max(longest, now - begun), now
    await loading
    return 1000 * longest


def onlookers(checkout: Checkout, folder: Path, games: list[Game]) -> Figures:
    """Let many come to watch a game, and count all they are told; then let it go on before them."""
    folder.mkdir()
    server = Server(checkout, folder / "onlookers.sqlite")
    try:
        told, cost = uvloop.run(_watch(server, games[0]))
    finally:
        server.stop()
    return {
        f"{ONLOOKERS} spectators join": (float(told), "messages", 10_000.0),
        f"{ONLOOKERS} spectators, a move": (cost, "ms CPU", None),
    }


class Onlooker(Player):
    """A socket that counts what it is told."""

    told = 0

    def take(self, message: Message) -> None:
        Onlooker.told += 1


async def _watch(server: Server, game: Game) -> tuple[int, float]:
    seats = min(game.seats)
    table = Playing(server, game.id, seats, options_of(game, seats), 1)
    await table.join()
    Onlooker.told = 0
    link, loop = table.opened["links"][-1], asyncio.get_running_loop()
    here: list[Onlooker] = []
    for _ in range(ONLOOKERS):
        make = partial(Onlooker, table, seats, f"/ws/{table.opened['table']}")
        _, watcher = await loop.create_connection(make, "127.0.0.1", server.port)
        await watcher.ready
        watcher.send({"t": "hello", "protocol": PROTOCOL, "token": link["token"]})
        here.append(watcher)
    await asyncio.sleep(SETTLED)
    told, cpu, moves = Onlooker.told, server.cpu(), table.moves
    await table.play(20)
    await asyncio.sleep(SETTLED)
    cost = 1000 * (server.cpu() - cpu) / (table.moves - moves)
    for socket in here:
        socket.transport.close()
    table.leave()
    return told, cost


def weights(checkout: Checkout, folder: Path, games: list[Game]) -> Figures:
    """Weigh tables: played and with everybody there, left by all, and over."""
    if checkout.name != "this":
        return {}
    folder.mkdir()
    found: Figures = {}
    for game in games:
        played, left, over = asyncio.run(_weigh(folder / f"{game.id}.sqlite", game))
        name = f"{game.id} for {max(game.seats)}"
        found[f"{name}, a table with all there after {WEIGHED_MOVES} moves"] = (played, "kB", 100.0)
        found[f"{name}, a table that all have left for a while"] = (left, "kB", 20.0)
        found[f"{name}, a table whose game is over"] = (over, "kB", 1.0)
    return found


async def _weigh(database: Path, game: Game) -> tuple[float, float, float]:
    hub = Hub(Settings(database=database, idle_seconds=0.0))
    await hub.start()
    seats = max(game.seats)
    await _leave(hub, await _played(hub, game, seats))  # what all tables share is there now
    tracemalloc.start()
    empty = _held()
    lives = await _played(hub, game, seats)
    played = _held()
    await _leave(hub, lives)
    left = _held()
    lives += await _played(hub, game, seats)
    for live in lives:
        if not live.table.over:
            live.table.abandon(0)
            live.flush()
    del live
    await _leave(hub, lives)
    over = _held()
    tracemalloc.stop()
    await hub.close()
    return (played - empty) / WEIGHED, (left - empty) / WEIGHED, (over - left) / WEIGHED


async def _leave(hub: Hub, lives: list[Live]) -> None:
    """Leave tables, and let the server look after them and forget what it can."""
    while lives:
        for connection in list(lives[-1].connections):
            lives[-1].leave(connection)
        while lives[-1].pending:
            await asyncio.sleep(0.01)
        lives.pop()
    hub.caretaker.look_after()
    assert not hub.tables
    await asyncio.sleep(SETTLED)


def _held() -> float:
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1000


async def _played(hub: Hub, game: Game, seats: int) -> list[Live]:
    lives = []
    for number in range(WEIGHED):
        live = await seated(hub, game, seats)
        lives.append(live)
        await play(live, chosen := random.Random(number), WEIGHED_MOVES)
        while live.table.match.state.to_act() == NATURE:  # nobody leaves while something is in the air
            await play(live, chosen, 1)
    return lives


def bots(checkout: Checkout, folder: Path, games: list[Game]) -> Figures:
    """Let random bots play Mashup, four to a table, and weigh the server before and after."""
    folder.mkdir()
    server = Server(checkout, folder / "bots.sqlite", "--bot-pause", "0")
    try:
        found = uvloop.run(_bots(server, next(game for game in games if game.id == "mashup")))
    finally:
        server.stop()
    return {
        f"a server after {BOT_MOVES} bot moves of Mashup": (found[-1], "MB", 120.0),
        f"a server after {BOT_MOVES // 6} bot moves of Mashup": (found[0], "MB", None),
    }


async def _bots(server: Server, game: Game) -> list[float]:
    loop = asyncio.get_running_loop()
    found: list[float] = []
    watchers: list[Onlooker] = []
    while True:
        for watcher in [each for each in watchers if each.over]:
            watcher.transport.close()
            watchers.remove(watcher)
        while len(watchers) < 8:
            opened = server.open_table(game.id, 4, options_of(game, 4), 4)
            make = partial(Ending, None, 4, f"/ws/{opened['table']}")
            _, watcher = await loop.create_connection(make, "127.0.0.1", server.port)
            await watcher.ready
            watcher.send({"t": "hello", "protocol": PROTOCOL, "token": opened["links"][-1]["token"]})
            watchers.append(watcher)
        await asyncio.sleep(0.2)
        moves = server.counted("bestiary_bot_seconds_count")
        if moves >= BOT_MOVES // 6 * (len(found) + 1):
            found.append(server.resident())
        if moves >= BOT_MOVES:
            return found


class Ending(Player):
    """A spectator's socket that notes the end."""

    def take(self, message: Message) -> None:
        self.over = self.over or any(path[:1] == ["over"] and rest[0] for _, path, *rest in message.changes)


PARTS: dict[str, Callable[[Checkout, Path, list[Game]], Figures]] = {
    "starts": starts,
    "halts": halts,
    "onlookers": onlookers,
    "weights": weights,
    "bots": bots,
}
