"""Why something may not be done: each condition is judged by itself, and a refusal names the first that fails."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.maker.rules_conditions import RULES_OF, WIDTH, kind_of
from bestiary.games.maker.rules_legal import Choices
from bestiary.games.maker.rules_numbers import (
    ACCEPT,
    ACTIONS,
    ANSWERING,
    ASSISTING,
    CHOOSE_GRAVE,
    DEMAND,
    DEMANDING,
    END_SALE,
    HAND_OVER,
    HEAP,
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
    MOST_CARDS,
    OFFERING,
    OPERATE,
    PASS,
    POINTS,
    PREPARE,
    R_BEGUN,
    R_DEMANDED,
    R_EMPTY,
    R_HIS_STOCK,
    R_LAID,
    R_NAMED_KIND,
    R_NO_GRAVE,
    R_NO_WAREHOUSE,
    R_NOT_NOW,
    R_NOT_THERE,
    R_OWN,
    R_OWN_STOCK,
    R_PLAYER,
    R_POINTS,
    R_STONE_OPEN,
    RECOVER,
    REVIVE,
    ROB,
    SEALING,
    SELL,
    SELLING,
    SHOW,
    SKIP,
    STAY_OUT,
    TAKE,
    TAKING,
    WANT,
    WAREHOUSE,
    WISH,
    WISHING,
)
from bestiary.games.maker.rules_position import NOBODY


class Refusals(Choices):
    """Adds the conditions of every action."""

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        if general:
            return general
        at = kind_of(action) * WIDTH
        end = at + WIDTH
        while at < end:
            rule = RULES_OF[at]
            if rule and self.breaks(seat, action, rule):
                return rule
            at += 1
        return 0

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Tells whether an action fails one of its conditions; one that makes no sense here is not failed."""
        if rule == R_NOT_NOW:
            return not self.is_due(action)
        if action < OPERATE:
            return self.breaks_for_card(seat, action, action % MOST_CARDS, rule)
        if action < WISH:
            return self.breaks_for_operation(seat, (action - OPERATE) // KINDS, (action - OPERATE) % KINDS, rule)
        if action < ACCEPT:
            return self.breaks_for_points(action - POINTS, rule)
        if action < CHOOSE_GRAVE:
            return self.breaks_for_player(action - ACCEPT if action < DEMAND else action - DEMAND, rule)
        if action < ROB:
            return self.breaks_for_grave(seat, action - CHOOSE_GRAVE, rule)
        if rule == M_3_NO_STONE:
            return not self.has_stone(seat)
        if rule == M_18_HEAD_AND_BRAIN:
            return not self.may_revive(seat)
        if rule == M_22_RECOVER:
            return not self.may_recover(seat)
        return rule == R_BEGUN and self.top() == OFFERING and not self.is_draft_empty()

    # The step

    def is_due(self, action: i64) -> bool:
        """Tells whether an action fits what is asked."""
        frame = self.top()
        if action < OPERATE:
            return self.is_card_due(action, frame)
        if action < WISH:
            return self.in_phase(2)
        if action < POINTS:
            return frame == WISHING
        if action < ACCEPT:
            return frame == OFFERING or frame == DEMANDING
        if action < CHOOSE_GRAVE:
            return frame == SELLING
        if action < ROB:
            return frame == SEALING
        if action == ROB or action == PREPARE:
            return self.in_phase(1)
        if action <= STAY_OUT:
            return frame == JOINING
        if action <= REVIVE:
            return self.in_phase(2)
        if action == RECOVER:
            return self.in_phase(3)
        if action == PASS:
            return frame == OFFERING
        if action == END_SALE:
            return frame == SELLING
        return frame == 0 if action == SKIP else frame == ANSWERING

    def is_card_due(self, action: i64, frame: i64) -> bool:
        """Tells whether an action on a card fits what is asked."""
        if action < HAND_OVER:
            return self.in_phase(1)
        if action < TAKE:
            return frame == ASSISTING
        if action < SELL:
            return frame == TAKING
        if action < SHOW:
            return self.in_phase(3)
        return frame == OFFERING if action < WANT else frame == DEMANDING

    def in_phase(self, phase: i64) -> bool:
        """Tells whether an Action is due and nothing inside it is pending."""
        return self.phase == phase and self.top() == 0

    # What it is aimed at, and what it costs

    def breaks_for_card(self, seat: i64, action: i64, card: i64, rule: i64) -> bool:
        """Judges an action on a card."""
        if rule == R_NO_WAREHOUSE:
            return self.keeper(card) == NOBODY
        if rule == R_OWN:
            return self.keeper(card) == seat
        if rule == M_8_GUARDED:
            return self.keeper(card) != NOBODY and self.is_guarded(self.keeper(card))
        if rule == M_42_HEAP:
            return not self.lies_at(card, HEAP)
        if rule == R_OWN_STOCK:
            return not self.lies_at(card, WAREHOUSE + seat)
        if rule == R_HIS_STOCK:
            return self.top() == DEMANDING and not self.lies_at(card, WAREHOUSE + self.top_value(2))
        if rule == R_LAID:
            drafting = self.top() == DEMANDING if action >= WANT else self.top() == OFFERING
            return drafting and self.keeper(card) != NOBODY and self.is_laid(card)
        if rule == R_NOT_THERE:
            return not self.lies_at_hand(action, card)
        if not self.lies_at_hand(action, card):
            return False
        if rule == M_48_SEWABLE:
            return not self.can_sew(self.turn, self.kind[card])
        return rule == R_NAMED_KIND and self.top() == TAKING and self.kind[card] != self.top_value(2)

    def lies_at(self, card: i64, place: i64) -> bool:
        """Tells whether there is such a card and it lies in a place."""
        return card < self.cards() and self.place[card] == place

    def lies_at_hand(self, action: i64, card: i64) -> bool:
        """Tells whether a card lies where an assistant may reach: in the operator's warehouse, to hand over his too."""
        if action < TAKE and self.top() == ASSISTING and self.lies_at(card, WAREHOUSE + self.top_value(1)):
            return True
        return self.lies_at(card, WAREHOUSE + self.turn)

    def breaks_for_operation(self, seat: i64, steps: i64, kind: i64, rule: i64) -> bool:
        """Judges an operation by its assistant and the kind that is named."""
        if rule == M_14_ASSISTANT:
            return not self.is_another(steps)
        if rule == M_13_NAMED:
            return not self.holds(seat, kind)
        return rule == M_48_SEWABLE and not self.can_sew(seat, kind)

    def is_another(self, steps: i64) -> bool:
        """Tells whether there is a player so many steps away, other than the one on turn."""
        return steps > 0 and steps < self.seats

    def holds(self, seat: i64, kind: i64) -> bool:
        """Tells whether a part of a kind lies in a seat's warehouse."""
        card: i64 = 0
        while card < self.cards():
            if self.place[card] == WAREHOUSE + seat and self.kind[card] == kind:
                return True
            card += 1
        return False

    def breaks_for_points(self, points: i64, rule: i64) -> bool:
        """Judges the points that close an offer or a demand; a wish is free."""
        frame = self.top()
        if points < 0 or (frame != OFFERING and frame != DEMANDING):
            return False
        if rule == R_EMPTY:
            return points == 0 and self.is_draft_empty()
        return rule == R_POINTS and points > self.points_of(self.top_value(2))

    def breaks_for_player(self, steps: i64, rule: i64) -> bool:
        """Judges whose offer is accepted, or of whom something is demanded."""
        if rule == R_DEMANDED:
            return self.top() == SELLING and self.top_value(2) == 1
        if rule == R_PLAYER:
            return not self.is_another(steps)
        if not self.is_another(steps):
            return False
        if rule == M_23_OFFER:
            return not self.has_offered(self.player(steps))
        return not self.has_means(self.player(steps))

    def breaks_for_grave(self, seat: i64, grave: i64, rule: i64) -> bool:
        """Judges a choice of a grave."""
        if rule == R_NO_GRAVE:
            return grave >= self.graves()
        return rule == R_STONE_OPEN and grave < self.graves() and self.is_spent(seat, grave)
