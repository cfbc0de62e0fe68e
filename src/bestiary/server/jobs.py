"""What is to be stored, as records that each kind of storage writes in its own way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bestiary.core.errors import BestiaryError


class StorageError(BestiaryError):
    """An error raised when the database can't be used; it says why and what to do.

    Where it lies is the operator's business: strangers are told the rest.
    """

    def __init__(self, words: str, told: str = "") -> None:
        super().__init__(words)
        self.told = told or words


def told(error: BestiaryError) -> str:
    """Return what strangers are told of an error."""
    return error.told if isinstance(error, StorageError) else str(error)


class Open(NamedTuple):
    """A new table."""

    table: str
    opened: int
    setup: bytes
    keys: bytes


class Append(NamedTuple):
    """One more entry of a table: what was done, and what that added to the record."""

    table: str
    number: int
    entry: bytes | None
    history: bytes | None


class Save(NamedTuple):
    """All of a table after one of its entries, so that loading it takes no longer than its last part."""

    table: str
    number: int
    data: bytes
    due: int


class End(NamedTuple):
    """How a table's game ended."""

    table: str
    ended: bytes


class Follow(NamedTuple):
    """Which table follows a table."""

    table: str
    rematch: str


class Hold(NamedTuple):
    """Who holds what at a table from now on."""

    table: str
    keys: bytes


class Delete(NamedTuple):
    """The end of a table, and of all that is known of it."""

    table: str


class Import(NamedTuple):
    """A record from elsewhere."""

    record: str
    at: int
    token: str
    data: bytes


class Discard(NamedTuple):
    """The end of an imported record."""

    record: str


class Gather(NamedTuple):
    """How a table stands whose game has not begun, or the game that it became."""

    gathering: str
    at: int
    data: bytes
    table: str | None


class Disperse(NamedTuple):
    """The end of a gathering."""

    gathering: str


class Served(NamedTuple):
    """A moment until which the tables were served."""

    at: int


Change = Open | Append | Save | End | Follow | Hold | Delete | Import | Discard | Gather | Disperse | Served
Outcome = StorageError | None


def size_of(changes: Sequence[Change]) -> int:
    """Return how many bytes changes bring."""
    return sum(len(value) for change in changes for value in change if isinstance(value, (bytes, str)))


@dataclass
class Job:
    """Something to store for one table, and who waits for it."""

    table: str
    changes: Sequence[Change]
    done: Callable[[Outcome], None]
    first_entry: int = -1  # the number of its first entry, or of the next one if it goes with those before
    entries: int = 0
    outcome: Outcome = field(default=None, init=False)


Tell = Callable[[list[Job], float], None]  # gets each batch and the seconds its commit took
