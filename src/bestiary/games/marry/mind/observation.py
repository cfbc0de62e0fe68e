"""What a seat knows as a row of numbers, for learners; seats are counted from the observer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.games.marry.rules.numbers import CARD_KINDS, MOST_SEATS, NO_CARD, OPTIONS, SPACES
from bestiary.games.marry.rules.position import Position, hand_cell

# A row: by space the owner, the height and whether the fachan is there; what each seat has; the own hand and the pile
# by kind of card; what there is once; the options.
OWNERS: Final[i64] = 0
HEIGHTS: Final[i64] = OWNERS + SPACES
FACHAN: Final[i64] = HEIGHTS + SPACES
SEATS: Final[i64] = FACHAN + SPACES
A_SEAT: Final[i64] = 5
HAND: Final[i64] = SEATS + MOST_SEATS * A_SEAT
PILE: Final[i64] = HAND + CARD_KINDS
ONCE: Final[i64] = PILE + CARD_KINDS
SETTING: Final[i64] = ONCE + 14
OBSERVED: Final[i64] = SETTING + len(OPTIONS)


def observe(position: Position, seat: i64) -> vec[i32]:
    """Return what the seat knows; the row is a new one, since a stored observation must not change later."""
    row = vec[i32]([0] * OBSERVED)
    seats = position.seats
    at: i64 = 0
    while at < SPACES:
        if position.height[at]:
            row[OWNERS + at] = i32((position.owner[at] - seat) % seats + 1)
            row[HEIGHTS + at] = i32(position.height[at])
        at += 1
    row[FACHAN + position.fachan] = 1
    at = 0
    while at < seats:
        put(row, SEATS + at * A_SEAT, seat_figures(position, (seat + at) % seats))
        at += 1
    at = 0
    while at < CARD_KINDS:
        row[HAND + at] = i32(position.hand[hand_cell(seat, at)])
        at += 1
    for kind in position.pile:
        row[PILE + kind] += i32(1)
    put(row, ONCE, single_figures(position, seat))
    put(row, SETTING, position.options())
    return row


def put(row: vec[i32], start: i64, figures: vec[i64]) -> None:
    """Write figures into a row, one after the other."""
    at: i64 = 0
    while at < len(figures):
        row[start + at] = i32(figures[at])
        at += 1


def seat_figures(position: Position, seat: i64) -> vec[i64]:
    """Return what everybody knows of a player."""
    return vec[i64](
        [
            position.points[seat],
            position.supply[seat],
            position.towers[seat],
            position.hand_size[seat],
            position.buildings_in_corner(seat),
        ]
    )


def single_figures(position: Position, seat: i64) -> vec[i64]:
    """Return what there is once: the deck, how far the turn is, the card being played and the table."""
    return vec[i64](
        [
            position.deck_size,
            (position.turn - seat) % position.seats,
            position.step,
            position.houses_left,
            position.towers_left,
            1 if position.moved else 0,
            position.stomps,
            1 if position.foreign_used else 0,
            position.cards_played,
            position.top(),
            position.top_value(1) if position.top() != NO_CARD else i64(0),
            position.seats,
            (position.first - seat) % position.seats,
            position.round,
        ]
    )
