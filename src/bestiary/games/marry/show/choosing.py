"""What a player may do, in words and places: made once for all positions in which a choice looks the same."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

import bestiary.games.marry.rules.fachan as fachan
import bestiary.games.marry.rules.numbers as n
import bestiary.games.marry.rules.sets as sets
import bestiary.games.marry.rules.stomp as stomp
from bestiary.core.view import Choice
from bestiary.games.marry.notation.actions import ON_SPACE, write_action
from bestiary.games.marry.rules.board import NAMES, direction_to, distance_to, space_at
from bestiary.games.marry.rules.position import NOWHERE, Position

# A choice is told from others by its action, where the fachan stands, how far he would run and what would fall.
ROOM: Final[i64] = 64
MADE: Final[dict[int, Choice]] = {}


def make_choices(blind: Position, seat: int) -> list[Choice]:
    """Return what the seat may do now; views share the choices, and nobody may change them."""
    return [make_choice(blind, action) for action in blind.legal(seat)]


def make_choice(position: Position, action: i64) -> Choice:
    """Return an action as it looks in a position."""
    origin: i64 = 0
    length: i64 = 0
    falls: i64 = 0
    if n.MOVE <= action < n.SWAP:
        origin = position.fachan
        if action >= n.STOMP_AT:
            target = stomp.target_of(action)
            length = stomp.run_length(position, stomp.strength_of(action), target)
            falls = stomp.falls(position, direction_to(origin, target), length)
    looks = ((action * ROOM + origin) * ROOM + length) * ROOM + falls
    found = MADE.get(looks)
    if found is None:
        MADE[looks] = found = _made(action, origin, length, falls)
    return found


def _made(action: i64, origin: i64, length: i64, falls: i64) -> Choice:
    kind = n.KIND_NAMES[n.kind_of(action)]
    text = write_action(action)
    if kind in ON_SPACE:
        spot = NAMES[action - ON_SPACE[kind]]
        return Choice(action, text, kind, [spot], {}, spot)
    if kind == "move":
        direction, distance = fachan.direction_of(action), fachan.distance_of(action)
        spots = [NAMES[space] for space in path(origin, direction, distance)]
        return Choice(action, text, kind, spots, {"direction": direction, "distance": distance}, spots[-1])
    if kind == "stomp":
        target = stomp.target_of(action)
        spots = [NAMES[space] for space in path(origin, direction_to(origin, target), length)]
        return Choice(action, text, kind, spots, _stomp_values(action, origin, length, falls), NAMES[target])
    if kind == "swap":
        return Choice(action, text, kind, [], {"source": sets.source_of(action), "becomes": sets.becomes(action)}, "")
    return Choice(action, text, kind, [], {}, "")


def _stomp_values(action: i64, origin: i64, length: i64, falls: i64) -> dict[str, int]:
    """Return what a stomp will do: the run, how many buildings on it fall, and what stops him.

    `target` and `blocker` are numbers of spots, -1 for no blocker. A run of no spots is a stomp that only costs
    cards: the blocker stands next to him.
    """
    target = stomp.target_of(action)
    blocker: i64 = NOWHERE
    if length < distance_to(origin, target):
        blocker = space_at(origin, direction_to(origin, target), length + 1)
    return {
        "strength": stomp.strength_of(action),
        "target": target,
        "moves": length,
        "falls": falls,
        "blocker": blocker,
    }


@cache
def path(origin: int, direction: int, length: int) -> list[int]:
    """Return the spaces of a straight run of the fachan."""
    return [int(space_at(origin, direction, step + 1)) for step in range(length)]
