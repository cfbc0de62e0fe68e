"""Brings the games of one server's SQLite file into a database that several servers share: all of them, or none."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg

from bestiary.server.cluster.database import PASSING, connect, explain, shown
from bestiary.server.cluster.migrate import LOCK, check
from bestiary.server.jobs import StorageError
from bestiary.server.safekeeping import Copied, examine, put_whole
from bestiary.server.sqlite import Sqlite
from bestiary.table.setup import milliseconds

LONGEST: Final = 3600.0  # seconds for the rows of one kind
COLUMNS: Final = {  # of each table as the SQLite file has them, in an order in which references hold
    "tables": "id, opened, setup, keys, ended, rematch",
    "entries": "tbl, number, entry, history",
    "saved": "tbl, number, data, coalesce(due, 0) AS due",  # 0: to be looked at by whoever has it next
    "records": "id, at, token, data",
    "gatherings": "id, at, data, tbl",
}
FENCE: Final = 1  # under which a server that opens a table stores it


async def bring_in(copy: Path, dsn: str) -> Copied:
    """Copy a file's tables, records and gatherings into a database, checked first, in one transaction."""
    found = examine(copy)
    with tempfile.TemporaryDirectory(prefix="bestiary-import-") as folder:
        whole = Path(folder) / "copy.sqlite"
        put_whole(copy, whole)
        Sqlite(whole).release()  # brings it to this version
        with closing(sqlite3.connect(whole)) as source:
            try:
                connection = await connect(dsn)
                try:
                    await check(connection, dsn)
                    async with connection.transaction():
                        await _fill(connection, source, dsn)
                finally:
                    await connection.close(timeout=1)
            except (*PASSING, asyncpg.PostgresError) as error:
                raise explain(error, dsn) from error
    return found._replace(path=shown(dsn))


async def _fill(connection: asyncpg.Connection, source: sqlite3.Connection, dsn: str) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    if await connection.fetchval("SELECT EXISTS (SELECT FROM servers WHERE NOT dead AND at > bestiary_now() - 10000)"):
        raise StorageError(f"Servers use the database {shown(dsn)}: end them, or wait 10 s; nothing was written.")
    for kind in ("tables", "records", "gatherings"):
        ids = [row[0] for row in source.execute(f"SELECT id FROM {kind}")]  # noqa: S608 - a word of ours
        known = await connection.fetchval(f"SELECT count(*) FROM {kind} WHERE id = ANY($1)", ids)  # noqa: S608
        if known:
            raise StorageError(f"{known} of these {kind} are in {shown(dsn)} already; nothing was written.")
    served = source.execute("SELECT max(began) FROM gaps WHERE ended IS NULL").fetchone()[0] or milliseconds()
    for kind, columns in COLUMNS.items():
        names = [each.split(" AS ")[-1] for each in columns.replace("coalesce(due, 0)", "due").split(", ")]
        more: dict[str, int] = {"tables": {"left_at": served}, "entries": {"fence": FENCE}}.get(kind, {})
        rows = source.execute(f"SELECT {columns} FROM {kind}")  # noqa: S608
        await connection.copy_records_to_table(
            kind, records=_with(rows, tuple(more.values())), columns=[*names, *more], timeout=LONGEST
        )
    gaps = source.execute(
        "SELECT id, began, gaps.ended FROM tables JOIN gaps ON gaps.ended > opened WHERE tables.ended IS NULL"
    )
    await connection.copy_records_to_table("gaps", records=gaps, columns=["tbl", "began", "ended"], timeout=LONGEST)


def _with(rows: sqlite3.Cursor, more: tuple[int, ...]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        yield (*row, *more)
