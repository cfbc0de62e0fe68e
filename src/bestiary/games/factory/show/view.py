"""What everyone sees: monsters on their grids, the drawn tile, the pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from bestiary.core.view import Choice, Piece, Prompt, Spot, View
from bestiary.games.factory.content.tiles import Face, edges_of
from bestiary.games.factory.notation.actions import monster_name, write_cell, write_placement
from bestiary.games.factory.rules.board import DX, DY, open_edges
from bestiary.games.factory.rules.edges import edge_of
from bestiary.games.factory.rules.monsters import points_of
from bestiary.games.factory.rules.numbers import DRAFT, NONE
from bestiary.games.factory.rules.placing import can_be_filled, cell_of, rotation_of
from bestiary.games.factory.rules.position import Position

KEPT: Final = 4096  # of each kind of part, for all tables to share
KEPT_BOARDS: Final = 256  # whole ones, of which the longest are tens of kilobytes
WAYS: Final = tuple((way, int(DX[side]), int(DY[side])) for side, way in enumerate(("up", "right", "down", "left")))


class FaceView(msgspec.Struct):
    """A kind of tile, and how many of it lie face down or left the game."""

    name: str
    edges: str
    eye: bool
    pool: int
    out: int


class Laid(msgspec.Struct):
    """A tile on a monster, or an open cell (face -1) that needs what its neighbours show: `?` where none lies."""

    cell: int
    spot: str
    x: int
    y: int
    face: int
    turn: int
    needs: str
    dead: bool  # whether no tile that is left can fill it


class MonsterView(msgspec.Struct):
    """One monster or minion."""

    name: str
    owner: int
    first: bool
    minion: int  # 0 for a first monster, then counted by owner
    done: bool
    points: int  # what it has brought
    tiles: int
    eyes: int
    open_edges: int
    cells: list[Laid]


class FactoryView(View, kw_only=True):
    """A view, with what only this game has."""

    faces: list[FaceView]
    monsters: list[MonsterView]
    current: list[int]  # by seat: its monster in progress, -1 before the draft
    finished_first: list[bool]
    drawn: int
    pool: int
    turn: int
    drafting: bool


# What lies on a board is made once for all seats and moments at which it looks alike: a tile changes little of it, and
# whoever compares two views sees at once what. Nobody may change it.


Cell = tuple[int, int, int, int, int, int, int, bool]  # number, x, y, face, turn, known, needs, and whether it is dead


def _laid(spot: str, cell: Cell) -> Laid:
    number, x, y, face, turn, known, shown, dead = cell
    needs = "".join(edge if edge_of(known, side) else "?" for side, edge in enumerate(edges_of(shown)))
    return Laid(number, spot, x, y, face, turn, needs if face == NONE else "", dead)


@lru_cache(maxsize=KEPT_BOARDS)
def _board(monster: int, owner: int, name: str, cells: tuple[Cell, ...]) -> tuple[list[Spot], list[Laid]]:
    """Return a monster's cells as spots and as what lies there; a move changes one monster and no other."""
    at = {(cell[1], cell[2]): write_cell(name, cell[1], cell[2]) for cell in cells}
    spots = []
    for _, x, y, face, *_ in cells:
        around = {way: at[x + dx, y + dy] for way, dx, dy in WAYS if (x + dx, y + dy) in at}
        pieces = [Piece("tile", owner, face)] if face != NONE else []
        spots.append(Spot(at[x, y], float(x), float(y), monster, around, pieces))
    return spots, [_laid(at[cell[1], cell[2]], cell) for cell in cells]


@lru_cache(maxsize=KEPT)
def placing(action: int, spot: str, face: int) -> Choice:
    """Return the laying of a drawn tile on a cell."""
    cell, turn = int(cell_of(action)), int(rotation_of(action))
    return Choice(
        action, write_placement(spot, turn), "place", [spot], {"cell": cell, "turn": turn, "face": face}, spot
    )


def _cells(position: Position) -> tuple[list[Spot], list[list[Laid]]]:
    """Return the spots of all cells, and by monster what lies there."""
    monsters, faces = list(position.cell_monster), list(position.cell_face)
    dead = [face == NONE and not can_be_filled(position, cell) for cell, face in enumerate(faces)]
    columns = (position.cell_x, position.cell_y, faces, position.cell_turn, position.cell_known, position.cell_needs)
    x, y, face, turn, known, needs = ([int(value) for value in column] for column in columns)
    every: list[Cell] = list(zip(range(len(faces)), x, y, face, turn, known, needs, dead, strict=True))
    own: list[list[Cell]] = [[] for _ in position.monster_owner]
    for monster, cell in zip(monsters, every, strict=True):
        own[monster].append(cell)
    boards = [
        _board(monster, owner, monster_name(position, monster), tuple(own[monster]))
        for monster, owner in enumerate(position.monster_owner)
    ]
    next_of = [iter(spots) for spots, _ in boards]
    return [next(next_of[monster]) for monster in monsters], [laid for _, laid in boards]


def _monster(position: Position, monster: int, cells: list[Laid]) -> MonsterView:
    minion = int(position.monster_minion[monster])
    return MonsterView(
        name=monster_name(position, monster),
        owner=int(position.monster_owner[monster]),
        first=minion == 0,
        minion=minion,
        done=bool(position.monster_done[monster]),
        points=int(points_of(position, monster)),
        tiles=int(position.monster_tiles[monster]),
        eyes=int(position.monster_eyes[monster]),
        open_edges=int(open_edges(position, monster)),
        cells=cells,
    )


def prompt(position: Position, choices: Sequence[Choice] = ()) -> Prompt:
    """Return what a seat is asked that has these choices; without any it waits for another."""
    if position.over:
        return Prompt("prompt-over", {})
    if not choices:
        return Prompt("prompt-waiting", {"number": int(position.turn) + 1})
    if position.step == DRAFT:
        return Prompt("prompt-draft", {}, ["start"])
    return Prompt("prompt-place", {"pool": int(position.pool_size)}, ["place"])


def make_view(position: Position, faces: tuple[Face, ...], common: dict[str, Any]) -> FactoryView:
    """Make a view; nothing on this table is hidden."""
    spots, laid = _cells(position)
    return FactoryView(
        **common,
        prompt=prompt(position, common["choices"]),
        spots=spots,
        faces=[
            FaceView(face.name, face.edges, face.eye, int(position.pool[index]), int(position.out[index]))
            for index, face in enumerate(faces)
        ],
        monsters=[_monster(position, monster, cells) for monster, cells in enumerate(laid)],
        current=[int(monster) for monster in position.monster],
        finished_first=[bool(done) for done in position.finished_first],
        drawn=int(position.drawn),
        pool=int(position.pool_size),
        turn=int(position.turn),
        drafting=not position.over and position.step == DRAFT,
    )
