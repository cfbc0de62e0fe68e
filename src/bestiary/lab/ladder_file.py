"""Keeps a ladder in a file, so that it can stop at any time and go on later."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bestiary.lab.arena import BadArena
from bestiary.lab.ladder import FORM, Ladder, arena_of
from bestiary.lab.speed.results import home


def usual_file(game: str, players: int) -> Path:
    """Return where a ladder is kept unless told otherwise: with the other results, or here."""
    return (home() or Path()) / f"ladder-{game}-{players}.json"


def load_ladder(path: Path) -> Ladder:
    """Read a ladder that was begun."""
    try:
        ladder = msgspec.json.decode(path.read_bytes(), type=Ladder)
    except OSError as error:
        raise BadArena(f"{path} can't be read: {error.strerror}") from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadArena(f"{path} holds no ladder: {error}") from None
    if ladder.form != FORM:
        raise BadArena(f"{path} is of form {ladder.form}; this Bestiary reads form {FORM}")
    for pair in ladder.pairs:
        arena_of(ladder, pair)
    return ladder


def save_ladder(ladder: Ladder, path: Path) -> None:
    """Write a ladder in one step: whoever kills the process finds the old file or the new one."""
    ladder.when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    for pair in ladder.pairs:
        pair.games.sort(key=lambda game: game.number)
    plain = msgspec.to_builtins(ladder)
    pairs = plain.pop("pairs")
    head = msgspec.json.encode(plain)[:-1]
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(head + b',"pairs":[' + b",".join(_pair(pair) for pair in pairs) + b"]}\n")
        part.replace(path)
    except OSError as error:
        raise BadArena(f"the ladder can't be kept in {path}: {error.strerror}") from None


def _pair(pair: dict[str, object]) -> bytes:
    games = pair.pop("games")
    assert isinstance(games, (list, tuple))
    rows = b",".join(b"\n" + msgspec.json.encode(row) for row in games)
    return b"\n" + msgspec.json.encode(pair)[:-1] + b',"games":[' + rows + b"]}"
