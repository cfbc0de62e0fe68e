"""Copies of a server's database that can be trusted: made while it runs, checked before they count, put back whole."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from bestiary.server.jobs import StorageError
from bestiary.server.sqlite import APPLICATION, SCHEMA_VERSION, Sqlite
from bestiary.server.troubles import explain

BESIDE: Final = ("-wal", "-shm", "-journal")


class Copied(NamedTuple):
    """What a copy holds."""

    path: Path | str  # or an address
    tables: int
    running: int
    records: int
    size: int


def back_up(database: Path, target: Path, *, finished: bool = False) -> Copied:
    """Copy a database, whether or not a server writes to it, and check the copy by reading it.

    Copying the file by itself would lose what still lies in the journal beside it. The copy is for its owner alone: it
    holds the keys, hands and decks of games that are being played. One of finished games alone may be shown to others.
    """
    if not database.is_file():
        raise StorageError(f"There is no database {database} to copy.")
    if target.exists():
        raise StorageError(f"{target} exists already: choose another name, nothing is overwritten.")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        with closing(_reading(database)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy, pages=256)
            copy.execute("PRAGMA journal_mode = DELETE")
            if finished:
                _forget_running(copy)
        found = examine(part)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise explain(error, target) from error
    finally:
        part.unlink(missing_ok=True)
    return found._replace(path=target)


def _forget_running(copy: sqlite3.Connection) -> None:
    """Leave nothing of games that go on, nor of tables that wait, not even in pages that are free now."""
    copy.execute("PRAGMA foreign_keys = ON")
    copy.execute("DELETE FROM tables WHERE ended IS NULL")
    copy.execute("DELETE FROM gatherings WHERE tbl IS NULL")
    copy.commit()
    copy.execute("VACUUM")


def restore(copy: Path, database: Path, *, replace: bool = False) -> Copied:
    """Put a copy where a server will look for its database; one that lies there is kept under another name."""
    found = examine(copy)
    if database.exists():
        if not replace:
            raise StorageError(
                f"{database} exists: --replace keeps it as {_old(database).name} and puts the copy there."
            )
        Sqlite(database).release()  # refuses while a server uses it, and folds its journal in
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = database.with_name(database.name + ".part")
        put_whole(copy, part)
        examine(part)
        if database.exists():
            database.replace(_old(database))
            for ending in BESIDE:
                with suppress(FileNotFoundError):
                    database.with_name(database.name + ending).unlink()
        part.replace(database)
    except (sqlite3.Error, OSError) as error:
        raise explain(error, database) from error
    return found._replace(path=database)


def put_whole(copy: Path, target: Path) -> None:
    """Write a database once more, with what lies in the journal beside it, for its owner alone."""
    os.close(os.open(target, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    with closing(_reading(copy)) as source, closing(sqlite3.connect(target)) as made:
        source.backup(made)


def examine(path: Path) -> Copied:
    """Read a database through, or say what is wrong with it."""
    if not path.is_file():
        raise StorageError(f"There is no file {path}.")
    try:
        with closing(_reading(path)) as connection:
            ask = connection.execute
            if ask("PRAGMA application_id").fetchone()[0] != APPLICATION:
                raise StorageError(f"{path} is no database of Bestiary's.")
            if ask("PRAGMA user_version").fetchone()[0] > SCHEMA_VERSION:
                raise StorageError(f"{path} was written by a newer Bestiary: update first.")
            if ask("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
                raise explain(sqlite3.DatabaseError("malformed"), path)
            tables, running, records = ask(
                "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE ended IS NULL),"
                " (SELECT count(*) FROM records)"
            ).fetchone()
    except sqlite3.Error as error:
        raise explain(error, path) from error
    return Copied(path, tables, running, records, path.stat().st_size)


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _old(database: Path) -> Path:
    number = 1
    while (found := database.with_name(f"{database.name}.old-{number}")).exists():
        number += 1
    return found
