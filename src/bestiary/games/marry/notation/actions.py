"""Actions as text that reads and round-trips: `stomp 2 > d4`."""

from __future__ import annotations

import re
from functools import cache

import bestiary.games.marry.rules.fachan as fachan
import bestiary.games.marry.rules.numbers as n
import bestiary.games.marry.rules.sets as sets
import bestiary.games.marry.rules.stomp as stomp
from bestiary.core.errors import BadNotation
from bestiary.games.marry.rules.board import DIRECTION_NAMES, NAMES

SPACE = "|".join(NAMES)
CARD = "|".join(n.CARD_NAMES)
DIRECTION = "|".join(DIRECTION_NAMES)
ON_SPACE = {"house": n.HOUSE_AT, "tower": n.TOWER_AT, "fortify": n.FORTIFY_AT}
ALONE = {"build": n.PLAY_BUILD, "done": n.DONE}
FORMS = (
    (re.compile(rf"({'|'.join(ON_SPACE)}) ({SPACE})"), "house d4, tower d4 or fortify d4"),
    (re.compile(rf"move ({DIRECTION}) ([1-{n.REACH}])"), "move ne 3"),
    (re.compile(rf"stomp ([1-{n.STRONGEST}]) > ({SPACE})"), "stomp 2 > d4"),
    (re.compile(rf"swap ({CARD}) > ({CARD})"), "swap build > stomp"),
)


@cache
def write_action(action: int) -> str:
    """Write an action as text."""
    if not 0 <= action < n.ACTIONS:
        raise BadNotation(f"marry has actions 0 to {n.ACTIONS - 1}, not {action}")
    word = n.KIND_NAMES[n.kind_of(action)]
    if word in ON_SPACE:
        return f"{word} {NAMES[action - ON_SPACE[word]]}"
    match word:
        case "move":
            return f"move {DIRECTION_NAMES[fachan.direction_of(action)]} {fachan.distance_of(action)}"
        case "stomp":
            return f"stomp {stomp.strength_of(action)} > {NAMES[stomp.target_of(action)]}"
        case "swap":
            return f"swap {n.CARD_NAMES[sets.source_of(action)]} > {n.CARD_NAMES[sets.becomes(action)]}"
    return word


def read_action(text: str) -> int:
    """Read an action from text."""
    words = " ".join(text.split()).lower()
    if words in ALONE:
        return ALONE[words]
    if match := FORMS[0][0].fullmatch(words):
        return ON_SPACE[match[1]] + NAMES.index(match[2])
    if match := FORMS[1][0].fullmatch(words):
        return fachan.move_of(DIRECTION_NAMES.index(match[1]), int(match[2]))
    if match := FORMS[2][0].fullmatch(words):
        return stomp.stomp_of(int(match[1]), NAMES.index(match[2]))
    if (match := FORMS[3][0].fullmatch(words)) and match[1] != match[2]:
        return sets.swap_of(n.CARD_NAMES.index(match[1]), n.CARD_NAMES.index(match[2]))
    examples = ", ".join(example for _, example in FORMS)
    raise BadNotation(f"{text!r} is no action of marry; write for example {examples}, build or done")
