"""The third Action, h: an organ on the open market, from the goods named to the deal."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.secrets as secrets
import bestiary.games.maker.rules.study as study
from bestiary.games.maker.rules.position import Position


def points_of(position: Position, seat: i64) -> i64:
    """Return how many points of knowledge a seat can give."""
    return n.WORST - position.die[seat]


def has_means(position: Position, seat: i64) -> bool:
    """Tell whether a seat has anything to pay with."""
    return points_of(position, seat) > 0 or position.stock(seat) > 0


# The goods


def why_not_sell(position: Position, seller: i64, card: i64) -> i64:
    """Return the rule against the sale of a card, or 0."""
    return 0 if position.keeper(card) == seller else n.R_OWN_STOCK


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
    ask_for_offers(position, position.turn)


# What is put together: an offer by a buyer, or the counter-demand by the seller


def laid_by(position: Position, seat: i64) -> i64:
    """Return how many cards a seat's offer holds, made or in the making."""
    count: i64 = 0
    here = n.WAREHOUSE + seat
    places = position.place
    offer = position.offer
    left = position.stock(seat)  # cards there that were not looked at yet
    card: i64 = 0
    while left:
        if places[card] == here:
            left -= 1
            if offer[card]:
                count += 1
        card += 1
    return count


def demanded(position: Position) -> i64:
    """Return how many cards the counter-demand names so far."""
    count: i64 = 0
    for wanted in position.wanted:
        count += wanted
    return count


def laid(position: Position) -> i64:
    """Return how many cards the offer or demand holds that is put together."""
    return demanded(position) if position.top() == n.DEMANDING else laid_by(position, position.buyer())


def why_not_points(position: Position, points: i64) -> i64:
    """Return the rule against closing an offer or demand with so many points, or 0."""
    if points == 0:
        return 0 if laid(position) else n.R_EMPTY
    return n.R_POINTS if points > points_of(position, position.buyer()) else 0


def close(position: Position, seat: i64, points: i64) -> None:
    """Close what is put together."""
    if position.top() == n.DEMANDING:
        close_demand(position, points)
    else:
        close_offer(position, seat, points)


# Offers


def why_not_lay(position: Position, buyer: i64, card: i64) -> i64:
    """Return the rule against adding a card to an offer, or 0."""
    if position.keeper(card) != buyer:
        return n.R_OWN_STOCK
    return n.R_LAID if position.offer[card] else 0


def lay(position: Position, card: i64, how: i64) -> None:
    """Add a card to the offer that a player is making up; nobody sees it yet."""
    position.offer[card] = how


def close_offer(position: Position, seat: i64, points: i64) -> None:
    """Make an offer: its backs and points are public, the fronts shown go to the seller alone."""
    position.offered[seat] = points
    offer = position.offer
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        if offer[card] and position.place[card] == n.WAREHOUSE + seat:
            position.tell(n.OFFERED_CARD, seat, card, offer[card], position.kind[card])
            if offer[card] == n.SHOWN:
                secrets.show_front(position, card, position.turn)
        card += 1
    position.tell(n.OFFERED, seat, points)
    ask_for_offers(position, seat)


def why_not_pass(position: Position) -> i64:
    """Return the rule against making no offer, or 0."""
    return n.R_BEGUN if laid(position) else 0


def pass_offer(position: Position, seat: i64) -> None:
    """Make no offer."""
    position.tell(n.PASSED, seat)
    ask_for_offers(position, seat)


def ask_for_offers(position: Position, seat: i64) -> None:
    """Ask the next player, or let the seller choose; without any offer the sale is over.

    Whoever has nothing to pay with, which all can see, is not asked.
    """
    goods = position.goods()
    following = (seat + 1) % position.seats
    while following != position.turn and not has_means(position, following):
        position.tell(n.PASSED, following)
        following = (following + 1) % position.seats
    position.pop()
    if following != position.turn:
        position.push(n.OFFERING, goods, following)
        return
    position.push(n.SELLING, goods, 0)
    if not has_offers(position):
        end_sale(position)


def has_offered(position: Position, seat: i64) -> bool:
    """Tell whether an offer of a seat stands."""
    return position.offered[seat] != n.NOBODY


def has_offers(position: Position) -> bool:
    """Tell whether anybody has made an offer."""
    seat: i64 = 0
    while seat < position.seats and not has_offered(position, seat):
        seat += 1
    return seat < position.seats


# The seller's answer


def why_not_accept(position: Position, steps: i64) -> i64:
    """Return the rule against accepting the offer of the player so many steps away, or 0."""
    if not position.is_another(steps):
        return n.R_PLAYER
    return 0 if has_offered(position, position.player(steps)) else n.M_23_OFFER


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
    trade(position, buyer, goods, position.offered[buyer])


def why_not_demand(position: Position, steps: i64, asked: i64) -> i64:
    """Return the rule against a counter-demand to the player so many steps away, or 0."""
    if position.demand_is_used() and asked != n.R_PLAYER and asked != n.R_MEANS:
        return n.R_DEMANDED
    if not position.is_another(steps):
        return n.R_PLAYER
    return 0 if has_means(position, position.player(steps)) else n.R_MEANS


def demand(position: Position, buyer: i64) -> None:
    """Begin the one counter-demand of this sale."""
    goods = position.goods()
    position.pop()
    position.push(n.DEMANDING, goods, buyer)


def why_not_want(position: Position, card: i64) -> i64:
    """Return the rule against adding a card to the counter-demand, or 0."""
    if position.keeper(card) != position.buyer():
        return n.R_HIS_STOCK
    return n.R_LAID if position.wanted[card] else 0


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
        trade(position, buyer, goods, points)
        return
    position.tell(n.REFUSED, buyer)
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        position.wanted[card] = 0
        card += 1
    position.push(n.SELLING, goods, 1)


# The deal, and the end of a sale


def trade(position: Position, buyer: i64, goods: i64, points: i64) -> None:
    """Carry the deal out: the buyer pays with his knowledge and the cards wanted."""
    seller = position.turn
    position.deals += 1
    position.tell(n.SOLD, seller, buyer, goods, points)
    study.turn_die(position, buyer, points)
    study.turn_die(position, seller, -points)
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        if position.wanted[card]:
            secrets.receive(position, seller, card)
        card += 1
    secrets.receive(position, buyer, goods)
    clear(position)


def end_sale(position: Position) -> None:
    """End the sale without a deal; what was shown stays known."""
    position.pop()
    position.tell(n.SALE_ENDED, position.turn)
    clear(position)


def clear(position: Position) -> None:
    """Clear the market."""
    position.wish = n.WISH_NOTHING
    cards = position.cards()
    card: i64 = 0
    while card < cards:
        position.offer[card] = 0
        position.wanted[card] = 0
        card += 1
    seat: i64 = 0
    while seat < position.seats:
        position.offered[seat] = n.NOBODY
        seat += 1
