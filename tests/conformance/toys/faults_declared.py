"""Faults in what a game declares and says."""

from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i32
from tests.conformance.toys.claws.game import ClawsGame
from tests.conformance.toys.larder.game import LarderGame
from tests.conformance.toys.larder.rules import Larder
from tests.conformance.toys.planting import plant

from bestiary.core import ActionKind, Choice, EventKind, State

MUMBLING = Path(__file__).parent / "mumbling"


@plant("nothing is lost", LarderGame)
class EatsTwice(Larder):
    """Lets a feather be eaten and still be there."""

    def eat(self, seat: int, kind: int) -> None:
        super().eat(seat, kind)
        if kind == 2:
            self.eaten = self.eaten[:-1]


@plant("all ints are small", LarderGame)
class Huge(Larder):
    """Counts beyond what both engines agree on."""

    def eat(self, seat: int, kind: int) -> None:
        super().eat(seat, kind)
        self.turn_count = 1 << 62

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn_count = 0


@plant("declarations hold", LarderGame)
class Wide(Larder):
    """Observes more than it declares."""

    def observe(self, seat: int) -> vec:
        return vec[i32]([*super().observe(seat), 0])


@plant("declarations hold", LarderGame)
class Unlikely(LarderGame):
    """Declares fewer outcomes of chance than it asks for."""

    chance_outcomes = 2


@plant("declarations hold", LarderGame)
class Gap(LarderGame):
    """Declares kinds of actions with a gap."""

    action_kinds = (ActionKind("eat", 0, 3), ActionKind("draw", 4, 1), ActionKind("keep", 5, 1))


@plant("declarations hold", ClawsGame)
class OneByOne(ClawsGame):
    """Does not declare that several seats owe at once."""

    simultaneous = False


@plant("seats can be renamed", LarderGame)
class Favourite(Larder):
    """Likes the first seat."""

    def eat(self, seat: int, kind: int) -> None:
        super().eat(seat, kind)
        self.points[0] += 1


@plant("views are whole", LarderGame)
class Nowhere(LarderGame):
    """Offers a choice on a spot that is not there."""

    def choice(self, state: State, action: int) -> Choice:
        choice = super().choice(state, action)
        choice.spots.append("nowhere")
        return choice


@plant("pettingzoo", LarderGame)
class NarrowZoo(LarderGame):
    """Declares a range that its observations leave."""

    observation_range = (0, 1)


@plant("gymnasium", LarderGame)
class NarrowGym(LarderGame):
    """Declares a range that its observations leave."""

    observation_range = (0, 1)


@plant("openspiel", LarderGame)
class FewOutcomes(LarderGame):
    """Declares fewer outcomes of chance than it asks for."""

    chance_outcomes = 2


@plant("everything is reached", LarderGame)
class DeadRule(LarderGame):
    """Declares a rule that forbids nothing."""

    rules = {**LarderGame.rules, 6: "L-6"}  # noqa: RUF012 - the contract's own form


@plant("every id has words", LarderGame)
class Speechless(LarderGame):
    """Declares an event that nobody can put into words."""

    event_kinds = (*LarderGame.event_kinds, EventKind("burped", ("seat:seat",)))


@plant("languages agree", LarderGame)
class Mumbling(LarderGame):
    """Says different things in different languages."""

    folder = MUMBLING


@plant("pages cover the rules", LarderGame)
class NoPages(LarderGame):
    """Has a rules page that leaves rules out."""

    folder = MUMBLING
