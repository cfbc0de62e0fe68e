"""The third Action: an organ on the open market, or robbery cards taken back."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.core.state import ones
from bestiary.games.maker.rules_numbers import (
    AGREED,
    ANSWERING,
    DEMANDED,
    DEMANDED_CARD,
    DEMANDING,
    FOR_SALE,
    OFFERED,
    OFFERED_CARD,
    OFFERING,
    PASSED,
    RECOVERED,
    REFUSED,
    SALE_ENDED,
    SELLING,
    SOLD,
    WAREHOUSE,
    WISH_NOTHING,
    WISHED,
    WISHING,
)
from bestiary.games.maker.rules_position import NOBODY
from bestiary.games.maker.rules_surgery import Surgery


class Market(Surgery):
    """Adds the sale, from the goods named to the deal."""

    def put_up(self, seat: i64, card: i64) -> None:
        """Names the goods; the seller may then say what he would like for them."""
        self.tell(FOR_SALE, seat, card, self.kind[card])
        self.push(WISHING, card)

    def make_wish(self, seat: i64, wish: i64) -> None:
        """Says what the seller would like, which binds nobody, and asks the others for offers, clockwise."""
        goods = self.top_value(1)
        self.pop()
        self.wish = wish
        if wish != WISH_NOTHING:
            self.tell(WISHED, seat, wish)
        self.push(OFFERING, goods, self.turn)
        self.ask_for_offers(self.turn)

    def add_to_offer(self, card: i64, shown: i64) -> None:
        """Adds a card to the offer that a player is making up; nobody sees it yet."""
        self.offer[card] = shown

    def close_offer(self, seat: i64, points: i64) -> None:
        """Makes an offer: its backs and points are public, the fronts shown go to the seller alone."""
        self.offered[seat] = points
        card: i64 = 0
        while card < self.cards():
            if self.offer[card] and self.place[card] == WAREHOUSE + seat:
                self.tell(OFFERED_CARD, seat, card, self.offer[card], self.kind[card])
                if self.offer[card] == 2:
                    self.show_front(card, self.turn)
            card += 1
        self.tell(OFFERED, seat, points)
        self.ask_for_offers(seat)

    def pass_offer(self, seat: i64) -> None:
        """Makes no offer."""
        self.tell(PASSED, seat)
        self.ask_for_offers(seat)

    def ask_for_offers(self, seat: i64) -> None:
        """Asks the next player, or lets the seller choose; without any offer the sale is over.

        Whoever has nothing to pay with, which all can see, is not asked.
        """
        goods = self.top_value(1)
        following = (seat + 1) % self.seats
        while following != self.turn and not self.has_means(following):
            self.tell(PASSED, following)
            following = (following + 1) % self.seats
        self.pop()
        if following != self.turn:
            self.push(OFFERING, goods, following)
            return
        self.push(SELLING, goods, 0)
        if not self.has_offers():
            self.end_sale()

    def has_offers(self) -> bool:
        """Tells whether anybody has made an offer."""
        seat: i64 = 0
        while seat < self.seats and not self.has_offered(seat):
            seat += 1
        return seat < self.seats

    def accept(self, buyer: i64) -> None:
        """Takes a standing offer."""
        goods = self.top_value(1)
        self.pop()
        self.tell(AGREED, self.turn, buyer)
        card: i64 = 0
        while card < self.cards():
            if self.offer[card] and self.place[card] == WAREHOUSE + buyer:
                self.wanted[card] = 1
            else:
                self.wanted[card] = 0
            card += 1
        self.trade(buyer, goods, self.offered[buyer])

    def demand(self, buyer: i64) -> None:
        """Begins the one counter-demand of this sale."""
        goods = self.top_value(1)
        self.pop()
        self.push(DEMANDING, goods, buyer)

    def want(self, card: i64) -> None:
        """Adds a card to the counter-demand."""
        self.wanted[card] = 1

    def close_demand(self, points: i64) -> None:
        """Puts the counter-demand to its player."""
        goods = self.top_value(1)
        buyer = self.top_value(2)
        card: i64 = 0
        while card < self.cards():
            if self.wanted[card]:
                self.tell(DEMANDED_CARD, buyer, card, self.kind[card])
            card += 1
        self.tell(DEMANDED, self.turn, buyer, points)
        self.pop()
        self.push(ANSWERING, goods, buyer, points)

    def answer(self, buyer: i64, agrees: bool) -> None:
        """Takes the answer to a counter-demand; after a refusal standing offers stay open."""
        goods = self.top_value(1)
        points = self.top_value(3)
        self.pop()
        if agrees:
            self.tell(AGREED, buyer, self.turn)
            self.trade(buyer, goods, points)
            return
        self.tell(REFUSED, buyer)
        card: i64 = 0
        while card < self.cards():
            self.wanted[card] = 0
            card += 1
        self.push(SELLING, goods, 1)

    def trade(self, buyer: i64, goods: i64, points: i64) -> None:
        """Carries the deal out: the buyer pays with his knowledge and the cards wanted."""
        seller = self.turn
        self.deals += 1
        self.tell(SOLD, seller, buyer, goods, points)
        self.turn_die(buyer, points)
        self.turn_die(seller, -points)
        card: i64 = 0
        while card < self.cards():
            if self.wanted[card]:
                self.put(card, WAREHOUSE + seller)
                self.show_front(card, seller)
            card += 1
        self.put(goods, WAREHOUSE + buyer)
        self.show_front(goods, buyer)
        self.close_sale()

    def end_sale(self) -> None:
        """Ends the sale without a deal; what was shown stays known."""
        self.pop()
        self.tell(SALE_ENDED, self.turn)
        self.close_sale()

    def close_sale(self) -> None:
        """Clears the market and ends the turn."""
        self.wish = WISH_NOTHING
        card: i64 = 0
        while card < self.cards():
            self.offer[card] = 0
            self.wanted[card] = 0
            card += 1
        seat: i64 = 0
        while seat < self.seats:
            self.offered[seat] = NOBODY
            seat += 1
        self.next_turn()

    def recover(self, seat: i64) -> None:
        """Turns all robbery cards face down again."""
        self.tell(RECOVERED, seat, ones(self.stones[seat]))
        self.stones[seat] = 0
        self.next_turn()

    def next_turn(self) -> None:
        """Passes the turn on."""
        raise NotImplementedError
