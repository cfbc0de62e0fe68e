"""Faults in copies and records."""

from __future__ import annotations

import random

from tests.conformance.toys.larder.game import LarderGame
from tests.conformance.toys.larder.rules import KEEP, SHARE, Larder
from tests.conformance.toys.planting import plant

import bestiary
from bestiary.core import Chance, Recorder, State, Tape


@plant("same seed same game", LarderGame)
class OwnDice(Larder):
    """Draws with dice of its own."""

    def pick(self) -> int:
        return random.choice([kind for kind in range(3) if self.deck[kind]])


@plant("clone independence", LarderGame)
class SharedColumn(Larder):
    """Gives its clone the very same column."""

    def clone(self) -> State:
        twin = super().clone()
        assert isinstance(twin, Larder)
        twin.points = self.points
        return twin


@plant("clone independence", LarderGame)
class ForgottenColumn(Larder):
    """Clones all columns but one."""

    def clone(self) -> State:
        twin = super().clone()
        assert isinstance(twin, Larder)
        twin.turn = 0
        return twin


@plant("clone independence", LarderGame)
class KnowsTheFuture(Larder):
    """Gives its clone the chance of the game."""

    def clone(self) -> State:
        twin = super().clone()
        twin.chance = self.chance
        return twin


@plant("pack and unpack", LarderGame)
class LateColumn(Larder):
    """Has a column that a blank state does not have."""

    def deal(self, feast: int) -> None:
        super().deal(feast)
        self.late = 1


@plant("pack and unpack", LarderGame)
class ListColumn(Larder):
    """Keeps a column as a plain list."""

    def eat(self, seat: int, kind: int) -> None:
        super().eat(seat, kind)
        self.eaten = list(self.eaten)


@plant("pickle and deepcopy", LarderGame)
class OtherDice(Larder):
    """Goes on with other dice once it is copied."""

    def __deepcopy__(self, memo: object) -> State:
        twin = self.clone()
        twin.chance = Chance(99)
        return twin


@plant("pickle and deepcopy", LarderGame)
class BesideTheColumns(Larder):
    """Remembers something where no copy finds it, and plays by it."""

    memory: dict[int, int] = {}  # noqa: RUF012 - that is the fault

    def eat(self, seat: int, kind: int) -> None:
        times = self.memory[id(self)] = self.memory.get(id(self), 0) + 1
        super().eat(seat, kind)
        self.points[seat] += times % 2


@plant("record replays", LarderGame)
class LooksAtItsDice(Larder):
    """Plays by other rules when it is replayed."""

    def pick(self) -> int:
        kind = super().pick()
        replayed = isinstance(self.chance, Recorder) and isinstance(self.chance.source, Tape)
        return max(each for each in range(3) if self.deck[each]) if replayed else kind


@plant("record replays", LarderGame)
class WritesTheWrongMove(LarderGame):
    """Writes down that a slime was kept when it was shared."""

    def notation(self, state: State, action: int) -> str:
        return super().notation(state, KEEP if action == SHARE else action)


@plant("compiled equals interpreted", LarderGame)
class AsksTheEngine(Larder):
    """Scores more where it is compiled."""

    def eat(self, seat: int, kind: int) -> None:
        super().eat(seat, kind)
        self.points[seat] += bestiary.engine_mode().compiled
