"""The rules: plain Python on top of Bestiary's state, which may be compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core import State

MOST = 3
FEWEST_STONES, OTHER_STONES = 9, 4
TOOK, SANK = 0, 1
TOO_FEW = 1


class Bog(State):
    """One game in the bog."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = 0
        self.stones = 0
        self.sunk = -1

    def deal(self) -> None:
        """Draw who begins and how many stones lie in the bog."""
        self.turn = self.chance.below(self.seats)
        self.stones = FEWEST_STONES + self.chance.below(OTHER_STONES)

    def to_act(self) -> int:
        return 0 if self.over else 1 << self.turn

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        count = min(MOST, self.stones)
        for action in range(count):
            out[action] = action
        return count

    def refusal(self, seat: int, action: int) -> int:
        return self.general_refusal(seat, action, MOST) or (TOO_FEW if action >= self.stones else 0)

    def apply(self, seat: int, action: int) -> None:
        self.stones -= action + 1
        self.tell(TOOK, seat, action + 1)
        if self.stones == 0:
            self.over = True
            self.sunk = seat
            self.tell(SANK, seat)
        self.turn = (seat + 1) % self.seats

    def score(self, seat: int) -> int:
        return int(self.over and seat != self.sunk)

    def winners(self) -> int:
        return sum(1 << seat for seat in range(self.seats) if self.score(seat))
