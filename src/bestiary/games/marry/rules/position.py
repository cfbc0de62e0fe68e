"""What lies on the table, who may know what of it, and how it is copied and read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.core.chance import Chance
from bestiary.core.state import HIDDEN, NOTHING, State
from bestiary.games.marry.rules.board import CENTRE, SPACES, VALUES
from bestiary.games.marry.rules.numbers import (
    CARD_KINDS,
    CARDS,
    TOWERS_TO_WIN,
)

NOBODY: Final[i64] = -1
OBSERVED: Final[i64] = 3 * SPACES + 25 + 21


class Position(State):
    """Is a game of Marry the Monster at one moment, without its rules."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.free_tower: i64 = 0  # the option: 0 in every turn, 1 once when reached
        self.owner: vec[i64] = NOTHING  # by space; HIDDEN is never used here, NOBODY is
        self.height: vec[i64] = NOTHING  # by space: 0 to 3
        self.fachan: i64 = CENTRE
        self.points: vec[i64] = NOTHING
        self.supply: vec[i64] = NOTHING  # pieces in front of each player
        self.towers: vec[i64] = NOTHING
        self.corner: vec[i64] = NOTHING  # stomped stacks by seat * 3 + height - 1, until the end of step 5
        self.hand: vec[i64] = NOTHING  # by seat * 3 + kind
        self.hand_size: vec[i64] = NOTHING
        self.deck: vec[i64] = NOTHING  # a pool by kind: nobody can look into it, so it has no order
        self.deck_size: i64 = 0
        self.pile: vec[i64] = NOTHING  # discarded kinds, oldest first
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.step: i64 = 0
        self.houses_left: i64 = 0
        self.towers_left: i64 = 0
        self.moved: bool = False
        self.stomps: i64 = 0
        self.foreign_used: bool = False
        self.cards_played: i64 = 0
        self.winner: i64 = NOBODY

    def blank(self) -> Position:
        """Makes an empty state of the same class."""
        raise NotImplementedError

    def held(self, seat: i64, kind: i64) -> i64:
        """Returns how many cards of a kind the seat holds."""
        return self.hand[seat * CARD_KINDS + kind]

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> i64:
        return i64(1) << self.winner if self.winner >= 0 else 0

    def pieces_on_board(self, seat: i64) -> i64:
        """Returns how many of the seat's pieces stand on the board."""
        pieces: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self.owner[space] == seat:
                pieces += self.height[space]
            space += 1
        return pieces

    def income(self, seat: i64) -> i64:
        """Returns what the spaces with buildings of the seat are worth."""
        owner = self.owner
        worth: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if owner[space] == seat:
                worth += VALUES[space]
            space += 1
        return worth

    # Copies, and what a seat may know

    def clone(self) -> State:
        twin = self.blank()
        self.copy_to(twin)
        twin.free_tower = self.free_tower
        twin.owner = self.owner[:]
        twin.height = self.height[:]
        twin.fachan = self.fachan
        twin.points = self.points[:]
        twin.supply = self.supply[:]
        twin.towers = self.towers[:]
        twin.corner = self.corner[:]
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.pile = self.pile[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.step = self.step
        twin.houses_left = self.houses_left
        twin.towers_left = self.towers_left
        twin.moved = self.moved
        twin.stomps = self.stomps
        twin.foreign_used = self.foreign_used
        twin.cards_played = self.cards_played
        twin.winner = self.winner
        return twin

    def blind(self, seat: i64) -> State:
        twin = self.clone()
        assert isinstance(twin, Position)
        hand, deck = twin.hand, twin.deck
        first = seat * CARD_KINDS
        at: i64 = 0
        while at < self.seats * CARD_KINDS:
            if at < first or at >= first + CARD_KINDS:
                hand[at] = HIDDEN
            at += 1
        at = 0
        while at < CARD_KINDS:
            deck[at] = HIDDEN
            at += 1
        return twin

    def fill(self, chance: Chance) -> None:
        """Deals the cards that are neither discarded nor held in a known hand to the hidden hands and the deck."""
        pool = CARDS[:]
        for kind in self.pile:
            pool[kind] -= 1
        at: i64 = 0
        while at < self.seats * CARD_KINDS:
            if self.hand[at] != HIDDEN:
                pool[at % CARD_KINDS] -= self.hand[at]
            at += 1
        left = pool[0] + pool[1] + pool[2]
        seat: i64 = 0
        while seat < self.seats:
            if self.hand[seat * CARD_KINDS] == HIDDEN:
                at = 0
                while at < CARD_KINDS:
                    self.hand[seat * CARD_KINDS + at] = 0
                    at += 1
                dealt: i64 = 0
                while dealt < self.hand_size[seat]:
                    pick = chance.below(left)
                    at = 0
                    while pick >= pool[at]:
                        pick -= pool[at]
                        at += 1
                    pool[at] -= 1
                    self.hand[seat * CARD_KINDS + at] += 1
                    left -= 1
                    dealt += 1
            seat += 1
        self.deck = pool

    # For bots, hints and learning

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        income: i64 = 0
        houses: i64 = 0
        manors: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self.owner[space] == seat:
                income += VALUES[space]
                if self.height[space] == 1:
                    houses += 1
                elif self.height[space] == 2:
                    manors += 1
            space += 1
        points = self.points[seat]
        out[0] = points
        out[1] = income
        out[2] = min(TOWERS_TO_WIN, self.towers[seat])
        out[3] = manors
        out[4] = houses
        out[5] = self.hand_size[seat]
        out[6] = 1 if self.winner == seat else 0
        return 7

    def observe(self, seat: i64) -> vec[i32]:
        row = vec[i32]([0] * OBSERVED)
        seats = self.seats
        space: i64 = 0
        while space < SPACES:
            if self.height[space]:
                row[space] = i32((self.owner[space] - seat) % seats + 1)
                row[SPACES + space] = i32(self.height[space])
            space += 1
        row[2 * SPACES + self.fachan] = 1
        at: i64 = 3 * SPACES
        each: i64 = 0
        while each < seats:
            who = (seat + each) % seats
            row[at] = i32(self.points[who])
            row[at + 1] = i32(self.supply[who])
            row[at + 2] = i32(self.towers[who])
            row[at + 3] = i32(self.hand_size[who])
            row[at + 4] = i32(self.corner[who * 3] + self.corner[who * 3 + 1] + self.corner[who * 3 + 2])
            at += 5
            each += 1
        at = 3 * SPACES + 25
        each = 0
        while each < CARD_KINDS:
            row[at + each] = i32(self.hand[seat * CARD_KINDS + each])
            each += 1
        for kind in self.pile:
            row[at + 3 + kind] += i32(1)
        row[at + 6] = i32(self.deck_size)
        row[at + 7] = i32((self.turn - seat) % seats)
        row[at + 8] = i32(self.step)
        row[at + 9] = i32(self.houses_left)
        row[at + 10] = i32(self.towers_left)
        row[at + 11] = i32(1 if self.moved else 0)
        row[at + 12] = i32(self.stomps)
        row[at + 13] = i32(1 if self.foreign_used else 0)
        row[at + 14] = i32(self.cards_played)
        row[at + 15] = i32(self.top())
        row[at + 16] = i32(self.top_value(1) if self.top() else 0)
        row[at + 17] = i32(seats)
        row[at + 18] = i32((self.first - seat) % seats)
        row[at + 19] = i32(self.round)
        row[at + 20] = i32(self.free_tower)
        return row
