"""What a player may do, and why not: each kind of action asks its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import MOST_LEGAL
from bestiary.games.factory.rules.numbers import DRAFT, PLACE, START
from bestiary.games.factory.rules.placing import (
    PLACE_NEEDS,
    cell_of,
    place_fails,
    places_into,
    rotation_of,
    why_not_place,
)
from bestiary.games.factory.rules.position import Position
from bestiary.games.factory.rules.setup import START_NEEDS, start_fails, starts_into, why_not_start

if TYPE_CHECKING:
    from bestiary.core.declared import Stage

CONDITIONS: Final[dict[str, tuple[tuple[int, Stage], ...]]] = {"start": START_NEEDS, "place": PLACE_NEEDS}


def legal_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write what a player on turn may do, in ascending order, and return how much it is."""
    if position.step == DRAFT:
        return starts_into(position, out)
    return places_into(position, seat, position.drawn, out, MOST_LEGAL)


def why_not(position: Position, seat: i64, action: i64) -> i64:
    """Return the first rule that forbids an action, or 0."""
    if action < PLACE:
        return why_not_start(position, action - START)
    return why_not_place(position, seat, cell_of(action), rotation_of(action))


def fails(position: Position, seat: i64, action: i64, rule: i64) -> bool:
    """Tell whether an action fails a rule's condition, whatever else stands against it."""
    if action < PLACE:
        return start_fails(position, action - START, rule)
    return place_fails(position, seat, cell_of(action), rotation_of(action), rule)
