"""What every kind of storage does: the same jobs leave the same tables, in whichever database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.cluster.services import Database

from bestiary.core.record import Header
from bestiary.server.cluster.migrate import migrate
from bestiary.server.cluster.postgres import Postgres
from bestiary.server.jobs import (
    Append,
    Change,
    Delete,
    Discard,
    Disperse,
    End,
    Follow,
    Gather,
    Hold,
    Import,
    Job,
    Open,
    Outcome,
    Save,
    Served,
)
from bestiary.server.seals import sealed
from bestiary.server.sqlite import Sqlite
from bestiary.server.storage import Ended, Key, Storage, StorageError, encode, lock_of
from bestiary.table import Table
from bestiary.table.entries import Say
from bestiary.table.saved import NEVER, save

PEOPLE = ["Ann", "Bob", "Cid"]
KEYS = [Key(lock_of("key0"), [0], True)]


class Desk:
    """Hands jobs in and waits for what becomes of them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def tell(self, batch: list[Job], seconds: float) -> None:
        for job in batch:
            job.done(job.outcome)

    async def put(self, *jobs: Job) -> None:
        self.storage.put(list(jobs))

    async def store(self, table: str, *changes: Change, first: int = -1) -> Outcome:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Outcome] = loop.create_future()

        def tell(outcome: Outcome) -> None:
            loop.call_soon_threadsafe(done.set_result, outcome)

        self.storage.put([Job(table, changes, tell, first, sum(isinstance(change, Append) for change in changes))])
        return await asyncio.wait_for(done, 60)


