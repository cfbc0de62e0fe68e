"""The third Action, h: an organ on the open market: the goods, the seller's answer to offers, his counter-demand."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.offers as offers
from bestiary.games.maker.rules.position import Position

# The goods


def why_not_sell(position: Position, seller: i64, card: i64) -> i64:
    """Return the rule against the sale of a card, or 0."""
    return i64(0) if position.keeper(card) == seller else n.R_OWN_STOCK


def put_up(position: Position, seat: i64, card: i64) -> None:
    """Name the goods; the seller may then say what he would like for them."""
    position.tell(n.FOR_SALE, seat, card, position.kind[card])
    position.push(n.WISHING, card)


def make_wish(position: Position, seat: i64, wish: i64) -> None:
    """Say what the seller would like, which binds nobody, and ask the others for offers, clockwise."""
    goods = position.goods()
    position.pop()
    position.wish = wish
    if wish != n.WISH_NOTHING:
        position.tell(n.WISHED, seat, wish)
    position.push(n.OFFERING, goods, position.turn)
    offers.ask_for_offers(position, position.turn)


# What is put together: an offer by a buyer, or the counter-demand by the seller


def close(position: Position, seat: i64, points: i64) -> None:
    """Close what is put together."""
    if position.top() == n.DEMANDING:
        close_demand(position, points)
    else:
        offers.close_offer(position, seat, points)


# The seller's answer


def why_not_accept(position: Position, steps: i64) -> i64:
    """Return the rule against accepting the offer of the player so many steps away, or 0."""
    if not position.is_another(steps):
        return n.R_PLAYER
    return i64(0) if offers.has_offered(position, position.player(steps)) else n.M_23_OFFER


def accept(position: Position, buyer: i64) -> None:
    """Take a standing offer."""
    goods = position.goods()
    position.pop()
    position.tell(n.AGREED, position.turn, buyer)
    offer = position.offer
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        position.wanted[card] = 1 if offer[card] and position.place[card] == n.WAREHOUSE + buyer else 0
        card += 1
    offers.trade(position, buyer, goods, position.offered[buyer])


def why_not_demand(position: Position, steps: i64, asked: i64) -> i64:
    """Return the rule against a counter-demand to the player so many steps away, or 0."""
    if position.demand_is_used() and asked != n.R_PLAYER and asked != n.R_MEANS:
        return n.R_DEMANDED
    if not position.is_another(steps):
        return n.R_PLAYER
    return i64(0) if offers.has_means(position, position.player(steps)) else n.R_MEANS


def demand(position: Position, buyer: i64) -> None:
    """Begin the one counter-demand of this sale."""
    goods = position.goods()
    position.pop()
    position.push(n.DEMANDING, goods, buyer)


def why_not_want(position: Position, card: i64) -> i64:
    """Return the rule against adding a card to the counter-demand, or 0."""
    if position.keeper(card) != position.buyer():
        return n.R_HIS_STOCK
    return n.R_LAID if position.wanted[card] else i64(0)


def want(position: Position, card: i64) -> None:
    """Add a card to the counter-demand."""
    position.wanted[card] = 1


def close_demand(position: Position, points: i64) -> None:
    """Put the counter-demand to its player."""
    goods = position.goods()
    buyer = position.buyer()
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        if position.wanted[card]:
            position.tell(n.DEMANDED_CARD, buyer, card, position.kind[card])
        card += 1
    position.tell(n.DEMANDED, position.turn, buyer, points)
    position.pop()
    position.push(n.ANSWERING, goods, buyer, points)


def answer(position: Position, buyer: i64, agrees: bool) -> None:
    """Take the answer to a counter-demand; after a refusal standing offers stay open."""
    goods = position.goods()
    points = position.points_demanded()
    position.pop()
    if agrees:
        position.tell(n.AGREED, buyer, position.turn)
        offers.trade(position, buyer, goods, points)
        return
    position.tell(n.REFUSED, buyer)
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        position.wanted[card] = 0
        card += 1
    position.push(n.SELLING, goods, 1)
