"""Positions as text that reads and round-trips: monsters tile by tile, then what differs from the first player's turn.

    a (0,0)ttt. (0,-1)..t.* / b (0,0)KKKK / c (0,0)t... (0,-1)..t. / c1 (0,0)tt.. ; drawn=K...* pool=t...:3,K...*

A monster is named as in the notation of actions: a player's letter, and a minion's number. A tile is written by its
coordinates and its edges as it lies, clockwise from the top; `*` is an eye. A monster's first tile lies as the set
prints it. Behind the semicolon stand, in any order and only where they differ from the defaults:

    seats=3                  by default as many as there are letters, at least two
    drawn=K...*              the tile in hand; needed unless start tiles are being picked or the game is over
    turn=b first=a
    draft=reverse            the option
    pool=t...:3,K...*        what lies face down; tiles named nowhere have left the game. By default all of them do
    end=yes                  the game is over

Start tiles are being picked as long as a player has no monster. Points follow from the monsters that are complete.
"""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.core.game import column
from bestiary.core.parts import read_choice, read_number
from bestiary.games.factory.content.tiles import Face, columns_of, edges_of, standard_tiles, turned_edges
from bestiary.games.factory.notation.actions import SEATS, monster_name
from bestiary.games.factory.rules.board import cell_at, fill_cell
from bestiary.games.factory.rules.monsters import begin_monster, complete, is_complete
from bestiary.games.factory.rules.numbers import NONE, PLAY, SIDES
from bestiary.games.factory.rules.placing import fits, only_place
from bestiary.games.factory.rules.pool import is_left, take
from bestiary.games.factory.rules.position import Position
from bestiary.games.factory.rules.setup import lay_out, picker
from bestiary.games.factory.state import Factory

MONSTER = re.compile(r"([a-f])([0-9]{0,2})")
TILE = re.compile(r"\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)([.tK]{4})(\*?)")
POOLED = re.compile(r"([.tK]{4})(\*?)(?::([0-9]{1,2}))?")
DRAFTS = ("turn_order", "reverse")
PARTS = ("seats", "drawn", "turn", "first", "draft", "pool", "end")


def read_position(text: str, faces: tuple[Face, ...] | None = None) -> Factory:
    """Read a position; raises `BadNotation` with the part that is wrong and what would be right."""
    faces = faces or standard_tiles()
    board, _, rest = text.partition(";")
    parts = _read_parts(rest)
    monsters = [words for part in board.split("/") if (words := part.split())]
    letters = [_name(words[0])[0] for words in monsters]
    seats = read_number(parts, "seats", max(2, *(letter + 1 for letter in letters)) if letters else 2, 2, len(SEATS))
    state = Factory(seats)
    lay_out(state, read_choice(parts, "draft", DRAFTS), *columns_of(faces))
    state.first = read_choice(parts, "first", tuple(SEATS[:seats]))
    for words in monsters:
        _read_monster(state, faces, words)
    state.over = bool(read_choice(parts, "end", ("no", "yes")))
    _read_turn(state, faces, parts)
    _read_pool(state, faces, parts)
    return state


def _read_parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in text.split():
        name, sign, value = part.partition("=")
        if name not in PARTS or not sign:
            raise BadNotation(f"{part!r} is no part of a position; write name=value with one of {', '.join(PARTS)}")
        if name in parts:
            raise BadNotation(f"{part!r}: {name} is written already, as {name}={parts[name]}")
        parts[name] = value
    return parts


def _name(text: str) -> tuple[int, int]:
    match = MONSTER.fullmatch(text)
    if not match:
        raise BadNotation(f"{text!r} names no monster; write a player's letter and a minion's number, such as a or b2")
    return SEATS.index(match[1]), int(match[2] or 0)


def _take(position: Position, faces: tuple[Face, ...], edges: str, eye: str) -> tuple[int, int]:
    """Take a tile out of the pool: its face, and how far it is turned."""
    for number, face in enumerate(faces):
        turns = [turned_edges(face.edges, turn) for turn in range(SIDES)]
        if face.eye == bool(eye) and edges in turns:
            if not is_left(position, number):
                raise BadNotation(f"the set has no more than {face.count} tiles {edges}{eye}")
            take(position, number)
            return number, turns.index(edges)
    raise BadNotation(f"the set has no tile {edges}{eye}")


