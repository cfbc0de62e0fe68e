"""A toy for the search: a pea is hidden under one of three shells, or left to luck, and the other player lifts one."""

from __future__ import annotations

from librt.vecs import vec

from bestiary.core import HIDDEN, LOOKS, UNSEEN, Chance, State

SHELLS = 3
LEAVE = 3  # luck decides: the hider wins one time in four
PLACED = 4  # what the seeker sees of a pea that is hidden
HIDER, SEEKER, NOBODY = 0, 1, -2


class Shells(State):
    """Is one game: the hider wins two times in three if the seeker can't see what he did, and never if he can."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)
        self.pea = NOBODY
        self.winner = NOBODY

    def to_act(self) -> int:
        return 0 if self.over else 1 << (HIDER if self.pea == NOBODY else SEEKER)

    def legal_into(self, seat: int, out: vec) -> int:
        count = SHELLS + 1 if seat == HIDER else SHELLS
        for action in range(count):
            out[action] = action
        return count

    def apply(self, seat: int, action: int) -> None:
        if seat == SEEKER:
            self.end(SEEKER if action == self.pea else HIDER)
        elif action == LEAVE:
            self.end(HIDER if self.chance.below(4) == 0 else SEEKER)
        else:
            self.pea = action

    def end(self, winner: int) -> None:
        """Ends the game."""
        self.winner = winner
        self.over = True

    def shown_as(self, seat: int, action: int, observer: int) -> int:
        if observer == seat:
            return UNSEEN
        return seat * LOOKS + (PLACED if seat == HIDER and action != LEAVE else action)

    def clone(self) -> State:
        twin = Shells()
        self.copy_to(twin)
        twin.pea, twin.winner = self.pea, self.winner
        return twin

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Shells)
        if seat != HIDER and self.pea != NOBODY and not self.over:
            twin.pea = int(HIDDEN)
        return twin

    def fill(self, chance: Chance) -> None:
        if self.pea == HIDDEN:
            self.pea = int(chance.below(SHELLS))

    def winners(self) -> int:
        return 1 << self.winner if self.over else 0

    def terms_into(self, seat: int, out: vec) -> int:
        out[0] = 0
        return 1
