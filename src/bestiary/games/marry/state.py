"""A game of Marry the Monster as all that plays it knows it: the contract's methods, and who answers each."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

import bestiary.games.marry.mind.observation as observation
import bestiary.games.marry.mind.terms as terms
import bestiary.games.marry.rules.allowed as allowed
import bestiary.games.marry.rules.hidden as hidden
import bestiary.games.marry.rules.turn as turn
from bestiary.core.chance import Chance
from bestiary.core.state import State
from bestiary.games.marry.rules.numbers import ACTIONS
from bestiary.games.marry.rules.position import NOBODY, Position


class Marry(Position):
    """One game of Marry the Monster."""

    # Who owes, and what

    def to_act(self) -> i64:
        return i64(0) if self.over else i64(1) << self.turn

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return allowed.legal_into(self, out)

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        return general or allowed.why_not(self, action)

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        return 0 <= action < ACTIONS and allowed.fails(self, action, rule)

    def apply(self, seat: i64, action: i64) -> None:
        turn.act(self, action)
        turn.run(self)

    # Copies, and what a seat may know

    def clone(self) -> State:
        twin = Marry(self.seats)
        self.copy_columns(twin)
        return twin

    def blind(self, seat: i64) -> State:
        twin = Marry(self.seats)
        self.copy_columns(twin)
        hidden.hide(twin, seat)
        return twin

    def fill(self, chance: Chance) -> None:
        hidden.fill(self, chance)

    # How it stands

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> i64:
        return i64(0) if self.winner == NOBODY else i64(1) << self.winner

    # For bots, hints and learning

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        return terms.terms_into(self, seat, out)

    def observe(self, seat: i64) -> vec[i32]:
        return observation.observe(self, seat)
