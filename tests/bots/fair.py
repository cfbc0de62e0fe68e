"""A small fair, written as a third party would write a game: what bots meet that Marry does not have."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core import NATURE, ActionKind, Chance, Choice, Game, Mind, Nature, State, Term, View

SURE, GAMBLE, THROW, ROB, WAIT, BARTER, GOOD_DEAL, BAD_DEAL = range(8)
BARTERING = 1


class Fair(State):
    """Two seats with coins; each action shows one thing a bot must cope with."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.coins = vec[i64]([0] * seats)
        self.allowed = vec[i64]([])
        self.turn = 0
        self.thrown = False

    def to_act(self) -> int:
        if self.over:
            return 0
        return int(NATURE) if self.thrown else 1 << self.turn

    def legal_into(self, seat: int, out: vec[i64]) -> int:
        actions = [GOOD_DEAL, BAD_DEAL] if self.top() else [int(action) for action in self.allowed]
        for place, action in enumerate(actions):
            out[place] = action
        return len(actions)

    def apply(self, seat: int, action: int) -> None:
        match action:
            case 0:
                self.coins[seat] += 3
            case 1:
                self.coins[seat] += 8 * self.chance.below(2)
            case 2:
                self.thrown = True
            case 3:
                self.coins[1 - seat] -= 5
            case 4:
                self.turn = 1 - seat
                self.coins[seat] += 1
                self.coins[1 - seat] += 100
            case 5:
                self.coins[seat] -= 1
                self.push(BARTERING)
            case _:
                self.coins[seat] += 10 if action == GOOD_DEAL else -10
                self.pop()

    def refusal(self, seat: int, action: int) -> int:
        return self.general_refusal(seat, action, BAD_DEAL + 1)

    def apply_nature(self, outcome: vec[i64]) -> None:
        self.thrown = False

    def score(self, seat: int) -> int:
        return int(self.coins[seat])

    def winners(self) -> int:
        return 0

    def terms_into(self, seat: int, out: vec[i64]) -> int:
        out[0] = self.coins[seat]
        return 1


class FairGame(Game[Fair, View], Nature[Fair], Mind[Fair]):
    """Declares the fair."""

    id = "fair"
    rules_version = 1
    seats = (2,)
    minutes = (1, 1)
    state = Fair
    action_kinds = (ActionKind("any", 0, 8),)
    event_kinds = ()
    terms = (Term("coins", 1),)
    chance_outcomes = 2
    longest = 10
    information = "perfect"

    def deal(self, state: Fair, options: Mapping[str, str]) -> None:
        """Has nothing to deal."""

    def outcome(self, state: Fair, chance: Chance) -> list[int]:
        return [chance.below(2)]

    def notation(self, state: Fair, action: int) -> str:
        return str(action)

    def parse(self, state: Fair, text: str) -> int:
        return int(text)

    def choice(self, state: Fair, action: int) -> Choice:
        raise NotImplementedError

    def view(self, blind: Fair, seat: int) -> View:
        raise NotImplementedError


def fair(*allowed: int) -> Fair:
    """Makes a fair at which seat 0 has these actions."""
    state = Fair(2)
    state.allowed = vec[i64](allowed)
    return state
