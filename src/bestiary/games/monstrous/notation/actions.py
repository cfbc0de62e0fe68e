"""Actions as text that reads and round-trips: `throw dragon unique`, `column 24`, `from south flat`, `monster b.siren`.

A monster on the table or in a pile is written with its god's letter. Locations go by their names.
"""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

SIDES = ("unique", "common")
GODS = n.SEAT_LETTERS[: int(n.BOARDS)]
PLAIN = {
    "gain": int(n.GAIN),
    "draw": int(n.DRAW),
    "throw again": int(n.RETHROW),
    "keep": int(n.KEEP),
    "lock": int(n.LOCK),
    "change": int(n.CHANGE),
    "done": int(n.DONE),
}
MONSTER = "|".join(n.MONSTER_NAMES)
LOCATION = "|".join(n.LOCATION_NAMES)
THROW = re.compile(rf"throw ({MONSTER}) ({'|'.join(SIDES)})")
GRID = re.compile(r"(column|row) ([1-9][0-9]?)")
MANNER = re.compile(rf"from ({'|'.join(n.STAND_NAMES)}) ({'|'.join(n.TECHNIQUE_NAMES)})")
CARD = re.compile(rf"monster ([{GODS}])\.({MONSTER})")
PLACE = re.compile(rf"location ({LOCATION})")
GOD = re.compile(rf"god ([{GODS}])")
MEMBER = re.compile(r"member ([12])")
SWAP = re.compile(rf"swap ({LOCATION}) for ({LOCATION})")


def card_name(card: int) -> str:
    """Write a monster with its god's letter."""
    return f"{GODS[card // int(n.MONSTERS)]}.{n.MONSTER_NAMES[card % int(n.MONSTERS)]}"


def place_name(state: Monstrous, place: int) -> str:
    """Return the name of the location that lies in a place."""
    return n.LOCATION_NAMES[state.location[place]]


def write_action(state: Monstrous, action: int) -> str:
    """Write an action as text."""
    if not 0 <= action < n.ACTIONS:
        raise BadNotation(f"monstrous has actions 0 to {n.ACTIONS - 1}, not {action}")
    for word, number in PLAIN.items():
        if action == number:
            return word
    if action < n.COLUMN:
        return f"throw {n.MONSTER_NAMES[action // 2]} {SIDES[action % 2]}"
    if action < n.ROW:
        return f"column {action - n.COLUMN + 1}"
    if action < n.MANNER:
        return f"row {action - n.ROW + 1}"
    if action < n.CARD:
        stand, technique = divmod(action - int(n.MANNER), int(n.TECHNIQUES))
        return f"from {n.STAND_NAMES[stand]} {n.TECHNIQUE_NAMES[technique]}"
    if action < n.PLACE:
        return f"monster {card_name(action - int(n.CARD))}"
    if action < n.GOD:
        return f"location {place_name(state, action - int(n.PLACE))}"
    if action < n.MEMBER:
        return f"god {GODS[action - n.GOD]}"
    if action < n.GAIN:
        return f"member {action - n.MEMBER + 1}"
    place, location = divmod(action - int(n.SWAP), int(n.LOCATIONS))
    return f"swap {place_name(state, place)} for {n.LOCATION_NAMES[location]}"


def read_action(state: Monstrous, text: str) -> int:
    """Read an action from text."""
    words = " ".join(text.split()).lower()
    if words in PLAIN:
        return PLAIN[words]
    if match := THROW.fullmatch(words):
        return n.MONSTER_NAMES.index(match[1]) * 2 + SIDES.index(match[2])
    if match := GRID.fullmatch(words):
        first, count = (n.COLUMN, n.COLUMNS) if match[1] == "column" else (n.ROW, n.ROWS)
        if int(match[2]) <= count:
            return int(first) + int(match[2]) - 1
    if match := MANNER.fullmatch(words):
        stand, technique = n.STAND_NAMES.index(match[1]), n.TECHNIQUE_NAMES.index(match[2])
        return int(n.MANNER) + stand * int(n.TECHNIQUES) + technique
    if match := CARD.fullmatch(words):
        return int(n.CARD) + GODS.index(match[1]) * int(n.MONSTERS) + n.MONSTER_NAMES.index(match[2])
    if (match := PLACE.fullmatch(words)) and (place := _place(state, match[1])) >= 0:
        return int(n.PLACE) + place
    if match := GOD.fullmatch(words):
        return int(n.GOD) + GODS.index(match[1])
    if match := MEMBER.fullmatch(words):
        return int(n.MEMBER) + int(match[1]) - 1
    if (match := SWAP.fullmatch(words)) and (place := _place(state, match[1])) >= 0:
        return int(n.SWAP) + place * int(n.LOCATIONS) + n.LOCATION_NAMES.index(match[2])
    raise BadNotation(
        f"{text[:60]!r} is no action of monstrous; write for example throw dragon unique, column 24, row 16, "
        "from south flat, monster b.siren, location naxos, god b, gain, keep or done"
    )


def _place(state: Monstrous, name: str) -> int:
    """Return the place in which a location lies, or -1."""
    return next((place for place in range(n.PLACES) if place_name(state, place) == name), -1)
