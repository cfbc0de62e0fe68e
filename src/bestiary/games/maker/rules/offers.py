"""Offers on the market: what players can pay with, what they put together, and the deal."""

from __future__ import annotations

from librt.vecs import vec
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


def why_not_points(points: i64, laid: i64, means: i64) -> i64:
    """Return the rule against closing what holds so many cards with so many points, or 0."""
    if points == 0 and laid == 0:
        return n.R_EMPTY
    return n.R_POINTS if points > means else i64(0)


def why_not_lay(position: Position, buyer: i64, card: i64) -> i64:
    """Return the rule against adding a card to an offer, or 0."""
    if position.keeper(card) != buyer:
        return n.R_OWN_STOCK
    return n.R_LAID if position.offer[card] else i64(0)


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


def why_not_pass(laid: i64) -> i64:
    """Return the rule against making no offer where so many cards are laid, or 0."""
    return n.R_BEGUN if laid else i64(0)


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


# All that is allowed


def offers_into(position: Position, buyer: i64, out: vec[i64]) -> i64:
    """Write what a buyer may do, in ascending order: add a card, shown or with its back up, close his offer, or pass.

    This is the commonest decision by far, so one look at his cards serves for all of it.
    """
    laid: i64 = 0
    free: i64 = 0
    here = n.WAREHOUSE + buyer
    places = position.place
    left = position.stock(buyer)  # cards there that were not looked at yet
    card: i64 = 0
    while left:
        if places[card] == here:
            left -= 1
            if why_not_lay(position, buyer, card):
                laid += 1
            else:
                out[free] = n.SHOW + card
                free += 1
        card += 1
    count = free
    while count < 2 * free:
        out[count] = out[count - free] + n.ADD - n.SHOW
        count += 1
    count = points_into(position, laid, out, count)
    if why_not_pass(laid) == 0:
        out[count] = n.PASS
        count += 1
    return count


def points_into(position: Position, laid: i64, out: vec[i64], count: i64) -> i64:
    """Add the points that may close an offer or demand of so many cards."""
    means = points_of(position, position.buyer())
    points: i64 = 0
    while points <= n.WORST - n.BEST:
        if why_not_points(points, laid, means) == 0:
            out[count] = n.POINTS + points
            count += 1
        points += 1
    return count
