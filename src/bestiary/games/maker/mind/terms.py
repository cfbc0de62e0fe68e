"""What a position is worth to a seat: the score terms, and what they count."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.maker.rules.graves as graves
import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.scoring as scoring
import bestiary.games.maker.rules.surgery as surgery
from bestiary.core.state import HIDDEN
from bestiary.games.maker.rules.position import Position

TERMS: Final[i64] = 12
# Steps of knowledge that count where there is nothing to sew on and nothing to revive: whoever only sits on a 1 never
# pays for a part, and where all do, the game stands still.
IDLE: Final[i64] = 1
UNKNOWN_WORTH: Final[i64] = 2  # what a front that nobody may look at is taken for
WELCOME_PREY: Final[i64] = 3  # a part of a kind that the robber needs
OTHER_PREY: Final[i64] = 1


def terms_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write a seat's score terms in declared order and return how many there are."""
    sewn: i64 = 0
    useful: i64 = 0
    worth: i64 = 0
    kind: i64 = 0
    while kind < n.KINDS:
        if position.sewn_on(seat, kind) != n.NOBODY:
            sewn += 1
        else:
            best = best_in_stock(position, seat, kind)
            if best >= 0:
                useful += 1
                worth += best
        kind += 1
    stock = position.stock(seat)
    out[0] = scoring.score(position, seat)
    out[1] = sewn
    out[2] = useful
    out[3] = worth
    revival = prospect(position, seat)
    knowledge = n.WORST - position.die[seat]
    out[4] = knowledge if useful or revival else min(knowledge, IDLE)
    out[5] = stock
    out[6] = max(0, stock - position.die[seat] + 1)
    out[7] = position.stones_left(seat)
    out[8] = prey(position, seat)
    out[9] = operation(position, seat)
    out[10] = revival
    out[11] = 1 if scoring.winners(position) >> seat & 1 else 0
    return TERMS


def best_in_stock(position: Position, seat: i64, kind: i64) -> i64:
    """Return the best value of a kind in a seat's warehouse as that seat knows it, or -1."""
    best: i64 = -1
    card: i64 = 0
    while card < len(position.kind):
        if position.kind[card] == kind and position.place[card] == n.WAREHOUSE + seat:
            best = max(best, UNKNOWN_WORTH if position.value[card] == HIDDEN else position.value[card])
        card += 1
    return best


def prey(position: Position, seat: i64) -> i64:
    """Return how welcome the grave is that a robber chose, or the best he still may choose."""
    choice = position.sealed[seat]
    if choice == n.OUT:
        return 0
    best: i64 = 0
    grave: i64 = 0
    while grave < position.graves():
        if grave == choice or (choice == n.OPEN and graves.why_not_choose(position, seat, grave) == 0):
            card = position.top_of(n.GRAVE + grave)
            if card != n.NOBODY:
                kind = position.kind[card]
                needed = position.sewn_on(seat, kind) == n.NOBODY and best_in_stock(position, seat, kind) < 0
                best = max(best, WELCOME_PREY if needed else OTHER_PREY)
        grave += 1
    return best


def operation(position: Position, seat: i64) -> i64:
    """Return how many faces of the die let an operation succeed that waits for its assistant."""
    pending = position.top()
    if position.turn != seat or (pending != n.ASSISTING and pending != n.TAKING):
        return 0
    return surgery.faces(position, seat, surgery.modifier(position, seat, position.named_kind()))


def prospect(position: Position, seat: i64) -> i64:
    """Return how many faces of the die would revive a Monster, where that would win."""
    if position.over or surgery.why_not_revive(position, seat):
        return 0
    points = scoring.score(position, seat) + n.REVIVER_POINTS
    other: i64 = 0
    while other < position.seats:
        if other != seat and scoring.score(position, other) > points:
            return 0
        other += 1
    return surgery.faces(position, seat, surgery.revival_modifier(position, seat))
