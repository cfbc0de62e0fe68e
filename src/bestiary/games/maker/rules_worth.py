"""What a position is worth to a seat, and what it looks like to a learner."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.core.state import HIDDEN
from bestiary.games.maker.rules_numbers import (
    ANSWERING,
    ASSISTING,
    BRAIN,
    DEMANDING,
    GRAVE,
    JOINING,
    KINDS,
    MOST_CARDS,
    MOST_SEATS,
    OFFERING,
    OPEN,
    OUT,
    REVIVER_POINTS,
    SELLING,
    SEWN,
    TAKING,
    WAREHOUSE,
    WISHING,
    WORST,
)
from bestiary.games.maker.rules_position import NOBODY
from bestiary.games.maker.rules_secrets import Secrets

A_CARD: Final[i64] = 7  # numbers in an observation
A_SEAT: Final[i64] = 8
THE_TURN: Final[i64] = 16
OBSERVED: Final[i64] = MOST_CARDS * A_CARD + MOST_SEATS * A_SEAT + THE_TURN
TERMS: Final[i64] = 12
# Steps of knowledge that count where there is nothing to sew on and nothing to revive: whoever only sits on a 1 never
# pays for a part, and where all do, the game stands still.
IDLE: Final[i64] = 1
LONG: Final[i64] = 100  # rounds beyond so many, which only a game without a limit has, look alike
UNKNOWN_WORTH: Final[i64] = 2  # what a front that nobody may look at is taken for


class Worth(Secrets):
    """Adds score terms and observations."""

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
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
        stock = self.held[WAREHOUSE + seat]
        out[0] = self.score(seat)
        out[1] = sewn
        out[2] = useful
        out[3] = worth
        revival = self.prospect(seat)
        knowledge = WORST - self.die[seat]
        out[4] = knowledge if useful or revival else min(knowledge, IDLE)
        out[5] = stock
        out[6] = max(0, stock - self.die[seat] + 1)
        out[7] = self.stones_left(seat)
        out[8] = self.prey(seat)
        out[9] = self.surgery(seat)
        out[10] = revival
        out[11] = 1 if self.winners() >> seat & 1 else 0
        return TERMS

    def best_in_stock(self, seat: i64, kind: i64) -> i64:
        """Returns the best value of a kind in a seat's warehouse as that seat knows it, or -1."""
        best: i64 = -1
        card: i64 = 0
        while card < len(self.kind):
            if self.kind[card] == kind and self.place[card] == WAREHOUSE + seat:
                best = max(best, UNKNOWN_WORTH if self.value[card] == HIDDEN else self.value[card])
            card += 1
        return best

    def prey(self, seat: i64) -> i64:
        """Returns how welcome the grave is that a robber chose, or the best he still may choose: 0 to 3."""
        choice = self.sealed[seat]
        if choice == OUT:
            return 0
        best: i64 = 0
        grave: i64 = 0
        while grave < self.graves():
            if grave == choice or (choice == OPEN and not self.stones[seat] >> grave & 1):
                card = self.top_of(GRAVE + grave)
                if card != NOBODY:
                    kind = self.kind[card]
                    needed = self.sewn[seat * KINDS + kind] == NOBODY and self.best_in_stock(seat, kind) < 0
                    best = max(best, 3 if needed else 1)
            grave += 1
        return best

    def surgery(self, seat: i64) -> i64:
        """Returns how many faces of the die let an operation succeed that waits for its assistant."""
        frame = self.top()
        if self.turn != seat or (frame != ASSISTING and frame != TAKING):
            return 0
        return self.faces(seat, self.modifier(seat, self.top_value(2)))

    def prospect(self, seat: i64) -> i64:
        """Returns how many faces of the die would revive a Monster, where that would win."""
        if self.over or self.sewn[seat * KINDS + BRAIN] == NOBODY:
            return 0
        points = self.score(seat) + REVIVER_POINTS
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.score(other) > points:
                return 0
            other += 1
        return self.faces(seat, self.revival_modifier(seat))

    # For learning

    def observe(self, seat: i64) -> vec[i32]:
        row = vec[i32]([0] * OBSERVED)
        drafting = self.top() == DEMANDING and self.turn != seat
        offering = self.top() == OFFERING and self.top_value(2) != seat
        card: i64 = 0
        while card < len(self.kind):
            at = card * A_CARD
            place = self.place[card]
            if place >= SEWN:
                place = SEWN + (place - SEWN - seat) % self.seats
            elif place >= WAREHOUSE:
                place = WAREHOUSE + (place - WAREHOUSE - seat) % self.seats
            row[at] = i32(place + 1)
            row[at + 1] = i32(self.rank[card] + 1)
            row[at + 2] = i32(self.kind[card] + 1 if self.backs[card] else 0)
            row[at + 3] = i32(self.value[card] + 1 if self.seen[card] >> seat & 1 else 0)
            row[at + 4] = i32(rotate(self.seen[card], seat, self.seats))
            hidden = offering and self.place[card] == WAREHOUSE + self.top_value(2)
            row[at + 5] = i32(0 if hidden else self.offer[card])
            row[at + 6] = i32(0 if drafting else self.wanted[card])
            card += 1
        self.observe_seats(seat, row)
        self.observe_turn(seat, row)
        return row

    def observe_seats(self, seat: i64, row: vec[i32]) -> None:
        """Writes what is known of each player, the observer first."""
        at = MOST_CARDS * A_CARD
        steps: i64 = 0
        while steps < self.seats:
            who = (seat + steps) % self.seats
            row[at] = 1
            row[at + 1] = i32(self.die[who])
            row[at + 2] = i32(self.stones[who])
            row[at + 3] = i32(1 if self.sealed[who] != OUT else 0)
            row[at + 4] = i32(self.sealed[who] + 1 if who == seat and self.sealed[who] >= 0 else 0)
            row[at + 5] = i32(self.offered[who] + 1)
            row[at + 6] = i32(self.score(who))
            row[at + 7] = i32(1 if self.reviver == who else 0)
            at += A_SEAT
            steps += 1

    def observe_turn(self, seat: i64, row: vec[i32]) -> None:
        """Writes what is asked, of whom, and about which card."""
        at = MOST_CARDS * A_CARD + MOST_SEATS * A_SEAT
        frame = self.top()
        drafting = frame == DEMANDING and self.turn != seat
        row[at] = i32((self.turn - seat) % self.seats)
        row[at + 1] = i32(self.phase)
        row[at + 2] = i32(1 if self.prepared else 0)
        row[at + 3] = i32(min(self.round, LONG))
        row[at + 4] = i32(SELLING if drafting else frame)
        row[at + 5] = i32(self.seats)
        row[at + 6] = i32(1 if self.to_act() >> seat & 1 else 0)
        row[at + 7] = i32(self.wish)
        row[at + 8] = i32(self.refill)
        row[at + 9] = i32(self.rounds())
        row[at + 10] = i32((self.first - seat) % self.seats)
        if frame == JOINING or frame == ASSISTING or frame == TAKING:
            row[at + 11] = i32((self.top_value(1) - seat) % self.seats + 1)
        elif frame == OFFERING or frame == ANSWERING or (frame == DEMANDING and not drafting):
            row[at + 11] = i32((self.top_value(2) - seat) % self.seats + 1)
        if frame == ASSISTING or frame == TAKING:
            row[at + 12] = i32(self.top_value(2) + 1)
        if frame == TAKING:
            row[at + 13] = i32(self.top_value(3) + 1)
        elif frame >= OFFERING and frame <= WISHING:
            row[at + 13] = i32(self.top_value(1) + 1)
        if frame == ANSWERING:
            row[at + 14] = i32(self.top_value(3) + 1)
        elif frame == SELLING:
            row[at + 14] = i32(self.top_value(2))
        if (frame == OFFERING and self.top_value(2) == seat) or (frame == DEMANDING and not drafting):
            row[at + 15] = i32(self.laid_by(seat) if frame == OFFERING else self.demanded())


def rotate(mask: i64, seat: i64, seats: i64) -> i64:
    """Counts the seats of a mask from the observer on."""
    full = (i64(1) << seats) - 1
    mask &= full
    return (mask >> seat | mask << (seats - seat)) & full
