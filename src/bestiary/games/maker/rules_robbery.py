"""The first Action: graves, the Gallows Heap, other warehouses."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.maker.rules_numbers import (
    BACK_SEEN,
    CARD_TAKEN,
    CHOICE_SHOWN,
    FOUGHT,
    GRAVE,
    GRAVE_EMPTY,
    HEAP,
    HEAP_ROBBED,
    JOINED,
    JOINING,
    OPEN,
    OUT,
    REFILL,
    REFILLED,
    ROBBERY,
    SEALING,
    STAYED_OUT,
    STOLEN,
    WAREHOUSE,
    WORST,
)
from bestiary.games.maker.rules_position import NOBODY
from bestiary.games.maker.rules_refusals import Refusals


class Robbery(Refusals):
    """Adds the ways to come by body parts."""

    def announce(self, seat: i64) -> None:
        """Begins a grave robbery and asks the others in turn."""
        self.tell(ROBBERY, seat)
        self.enter(seat)
        self.push(JOINING, seat)
        self.ask_next(seat)

    def enter(self, seat: i64) -> None:
        """Makes a seat part of the robbery; its die goes up at once."""
        self.sealed[seat] = OPEN
        self.turn_die(seat, 1)

    def ask_next(self, seat: i64) -> None:
        """Asks the next seat that has a robbery card face down, or lets all who take part choose."""
        following = (seat + 1) % self.seats
        while following != self.turn and not self.has_stone(following):
            following = (following + 1) % self.seats
        self.pop()
        if following != self.turn:
            self.push(JOINING, following)
            return
        self.push(SEALING)
        self.seal_what_is_plain()

    def seal_what_is_plain(self) -> None:
        """Lays the last robbery card of everyone who has one alone: all can see which it is."""
        seat: i64 = 0
        while seat < self.seats:
            if self.sealed[seat] == OPEN and self.stones_left(seat) == 1:
                grave: i64 = 0
                while self.stones[seat] >> grave & 1:
                    grave += 1
                self.sealed[seat] = grave
            seat += 1
        if self.to_act() == 0:
            self.resolve()

    def join(self, seat: i64, joins: bool) -> None:
        """Takes a seat's answer to an announced robbery."""
        self.tell(JOINED if joins else STAYED_OUT, seat)
        if joins:
            self.enter(seat)
        self.ask_next(seat)

    def seal(self, seat: i64, grave: i64) -> None:
        """Takes a sealed choice; the last one turns all of them over."""
        self.sealed[seat] = grave
        if self.to_act() == 0:
            self.resolve()

    def resolve(self) -> None:
        """Turns all choices over: a grave with one robber gives him its top card, a shared one nothing."""
        self.revealed += 1
        seat: i64 = 0
        while seat < self.seats:
            if self.sealed[seat] != OUT:
                self.stones[seat] |= i64(1) << self.sealed[seat]
                self.tell(CHOICE_SHOWN, seat, self.sealed[seat])
            seat += 1
        emptied: i64 = 0
        grave: i64 = 0
        while grave < self.graves():
            robbers = self.robbers_of(grave)
            if robbers > 1:
                self.tell(FOUGHT, grave)
            elif robbers == 1 and self.take_from_grave(grave):
                emptied |= i64(1) << grave
            grave += 1
        seat = 0
        while seat < self.seats:
            self.sealed[seat] = OUT
            seat += 1
        self.pop()
        self.refill_graves(emptied)
        self.phase = 2

    def robbers_of(self, grave: i64) -> i64:
        """Returns how many chose a grave."""
        count: i64 = 0
        for choice in self.sealed:
            if choice == grave:
                count += 1
        return count

    def take_from_grave(self, grave: i64) -> bool:
        """Gives the only robber of a grave its top card; tells whether that emptied it."""
        seat: i64 = 0
        while self.sealed[seat] != grave:
            seat += 1
        card = self.top_of(GRAVE + grave)
        if card == NOBODY:
            self.tell(GRAVE_EMPTY, seat, grave)
            return False
        self.tell(CARD_TAKEN, seat, grave, card, self.kind[card])
        self.put(card, WAREHOUSE + seat)
        self.show_front(card, seat)
        self.turn_die(seat, -1)
        self.uncover(grave)
        return self.held[GRAVE + grave] == 0

    def uncover(self, grave: i64) -> None:
        """Lets everyone see the back of a grave's top card."""
        card = self.top_of(GRAVE + grave)
        if card != NOBODY and not self.backs[card]:
            self.backs[card] = 1
            self.revealed += 1
            self.tell(BACK_SEEN, card, self.kind[card], grave)

    def refill_graves(self, emptied: i64) -> None:
        """Refills graves from the bottom of the Heap, card by card in grave order, up to three each."""
        laid: i64 = 0
        while emptied and laid < REFILL:
            grave: i64 = 0
            while grave < self.graves():
                if emptied >> grave & 1:
                    card = self.card_at(HEAP, 0)
                    if card == NOBODY:
                        return
                    self.put(card, GRAVE + grave)
                    self.tell(REFILLED, grave, card, self.kind[card])
                grave += 1
            laid += 1

    def lay_on_heap(self, card: i64) -> None:
        """Puts a card on top of the Gallows Heap, which may feed empty graves."""
        self.put(card, HEAP)
        if self.refill == 0:
            return
        empty: i64 = 0
        grave: i64 = 0
        while grave < self.graves():
            if self.held[GRAVE + grave] == 0:
                empty |= i64(1) << grave
            grave += 1
        self.refill_graves(empty)

    def rob_heap(self, seat: i64, card: i64) -> None:
        """Takes any card of the Heap by its back, at the price of all knowledge."""
        self.tell(HEAP_ROBBED, seat, card, self.kind[card])
        self.turn_die(seat, WORST)
        self.put(card, WAREHOUSE + seat)
        self.show_front(card, seat)
        self.phase = 2

    def steal(self, seat: i64, card: i64) -> None:
        """Takes a card out of an unguarded warehouse by its back."""
        self.tell(STOLEN, seat, self.place[card] - WAREHOUSE, card, self.kind[card])
        self.turn_die(seat, 1)
        self.put(card, WAREHOUSE + seat)
        self.show_front(card, seat)
        self.phase = 2
