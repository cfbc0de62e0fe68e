"""Decks, hands and Underworlds, and the ways of cards between them and the table."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules.copies import Copies
from bestiary.games.monstrous.rules.events import DECK_TOP, DISCARDED, DREW, EXTRA, TO_DECK, TO_HAND
from bestiary.games.monstrous.rules.numbers import DECK, HAND, MONSTERS, NOBODY, TABLE, UNDERWORLD


class Piles(Copies):
    """Adds to a position how cards change their place."""

    # Decks: a pool that is drawn from, with a top that is known because decks lie face up (M29)

    def known(self, seat: i64) -> i64:
        """Returns how many cards of a deck are known from the top on."""
        found: i64 = 0
        card = self.board_of(seat) * MONSTERS
        last = card + MONSTERS
        while card < last:
            if self.place[card] == DECK and self.holder[card] == seat and self.depth[card] > found:
                found = self.depth[card]
            card += 1
        return found

    def deck_card(self, seat: i64, depth: i64) -> i64:
        """Returns the card at a known depth of a deck, or NOBODY."""
        card = self.board_of(seat) * MONSTERS
        last = card + MONSTERS
        while card < last:
            if self.place[card] == DECK and self.holder[card] == seat and self.depth[card] == depth:
                return card
            card += 1
        return NOBODY

    def turn_up(self, seat: i64, number: i64) -> None:
        """Makes a deck known down to a number of cards, as far as it goes; chance says which they are."""
        known = self.known(seat)
        size = self.held(seat, DECK)
        while known < number and known < size:
            pick = self.chance.below(size - known)
            card = self.board_of(seat) * MONSTERS
            while True:
                if self.place[card] == DECK and self.holder[card] == seat and self.depth[card] == 0:
                    if pick == 0:
                        break
                    pick -= 1
                card += 1
            known += 1
            self.depth[card] = known
            self.tell(DECK_TOP, seat, card % MONSTERS, known)

    def take_from_deck(self, card: i64) -> None:
        """Moves a known card of a deck to its holder's hand; the next one shows."""
        seat = self.holder[card]
        depth = self.depth[card]
        other = self.board_of(seat) * MONSTERS
        last = other + MONSTERS
        while other < last:
            if self.place[other] == DECK and self.holder[other] == seat and self.depth[other] > depth:
                self.depth[other] -= 1
            other += 1
        self.depth[card] = 0
        self.place[card] = HAND
        self.tell(DREW, seat, card % MONSTERS)
        self.turn_up(seat, 1)

    def draw(self, seat: i64) -> None:
        """Draws the top card of a deck, if there is one."""
        card = self.deck_card(seat, 1)
        if card != NOBODY:
            self.take_from_deck(card)

    def put_on_deck(self, card: i64) -> None:
        """Lays a card that lies nowhere on top of its holder's deck."""
        seat = self.holder[card]
        other = self.board_of(seat) * MONSTERS
        last = other + MONSTERS
        while other < last:
            if self.place[other] == DECK and self.holder[other] == seat and self.depth[other] > 0:
                self.depth[other] += 1
            other += 1
        self.place[card] = DECK
        self.depth[card] = 1

    # From the table

    def discard(self, card: i64) -> None:
        """Puts a monster of the table into its god's Underworld."""
        if self.place[card] != TABLE:
            return
        self.take_up(card)
        self.place[card] = UNDERWORLD
        self.tell(DISCARDED, card // MONSTERS, card % MONSTERS)

    def return_to_hand(self, card: i64) -> None:
        """Gives a monster of the table back to the hand that it was thrown from."""
        if self.place[card] != TABLE:
            return
        self.take_up(card)
        self.place[card] = HAND
        self.tell(TO_HAND, card // MONSTERS, card % MONSTERS, self.holder[card])

    def return_to_deck(self, card: i64) -> None:
        """Puts a monster of the table on top of its deck."""
        if self.place[card] != TABLE:
            return
        self.take_up(card)
        self.put_on_deck(card)
        self.tell(TO_DECK, card // MONSTERS, card % MONSTERS, self.holder[card])

    def raise_up(self, card: i64, seat: i64) -> None:
        """Takes a monster out of its god's Underworld into a hand."""
        self.place[card] = HAND
        self.holder[card] = seat
        self.tell(TO_HAND, card // MONSTERS, card % MONSTERS, seat)

    # Throws that were gained

    def gain_throws(self, board: i64, number: i64) -> None:
        """Stores throws to be made in this turn."""
        self.extra += number
        self.tell(EXTRA, board, number)
