"""Restarts that nobody notices: what is unsaved is saved, and tables are loaded when they are needed."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import random
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic
from typing import Any, cast

import pytest
from world import Collected, World, random_moves

from bestiary.server import caretaker
from bestiary.server.hub import Hub
from bestiary.server.jobs import StorageError
from bestiary.server.live import Live
from bestiary.server.seals import Damaged, opened, sealed
from bestiary.server.settings import Settings
from bestiary.server.sockets import Visit
from bestiary.server.sqlite import SCHEMA_VERSION, Sqlite
from bestiary.server.storage import Key, lock_of
from bestiary.table import ClockSetting, Table, bot
from bestiary.table.saved import NEVER

PEOPLE = ["Ann", "Bob", "Cid"]
KEYS = [Key(lock_of(f"key{seat}"), [seat], seat == 0) for seat in range(3)] + [Key(lock_of("watch"), [])]
HOUR = 3_600_000


def new_hub(folder: Path, **more: Any) -> Hub:
    return Hub(Settings(database=folder / "tables.sqlite", bot_pause=0, **more))


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    run.__name__ = test.__name__
    return run


async def resumed(hub: Hub) -> None:
    await hub.start()
    await hub.tasks[0]  # all that is due has been found


async def say_hello(hub: Hub, table: str, token: str = "key0", *more: dict[str, Any]) -> list[dict[str, Any]]:
    """Comes with a token and maybe messages right behind, and returns what is answered once it is quiet."""
    wire = Collected()
    visit = Visit(hub, table, wire, "here")
    visit.begin()
    for message in ({"t": "hello", "protocol": 1, "token": token, "seen": {"0": 0}}, *more):
        visit.hear(json.dumps(message).encode())
    for _ in range(500):
        await asyncio.sleep(0.002)
        if wire.sent and not hub.loading and (visit.live is None or not visit.live.pending):
            break
    return [json.loads(text) if text[0] == "{" else {"t": text} for text in wire.sent]


@in_a_loop
async def test_a_planned_stop_saves_what_is_unsaved(tmp_path: Path) -> None:
    world = World(tmp_path, Table.open("marry", PEOPLE, key=bytes(32)))
    await world.open()
    random_moves(world, 12)
    await world.settle()
    await world.close()
    storage = Sqlite(tmp_path / "tables.sqlite")
    data, since = await storage.saved(world.live.id)
    assert data is not None
    assert since == []
    assert await storage.running() == [(world.live.id, NEVER)]
    storage.release()


@in_a_loop
async def test_a_table_is_loaded_when_somebody_comes_and_not_before(tmp_path: Path) -> None:
    world = World(tmp_path, Table.open("marry", PEOPLE, key=bytes(32)))
    await world.open()
    random_moves(world, 12)
    await world.settle()
    view = world.live.table.view(0)
    await world.close()
    hub = new_hub(tmp_path)
    await resumed(hub)
    assert hub.tables == {}
    answers = await say_hello(hub, world.live.id)
    assert [message["t"] for message in answers] == ["welcome", "snapshot", "presence"]
    assert hub.tables[world.live.id].table.view(0) == view
    await hub.close()


@in_a_loop
async def test_what_is_sent_while_a_table_is_loaded_is_answered_after_the_welcome(tmp_path: Path) -> None:
    world = World(tmp_path, Table.open("marry", PEOPLE, key=bytes(32)))
    await world.open()
    await world.close()
    hub = new_hub(tmp_path)
    await resumed(hub)
    answers = await say_hello(hub, world.live.id, "key0", {"t": "ping", "n": 7}, {"t": "say", "id": "a", "text": "Hi"})
    kinds = [message["t"] for message in answers]
    assert kinds[:4] == ["welcome", "snapshot", "presence", "pong"]
    assert {"chat", "ack"} <= set(kinds)
    await hub.close()


@in_a_loop
async def test_many_who_come_at_once_load_a_table_once(tmp_path: Path) -> None:
    world = World(tmp_path, Table.open("marry", PEOPLE, key=bytes(32)))
    await world.open()
    await world.close()
    hub = new_hub(tmp_path)
    await resumed(hub)
    found = await asyncio.gather(*(hub.live(world.live.id) for _ in range(20)))
    assert len({id(live) for live in found}) == 1
    await hub.close()


@in_a_loop
async def test_a_bot_goes_on_after_a_planned_stop_without_anybody_asking(tmp_path: Path) -> None:
    hub = new_hub(tmp_path)
    await hub.start()
    table = Table.open("marry", ["Ann", bot("random"), bot("random")], key=bytes(32))
    live = await hub.open(table, KEYS)
    random_player(live)
    assert table.due()  # a bot's turn
    await hub.close()
    after = new_hub(tmp_path)
    await resumed(after)
    for _ in range(2000):
        await asyncio.sleep(0.005)
        if live.id in after.tables and not after.tables[live.id].table.due():
            break
    assert after.tables[live.id].table.entered > live.table.entered
    await after.close()


def random_player(live: Live) -> None:
    """Plays the first seat's decisions until a bot is due."""
    chosen = random.Random(2)
    while not live.table.due():
        live.table.play(0, chosen.choice(live.table.blind(0).legal(0)))
    live.flush()


