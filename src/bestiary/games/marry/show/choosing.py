"""What a player may do, in words and places: made once for all positions in which a choice looks the same."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

import bestiary.games.marry.rules.numbers as n
from bestiary.core.view import Choice
from bestiary.games.marry.notation.actions import ON_SPACE, write_action
from bestiary.games.marry.rules.board import NAMES, REACH, SPACES, line_to, space_at
from bestiary.games.marry.state import Marry

# A choice is told from others by its action, where the fachan stands, how far he would run and what would fall.
ROOM: Final[i64] = 64
MADE: Final[dict[int, Choice]] = {}


def make_choices(blind: Marry, seat: int) -> list[Choice]:
    """Returns what the seat may do now; views share the choices, and nobody may change them."""
    return [make_choice(blind, action) for action in blind.legal(seat)]


def make_choice(state: Marry, action: i64) -> Choice:
    """Returns an action as it looks in a position."""
    fachan: i64 = 0
    length: i64 = 0
    falls: i64 = 0
    if n.MOVE <= action < n.SWAP:
        fachan = state.fachan
        if action >= n.STOMP_AT:
            target = (action - n.STOMP_AT) % SPACES
            length = state.run_length((action - n.STOMP_AT) // SPACES + 1, target)
            falls = state.falls(line_to(fachan, target) // 8, length)
    looks = ((action * ROOM + fachan) * ROOM + length) * ROOM + falls
    found = MADE.get(looks)
    if found is None:
        MADE[looks] = found = _made(action, fachan, length, falls)
    return found


def _made(action: i64, fachan: i64, length: i64, falls: i64) -> Choice:
    if n.STOMP_AT <= action < n.SWAP:
        return _stomp(action, fachan, length, falls)
    text = write_action(action)
    if n.MOVE <= action < n.STOMP_AT:
        direction, distance = (action - n.MOVE) // REACH, (action - n.MOVE) % REACH + 1
        spots = [NAMES[space] for space in path(fachan, direction, distance)]
        return Choice(action, text, "move", spots, {"direction": direction, "distance": distance}, spots[-1])
    if n.SWAP <= action < n.STOP:
        return Choice(
            action, text, "swap", [], {"source": (action - n.SWAP) // 2, "becomes": n.swap_target(action)}, ""
        )
    for kind, first in ON_SPACE.items():
        if first <= action < first + SPACES:
            spot = NAMES[action - first]
            return Choice(action, text, kind, [spot], {}, spot)
    return Choice(action, text, "build" if action == n.PLAY_BUILD else "done", [], {}, "")


def _stomp(action: i64, fachan: i64, length: i64, falls: i64) -> Choice:
    """Returns a stomp with what it will do: the run, how many buildings on it fall, and what stops him.

    `target` and `blocker` are numbers of spots, -1 for no blocker. A run of no spots is a stomp that only costs
    cards: the blocker stands next to him.
    """
    target = (action - n.STOMP_AT) % SPACES
    line = line_to(fachan, target)
    values = {
        "strength": (action - n.STOMP_AT) // SPACES + 1,
        "target": target,
        "moves": length,
        "falls": falls,
        "blocker": space_at(fachan, line // 8, length + 1) if length < line % 8 else -1,
    }
    spots = [NAMES[space] for space in path(fachan, line // 8, length)]
    return Choice(action, write_action(action), "stomp", spots, values, NAMES[target])


@cache
def path(fachan: int, direction: int, length: int) -> list[int]:
    """Returns the spaces of a straight run of the fachan."""
    return [int(space_at(fachan, direction, step + 1)) for step in range(length)]
