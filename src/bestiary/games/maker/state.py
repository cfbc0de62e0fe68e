"""A game of The Monster Maker: its position, with the contract's methods answered by the rules and by the mind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

import bestiary.games.maker.mind.observation as observation
import bestiary.games.maker.mind.terms as terms
import bestiary.games.maker.rules.allowed as allowed
import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.scoring as scoring
import bestiary.games.maker.rules.secrets as secrets
import bestiary.games.maker.rules.setup as setup
import bestiary.games.maker.rules.turn as turn
from bestiary.core.chance import Chance
from bestiary.core.state import State
from bestiary.games.maker.rules.position import Position


class Maker(Position):
    """One game of The Monster Maker."""

    def deal(self, round_limit: i64, refill: i64) -> None:
        """Lay the table and begin."""
        setup.deal(self, round_limit, refill)
        turn.begin(self)

    def to_act(self) -> i64:
        return turn.to_act(self)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return allowed.legal_into(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, n.ACTIONS)
        return general or allowed.refusal(self, seat, action, n.ANY_RULE)

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        return allowed.refusal(self, seat, action, rule) == rule

    def apply(self, seat: i64, action: i64) -> None:
        turn.carry_out(self, seat, action)

    def clone(self) -> State:
        return self.twin()

    def twin(self) -> Maker:
        """Copy the game without its chance source and log."""
        twin = Maker(self.seats)
        self.copy_to(twin)
        self.copy_columns_to(twin)
        return twin

    def blind(self, seat: i64) -> State:
        twin = self.twin()
        secrets.hide(twin, seat)
        return twin

    def fill(self, chance: Chance) -> None:
        secrets.fill(self, chance)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def winners(self) -> i64:
        return scoring.winners(self)

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        return terms.terms_into(self, seat, out)

    def observe(self, seat: i64) -> vec[i32]:
        return observation.observe(self, seat)
