"""Why something may not be done: each action is tested by the rules that could forbid it."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.core.state import ones
from bestiary.games.maker.rules_legal import Choices
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
    STAY_OUT,
    STEAL,
    STUDY,
    TAKE,
    TAKING,
    WANT,
    WAREHOUSE,
    WISH,
    WISHING,
    WORST,
)
from bestiary.games.maker.rules_position import NOBODY


class Refusals(Choices):
    """Adds the rule that forbids each action which is not allowed."""

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        return general or self.refuse_card(seat, action)

    def refuse_card(self, seat: i64, action: i64) -> i64:
        """Returns the rule that forbids an action to a seat that owes a decision, or 0: here, those on a card."""
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
            return self.refuse_sale(seat, action - SELL) if self.in_phase(3) else R_NOT_NOW
        if action < WANT:
            card = action - SHOW if action < ADD else action - ADD
            return self.refuse_draft(seat, card) if frame == OFFERING else R_NOT_NOW
        if action < OPERATE:
            return self.refuse_draft(self.top_value(2), action - WANT) if frame == DEMANDING else R_NOT_NOW
        if action < WISH:
            part = action - OPERATE
            return self.refuse_operate(seat, part // KINDS, part % KINDS) if self.in_phase(2) else R_NOT_NOW
        return self.refuse_rest(seat, action, frame)

    def refuse_rest(self, seat: i64, action: i64, frame: i64) -> i64:
        """Returns the rule that forbids an action that names neither card nor part, or 0."""
        if action < POINTS:
            return 0 if frame == WISHING else R_NOT_NOW
        if action < ACCEPT:
            return self.refuse_points(seat, action - POINTS, frame)
        if action < DEMAND:
            return self.refuse_accept(action - ACCEPT) if frame == SELLING else R_NOT_NOW
        if action < CHOOSE_GRAVE:
            return self.refuse_demand(action - DEMAND) if frame == SELLING else R_NOT_NOW
        if action < ROB:
            return self.refuse_grave(seat, action - CHOOSE_GRAVE) if frame == SEALING else R_NOT_NOW
        if not self.is_due(action, frame):
            return R_NOT_NOW
        if action == ROB:
            return 0 if self.has_stone(seat) else M_3_NO_STONE
        if action == REVIVE:
            return 0 if self.sewn[seat * KINDS + BRAIN] != NOBODY else M_18_HEAD_AND_BRAIN
        if action == RECOVER:
            return 0 if ones(self.stones[seat]) > self.die[seat] else M_22_RECOVER
        return 0

    def is_due(self, action: i64, frame: i64) -> bool:
        """Tells whether one of the plain answers fits what is asked."""
        if action == ROB or action == PREPARE:
            return self.in_phase(1)
        if action == JOIN or action == STAY_OUT:
            return frame == JOINING
        if action == STUDY or action == REVIVE:
            return self.in_phase(2)
        if action == RECOVER:
            return self.in_phase(3)
        if action == PASS:
            return frame == OFFERING and self.top_value(3) == 0
        if action == END_SALE:
            return frame == SELLING
        if action == AGREE or action == REFUSE:
            return frame == ANSWERING
        return frame == 0  # to skip the Action

    def in_phase(self, phase: i64) -> bool:
        """Tells whether an Action is due and nothing inside it is pending."""
        return self.phase == phase and self.top() == 0

    def lies_at(self, card: i64, place: i64) -> bool:
        """Tells whether there is such a card and it lies in a place."""
        return card < self.cards() and self.place[card] == place

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
        return 0 if self.unguarded() >> owner & 1 else M_8_GUARDED

    def refuse_heap(self, card: i64) -> i64:
        """Says why a card can't be taken from the Gallows Heap."""
        return 0 if self.lies_at(card, HEAP) else M_42_HEAP

    def refuse_grave(self, seat: i64, grave: i64) -> i64:
        """Says why a seat can't choose a grave."""
        if grave >= self.graves():
            return R_NOT_THERE
        return R_STONE_OPEN if self.stones[seat] >> grave & 1 else 0

    # Second Action

    def refuse_operate(self, seat: i64, steps: i64, kind: i64) -> i64:
        """Says why an operation can't begin with an assistant and a named kind."""
        if steps == 0 or steps >= self.seats:
            return M_14_ASSISTANT
        if not self.can_sew(seat, kind):
            return M_48_SEWABLE
        return 0 if self.sewable_kinds(seat) >> kind & 1 else M_13_NAMED

    def refuse_hand_over(self, card: i64) -> i64:
        """Says why the assistant can't hand a card over."""
        if not self.lies_at(card, WAREHOUSE + self.turn) and not self.lies_at(card, WAREHOUSE + self.top_value(1)):
            return R_NOT_THERE
        return 0 if self.can_sew(self.turn, self.kind[card]) else M_48_SEWABLE

    def refuse_take(self, card: i64) -> i64:
        """Says why the assistant can't take a card in return."""
        if not self.lies_at(card, WAREHOUSE + self.turn):
            return R_NOT_THERE
        return 0 if self.kind[card] == self.top_value(2) else R_NAMED_KIND

    # Third Action

    def refuse_sale(self, seat: i64, card: i64) -> i64:
        """Says why a seat can't put a card up for sale."""
        return 0 if self.lies_at(card, WAREHOUSE + seat) else R_NOT_THERE

    def refuse_draft(self, owner: i64, card: i64) -> i64:
        """Says why a card can't be added to an offer or a demand; cards are added in the order of their handles."""
        if not self.lies_at(card, WAREHOUSE + owner):
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

    def refuse_accept(self, steps: i64) -> i64:
        """Says why an offer can't be accepted."""
        stands = steps > 0 and steps < self.seats and self.offered[self.player(steps)] != NOBODY
        return 0 if stands else M_23_OFFER

    def refuse_demand(self, steps: i64) -> i64:
        """Says why no counter-demand can be made to a player."""
        if steps == 0 or steps >= self.seats or self.top_value(2):
            return M_23_OFFER
        return 0 if self.has_means(self.player(steps)) else R_MEANS
