"""Faults in what is allowed, how it is written, and what can be taken back."""

from __future__ import annotations

from librt.vecs import vec
from tests.conformance.toys.claws.game import ClawsGame
from tests.conformance.toys.claws.rules import Claws
from tests.conformance.toys.larder.game import LarderGame
from tests.conformance.toys.larder.rules import DRAW, DREW, KEEP, SHARE, SLIME, Larder
from tests.conformance.toys.planting import plant
from tests.conformance.toys.tumble.game import TumbleGame
from tests.conformance.toys.tumble.rules import TOO_FAR, Tumble

from bestiary.core import State, column


@plant("refusal matches legal", LarderGame)
class HiddenChoice(Larder):
    """Does not list an action that it allows."""

    def legal_into(self, seat: int, out: vec) -> int:
        count = super().legal_into(seat, out)
        return count - 1 if count > 1 else count


@plant("refusal matches legal", LarderGame)
class Unsorted(Larder):
    """Lists actions in descending order."""

    def legal_into(self, seat: int, out: vec) -> int:
        count = super().legal_into(seat, out)
        for at, action in enumerate(sorted(out[:count], reverse=True)):
            out[at] = action
        return count


@plant("refused changes nothing", LarderGame)
class Eager(Larder):
    """Changes something before it refuses."""

    def play(self, seat: int, action: int) -> None:
        self.points[0] += 1
        super().play(seat, action)


@plant("refused changes nothing", LarderGame)
class Lenient(Larder):
    """Plays what it refuses, if it is a draw."""

    def play(self, seat: int, action: int) -> None:
        if action != DRAW:
            super().play(seat, action)


@plant("outcomes are checked", TumbleGame)
class Gullible(Tumble):
    """Takes any landing for possible."""

    def apply_nature(self, outcome: vec) -> None:
        super().apply_nature(column([0]))


@plant("aims are checked", TumbleGame)
class LooseAim(Tumble):
    """Refuses a wild aim, but only after it has been carried out."""

    def aim(self, seat: int, numbers: vec) -> None:
        if self.aim_refusal(seat, numbers) == TOO_FAR:
            self.tired[seat] = 1
        super().aim(seat, numbers)


@plant("aims are checked", TumbleGame)
class Forgetful(Tumble):
    """Forgets an aim when it is copied."""

    def clone(self) -> State:
        twin = super().clone()
        assert isinstance(twin, Tumble)
        twin.flying = min(twin.flying, 2)
        return twin


@plant("aims are checked", TumbleGame)
class Shortened(Tumble):
    """Takes an aim of any length."""

    def aim_refusal(self, seat: int, numbers: vec) -> int:
        return super().aim_refusal(seat, numbers[:1] if len(numbers) else column([0]))


@plant("notation round-trips", LarderGame)
class OneTextForTwo(LarderGame):
    """Writes two actions alike."""

    def notation(self, state: State, action: int) -> str:
        return super().notation(state, KEEP if action == SHARE else action)


@plant("notation round-trips", LarderGame)
class StumblesOnText(LarderGame):
    """Ends with an error of Python's on a text that is no action."""

    def parse(self, state: State, text: str) -> int:
        return ("eat bone", "eat slime", "eat feather", "draw", "keep", "share").index(text)


@plant("answers commute", ClawsGame)
class LastOneWins(Claws):
    """Gives the prize to whoever answers last if nobody is alone."""

    def resolve(self) -> None:
        self.points[self.last] += 1
        super().resolve()

    def apply(self, seat: int, action: int) -> None:
        self.last = seat
        super().apply(seat, action)


@plant("answers commute", ClawsGame)
class ShowsWhoAnswered(Claws):
    """Lets others see that a seat has answered."""

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Claws)
        twin.sealed = column(answer if other == seat else min(answer, 1) for other, answer in enumerate(self.sealed))
        return twin


@plant("undo is sound", LarderGame)
class FreePeek(Larder):
    """Gives the next player a card for slime that is eaten, without asking chance and without counting it."""

    def eat(self, seat: int, kind: int) -> None:
        super().eat(seat, kind)
        if kind == SLIME and self.deck_size:
            self.take_card((seat + 1) % self.seats)
            self.revealed -= 1

    def pick(self) -> int:
        return min(kind for kind in range(3) if self.deck[kind])


@plant("undo is sound", LarderGame)
class ShowsAnothersCard(Larder):
    """Shows the next player which card he holds most of whenever slime is eaten, as if it were news."""

    def eat(self, seat: int, kind: int) -> None:
        super().eat(seat, kind)
        other = (seat + 1) % self.seats
        if self.log is not None and kind == SLIME:
            self.log.put(DREW, 1 << other, other, max(range(3), key=lambda each: self.hand[other * 3 + each]))


@plant("games end", LarderGame)
class LongerThanDeclared(LarderGame):
    """Declares fewer decisions than it takes."""

    longest = 5


@plant("games end", LarderGame)
class OverButNotDone(Larder):
    """Says that it is over while somebody owes a decision."""

    def to_act(self) -> int:
        return 1 << self.turn if self.deck_size or max(self.hand_size) else 0

    def pass_on(self, seat: int) -> None:
        super().pass_on(seat)
        self.over = self.deck_size == 0
