"""Faults in what a seat may know."""

from __future__ import annotations

from librt.vecs import vec
from tests.conformance.toys.larder.game import LarderGame
from tests.conformance.toys.larder.rules import DREW, KINDS, Larder
from tests.conformance.toys.planting import plant

from bestiary.core import EVERYONE, HIDDEN, Chance, State, column


@plant("blind soundness", LarderGame)
class TermsPeek(Larder):
    """Counts what is in the larder among a seat's terms."""

    def terms_into(self, seat: int, out: vec) -> int:
        super().terms_into(seat, out)
        out[1] = self.deck[0]
        return 2


@plant("blind soundness", LarderGame)
class RefusalPeeks(Larder):
    """Refuses a draw by what would be drawn."""

    def refusal(self, seat: int, action: int) -> int:
        rule = super().refusal(seat, action)
        return 3 if rule == 0 and action == 3 and self.deck[0] == 0 and self.hand_size[seat] else rule


@plant("blind hides", LarderGame)
class Glass(Larder):
    """Hides nothing."""

    def blind(self, seat: int) -> State:
        return self.clone()

    def fill(self, chance: Chance) -> None:
        pass


@plant("blind hides", LarderGame)
class BlinderTwice(Larder):
    """Hides more when it is blinded a second time."""

    def blind(self, seat: int) -> State:
        twin = super().blind(seat)
        assert isinstance(twin, Larder)
        if self.deck[0] == HIDDEN:
            twin.points = column([0] * self.seats)
        return twin


@plant("fill keeps the blind state", LarderGame)
class MovesCards(Larder):
    """Fills other hands with a card too many."""

    def fill(self, chance: Chance) -> None:
        super().fill(chance)
        self.hand_size[0] += 1


@plant("fill keeps the blind state", LarderGame)
class HalfFilled(Larder):
    """Leaves the larder hidden."""

    def fill(self, chance: Chance) -> None:
        super().fill(chance)
        self.deck = column([HIDDEN] * KINDS)


@plant("fills are uniform", LarderGame)
class KindsNotCards(Larder):
    """Guesses kinds as if there were one card of each."""

    def guess(self, left: list[int], chance: Chance) -> int:
        kinds = [kind for kind in range(KINDS) if left[kind]]
        return kinds[chance.below(len(kinds))]


@plant("twins", LarderGame)
class LastDrawn(Larder):
    """Keeps the card drawn last where everyone can see it, which no fill changes."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.last = 0

    def pick(self) -> int:
        self.last = super().pick()
        return self.last

    def clone(self) -> State:
        twin = super().clone()
        assert isinstance(twin, LastDrawn)
        twin.last = self.last
        return twin


@plant("events suffice", LarderGame)
class SilentDraw(Larder):
    """Does not tell even the drawer what was drawn."""

    def take_card(self, seat: int) -> None:
        log, self.log = self.log, None
        super().take_card(seat)
        self.log = log
        if log is not None:
            log.put(DREW, EVERYONE, seat, HIDDEN)


@plant("told is known", LarderGame)
class LoudDraw(Larder):
    """Tells everyone what was drawn."""

    def take_card(self, seat: int) -> None:
        log, self.log = self.log, None
        before = list(self.hand)
        super().take_card(seat)
        self.log = log
        kind = next(at for at, count in enumerate(self.hand) if count != before[at]) % KINDS
        if log is not None:
            log.put(DREW, EVERYONE, seat, kind)


@plant("bots can't peek", LarderGame)
class MarkedCards(Larder):
    """Leaves a mark on the larder by which its first shelf can be told."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.mark = 0

    def clone(self) -> State:
        twin = super().clone()
        assert isinstance(twin, MarkedCards)
        twin.mark = self.mark
        return twin

    def blind(self, seat: int) -> State:
        twin = super().blind(seat)
        assert isinstance(twin, MarkedCards)
        twin.mark = self.mark if self.deck[0] == HIDDEN else self.deck[0]
        return twin
