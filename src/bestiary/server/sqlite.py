"""The embedded database: one SQLite file that holds all tables, what was done at them, and imported records.

This module opens it, reads it, and turns what can go wrong into sentences. Writing is the writer's (`writer.py`).
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path
from shutil import disk_usage
from typing import IO, Any

import msgspec

from bestiary.core.errors import BadState
from bestiary.server.jobs import Job, StorageError, Tell
from bestiary.server.seals import opened
from bestiary.server.storage import (
    Gap,
    Key,
    Stored,
    encode,
    lock_of,
    read_entry,
    read_history,
    read_keys,
    stored_of,
    unreadable,
)
from bestiary.server.troubles import explain
from bestiary.server.writer import Writer
from bestiary.table.entries import AnyEntry
from bestiary.table.history import History
from bestiary.table.saved import read as read_saved

SCHEMA_VERSION = 5
APPLICATION = 0x42657374  # "Best", which tells our file from others
BUSY_MS = 2000
LATEST = (1 << 63) - 1
SHORTEST_GAP = 1_000  # milliseconds

GATHERINGS = (
    """CREATE TABLE gatherings (    -- tables whose game has not begun, and what those that begun came from
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    data BLOB NOT NULL,
    tbl TEXT REFERENCES tables(id) ON DELETE CASCADE
) WITHOUT ROWID""",
    "CREATE INDEX gathered ON gatherings(tbl)",
)
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened INTEGER NOT NULL,
    setup BLOB NOT NULL,     -- Setup, the key included
    keys BLOB NOT NULL,      -- the hashes of the tokens and what each holds
    ended BLOB,              -- Ended, once the game is over
    rematch TEXT             -- the table that followed
) WITHOUT ROWID;
CREATE TABLE entries (
    tbl TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- 0 is the deal
    entry BLOB,
    history BLOB,            -- what it added to the record
    PRIMARY KEY (tbl, number)
) WITHOUT ROWID;
CREATE TABLE saved (
    tbl TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- the last entry it includes
    data BLOB NOT NULL,
    due INTEGER              -- when the table has to go on though nobody comes, see `needed`
) WITHOUT ROWID;
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    token TEXT NOT NULL,     -- its hash
    data BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE gaps (          -- when nobody served the tables
    began INTEGER NOT NULL,
    ended INTEGER            -- nothing yet: it is served until `began` at least
);
CREATE INDEX running ON tables(opened) WHERE ended IS NULL;
CREATE INDEX finished ON tables(opened, id) WHERE ended IS NOT NULL;
"""
UPGRADES = {  # by the version that lacks it
    1: (
        "ALTER TABLE saved ADD COLUMN due INTEGER",
        "CREATE INDEX finished ON tables(opened, id) WHERE ended IS NOT NULL",
    ),
    2: ("CREATE TABLE gaps (began INTEGER NOT NULL, ended INTEGER)",),
    3: (),  # what is stored from now on has a checksum, which an older Bestiary can't read
    4: GATHERINGS,
}


LEAST_ROOM = 64 << 20  # bytes on the disk below which no server should be sent people
TABLE = "SELECT id, opened, setup, keys, ended, rematch FROM tables "


