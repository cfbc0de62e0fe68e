"""Actions as text that reads and round-trips: `start fork-ttK`, `place b(1,-2) 90`.

A cell is written by its monster's player and its coordinates, right and down from the monster's first tile; a minion
carries its number: `b2(0,1)` lies on b's second minion. The turn is clockwise in degrees.
"""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.games.factory.content.tiles import Face
from bestiary.games.factory.rules.board import read_place
from bestiary.games.factory.rules.numbers import ACTIONS, MOST_FACES, PLACE, START
from bestiary.games.factory.rules.placing import cell_of, place_action, rotation_of
from bestiary.games.factory.rules.position import Position

SEATS = "abcdef"
QUARTER = 90  # degrees
PLACING = re.compile(r"place ([a-f][0-9]*)\((-?[0-9]+),(-?[0-9]+)\) (0|90|180|270)")
FREE = re.compile(r"place cell ([0-9]{1,3}) (0|90|180|270)")


def monster_name(position: Position, monster: int) -> str:
    """Name a monster: its player's letter, and the number of the minion if it is one."""
    return _name(position.monster_owner[monster], position.monster_minion[monster])


def _name(owner: int, minion: int) -> str:
    return SEATS[owner] + (str(minion) if minion else "")


def cell_name(position: Position, cell: int) -> str:
    """Name a cell by monster and coordinates."""
    return write_cell(
        monster_name(position, position.cell_monster[cell]), int(position.cell_x[cell]), int(position.cell_y[cell])
    )


def write_cell(monster: str, x: int, y: int) -> str:
    """Name a spot of a monster."""
    return f"{monster}({x},{y})"


def place_name(place: int) -> str:
    """Name a cell by the place that events carry."""
    owner, minion, x, y = read_place(place)
    return write_cell(_name(owner, minion), x, y)


def write_action(position: Position, faces: tuple[Face, ...], action: int) -> str:
    """Write an action as text; a cell that has not opened yet has only its number."""
    if not 0 <= action < ACTIONS:
        raise BadNotation(f"factory has actions 0 to {ACTIONS - 1}, not {action}")
    if action < PLACE:
        face = action - START
        return f"start {faces[face].name}" if face < len(faces) else f"start face-{face}"
    cell = cell_of(action)
    where = cell_name(position, cell) if cell < len(position.cell_monster) else f"cell {cell}"
    return write_placement(where, rotation_of(action))


def write_placement(where: str, rotation: int) -> str:
    """Write that the drawn tile goes somewhere, turned by so many quarters."""
    return f"place {where} {rotation * QUARTER}"


def read_action(position: Position, faces: tuple[Face, ...], text: str) -> int:
    """Read an action from text."""
    words = " ".join(text.lower().split())
    if words.startswith("start "):
        names = [face.name.lower() for face in faces]
        name = words.removeprefix("start ")
        if name in names:
            return START + names.index(name)
        if (match := re.fullmatch(r"face-([0-9]{1,3})", name)) and len(faces) <= int(match[1]) < MOST_FACES:
            return START + int(match[1])
        raise BadNotation(f"there is no tile {name!r} in this set; write for example start {faces[0].name}")
    if match := PLACING.fullmatch(words):
        for cell in range(len(position.cell_monster)):
            if cell_name(position, cell) == f"{match[1]}({match[2]},{match[3]})":
                return place_action(cell, int(match[4]) // QUARTER)
        raise BadNotation(f"{match[1]}({match[2]},{match[3]}) lies beside no edge of a monster")
    if match := FREE.fullmatch(words):
        action = place_action(int(match[1]), int(match[2]) // QUARTER)
        if len(position.cell_monster) <= int(match[1]) and action < ACTIONS:
            return action
    raise BadNotation(f"{text!r} is no action of factory; write for example start {faces[0].name} or place a(0,-1) 90")
