"""What a position is worth to a seat, and what it looks like to a learner."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.games.mashup.rules_secrets import Secrets

TERMS: Final[i64] = 3
OBSERVED: Final[i64] = 4


class Worth(Secrets):
    """Adds score terms and observations."""

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        out[0] = self.size[seat]
        out[1] = self.fame[seat]
        out[2] = 1 if self.winners() >> seat & 1 else 0
        return TERMS

    def observe(self, seat: i64) -> vec[i32]:
        return vec[i32]([0] * OBSERVED)
