"""What a position looks like to a learner: a row of numbers, with places and players counted from the observer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.offers as offers
import bestiary.games.maker.rules.scoring as scoring
import bestiary.games.maker.rules.secrets as secrets
import bestiary.games.maker.rules.turn as turn
from bestiary.games.maker.rules.position import Position

A_CARD: Final[i64] = 7  # numbers for each
A_SEAT: Final[i64] = 8
THE_TURN: Final[i64] = 16
OBSERVED: Final[i64] = n.MOST_CARDS * A_CARD + n.MOST_SEATS * A_SEAT + THE_TURN
LONG: Final[i64] = 100  # rounds beyond so many, which only a game without a limit has, look alike


def observe(position: Position, seat: i64) -> vec[i32]:
    """Return what a seat knows."""
    row = vec[i32]([0] * OBSERVED)
    observe_cards(position, seat, row)
    observe_seats(position, seat, row)
    observe_turn(position, seat, row)
    return row


def observe_cards(position: Position, seat: i64, row: vec[i32]) -> None:
    """Write what is known of each card."""
    demand_is_hidden = secrets.is_demand_hidden(position, seat)
    offer_is_hidden = secrets.is_offer_hidden(position, seat)
    card: i64 = 0
    while card < position.cards():
        at = card * A_CARD
        place = position.place[card]
        if place >= n.SEWN:
            place = n.SEWN + (place - n.SEWN - seat) % position.seats
        elif place >= n.WAREHOUSE:
            place = n.WAREHOUSE + (place - n.WAREHOUSE - seat) % position.seats
        row[at] = i32(place + 1)
        row[at + 1] = i32(position.rank[card] + 1)
        row[at + 2] = i32(position.kind[card] + 1 if position.backs[card] else i64(0))
        row[at + 3] = i32(position.value[card] + 1 if position.knows(seat, card) else i64(0))
        row[at + 4] = i32(rotate(position.seen[card], seat, position.seats))
        hidden = offer_is_hidden and position.keeper(card) == position.buyer()
        row[at + 5] = i32(i64(0) if hidden else position.offer[card])
        row[at + 6] = i32(i64(0) if demand_is_hidden else position.wanted[card])
        card += 1


def observe_seats(position: Position, seat: i64, row: vec[i32]) -> None:
    """Write what is known of each player, the observer first."""
    at = n.MOST_CARDS * A_CARD
    steps: i64 = 0
    while steps < position.seats:
        who = (seat + steps) % position.seats
        row[at] = 1
        row[at + 1] = i32(position.die[who])
        row[at + 2] = i32(position.stones[who])
        row[at + 3] = i32(1 if position.sealed[who] != n.OUT else 0)
        row[at + 4] = i32(position.sealed[who] + 1 if who == seat and position.sealed[who] >= 0 else i64(0))
        row[at + 5] = i32(position.offered[who] + 1)
        row[at + 6] = i32(scoring.score(position, who))
        row[at + 7] = i32(1 if position.reviver == who else 0)
        at += A_SEAT
        steps += 1


def observe_turn(position: Position, seat: i64, row: vec[i32]) -> None:
    """Write how far the turn is, and what is pending as far as the seat may know."""
    at = n.MOST_CARDS * A_CARD + n.MOST_SEATS * A_SEAT
    pending = n.SELLING if secrets.is_demand_hidden(position, seat) else position.top()
    row[at] = i32((position.turn - seat) % position.seats)
    row[at + 1] = i32(position.phase)
    row[at + 2] = i32(1 if position.prepared else 0)
    row[at + 3] = i32(min(position.round, LONG))
    row[at + 4] = i32(pending)
    row[at + 5] = i32(position.seats)
    row[at + 6] = i32(1 if turn.to_act(position) >> seat & 1 else 0)
    row[at + 7] = i32(position.wish)
    row[at + 8] = i32(position.refill)
    row[at + 9] = i32(position.rounds())
    row[at + 10] = i32((position.first - seat) % position.seats)
    if pending == n.JOINING or pending == n.ASSISTING or pending == n.TAKING:
        row[at + 11] = i32((position.helper() - seat) % position.seats + 1)
    elif pending == n.OFFERING or pending == n.ANSWERING or pending == n.DEMANDING:
        row[at + 11] = i32((position.buyer() - seat) % position.seats + 1)
    if pending == n.ASSISTING or pending == n.TAKING:
        row[at + 12] = i32(position.named_kind() + 1)
    if pending == n.TAKING:
        row[at + 13] = i32(position.handed() + 1)
    elif pending >= n.OFFERING:
        row[at + 13] = i32(position.goods() + 1)
    if pending == n.ANSWERING:
        row[at + 14] = i32(position.points_demanded() + 1)
    elif pending == n.SELLING and position.top() == n.SELLING:
        row[at + 14] = i32(1 if position.demand_is_used() else 0)
    if pending == n.DEMANDING or (pending == n.OFFERING and position.buyer() == seat):
        row[at + 15] = i32(offers.laid(position))


def rotate(mask: i64, seat: i64, seats: i64) -> i64:
    """Count the seats of a mask from the observer on."""
    full = (i64(1) << seats) - 1
    mask &= full
    return (mask >> seat | mask << (seats - seat)) & full
