"""What may be decided, and why not: each kind of action asks its chapter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.maker.rules.graves as graves
import bestiary.games.maker.rules.market as market
import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.offers as offers
import bestiary.games.maker.rules.recovery as recovery
import bestiary.games.maker.rules.surgery as surgery
import bestiary.games.maker.rules.thefts as thefts
from bestiary.games.maker.rules.position import Position
from bestiary.games.maker.rules.turn import STEPS

WIDTH: Final[i64] = 12  # a step's row: first and last action of each kind that is due, and NOBODY at its end


def rows_of_steps() -> vec[i64]:
    """Return for each step the first and the last action of the kinds that are due, in a row of its own."""
    rows = [n.NOBODY] * (n.MOST_STEPS * WIDTH)
    for step, kinds in STEPS.items():
        for at, kind in enumerate(kinds):
            rows[step * WIDTH + 2 * at] = kind
            rows[step * WIDTH + 2 * at + 1] = kind + list(n.KIND_OF).count(kind) - 1
    return vec[i64](rows)


DUE: Final[vec[i64]] = rows_of_steps()


def is_due(position: Position, kind: i64) -> bool:
    """Tell whether a kind of action fits what is asked."""
    due = DUE
    at = position.step() * WIDTH
    while due[at] != n.NOBODY and due[at] != kind:
        at += 2
    return due[at] == kind


def refusal(position: Position, seat: i64, action: i64, asked: i64) -> i64:
    """Return the first rule that forbids an action of a seat that is asked, or 0.

    Where one rule is asked about, those named before it are passed over if it makes sense without them.
    """
    kind = n.KIND_OF[action]
    if not is_due(position, kind):
        return n.R_NOT_NOW
    if kind < n.OPERATE:
        return why_not_card(position, seat, kind, action - kind, asked)
    return why_not(position, seat, kind, action - kind, asked)


def why_not_card(position: Position, seat: i64, kind: i64, card: i64, asked: i64) -> i64:
    """Return the rule against a due action on a card, or 0."""
    if kind == n.SHOW or kind == n.ADD:
        return offers.why_not_lay(position, seat, card)
    if kind == n.WANT:
        return market.why_not_want(position, card)
    if kind == n.SELL:
        return market.why_not_sell(position, seat, card)
    if kind == n.STEAL:
        return thefts.why_not_steal(position, seat, card, asked)
    if kind == n.HEAP_THEFT:
        return thefts.why_not_rob_heap(position, card)
    if kind == n.HAND_OVER:
        return surgery.why_not_hand_over(position, card)
    return surgery.why_not_take(position, card)


def why_not(position: Position, seat: i64, kind: i64, part: i64, asked: i64) -> i64:
    """Return the rule against a due action that names no card, or 0."""
    if kind == n.OPERATE:
        in_stock = surgery.kinds_in_stock(position, seat)
        return surgery.why_not_operate(position, part // n.KINDS, part % n.KINDS, in_stock, asked)
    if kind == n.POINTS:
        means = offers.points_of(position, position.buyer())
        return offers.why_not_points(part, offers.laid(position), means)
    if kind == n.PASS:
        return offers.why_not_pass(offers.laid(position))
    if kind == n.ACCEPT:
        return market.why_not_accept(position, part)
    if kind == n.DEMAND:
        return market.why_not_demand(position, part, asked)
    if kind == n.CHOOSE_GRAVE:
        return graves.why_not_choose(position, seat, part)
    if kind == n.ROB:
        return graves.why_not_rob(position, seat)
    if kind == n.REVIVE:
        return surgery.why_not_revive(position, seat)
    if kind == n.RECOVER:
        return recovery.why_not_recover(position, seat)
    return 0


# All that is allowed


def legal_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write what nothing forbids of the kinds that are due, in ascending order, and return how much that is."""
    step = position.step()
    if step == n.OFFERING:
        return offers.offers_into(position, seat, out)
    count: i64 = 0
    due = DUE
    at = step * WIDTH
    kind = due[at]
    while kind != n.NOBODY:
        if kind < n.OPERATE:
            count = cards_into(position, seat, kind, out, count)
        elif kind == n.OPERATE:
            count = operations_into(position, seat, out, count)
        elif kind == n.POINTS:
            count = offers.points_into(position, offers.laid(position), out, count)
        else:
            last = due[at + 1]
            action = kind
            while action <= last:
                if why_not(position, seat, kind, action - kind, n.ANY_RULE) == 0:
                    out[count] = action
                    count += 1
                action += 1
        at += 2
        kind = due[at]
    return count


def cards_into(position: Position, seat: i64, kind: i64, out: vec[i64], count: i64) -> i64:
    """Add what may be done with a card: only the places are looked at where such a card can lie."""
    first: i64 = n.WAREHOUSE
    last: i64 = n.SEWN - 1
    if kind == n.HEAP_THEFT:
        first = last = n.HEAP
    elif kind == n.WANT:
        first = last = n.WAREHOUSE + position.buyer()
    elif kind == n.SELL:
        first = last = n.WAREHOUSE + seat
    elif kind == n.TAKE:
        first = last = n.WAREHOUSE + position.turn
    left: i64 = 0  # cards there that were not looked at yet
    place = first
    while place <= last:
        left += position.held[place]
        place += 1
    places = position.place
    card: i64 = 0
    while left:
        place = places[card]
        if place >= first and place <= last:
            left -= 1
            if why_not_card(position, seat, kind, card, n.ANY_RULE) == 0:
                out[count] = kind + card
                count += 1
        card += 1
    return count


def operations_into(position: Position, seat: i64, out: vec[i64], count: i64) -> i64:
    """Add every assistant and every kind of part in stock that may be asked for."""
    in_stock = surgery.kinds_in_stock(position, seat)
    steps: i64 = 0
    while in_stock and steps < position.seats:
        kind: i64 = 0
        while kind < n.KINDS:
            if in_stock >> kind & 1 and surgery.why_not_operate(position, steps, kind, in_stock, n.ANY_RULE) == 0:
                out[count] = n.OPERATE + steps * n.KINDS + kind
                count += 1
            kind += 1
        steps += 1
    return count
