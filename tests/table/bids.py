"""A toy of secrets: everyone holds a hidden number and seals a bid in several steps; all bids open at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.table.toys import Pointed, Toy

from bestiary.core import (
    EVERYONE,
    HIDDEN,
    ActionKind,
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

ROUNDS, MOST = 2, 3
MORE, SEAL = 0, 1
DEALT, BID = 0, 1
TOO_MUCH = 1


class Bids(Pointed):
    """Is one game: `more` raises the own bid, `seal` seals it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.secret = column([0] * seats)
        self.bid = column([0] * seats)
        self.sealed = column([0] * seats)

    def to_act(self) -> int:
        return 0 if self.over else sum(1 << seat for seat in range(self.seats) if not self.sealed[seat])

    def legal_into(self, seat: int, out: Any) -> int:
        out[0], out[1] = (MORE, SEAL) if self.bid[seat] < MOST else (SEAL, 0)
        return 2 if self.bid[seat] < MOST else 1

    def refusal(self, seat: int, action: int) -> int:
        general = self.general_refusal(seat, action, 2)
        return general or (TOO_MUCH if action == MORE and self.bid[seat] >= MOST else 0)

    def apply(self, seat: int, action: int) -> None:
        if action == MORE:
            self.bid[seat] += 1
            return
        self.sealed[seat] = 1
        if self.to_act():
            return
        for each in range(self.seats):
            self.points[each] += self.bid[each]
            if self.log is not None:
                self.log.put(BID, EVERYONE, each, self.bid[each])
        self.revealed += 1
        self.sealed, self.bid = column([0] * self.seats), column([0] * self.seats)
        self.round += 1
        self.over = self.round == ROUNDS

    def clone(self) -> State:
        twin = Bids(self.seats)
        self.copy_to(twin)
        twin.round = self.round
        for name in ("secret", "bid", "sealed", "points"):
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Bids)
        for other in range(self.seats):
            if other != seat:
                twin.secret[other] = HIDDEN
                twin.bid[other] = twin.sealed[other] = 0
        return twin

    def fill(self, chance: Chance) -> None:
        for seat in range(self.seats):
            if self.secret[seat] == HIDDEN:
                self.secret[seat] = chance.below(100)


class BidsView(View, kw_only=True):
    """Adds what only this game has."""

    secret: int
    bid: int


class BidsGame(Toy, Mind):
    """Declares the toy."""

    id = "bids"
    rules_version = 1
    seats = (2, 3)
    minutes = (1, 1)
    state = Bids
    action_kinds = (ActionKind("more", MORE, 1), ActionKind("seal", SEAL, 1))
    event_kinds = (EventKind("dealt", ("secret:number",)), EventKind("bid", ("seat:seat", "bid:number")))
    rules: Mapping[int, str] = {TOO_MUCH: "B-1"}
    chance_outcomes = 100
    terms = (Term("points", 1),)
    simultaneous = True
    information = "imperfect"
    longest = 24

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Bids)
        for seat in range(state.seats):
            state.secret[seat] = state.chance.below(100)
            if state.log is not None:
                state.log.put(DEALT, 1 << seat, state.secret[seat])

    def view(self, blind: State, seat: int) -> BidsView:
        assert isinstance(blind, Bids)
        own = seat < blind.seats
        return BidsView(
            **self.common(blind, seat),
            prompt=Prompt("prompt", {}),
            spots=[],
            secret=int(blind.secret[seat]) if own else HIDDEN,
            bid=int(blind.bid[seat]) if own else 0,
        )

    def words(self, language: str = "en") -> Words:
        return Words(language, "rule-B-1 = no more\nrule-over = over\nrule-not-asked = not asked\nseat-name = Seat")


GAME = BidsGame()
