"""PostgreSQL as the place where several servers keep their tables: each table is owned by one of them at a time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import asyncpg
import msgspec

from bestiary.core.errors import BadState
from bestiary.server.cluster import traces
from bestiary.server.cluster.database import ANSWER_SECONDS, CONNECT_SECONDS, PASSING, connect, explain, patiently
from bestiary.server.cluster.migrate import check
from bestiary.server.cluster.posting import OWN_LOCK, Posting
from bestiary.server.jobs import Job, Tell
from bestiary.server.seals import opened as unsealed
from bestiary.server.settings import LEASE
from bestiary.server.storage import Elsewhere, Gap, Stored, read_entry, read_history, stored_of, unreadable
from bestiary.table.entries import AnyEntry
from bestiary.table.history import History
from bestiary.table.saved import read as read_saved

TABLE = "SELECT id, opened, setup, keys, ended, rematch FROM tables "
LATEST = (1 << 63) - 1


class Peer(NamedTuple):
    """Another live server: its last beat, whether it is leaving, and whether the lock of its connection is free."""

    id: int
    name: str
    beat: int
    lease: float
    draining: bool
    unlocked: bool


class Postgres:
    """The tables of all servers of a cluster, seen from one of them."""

    def __init__(self, dsn: str, name: str = "", lease: float = LEASE) -> None:
        self.dsn = dsn
        self.name = name
        self.lease = lease
        self.pool: asyncpg.Pool | None = None
        self.takeovers = 0  # tables claimed that another server had, or this one before it was taken for dead
        self.fenced: Callable[[], None] = lambda: None  # called once this server is found to have been declared dead
        self.posting = Posting(dsn, lease, lambda: self.fenced())
        self.writing: asyncio.Task[None]

    # Starting and ending

    async def open(self) -> None:
        """Look whether the database is fit for this server, and write nothing."""
        try:
            connection = await connect(self.dsn)
            try:
                await check(connection, self.dsn)
            finally:
                await connection.close(timeout=1)
        except (*PASSING, asyncpg.PostgresError) as error:
            raise explain(error, self.dsn) from error
        self.pool = await self._new_pool()

    async def start(self, tell: Tell, now: int) -> None:
        """Join as a server of its own."""
        if self.pool is None:
            await self.open()
        self.posting.tell = tell
        await self.join()
        self.writing = asyncio.get_running_loop().create_task(self.posting.run())

    async def _new_pool(self) -> asyncpg.Pool:
        return await asyncpg.create_pool(
            self.dsn,
            min_size=1,
            max_size=4,
            timeout=CONNECT_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings={"application_name": "bestiary", "jit": "off"},
        )

    async def join(self) -> None:
        """Begin anew under a new number: whatever was owned before belongs to others."""
        posting = self.posting
        query = "INSERT INTO servers (name, lease, at) VALUES ($1, $2, bestiary_now()) RETURNING id, at"
        ((number, at),) = await self.ask(query, self.name, self.lease)
        await posting.join(number, at)

    async def cluster(self) -> str:
        """Return what tells this database's servers from those of others."""
        return str(await self.ask_one("SELECT cluster FROM bestiary_schema"))

    def put(self, jobs: list[Job]) -> None:
        """Queue jobs for the next commit."""
        self.posting.put(jobs)

    async def close(self) -> None:
        """Store what is queued, and give all tables back."""
        self.posting.closing = True
        self.posting.more.set()
        await self.writing
        await self.ask("UPDATE servers SET dead = true, at = bestiary_now() WHERE id = $1", self.me)
        assert self.pool is not None
        try:
            await asyncio.wait_for(self.pool.close(), 2)
        except (*PASSING, asyncpg.PostgresError):
            self.pool.terminate()

    @property
    def me(self) -> int:
        """This server's number, as long as nobody takes it for dead."""
        return self.posting.me

    def now(self) -> int:
        """Return the database's time in milliseconds: that of all servers."""
        return int(time.time() * 1000 + self.posting.clock_off)

    def ails(self) -> list[str]:
        """Return what keeps it from storing."""
        return ["storage"] * (self.writing.done() or self.posting.silent)

    # Owning

    async def claim(self, table: str) -> None:
        """Own a table from now on, or raise `Elsewhere` if another live server does."""
        with traces.span("claim", table=table, server=self.me):
            rows = await self.ask("SELECT owned_by, fenced FROM bestiary_claim($1, $2)", self.me, table)
        owner, fence = rows[0] if rows else (0, 0)
        if owner != self.me:
            raise Elsewhere(await self.owner(table))
        if fence and self.posting.fences.get(table) != fence:
            self.takeovers += fence > 1
            self.posting.fences[table] = fence
            self.posting.last.pop(table, None)

    async def owner(self, table: str) -> str:
        """Return the name of the live server that owns a table; nothing if none does."""
        rows = await self.ask(
            "SELECT name FROM tables JOIN servers ON servers.id = owner WHERE tables.id = $1 AND NOT dead", table
        )
        return str(rows[0][0]) if rows else ""

    async def give_back(self, table: str) -> None:
        """Leave a table of which nothing is to be stored any more to whoever claims it."""
        self.posting.fences.pop(table, None)
        self.posting.last.pop(table, None)
        await self.ask(
            "UPDATE tables SET owner = NULL, left_at = bestiary_now() WHERE id = $1 AND owner = $2", table, self.me
        )

    async def claim_lobby(self) -> bool:
        """Have all gatherings, unless a live server has them already; tell whether this one does."""
        rows = await self.ask(
            "UPDATE lobby SET owner = $1"
            " WHERE (owner IS NULL OR owner = $1 OR owner IN (SELECT id FROM servers WHERE dead))"
            " AND EXISTS (SELECT FROM servers WHERE id = $1 AND NOT dead AND NOT draining) RETURNING owner",
            self.me,
        )
        return bool(rows)

    async def give_lobby_back(self) -> None:
        """Leave all gatherings to whoever claims them."""
        await self.ask("UPDATE lobby SET owner = NULL WHERE owner = $1", self.me)

    async def drain(self) -> None:
        """Tell the others that this server is about to leave."""
        await self.ask("UPDATE servers SET draining = true WHERE id = $1", self.me)

    async def others(self) -> list[Peer]:
        """Return the other live servers."""
        rows = await self.ask(
            "SELECT id, name, beat, lease, draining,"
            " NOT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            " AND classid = $2 AND objid = servers.id)"
            " FROM servers WHERE NOT dead AND id <> $1",
            self.me,
            OWN_LOCK,
        )
        return [Peer(*row) for row in rows]

    async def declare_dead(self, server: int, beat: int) -> bool:
        """End a server that gave no sign of life since a beat; tell whether it had not."""
        rows = await self.ask(
            "UPDATE servers SET dead = true WHERE id = $1 AND NOT dead AND beat = $2 RETURNING id", server, beat
        )
        return bool(rows)

    # Reading

    async def ask(self, query: str, *values: object) -> list[Any]:
        """Return rows, from whichever connection is free."""
        assert self.pool is not None
        pool = self.pool
        return await patiently(lambda: pool.fetch(query, *values), self.dsn)

    async def ask_one(self, query: str, *values: object) -> Any:
        """Return the first value of the first row."""
        return (await self.ask(query, *values))[0][0]

    async def table(self, table: str) -> Stored | None:
        """Return a table's row."""
        rows = await self.ask(TABLE + "WHERE id = $1", table)
        return stored_of(rows[0]) if rows else None

    async def saved(self, table: str) -> tuple[bytes | None, list[AnyEntry]]:
        """Return what was last saved of a table, and the entries since."""
        rows = await self.ask("SELECT number, data FROM saved WHERE tbl = $1", table)
        number, data = rows[0] if rows else (0, None)
        since = await self.ask(
            "SELECT entry FROM entries WHERE tbl = $1 AND number > $2 ORDER BY number", table, number
        )
        try:
            return None if data is None else unsealed(data), [read_entry(unsealed(row[0])) for row in since]
        except (msgspec.MsgspecError, TypeError) as error:
            raise unreadable(table, error) from error

    async def history(self, table: str) -> History:
        """Return a table's whole record so far."""
        rows = await self.ask(
            "SELECT history FROM entries WHERE tbl = $1 AND history IS NOT NULL ORDER BY number", table
        )
        return await asyncio.to_thread(_history, table, [row[0] for row in rows])

    async def gaps(self, table: str) -> list[Gap]:
        """Return the times in which nobody owned a table, the first first."""
        rows = await self.ask("SELECT began, ended FROM gaps WHERE tbl = $1 ORDER BY ended", table)
        return [(row[0], row[1]) for row in rows]

    async def running(self) -> list[tuple[str, int | None]]:
        """Return the tables that no other live server owns, and whose game is not over."""
        rows = await self.ask(
            "SELECT tables.id, CASE WHEN saved.number = (SELECT max(number) FROM entries WHERE tbl = tables.id)"
            " THEN saved.due END FROM tables LEFT JOIN saved ON saved.tbl = tables.id"
            " LEFT JOIN servers ON servers.id = owner"
            " WHERE ended IS NULL AND (owner IS NULL OR dead OR owner = $1)",
            self.me,
        )
        random.shuffle(rows)  # those who go on with the tables of one that has ended share them
        return [(row[0], row[1]) for row in rows]

    async def count_running(self) -> int:
        """Return how many tables there are whose game is not over."""
        return int(await self.ask_one("SELECT count(*) FROM tables WHERE ended IS NULL"))

    async def finished(self, opened: int | None, id: str, most: int) -> list[Stored]:  # noqa: A002
        """Return finished games, the one opened last first; those before a moment and an id if they are given."""
        rows = await self.ask(
            TABLE + "WHERE ended IS NOT NULL AND (opened, id) < ($1, $2) ORDER BY opened DESC, id DESC LIMIT $3",
            LATEST if opened is None else opened,
            id,
            most,
        )
        return [stored_of(row) for row in rows]

    async def outdated(self, unused: int, kept: int) -> list[str]:
        """Return tables opened before a moment and never used, and older games that ended; none of a live server."""
        rows = await self.ask(
            "SELECT tables.id FROM tables LEFT JOIN servers ON servers.id = owner"
            " WHERE (owner IS NULL OR dead OR owner = $3) AND CASE WHEN ended IS NOT NULL THEN opened < $2"
            " ELSE opened < $1 AND NOT EXISTS (SELECT FROM entries WHERE tbl = tables.id AND number > 0) END",
            unused,
            kept,
            self.me,
        )
        return [row[0] for row in rows]

    async def check(self, table: str) -> None:
        """Raise `StorageError` if what is stored of a table can't be read; look at it without making it."""
        await self.table(table)
        rows = await self.ask("SELECT data FROM saved WHERE tbl = $1", table)
        if rows:
            try:
                read_saved(unsealed(rows[0][0]))
            except (BadState, msgspec.MsgspecError, TypeError) as error:
                raise unreadable(table, error) from error

    async def imported(self, record: str) -> tuple[str, bytes] | None:
        """Return an imported record's token and data."""
        rows = await self.ask("SELECT token, data FROM records WHERE id = $1", record)
        try:
            return (rows[0][0], unsealed(rows[0][1])) if rows else None
        except msgspec.MsgspecError as error:
            raise unreadable(record, error) from error

    async def gathering(self, id: str) -> bytes | None:  # noqa: A002
        """Return what is stored of a gathering."""
        rows = await self.ask("SELECT data FROM gatherings WHERE id = $1", id)
        try:
            return unsealed(rows[0][0]) if rows else None
        except msgspec.MsgspecError as error:
            raise unreadable(id, error) from error

    async def gatherings(self) -> list[str]:
        """Return all gatherings whose game has not begun, or goes on."""
        rows = await self.ask(
            "SELECT gatherings.id FROM gatherings LEFT JOIN tables ON tables.id = tbl"
            " WHERE tbl IS NULL OR (tables.id IS NOT NULL AND ended IS NULL)"
        )
        return [row[0] for row in rows]


def _history(table: str, parts: list[bytes]) -> History:
    whole = History(moves=[], events=[], tape=[], bounds=[])
    try:
        for data in parts:
            whole.add(read_history(unsealed(data)))
    except (msgspec.MsgspecError, TypeError) as error:
        raise unreadable(table, error) from error
    return whole
