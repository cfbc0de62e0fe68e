"""What lies where, and the small changes that many rules make."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import NOTHING, State, ones
from bestiary.games.maker.rules_numbers import (
    BRAIN,
    DIE_TURNED,
    FRONT_SEEN,
    GENIUS,
    HEAD,
    KINDS,
    MOST_GRAVES,
    REVIVER_POINTS,
    WAREHOUSE,
    WISH_NOTHING,
    WORST,
)

NOBODY: Final[i64] = -1


class Position(State):
    """Is a game of The Monster Maker at one moment, without its rules.

    A card is known by its handle: the place in the deal. Its back (kind) is public once it lay on top of a grave or
    anywhere else; its front (value) is known to the seats in `seen`, for good, since every card can be followed.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.round_limit: i64 = 0  # the option: 0 is a hundred rounds, 1 is fifty, 2 is no limit
        self.refill: i64 = 0  # the option: 0 only the grave just emptied, 1 whenever the heap gets cards
        self.kind: vec[i64] = NOTHING  # by card
        self.value: vec[i64] = NOTHING  # by card
        self.backs: vec[i64] = NOTHING  # by card: 1 if its back was seen
        self.seen: vec[i64] = NOTHING  # by card: mask of seats that know its front
        self.place: vec[i64] = NOTHING  # by card
        self.rank: vec[i64] = NOTHING  # by card: its number in its place, 0 at the bottom or on the left
        self.held: vec[i64] = NOTHING  # by place: how many cards lie there
        self.die: vec[i64] = NOTHING
        self.stones: vec[i64] = NOTHING  # by seat: mask of robbery cards lying face up
        self.sewn: vec[i64] = NOTHING  # by seat * 6 + kind: the card sewn on, or NOBODY
        self.sealed: vec[i64] = NOTHING  # by seat: OUT, OPEN, or the grave chosen
        self.offer: vec[i64] = NOTHING  # by card: 1 offered by its back, 2 shown to the seller
        self.offered: vec[i64] = NOTHING  # by seat: points offered, or NOBODY
        self.wanted: vec[i64] = NOTHING  # by card: 1 if the counter-demand names it
        self.wish: i64 = WISH_NOTHING
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = 1  # which of the three Actions is due
        self.prepared: bool = False
        self.reviver: i64 = NOBODY
        self.operations: i64 = 0  # what arenas count: operations, those in which another part was handed over, deals
        self.betrayals: i64 = 0
        self.deals: i64 = 0

    # Reading the table

    def cards(self) -> i64:
        """Returns how many cards are in the game."""
        return len(self.kind)

    def graves(self) -> i64:
        """Returns how many graves there are."""
        return 4 if self.seats == 3 else MOST_GRAVES

    def rounds(self) -> i64:
        """Returns after how many rounds the game ends at the latest, or 0 if there is no limit."""
        if self.round_limit == 2:
            return 0
        return 100 if self.round_limit == 0 else 50

    def player(self, steps: i64) -> i64:
        """Returns the seat so many steps clockwise from the player on turn."""
        return (self.turn + steps) % self.seats

    def card_at(self, place: i64, rank: i64) -> i64:
        """Returns the card of a number in a place, or NOBODY."""
        if rank < 0 or rank >= self.held[place]:
            return NOBODY
        card: i64 = 0
        while self.place[card] != place or self.rank[card] != rank:
            card += 1
        return card

    def top_of(self, place: i64) -> i64:
        """Returns the last card of a place, or NOBODY."""
        return self.card_at(place, self.held[place] - 1)

    def stones_left(self, seat: i64) -> i64:
        """Returns how many of a seat's robbery cards lie face down."""
        return self.graves() - ones(self.stones[seat])

    def laid_by(self, seat: i64) -> i64:
        """Returns how many cards a seat's offer holds, made or in the making."""
        count: i64 = 0
        card: i64 = 0
        while card < len(self.offer):
            if self.offer[card] and self.place[card] == WAREHOUSE + seat:
                count += 1
            card += 1
        return count

    def demanded(self) -> i64:
        """Returns how many cards the counter-demand names so far."""
        count: i64 = 0
        for wanted in self.wanted:
            count += wanted
        return count

    def can_sew(self, seat: i64, kind: i64) -> bool:
        """Tells whether a part of the kind may be sewn on: its place is empty, and a brain needs a head."""
        if self.sewn[seat * KINDS + kind] != NOBODY:
            return False
        return kind != BRAIN or self.sewn[seat * KINDS + HEAD] != NOBODY

    def modifier(self, seat: i64, kind: i64) -> i64:
        """Returns what is added to the roll when a part of the kind is sewn on."""
        if kind >= HEAD:
            return 0
        other = self.sewn[seat * KINDS + (kind ^ 1)]
        return 1 if other != NOBODY and self.value[other] > 0 else 0

    def revival_modifier(self, seat: i64) -> i64:
        """Returns what is added to the roll of a revival: a loss for each missing limb and for the brain of 7."""
        change: i64 = 0
        kind: i64 = 0
        while kind < HEAD:
            if self.sewn[seat * KINDS + kind] == NOBODY:
                change -= 1
            kind += 1
        brain = self.sewn[seat * KINDS + BRAIN]
        if brain != NOBODY and self.value[brain] == GENIUS:
            change -= 1
        return change

    def faces(self, seat: i64, modifier: i64) -> i64:
        """Returns how many of the white die's six faces beat a seat's Study die."""
        return max(0, min(6, 7 - self.die[seat] + modifier))

    # The score

    def score(self, seat: i64) -> i64:
        total: i64 = 0
        rotted: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            card = self.sewn[seat * KINDS + kind]
            if card != NOBODY:
                total += self.value[card]
                if self.value[card] == 0:
                    rotted += 1
            kind += 1
        if rotted >= 3:
            total += (rotted - 2) * 5
        return total + REVIVER_POINTS if self.reviver == seat else total

    def winners(self) -> i64:
        if not self.over:
            return 0
        best: i64 = -1
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            points = self.score(seat)
            if points > best:
                best = points
                mask = 0
            if points == best:
                mask |= i64(1) << seat
            seat += 1
        if self.reviver != NOBODY and mask >> self.reviver & 1:
            return i64(1) << self.reviver
        return mask

    # Small changes that many rules make

    def turn_die(self, seat: i64, steps: i64) -> None:
        """Turns a Study die up or down; steps beyond its ends are lost."""
        value = max(1, min(WORST, self.die[seat] + steps))
        if value != self.die[seat]:
            self.die[seat] = value
            self.tell(DIE_TURNED, seat, value)

    def show_front(self, card: i64, seat: i64) -> None:
        """Lets a seat see a front, which it may know already."""
        if self.seen[card] >> seat & 1:
            return
        self.seen[card] |= i64(1) << seat
        self.revealed += 1
        log = self.log
        if log is not None:
            log.put(FRONT_SEEN, i64(1) << seat, card, self.kind[card], self.value[card])

    def put(self, card: i64, place: i64) -> None:
        """Lays a card at the end of a place; the row it leaves closes up."""
        self.lift(card)
        self.lay(card, place)

    def lay(self, card: i64, place: i64) -> None:
        """Lays a card that lies nowhere at the end of a place."""
        self.place[card] = place
        self.rank[card] = self.held[place]
        self.held[place] += 1

    def lift(self, card: i64) -> None:
        """Takes a card out of its row, which closes up."""
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


def in_game(seats: i64, kind: i64, value: i64) -> bool:
    """Tells whether a front is in the game: brains are 1 to 5 and 7, the rest 0 to 5, less with fewer players."""
    if kind == BRAIN and value == GENIUS:
        return True
    if value > seats or value > 5:
        return False
    return value > 0 if kind == BRAIN else True
