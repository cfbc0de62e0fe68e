"""Unfinished games on disk: the record so far and the key of its chance, in a file that only its owner may read."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import msgspec

from bestiary.core.chance import KEY_BYTES, Keyed
from bestiary.core.errors import BadRecord, BestiaryError, OtherRulesVersion
from bestiary.core.match import Match, resume
from bestiary.core.record import Record, decode, encode
from bestiary.table.orders import Orders
from bestiary.terminal.command import command
from bestiary.terminal.shelf import called, folder

FORMAT = 1
PRIVATE = 0o600


class NotSaved(BestiaryError):
    """What is raised when a game can't be written to its file."""


class Saved(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A game to go on with. Whoever reads its key knows every card to come."""

    saved: int = FORMAT
    key: str
    bots: list[str | None]
    language: str
    hints: bool = False  # whether all who play have agreed on them
    orders: list[Orders | None] = []  # one for each seat; none in games saved before there were any
    record: Record


def default_path(game: str) -> Path:
    """Return where a game is kept if nobody says where: a new file in the user's state folder."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path, again = folder() / f"{stem}.json", 1
    while path.exists():
        again += 1
        path = folder() / f"{stem}-{again}.json"
    return path


def write(path: Path, data: bytes) -> None:
    """Write a private file in one step: a killed process leaves the old file or the new one."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
            file.write(data)
        part.replace(path)
    except OSError as error:
        raise NotSaved(f"the game can't be saved in {path}: {error.strerror}") from None


def save(
    path: Path,
    match: Match,
    key: bytes,
    bots: list[str | None],
    language: str,
    hints: bool,
    orders: list[Orders | None],
) -> None:
    """Write a game down: to go on with while it runs, as a record once it is over."""
    record = match.record()
    if match.state.over:
        write(path, encode(record))
        return
    held = Saved(key=key.hex(), bots=bots, language=language, hints=hints, orders=orders, record=record)
    write(path, msgspec.json.format(msgspec.json.encode(held), indent=0) + b"\n")


def load(path: Path) -> Saved:
    """Read a game to go on with."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path} can't be read: {error.strerror}") from None
    try:
        return msgspec.json.decode(data, type=Saved)
    except msgspec.ValidationError as error:
        if is_record(data):
            raise BadRecord(f"the game in {path} is over; `{command()} replay {called(path)}` shows it") from None
        raise BadRecord(f"{path} holds no saved game: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} is corrupt or truncated: {error}") from None


def is_record(data: bytes) -> bool:
    """Tell whether a file holds the record of a game."""
    try:
        decode(data)
    except BadRecord:
        return False
    return True


def is_saved(data: bytes) -> bool:
    """Tell whether a file holds a game to go on with."""
    try:
        msgspec.json.decode(data, type=Saved)
    except msgspec.DecodeError:
        return False
    return True


def go_on(held: Saved) -> Match:
    """Play a saved game up to where it stood; refuse one whose key or moves were changed."""
    try:
        key = bytes.fromhex(held.key)
    except ValueError:
        key = b""
    if held.saved != FORMAT or len(key) != KEY_BYTES:
        raise BadRecord("this saved game is corrupt: its key is missing")
    header = held.record.header
    if len(held.bots) != header.seats or len(header.names) != header.seats:
        raise BadRecord("this saved game is corrupt: it does not say who sits where")
    try:
        for _ in held.record.replay():
            pass
    except OtherRulesVersion as error:
        played, installed = header.rules_version, held.record.game.rules_version
        why = f"rules version {played}, installed is {installed}" if played != installed else "other cards or tiles"
        raise BadRecord(
            f"this game was played with {why}: it can't go on here, and its file was left as it is; "
            "go on with the Bestiary it was played with"
        ) from error
    match = resume(held.record, Keyed(key))
    if match.record() != held.record:
        raise BadRecord("this saved game is corrupt: its key does not give the chance it was played with")
    return match
