"""Who owes a decision, and what may be decided."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import ones
from bestiary.games.maker.rules_numbers import (
    ACCEPT,
    ADD,
    AGREE,
    ANSWERING,
    ASSISTING,
    BRAIN,
    CHOOSE_GRAVE,
    DEMAND,
    DEMANDING,
    END_SALE,
    HAND_OVER,
    HEAP,
    HEAP_THEFT,
    JOIN,
    JOINING,
    KINDS,
    MOST_SEATS,
    OFFERING,
    OPEN,
    OPERATE,
    PASS,
    POINTS,
    PREPARE,
    RECOVER,
    REFUSE,
    REVIVE,
    ROB,
    SEALING,
    SELL,
    SELLING,
    SHOW,
    SKIP,
    STAY_OUT,
    STEAL,
    STUDY,
    TAKE,
    TAKING,
    WANT,
    WAREHOUSE,
    WISH,
    WISHES,
    WISHING,
    WORST,
)
from bestiary.games.maker.rules_position import NOBODY
from bestiary.games.maker.rules_worth import Worth


class Choices(Worth):
    """Adds to a position what its players may do."""

    def to_act(self) -> i64:
        if self.over:
            return 0
        frame = self.top()
        if frame == 0 or frame == SELLING or frame == DEMANDING or frame == WISHING:
            return i64(1) << self.turn
        if frame == SEALING:
            mask: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if self.sealed[seat] == OPEN:
                    mask |= i64(1) << seat
                seat += 1
            return mask
        if frame == OFFERING or frame == ANSWERING:
            return i64(1) << self.top_value(2)
        return i64(1) << self.top_value(1)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        frame = self.top()
        if frame == 0:
            if self.phase == 1:
                return self.first_actions(seat, out)
            return self.second_actions(seat, out) if self.phase == 2 else self.third_actions(seat, out)
        if frame == JOINING:
            out[0] = JOIN
            out[1] = STAY_OUT
            return 2
        if frame == SEALING:
            return self.choices_of_graves(seat, out)
        if frame == ASSISTING:
            return self.parts_to_hand(seat, out)
        if frame == TAKING:
            return self.parts_in_return(out)
        if frame == ANSWERING:
            out[0] = AGREE
            out[1] = REFUSE
            return 2
        return self.legal_on_market(seat, out, frame)

    # First Action

    def first_actions(self, seat: i64, out: vec[i64]) -> i64:
        """Writes what can be stolen, and the rest of the first Action."""
        count: i64 = 0
        open_to_thieves = self.unguarded() & ~(i64(1) << seat)
        card: i64 = 0
        while open_to_thieves and card < len(self.place):
            owner = self.keeper(card)
            if owner != NOBODY and open_to_thieves >> owner & 1:
                out[count] = STEAL + card
                count += 1
            card += 1
        count = self.cards_into(out, count, HEAP_THEFT, HEAP)
        if self.has_stone(seat):
            out[count] = ROB
            count += 1
        out[count] = PREPARE
        out[count + 1] = SKIP
        return count + 2

    def keeper(self, card: i64) -> i64:
        """Returns in whose warehouse a card lies, or NOBODY."""
        if card >= self.cards():
            return NOBODY
        owner = self.place[card] - WAREHOUSE
        return owner if owner >= 0 and owner < MOST_SEATS else NOBODY

    def is_guarded(self, seat: i64) -> bool:
        """Tells whether a warehouse holds fewer parts than its owner's Study die shows."""
        return self.held[WAREHOUSE + seat] < self.die[seat]

    def unguarded(self) -> i64:
        """Returns the seats that can be stolen from."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if not self.is_guarded(seat):
                mask |= i64(1) << seat
            seat += 1
        return mask

    def has_stone(self, seat: i64) -> bool:
        """Tells whether a seat has a robbery card face down."""
        return self.stones_left(seat) > 0

    def is_spent(self, seat: i64, grave: i64) -> bool:
        """Tells whether a seat's robbery card for a grave lies face up."""
        return bool(self.stones[seat] >> grave & 1)

    def choices_of_graves(self, seat: i64, out: vec[i64]) -> i64:
        """Writes the graves for which a seat has a robbery card face down."""
        count: i64 = 0
        grave: i64 = 0
        while grave < self.graves():
            if not self.is_spent(seat, grave):
                out[count] = CHOOSE_GRAVE + grave
                count += 1
            grave += 1
        return count

    def cards_into(self, out: vec[i64], count: i64, action: i64, place: i64) -> i64:
        """Adds an action for each card of a place."""
        if self.held[place] == 0:
            return count
        card: i64 = 0
        while card < len(self.place):
            if self.place[card] == place:
                out[count] = action + card
                count += 1
            card += 1
        return count

    # Second Action

    def second_actions(self, seat: i64, out: vec[i64]) -> i64:
        """Writes every assistant and part for an operation, and the rest of the second Action."""
        count: i64 = 0
        kinds = self.sewable_kinds(seat)
        steps: i64 = 1
        while kinds and steps < self.seats:
            kind: i64 = 0
            while kind < KINDS:
                if kinds >> kind & 1:
                    out[count] = OPERATE + steps * KINDS + kind
                    count += 1
                kind += 1
            steps += 1
        out[count] = STUDY
        count += 1
        if self.may_revive(seat):
            out[count] = REVIVE
            count += 1
        out[count] = SKIP
        return count + 1

    def may_revive(self, seat: i64) -> bool:
        """Tells whether a Monster has a brain, which only a head can hold."""
        return self.sewn[seat * KINDS + BRAIN] != NOBODY

    def sewable_kinds(self, seat: i64) -> i64:
        """Returns the kinds of parts that a seat holds and may sew on, as a mask."""
        mask: i64 = 0
        card: i64 = 0
        while card < len(self.place):
            if self.place[card] == WAREHOUSE + seat and self.can_sew(seat, self.kind[card]):
                mask |= i64(1) << self.kind[card]
            card += 1
        return mask

    def parts_to_hand(self, assistant: i64, out: vec[i64]) -> i64:
        """Writes the parts of both warehouses that may be sewn on."""
        count: i64 = 0
        card: i64 = 0
        while card < len(self.place):
            place = self.place[card]
            if (place == WAREHOUSE + self.turn or place == WAREHOUSE + assistant) and self.can_sew(
                self.turn, self.kind[card]
            ):
                out[count] = HAND_OVER + card
                count += 1
            card += 1
        return count

    def parts_in_return(self, out: vec[i64]) -> i64:
        """Writes the operator's parts of the named kind."""
        count: i64 = 0
        card: i64 = 0
        while card < len(self.place):
            if self.place[card] == WAREHOUSE + self.turn and self.kind[card] == self.top_value(2):
                out[count] = TAKE + card
                count += 1
            card += 1
        return count

    # Third Action

    def third_actions(self, seat: i64, out: vec[i64]) -> i64:
        """Writes what can be sold, and the rest of the third Action."""
        count = self.cards_into(out, 0, SELL, WAREHOUSE + seat)
        if self.may_recover(seat):
            out[count] = RECOVER
            count += 1
        out[count] = SKIP
        return count + 1

    def may_recover(self, seat: i64) -> bool:
        """Tells whether more robbery cards of a seat lie face up than its Study die shows."""
        return ones(self.stones[seat]) > self.die[seat]

    def legal_on_market(self, seat: i64, out: vec[i64], frame: i64) -> i64:
        """Writes what a sale allows now."""
        count: i64 = 0
        if frame == WISHING:
            while count < WISHES:
                out[count] = WISH + count
                count += 1
            return count
        if frame == OFFERING:
            count = self.unlaid_into(out, 0, SHOW, seat)
            count = self.unlaid_into(out, count, ADD, seat)
            count = self.points_into(out, count, seat)
            if self.is_draft_empty():
                out[count] = PASS
                count += 1
            return count
        if frame == DEMANDING:
            buyer = self.top_value(2)
            count = self.unlaid_into(out, 0, WANT, buyer)
            return self.points_into(out, count, buyer)
        return self.answers_to_offers(out)

    def unlaid_into(self, out: vec[i64], count: i64, action: i64, owner: i64) -> i64:
        """Adds an action for each card of a warehouse that is no part yet of what is put together."""
        card: i64 = 0
        while card < len(self.place):
            if self.place[card] == WAREHOUSE + owner and not self.is_laid(card):
                out[count] = action + card
                count += 1
            card += 1
        return count

    def is_laid(self, card: i64) -> bool:
        """Tells whether a card is part of the offer or demand that is put together."""
        return bool(self.wanted[card] if self.top() == DEMANDING else self.offer[card])

    def is_draft_empty(self) -> bool:
        """Tells whether no card is part yet of the offer or demand that is put together."""
        if self.top() == DEMANDING:
            return self.demanded() == 0
        return self.laid_by(self.top_value(2)) == 0

    def points_into(self, out: vec[i64], count: i64, payer: i64) -> i64:
        """Adds the points a payer can afford; none at all needs a card beside it."""
        points: i64 = 1 if self.is_draft_empty() else 0
        while points <= self.points_of(payer):
            out[count] = POINTS + points
            count += 1
            points += 1
        return count

    def points_of(self, seat: i64) -> i64:
        """Returns how many points of knowledge a seat can give."""
        return WORST - self.die[seat]

    def answers_to_offers(self, out: vec[i64]) -> i64:
        """Writes which offers the seller may accept and to whom he may make his one counter-demand."""
        count: i64 = 0
        steps: i64 = 1
        while steps < self.seats:
            if self.has_offered(self.player(steps)):
                out[count] = ACCEPT + steps
                count += 1
            steps += 1
        steps = 1
        while self.top_value(2) == 0 and steps < self.seats:
            if self.has_means(self.player(steps)):
                out[count] = DEMAND + steps
                count += 1
            steps += 1
        out[count] = END_SALE
        return count + 1

    def has_offered(self, seat: i64) -> bool:
        """Tells whether an offer of a seat stands."""
        return self.offered[seat] != NOBODY

    def has_means(self, seat: i64) -> bool:
        """Tells whether a seat has anything to pay with."""
        return self.points_of(seat) > 0 or self.held[WAREHOUSE + seat] > 0
