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
CARD = re.compile(rf"({'|'.join(ON_CARD)}) #(\d+)")
OPERATION = re.compile(rf"operate ({'|'.join(n.KIND_NAMES)}) with ([{SEATS}])")
NUMBER = re.compile(r"(points|grave) (\d)")
PLAYER = re.compile(rf"(accept|demand) ([{SEATS}])")


def write_action(action: int) -> str:
    """Writes an action as text."""
    for word, first in ON_CARD.items():
        if first <= action < first + n.MOST_CARDS:
            return f"{word} #{action - first}"
    for word, number in PLAIN.items():
        if action == number:
            return word
    if n.OPERATE <= action < n.POINTS:
        part = action - n.OPERATE
        return f"operate {n.KIND_NAMES[part % n.KINDS]} with {SEATS[part // n.KINDS]}"
    if n.POINTS <= action < n.ACCEPT:
        return f"points {action - n.POINTS}"
    if n.ACCEPT <= action < n.DEMAND:
        return f"accept {SEATS[action - n.ACCEPT]}"
    if n.DEMAND <= action < n.CHOOSE_GRAVE:
        return f"demand {SEATS[action - n.DEMAND]}"
    if n.CHOOSE_GRAVE <= action < n.ROB:
        return f"grave {action - n.CHOOSE_GRAVE + 1}"
    raise BadNotation(f"maker has actions 0 to {n.ACTIONS - 1}, not {action}")


def read_action(text: str) -> int:
    """Reads an action from text."""
    words = " ".join(text.split()).lower()
    if words in PLAIN:
        return PLAIN[words]
    if (match := CARD.fullmatch(words)) and int(match[2]) < n.MOST_CARDS:
        return ON_CARD[match[1]] + int(match[2])
    if match := OPERATION.fullmatch(words):
        return n.OPERATE + SEATS.index(match[2]) * n.KINDS + n.KIND_NAMES.index(match[1])
    if match := PLAYER.fullmatch(words):
        return (n.ACCEPT if match[1] == "accept" else n.DEMAND) + SEATS.index(match[2])
    if match := NUMBER.fullmatch(words):
        number = int(match[2])
        if match[1] == "points" and number < n.WORST:
            return n.POINTS + number
        if match[1] == "grave" and 1 <= number <= n.MOST_GRAVES:
            return n.CHOOSE_GRAVE + number - 1
    raise BadNotation(
        f"{text!r} is no action of maker; write for example rob, grave 2, steal #12, operate left-arm with b, points 2 or skip"
    )
