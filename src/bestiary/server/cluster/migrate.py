"""The database's shape, version by version: brought up by one command, and checked by every server that starts."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple

import asyncpg

from bestiary.server.cluster.database import PASSING, connect, explain, shown
from bestiary.server.jobs import StorageError

LOCK: Final = 0x42657374  # "Best": one migration at a time
VERSION: Final = 1


class Migrated(NamedTuple):
    """What a migration did."""

    database: str
    before: int
    now: int


def steps() -> dict[int, str]:
    """Return the statements that lead to each version."""
    folder = files("bestiary.server.cluster") / "migrations"
    return {int(file.name[:4]): file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".sql")}


async def migrate(dsn: str) -> Migrated:
    """Bring a database to this version, each step whole or not at all; nothing is done to a newer or a foreign one."""
    try:
        connection = await connect(dsn)
    except (*PASSING, asyncpg.PostgresError) as error:
        raise explain(error, dsn) from error
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
        before = await _version(connection, dsn)
        _check_not_newer(before, dsn)
        for number, statements in sorted(steps().items()):
            if number > before:
                async with connection.transaction():
                    await connection.execute(
                        "CREATE TABLE IF NOT EXISTS bestiary_schema"
                        " (version integer NOT NULL, cluster text NOT NULL DEFAULT gen_random_uuid()::text)"
                    )
                    await connection.execute(statements)
                    if number == 1:
                        await connection.execute("INSERT INTO bestiary_schema (version) VALUES (0)")
                    await connection.execute("UPDATE bestiary_schema SET version = $1", number)
        return Migrated(shown(dsn), before, VERSION)
    except (*PASSING, asyncpg.PostgresError) as error:
        raise explain(error, dsn) from error
    finally:
        await connection.close(timeout=1)


async def check(connection: asyncpg.Connection, dsn: str) -> None:
    """Raise unless the database is of this version."""
    version = await _version(connection, dsn)
    _check_not_newer(version, dsn)
    if version < VERSION:
        which = f"of version {version}" if version else "empty"
        raise StorageError(
            f"The database {shown(dsn)} is {which}, this Bestiary needs version {VERSION}: "
            "run `bestiary migrate --database ...` once, then start again."
        )


def _check_not_newer(version: int, dsn: str) -> None:
    if version > VERSION:
        raise StorageError(
            f"The database {shown(dsn)} is of version {version}, this Bestiary knows {VERSION}: update Bestiary."
        )


async def _version(connection: asyncpg.Connection, dsn: str) -> int:
    found = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    tables = {row[0] for row in found}
    if "bestiary_schema" not in tables:
        if tables:
            raise StorageError(
                f"The database {shown(dsn)} belongs to another program, or was made by hand: "
                "choose an empty one for `bestiary migrate`."
            )
        return 0
    versions = [int(row[0]) for row in await connection.fetch("SELECT version FROM bestiary_schema")]
    missing = {"servers", "tables", "entries", "saved", "gaps", "records", "gatherings", "lobby"} - tables
    if len(versions) != 1 or missing:
        raise StorageError(
            f"The database {shown(dsn)} is half migrated ({', '.join(sorted(missing)) or 'no single version'}): "
            "restore it from a copy; nothing was written."
        )
    return versions[0]
