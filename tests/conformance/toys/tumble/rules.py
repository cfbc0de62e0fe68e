"""Two throws each: the distance counts, unless it goes over the edge."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32

from bestiary.core import EVERYONE, NATURE, BadOutcome, Chance, State, column
from bestiary.core.state import UNKNOWN_ACTION

SOFT, HARD = range(2)
REACHES = (4, 9)
EDGE = 7
THROWS = 2
FARTHEST = 9  # feet that one may aim at
TIRED, TOO_FAR = 1, 2
THREW, LANDED = range(2)
OBSERVED = 3 + 3 + 4


class Tumble(State):
    """Is one game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = 0
        self.thrown = 0
        self.flying = 0  # the force of a throw that has not landed, and 1; aimed ones follow, by the feet aimed at
        self.tired = column([0] * seats)  # who has thrown hard
        self.points = column([0] * seats)

    def to_act(self) -> int:
        return 0 if self.over else NATURE if self.flying else 1 << self.turn

    def legal_into(self, seat: int, out: vec) -> int:
        out[0], out[1] = SOFT, HARD
        return 1 if self.tired[seat] else 2

    def refusal(self, seat: int, action: int) -> int:
        general = self.general_refusal(seat, action, 2)
        return general or (TIRED if action == HARD and self.tired[seat] else 0)

    def apply(self, seat: int, action: int) -> None:
        self.flying = action + 1
        if action == HARD:
            self.tired[seat] = 1
        self.tell(THREW, seat, action)

    def aim_refusal(self, seat: int, numbers: vec) -> int:
        general = self.general_refusal(seat, SOFT, 2)
        if general or len(numbers) != 1:
            return general or UNKNOWN_ACTION
        if not 0 <= numbers[0] <= FARTHEST:
            return TOO_FAR
        return TIRED if numbers[0] > REACHES[SOFT] and self.tired[seat] else 0

    def apply_aim(self, seat: int, numbers: vec) -> None:
        self.apply(seat, int(numbers[0] > REACHES[SOFT]))
        self.flying = 3 + numbers[0]

    def reach(self) -> int:
        """Returns how far a throw that is in the air may land."""
        return REACHES[self.flying - 1] if self.flying < 3 else self.flying - 3

    def apply_nature(self, outcome: vec) -> None:
        if len(outcome) != 1 or not 0 <= outcome[0] <= self.reach():
            raise BadOutcome(f"a throw lands 0 to {self.reach()} feet away, not {list(outcome)}")
        distance = outcome[0]
        self.points[self.turn] += distance if distance < EDGE else 0
        self.tell(LANDED, self.turn, distance)
        self.flying = 0
        self.thrown += 1
        self.turn = (self.turn + 1) % self.seats
        self.over = self.thrown == THROWS * self.seats

    def tell(self, kind: int, a: int, b: int) -> None:
        """Tells everyone."""
        if self.log is not None:
            self.log.put(kind, EVERYONE, a, b)

    def clone(self) -> State:
        twin = type(self)(self.seats)
        self.copy_to(twin)
        twin.turn, twin.thrown, twin.flying = self.turn, self.thrown, self.flying
        twin.tired, twin.points = self.tired[:], self.points[:]
        return twin

    def blind(self, seat: int) -> State:
        return self.clone()

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
        row = [part[each] for part in (self.points, self.tired) for each in order] + [0] * (2 * (3 - self.seats))
        return vec[i32]([*row, (self.turn - seat) % self.seats, self.thrown, self.flying, self.seats])
