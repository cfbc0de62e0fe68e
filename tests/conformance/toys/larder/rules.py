"""Six cards, two or three players: draw or eat; a slime that was eaten may be shared."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32

from bestiary.core import EVERYONE, HIDDEN, Chance, State, column

BONE, SLIME, FEATHER = range(3)
KINDS = 3
CARDS = (3, 2, 1)
VALUES = (1, 2, 3)
MOST_HELD = 2

EAT, DRAW, KEEP, SHARE, ACTIONS = 0, 3, 4, 5, 6  # EAT + kind
SHARING = 1  # a frame: the slime's eater owes an answer
DREW, ATE, SHARED, ENDED = range(4)
NO_SUCH_CARD, HAND_FULL, LARDER_EMPTY, ANSWER_FIRST, NOTHING_TO_SHARE = range(1, 6)
EATING = (ANSWER_FIRST, NO_SUCH_CARD)
NEEDS = (EATING, EATING, EATING, (ANSWER_FIRST, LARDER_EMPTY, HAND_FULL), (NOTHING_TO_SHARE,), (NOTHING_TO_SHARE,))
OBSERVED = 16


class Larder(State):
    """Is one game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.feast = 0
        self.turn = 0
        self.hand = column([0] * (seats * KINDS))
        self.hand_size = column([0] * seats)
        self.deck = column(CARDS)
        self.deck_size = sum(CARDS)
        self.eaten = column([])
        self.points = column([0] * seats)

    def deal(self, feast: int) -> None:
        """Draws who begins, and a card each."""
        self.feast = feast
        self.turn = self.chance.below(self.seats)
        for place in range(self.seats):
            self.take_card((self.turn + place) % self.seats)

    def take_card(self, seat: int) -> None:
        """Moves a card of the larder to a hand."""
        kind = self.pick()
        self.deck[kind] -= 1
        self.deck_size -= 1
        self.hand[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1
        self.revealed += 1
        if self.log is not None:
            self.log.put(DREW, 1 << seat, seat, kind)
            self.log.put(DREW, ~(1 << seat), seat, HIDDEN)

    def pick(self) -> int:
        """Draws the kind of the next card."""
        pick = self.chance.below(self.deck_size)
        kind = 0
        while pick >= self.deck[kind]:
            pick -= self.deck[kind]
            kind += 1
        return kind

    def tell(self, kind: int, a: int = 0, b: int = 0) -> None:
        """Tells everyone."""
        if self.log is not None:
            self.log.put(kind, EVERYONE, a, b)

    def to_act(self) -> int:
        return 0 if self.over else 1 << self.turn

    def legal_into(self, seat: int, out: vec) -> int:
        count = 0
        for action in range(ACTIONS):
            if self.refusal(seat, action) == 0:
                out[count] = action
                count += 1
        return count

    def refusal(self, seat: int, action: int) -> int:
        general = self.general_refusal(seat, action, ACTIONS)
        if general:
            return general
        return next((rule for rule in NEEDS[action] if self.breaks(seat, action, rule)), 0)

    def breaks(self, seat: int, action: int, rule: int) -> bool:
        if rule == NOTHING_TO_SHARE:
            return self.top() != SHARING
        if rule == ANSWER_FIRST:
            return self.top() == SHARING
        if rule == LARDER_EMPTY:
            return self.deck_size == 0
        if rule == HAND_FULL:
            return self.hand_size[seat] == MOST_HELD
        return action < DRAW and self.hand[seat * KINDS + action] == 0

    def apply(self, seat: int, action: int) -> None:
        if action == DRAW:
            self.take_card(seat)
        elif action < DRAW:
            self.eat(seat, action)
            if action == SLIME:
                self.push(SHARING)
                return
        else:
            self.pop()
            if action == SHARE:
                other = (seat + 1) % self.seats
                self.points[other] += 1
                self.tell(SHARED, seat, other)
        self.pass_on(seat)

    def eat(self, seat: int, kind: int) -> None:
        """Eats a card and scores it."""
        self.hand[seat * KINDS + kind] -= 1
        self.hand_size[seat] -= 1
        self.eaten = column([*self.eaten, kind])
        self.points[seat] += VALUES[kind] * (1 + self.feast)
        self.tell(ATE, seat, kind)

    def pass_on(self, seat: int) -> None:
        """Passes to the next player who can do anything, or ends the game."""
        for place in range(1, self.seats + 1):
            following = (seat + place) % self.seats
            if self.deck_size or self.hand_size[following]:
                self.turn = following
                return
        self.over = True
        self.tell(ENDED, max(self.points))

    def clone(self) -> State:
        twin = type(self)(self.seats)
        self.copy_to(twin)
        twin.feast, twin.turn, twin.deck_size = self.feast, self.turn, self.deck_size
        twin.hand, twin.hand_size, twin.deck = self.hand[:], self.hand_size[:], self.deck[:]
        twin.eaten, twin.points = self.eaten[:], self.points[:]
        return twin

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Larder)
        for at in range(self.seats * KINDS):
            if at // KINDS != seat:
                twin.hand[at] = HIDDEN
        twin.deck = column([HIDDEN] * KINDS)
        return twin

    def unseen(self) -> list[int]:
        """Counts the cards that are neither eaten nor in a known hand."""
        left = list(CARDS)
        for kind in self.eaten:
            left[kind] -= 1
        for at, count in enumerate(self.hand):
            left[at % KINDS] -= count if count != HIDDEN else 0
        return left

    def fill(self, chance: Chance) -> None:
        left = self.unseen()
        for seat in range(self.seats):
            if self.hand[seat * KINDS] == HIDDEN:
                for kind in range(KINDS):
                    self.hand[seat * KINDS + kind] = 0
                for _ in range(self.hand_size[seat]):
                    kind = self.guess(left, chance)
                    left[kind] -= 1
                    self.hand[seat * KINDS + kind] += 1
        self.deck = column(left)

    def guess(self, left: list[int], chance: Chance) -> int:
        """Draws a kind of the unseen cards."""
        pick = chance.below(sum(left))
        kind = 0
        while pick >= left[kind]:
            pick -= left[kind]
            kind += 1
        return kind

    def score(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> int:
        best = max(self.points)
        return sum(1 << seat for seat in range(self.seats) if self.points[seat] == best) if self.over else 0

    def terms_into(self, seat: int, out: vec) -> int:
        out[0] = self.points[seat]
        out[1] = self.hand_size[seat]
        return 2

    def observe(self, seat: int) -> vec:
        row = [self.hand[seat * KINDS + kind] for kind in range(KINDS)]
        order = [(seat + place) % self.seats for place in range(self.seats)]
        for column_ in (self.hand_size, self.points):
            row += [column_[each] for each in order] + [0] * (3 - self.seats)
        row += [list(self.eaten).count(kind) for kind in range(KINDS)]
        row += [self.deck_size, (self.turn - seat) % self.seats, self.top(), self.seats]
        return vec[i32](row)
