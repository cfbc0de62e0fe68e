"""What lies where, who knows which front, and how it is copied, hidden and imagined."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.core.chance import Chance
from bestiary.core.log import EVERYONE
from bestiary.core.state import HIDDEN, NOTHING, State
from bestiary.games.maker.rules_numbers import (
    BRAIN,
    DEMANDING,
    DIE_TURNED,
    FRONT_SEEN,
    GENIUS,
    HEAD,
    KINDS,
    MOST_CARDS,
    MOST_GRAVES,
    MOST_SEATS,
    OFFERING,
    OPEN,
    OUT,
    SEALING,
    SELLING,
    SEWN,
    WAREHOUSE,
    WORST,
)

NOBODY: Final[i64] = -1
OBSERVED: Final[i64] = MOST_CARDS * 7 + MOST_SEATS * 8 + 12
TERMS: Final[i64] = 9


class Position(State):
    """Is a game of The Monster Maker at one moment, without its rules.

    A card is known by its handle: the place in the deal. Its back (kind) is public once it lay on top of a grave or
    anywhere else; its front (value) is known to the seats in `seen`, for good, since every card can be followed.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.round_limit: i64 = 0  # the option: 0 is 100 rounds, 1 is 50, 2 is 200
        self.refill: i64 = 0  # the option: 0 only the grave just emptied, 1 whenever the heap gets cards
        self.kind: vec[i64] = NOTHING  # by card
        self.value: vec[i64] = NOTHING  # by card
        self.backs: vec[i64] = NOTHING  # by card: 1 if its back was seen
        self.seen: vec[i64] = NOTHING  # by card: mask of seats that know its front
        self.place: vec[i64] = NOTHING  # by card
        self.order: vec[i64] = NOTHING  # by card: its rank in its place, lowest first
        self.next_order: i64 = 0
        self.die: vec[i64] = NOTHING
        self.stones: vec[i64] = NOTHING  # by seat: mask of robbery cards lying face up
        self.sewn: vec[i64] = NOTHING  # by seat * 6 + kind: the card sewn on, or NOBODY
        self.sealed: vec[i64] = NOTHING  # by seat: OUT, OPEN, or the grave chosen
        self.offer: vec[i64] = NOTHING  # by card: 1 offered by its back, 2 shown to the seller
        self.offered: vec[i64] = NOTHING  # by seat: points offered, or NOBODY
        self.wanted: vec[i64] = NOTHING  # by card: 1 if the counter-demand names it
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = 1  # which of the three Actions is due
        self.prepared: bool = False
        self.reviver: i64 = NOBODY

    def blank(self) -> Position:
        """Makes an empty state of the same class."""
        raise NotImplementedError

    # Reading the table

    def cards(self) -> i64:
        """Returns how many cards are in the game."""
        return len(self.kind)

    def graves(self) -> i64:
        """Returns how many graves there are."""
        return 4 if self.seats == 3 else MOST_GRAVES

    def count_at(self, place: i64) -> i64:
        """Returns how many cards lie in a place."""
        count: i64 = 0
        for where in self.place:
            if where == place:
                count += 1
        return count

    def top_of(self, place: i64) -> i64:
        """Returns the last card of a place, or NOBODY."""
        best: i64 = NOBODY
        card: i64 = 0
        while card < len(self.place):
            if self.place[card] == place and (best == NOBODY or self.order[card] > self.order[best]):
                best = card
            card += 1
        return best

    def bottom_of(self, place: i64) -> i64:
        """Returns the first card of a place, or NOBODY."""
        best: i64 = NOBODY
        card: i64 = 0
        while card < len(self.place):
            if self.place[card] == place and (best == NOBODY or self.order[card] < self.order[best]):
                best = card
            card += 1
        return best

    def has_kind(self, seat: i64, kind: i64) -> bool:
        """Tells whether a seat's warehouse holds a part of a kind."""
        return self.count_kind(seat, kind) > 0

    def count_kind(self, seat: i64, kind: i64) -> i64:
        """Returns how many parts of a kind a seat's warehouse holds."""
        count: i64 = 0
        card: i64 = 0
        while card < len(self.kind):
            if self.kind[card] == kind and self.place[card] == WAREHOUSE + seat:
                count += 1
            card += 1
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
        return total + 3 if self.reviver == seat else total

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

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Logs an event that everyone may read."""
        log = self.log
        if log is not None:
            log.put(kind, EVERYONE, a, b, c, d)

    def turn_die(self, seat: i64, steps: i64) -> None:
        """Turns a Study die up or down; steps beyond its ends are lost."""
        value = max(1, min(WORST, self.die[seat] + steps))
        if value != self.die[seat]:
            self.die[seat] = value
            self.tell(DIE_TURNED, seat, value)

    def show_front(self, card: i64, seats: i64) -> None:
        """Lets the seats of a mask see a front; those who do not know it yet learn it."""
        new = seats & ~self.seen[card]
        if new == 0:
            return
        self.seen[card] |= seats
        self.revealed += 1
        log = self.log
        if log is not None:
            log.put(FRONT_SEEN, new, card, self.kind[card], self.value[card])

    def put(self, card: i64, place: i64) -> None:
        """Lays a card at the end of a place."""
        self.place[card] = place
        self.order[card] = self.next_order
        self.next_order += 1

    # Copies, and what a seat may know

    def clone(self) -> State:
        twin = self.blank()
        self.copy_to(twin)
        twin.round_limit = self.round_limit
        twin.refill = self.refill
        twin.kind = self.kind[:]
        twin.value = self.value[:]
        twin.backs = self.backs[:]
        twin.seen = self.seen[:]
        twin.place = self.place[:]
        twin.order = self.order[:]
        twin.next_order = self.next_order
        twin.die = self.die[:]
        twin.stones = self.stones[:]
        twin.sewn = self.sewn[:]
        twin.sealed = self.sealed[:]
        twin.offer = self.offer[:]
        twin.offered = self.offered[:]
        twin.wanted = self.wanted[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.prepared = self.prepared
        twin.reviver = self.reviver
        return twin

    def blind(self, seat: i64) -> State:
        twin = self.clone()
        assert isinstance(twin, Position)
        card: i64 = 0
        while card < len(self.kind):
            if not self.backs[card]:
                twin.kind[card] = HIDDEN
            if not self.seen[card] >> seat & 1:
                twin.value[card] = HIDDEN
            card += 1
        if self.top() == SEALING:
            who: i64 = 0
            while who < self.seats:
                if who != seat and self.sealed[who] >= 0:
                    twin.sealed[who] = OPEN  # neither the choice nor whether it was made
                who += 1
        if self.top() == OFFERING and self.top_value(2) != seat:
            twin.set_top(3, 0)
            card = 0
            while card < len(self.kind):
                if self.place[card] == WAREHOUSE + self.top_value(2):
                    twin.offer[card] = 0
                card += 1
        if self.top() == DEMANDING and self.turn != seat:  # for the others the seller is still thinking
            twin.set_top(0, SELLING)
            twin.set_top(2, 0)
            twin.set_top(3, 0)
            card = 0
            while card < len(self.kind):
                twin.wanted[card] = 0
                card += 1
        return twin

    def fill(self, chance: Chance) -> None:
        """Gives every card of unknown front a front that fits its back.

        A robber whose choice is hidden may not have chosen yet: such a state fits too, and search lets him choose.
        """
        left = self.unknown_fronts()
        card: i64 = 0
        while card < len(self.kind):  # backs that were seen leave less choice, so they are served first
            if self.value[card] == HIDDEN and self.kind[card] != HIDDEN:
                self.value[card] = self.draw_front(left, self.kind[card] * 8, 8, chance) % 8
            card += 1
        card = 0
        while card < len(self.kind):
            if self.value[card] == HIDDEN:
                front = self.draw_front(left, 0, KINDS * 8, chance)
                self.kind[card] = front // 8
                self.value[card] = front % 8
            card += 1

    def unknown_fronts(self) -> vec[i64]:
        """Returns which fronts no known card has, by kind * 8 + value."""
        left = vec[i64]([0] * (KINDS * 8))
        front: i64 = 0
        while front < KINDS * 8:
            if in_game(self.seats, front // 8, front % 8):
                left[front] = 1
            front += 1
        card: i64 = 0
        while card < len(self.kind):
            if self.value[card] != HIDDEN:
                left[self.kind[card] * 8 + self.value[card]] = 0
            card += 1
        return left

    def draw_front(self, left: vec[i64], start: i64, width: i64, chance: Chance) -> i64:
        """Takes one of the fronts left in a range, each as likely."""
        count: i64 = 0
        front = start
        while front < start + width:
            count += left[front]
            front += 1
        pick = chance.below(count)
        front = start
        while pick >= left[front]:
            pick -= left[front]
            front += 1
        left[front] = 0
        return front

    # For bots, hints and learning

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        out[0] = self.score(seat)
        sewn: i64 = 0
        useful: i64 = 0
        worth: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.sewn[seat * KINDS + kind] != NOBODY:
                sewn += 1
            else:
                best = self.best_in_stock(seat, kind)
                if best >= 0:
                    useful += 1
                    worth += best
            kind += 1
        out[1] = sewn
        out[2] = useful
        out[3] = worth
        out[4] = WORST - self.die[seat]
        stock = self.count_at(WAREHOUSE + seat)
        out[5] = stock
        out[6] = max(0, stock - self.die[seat] + 1)
        out[7] = self.graves() - ones(self.stones[seat])
        out[8] = 1 if self.winners() >> seat & 1 else 0
        return TERMS

    def best_in_stock(self, seat: i64, kind: i64) -> i64:
        """Returns the best value of a kind in a seat's warehouse as that seat knows it, or -1."""
        best: i64 = -1
        card: i64 = 0
        while card < len(self.kind):
            if self.kind[card] == kind and self.place[card] == WAREHOUSE + seat:
                best = max(best, 2 if self.value[card] == HIDDEN else self.value[card])
            card += 1
        return best

    def observe(self, seat: i64) -> vec[i32]:
        row = vec[i32]([0] * OBSERVED)
        seats = self.seats
        drafting = self.top() == DEMANDING and self.turn != seat
        card: i64 = 0
        while card < len(self.kind):
            at = card * 7
            place = self.place[card]
            if place >= SEWN:
                place = SEWN + (place - SEWN - seat) % seats
            elif place >= WAREHOUSE:
                place = WAREHOUSE + (place - WAREHOUSE - seat) % seats
            row[at] = i32(place + 1)
            row[at + 1] = i32(self.order[card])
            row[at + 2] = i32(self.kind[card] + 1 if self.backs[card] else 0)
            row[at + 3] = i32(self.value[card] + 1 if self.seen[card] >> seat & 1 else 0)
            row[at + 4] = i32(rotate(self.seen[card], seat, seats))
            hidden_draft = self.top() == OFFERING and self.place[card] == WAREHOUSE + self.top_value(2)
            row[at + 5] = i32(0 if hidden_draft and self.top_value(2) != seat else self.offer[card])
            row[at + 6] = i32(0 if drafting else self.wanted[card])
            card += 1
        at = MOST_CARDS * 7
        each: i64 = 0
        while each < seats:
            who = (seat + each) % seats
            row[at] = 1
            row[at + 1] = i32(self.die[who])
            row[at + 2] = i32(self.stones[who])
            takes_part = self.sealed[who] != OUT
            row[at + 3] = i32(1 if takes_part else 0)
            row[at + 4] = i32(self.sealed[who] + 1 if who == seat and self.sealed[who] >= 0 else 0)
            row[at + 5] = i32(self.offered[who] + 1)
            row[at + 6] = i32(self.score(who))
            row[at + 7] = i32(1 if self.reviver == who else 0)
            at += 8
            each += 1
        at = MOST_CARDS * 7 + MOST_SEATS * 8
        row[at] = i32((self.turn - seat) % seats)
        row[at + 1] = i32(self.phase)
        row[at + 2] = i32(1 if self.prepared else 0)
        row[at + 3] = i32(self.round)
        row[at + 4] = i32(SELLING if drafting else self.top())
        row[at + 5] = i32(seats)
        mask = self.to_act()
        row[at + 6] = i32(1 if mask >> seat & 1 else 0)
        return row


def in_game(seats: i64, kind: i64, value: i64) -> bool:
    """Tells whether a front is in the game: brains are 1 to 5 and 7, the rest 0 to 5, less with fewer players."""
    if kind == BRAIN and value == GENIUS:
        return True
    if value > seats or value > 5:
        return False
    return value > 0 if kind == BRAIN else True


def ones(mask: i64) -> i64:
    """Counts the bits that are set."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def rotate(mask: i64, seat: i64, seats: i64) -> i64:
    """Counts the seats of a mask from the observer on."""
    full = (i64(1) << seats) - 1
    mask &= full
    return (mask >> seat | mask << (seats - seat)) & full
