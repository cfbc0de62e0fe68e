"""Actions as text that reads and round-trips: `stomp 2 > d4`."""

from __future__ import annotations

import re
from functools import cache

from bestiary.core.errors import BadNotation
from bestiary.games.marry.rules.board import DIRECTION_NAMES, NAMES, REACH, SPACES
from bestiary.games.marry.rules.numbers import (
    CARD_NAMES,
    MOVE,
    PLACE,
    PLAY_BUILD,
    RAISE,
    STOMP_AT,
    STOP,
    STRENGTHEN,
    SWAP,
    swap_target,
)

SPACE = "|".join(NAMES)
CARD = "|".join(CARD_NAMES)
FORMS = (
    (re.compile(rf"(house|tower|fortify) ({SPACE})"), "house d4, tower d4 or fortify d4"),
    (re.compile(rf"move ({'|'.join(DIRECTION_NAMES)}) ([1-6])"), "move ne 3"),
    (re.compile(rf"stomp ([123]) > ({SPACE})"), "stomp 2 > d4"),
    (re.compile(rf"swap ({CARD}) > ({CARD})"), "swap build > stomp"),
)
ON_SPACE = {"house": PLACE, "tower": RAISE, "fortify": STRENGTHEN}


@cache
def write_action(action: int) -> str:
    """Writes an action as text."""
    for word, first in ON_SPACE.items():
        if first <= action < first + SPACES:
            return f"{word} {NAMES[action - first]}"
    if action == PLAY_BUILD:
        return "build"
    if MOVE <= action < STOMP_AT:
        return f"move {DIRECTION_NAMES[(action - MOVE) // REACH]} {(action - MOVE) % REACH + 1}"
    if STOMP_AT <= action < SWAP:
        return f"stomp {(action - STOMP_AT) // SPACES + 1} > {NAMES[(action - STOMP_AT) % SPACES]}"
    if SWAP <= action < STOP:
        return f"swap {CARD_NAMES[(action - SWAP) // 2]} > {CARD_NAMES[swap_target(action)]}"
    if action == STOP:
        return "done"
    raise BadNotation(f"marry has actions 0 to {STOP}, not {action}")


def read_action(text: str) -> int:
    """Reads an action from text."""
    words = " ".join(text.split()).lower()
    if words == "build":
        return PLAY_BUILD
    if words == "done":
        return STOP
    if match := FORMS[0][0].fullmatch(words):
        return ON_SPACE[match[1]] + NAMES.index(match[2])
    if match := FORMS[1][0].fullmatch(words):
        return MOVE + DIRECTION_NAMES.index(match[1]) * REACH + int(match[2]) - 1
    if match := FORMS[2][0].fullmatch(words):
        return STOMP_AT + (int(match[1]) - 1) * SPACES + NAMES.index(match[2])
    if (match := FORMS[3][0].fullmatch(words)) and match[1] != match[2]:
        source, kind = CARD_NAMES.index(match[1]), CARD_NAMES.index(match[2])
        return SWAP + source * 2 + (kind if kind < source else kind - 1)
    examples = ", ".join(example for _, example in FORMS)
    raise BadNotation(f"{text!r} is no action of marry; write for example {examples}, build or done")