class Sqlite:
    """The database, opened for one server at a time, and read from."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[bytes] | None = None
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = self._take_lock()
            self.reader = self.connect()
            self._prepare()
        except (sqlite3.Error, OSError) as error:
            self.release()
            raise explain(error, path) from error
        except StorageError:
            self.release()
            raise

    def _take_lock(self) -> IO[bytes]:
        # The file itself is locked, since one beside it can be deleted. Only its owner may read it: it holds the keys
        # of games that are being played. What SQLite lays beside it gets the same rights.
        lock = open(self.path, "ab", opener=partial(os.open, mode=0o600))  # noqa: SIM115 - it stays open
        try:
            with suppress(PermissionError):  # somebody else gave it to us
                os.fchmod(lock.fileno(), 0o600)
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise StorageError(
                f"The database {self.path} is in use by another Bestiary server: use that one, or another --database."
            ) from None
        return lock

    def connect(self) -> sqlite3.Connection:
        """Open a connection; what it commits survives a lost power supply."""
        connection = sqlite3.connect(
            self.path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False, cached_statements=64
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA temp_store = MEMORY")  # else each statement of many rows makes and removes a file
        return connection

    def _prepare(self) -> None:
        version = int(self.reader.execute("PRAGMA user_version").fetchone()[0])
        application = int(self.reader.execute("PRAGMA application_id").fetchone()[0])
        tables = int(self.reader.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])
        if tables and application != APPLICATION:
            raise StorageError(f"The database {self.path} belongs to another program: choose another --database.")
        if version > SCHEMA_VERSION:
            raise StorageError(f"The database {self.path} was written by a newer Bestiary: update, or choose another.")
        if version == 0:
            self.reader.execute("BEGIN IMMEDIATE")
            for statement in (*SCHEMA.split(";"), *GATHERINGS):
                self.reader.execute(statement)
            self.reader.execute(f"PRAGMA application_id = {APPLICATION}")
            self.reader.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
            self.reader.execute("COMMIT")
        for older in range(version, SCHEMA_VERSION) if version else ():
            self.reader.execute("BEGIN IMMEDIATE")
            for statement in UPGRADES[older]:
                self.reader.execute(statement)
            if older == 2:
                self._hash_tokens()
            self.reader.execute(f"PRAGMA user_version = {older + 1}")
            self.reader.execute("COMMIT")
        if self.reader.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise explain(sqlite3.DatabaseError("malformed"), self.path)
        # Fails if the file can't be written, whatever its rights say.
        self.reader.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    def _hash_tokens(self) -> None:
        for table, keys in self.reader.execute("SELECT id, keys FROM tables").fetchall():
            with suppress(msgspec.MsgspecError, TypeError):  # what can't be read is told when it is asked for
                hashed = [Key(lock_of(key.lock), key.seats, key.owner) for key in read_keys(opened(keys))]
                self.reader.execute("UPDATE tables SET keys = ? WHERE id = ?", (encode(hashed), table))
        for record, token in self.reader.execute("SELECT id, token FROM records").fetchall():
            self.reader.execute("UPDATE records SET token = ? WHERE id = ?", (lock_of(token), record))

    def release(self) -> None:
        """Close the reader and let another server have the file."""
        if hasattr(self, "reader"):
            self.reader.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # Writing

    async def start(self, tell: Tell, now: int) -> None:
        """Begin to write, and note that the tables are served from now on, and since when they were not."""
        self.writer = Writer(self.connect(), self.path, tell)
        self.reader.execute("BEGIN IMMEDIATE")
        self.reader.execute("UPDATE gaps SET ended = ? WHERE ended IS NULL", (now,))
        self.reader.execute("DELETE FROM gaps WHERE ended < began + ?", (SHORTEST_GAP,))
        self.reader.execute("INSERT INTO gaps (began) VALUES (?)", (now,))
        self.reader.execute("COMMIT")
        self._gaps = self._ask("SELECT began, ended FROM gaps WHERE ended IS NOT NULL ORDER BY ended")

    def put(self, jobs: list[Job]) -> None:
        """Queue jobs for the writer's thread."""
        self.writer.put(jobs)

    async def close(self) -> None:
        """Store what is queued and close the file."""
        await asyncio.get_running_loop().run_in_executor(None, self.writer.close)
        self.release()

    def ails(self) -> list[str]:
        """Return what keeps it from storing."""
        found = [] if self.writer.thread.is_alive() else ["storage"]
        return found + ["disk"] * (disk_usage(self.path.parent).free < LEAST_ROOM)

    # Reading

    def _ask(self, query: str, values: tuple[str | int, ...] = ()) -> list[Any]:
        try:
            return self.reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    async def claim(self, table: str) -> None:
        """Do nothing: one server has the whole file."""

    async def claim_lobby(self) -> bool:
        """Tell that it is so: one server has the whole file."""
        return True

    async def table(self, table: str) -> Stored | None:
        """Return a table's row."""
        rows = self._ask(TABLE + "WHERE id = ?", (table,))
        return stored_of(rows[0]) if rows else None

    async def finished(self, opened: int | None, id: str, most: int) -> list[Stored]:  # noqa: A002
        """Return finished games, the one opened last first; those before a moment and an id if they are given."""
        rows = self._ask(
            TABLE + "WHERE ended IS NOT NULL AND (opened, id) < (?, ?) ORDER BY opened DESC, id DESC LIMIT ?",
            (LATEST if opened is None else opened, id, most),
        )
        return [stored_of(row) for row in rows]

    async def saved(self, table: str) -> tuple[bytes | None, list[AnyEntry]]:
        """Return what was last saved of a table, and the entries since."""
        rows = self._ask("SELECT number, data FROM saved WHERE tbl = ?", (table,))
        number, data = rows[0] if rows else (0, None)
        since = self._ask("SELECT entry FROM entries WHERE tbl = ? AND number > ? ORDER BY number", (table, number))
        try:
            return None if data is None else opened(data), [read_entry(opened(entry)) for (entry,) in since]
        except (msgspec.MsgspecError, TypeError) as error:
            raise unreadable(table, error) from error

    async def history(self, table: str) -> History:
        """Return a table's whole record so far, read by a connection of its own beside the loop."""
        return await asyncio.to_thread(self._history, table)

    def _history(self, table: str) -> History:
        whole = History(moves=[], events=[], tape=[], bounds=[])
        connection = self.connect()
        try:
            for (data,) in connection.execute(
                "SELECT history FROM entries WHERE tbl = ? AND history IS NOT NULL ORDER BY number", (table,)
            ):
                whole.add(read_history(opened(data)))
        except (msgspec.MsgspecError, TypeError) as error:
            raise unreadable(table, error) from error
        finally:
            connection.close()
        return whole

    async def running(self) -> list[tuple[str, int | None]]:
        """Return all tables whose game is not over, each with when it is due if it was saved at its last entry."""
        return self._ask(
            "SELECT id, CASE WHEN saved.number = (SELECT max(number) FROM entries WHERE tbl = id) THEN saved.due END"
            " FROM tables LEFT JOIN saved ON saved.tbl = id WHERE ended IS NULL ORDER BY opened DESC"
        )

    async def gaps(self, table: str) -> list[Gap]:
        """Return the times in which no server ran, the first first; they are the same for all tables."""
        return self._gaps

    async def count_running(self) -> int:
        """Return how many tables there are whose game is not over."""
        return int(self._ask("SELECT count(*) FROM tables WHERE ended IS NULL")[0][0])

    async def outdated(self, unused: int, kept: int) -> list[str]:
        """Return tables that were opened before a moment and never used, and games that ended and are older."""
        rows = self._ask(
            "SELECT id FROM tables WHERE ended IS NULL AND opened < ?"
            " AND NOT EXISTS (SELECT 1 FROM entries WHERE tbl = id AND number > 0)"
            " UNION ALL SELECT id FROM tables WHERE ended IS NOT NULL AND opened < ?",
            (unused, kept),
        )
        return [table for (table,) in rows]

    async def check(self, table: str) -> None:
        """Raise `StorageError` if what is stored of a table can't be read; look at it without making it."""
        await self.table(table)
        rows = self._ask("SELECT data FROM saved WHERE tbl = ?", (table,))
        if rows:
            try:
                read_saved(opened(rows[0][0]))
            except (BadState, msgspec.MsgspecError, TypeError) as error:
                raise unreadable(table, error) from error

    async def imported(self, record: str) -> tuple[str, bytes] | None:
        """Return an imported record's token and data."""
        rows = self._ask("SELECT token, data FROM records WHERE id = ?", (record,))
        try:
            return (rows[0][0], opened(rows[0][1])) if rows else None
        except msgspec.MsgspecError as error:
            raise unreadable(record, error) from error

    async def gathering(self, id: str) -> bytes | None:  # noqa: A002
        """Return what is stored of a gathering."""
        rows = self._ask("SELECT data FROM gatherings WHERE id = ?", (id,))
        try:
            return opened(rows[0][0]) if rows else None
        except msgspec.MsgspecError as error:
            raise unreadable(id, error) from error

    async def gatherings(self) -> list[str]:
        """Return all gatherings whose game has not begun, or goes on."""
        rows = self._ask(
            "SELECT gatherings.id FROM gatherings LEFT JOIN tables ON tables.id = tbl"
            " WHERE tbl IS NULL OR (tables.id IS NOT NULL AND ended IS NULL)"
        )
        return [id for (id,) in rows]  # noqa: A001
