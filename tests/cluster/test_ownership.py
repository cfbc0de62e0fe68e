"""A table is one server's at a time: whoever was declared dead stores nothing, whatever it was in the middle of."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.cluster.services import Database
from tests.server.test_storages import Desk, healthy, line, new_table, opening

from bestiary.server.cluster import posting
from bestiary.server.cluster.postgres import Postgres
from bestiary.server.jobs import StorageError
from bestiary.server.storage import Elsewhere


def run(test: Callable[[Database], Coroutine[Any, Any, None]]) -> Callable[[Database], None]:
    def whole(database: Database) -> None:
        asyncio.run(asyncio.wait_for(test(database), 120))

    whole.__name__ = test.__name__
    return whole


async def joined(database: Database, name: str = "") -> tuple[Postgres, Desk]:
    storage = Postgres(database.dsn, name)
    desk = Desk(storage)
    await storage.start(desk.tell, 0)
    return storage, desk


async def declare_dead(storage: Postgres, other: int) -> None:
    """Has a server declare another dead, however often that one beats meanwhile."""
    while True:
        beats = {peer.id: peer.beat for peer in await storage.others()}
        if other not in beats or await storage.declare_dead(other, beats[other]):
            return


async def fences(storage: Postgres) -> list[tuple[int, int]]:
    rows = await storage.ask("SELECT number, fence FROM entries WHERE tbl = 'a' ORDER BY number")
    return [(row[0], row[1]) for row in rows]


@run
async def test_a_server_that_wakes_after_its_death_writes_nothing(database: Database) -> None:
    (one, of_one), (two, of_two) = await joined(database), await joined(database)
    noticed: list[str] = []
    one.fenced = lambda: noticed.append("fenced")
    assert await of_one.store("a", *opening("a", new_table()), first=0) is None
    assert await of_one.store("a", line("a", 1, "one"), first=1) is None
    with pytest.raises(Elsewhere):
        await two.claim("a")
    await declare_dead(two, one.me)
    await two.claim("a")
    late = await of_one.store("a", line("a", 2, "late"), first=2)
    assert isinstance(late, StorageError)
    assert noticed
    assert await of_two.store("a", line("a", 2, "two"), first=2) is None
    assert await fences(two) == [(0, 1), (1, 1), (2, 2)]
    await one.join()
    with pytest.raises(Elsewhere):
        await one.claim("a")
    await two.give_back("a")
    await one.claim("a")
    assert await of_one.store("a", line("a", 3, "three"), first=3) is None
    assert await fences(one) == [(0, 1), (1, 1), (2, 2), (3, 3)]
    await one.close()
    await two.close()


@run
async def test_a_death_needs_the_last_beat_that_was_seen(database: Database) -> None:
    (one, _), (two, of_two) = await joined(database), await joined(database, "two")
    (peer,) = await one.others()
    assert await of_two.store("a", *opening("a", new_table()), first=0) is None
    assert not await one.declare_dead(peer.id, peer.beat)
    assert await two.owner("a") == "two"
    await one.close()
    await two.close()


@run
async def test_of_many_who_claim_one_table_one_owns_it(database: Database) -> None:
    first, desk = await joined(database)
    assert await desk.store("a", *opening("a", new_table()), first=0) is None
    await first.give_back("a")
    claimants = [(await joined(database))[0] for _ in range(4)]

    async def claimed(storage: Postgres) -> bool:
        try:
            await storage.claim("a")
        except Elsewhere:
            return False
        return True

    assert sum(await asyncio.gather(*map(claimed, claimants))) == 1
    assert await first.ask_one("SELECT fence FROM tables WHERE id = 'a'") == 2
    for storage in (*claimants, first):
        await storage.close()


@run
async def test_a_commit_that_is_sent_again_is_recognised(database: Database) -> None:
    storage, desk = await joined(database)
    opened = opening("a", new_table())
    assert await desk.store("a", *opened, first=0) is None
    for changes in ([line("a", 1, "one")], opened):
        query, values = posting.statement(storage.me, changes, storage.posting.fences)
        for _ in range(3):
            assert await storage.ask_one(query, *values) is not None
    assert await fences(storage) == [(0, 1), (1, 1)]
    for changed, fence in ((line("a", 1, "other"), 1), (line("a", 1, "one"), 2)):
        query, values = posting.statement(storage.me, [line("a", 2, "with it"), changed], {"a": fence})
        with pytest.raises(StorageError, match="another entry has that number"):
            await storage.ask(query, *values)
    assert await fences(storage) == [(0, 1), (1, 1)]
    await storage.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT, None])
def test_a_database_that_restarts_loses_and_doubles_nothing(
    database: Database, how: signal.Signals | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stops it fast, at once, or kills the one connection that writes."""
    monkeypatch.setattr(posting, "PATIENCE", 60.0)

    def disturb() -> None:
        if how is None:
            database.ask("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        else:
            database.stop(how)
            database.start()

    async def write() -> None:
        storage, desk = await joined(database)
        assert await desk.store("a", *opening("a", new_table()), first=0) is None
        disturbing: asyncio.Future[None] | None = None
        for number in range(1, 200):
            if number == 20:
                disturbing = asyncio.ensure_future(asyncio.to_thread(disturb))
            assert await desk.store("a", line("a", number, str(number)), first=number) is None
        assert disturbing is not None
        await disturbing
        assert await desk.store("a", line("a", 200, "last"), first=200) is None
        assert await fences(storage) == [(number, 1) for number in range(201)]
        assert storage.posting.in_doubt
        await healthy(storage)
        await storage.close()

    asyncio.run(asyncio.wait_for(write(), 150))


@run
async def test_one_bad_change_does_not_spoil_the_commit_of_others(database: Database) -> None:
    storage, desk = await joined(database)
    for name in "ab":
        assert await desk.store(name, *opening(name, new_table()), first=0) is None
    await storage.ask("INSERT INTO entries VALUES ('a', 1, 9, '', NULL)")  # as no server of ours would
    stored = [desk.store(name, line(name, 1, "one"), first=1) for name in "ab"]
    bad, good = await asyncio.gather(*stored)
    assert isinstance(bad, StorageError)
    assert good is None
    await storage.close()


@run
async def test_no_clock_runs_while_nobody_owns_a_table(database: Database) -> None:
    (one, desk), (two, _) = await joined(database), await joined(database)
    assert await desk.store("a", *opening("a", new_table()), first=0) is None
    await one.give_back("a")
    await two.ask("UPDATE tables SET left_at = left_at - 60000")
    await two.claim("a")
    ((began, ended),) = await two.gaps("a")
    assert 60_000 <= ended - began < 120_000
    await one.close()
    await two.close()
