"""What is allowed: every question has a range of answers, and each answer a rule that forbids it or none."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.monstrous.rules.numbers as n
from bestiary.core.state import NOT_ASKED, OVER
from bestiary.games.monstrous.rules.numbers import (
    ACTIONS,
    AIM_NUMBERS,
    ATTITUDE_MOST,
    AZIMUTH_MOST,
    CARD,
    COLUMN,
    DECK,
    DONE,
    ELEVATION_LEAST,
    ELEVATION_MOST,
    GAIN,
    GOD,
    HAND,
    LINE,
    LOCATIONS,
    LOCK,
    M_22_EDGE,
    MANNER,
    MEMBER,
    MONSTER_CARDS,
    MONSTERS,
    NOBODY,
    PLACE,
    R_ANGLE,
    R_GOD,
    R_HAND,
    R_NOT_HIT,
    R_NOT_NOW,
    R_NUMBERS,
    R_PILE,
    R_REACH,
    R_SPEED,
    R_SWAP,
    R_TARGET,
    REACH,
    RETHROW,
    ROW,
    SPEED_LEAST,
    SPEED_MOST,
    SPIN_MOST,
    SUB,
    SWAP,
    TABLE_X,
    TABLE_Y,
    THROW,
    UNDERWORLD,
    Z_LEAST,
    Z_MOST,
)
from bestiary.games.monstrous.rules.position import holds
from bestiary.games.monstrous.rules.setup import Setup


class Legal(Setup):
    """Adds which answers are allowed."""

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        action = self.first_answer()
        last = self.last_answer()
        while action < last:
            if self.forbids(action) == 0:
                out[count] = action
                count += 1
            action += 1
        if self.ask == n.ASK_LOCATION or self.ask == n.ASK_OUT:
            out[count] = DONE
            count += 1
        return count

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        if general:
            return general
        return self.forbids(action) if self.is_asked_for(action) else R_NOT_NOW

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Tells whether an action fails the condition of a rule: that it is asked for, or what it is aimed at."""
        asked_for = self.is_asked_for(action)
        if rule == R_NOT_NOW:
            return not asked_for
        return asked_for and self.forbids(action) == rule

    def is_asked_for(self, action: i64) -> bool:
        """Tells whether an action is an answer to the question that is open."""
        if self.ask_seat == NOBODY:
            return False
        if action == DONE:
            return self.ask == n.ASK_LOCATION or self.ask == n.ASK_OUT
        return self.first_answer() <= action < self.last_answer()

    def first_answer(self) -> i64:
        """Returns the first action of the kind that is asked for."""
        ask = self.ask
        if ask == n.ASK_THROW:
            return THROW
        if ask == n.ASK_COLUMN:
            return COLUMN
        if ask == n.ASK_ROW:
            return ROW
        if ask == n.ASK_MANNER:
            return MANNER
        if ask == n.ASK_LOCK:
            return LOCK
        if ask == n.ASK_YOUNG:
            return RETHROW
        if ask == n.ASK_VICTIM or ask == n.ASK_ROBBED:
            return GOD
        if ask == n.ASK_POWER or ask == n.ASK_FAITH:
            return PLACE
        if ask == n.ASK_GAIN:
            return GAIN
        if ask == n.ASK_LOCATION:
            return SWAP
        if ask == n.ASK_ORDER or ask == n.ASK_DRAWER or ask == n.ASK_SEER or ask == n.ASK_THROWER:
            return MEMBER
        return CARD

    def last_answer(self) -> i64:
        """Returns the first action after those of the kind that is asked for."""
        first = self.first_answer()
        if first == THROW:
            return COLUMN
        if first == COLUMN:
            return ROW
        if first == ROW:
            return MANNER
        if first == MANNER:
            return CARD
        if first == CARD:
            return PLACE
        if first == PLACE:
            return GOD
        if first == GOD:
            return MEMBER
        if first == SWAP:
            return DONE
        return first + 2

    def forbids(self, action: i64) -> i64:
        """Returns the rule that forbids an answer of the kind that is asked for, or 0."""
        ask = self.ask
        if action == DONE:
            return 0
        if ask == n.ASK_THROW:
            return 0 if self.can_throw(action // 2) else R_HAND
        if ask == n.ASK_VICTIM:
            return 0 if action - GOD < self.boards() and self.is_victim(action - GOD) else R_GOD
        if ask == n.ASK_ROBBED:
            return 0 if self.can_rob(action - GOD) else R_GOD
        if ask == n.ASK_POWER or ask == n.ASK_FAITH:
            return 0 if self.can_use(action - PLACE) else R_NOT_HIT
        if ask == n.ASK_LOCATION:
            return 0 if self.is_swap((action - SWAP) // LOCATIONS, (action - SWAP) % LOCATIONS) else R_SWAP
        if self.first_answer() == CARD:
            return self.forbids_card(action - CARD)
        return 0

    def forbids_card(self, card: i64) -> i64:
        """Returns the rule that forbids to choose a card, or 0."""
        ask = self.ask
        if ask == n.ASK_PICK:
            return 0 if self.can_pick(card) else R_TARGET
        if ask == n.ASK_TRAP:
            return 0 if self.is_waiting_trap(card) else R_TARGET
        if ask == n.ASK_DISCARD or ask == n.ASK_BURY:
            return 0 if self.is_target(self.ask_a, card) else R_TARGET
        if ask == n.ASK_RAISE:
            return 0 if self.is_in(card, self.board_of(self.ask_seat), UNDERWORLD) else R_PILE
        if ask == n.ASK_OUT:
            return 0 if self.is_in(card, self.ask_a, DECK) else R_PILE
        if ask == n.ASK_IN:
            return 0 if self.is_in(card, self.ask_a, UNDERWORLD) else R_PILE
        shown = self.place[card] == DECK and self.holder[card] == self.ask_b and 0 < self.depth[card] <= self.looked
        return 0 if shown else R_PILE

    def is_in(self, card: i64, board: i64, where: i64) -> bool:
        """Tells whether a card is in a god's pile."""
        return card // MONSTERS == board and self.place[card] == where

    def can_throw(self, monster: i64) -> bool:
        """Tells whether a monster is in the hand that throws, or is the one that is thrown anyway."""
        card = self.thrown[self.ask_a]
        if card != NOBODY:
            return card % MONSTERS == monster
        card = self.board_of(self.ask_seat) * MONSTERS + monster
        return self.place[card] == HAND and self.holder[card] == self.ask_seat

    def can_rob(self, board: i64) -> bool:
        """Tells whether a location lets one take Faith from a god."""
        return holds(self.robbable(self.ask_a, self.ask_b), board)

    def can_use(self, place: i64) -> bool:
        """Tells whether the card of the slot hits a location."""
        if self.ask_a == SUB:
            return self.look().hit(self.thrown[SUB], MONSTER_CARDS + place)
        return self.is_hit(place)

    # Free aims

    def aim_refusal(self, seat: i64, numbers: vec[i64]) -> i64:
        if self.over:
            return OVER
        if seat < 0 or seat >= self.seats or not self.to_act() >> seat & 1:
            return NOT_ASKED
        if self.ask != n.ASK_COLUMN:
            return R_NOT_NOW
        if len(numbers) != AIM_NUMBERS:
            return R_NUMBERS
        x = numbers[0]
        y = numbers[1]
        if -TABLE_X - LINE < x < TABLE_X + LINE and -TABLE_Y - LINE < y < TABLE_Y + LINE:
            return M_22_EDGE
        if not is_between(x, -TABLE_X - REACH, TABLE_X + REACH) or not is_between(y, -TABLE_Y - REACH, TABLE_Y + REACH):
            return R_REACH
        if not is_between(numbers[2], Z_LEAST, Z_MOST):
            return R_REACH
        if not is_between(numbers[3], -AZIMUTH_MOST, AZIMUTH_MOST):
            return R_ANGLE
        if not is_between(numbers[4], ELEVATION_LEAST, ELEVATION_MOST):
            return R_ANGLE
        if not is_between(numbers[7], -ATTITUDE_MOST, ATTITUDE_MOST):
            return R_ANGLE
        if not is_between(numbers[5], SPEED_LEAST, SPEED_MOST) or not is_between(numbers[6], -SPIN_MOST, SPIN_MOST):
            return R_SPEED
        return 0


def is_between(value: i64, least: i64, most: i64) -> bool:
    """Tells whether a number is in a range."""
    return least <= value <= most