def _read_monster(position: Position, faces: tuple[Face, ...], words: list[str]) -> None:
    owner, minion = _name(words[0])
    earlier = [at for at in range(len(position.monster_owner)) if position.monster_owner[at] == owner]
    if owner >= position.seats or len(earlier) != minion or (minion and not position.monster_done[earlier[-1]]):
        raise BadNotation(f"{words[0]} can't come here: a player's monsters follow each other, the last in progress")
    tiles: dict[tuple[int, int], tuple[str, str]] = {}
    for word in words[1:]:
        match = TILE.fullmatch(word)
        if not match:
            raise BadNotation(f"{word!r} is no tile; write its place and its edges, such as (0,-1)t.K. or (2,0)K...*")
        at = int(match[1]), int(match[2])
        if at in tiles:
            raise BadNotation(f"{word!r}: a tile of {words[0]} lies at ({at[0]},{at[1]}) already")
        tiles[at] = match[3], match[4]
    start = tiles.pop((0, 0), None)
    face, turn = _take(position, faces, *start) if start else (0, 1)
    if turn:
        raise BadNotation(f"{words[0]} needs a first tile at (0,0) that lies as the set prints it")
    begin_monster(position, owner, face, minion)
    monster = int(position.monster[owner])
    while tiles:
        reached = next((at for at in tiles if cell_at(position, monster, *at) != NONE), None)
        if reached is None:
            raise BadNotation(f"{words[0]}{next(iter(tiles))} joins no edge of the monster")
        cell = cell_at(position, monster, *reached)
        face, turn = _take(position, faces, *tiles.pop(reached))
        if not fits(position, face, cell, turn):
            raise BadNotation(f"{words[0]}{reached} does not match what touches it")
        fill_cell(position, cell, face, turn)
    if is_complete(position, monster):
        complete(position, monster)


def _read_turn(position: Position, faces: tuple[Face, ...], parts: dict[str, str]) -> None:
    position.picked = sum(monster != NONE for monster in position.monster)
    if position.picked < position.seats:
        position.turn = picker(position, position.picked)
        _refuse_unread(parts, "while start tiles are being picked", "drawn", "turn")
        return
    position.step = PLAY
    position.turn = read_choice(parts, "turn", tuple(SEATS[: position.seats]))
    if position.over:
        _refuse_unread(parts, "once the game is over", "drawn")
        return
    for seat in range(position.seats):
        if position.monster_done[position.monster[seat]]:
            raise BadNotation(f"all monsters of {SEATS[seat]} are complete: write the minion in progress, or end=yes")
    match = POOLED.fullmatch(parts.get("drawn", ""))
    if not match or match[3]:
        raise BadNotation("write the tile in hand, such as drawn=t.K. or drawn=K...*")
    position.drawn = _take(position, faces, match[1], match[2])[0]
    if only_place(position, position.turn, position.drawn) == NONE:
        raise BadNotation(f"drawn={parts['drawn']} fits nowhere: it would have left the game")


def _refuse_unread(parts: dict[str, str], when: str, *names: str) -> None:
    for name in names:
        if name in parts:
            raise BadNotation(f"{name}={parts[name]} says nothing {when}: leave it out")


def _read_pool(position: Position, faces: tuple[Face, ...], parts: dict[str, str]) -> None:
    if "pool" not in parts:
        return
    kept = [0] * len(faces)
    for text in filter(None, parts["pool"].split(",")):
        match = POOLED.fullmatch(text)
        if not match:
            raise BadNotation(f"{text!r} is no part of a pool; write edges and how many, such as t...:3 or K...*")
        for _ in range(int(match[3] or 1)):
            kept[_take(position, faces, match[1], match[2])[0]] += 1
    position.out = column(position.pool)
    position.pool = column(kept)
    position.pool_size = sum(kept)


def write_position(position: Position, faces: tuple[Face, ...] | None = None) -> str:
    """Write a position as text."""
    faces = faces or standard_tiles()
    shown = [face.edges + "*" * face.eye for face in faces]
    monsters = [_write_monster(position, monster) for monster in range(len(position.monster_owner))]
    parts = {"seats": str(position.seats)}
    if position.drawn != NONE:
        parts["drawn"] = shown[position.drawn]
    if position.step == PLAY:
        parts["turn"] = SEATS[position.turn]
    parts["first"] = SEATS[position.first]
    parts["draft"] = DRAFTS[position.draft]
    if any(position.out):
        parts["pool"] = ",".join(f"{shown[face]}:{count}" for face, count in enumerate(position.pool) if count)
    if position.over:
        parts["end"] = "yes"
    return " ; ".join([" / ".join(monsters), " ".join(f"{name}={value}" for name, value in parts.items())])


def _write_monster(position: Position, monster: int) -> str:
    tiles = {}
    for cell in range(len(position.cell_monster)):
        face = int(position.cell_face[cell])
        if position.cell_monster[cell] == monster and face != NONE:
            edges = edges_of(position.code(face, position.cell_turn[cell]))
            at = int(position.cell_y[cell]), int(position.cell_x[cell])
            tiles[at] = f"({at[1]},{at[0]}){edges}{'*' * int(position.eyes[face])}"
    return " ".join([monster_name(position, monster), *(tiles[at] for at in sorted(tiles))])
