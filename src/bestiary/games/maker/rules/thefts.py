"""The first Action, b and c: steal a part from the Gallows Heap, or from the warehouse of another player."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.secrets as secrets
import bestiary.games.maker.rules.study as study
from bestiary.games.maker.rules.position import Position


def why_not_rob_heap(position: Position, card: i64) -> i64:
    """Return the rule against taking a card off the Heap, or 0."""
    if card >= position.cards() or position.place[card] != n.HEAP:
        return n.M_42_HEAP
    return 0


def rob_heap(position: Position, seat: i64, card: i64) -> None:
    """Take any card of the Heap by its back, at the price of all knowledge."""
    position.tell(n.HEAP_ROBBED, seat, card, position.kind[card])
    study.turn_die(position, seat, n.WORST)
    secrets.receive(position, seat, card)


def why_not_steal(position: Position, thief: i64, card: i64, asked: i64) -> i64:
    """Return the rule against a theft from a warehouse, or 0."""
    owner = position.keeper(card)
    if owner == n.NOBODY:
        return n.R_NO_WAREHOUSE
    if owner == thief and asked != n.M_8_GUARDED:
        return n.R_OWN
    return n.M_8_GUARDED if is_guarded(position, owner) else i64(0)


def is_guarded(position: Position, seat: i64) -> bool:
    """Tell whether a warehouse holds fewer parts than its owner's Study die shows."""
    return position.stock(seat) < position.die[seat]


def steal(position: Position, seat: i64, card: i64) -> None:
    """Take a card out of an unguarded warehouse by its back."""
    position.tell(n.STOLEN, seat, position.keeper(card), card, position.kind[card])
    study.turn_die(position, seat, 1)
    secrets.receive(position, seat, card)
