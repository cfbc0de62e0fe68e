"""Who knows what: copies of a game, what a seat may know of it, and games that a seat could be in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.state import HIDDEN, State
from bestiary.games.maker.rules_numbers import DEMANDING, KINDS, OFFERING, OPEN, SEALING, SELLING, WAREHOUSE
from bestiary.games.maker.rules_position import Position, in_game


class Secrets(Position):
    """Adds to a position how it is copied, hidden and imagined."""

    def blank(self) -> Secrets:
        """Makes an empty state of the same class."""
        raise NotImplementedError

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
        return twin

    # What a seat may know

    def blind(self, seat: i64) -> State:
        twin = self.clone()
        assert isinstance(twin, Secrets)
        card: i64 = 0
        while card < len(self.kind):
            if not self.backs[card]:
                twin.kind[card] = HIDDEN
            if not self.seen[card] >> seat & 1:
                twin.value[card] = HIDDEN
            card += 1
        frame = self.top()
        if frame == SEALING:
            twin.hide_choices(seat)
        elif frame == OFFERING and self.top_value(2) != seat:
            twin.hide_offer(self.top_value(2))
        elif frame == DEMANDING and self.turn != seat:
            twin.hide_demand()
        return twin

    def hide_choices(self, seat: i64) -> None:
        """Hides which graves the others chose, and whether they did; whoever has one card left has no secret."""
        who: i64 = 0
        while who < self.seats:
            if who != seat and self.sealed[who] >= 0 and self.stones_left(who) > 1:
                self.sealed[who] = OPEN
            who += 1

    def hide_offer(self, buyer: i64) -> None:
        """Hides what a buyer has put together so far: to the others he is still thinking."""
        card: i64 = 0
        while card < len(self.kind):
            if self.place[card] == WAREHOUSE + buyer:
                self.offer[card] = 0
            card += 1

    def hide_demand(self) -> None:
        """Hides that the seller makes up a counter-demand: to the others he still looks at the offers."""
        self.set_top(0, SELLING)
        self.set_top(2, 0)
        card: i64 = 0
        while card < len(self.kind):
            self.wanted[card] = 0
            card += 1

    # What could be

    def fill(self, chance: Chance) -> None:
        """Gives every card of unknown front a front that fits its back.

        A robber whose choice is hidden may not have chosen yet: such a state fits too, and search lets him choose.
        """
        left = self.unknown_fronts()
        card: i64 = 0
        while card < len(self.kind):  # backs that were seen leave less choice, so they are served first
            if self.value[card] == HIDDEN and self.kind[card] != HIDDEN:
                self.value[card] = draw_front(left, self.kind[card] * 8, 8, chance) % 8
            card += 1
        card = 0
        while card < len(self.kind):
            if self.value[card] == HIDDEN:
                front = draw_front(left, 0, KINDS * 8, chance)
                self.kind[card] = front // 8
                self.value[card] = front % 8
            card += 1

    def unknown_fronts(self) -> vec[i64]:
        """Returns which fronts no known card has, by kind * 8 + value."""
        left = all_fronts(self.seats)
        card: i64 = 0
        while card < len(self.kind):
            if self.value[card] != HIDDEN:
                left[self.kind[card] * 8 + self.value[card]] = 0
            card += 1
        return left


def all_fronts(seats: i64) -> vec[i64]:
    """Returns which fronts are in the game, by kind * 8 + value."""
    left = vec[i64]([0] * (KINDS * 8))
    front: i64 = 0
    while front < KINDS * 8:
        if in_game(seats, front // 8, front % 8):
            left[front] = 1
        front += 1
    return left


def draw_front(left: vec[i64], start: i64, width: i64, chance: Chance) -> i64:
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
