"""What may be done and why the rest may not: each action is tested by the rule that could forbid it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.maker.rules_numbers import (
    ACCEPT,
    ACTIONS,
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
    M_3_NO_STONE,
    M_8_GUARDED,
    M_13_NAMED,
    M_14_ASSISTANT,
    M_18_HEAD_AND_BRAIN,
    M_22_RECOVER,
    M_23_OFFER,
    M_42_HEAP,
    M_48_SEWABLE,
    MOST_SEATS,
    OFFERING,
    OPEN,
    OPERATE,
    PASS,
    POINTS,
    PREPARE,
    R_MEANS,
    R_NAMED_KIND,
    R_NOT_NOW,
    R_NOT_THERE,
    R_OWN,
    R_STONE_OPEN,
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
    WORST,
)
from bestiary.games.maker.rules_position import NOBODY, Position, ones


class Possibilities(Position):
    """Adds to a position what is possible in it, and why the rest is not."""

    def to_act(self) -> i64:
        if self.over:
            return 0
        frame = self.top()
        if frame == 0 or frame == SELLING or frame == DEMANDING:
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
        count: i64 = 0
        if frame == 0:
            return self.legal_in_phase(seat, out)
        if frame == JOINING:
            out[0] = JOIN
            out[1] = STAY_OUT
            return 2
        if frame == SEALING:
            grave: i64 = 0
            while grave < self.graves():
                if not self.stones[seat] >> grave & 1:
                    out[count] = CHOOSE_GRAVE + grave
                    count += 1
                grave += 1
            return count
        if frame == ASSISTING:
            return self.some_into(seat, out, 0, HAND_OVER, self.cards())
        if frame == TAKING:
            return self.some_into(seat, out, 0, TAKE, self.cards())
        if frame == OFFERING:
            count = self.some_into(seat, out, 0, SHOW, self.cards())
            count = self.some_into(seat, out, count, ADD, self.cards())
            count = self.some_into(seat, out, count, POINTS, WORST)
            return self.some_into(seat, out, count, PASS, 1)
        if frame == SELLING:
            count = self.some_into(seat, out, 0, ACCEPT, self.seats)
            count = self.some_into(seat, out, count, DEMAND, self.seats)
            out[count] = END_SALE
            return count + 1
        if frame == DEMANDING:
            count = self.some_into(seat, out, 0, WANT, self.cards())
            return self.some_into(seat, out, count, POINTS, WORST)
        out[0] = AGREE
        out[1] = REFUSE
        return 2

    def legal_in_phase(self, seat: i64, out: vec[i64]) -> i64:
        """Writes what the due Action allows, and skipping it."""
        count: i64 = 0
        if self.phase == 1:
            count = self.some_into(seat, out, 0, STEAL, self.cards())
            count = self.some_into(seat, out, count, HEAP_THEFT, self.cards())
            count = self.some_into(seat, out, count, ROB, 1)
            out[count] = PREPARE
            count += 1
        elif self.phase == 2:
            count = self.some_into(seat, out, 0, OPERATE, self.seats * KINDS)
            out[count] = STUDY
            count = self.some_into(seat, out, count + 1, REVIVE, 1)
        else:
            count = self.some_into(seat, out, 0, SELL, self.cards())
            count = self.some_into(seat, out, count, RECOVER, 1)
        out[count] = SKIP
        return count + 1

    def some_into(self, seat: i64, out: vec[i64], count: i64, first: i64, width: i64) -> i64:
        """Adds the actions of a range that no rule forbids."""
        action = first
        while action < first + width:
            if self.refuse_here(seat, action) == 0:
                out[count] = action
                count += 1
            action += 1
        return count

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        return general or self.refuse_here(seat, action)

    def refuse_here(self, seat: i64, action: i64) -> i64:
        """Returns the rule that forbids an action to a seat that owes a decision, or 0."""
        frame = self.top()
        if action < HEAP_THEFT:
            return self.refuse_steal(seat, action - STEAL) if self.in_phase(1) else R_NOT_NOW
        if action < HAND_OVER:
            return self.refuse_heap(action - HEAP_THEFT) if self.in_phase(1) else R_NOT_NOW
        if action < TAKE:
            return self.refuse_hand_over(action - HAND_OVER) if frame == ASSISTING else R_NOT_NOW
        if action < SELL:
            return self.refuse_take(action - TAKE) if frame == TAKING else R_NOT_NOW
        if action < SHOW:
            return self.refuse_held(seat, action - SELL) if self.in_phase(3) else R_NOT_NOW
        if action < WANT:
            card = action - SHOW if action < ADD else action - ADD
            return self.refuse_draft(seat, card) if frame == OFFERING else R_NOT_NOW
        if action < OPERATE:
            return self.refuse_draft(self.top_value(2), action - WANT) if frame == DEMANDING else R_NOT_NOW
        if action < POINTS:
            part = action - OPERATE
            return self.refuse_operate(seat, part // KINDS, part % KINDS) if self.in_phase(2) else R_NOT_NOW
        return self.refuse_rest(seat, action, frame)

    def refuse_rest(self, seat: i64, action: i64, frame: i64) -> i64:
        """Returns the rule that forbids an action that names no card, or 0."""
        if action < ACCEPT:
            return self.refuse_points(seat, action - POINTS, frame)
        if action < DEMAND:
            return self.refuse_accept(action - ACCEPT) if frame == SELLING else R_NOT_NOW
        if action < CHOOSE_GRAVE:
            return self.refuse_demand(seat, action - DEMAND) if frame == SELLING else R_NOT_NOW
        if action < ROB:
            return self.refuse_grave(seat, action - CHOOSE_GRAVE) if frame == SEALING else R_NOT_NOW
        if action == ROB:
            if not self.in_phase(1):
                return R_NOT_NOW
            return 0 if self.has_stone(seat) else M_3_NO_STONE
        if action == REVIVE:
            if not self.in_phase(2):
                return R_NOT_NOW
            return 0 if self.sewn[seat * KINDS + BRAIN] != NOBODY else M_18_HEAD_AND_BRAIN
        if action == RECOVER:
            if not self.in_phase(3):
                return R_NOT_NOW
            return 0 if ones(self.stones[seat]) > self.die[seat] else M_22_RECOVER
        return 0 if self.is_due(action, frame) else R_NOT_NOW

    def is_due(self, action: i64, frame: i64) -> bool:
        """Tells whether one of the plain answers fits what is asked."""
        if action == JOIN or action == STAY_OUT:
            return frame == JOINING
        if action == PREPARE:
            return self.in_phase(1)
        if action == STUDY:
            return self.in_phase(2)
        if action == PASS:
            return frame == OFFERING and self.top_value(3) == 0
        if action == END_SALE:
            return frame == SELLING
        if action == AGREE or action == REFUSE:
            return frame == ANSWERING
        return frame == 0  # SKIP

    def in_phase(self, phase: i64) -> bool:
        """Tells whether an Action is due and nothing inside it is pending."""
        return self.phase == phase and self.top() == 0

    def has_stone(self, seat: i64) -> bool:
        """Tells whether a seat has a robbery card face down."""
        return ones(self.stones[seat]) < self.graves()

    # First Action

    def refuse_steal(self, seat: i64, card: i64) -> i64:
        """Says why a card can't be stolen from a warehouse."""
        if card >= self.cards():
            return R_NOT_THERE
        owner = self.place[card] - WAREHOUSE
        if owner < 0 or owner >= MOST_SEATS:
            return R_NOT_THERE
        if owner == seat:
            return R_OWN
        return 0 if self.count_at(WAREHOUSE + owner) >= self.die[owner] else M_8_GUARDED

    def refuse_heap(self, card: i64) -> i64:
        """Says why a card can't be taken from the Gallows Heap."""
        return 0 if card < self.cards() and self.place[card] == HEAP else M_42_HEAP

    def refuse_grave(self, seat: i64, grave: i64) -> i64:
        """Says why a seat can't choose a grave."""
        if grave >= self.graves():
            return R_NOT_THERE
        return R_STONE_OPEN if self.stones[seat] >> grave & 1 else 0

    # Second Action

    def refuse_operate(self, seat: i64, assistant: i64, kind: i64) -> i64:
        """Says why an operation can't begin with an assistant and a named kind."""
        if assistant >= self.seats or assistant == seat:
            return M_14_ASSISTANT
        if not self.can_sew(seat, kind):
            return M_48_SEWABLE
        return 0 if self.has_kind(seat, kind) else M_13_NAMED

    def refuse_hand_over(self, card: i64) -> i64:
        """Says why the assistant can't hand a card over."""
        if card >= self.cards():
            return R_NOT_THERE
        place = self.place[card]
        if place != WAREHOUSE + self.turn and place != WAREHOUSE + self.top_value(1):
            return R_NOT_THERE
        return 0 if self.can_sew(self.turn, self.kind[card]) else M_48_SEWABLE

    def refuse_take(self, card: i64) -> i64:
        """Says why the assistant can't take a card in return."""
        if card >= self.cards() or self.place[card] != WAREHOUSE + self.turn:
            return R_NOT_THERE
        return 0 if self.kind[card] == self.top_value(2) else R_NAMED_KIND

    # Third Action

    def refuse_held(self, seat: i64, card: i64) -> i64:
        """Says why a seat can't put a card up for sale."""
        return 0 if card < self.cards() and self.place[card] == WAREHOUSE + seat else R_NOT_THERE

    def refuse_draft(self, owner: i64, card: i64) -> i64:
        """Says why a card can't be added to an offer or a demand; cards are added in the order of their handles."""
        if card >= self.cards() or self.place[card] != WAREHOUSE + owner:
            return R_NOT_THERE
        return 0 if card >= self.top_value(3) else M_23_OFFER

    def refuse_points(self, seat: i64, points: i64, frame: i64) -> i64:
        """Says why an offer or a demand can't be closed with so many points."""
        if frame != OFFERING and frame != DEMANDING:
            return R_NOT_NOW
        payer = seat if frame == OFFERING else self.top_value(2)
        if points > WORST - self.die[payer]:
            return R_MEANS
        return M_23_OFFER if points == 0 and self.top_value(3) == 0 else 0

    def refuse_accept(self, buyer: i64) -> i64:
        """Says why an offer can't be accepted."""
        return 0 if buyer < self.seats and self.offered[buyer] != NOBODY else M_23_OFFER

    def refuse_demand(self, seat: i64, buyer: i64) -> i64:
        """Says why no counter-demand can be made to a player."""
        if buyer >= self.seats or buyer == seat or self.top_value(2):
            return M_23_OFFER
        has_means = self.die[buyer] < WORST or self.count_at(WAREHOUSE + buyer) > 0
        return 0 if has_means else R_MEANS
