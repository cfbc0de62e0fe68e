"""Where tables are kept: what is stored of them, and what each kind of database does with it.

`sqlite.py` is the one that needs nothing installed.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

import msgspec

from bestiary.core.errors import BestiaryError
from bestiary.core.record import Header, Result
from bestiary.server.jobs import Job, StorageError, Tell
from bestiary.server.seals import opened, sealed
from bestiary.table.entries import AnyEntry
from bestiary.table.history import History
from bestiary.table.setup import Setup

Gap = tuple[int, int]  # a time in which nobody served a table


def lock_of(token: str) -> str:
    """Return what is stored of a token: it can be compared with, and not be used."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=24, person=b"bestiary token").hexdigest()


def following_token(token: str, table: str) -> str:
    """Return the token for the table that follows, for the holder of a token: no other could make it."""
    made = blake2b(table.encode(), digest_size=18, key=blake2b(token.encode("utf-8", "replace")).digest())
    return urlsafe_b64encode(made.digest()).decode()


def fits(token: str, lock: str) -> bool:
    """Tell whether a token is the one that a hash was made of."""
    return bool(lock) and hmac.compare_digest(lock_of(token), lock)


class Key(msgspec.Struct, array_like=True):
    """What a token holds. The token itself is nowhere on the disk: whoever reads that opens no seat."""

    lock: str  # the token's hash; empty as long as nobody has shown that the seat is his
    seats: list[int]
    owner: bool = False


class Ended(msgspec.Struct, kw_only=True):
    """How a game ended, so that its record can be read without executing anything."""

    header: Header
    result: Result | None


class Stored(NamedTuple):
    """A table as it is stored."""

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


def unreadable(table: str, error: Exception) -> StorageError:
    """Say what is wrong with one table's rows."""
    why = str(error) or type(error).__name__
    return StorageError(f"What is stored of the table {table!r} can't be read: {why}. All others are served.")


def stored_of(row: Sequence[Any]) -> Stored:
    """Read a table's row: id, opened, setup, keys, ended, rematch."""
    try:
        ended = read_ended(opened(row[4])) if row[4] is not None else None
        return Stored(row[0], row[1], read_setup(opened(row[2])), read_keys(opened(row[3])), ended, row[5])
    except (msgspec.MsgspecError, TypeError) as error:
        raise unreadable(row[0], error) from error


class Elsewhere(BestiaryError):
    """A table, or all that wait for a game, that another server has; `owner` is its name if that is known."""

    def __init__(self, owner: str, what: str = "this table") -> None:
        super().__init__(f"another server has {what}: try again in a moment")
        self.owner = owner


class Storage(Protocol):
    """A database that one server, or several, keep their tables in. What it can't do raises `StorageError`."""

    async def start(self, tell: Tell, now: int) -> None:
        """Begin to write; `tell` gets every batch once it is stored, or could not be, on whatever thread."""

    def put(self, jobs: list[Job]) -> None:
        """Queue jobs; those of one table are stored in the order in which they came, and none on a failed one."""

    async def close(self) -> None:
        """Store what is queued, and let another server have the tables."""

    def ails(self) -> list[str]:
        """Return what keeps it from storing, in a word each."""
        ...

    async def claim(self, table: str) -> None:
        """Have a table for this server alone from now on, or raise `Elsewhere`."""

    async def claim_lobby(self) -> bool:
        """Have all gatherings for this server alone, and tell whether that is so."""
        ...

    async def table(self, table: str) -> Stored | None:
        """Return a table's row."""

    async def saved(self, table: str) -> tuple[bytes | None, list[AnyEntry]]:
        """Return what was last saved of a table, and the entries since."""
        ...

    async def history(self, table: str) -> History:
        """Return a table's whole record so far; it takes time that grows with the game, beside the loop."""
        ...

    async def gaps(self, table: str) -> Sequence[Gap]:
        """Return the times in which nobody served a table, the first first."""
        ...

    async def running(self) -> list[tuple[str, int | None]]:
        """Return all tables to resume, each with when it is due if it was saved at its last entry."""
        ...

    async def count_running(self) -> int:
        """Return how many tables there are whose game is not over."""
        ...

    async def finished(self, opened: int | None, id: str, most: int) -> list[Stored]:  # noqa: A002
        """Return finished games, the one opened last first; those before a moment and an id if they are given."""
        ...

    async def outdated(self, unused: int, kept: int) -> list[str]:
        """Return tables opened before a moment and never used, and games that ended and are older than another."""
        ...

    async def check(self, table: str) -> None:
        """Raise if what is stored of a table can't be read; look at it without making it."""

    async def imported(self, record: str) -> tuple[str, bytes] | None:
        """Return an imported record's token, as its hash, and data."""
        ...

    async def gathering(self, id: str) -> bytes | None:  # noqa: A002
        """Return what is stored of a gathering."""
        ...

    async def gatherings(self) -> list[str]:
        """Return all gatherings whose game has not begun, or goes on."""
        ...