@in_a_loop
async def test_a_clock_that_runs_out_brings_its_table_back(tmp_path: Path) -> None:
    clock = ClockSetting(kind="days", seconds=86_400)
    time = [10 * HOUR]
    hub = new_hub(tmp_path, now=lambda: time[0])
    await hub.start()
    live = await hub.open(Table.open("marry", PEOPLE, key=bytes(32), clock=clock, now=hub.settings.now), KEYS)
    time[0] += 24 * HOUR - 100
    await hub.close()

    begun = monotonic()
    last = new_hub(tmp_path, now=lambda: time[0] + int(1000 * (monotonic() - begun)))
    await resumed(last)
    assert last.tables == {}
    assert list(last.alarms) == [live.id]
    for _ in range(1000):
        await asyncio.sleep(0.005)
        if live.id in last.tables and any(seat.stand_in for seat in last.tables[live.id].table.seats):
            break
    assert any(seat.stand_in for seat in last.tables[live.id].table.seats)
    await last.close()


@in_a_loop
async def test_nobodys_time_runs_while_the_server_is_away(tmp_path: Path) -> None:
    clock = ClockSetting(kind="game", seconds=600)
    time = [10 * HOUR]
    hub = new_hub(tmp_path, now=lambda: time[0])
    await hub.start()
    live = await hub.open(Table.open("marry", PEOPLE, key=bytes(32), clock=clock, now=hub.settings.now), KEYS)
    time[0] += 60_000
    await hub.close()
    for _ in range(2):  # what was left out once is not left out again
        time[0] += HOUR
        hub = new_hub(tmp_path, now=lambda: time[0])
        await resumed(hub)
        table = (await hub.live(live.id)).table
        assert not any(seat.stand_in for seat in table.seats)
        face = table.clock.face(time[0])
        assert face is not None
        assert face.left[face.running[0]] == 540_000 + clock.lag
        await hub.close()


def test_a_swept_table_is_saved_and_comes_back_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "SWEEP_SECONDS", 0.01)

    async def run() -> None:
        hub = new_hub(tmp_path, idle_seconds=0.0)
        await hub.start()
        table = Table.open("marry", PEOPLE, key=bytes(32))
        live = await hub.open(table, KEYS)
        table.say(1, "Hello")
        live.flush()
        while live.id in hub.tables:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        data, since = await hub.storage.saved(live.id)
        assert (data is None, since) == (False, [])
        assert (await hub.live(live.id)).table.lines == table.lines
        await hub.close()

    asyncio.run(run())


