"""A small game with all that Marry lacks: seats that choose at once, seats left out, and outcomes from outside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.core import (
    HIDDEN,
    NATURE,
    ActionKind,
    BadOutcome,
    Chance,
    Choice,
    Drawing,
    EventKind,
    Game,
    Mind,
    Nature,
    Option,
    Prompt,
    State,
    Term,
    View,
    Words,
    column,
    register,
)
from bestiary.core.registry import _registered
from bestiary.core.words import core_words

NAP = 2
ROUNDS = 3
NO_LAST_NAP = 1
MOST = 4
OPEN = 0  # a seat that has not answered


class Claws(State):
    """Lets all who are awake raise a claw at once: high ones score, and who naps sits the next round out."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.storms = 0
        self.round = 0
        self.blowing = False
        self.points = column([0] * seats)
        self.asleep = column([0] * seats)
        self.sealed = column([OPEN] * seats)
        self.treasure = 0

    def to_act(self) -> int:
        if self.over:
            return 0
        if self.blowing:
            return NATURE
        return sum(1 << seat for seat in range(self.seats) if not self.asleep[seat] and self.sealed[seat] == OPEN)

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        actions = [0, 1] if self.round == ROUNDS - 1 else [0, 1, NAP]
        for at, action in enumerate(actions):
            out[at] = action
        return len(actions)

    def refusal(self, seat: int, action: int) -> int:
        if general := self.general_refusal(seat, action, 3):
            return general
        return NO_LAST_NAP if action == NAP and self.round == ROUNDS - 1 else 0

    def apply(self, seat: int, action: int) -> None:
        self.sealed[seat] = action + 1
        if self.to_act() == 0:
            self.resolve()

    def resolve(self) -> None:
        for seat in range(self.seats):
            self.points[seat] += max(0, self.sealed[seat] - 1) if self.sealed[seat] != NAP + 1 else 0
            self.asleep[seat] = int(self.sealed[seat] == NAP + 1)
            self.sealed[seat] = OPEN
        self.points[self.chance.below(self.seats)] += self.chance.below(3)
        if all(self.asleep):
            self.asleep = column([0] * self.seats)
        self.round += 1
        self.blowing = bool(self.storms)
        if not self.blowing:
            self.over = self.round == ROUNDS

    def apply_nature(self, outcome: vec[i64]) -> None:
        if len(outcome) != 1 or not 0 <= outcome[0] < self.seats:
            raise BadOutcome("the wind blows at one seat")
        self.points[outcome[0]] += 1
        self.blowing = False
        self.over = self.round == ROUNDS

    def clone(self) -> State:
        twin = Claws(self.seats)
        self.copy_to(twin)
        twin.storms, twin.round, twin.blowing, twin.treasure = self.storms, self.round, self.blowing, self.treasure
        twin.points, twin.asleep, twin.sealed = self.points[:], self.asleep[:], self.sealed[:]
        return twin

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Claws)
        twin.treasure = HIDDEN
        for other in range(self.seats):
            if other != seat:
                twin.sealed[other] = OPEN
        return twin

    def fill(self, chance: Chance) -> None:
        self.treasure = chance.below(5)

    def score(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> int:
        best = max(self.points)
        return sum(1 << seat for seat in range(self.seats) if self.points[seat] == best) if self.over else 0

    def terms_into(self, seat: int, out: vec[i64]) -> int:
        out[0] = self.points[seat]
        return 1

    def observe(self, seat: int) -> vec[i32]:
        order = [(seat + step) % self.seats for step in range(self.seats)]
        row = [0] * (2 * MOST + 3)
        row[: len(order)] = [self.points[who] for who in order]
        row[MOST : MOST + len(order)] = [self.asleep[who] for who in order]
        row[2 * MOST :] = [self.round, self.sealed[seat], self.seats]
        return vec[i32](row)


class ClawsGame(Game[Claws, View], Nature[Claws], Mind[Claws]):
    """Declares the small game."""

    id = "talons"  # another toy has the name of claws, and OpenSpiel forgets no name
    rules_version = 7
    seats = (2, 3, 4)
    minutes = (1, 2)
    options = (Option("storms", ("no", "yes")),)
    state = Claws
    action_kinds = (ActionKind("claw", 0, 2), ActionKind("nap", 2, 1))
    event_kinds: ClassVar[tuple[EventKind, ...]] = ()
    rules: ClassVar[Mapping[int, str]] = {NO_LAST_NAP: "C-1"}
    terms = (Term("points", 1),)
    observation_width = 2 * MOST + 3
    observation_range = (0, 255)
    simultaneous = True
    chance_outcomes = 5
    longest = ROUNDS * MOST
    information = "imperfect"

    def deal(self, state: Claws, options: Mapping[str, str]) -> None:
        state.storms = int(options["storms"] == "yes")
        state.treasure = state.chance.below(5)

    def outcome(self, state: Claws, chance: Chance) -> Sequence[int]:
        return [chance.below(state.seats)]

    def notation(self, state: State, action: int) -> str:
        return "nap" if action == NAP else f"claw {action}"

    def parse(self, state: State, text: str) -> int:
        return NAP if text == "nap" else int(text.removeprefix("claw "))

    def choice(self, state: State, action: int) -> Choice:
        return Choice(action, self.notation(state, action), self.action_kind(action).name, [], {})

    def view(self, blind: State, seat: int) -> View:
        return View(**self.common(blind, seat), prompt=Prompt("prompt", {}), spots=[])

    def draw(self, view: View, words: Words) -> Drawing:
        return Drawing([f"seat {view.seat} sees {view.scores}"], {})

    def words(self, language: str = "en") -> Words:
        own = "title = Claws\nrule-C-1 = Nobody naps in the last round.\n"
        return Words(language, core_words(language), own)

    def content(self) -> Any:
        return None


@pytest.fixture
def claws() -> Iterator[Game]:
    """Registers the small game for one test."""
    yield register(ClawsGame())
    _registered.pop("talons")
