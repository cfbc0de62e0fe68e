"""The database: one SQLite file that holds all tables, what was done at them, and imported records.

This module opens it, reads it, and turns what can go wrong into sentences. Writing is the writer's (`writer.py`).
"""

from __future__ import annotations

import fcntl
import hmac
import os
import sqlite3
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec

from bestiary.core.errors import BadState, BestiaryError
from bestiary.core.record import Header, Result
from bestiary.server.seals import opened, sealed
from bestiary.table.entries import AnyEntry
from bestiary.table.history import History
from bestiary.table.saved import read as read_saved
from bestiary.table.setup import Setup

SCHEMA_VERSION = 4
APPLICATION = 0x42657374  # "Best", which tells our file from others
BUSY_MS = 2000
LATEST = (1 << 63) - 1
SHORTEST_GAP = 1_000  # milliseconds
SERVED = "UPDATE gaps SET began = ? WHERE ended IS NULL"

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
}


def lock_of(token: str) -> str:
    """Return what is stored of a token: it can be compared with, and not be used."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=24, person=b"bestiary token").hexdigest()


def fits(token: str, lock: str) -> bool:
    """Tell whether a token is the one that a hash was made of."""
    return bool(lock) and hmac.compare_digest(lock_of(token), lock)


class StorageError(BestiaryError):
    """Is raised when the database can't be used; says why and what to do."""


class Key(msgspec.Struct, array_like=True):
    """What a token holds. The token itself is nowhere on the disk: whoever reads that opens no seat."""

    lock: str  # the token's hash; empty as long as nobody has shown that the seat is his
    seats: list[int]
    owner: bool = False


class Ended(msgspec.Struct, kw_only=True):
    """Is how a game ended, so that its record can be read without executing anything."""

    header: Header
    result: Result | None


class Stored(NamedTuple):
    """Is a table as it is stored."""

    id: str
    opened: int
    setup: Setup
    keys: list[Key]
    ended: Ended | None
    rematch: str | None


read_setup = msgspec.msgpack.Decoder(Setup).decode
read_keys = msgspec.msgpack.Decoder(list[Key]).decode
read_ended = msgspec.msgpack.Decoder(Ended).decode
read_entry = msgspec.msgpack.Decoder(AnyEntry).decode
read_history = msgspec.msgpack.Decoder(History).decode
write = msgspec.msgpack.Encoder().encode


def encode(value: object) -> bytes:
    """Write what is to be stored, with its checksum."""
    return sealed(write(value))


def explain(error: Exception, path: Path) -> StorageError:
    """Says in a sentence what is wrong with the database."""
    text = str(error).lower()
    if "locked" in text or "busy" in text:
        why = "is locked by another program; close that, then try again"
    elif "readonly" in text or "read-only" in text or "permission denied" in text:
        why = "can't be written: check the rights of the file and its folder"
    elif "full" in text:
        why = "can't grow: the disk is full; nothing stored is lost, make room and try again"
    elif "malformed" in text or "not a database" in text or "corrupt" in text:
        why = "is damaged or no database; move it away and restore a copy, or start with another --database"
    elif "unable to open" in text:
        why = "can't be opened: check that its folder exists and may be written"
    else:
        why = f"failed: {error}"
    return StorageError(f"The database {path} {why}.")


def unreadable(table: str, error: Exception) -> StorageError:
    """Says what is wrong with one table's rows."""
    why = str(error) or type(error).__name__
    return StorageError(f"What is stored of the table {table!r} can't be read: {why}. All others are served.")


TABLE = "SELECT id, opened, setup, keys, ended, rematch FROM tables "


def _stored(row: tuple[Any, ...]) -> Stored:
    try:
        ended = read_ended(opened(row[4])) if row[4] is not None else None
        return Stored(row[0], row[1], read_setup(opened(row[2])), read_keys(opened(row[3])), ended, row[5])
    except (msgspec.MsgspecError, TypeError) as error:
        raise unreadable(row[0], error) from error


