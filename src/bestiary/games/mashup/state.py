"""The state that the contract asks for: every method calls the chapter of the rules that it belongs to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

import bestiary.games.mashup.mind.observation as observation
import bestiary.games.mashup.mind.worth as worth
import bestiary.games.mashup.rules.allowed as allowed
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.pending as pending
import bestiary.games.mashup.rules.secrets as secrets
import bestiary.games.mashup.rules.windows as windows
import bestiary.games.mashup.rules.winning as winning
from bestiary.core.chance import Chance
from bestiary.core.state import State
from bestiary.games.mashup.rules.position import Position


class Mashup(Position):
    """One game of Macro Monster Mashup."""

    def to_act(self) -> i64:
        return pending.to_act(self)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return allowed.legal_into(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, n.ACTIONS)
        return general or allowed.why_not(self, self.top(), seat, action, n.ANY_RULE)

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        return allowed.why_not(self, self.top(), seat, action, rule) == rule

    def apply(self, seat: i64, action: i64) -> None:
        pending.decide(self, seat, action)
        pending.run(self)

    def clone(self) -> State:
        twin = Mashup(self.seats)
        secrets.copy(self, twin)
        return twin

    def blind(self, seat: i64) -> State:
        twin = Mashup(self.seats)
        secrets.copy(self, twin)
        secrets.hide_from(twin, seat)
        return twin

    def fill(self, chance: Chance) -> None:
        secrets.fill(self, chance)

    def shown_as(self, seat: i64, action: i64, observer: i64) -> i64:
        if self.top() == n.F_WINDOW:
            return windows.shown_as(self, seat, action)
        return super().shown_as(seat, action, observer)

    def score(self, seat: i64) -> i64:
        return winning.score(self, seat)

    def winners(self) -> i64:
        return winning.winners(self)

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        return worth.terms_into(self, seat, out)

    def observe(self, seat: i64) -> vec[i32]:
        return observation.observe(self, seat)
