"""What lies on the table, and what can be read off it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import NOTHING, State
from bestiary.games.marry.rules.board import VALUES
from bestiary.games.marry.rules.numbers import CARD_KINDS, CENTRE, EVERY_TURN, SPACES, TOWER

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1


class Position(State):
    """A game of Marry the Monster at one moment, without its rules."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.free_tower: i64 = EVERY_TURN  # an option
        self.owner: vec[i64] = NOTHING  # by space: a seat or NOBODY
        self.height: vec[i64] = NOTHING  # by space: 0 to TOWER
        self.fachan: i64 = CENTRE
        self.points: vec[i64] = NOTHING
        self.supply: vec[i64] = NOTHING  # pieces in front of each player
        self.towers: vec[i64] = NOTHING
        self.corner: vec[i64] = NOTHING  # by `corner_cell`: stomped stacks, until the end of step 5
        self.hand: vec[i64] = NOTHING  # by `hand_cell`
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

    def copy_columns(self, twin: Position) -> None:
        """Copy all that lies on the table."""
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

    def options(self) -> vec[i64]:
        """Return the options by their numbers, in the order of their declaration."""
        return vec[i64]([self.free_tower])

    def held(self, kind: i64) -> i64:
        """Return how many cards of a kind the player on turn holds."""
        return self.hand[self.turn * CARD_KINDS + kind]

    def income(self, seat: i64) -> i64:
        """Return what the spaces with buildings of the seat are worth."""
        owner = self.owner
        worth: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if owner[space] == seat:
                worth += VALUES[space]
            space += 1
        return worth

    def pieces_on_board(self, seat: i64) -> i64:
        """Return how many of the seat's pieces stand on the board."""
        pieces: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self.owner[space] == seat:
                pieces += self.height[space]
            space += 1
        return pieces

    def pieces_in_corner(self, seat: i64) -> i64:
        """Return how many of the seat's pieces lie stomped in the forest corner."""
        pieces: i64 = 0
        height: i64 = 1
        while height <= TOWER:
            pieces += self.corner[corner_cell(seat, height)] * height
            height += 1
        return pieces

    def buildings_in_corner(self, seat: i64) -> i64:
        """Return how many of the seat's buildings lie stomped in the forest corner."""
        buildings: i64 = 0
        height: i64 = 1
        while height <= TOWER:
            buildings += self.corner[corner_cell(seat, height)]
            height += 1
        return buildings


def hand_cell(seat: i64, kind: i64) -> i64:
    """Return where a hand's count of a kind of card stands in its column."""
    return seat * CARD_KINDS + kind


def corner_seat(cell: i64) -> i64:
    """Return whose stacks a cell of the corner counts."""
    return cell // TOWER


def corner_height(cell: i64) -> i64:
    """Return how high the stacks are that a cell of the corner counts."""
    return cell % TOWER + 1


def corner_cell(seat: i64, height: i64) -> i64:
    """Return where the count of a player's stomped stacks of a height stands in its column."""
    return seat * TOWER + height - 1