class Storage:
    """Opens the database, for one server at a time, and reads from it."""

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
        """Opens a connection; what it commits survives a lost power supply."""
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
            for statement in SCHEMA.split(";"):
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
        """Closes the reader and lets another server have the file."""
        if hasattr(self, "reader"):
            self.reader.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # Reading

    def table(self, table: str) -> Stored | None:
        """Returns a table's row."""
        row = self.reader.execute(TABLE + "WHERE id = ?", (table,)).fetchone()
        return None if row is None else _stored(row)

    def finished(self, opened: int | None, id: str, most: int) -> list[Stored]:  # noqa: A002
        """Returns finished games, the one opened last first; those before a moment and an id if they are given."""
        rows = self.reader.execute(
            TABLE + "WHERE ended IS NOT NULL AND (opened, id) < (?, ?) ORDER BY opened DESC, id DESC LIMIT ?",
            (LATEST if opened is None else opened, id, most),
        )
        return [_stored(row) for row in rows]

    def saved(self, table: str) -> tuple[bytes | None, list[AnyEntry]]:
        """Returns what was last saved of a table, and the entries since."""
        row = self.reader.execute("SELECT number, data FROM saved WHERE tbl = ?", (table,)).fetchone()
        number, data = row if row is not None else (0, None)
        rows = self.reader.execute(
            "SELECT entry FROM entries WHERE tbl = ? AND number > ? ORDER BY number", (table, number)
        )
        try:
            return None if data is None else opened(data), [read_entry(opened(entry)) for (entry,) in rows]
        except (msgspec.MsgspecError, TypeError) as error:
            raise unreadable(table, error) from error

    def history(self, table: str) -> History:
        """Returns a table's whole record so far; it takes time that grows with the game, so use it off the loop."""
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

    def running(self) -> list[tuple[str, int | None]]:
        """Returns all tables whose game is not over, each with when it is due if it was saved at its last entry."""
        rows = self.reader.execute(
            "SELECT id, CASE WHEN saved.number = (SELECT max(number) FROM entries WHERE tbl = id) THEN saved.due END"
            " FROM tables LEFT JOIN saved ON saved.tbl = id WHERE ended IS NULL ORDER BY opened DESC"
        )
        return [(table, due) for table, due in rows]

    def gaps(self) -> list[tuple[int, int]]:
        """Returns the times in which nobody served the tables, the last first."""
        return list(self.reader.execute("SELECT began, ended FROM gaps WHERE ended IS NOT NULL ORDER BY ended DESC"))

    def begin(self, now: int) -> None:
        """Notes that the tables are served from now on, and since when they were not."""
        self.reader.execute("BEGIN IMMEDIATE")
        self.reader.execute("UPDATE gaps SET ended = ? WHERE ended IS NULL", (now,))
        self.reader.execute("DELETE FROM gaps WHERE ended < began + ?", (SHORTEST_GAP,))
        self.reader.execute("INSERT INTO gaps (began) VALUES (?)", (now,))
        self.reader.execute("COMMIT")

    def count_running(self) -> int:
        """Returns how many tables there are whose game is not over."""
        return int(self.reader.execute("SELECT count(*) FROM tables WHERE ended IS NULL").fetchone()[0])

    def outdated(self, unused: int, kept: int) -> list[str]:
        """Returns tables that were opened before a moment and never used, and games that ended and are older."""
        rows = self.reader.execute(
            "SELECT id FROM tables WHERE ended IS NULL AND opened < ?"
            " AND NOT EXISTS (SELECT 1 FROM entries WHERE tbl = id AND number > 0)"
            " UNION ALL SELECT id FROM tables WHERE ended IS NOT NULL AND opened < ?",
            (unused, kept),
        )
        return [table for (table,) in rows]

    def check(self, table: str) -> None:
        """Raises `StorageError` if what is stored of a table can't be read; looks at it without making it."""
        self.table(table)
        row = self.reader.execute("SELECT data FROM saved WHERE tbl = ?", (table,)).fetchone()
        if row is not None:
            try:
                read_saved(opened(row[0]))
            except (BadState, msgspec.MsgspecError, TypeError) as error:
                raise unreadable(table, error) from error

    def imported(self, record: str) -> tuple[str, bytes] | None:
        """Returns an imported record's token and data."""
        row = self.reader.execute("SELECT token, data FROM records WHERE id = ?", (record,)).fetchone()
        try:
            return None if row is None else (row[0], opened(row[1]))
        except msgspec.MsgspecError as error:
            raise unreadable(record, error) from error
