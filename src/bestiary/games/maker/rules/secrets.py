"""Who knows what: what a seat is shown, what it may know of a game, and games that it could be in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
from bestiary.core.chance import Chance
from bestiary.core.state import HIDDEN
from bestiary.games.maker.rules.parts import all_fronts, draw_front
from bestiary.games.maker.rules.position import Position


def show_front(position: Position, card: i64, seat: i64) -> None:
    """Let a seat see a front, which it may know already."""
    if position.knows(seat, card):
        return
    position.seen[card] |= i64(1) << seat
    position.revealed += 1
    log = position.log
    if log is not None:
        log.put(n.FRONT_SEEN, i64(1) << seat, card, position.kind[card], position.value[card])


def receive(position: Position, seat: i64, card: i64) -> None:
    """Put a card into a seat's warehouse and let it see the front."""
    position.put(card, n.WAREHOUSE + seat)
    show_front(position, card, seat)


def show_back(position: Position, card: i64, grave: i64) -> None:
    """Let everyone see a back: on top of a grave, or (NOBODY) of a card that is dealt out."""
    position.backs[card] = 1
    position.tell(n.BACK_SEEN, card, position.kind[card], grave)


# What a seat may know


def hide(twin: Position, seat: i64) -> None:
    """Take out of a copy of a game what a seat may not know."""
    card: i64 = 0
    while card < twin.cards():
        if not twin.backs[card]:
            twin.kind[card] = HIDDEN
        if not twin.knows(seat, card):
            twin.value[card] = HIDDEN
        card += 1
    if twin.top() == n.SEALING:
        hide_choices(twin, seat)
    elif is_offer_hidden(twin, seat):
        hide_offer(twin)
    elif is_demand_hidden(twin, seat):
        hide_demand(twin)


def is_offer_hidden(position: Position, seat: i64) -> bool:
    """Tell whether another player than the seat puts an offer together."""
    return position.top() == n.OFFERING and position.buyer() != seat


def is_demand_hidden(position: Position, seat: i64) -> bool:
    """Tell whether another player than the seat puts a counter-demand together."""
    return position.top() == n.DEMANDING and position.turn != seat


def hide_choices(twin: Position, seat: i64) -> None:
    """Hide which graves the others chose, and whether they did; whoever has one card left has no secret."""
    who: i64 = 0
    while who < twin.seats:
        if who != seat and twin.sealed[who] >= 0 and twin.stones_left(who) > 1:
            twin.sealed[who] = n.OPEN
        who += 1


def hide_offer(twin: Position) -> None:
    """Hide what a buyer has put together so far: to the others he is still thinking."""
    card: i64 = 0
    while card < twin.cards():
        if twin.keeper(card) == twin.buyer():
            twin.offer[card] = 0
        card += 1


def hide_demand(twin: Position) -> None:
    """Hide that the seller makes up a counter-demand: to the others he still looks at the offers."""
    goods = twin.goods()
    twin.pop()
    twin.push(n.SELLING, goods)
    card: i64 = 0
    while card < twin.cards():
        twin.wanted[card] = 0
        card += 1


# What could be


def fill(position: Position, chance: Chance) -> None:
    """Give every card of unknown front a front that fits its back.

    A robber whose choice is hidden may not have chosen yet: such a state fits too, and search lets him choose.
    """
    left = unknown_fronts(position)
    card: i64 = 0
    while card < position.cards():  # backs that were seen leave less choice, so they are served first
        if position.value[card] == HIDDEN and position.kind[card] != HIDDEN:
            front = draw_front(left, position.kind[card] * n.VALUES, n.VALUES, chance)
            position.value[card] = front % n.VALUES
        card += 1
    card = 0
    while card < position.cards():
        if position.value[card] == HIDDEN:
            front = draw_front(left, 0, n.KINDS * n.VALUES, chance)
            position.kind[card] = front // n.VALUES
            position.value[card] = front % n.VALUES
        card += 1


def unknown_fronts(position: Position) -> vec[i64]:
    """Return for each front whether it is in the game and no known card has it."""
    left = all_fronts(position.seats)
    card: i64 = 0
    while card < position.cards():
        if position.value[card] != HIDDEN:
            left[position.kind[card] * n.VALUES + position.value[card]] = 0
        card += 1
    return left
