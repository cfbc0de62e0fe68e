"""Actions as text that reads and round-trips: `start fork-ttK`, `place b(1,-2) 90`.

A cell is written by its monster's player and its coordinates, right and down from the monster's first tile; a minion
carries its number: `b2(0,1)` lies on b's second minion. The turn is clockwise in degrees.
"""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.games.factory import rules_numbers as n
from bestiary.games.factory.rules import Factory
from bestiary.games.factory.tiles import Face

SEATS = "abcdef"
PLACING = re.compile(r"place ([a-f][0-9]*)\((-?[0-9]+),(-?[0-9]+)\) (0|90|180|270)")
FREE = re.compile(r"place cell ([0-9]{1,3}) (0|90|180|270)")


def monster_name(state: Factory, monster: int) -> str:
    """Names a monster: its player's letter, and the number of the minion if it is one."""
    return _name(state.monster_owner[monster], state.monster_minion[monster])


def _name(owner: int, minion: int) -> str:
    return SEATS[owner] + (str(minion) if minion else "")


def cell_name(state: Factory, cell: int) -> str:
    """Names a cell by monster and coordinates."""
    return f"{monster_name(state, state.cell_monster[cell])}({state.cell_x[cell]},{state.cell_y[cell]})"


def place_name(place: int) -> str:
    """Names a cell by the place that events carry."""
    owner, rest = divmod(place, int(n.PLACE_OWNER))
    minion, rest = divmod(rest, int(n.PLACE_MINION))
    x, rest = divmod(rest, int(n.PLACE_X))
    return f"{_name(owner, minion)}({x - n.MIDDLE},{rest // n.PLACE_Y - n.MIDDLE})"


def write_action(state: Factory, faces: tuple[Face, ...], action: int) -> str:
    """Writes an action as text; a cell that has not opened yet has only its number."""
    if 0 <= action < n.PLACE:
        return f"start {faces[action].name}" if action < len(faces) else f"start face-{action}"
    if not n.PLACE <= action < n.ACTIONS:
        raise BadNotation(f"factory has actions 0 to {n.ACTIONS - 1}, not {action}")
    cell, turn = divmod(action - n.PLACE, int(n.SIDES))
    where = cell_name(state, cell) if cell < len(state.cell_monster) else f"cell {cell}"
    return f"place {where} {turn * 90}"


def read_action(state: Factory, faces: tuple[Face, ...], text: str) -> int:
    """Reads an action from text."""
    words = " ".join(text.lower().split())
    if words.startswith("start "):
        names = [face.name.lower() for face in faces]
        name = words.removeprefix("start ")
        if name in names:
            return names.index(name)
        if (match := re.fullmatch(r"face-([0-9]{1,3})", name)) and len(faces) <= int(match[1]) < n.PLACE:
            return int(match[1])
        raise BadNotation(f"there is no tile {name!r} in this set; write for example start {faces[0].name}")
    if match := PLACING.fullmatch(words):
        for cell in range(len(state.cell_monster)):
            if cell_name(state, cell) == f"{match[1]}({match[2]},{match[3]})":
                return int(n.PLACE) + cell * int(n.SIDES) + int(match[4]) // 90
        raise BadNotation(f"{match[1]}({match[2]},{match[3]}) lies beside no edge of a monster")
    if match := FREE.fullmatch(words):
        action = int(n.PLACE) + int(match[1]) * int(n.SIDES) + int(match[2]) // 90
        if len(state.cell_monster) <= int(match[1]) and action < n.ACTIONS:
            return action
    raise BadNotation(f"{text!r} is no action of factory; write for example start {faces[0].name} or place a(0,-1) 90")
