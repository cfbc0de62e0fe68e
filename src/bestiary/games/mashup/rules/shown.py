"""What is seen of a decision: of sealed answers only what comes of them."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.numbers as n
from bestiary.core.state import LOOKS, UNSEEN
from bestiary.games.mashup.rules.needs import Reasons


class Shown(Reasons):
    """Adds how decisions look to the others."""

    def shown_as(self, seat: i64, action: i64, observer: i64) -> i64:
        """Shows nothing of a sealed answer; the last one shows everybody who is heard, or that nobody is."""
        if self.top() != n.F_WINDOW:
            return super().shown_as(seat, action, observer)
        last = self.answer_by(seat, action)
        if last == n.OPEN or self.still_open() != i64(1) << seat:
            return UNSEEN
        answers = self.answer[:]
        answers[seat] = last
        who = self.heard(answers)
        if answers[who] >= 64:
            return who * LOOKS + n.HEARD + heard_code(answers[who])
        # Where the move is held back, or all are asked after it anyhow, nobody notices that somebody waits for it.
        if answers[who] == n.WAITS and not self.is_held_back() and not self.asks_owner():
            return n.CLOSED + 1
        return n.CLOSED


def heard_code(answer: i64) -> i64:
    """Returns a number for the card and target of an answer that is heard; Locations have no target."""
    kind = (answer >> 6) - 1
    return kind if kind < n.FIRST_ITEM else answer - n.FIRST_ITEM * 64
