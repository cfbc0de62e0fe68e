"""The contract's methods, each of which asks a chapter of the rules or what the mind makes of a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.core.chance import Chance
from bestiary.core.state import State
from bestiary.games.factory.mind.observation import observe
from bestiary.games.factory.mind.odds import chances_into
from bestiary.games.factory.mind.terms import terms_into
from bestiary.games.factory.rules.allowed import fails, legal_into, why_not
from bestiary.games.factory.rules.ending import winners
from bestiary.games.factory.rules.numbers import ACTIONS, PLACE, START
from bestiary.games.factory.rules.position import Position
from bestiary.games.factory.rules.setup import pick_start
from bestiary.games.factory.rules.turn import end_turn_by


class Factory(Position):
    """A game of Monster Factory."""

    def to_act(self) -> i64:
        return i64(0) if self.over else i64(1) << self.turn

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return legal_into(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> i64:
        return self.general_refusal(seat, action, ACTIONS) or why_not(self, seat, action)

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        return 0 <= action < ACTIONS and fails(self, seat, action, rule)

    def apply(self, seat: i64, action: i64) -> None:
        if action < PLACE:
            pick_start(self, seat, action - START)
        else:
            end_turn_by(self, seat, action)

    def clone(self) -> State:
        twin = Factory(self.seats)
        self.copy_columns(twin)
        return twin

    def blind(self, seat: i64) -> State:
        """Copy everything: the pool is known by its content, and its order does not exist yet."""
        return self.clone()

    def fill(self, chance: Chance) -> None:
        """Leave the state as it is: nothing in it is hidden."""

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> i64:
        return winners(self)

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        return terms_into(self, seat, out)

    def chances_into(self, out: vec[i64]) -> bool:
        return chances_into(self, out)

    def observe(self, seat: i64) -> vec[i32]:
        return observe(self, seat)
