"""A toy of answers out of turn: whoever is on turn strikes or rests, all others may parry if they hold a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tests.table.toys import Pointed, Toy

from bestiary.core import (
    EVERYONE,
    HIDDEN,
    ActionKind,
    Answers,
    Chance,
    EventKind,
    Mind,
    Prompt,
    State,
    Term,
    View,
    Words,
    column,
)

TURNS = 12
REST, STRIKE, PASS, PARRY = range(4)
NAMES = ("rest", "strike", "pass", "parry")
DID, PARRIED = 0, 1
NOT_NOW, NO_CARD = 1, 2
TO_PLAY, TO_ANSWER = 0, 1
OPEN, PASSED, PARRIES = 0, 1, 2


class Duels(Pointed):
    """Is one game: a strike that nobody parries is a point."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turns = 0
        self.step = TO_PLAY
        self.played = REST
        self.cards = column([0] * seats)
        self.answers = column([0] * seats)

    @property
    def turn(self) -> int:
        return self.turns % self.seats

    def to_act(self) -> int:
        if self.over:
            return 0
        if self.step == TO_PLAY:
            return 1 << self.turn
        return sum(1 << seat for seat in range(self.seats) if seat != self.turn and self.answers[seat] == OPEN)

    def legal_into(self, seat: int, out: Any) -> int:
        if self.step == TO_PLAY:
            out[0], out[1] = REST, STRIKE
            return 2
        out[0], out[1] = PASS, PARRY
        return 2 if self.cards[seat] > 0 else 1

    def refusal(self, seat: int, action: int) -> int:
        general = self.general_refusal(seat, action, len(NAMES))
        if general:
            return general
        if (action >= PASS) != (self.step == TO_ANSWER):
            return NOT_NOW
        return NO_CARD if action == PARRY and self.cards[seat] <= 0 else 0

    def apply(self, seat: int, action: int) -> None:
        if self.step == TO_PLAY:
            self.played, self.step = action, TO_ANSWER
            if self.log is not None:
                self.log.put(DID, EVERYONE, seat, action)
            return
        self.answers[seat] = PARRIES if action == PARRY else PASSED
        if self.to_act():
            return
        parrying = [each for each in range(self.seats) if self.answers[each] == PARRIES]
        for each in parrying[:1]:
            self.cards[each] -= 1
            if self.log is not None:
                self.log.put(PARRIED, EVERYONE, each)
        if self.played == STRIKE and not parrying:
            self.points[self.turn] += 1
        self.answers, self.step = column([0] * self.seats), TO_PLAY
        self.turns += 1
        self.over = self.turns == TURNS

    def clone(self) -> State:
        twin = Duels(self.seats)
        self.copy_to(twin)
        twin.turns, twin.step, twin.played = self.turns, self.step, self.played
        for name in ("cards", "answers", "points"):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Duels)
        for other in range(self.seats):
            if other != seat:
                twin.cards[other], twin.answers[other] = HIDDEN, OPEN
        return twin

    def fill(self, chance: Chance) -> None:
        for seat in range(self.seats):
            if self.cards[seat] == HIDDEN:
                self.cards[seat] = chance.below(4)


class DuelsView(View, kw_only=True):
    """Adds what only this game has."""

    cards: int
    answer: int
    step: int


class DuelsGame(Toy, Answers, Mind):
    """Declares the toy."""

    id = "duels"
    rules_version = 1
    seats = (2, 3)
    minutes = (1, 1)
    state = Duels
    action_kinds = tuple(ActionKind(name, number, 1) for number, name in enumerate(NAMES))
    event_kinds = (EventKind("did", ("seat:seat", "action:number")), EventKind("parried", ("seat:seat",)))
    rules: ClassVar[Mapping[int, str]] = {NOT_NOW: "D-1", NO_CARD: "D-2"}
    chance_outcomes = 1
    terms = (Term("points", 1),)
    simultaneous = True
    information = "imperfect"
    longest = 3 * TURNS
    moments = ("rest", "strike")
    default_orders = ("strike",)

    def moment(self, blind: State) -> str:
        assert isinstance(blind, Duels)
        return "" if blind.over or blind.step == TO_PLAY else NAMES[blind.played]

    def passing(self, state: State) -> int:
        return PASS

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Duels)
        for seat in range(state.seats):
            state.cards[seat] = state.chance.below(4)

    def view(self, blind: State, seat: int) -> DuelsView:
        assert isinstance(blind, Duels)
        own = seat < blind.seats
        return DuelsView(
            **self.common(blind, seat),
            prompt=Prompt("prompt", {}),
            spots=[],
            cards=int(blind.cards[seat]) if own else HIDDEN,
            answer=int(blind.answers[seat]) if own else OPEN,
            step=int(blind.step),
        )

    def words(self, language: str = "en") -> Words:
        return Words(language, "rule-D-1 = not now\nrule-D-2 = no card\nrule-over = over\nrule-not-asked = not asked")


GAME = DuelsGame()
