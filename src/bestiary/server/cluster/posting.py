"""What is stored in PostgreSQL: what came during the last commit goes in one statement, which is the heartbeat too.

A commit whose answer was lost is sent again: what had been stored is recognised there. Whoever was declared dead
stores nothing, and learns it by his next statement.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from typing import Any, Final

import asyncpg

from bestiary.server.cluster import traces
from bestiary.server.cluster.database import ANSWER_SECONDS, PASSING, PATIENCE, PAUSE, connect, explain
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
    Save,
    Served,
    StorageError,
    Tell,
)

BEAT_SECONDS: Final = 0.3  # between two signs of life while there is nothing to store
SILENT: Final = 2 / 3  # of the lease without one, after which nothing more is said for a table
DEAD: Final = "This server was taken for dead, and others have its tables now."
OWN_LOCK: Final = 7001  # the class of the lock that each server holds as long as its connection lasts
APPEND: Final = "SELECT bestiary_append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
STORE: Final = "SELECT bestiary_store($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"

Row = tuple[str, str, str | None, int | None, bytes | None, bytes | None]


def _row(change: Change) -> Row | None:
    match change:
        case Open(table, opened, setup, keys):
            return "open", table, None, opened, setup, keys
        case End(table, ended):
            return "end", table, None, None, ended, None
        case Follow(table, rematch):
            return "follow", table, rematch, None, None, None
        case Hold(table, keys):
            return "hold", table, None, None, keys, None
        case Delete(table):
            return "delete", table, None, None, None, None
        case Import(record, at, token, data):
            return "import", record, token, at, data, None
        case Discard(record):
            return "discard", record, None, None, None, None
        case Gather(gathering, at, data, table):
            return "gather", gathering, table, at, data, None
        case Disperse(gathering):
            return "disperse", gathering, None, None, None, None
        case _:
            return None


def statement(me: int, changes: Sequence[Change], fences: dict[str, int]) -> tuple[str, list[Any]]:
    """Make one statement of what is to be stored; without anything, it is a sign of life."""
    entries: list[tuple[str, int, int, bytes | None, bytes | None]] = []
    saves: dict[str, Save] = {}  # the last of each table
    others: list[Row] = []
    for change in changes:
        if type(change) is Append:
            table, number, entry, history = change
            entries.append((table, number, fences.get(table, 0), entry, history))
        elif type(change) is Save:
            saves[change.table] = change
        elif type(change) is not Served and (row := _row(change)) is not None:
            others.append(row)
    columns = [list(column) for column in zip(*entries, strict=True)] or [[] for _ in range(5)]
    columns += [list(column) for column in zip(*saves.values(), strict=True)] or [[] for _ in range(4)]
    if not others:
        return APPEND, [me, *columns]
    return STORE, [me, *(list(column) for column in zip(*others, strict=True)), *columns]


class Posting:
    """The one task that writes for a server, over a connection of its own."""

    tell: Tell

    def __init__(self, dsn: str, lease: float, fenced: Callable[[], None]) -> None:
        self.dsn = dsn
        self.patience = lease * SILENT
        self.fenced = fenced  # called once the server is found to have been declared dead
        self.me = 0  # as long as it is known to be alive
        self.fences: dict[str, int] = {}  # of the tables that it owns
        self.last: dict[str, int] = {}
        self.jobs: list[Job] = []
        self.links: list[Any] = []  # from the next commit to what is stored by it
        self.more = asyncio.Event()
        self.closing = False
        self.connection: asyncpg.Connection | None = None
        self.alive_at = 0.0  # when the last statement that came through was sent, by our own clock
        self.steady_at = 0.0  # since when signs of life have come through without a pause
        self.lost_at = 0.0  # when the connection was lost last
        self.clock_off = 0.0  # milliseconds that the database's clock is ahead of ours
        self.in_doubt = 0
        self.connections = 0
        self.margin: Callable[[float], None] = lambda _: None  # called with what was left before it would be silent

    def put(self, jobs: list[Job]) -> None:
        """Queue jobs."""
        self.jobs += jobs
        if len(self.links) < traces.MOST_LINKS:
            self.links += traces.links()
        self.more.set()

    @property
    def silent(self) -> bool:
        """Whether others may have taken the tables over without our knowing."""
        return time.monotonic() - self.alive_at > self.patience

    async def join(self, number: int, at: int) -> None:
        """Write as another server from now on, by the database's time."""
        self.clock_off = at - time.time() * 1000  # before any table is served: versions and clocks go by it
        await self.drop_connection()  # and with it the lock of the old number
        self.fences.clear()
        self.last.clear()
        self.me = number
        self.alive_at = time.monotonic()

    async def run(self) -> None:
        """Write until it is closed, and everything queued is stored."""
        while not (self.closing and not self.jobs):
            if not self.jobs:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.more.wait(), BEAT_SECONDS)
            self.more.clear()
            batch, self.jobs = self.jobs, []
            links, self.links = self.links, []
            started = time.perf_counter()
            try:
                with traces.span("append", links, server=self.me, jobs=len(batch)) if batch else nullcontext():
                    await self._commit(batch)
            except StorageError as error:
                self._fail(batch, error)
            if batch:
                self.tell(batch, time.perf_counter() - started)
        await self.drop_connection()

    def _fail(self, batch: list[Job], error: StorageError) -> None:
        for job in batch:
            self.last.pop(job.table, None)  # to be read again
            job.outcome = job.outcome or error

    async def _commit(self, batch: list[Job]) -> None:
        if not self.me:
            raise StorageError(DEAD)
        for job in batch:
            await self._check_order(job)
        changes = [change for job in batch if job.outcome is None for change in job.changes]
        try:
            await self._send(changes)
        except asyncpg.PostgresError as error:
            if len(batch) <= 1:
                raise explain(error, self.dsn) from error
            for job in batch:  # one of them is at fault: the others must not suffer for it
                if job.outcome is None:
                    try:
                        await self._send(job.changes)
                    except asyncpg.PostgresError as own:
                        self._fail([job], explain(own, self.dsn))

    async def _check_order(self, job: Job) -> None:
        # After a failed commit a table is loaded anew; what was queued on top of the failed change must not slip in.
        if job.first_entry < 0:
            return
        if job.first_entry:
            if job.table not in self.fences:
                job.outcome = StorageError("Another server has this table now.")
                return
            if job.table not in self.last:
                query = "SELECT coalesce(max(number), -1) FROM entries WHERE tbl = $1"
                self.last[job.table] = await self.ask(query, job.table)
            if self.last[job.table] != job.first_entry - 1:
                job.outcome = StorageError("An earlier change of this table could not be stored.")
                return
        else:
            self.fences[job.table] = 1
        self.last[job.table] = job.first_entry + job.entries - 1

    async def ask(self, query: str, *values: object) -> Any:
        """Return one value, read over the connection that writes."""
        return await self._patiently(query, values)

    async def _send(self, changes: Sequence[Change]) -> None:
        query, values = statement(self.me, changes, self.fences)
        sent = time.time() * 1000
        moment = await self._patiently(query, values)
        if moment is None:
            self.me = 0
            self.fenced()
            error = StorageError(DEAD)
            self._fail(self.jobs, error)  # what others go on without must not slip in once this server has begun anew
            raise error
        # The database read its clock some time in between.
        self.clock_off = min(max(self.clock_off, moment - time.time() * 1000), moment - sent)

    async def _patiently(self, query: str, values: Sequence[object]) -> Any:
        until = time.monotonic() + PATIENCE
        while True:
            sent = time.monotonic()
            try:
                if self.connection is None:
                    await self._connect()
                    sent = time.monotonic()
                assert self.connection is not None
                found = await self.connection.fetchval(query, *values, timeout=ANSWER_SECONDS)
            except PASSING as error:
                # Whether it was stored nobody knows, and the connection is of no use any more: asyncpg may be lost in
                # the middle of an answer.
                self.in_doubt += 1
                self.lost_at = time.monotonic()
                await self.drop_connection()
                if time.monotonic() > until:
                    raise explain(error, self.dsn) from error
                await asyncio.sleep(PAUSE)
                continue
            if sent - self.alive_at > self.patience:
                self.steady_at = sent
            else:
                self.margin(self.patience - (time.monotonic() - self.alive_at))
            self.alive_at = sent
            return found

    async def _connect(self) -> None:
        self.connection = await connect(self.dsn)
        self.connections += 1
        if self.me:
            await self.connection.execute("SELECT pg_advisory_lock($1, $2)", OWN_LOCK, self.me)
        await self.connection.prepare(APPEND)
        await self.connection.prepare(STORE)

    async def drop_connection(self) -> None:
        """Let go of the connection, whatever state it is in."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*PASSING):
                connection.terminate()
