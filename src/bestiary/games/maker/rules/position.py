"""What lies where, what can be read off it, and how cards move."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
from bestiary.core.state import NOTHING, State, ones


class Position(State):
    """A game of The Monster Maker at one moment, without its rules.

    A card is known by its handle: the place in the deal. Its back (kind) is public once it lay on top of a grave or
    anywhere else; its front (value) is known to the seats in `seen`, for good, since every card can be followed.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.round_limit: i64 = 0  # the option: a number of ROUNDS
        self.refill: i64 = n.WHEN_EMPTIED  # the option
        self.kind: vec[i64] = NOTHING  # by card
        self.value: vec[i64] = NOTHING  # by card
        self.backs: vec[i64] = NOTHING  # by card: 1 if its back was seen
        self.seen: vec[i64] = NOTHING  # by card: mask of seats that know its front
        self.place: vec[i64] = NOTHING  # by card
        self.rank: vec[i64] = NOTHING  # by card: its number in its place, 0 at the bottom or on the left
        self.held: vec[i64] = NOTHING  # by place: how many cards lie there
        self.die: vec[i64] = NOTHING
        self.stones: vec[i64] = NOTHING  # by seat: mask of robbery cards lying face up
        self.sewn: vec[i64] = NOTHING  # by seat * KINDS + kind: the card sewn on, or NOBODY
        self.sealed: vec[i64] = NOTHING  # by seat: OUT, OPEN, or the grave chosen
        self.offer: vec[i64] = NOTHING  # by card: BACK_UP, SHOWN (to the seller) or 0
        self.offered: vec[i64] = NOTHING  # by seat: points offered, or NOBODY
        self.wanted: vec[i64] = NOTHING  # by card: 1 if the counter-demand names it
        self.wish: i64 = n.WISH_NOTHING
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = n.FIRST  # which of the three Actions is due
        self.prepared: bool = False
        self.reviver: i64 = n.NOBODY
        self.operations: i64 = 0  # what arenas count: operations, those in which another part was handed over, deals
        self.betrayals: i64 = 0
        self.deals: i64 = 0

    def copy_columns_to(self, twin: Position) -> None:
        """Copy all that this game has beside what every game has."""
        twin.round_limit = self.round_limit
        twin.refill = self.refill
        twin.kind = self.kind[:]
        twin.value = self.value[:]
        twin.backs = self.backs[:]
        twin.seen = self.seen[:]
        twin.place = self.place[:]
        twin.rank = self.rank[:]
        twin.held = self.held[:]
        twin.die = self.die[:]
        twin.stones = self.stones[:]
        twin.sewn = self.sewn[:]
        twin.sealed = self.sealed[:]
        twin.offer = self.offer[:]
        twin.offered = self.offered[:]
        twin.wanted = self.wanted[:]
        twin.wish = self.wish
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.prepared = self.prepared
        twin.reviver = self.reviver
        twin.operations = self.operations
        twin.betrayals = self.betrayals
        twin.deals = self.deals

    # Reading the table

    def cards(self) -> i64:
        """Return how many cards are in the game."""
        return len(self.kind)

    def graves(self) -> i64:
        """Return how many graves there are."""
        return n.FEWEST_GRAVES if self.seats == n.FEWEST_SEATS else n.MOST_GRAVES

    def rounds(self) -> i64:
        """Return after how many rounds the game ends at the latest, or 0 if there is no limit."""
        return n.ROUNDS[self.round_limit]

    def player(self, steps: i64) -> i64:
        """Return the seat so many steps clockwise from the player on turn."""
        return (self.turn + steps) % self.seats

    def is_another(self, steps: i64) -> bool:
        """Tell whether there is a player so many steps away, other than the one on turn."""
        return steps > 0 and steps < self.seats

    def card_at(self, place: i64, rank: i64) -> i64:
        """Return the card of a number in a place, or NOBODY."""
        if rank < 0 or rank >= self.held[place]:
            return n.NOBODY
        card: i64 = 0
        while self.place[card] != place or self.rank[card] != rank:
            card += 1
        return card

    def top_of(self, place: i64) -> i64:
        """Return the last card of a place, or NOBODY."""
        return self.card_at(place, self.held[place] - 1)

    def keeper(self, card: i64) -> i64:
        """Return in whose warehouse a card lies, or NOBODY; the game may have no such card."""
        if card >= len(self.place):
            return n.NOBODY
        owner = self.place[card] - n.WAREHOUSE
        return owner if owner >= 0 and owner < n.MOST_SEATS else n.NOBODY

    def stock(self, seat: i64) -> i64:
        """Return how many parts lie in a seat's warehouse."""
        return self.held[n.WAREHOUSE + seat]

    def sewn_on(self, seat: i64, kind: i64) -> i64:
        """Return the card of a kind that is part of a seat's Monster, or NOBODY."""
        return self.sewn[seat * n.KINDS + kind]

    def stones_left(self, seat: i64) -> i64:
        """Return how many of a seat's robbery cards lie face down."""
        return self.graves() - ones(self.stones[seat])

    def is_spent(self, seat: i64, grave: i64) -> bool:
        """Tell whether a seat's robbery card for a grave lies face up."""
        return bool(self.stones[seat] >> grave & 1)

    def knows(self, seat: i64, card: i64) -> bool:
        """Tell whether a seat has seen a front."""
        return bool(self.seen[card] >> seat & 1)

    # What the pending decision is about

    def step(self) -> i64:
        """Return the step of the turn: the pending decision, or the Action that is due."""
        pending = self.top()
        return pending or n.ACTION_DUE + self.phase

    def helper(self) -> i64:
        """Return who is asked to join a robbery, or assists the operation."""
        return self.top_value(1)

    def named_kind(self) -> i64:
        """Return the kind of part that the operator asked for."""
        return self.top_value(2)

    def handed(self) -> i64:
        """Return the assistant's own part that he handed over."""
        return self.top_value(3)

    def goods(self) -> i64:
        """Return the card that is for sale."""
        return self.top_value(1)

    def buyer(self) -> i64:
        """Return who is asked for an offer, or of whom something is demanded."""
        return self.top_value(2)

    def demand_is_used(self) -> bool:
        """Tell whether the seller has made his one counter-demand."""
        return self.top_value(2) != 0

    def points_demanded(self) -> i64:
        """Return the points of the counter-demand."""
        return self.top_value(3)

    # Moving cards

    def put(self, card: i64, place: i64) -> None:
        """Lay a card at the end of a place; the row it leaves closes up."""
        self.lift(card)
        self.lay(card, place)

    def lay(self, card: i64, place: i64) -> None:
        """Lay a card that lies nowhere at the end of a place."""
        self.place[card] = place
        self.rank[card] = self.held[place]
        self.held[place] += 1

    def lift(self, card: i64) -> None:
        """Take a card out of its row, which closes up."""
        place = self.place[card]
        rank = self.rank[card]
        self.held[place] -= 1
        if rank == self.held[place]:
            return
        other: i64 = 0
        while other < len(self.place):
            if self.place[other] == place and self.rank[other] > rank:
                self.rank[other] -= 1
            other += 1


def everyone(seats: i64) -> i64:
    """Return the mask of all seats and the spectator."""
    return (i64(1) << (seats + 1)) - 1
