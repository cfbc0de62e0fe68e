"""What everyone sees: monsters on their grids, the drawn tile, the pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bestiary.core.view import Choice, Piece, Prompt, Spot, View
from bestiary.games.factory.notation import cell_name, monster_name
from bestiary.games.factory.rules import Factory
from bestiary.games.factory.rules_numbers import DRAFT, EDGE, EDGE_BITS, NONE
from bestiary.games.factory.rules_position import DX, DY
from bestiary.games.factory.tiles import Face, edges_of


class FaceView(msgspec.Struct):
    """Is a kind of tile and how many of it lie face down or left the game."""

    name: str
    edges: str
    eye: bool
    pool: int
    out: int


class Laid(msgspec.Struct):
    """Is a tile on a monster, or an open cell (face -1) that needs what its neighbours show: `?` where none lies."""

    cell: int
    spot: str
    x: int
    y: int
    face: int
    turn: int
    needs: str
    dead: bool  # whether no tile that is left can fill it


class MonsterView(msgspec.Struct):
    """Is one monster or minion."""

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
    """Adds to a view what only this game has."""

    faces: list[FaceView]
    monsters: list[MonsterView]
    current: list[int]  # by seat: its monster in progress, -1 before the draft
    finished_first: list[bool]
    drawn: int
    pool: int
    turn: int
    drafting: bool


def _laid(state: Factory, cell: int) -> Laid:
    known, shown = state.cell_known[cell], edges_of(state.cell_needs[cell])
    needs = "".join(edge if known >> side * EDGE_BITS & EDGE else "?" for side, edge in enumerate(shown))
    face = int(state.cell_face[cell])
    return Laid(
        cell=cell,
        spot=cell_name(state, cell),
        x=int(state.cell_x[cell]),
        y=int(state.cell_y[cell]),
        face=face,
        turn=int(state.cell_turn[cell]),
        needs=needs if face == NONE else "",
        dead=face == NONE and not state.can_be_filled(cell),
    )


def _monster(state: Factory, monster: int) -> MonsterView:
    cells = [cell for cell in range(len(state.cell_monster)) if state.cell_monster[cell] == monster]
    minion, done = int(state.monster_minion[monster]), bool(state.monster_done[monster])
    tiles, eyes = int(state.monster_tiles[monster]), int(state.monster_eyes[monster])
    return MonsterView(
        name=monster_name(state, monster),
        owner=int(state.monster_owner[monster]),
        first=minion == 0,
        minion=minion,
        done=done,
        points=(eyes if minion else tiles) if done else 0,
        tiles=tiles,
        eyes=eyes,
        open_edges=int(state.open_edges(monster)),
        cells=[_laid(state, cell) for cell in cells],
    )


def _spots(state: Factory) -> list[Spot]:
    at = {
        (int(state.cell_monster[cell]), int(state.cell_x[cell]), int(state.cell_y[cell])): cell
        for cell in range(len(state.cell_monster))
    }
    found = []
    for (monster, x, y), cell in at.items():
        neighbours = {}
        for side, name in enumerate(("up", "right", "down", "left")):
            other = at.get((monster, x + int(DX[side]), y + int(DY[side])))
            if other is not None:
                neighbours[name] = cell_name(state, other)
        face = int(state.cell_face[cell])
        owner = int(state.monster_owner[monster])
        pieces = [Piece("tile", owner, face)] if face != NONE else []
        found.append(Spot(cell_name(state, cell), float(x), float(y), monster, neighbours, pieces))
    return found


def prompt(state: Factory, choices: Sequence[Choice] = ()) -> Prompt:
    """Returns what a seat is asked that has these choices; without any it waits for another."""
    if state.over:
        return Prompt("prompt-over", {})
    if not choices:
        return Prompt("prompt-waiting", {"number": int(state.turn) + 1})
    if state.step == DRAFT:
        return Prompt("prompt-draft", {}, ["start"])
    return Prompt("prompt-place", {"pool": int(state.pool_size)}, ["place"])


def make_view(state: Factory, faces: tuple[Face, ...], common: dict[str, Any]) -> FactoryView:
    """Makes a view; nothing on this table is hidden."""
    return FactoryView(
        **common,
        prompt=prompt(state, common["choices"]),
        spots=_spots(state),
        faces=[
            FaceView(face.name, face.edges, face.eye, int(state.pool[index]), int(state.out[index]))
            for index, face in enumerate(faces)
        ],
        monsters=[_monster(state, monster) for monster in range(len(state.monster_owner))],
        current=[int(monster) for monster in state.monster],
        finished_first=[bool(done) for done in state.finished_first],
        drawn=int(state.drawn),
        pool=int(state.pool_size),
        turn=int(state.turn),
        drafting=not state.over and state.step == DRAFT,
    )
