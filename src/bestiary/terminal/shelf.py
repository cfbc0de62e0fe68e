"""The folder of games: what lies there, found by name, by game or as the latest, and thrown away."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec

from bestiary.core.errors import BadRecord

SUFFIX = ".json"


class _Header(msgspec.Struct):
    game: str
    names: list[str]
    rules_version: int = 0


class _Record(msgspec.Struct):
    header: _Header
    moves: list[msgspec.Raw]


class _Saved(msgspec.Struct):
    """As much of a saved game as a list shows: whatever else is in the file is not looked at."""

    saved: int
    bots: list[str | None]
    record: _Record


@dataclass(frozen=True)
class Kept:
    """A file of the folder in short; without a game if it can't be read as one."""

    path: Path
    written: datetime
    game: str = ""
    names: tuple[str, ...] = ()
    moves: int = 0
    over: bool = False

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(SUFFIX)


def folder() -> Path:
    """Return where games are kept if nobody says where: the user's state folder."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "bestiary" / "games"


def shelved() -> list[Kept]:
    """List all games of the folder, the last played first."""
    try:
        paths = [path for path in folder().iterdir() if path.name.endswith(SUFFIX)]
    except OSError:
        return []
    return sorted((look(path) for path in paths), key=lambda kept: (kept.written, kept.name), reverse=True)


def running(game: str | None = None) -> list[Kept]:
    """List the games to go on with, the last played first."""
    return [kept for kept in shelved() if kept.game and not kept.over and game in (None, kept.game)]


def look(path: Path) -> Kept:
    """Look at a file, as quickly as a list of many needs."""
    try:
        written = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        data = path.read_bytes()
    except OSError:
        return Kept(path, datetime.fromtimestamp(0).astimezone())
    over = False
    try:
        record = msgspec.json.decode(data, type=_Saved).record
    except (msgspec.DecodeError, UnicodeDecodeError):
        try:
            record, over = msgspec.json.decode(data, type=_Record), True
        except (msgspec.DecodeError, UnicodeDecodeError):
            return Kept(path, written)
    return Kept(path, written, record.header.game, tuple(record.header.names), len(record.moves), over)


def latest(game: str | None = None) -> Path:
    """Return the game played last, of one game if it is named."""
    found = running(game)
    if not found:
        of = f" of {game}" if game else ""
        raise BadRecord(f"there is no saved game{of} to go on with in {folder()}")
    return found[0].path


def find(name: str) -> Path:
    """Return the file that is meant by a path, or by the name of a game of the folder."""
    path = Path(name)
    shelf = folder() / f"{name}{SUFFIX}"
    if not path.exists() and os.sep not in name and shelf.exists():
        return shelf
    return path


def called(path: Path) -> str:
    """Return what a file is called on a command line: as short as `find` understands it."""
    name = path.name.removesuffix(SUFFIX)
    if path.parent == folder() and not Path(name).exists() and path.name.endswith(SUFFIX):
        return shlex.quote(name)
    return shlex.quote(str(path))
