"""Reaction windows: all who hold cards are asked at once, the first in order is heard, and asked again after that.

Who is asked depends on public facts alone: on the number of cards in a hand, and on whether any card that could be
played is still unseen. The other answers are void and stay unseen.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.mind.worth import Worth
from bestiary.games.mashup.rules.playing import SLOT_TARGET


class Windows(Worth):
    """Adds the windows and the playing of cards in them."""

    def open_window(self, window: i64) -> None:
        """Asks everyone, unless nothing at all has happened since the last window closed."""
        if self.happened:
            self.push(n.F_WINDOW, window, 0, self.turn)

    def ask(self, window: i64) -> bool:
        """Opens every seat's answer that could play a card by public facts; tells whether there is one."""
        asked = False
        actions = self.spent_actions < self.all_actions
        items = self.takes_items(window) or (window == n.W_MOVE and not self.closing)
        items = items and self.spent_items < self.all_items
        seat: i64 = 0
        while seat < self.seats:
            may = actions or items or (window == n.W_TURN and seat == self.turn)
            if may and self.hand_size[seat] > 0:
                self.answer[seat] = n.OPEN
                asked = True
            else:
                self.answer[seat] = n.NOT_ASKED
            self.draft[seat] = 0
            seat += 1
        return asked

    def still_open(self) -> i64:
        """Returns the mask of seats whose answer is still open."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.answer[seat] == n.OPEN:
                mask |= i64(1) << seat
            seat += 1
        return mask

    def run_window(self) -> bool:
        """Asks, or hears the answers; tells whether the game can go on."""
        window = self.top_value(1)
        if self.top_value(2) == 0:
            self.set_top(2, 1)
            if not self.ask(window):
                self.close_window()
                return True
            return False
        if self.still_open():
            return False
        self.count_as_shown()
        seat = self.heard(self.answer)
        answer = self.answer[seat]
        if answer >= 64:
            self.set_top(2, 0)
            self.waiting = False
            self.forget_answers()
            self.play_card(seat, (answer >> 6) - 1, answer & 63, window)
            return True
        if answer == n.WAITS:
            self.waiting = True
        self.tell(n.E_CLOSED, window)
        self.close_window()
        return True

    def heard(self, answers: vec[i64]) -> i64:
        """Returns whose answer counts: the first in order who plays, else one who waits, else one who passes."""
        found = self.top_value(3)
        steps: i64 = 0
        while steps < self.seats:
            seat = (self.top_value(3) + steps) % self.seats
            if answers[seat] >= 64:
                return seat
            if answers[seat] == n.WAITS:
                found = seat
            steps += 1
        return found

    def count_as_shown(self) -> None:
        """Notes that answers of several seats have become known, so that none of them can be taken back."""
        asked: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.answer[seat] != n.NOT_ASKED:
                asked += 1
            seat += 1
        if asked > 1:
            self.revealed += 1

    def close_window(self) -> None:
        """Ends a window in which nobody plays any more."""
        self.pop()
        self.forget_answers()
        self.happened = False

    def forget_answers(self) -> None:
        """Clears all answers; those that were not heard stay unseen."""
        seat: i64 = 0
        while seat < self.seats:
            self.answer[seat] = n.NOT_ASKED
            self.draft[seat] = 0
            seat += 1

    def answer_window(self, seat: i64, action: i64) -> None:
        """Takes a part of a seat's sealed answer."""
        answer = self.answer_by(seat, action)
        self.answer[seat] = answer
        self.draft[seat] = card_of(action) + 1 if answer == n.OPEN else 0

    def answer_by(self, seat: i64, action: i64) -> i64:
        """Returns a seat's sealed answer after a part of it; OPEN while a card still lacks its target."""
        if action == n.A_PASS:
            return n.PASSED
        if action == n.A_WAIT:
            return n.WAITS
        if action >= n.A_PLACE:
            return self.draft[seat] * 64 + target_code(action)
        kind = card_of(action)
        return n.OPEN if self.wants_monster(kind) or self.wants_place(kind) else (kind + 1) * 64

    # Playing

    def play_card(self, seat: i64, kind: i64, target: i64, origin: i64) -> None:
        """Lays a card down and puts it up for answers; it does what it does after them."""
        self.hand[seat * n.MAIN + kind] -= 1
        self.hand_size[seat] -= 1
        self.count_spent(kind)
        self.happened = True
        if target == 0:
            self.tell(n.E_PLAYED, seat, kind)
        elif target < SLOT_TARGET:
            self.tell(n.E_PLAYED_ON, seat, kind, target - 1)
        else:
            self.tell(n.E_PLAYED_AT, seat, kind, self.spot(target - SLOT_TARGET))
        self.push(n.F_CARD, kind, seat + 8 * target, origin)
        self.push(n.F_WINDOW, n.W_CARD, 0, (seat + 1) % self.seats)

    def count_spent(self, kind: i64) -> None:
        """Counts a card that everyone sees leave a hand."""
        if kind >= n.FIRST_ACTION:
            self.spent_actions += 1
        elif kind >= n.FIRST_ITEM:
            self.spent_items += 1

    # What may be answered

    def refuse_answer(self, seat: i64, action: i64) -> i64:
        """Says why a part of an answer can't be given in the window that is open, or 0."""
        window = self.top_value(1)
        drafted = self.draft[seat]
        if drafted:
            if action < n.A_PLACE or action >= n.A_UNIT or action == n.A_TO_NOWHERE:
                return n.R_NOT_NOW
            return self.refuse_target(seat, drafted - 1, target_code(action))
        if action < n.A_BEFORE:
            return n.B_3_WINDOW if window == n.W_MOVE else self.refuse_play(seat, action - n.A_PLAY, window)
        if action < n.A_PLACE:
            kind = action - n.A_BEFORE + n.FIRST_ACTION
            return self.refuse_play(seat, kind, window) if window == n.W_MOVE else n.R_NOT_NOW
        if action == n.A_WAIT:
            return 0 if window == n.W_MOVE else n.R_NOT_NOW
        return 0 if action == n.A_PASS else n.R_NOT_NOW


def card_of(action: i64) -> i64:
    """Returns the card that an action plays in a window."""
    return action - n.A_PLAY if action < n.A_BEFORE else action - n.A_BEFORE + n.FIRST_ACTION


def target_code(action: i64) -> i64:
    """Returns the code of the target that an action names."""
    if action >= n.A_MONSTER:
        return action - n.A_MONSTER + 1
    return action - n.A_PLACE + SLOT_TARGET
