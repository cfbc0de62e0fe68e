"""Read a tile set, the shipped one or a designer's own, and say what is wrong with a bad one, line by line."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.errors import BadOption
from bestiary.core.game import column
from bestiary.games.factory.rules.edges import edge_of, on_side
from bestiary.games.factory.rules.numbers import MOST_PLAYERS, MOST_TILES, SIDES

LETTERS = ".tK"  # by an edge's number
TILES_A_PLAYER = 8
LONGEST_NAME = 24
COUNT = re.compile("[0-9]{1,9}")  # not every digit there is: int() would read those of any script
NUMBERED = re.compile("face-[0-9]+", re.IGNORECASE)  # how notation calls faces that a set does not have


class BadTiles(BadOption):
    """A tile set that can't be played with; names the line and the reason."""


class Face(msgspec.Struct, frozen=True):
    """One kind of tile: its edges clockwise from the top, whether it shows an eye, and how many there are."""

    name: str
    edges: str
    eye: bool
    count: int

    @property
    def kind(self) -> tuple[str, bool]:
        """Return what two faces share that differ by a turn only."""
        return min(self.edges[turn:] + self.edges[:turn] for turn in range(SIDES)), self.eye


def code_of(edges: str) -> int:
    """Pack four edges as the rules keep them."""
    return sum(on_side(LETTERS.index(edge), side) for side, edge in enumerate(edges))


def edges_of(code: int) -> str:
    """Write packed edges as letters, clockwise from the top."""
    return "".join(LETTERS[edge_of(code, side)] for side in range(SIDES))


def turned_edges(edges: str, turn: int) -> str:
    """Return edges after a clockwise turn of so many quarters."""
    return edges[-turn:] + edges[:-turn] if turn else edges


def parse_tiles(text: str) -> tuple[Face, ...]:
    """Read a set; a line is `name edges eye|- count`, # begins a comment. Lines may also be parted by semicolons.

    Lines that show the same tile, turned or not, are added up under the name that comes first.
    """
    lines: dict[str, int] = {}
    faces: dict[tuple[str, bool], Face] = {}
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.partition("#")[0].split(";"):
            words = entry.split()
            if not words:
                continue
            if len(words) != 4:
                raise BadTiles(
                    f"line {number}: a tile has a name, four edges, eye or -, and a count, not {entry.strip()!r}"
                )
            face = _face(number, *words)
            name = face.name.lower()  # as actions are read
            if name in lines:
                raise BadTiles(f"line {number}: the name {face.name!r} stands in line {lines[name]} already")
            lines[name] = number
            known = faces.get(face.kind)
            faces[face.kind] = msgspec.structs.replace(known, count=known.count + face.count) if known else face
    _check_set(list(faces.values()))
    return tuple(faces.values())


def _face(number: int, name: str, edges: str, eye: str, count: str) -> Face:
    if len(name) > LONGEST_NAME or NUMBERED.fullmatch(name):
        raise BadTiles(
            f"line {number}: a name has at most {LONGEST_NAME} letters and is not face-<number>, not {name!r}"
        )
    if len(edges) != SIDES or not set(edges) <= set(LETTERS):
        raise BadTiles(f"line {number}: edges are four of t (thin), K (thick) and . (blank), not {edges!r}")
    if edges == "....":
        raise BadTiles(f"line {number}: {name} is blank all round; a tile needs at least one thin or thick edge")
    if eye not in ("eye", "-"):
        raise BadTiles(f"line {number}: after the edges stands eye or -, not {eye!r}")
    if not COUNT.fullmatch(count) or not 1 <= int(count) <= MOST_TILES:
        raise BadTiles(f"line {number}: how many tiles there are is a number from 1 to {MOST_TILES}, not {count!r}")
    return Face(name, edges, eye == "eye", int(count))


def _check_set(faces: list[Face]) -> None:
    tiles = sum(face.count for face in faces)
    needed = TILES_A_PLAYER * MOST_PLAYERS
    if not needed <= tiles <= MOST_TILES:
        raise BadTiles(f"the set has {tiles} tiles; it needs {needed} for six players and has room for {MOST_TILES}")
    branching = sum(face.count for face in faces if face.edges.count(".") <= 2)
    if branching < MOST_PLAYERS:
        raise BadTiles(
            f"the set has {branching} tiles with two or more thin or thick edges; "
            f"it needs {MOST_PLAYERS} for six players to start from"
        )
    for letter, name in (("t", "thin"), ("K", "thick")):
        if sum(face.count for face in faces if letter in face.edges) == 1:
            raise BadTiles(f"only one tile of the set has a {name} edge: nothing could ever be joined to it")


def columns_of(faces: tuple[Face, ...]) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """Return a set as the rules take it in: codes, eyes and counts by face."""
    codes = column(code_of(face.edges) for face in faces)
    return codes, column(int(face.eye) for face in faces), column(face.count for face in faces)


def write_tiles(faces: tuple[Face, ...]) -> str:
    """Write a set in one line, as a record's header keeps it."""
    return ";".join(f"{face.name} {face.edges} {'eye' if face.eye else '-'} {face.count}" for face in faces)


@cache
def standard_tiles() -> tuple[Face, ...]:
    """Read the shipped set."""
    return parse_tiles((files("bestiary.games.factory.content") / "tiles.txt").read_text("utf-8"))


@lru_cache(maxsize=256)
def faces_of(
    codes: tuple[int, ...], eyes: tuple[int, ...], counts: tuple[int, ...], names: tuple[int, ...]
) -> tuple[Face, ...]:
    """Read a set back from the rules' columns; one that was written without names is called by its shapes."""
    shipped = standard_tiles()
    own = "".join(map(chr, names)).split()
    found = []
    for face, count in enumerate(counts):
        edges, eye = edges_of(codes[face * SIDES]), bool(eyes[face])
        known = shipped[face] if face < len(shipped) else None
        fits = known is not None and (known.edges, known.eye, known.count) == (edges, eye, count)
        name = known.name if known and fits else f"{edges}{'-eye' if eye else ''}"
        found.append(Face(own[face] if own else name, edges, eye, count))
    return tuple(found)
