"""Reads a tile set, the shipped one or a designer's own, and says what is wrong with a bad one, line by line."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec

from bestiary.core.errors import BestiaryError
from bestiary.games.factory.rules_numbers import MOST_CELLS, MOST_FACES, MOST_TILES

LETTERS = ".tK"
TILES_A_PLAYER = 8
MOST_PLAYERS = 6


class BadTiles(BestiaryError):
    """Is raised for a tile set that can't be played with; names the line and the reason."""


class Face(msgspec.Struct, frozen=True):
    """Is one kind of tile: its edges clockwise from the top, whether it shows an eye, and how many there are."""

    name: str
    edges: str
    eye: bool
    count: int


def parse_tiles(text: str) -> tuple[Face, ...]:
    """Reads a set; a line is `name edges eye|- count`, # begins a comment. Lines may also be parted by semicolons."""
    faces: list[Face] = []
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.partition("#")[0].split(";"):
            words = entry.split()
            if not words:
                continue
            if len(words) != 4:
                raise BadTiles(f"line {number}: a tile has a name, four edges, eye or -, and a count, not {entry!r}")
            if words[0] in {face.name for face in faces}:
                raise BadTiles(f"line {number}: the name {words[0]!r} is used twice")
            faces.append(_face(number, *words))
    _check_set(faces)
    return tuple(faces)


def _face(number: int, name: str, edges: str, eye: str, count: str) -> Face:
    if len(edges) != 4 or not set(edges) <= set(LETTERS):
        raise BadTiles(f"line {number}: edges are four of t (thin), K (thick) and . (blank), not {edges!r}")
    if edges == "....":
        raise BadTiles(f"line {number}: a tile needs at least one thin or thick edge")
    if eye not in ("eye", "-"):
        raise BadTiles(f"line {number}: after the edges stands eye or -, not {eye!r}")
    if not count.isdecimal() or int(count) == 0:
        raise BadTiles(f"line {number}: how many tiles there are is a number from 1 on, not {count!r}")
    return Face(name, edges, eye == "eye", int(count))


def _check_set(faces: list[Face]) -> None:
    tiles = sum(face.count for face in faces)
    needed = TILES_A_PLAYER * MOST_PLAYERS
    if tiles < needed:
        raise BadTiles(f"the set has {tiles} tiles; six players need at least {needed}")
    if tiles > MOST_TILES or len(faces) > MOST_FACES:
        raise BadTiles(f"the set has {tiles} tiles of {len(faces)} kinds; at most {MOST_TILES} of {MOST_FACES} fit")
    if sum(face.count * (4 - face.edges.count(".")) for face in faces) > MOST_CELLS:
        raise BadTiles(f"the set has more than {MOST_CELLS} thin and thick edges")
    if sum(face.count for face in faces if face.edges.count(".") <= 2) < MOST_PLAYERS:
        raise BadTiles("the set needs at least six tiles with two or more connections, to start from")
    shown = Counter({letter: sum(face.count for face in faces if letter in face.edges) for letter in "tK"})
    for letter, name in (("t", "thin"), ("K", "thick")):
        if shown[letter] == 1:
            raise BadTiles(f"only one tile has a {name} edge: nothing can ever be joined to it")
    seen: dict[tuple[str, bool], str] = {}
    for face in faces:
        key = (min(face.edges[turn:] + face.edges[:turn] for turn in range(4)), face.eye)
        if key in seen:
            raise BadTiles(f"{face.name} and {seen[key]} are the same tile: add their counts up in one line")
        seen[key] = face.name


def write_tiles(faces: tuple[Face, ...]) -> str:
    """Writes a set in one line, as a record's header keeps it."""
    return ";".join(f"{face.name} {face.edges} {'eye' if face.eye else '-'} {face.count}" for face in faces)


@cache
def standard_tiles() -> tuple[Face, ...]:
    """Reads the shipped set."""
    return parse_tiles((files("bestiary.games.factory") / "tiles.txt").read_text("utf-8"))
