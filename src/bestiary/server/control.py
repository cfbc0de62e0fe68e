"""What an operator asks of a server that runs: lines of a file beside its database, read when it changes."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from typing import Final, Literal, NamedTuple

from bestiary.core.errors import BestiaryError
from bestiary.server.parties import party

Wish = Literal["ban", "close"]
WISHES: Final[tuple[Wish, ...]] = ("ban", "close")


class BadWish(BestiaryError):
    """A wish that can't be one."""


class Wishes(NamedTuple):
    """Who is kept out, and which tables are to be closed."""

    ban: frozenset[str] = frozenset()
    close: frozenset[str] = frozenset()


def file_of(database: Path) -> Path:
    """Return the file that holds the wishes."""
    return database.with_name(database.name + ".wishes")


def read(database: Path) -> Wishes:
    """Read all wishes; lines that are none are passed over."""
    try:
        lines = file_of(database).read_text("utf-8").splitlines()
    except FileNotFoundError:
        return Wishes()
    pairs = [line.split() for line in lines]
    return Wishes(*(frozenset(pair[1] for pair in pairs if len(pair) == 2 and pair[0] == wish) for wish in WISHES))


def write(database: Path, wishes: Wishes) -> None:
    """Write all wishes in one step."""
    path = file_of(database)
    part = path.with_name(path.name + ".part")
    text = "".join(f"{wish} {value}\n" for wish in WISHES for value in sorted(getattr(wishes, wish)))
    with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    part.replace(path)


def address(text: str) -> str:
    """Return an address as it is counted, or say that it is none."""
    try:
        return party(str(ipaddress.ip_address(text.removesuffix("/64"))))
    except ValueError:
        raise BadWish(f"{text!r} is no address such as 192.0.2.7 or 2001:db8::7") from None


class Watched:
    """The wishes of a running server, looked at again when their file has changed."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.written = -1
        self.wishes = Wishes()

    def look(self) -> Wishes:
        """Return the wishes as they stand."""
        try:
            written = file_of(self.database).stat().st_mtime_ns
        except OSError:
            written = -1
        if written != self.written:
            self.written = written
            self.wishes = read(self.database)
        return self.wishes