Opened = Callable[[], Any]


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with Database() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens a storage, the same again each time."""
    dsn = ""
    if request.param == "postgres":
        database = request.getfixturevalue("database")
        database.empty()
        dsn = database.dsn
        asyncio.run(migrate(dsn))

    @asynccontextmanager
    async def postgres() -> AsyncIterator[Desk]:
        storage = Postgres(dsn)
        desk = Desk(storage)
        await storage.start(desk.tell, 1_000_000)
        for table, _ in await storage.running():
            await storage.claim(table)
        assert await storage.claim_lobby()
        yield desk
        await storage.close()

    @asynccontextmanager
    async def sqlite() -> AsyncIterator[Desk]:
        desk = Desk(Sqlite(tmp_path / "tables.sqlite"))
        await desk.storage.start(desk.tell, 1_000_000)
        yield desk
        await desk.storage.close()

    return {"sqlite": sqlite, "postgres": postgres}[request.param]


def both(test: Callable[[Opened], Coroutine[Any, Any, None]]) -> Callable[[Opened], None]:
    def run(opened: Opened) -> None:
        asyncio.run(test(opened))

    run.__name__ = test.__name__
    return run


def new_table() -> Table:
    return Table.open("marry", PEOPLE, key=bytes(32))


def opening(name: str, table: Table, at: int = 5) -> list[Change]:
    return [Open(name, at, encode(table.setup), encode(KEYS)), Append(name, 0, None, encode(table.history()))]


def line(name: str, number: int, text: str) -> Append:
    return Append(name, number, encode(Say(at=number, by=0, text=text)), None)


def ended_of(table: Table) -> bytes:
    return encode(Ended(header=table.header(), result=None))


@both
async def test_a_table_comes_back_as_it_was_stored(opened: Opened) -> None:
    table = new_table()
    async with opened() as desk:
        assert await desk.storage.table("a") is None
        assert await desk.store("a", *opening("a", table), first=0) is None
        assert await desk.store("a", line("a", 1, "one"), line("a", 2, "two"), first=1) is None
    async with opened() as desk:
        stored = await desk.storage.table("a")
        assert stored is not None
        assert (stored.id, stored.opened, stored.keys, stored.ended, stored.rematch) == ("a", 5, KEYS, None, None)
        assert stored.setup == table.setup
        data, since = await desk.storage.saved("a")
        assert (data, [entry.text for entry in since]) == (None, ["one", "two"])
        assert (await desk.storage.history("a")).events == table.history().events
        assert await desk.storage.running() == [("a", None)]
        assert await desk.storage.count_running() == 1
        await desk.storage.check("a")
        assert await desk.store("a", line("a", 3, "three"), first=3) is None


@both
async def test_what_was_saved_stands_for_the_entries_before(opened: Opened) -> None:
    table = new_table()
    async with opened() as desk:
        await desk.store("a", *opening("a", table), first=0)
        assert await desk.store("a", line("a", 1, "one"), Save("a", 1, sealed(save(table)), NEVER), first=1) is None
        assert await desk.storage.running() == [("a", NEVER)]
        await desk.store("a", line("a", 2, "two"), first=2)
        data, since = await desk.storage.saved("a")
        assert data == save(table)
        assert [entry.text for entry in since] == ["two"]
        assert await desk.storage.running() == [("a", None)]
        assert await desk.store("a", Save("a", 2, sealed(save(table)), 77), first=3) is None
        assert await desk.storage.running() == [("a", 77)]


@both
async def test_numbers_follow_each_other_or_nothing_is_stored(opened: Opened) -> None:
    table = new_table()
    async with opened() as desk:
        await desk.store("a", *opening("a", table), first=0)
        gap = await desk.store("a", line("a", 2, "two"), first=2)
        assert isinstance(gap, StorageError)
        assert await desk.store("a", line("a", 1, "one"), first=1) is None
        twice = await desk.store("a", line("a", 1, "another"), first=1)
        assert isinstance(twice, StorageError)
        assert [entry.text for entry in (await desk.storage.saved("a"))[1]] == ["one"]


@both
async def test_an_end_a_rematch_and_keys_are_kept(opened: Opened) -> None:
    table = new_table()
    other = [Key(lock_of("other"), [1])]
    async with opened() as desk:
        for at, name in enumerate("abc"):
            await desk.store(name, *opening(name, table, at), first=0)
        await desk.store("a", End("a", ended_of(table)), Follow("a", "b"), Hold("a", encode(other)))
        await desk.store("c", End("c", ended_of(table)))
        stored = await desk.storage.table("a")
        assert stored is not None
        assert stored.ended is not None
        assert isinstance(stored.ended.header, Header)
        assert (stored.rematch, stored.keys) == ("b", other)
        assert await desk.storage.count_running() == 1
        assert [row.id for row in await desk.storage.finished(None, "", 5)] == ["c", "a"]
        assert [row.id for row in await desk.storage.finished(2, "c", 5)] == ["a"]
        assert [row.id for row in await desk.storage.finished(None, "", 1)] == ["c"]


@both
async def test_what_is_old_is_found_and_deleted_whole(opened: Opened) -> None:
    table = new_table()
    async with opened() as desk:
        for at, name in enumerate("abcd"):
            await desk.store(name, *opening(name, table, at), first=0)
        await desk.store("b", line("b", 1, "used"), first=1)
        await desk.store("c", End("c", ended_of(table)))
        assert sorted(await desk.storage.outdated(2, 3)) == ["a", "c"]
        assert await desk.store("a", Delete("a")) is None
        assert await desk.storage.table("a") is None
        assert (await desk.storage.history("a")).events == []
        assert await desk.store("a", *opening("a", table), first=0) is None


@both
async def test_records_are_imported_and_discarded(opened: Opened) -> None:
    async with opened() as desk:
        assert await desk.storage.imported("r") is None
        assert await desk.store("r", Import("r", 1, lock_of("t"), sealed(b"{}"))) is None
        assert await desk.storage.imported("r") == (lock_of("t"), b"{}")
        assert await desk.store("r", Discard("r")) is None
        assert await desk.storage.imported("r") is None


@both
async def test_gatherings_are_kept_until_they_disperse_or_their_game_is_over(opened: Opened) -> None:
    table = new_table()
    async with opened() as desk:
        assert await desk.storage.gathering("g") is None
        for name in "gh":
            assert await desk.store("", Gather(name, 1, sealed(b"waits"), None)) is None
        begun = Gather("g", 1, sealed(b"begun"), "a")
        assert await desk.store("a", *opening("a", table), begun, first=0) is None
    async with opened() as desk:
        assert await desk.storage.claim_lobby()
        assert await desk.storage.gathering("g") == b"begun"
        assert await desk.storage.gathering("h") == b"waits"
        assert sorted(await desk.storage.gatherings()) == ["g", "h"]
        assert await desk.store("a", End("a", ended_of(table))) is None
        assert await desk.storage.gatherings() == ["h"]
        assert await desk.store("", Disperse("h")) is None
        assert await desk.storage.gatherings() == []
        assert await desk.store("a", Delete("a")) is None
        assert await desk.storage.gathering("g") is None
        await desk.store("", Gather("i", 1, b"\xc1nonsense", None))
        with pytest.raises(StorageError, match="can't be read"):
            await desk.storage.gathering("i")


@both
async def test_damage_is_named_with_the_table(opened: Opened) -> None:
    table = new_table()
    async with opened() as desk:
        await desk.store("a", *opening("a", table), Save("a", 0, b"\xc1nonsense", NEVER), first=0)
        await desk.store("r", Import("r", 1, lock_of("t"), b"\xc1nonsense"))
        for reading in (desk.storage.check, desk.storage.saved):
            with pytest.raises(StorageError, match="table 'a' can't be read"):
                await reading("a")
        with pytest.raises(StorageError, match="can't be read"):
            await desk.storage.imported("r")


@both
async def test_jobs_without_anything_to_store_keep_their_place(opened: Opened) -> None:
    table = new_table()
    told: list[str] = []

    def told_of(name: str) -> Callable[[Outcome], None]:
        return lambda outcome: told.append(name if outcome is None else f"{name} failed")

    async with opened() as desk:
        changes = opening("a", table)
        await desk.put(
            Job("a", changes, told_of("open"), 0, 1),
            Job("a", (), told_of("news")),
            Job("", [Served(2_000_000)], told_of("served")),
            Job("a", [line("a", 2, "gap")], told_of("gap"), 2, 1),
            Job("a", [line("a", 1, "one")], told_of("one"), 1, 1),
        )
    assert told == ["open", "news", "served", "gap failed", "one"]


async def healthy(storage: Storage) -> None:
    while storage.ails():  # a sign of life may be late
        await asyncio.sleep(0.05)


@both
async def test_it_has_nothing_to_complain_of(opened: Opened) -> None:
    async with opened() as desk:
        await asyncio.wait_for(healthy(desk.storage), 60)
