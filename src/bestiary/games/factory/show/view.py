"""What everyone sees: monsters on their grids, the drawn tile, the pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bestiary.core.view import Choice, Piece, Prompt, Spot, View
from bestiary.games.factory.content.tiles import Face, edges_of
from bestiary.games.factory.notation.actions import cell_name, monster_name
from bestiary.games.factory.rules.board import DX, DY, cell_at, open_edges
from bestiary.games.factory.rules.edges import edge_of
from bestiary.games.factory.rules.monsters import points_of
from bestiary.games.factory.rules.numbers import DRAFT, NONE
from bestiary.games.factory.rules.placing import can_be_filled
from bestiary.games.factory.rules.position import Position


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


def _laid(position: Position, cell: int) -> Laid:
    known, shown = position.cell_known[cell], edges_of(position.cell_needs[cell])
    needs = "".join(edge if edge_of(known, side) else "?" for side, edge in enumerate(shown))
    face = int(position.cell_face[cell])
    return Laid(
        cell=cell,
        spot=cell_name(position, cell),
        x=int(position.cell_x[cell]),
        y=int(position.cell_y[cell]),
        face=face,
        turn=int(position.cell_turn[cell]),
        needs=needs if face == NONE else "",
        dead=face == NONE and not can_be_filled(position, cell),
    )


def _monster(position: Position, monster: int) -> MonsterView:
    cells = [cell for cell in range(len(position.cell_monster)) if position.cell_monster[cell] == monster]
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
        cells=[_laid(position, cell) for cell in cells],
    )


def _spots(position: Position) -> list[Spot]:
    found = []
    for cell in range(len(position.cell_monster)):
        monster, x, y = int(position.cell_monster[cell]), int(position.cell_x[cell]), int(position.cell_y[cell])
        neighbours = {}
        for side, name in enumerate(("up", "right", "down", "left")):
            other = cell_at(position, monster, x + DX[side], y + DY[side])
            if other != NONE:
                neighbours[name] = cell_name(position, other)
        face = int(position.cell_face[cell])
        owner = int(position.monster_owner[monster])
        pieces = [Piece("tile", owner, face)] if face != NONE else []
        found.append(Spot(cell_name(position, cell), float(x), float(y), monster, neighbours, pieces))
    return found


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
    return FactoryView(
        **common,
        prompt=prompt(position, common["choices"]),
        spots=_spots(position),
        faces=[
            FaceView(face.name, face.edges, face.eye, int(position.pool[index]), int(position.out[index]))
            for index, face in enumerate(faces)
        ],
        monsters=[_monster(position, monster) for monster in range(len(position.monster_owner))],
        current=[int(monster) for monster in position.monster],
        finished_first=[bool(done) for done in position.finished_first],
        drawn=int(position.drawn),
        pool=int(position.pool_size),
        turn=int(position.turn),
        drafting=not position.over and position.step == DRAFT,
    )
