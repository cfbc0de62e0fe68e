"""Three rounds, three claws each, every claw once: the longest that only one player shows takes the prize."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32

from bestiary.core import EVERYONE, Chance, State, column

CLAWS = 3
PRIZES = 3
BLUNT = 1
PRIZE, SHOWED, TOOK = range(3)
OBSERVED = 3 + 3 * CLAWS + 3
NOBODY = -1


class Claws(State):
    """Is one game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.prize = 0
        self.sealed = column([0] * seats)  # 0: not answered; else the claw and 1
        self.blunt = column([0] * (seats * CLAWS))
        self.points = column([0] * seats)

    def begin_round(self) -> None:
        """Draws a prize for everyone to see."""
        self.prize = self.chance.below(PRIZES) + 1
        self.tell(PRIZE, self.prize)

    def tell(self, kind: int, a: int = 0, b: int = 0) -> None:
        """Tells everyone."""
        if self.log is not None:
            self.log.put(kind, EVERYONE, a, b)

    def to_act(self) -> int:
        return 0 if self.over else sum(1 << seat for seat in range(self.seats) if not self.sealed[seat])

    def legal_into(self, seat: int, out: vec) -> int:
        count = 0
        for claw in range(CLAWS):
            if not self.blunt[seat * CLAWS + claw]:
                out[count] = claw
                count += 1
        return count

    def refusal(self, seat: int, action: int) -> int:
        return self.general_refusal(seat, action, CLAWS) or (BLUNT if self.blunt[seat * CLAWS + action] else 0)

    def apply(self, seat: int, action: int) -> None:
        self.sealed[seat] = action + 1
        if self.to_act() == 0:
            self.resolve()

    def resolve(self) -> None:
        """Shows all claws and gives the prize away."""
        shown = [answer - 1 for answer in self.sealed]
        self.revealed += 1
        for seat, claw in enumerate(shown):
            self.blunt[seat * CLAWS + claw] = 1
            self.tell(SHOWED, seat, claw)
        alone = [claw for claw in shown if shown.count(claw) == 1]
        if alone:
            taker = shown.index(max(alone))
            self.points[taker] += self.prize
            self.tell(TOOK, taker, self.prize)
        self.sealed = column([0] * self.seats)
        self.round += 1
        if self.round == CLAWS:
            self.over = True
        else:
            self.begin_round()

    def clone(self) -> State:
        twin = type(self)(self.seats)
        self.copy_to(twin)
        twin.round, twin.prize = self.round, self.prize
        twin.sealed, twin.blunt, twin.points = self.sealed[:], self.blunt[:], self.points[:]
        return twin

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Claws)
        for other in range(self.seats):
            if other != seat:
                twin.sealed[other] = 0  # whether he has answered is not to be seen either
        return twin

    def fill(self, chance: Chance) -> None:
        pass

    def score(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> int:
        best = max(self.points)
        return sum(1 << seat for seat in range(self.seats) if self.points[seat] == best) if self.over else 0

    def terms_into(self, seat: int, out: vec) -> int:
        out[0] = self.points[seat]
        return 1

    def observe(self, seat: int) -> vec:
        order = [(seat + place) % self.seats for place in range(self.seats)]
        row = [self.points[each] for each in order] + [0] * (3 - self.seats)
        row += [self.blunt[each * CLAWS + claw] for each in order for claw in range(CLAWS)]
        row += [0] * (3 - self.seats) * CLAWS
        return vec[i32]([*row, self.round, self.prize, self.sealed[seat]])
