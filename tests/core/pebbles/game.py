"""Pebbles: both seats vote at once, then they take turns until somebody ends it."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.core import (
    EVERYONE,
    HIDDEN,
    NATURE,
    ActionKind,
    BadNotation,
    BadOutcome,
    Chance,
    Choice,
    Drawing,
    EventKind,
    Game,
    Mind,
    Nature,
    Prompt,
    State,
    Term,
    View,
    Words,
    column,
)

WORDS = ("vote", "hold", "draw", "show", "throw", "pass", "end")
VOTE, HOLD, DRAW, SHOW, THROW, PASS, END = range(7)
VOTING = 1
RULE = 1


class Pebbles(State):
    """Holds the stones of two seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = 0
        self.thrown = False
        self.votes = column([0] * seats)
        self.stones = column([0] * seats)

    def to_act(self) -> int:
        if self.over:
            return 0
        if self.thrown:
            return NATURE
        if self.top() == VOTING:
            return sum(1 << seat for seat in range(self.seats) if not self.votes[seat])
        return 1 << self.turn

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        legal = [VOTE] if self.top() == VOTING else list(range(HOLD, END + 1))
        for at, action in enumerate(legal):
            out[at] = action
        return len(legal)

    def refusal(self, seat: int, action: int) -> int:
        general = self.general_refusal(seat, action, len(WORDS))
        return general or (RULE if (self.top() == VOTING) != (action == VOTE) else 0)

    def apply(self, seat: int, action: int) -> None:
        if action == VOTE:
            self.votes[seat] = 1
            if all(self.votes):
                self.pop()
        elif action == DRAW:
            self.stones[seat] += self.chance.below(4)
        elif action == SHOW:
            self.revealed += 1
        elif action == THROW:
            self.thrown = True
        elif action == PASS:
            self.turn = 1 - self.turn
        elif action == END:
            self.over = True
        if self.log is not None:
            self.log.put(0, EVERYONE, seat, action)
            self.log.put(1, 1 << seat, self.stones[seat])

    def apply_nature(self, outcome: vec[i64]) -> None:
        if len(outcome) != 1:
            raise BadOutcome("a throw of pebbles is one number")
        self.stones[self.turn] += outcome[0]
        self.thrown = False

    def clone(self) -> State:
        twin = Pebbles(self.seats)
        self.copy_to(twin)
        twin.turn, twin.thrown = self.turn, self.thrown
        twin.votes, twin.stones = self.votes[:], self.stones[:]
        return twin

    def blind(self, seat: int) -> State:
        twin = self.clone()
        assert isinstance(twin, Pebbles)
        for other in range(self.seats):
            if other != seat:
                twin.stones[other] = HIDDEN
        return twin

    def fill(self, chance: Chance) -> None:
        for seat in range(self.seats):
            if self.stones[seat] == HIDDEN:
                self.stones[seat] = chance.below(4)

    def score(self, seat: int) -> int:
        return int(self.stones[seat])

    def winners(self) -> int:
        return 1 << self.turn if self.over else 0

    def terms_into(self, seat: int, out: vec[i64]) -> int:
        out[0] = self.stones[seat]
        return 1

    def observe(self, seat: int) -> vec[i32]:
        return vec[i32]([self.stones[seat]])


class PebblesGame(Game[Pebbles, View], Nature[Pebbles], Mind[Pebbles]):
    """Declares Pebbles."""

    id = "pebbles"
    rules_version = 1
    seats = (2,)
    minutes = (1, 2)
    state = Pebbles
    action_kinds = tuple(ActionKind(word, number, 1) for number, word in enumerate(WORDS))
    event_kinds = (
        EventKind("did", ("seat:seat", "action:word")),
        EventKind("has", ("stones:number",)),
        EventKind("at", ("space:spot",)),
    )
    rules = {RULE: "P-1"}  # noqa: RUF012
    terms = (Term("stones", 1),)
    observation_width = 1
    observation_range = (0, 100)
    simultaneous = True
    chance_outcomes = 4
    longest = 1000
    information = "imperfect"

    def deal(self, state: Pebbles, options: Mapping[str, str]) -> None:
        for seat in range(2):
            state.stones[seat] = state.chance.below(4)
        state.push(VOTING, 7, 8, 9)

    def outcome(self, state: Pebbles, chance: Chance) -> list[int]:
        return [chance.below(4)]

    def spot_name(self, spot: int) -> str:
        return f"hole {spot}"

    def notation(self, state: State, action: int) -> str:
        return WORDS[action]

    def parse(self, state: State, text: str) -> int:
        if text not in WORDS:
            raise BadNotation(f"{text!r} is no action of pebbles; write one of {', '.join(WORDS)}")
        return WORDS.index(text)

    def choice(self, state: State, action: int) -> Choice:
        return Choice(action, WORDS[action], WORDS[action], [], {})

    def view(self, blind: State, seat: int) -> View:
        return View(**self.common(blind, seat), prompt=Prompt("prompt", {}), spots=[])

    def draw(self, view: View, words: Words) -> Drawing:
        return Drawing([words.say("title")], {})


GAME = PebblesGame()
