"""Actions as text that reads and round-trips: `operate left-arm with b`, `steal #12`, `points 2`.

A card is written by its handle, its place in the deal, which everyone can follow: `#12`. Players are letters.
"""

from __future__ import annotations

import re

from bestiary.core.errors import BadNotation
from bestiary.games.maker import rules_numbers as n

ON_CARD = {
    "steal": n.STEAL,
    "heap": n.HEAP_THEFT,
    "hand": n.HAND_OVER,
    "take": n.TAKE,
    "sell": n.SELL,
    "show": n.SHOW,
    "add": n.ADD,
    "want": n.WANT,
}
ON_PLAYER = {"accept": n.ACCEPT, "demand": n.DEMAND}
PLAIN = {
    "rob": n.ROB,
    "join": n.JOIN,
    "stay out": n.STAY_OUT,
    "prepare": n.PREPARE,
    "study": n.STUDY,
    "revive": n.REVIVE,
    "recover": n.RECOVER,
    "pass": n.PASS,
    "end sale": n.END_SALE,
    "agree": n.AGREE,
    "refuse": n.REFUSE,
    "skip": n.SKIP,
}
SEATS = "abcde"
WISHES = (*n.KIND_NAMES, "knowledge", "nothing")
CARD = re.compile(rf"({'|'.join(ON_CARD)}) #([0-9]{{1,2}})")
OPERATION = re.compile(rf"operate ({'|'.join(n.KIND_NAMES)}) with ([{SEATS}])")
WISH = re.compile(rf"wish ({'|'.join(WISHES)})")
NUMBER = re.compile(r"(points|grave) ([0-9])")
PLAYER = re.compile(rf"({'|'.join(ON_PLAYER)}) ([{SEATS}])")


def write_action(action: int, turn: int, seats: int) -> str:
    """Writes an action as text; actions count players from the one on turn, the text names them."""

    def player(steps: int) -> str:
        if steps >= seats:
            raise BadNotation(f"there are {seats} players: action {action} means nothing here")
        return SEATS[(turn + steps) % seats]

    for word, first in ON_CARD.items():
        if first <= action < first + n.MOST_CARDS:
            return f"{word} #{action - first}"
    for word, number in PLAIN.items():
        if action == number:
            return word
    for word, first in ON_PLAYER.items():
        if first <= action < first + n.MOST_SEATS:
            return f"{word} {player(action - first)}"
    if n.OPERATE <= action < n.WISH:
        part = action - n.OPERATE
        return f"operate {n.KIND_NAMES[part % n.KINDS]} with {player(part // n.KINDS)}"
    if n.WISH <= action < n.POINTS:
        return f"wish {WISHES[action - n.WISH]}"
    if n.POINTS <= action < n.ACCEPT:
        return f"points {action - n.POINTS}"
    if n.CHOOSE_GRAVE <= action < n.ROB:
        return f"grave {action - n.CHOOSE_GRAVE + 1}"
    raise BadNotation(f"maker has actions 0 to {n.ACTIONS - 1}, not {action}")


def read_action(text: str, turn: int, seats: int) -> int:
    """Reads an action from text."""
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
        if match[1] == "points" and number < n.WORST:
            return n.POINTS + number
        if match[1] == "grave" and 1 <= number <= n.MOST_GRAVES:
            return n.CHOOSE_GRAVE + number - 1
    raise BadNotation(
        f"{text!r} is no action of maker; write for example rob, grave 2, steal #12, operate left-arm with b, "
        "wish brain, points 2, accept c or skip"
    )
