"""A match of Monstrous as the contract has it: each method calls a chapter of the rules, or the mind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.core.chance import Chance
from bestiary.core.state import State
from bestiary.games.monstrous.mind import observation, terms
from bestiary.games.monstrous.rules import aims, allowed, answers, copies, landing, turn
from bestiary.games.monstrous.rules.numbers import ACTIONS
from bestiary.games.monstrous.rules.position import Position


class Monstrous(Position):
    """A match of Monstrous: a game, or the games of a war."""

    # Who owes, and what

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return allowed.legal_into(self, out)

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        return general or allowed.why_not(self, action)

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        return allowed.why_not(self, action) == rule

    def apply(self, seat: i64, action: i64) -> None:
        answers.take(self, seat, action)
        turn.advance(self)

    def apply_nature(self, outcome: vec[i64]) -> None:
        landing.take_in(self, outcome)
        turn.advance(self)

    def aim_refusal(self, seat: i64, numbers: vec[i64]) -> i64:
        general = self.general_refusal(seat, 0, ACTIONS)
        return general or aims.why_not_aim(self, numbers)

    def apply_aim(self, seat: i64, numbers: vec[i64]) -> None:
        aims.aim_freely(self, seat, numbers)
        turn.advance(self)

    # Copies: all is public but the order of the decks, which nobody knows and no state holds (M29)

    def clone(self) -> State:
        twin = Monstrous(self.seats)
        copies.copy(self, twin)
        return twin

    def blind(self, seat: i64) -> State:
        return self.clone()

    def fill(self, chance: Chance) -> None:
        pass

    # What a position is worth, and how it is observed

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        return terms.terms_into(self, seat, out)

    def observe(self, seat: i64) -> vec[i32]:
        return observation.observe(self, seat)
