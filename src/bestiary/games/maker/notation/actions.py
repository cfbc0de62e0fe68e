"""Actions as text that reads and round-trips: `operate left-arm with b`, `steal #12`, `points 2`.

A card is written by its handle, its place in the deal, which everyone can follow: `#12`. Players are letters.
"""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.games.maker.rules import numbers as n

NAMES = {int(first): name for name, first in n.ACTION_KINDS.items()}
ON_CARD = {name: first for first, name in NAMES.items() if first < n.OPERATE}
ON_PLAYER = {name: first for first, name in NAMES.items() if first in (n.ACCEPT, n.DEMAND)}
PLAIN = {name.replace("-", " "): first for first, name in NAMES.items() if first >= n.ROB}
SEATS = "abcde"
WISHES = (*n.KIND_NAMES, "knowledge", "nothing")
CARD = re.compile(rf"({'|'.join(ON_CARD)}) #([0-9]{{1,2}})")
OPERATION = re.compile(rf"operate ({'|'.join(n.KIND_NAMES)}) with ([{SEATS}])")
WISH = re.compile(rf"wish ({'|'.join(WISHES)})")
NUMBER = re.compile(r"(points|grave) ([0-9])")
PLAYER = re.compile(rf"({'|'.join(ON_PLAYER)}) ([{SEATS}])")


def write_action(action: int, turn: int, seats: int) -> str:
    """Write an action as text; actions count players from the one on turn, the text names them."""
    if not 0 <= action < n.ACTIONS:
        raise BadNotation(f"maker has actions 0 to {n.ACTIONS - 1}, not {action}")
    kind = int(n.KIND_OF[action])
    name, part = NAMES[kind], action - kind

    def player(steps: int) -> str:
        if steps >= seats:
            raise BadNotation(f"there are {seats} players: action {action} means nothing here")
        return SEATS[(turn + steps) % seats]

    if name in ON_CARD:
        return f"{name} #{part}"
    if name in ON_PLAYER:
        return f"{name} {player(part)}"
    if kind == n.OPERATE:
        return f"{name} {n.KIND_NAMES[part % n.KINDS]} with {player(part // n.KINDS)}"
    if kind == n.WISH:
        return f"{name} {WISHES[part]}"
    if kind == n.POINTS:
        return f"{name} {part}"
    if kind == n.CHOOSE_GRAVE:
        return f"{name} {part + 1}"
    return name.replace("-", " ")


def read_action(text: str, turn: int, seats: int) -> int:
    """Read an action from text."""
    words = " ".join(text.split()).lower()
    if words in PLAIN:
        return PLAIN[words]
    if (match := CARD.fullmatch(words)) and int(match[2]) < n.MOST_CARDS:
        return ON_CARD[match[1]] + int(match[2])
    if (match := OPERATION.fullmatch(words)) and match[2] in SEATS[:seats]:
        steps = (SEATS.index(match[2]) - turn) % seats
        return n.OPERATE + steps * n.KINDS + n.KIND_NAMES.index(match[1])
    if (match := PLAYER.fullmatch(words)) and match[2] in SEATS[:seats]:
        return ON_PLAYER[match[1]] + (SEATS.index(match[2]) - turn) % seats
    if match := WISH.fullmatch(words):
        return n.WISH + WISHES.index(match[1])
    if match := NUMBER.fullmatch(words):
        number = int(match[2])
        if match[1] == "points" and number <= n.WORST - n.BEST:
            return n.POINTS + number
        if match[1] == "grave" and 1 <= number <= n.MOST_GRAVES:
            return n.CHOOSE_GRAVE + number - 1
    raise BadNotation(
        f"{text!r} is no action of maker; write for example rob, grave 2, steal #12, operate left-arm with b, "
        "wish brain, points 2, accept c or skip"
    )