@in_a_loop
async def test_nothing_holds_a_table_that_was_let_go(tmp_path: Path) -> None:
    hub = new_hub(tmp_path, idle_seconds=0.0)
    await hub.start()
    id = (await hub.open(Table.open("marry", PEOPLE, key=bytes(32)), KEYS)).id  # noqa: A001
    hub.tables[id].table.say(1, "Hello")
    hub.tables[id].flush()
    while hub.tables[id].pending:
        await asyncio.sleep(0.001)
    hub.caretaker.look_after()
    assert id not in hub.tables
    for _ in range(500):  # its last state is on its way to the disk
        gc.collect()
        if not any(type(each) is Live and each.id == id for each in gc.get_objects()):
            break
        await asyncio.sleep(0.01)
    else:
        raise AssertionError("it is still in memory")
    await hub.close()


@in_a_loop
async def test_a_table_where_nobody_moves_keeps_little_and_loses_nothing(tmp_path: Path) -> None:
    hub = new_hub(tmp_path, idle_seconds=0.0)
    await hub.start()
    live = await hub.open(Table.open("marry", PEOPLE, key=bytes(32)), KEYS)
    await say_hello(hub, live.id)
    live.table.say(1, "Hello")
    live.flush()
    while live.pending:
        await asyncio.sleep(0.001)
    assert live.table.streams[0].kept
    hub.caretaker.look_after()
    assert hub.tables[live.id] is live, "somebody is there"
    assert not any(stream.kept for stream in live.table.streams)
    assert live.saved == live.table.entered
    snapshot = next(each for each in await say_hello(hub, live.id) if each["t"] == "snapshot")
    assert [line["text"] for line in snapshot["chat"]] == ["Hello"]
    await hub.close()


@in_a_loop
async def test_nothing_is_told_again_to_sockets_that_are_not_there(tmp_path: Path) -> None:
    world = World(tmp_path, Table.open("marry", PEOPLE, key=bytes(32)))
    await world.open()
    random_moves(world, 30)
    await world.settle()
    told = [world.live.table.snapshot(seat) for seat in range(4)]
    lost(world)
    hub = new_hub(tmp_path)
    await resumed(hub)
    live = await hub.live(world.live.id)
    done = live.table.take()
    assert (done.entries, done.news) == ([], [])
    assert all(stream.resting and not stream.kept for stream in live.table.streams)
    for seat, before in enumerate(told):
        live.table.listen(seat)
        after = live.table.snapshot(seat)
        assert (after.view, after.log, after.undo) == (before.view, before.log, before.undo)
        assert after.version > before.version
    await hub.close()


def lost(world: World) -> None:
    """Lets go of the database as a process does that is killed."""
    storage = cast("Sqlite", world.hub.storage)
    storage.writer.close()
    for task in world.hub.tasks:
        task.cancel()
    storage.release()


@in_a_loop
async def test_a_table_of_a_killed_server_is_looked_through_saved_and_let_go(tmp_path: Path) -> None:
    world = World(tmp_path, Table.open("marry", PEOPLE, key=bytes(32)))
    await world.open()
    random_moves(world, 20)
    await world.settle()
    lost(world)
    hub = new_hub(tmp_path)
    assert await hub.storage.running() == [(world.live.id, None)]
    await resumed(hub)
    assert hub.tables == {}
    await hub.close()
    storage = Sqlite(tmp_path / "tables.sqlite")
    assert await storage.running() == [(world.live.id, NEVER)]
    storage.release()


