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

KEPT: Final = 16_384  # of each kind of part, for all tables to share
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


@lru_cache(maxsize=KEPT)
def _laid(cell: int, spot: str, x: int, y: int, face: int, turn: int, known: int, shown: int, dead: bool) -> Laid:
    needs = "".join(edge if edge_of(known, side) else "?" for side, edge in enumerate(edges_of(shown)))
    return Laid(cell, spot, x, y, face, turn, needs if face == NONE else "", dead)


@lru_cache(maxsize=KEPT)
def _spot(
    name: str, x: int, y: int, monster: int, owner: int, face: int, neighbours: tuple[tuple[str, str], ...]
) -> Spot:
    pieces = [Piece("tile", owner, face)] if face != NONE else []
    return Spot(name, float(x), float(y), monster, dict(neighbours), pieces)


@lru_cache(maxsize=KEPT)
def placing(action: int, spot: str, face: int) -> Choice:
    """Return the laying of a drawn tile on a cell."""
    cell, turn = int(cell_of(action)), int(rotation_of(action))
    return Choice(
        action, write_placement(spot, turn), "place", [spot], {"cell": cell, "turn": turn, "face": face}, spot
    )


def _cells(position: Position) -> tuple[list[Spot], list[list[Laid]]]:
    """Return the spots of all cells, and by monster what lies there."""
    monsters, xs, ys = list(position.cell_monster), list(position.cell_x), list(position.cell_y)
    faces, turns = list(position.cell_face), list(position.cell_turn)
    known, needs = list(position.cell_known), list(position.cell_needs)
    owners = list(position.monster_owner)
    called = [monster_name(position, monster) for monster in range(len(owners))]
    names = [write_cell(called[monster], x, y) for monster, x, y in zip(monsters, xs, ys, strict=True)]
    at = dict(zip(zip(monsters, xs, ys, strict=True), names, strict=True))
    spots: list[Spot] = []
    laid: list[list[Laid]] = [[] for _ in owners]
    for cell, (monster, x, y, face, name) in enumerate(zip(monsters, xs, ys, faces, names, strict=True)):
        around = [(way, at[monster, x + dx, y + dy]) for way, dx, dy in WAYS if (monster, x + dx, y + dy) in at]
        spots.append(_spot(name, x, y, monster, owners[monster], face, tuple(around)))
        dead = face == NONE and not can_be_filled(position, cell)
        laid[monster].append(_laid(cell, name, x, y, face, turns[cell], known[cell], needs[cell], dead))
    return spots, laid


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