def test_an_unreadable_table_keeps_no_other_from_coming_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    many = 1000

    async def open_all() -> list[str]:
        hub = new_hub(tmp_path)
        await hub.start()
        tables = [Table.open("marry", PEOPLE, key=bytes(32)) for _ in range(many)]
        lives = [await each for each in [asyncio.ensure_future(hub.open(table, KEYS)) for table in tables]]
        await hub.close()
        return [live.id for live in lives]

    names = asyncio.run(open_all())
    broken = {names[3]: "saved", names[500]: "tables", names[501]: "entries"}
    damaged = sqlite3.connect(tmp_path / "tables.sqlite")
    damaged.execute("UPDATE saved SET data = x'c1c1' WHERE tbl = ?", (names[3],))
    damaged.execute("UPDATE tables SET setup = x'00' WHERE id = ?", (names[500],))
    damaged.execute("INSERT INTO entries (tbl, number, entry) VALUES (?, 1, x'93')", (names[501],))
    damaged.commit()
    damaged.close()

    async def come_back() -> None:
        hub = new_hub(tmp_path)
        with caplog.at_level(logging.WARNING, "bestiary"):
            await resumed(hub)
        told = {record.__dict__["table"]: record.__dict__["words"] for record in caplog.records}
        assert told.keys() == broken.keys()
        assert all("can't be read" in words and table in words for table, words in told.items())
        for name in random.Random(1).sample([name for name in names if name not in broken], 20):
            assert (await hub.live(name)).table.match.state.seats == 3
        with pytest.raises(StorageError, match="can't be read"):
            await hub.live(names[3])
        for table in broken:
            answers = await say_hello(hub, table)
            assert (answers[0]["t"], answers[0]["code"]) == ("error", "storage")
            assert "can't be read" in answers[0]["words"]
        await hub.close()

    asyncio.run(come_back())


BLOBS = {
    "setup": "UPDATE tables SET setup = ? WHERE id = ?",
    "keys": "UPDATE tables SET keys = ? WHERE id = ?",
    "history": "UPDATE entries SET history = ? WHERE tbl = ? AND number = 0",
    "data": "UPDATE saved SET data = ? WHERE tbl = ?",
}


@pytest.mark.parametrize("column", BLOBS)
def test_one_changed_byte_of_what_is_stored_is_noticed_and_harms_no_other(tmp_path: Path, column: str) -> None:
    async def open_two() -> list[str]:
        hub = new_hub(tmp_path)
        await hub.start()
        lives = [await hub.open(Table.open("marry", PEOPLE, key=bytes(32)), KEYS) for _ in range(2)]
        for live in lives:
            live.save()
        await hub.close()
        return [live.id for live in lives]

    damaged, whole = asyncio.run(open_two())
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    where = BLOBS[column].partition(" SET ")
    query = f"SELECT {column} FROM {where[0].split()[1]} {where[2].partition(' = ? ')[2]}"
    ((blob,),) = database.execute(query, (damaged,)).fetchall()
    storage = Sqlite(tmp_path / "tables.sqlite")
    readings: dict[str, Callable[[str], Coroutine[Any, Any, object]]] = {
        "history": storage.history,
        "data": storage.check,
    }
    for place in {0, 1, 9, len(blob) // 2, len(blob) - 1}:
        changed = bytearray(blob)
        changed[place] ^= 4
        database.execute(BLOBS[column], (bytes(changed), damaged))
        database.commit()
        with pytest.raises(StorageError, match=f"table '{damaged}' can't be read"):
            asyncio.run(readings.get(column, storage.table)(damaged))
        asyncio.run(storage.check(whole))
        assert asyncio.run(storage.history(whole)).events
    database.close()
    storage.release()


def test_a_changed_byte_of_an_imported_record_is_noticed() -> None:
    kept = sealed(b'{"header":{}}')
    assert opened(kept) == b'{"header":{}}'
    assert opened(b'{"header":{}}') == b'{"header":{}}'  # stored before there were checksums
    with pytest.raises(Damaged, match="a byte has changed"):
        opened(kept.replace(b"h", b"H"))


def test_a_database_of_the_first_version_is_upgraded(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    Sqlite(path).release()
    older = sqlite3.connect(path)
    older.execute("DROP INDEX finished")
    older.execute("DROP TABLE gaps")
    older.execute("DROP TABLE gatherings")
    older.execute("ALTER TABLE saved DROP COLUMN due")
    older.execute("PRAGMA user_version = 1")
    older.commit()
    older.close()
    storage = Sqlite(path)
    assert storage.reader.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION
    assert storage.reader.execute("SELECT due FROM saved").fetchall() == []
    storage.release()
