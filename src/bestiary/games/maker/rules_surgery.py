"""The second Action: study, operate, revive."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.maker.rules_numbers import (
    ASSISTING,
    BRAIN,
    EXCHANGED,
    FAILED,
    FRIED,
    HAND_OVER,
    HANDED,
    KINDS,
    OPERATION,
    REVIVED,
    ROLLED,
    SEWN,
    SEWN_ON,
    STUDIED,
    TAKE,
    TAKING,
    WAREHOUSE,
    WORST,
)
from bestiary.games.maker.rules_position import NOBODY
from bestiary.games.maker.rules_robbery import Robbery


class Surgery(Robbery):
    """Adds what is done at the slab."""

    def study(self, seat: i64) -> None:
        """Turns the Study die down, twice if the player prepared."""
        self.tell(STUDIED, seat)
        self.turn_die(seat, -2 if self.prepared else -1)
        self.phase = 3

    def operate(self, seat: i64, assistant: i64, kind: i64) -> None:
        """Asks an assistant for a part; where only one card can be handed over, he hands it."""
        self.tell(OPERATION, seat, assistant, kind)
        self.push(ASSISTING, assistant, kind)
        only = self.only_one(HAND_OVER)
        if only != NOBODY:
            self.hand_over(assistant, only)

    def only_one(self, first: i64) -> i64:
        """Returns the only card for which an action of this kind is allowed, or NOBODY."""
        found: i64 = NOBODY
        card: i64 = 0
        while card < self.cards():
            if self.refuse_here(self.top_value(1), first + card) == 0:
                if found != NOBODY:
                    return NOBODY
                found = card
            card += 1
        return found

    def hand_over(self, assistant: i64, card: i64) -> None:
        """Hands the operator a part; for one of his own the assistant takes one of the named kind in return."""
        kind = self.top_value(2)
        self.pop()
        self.tell(HANDED, assistant, card, 1 if self.place[card] == WAREHOUSE + assistant else 0)
        if self.place[card] != WAREHOUSE + assistant:
            self.sew(card)
            return
        self.push(TAKING, assistant, kind, card)
        only = self.only_one(TAKE)
        if only != NOBODY:
            self.take_in_return(assistant, only)

    def take_in_return(self, assistant: i64, card: i64) -> None:
        """Puts the card taken in return where the assistant's own part lay."""
        handed = self.top_value(3)
        self.pop()
        self.place[card] = WAREHOUSE + assistant
        self.order[card] = self.order[handed]
        self.put(handed, WAREHOUSE + self.turn)
        self.tell(EXCHANGED, assistant, card)
        self.show_front(handed, i64(1) << self.turn)
        self.show_front(card, i64(1) << assistant)
        self.sew(handed)

    def sew(self, card: i64) -> None:
        """Rolls against the Study die: the part is sewn on, or ends on the Gallows Heap."""
        seat = self.turn
        kind = self.kind[card]
        if self.roll(seat, self.modifier(seat, kind)):
            self.put(card, SEWN + seat)
            self.sewn[seat * KINDS + kind] = card
            self.show_front(card, (i64(1) << (self.seats + 1)) - 1)
            self.tell(SEWN_ON, seat, card, kind, self.value[card])
            self.turn_die(seat, 1)
        else:
            self.tell(FAILED, seat, card)
            self.lay_on_heap(card)
            self.turn_die(seat, -1)
        self.phase = 3

    def roll(self, seat: i64, modifier: i64) -> bool:
        """Rolls the white die against a Study die."""
        rolled = self.chance.below(WORST) + 1
        self.tell(ROLLED, seat, rolled, modifier, self.die[seat])
        return rolled + modifier >= self.die[seat]

    def revive(self, seat: i64) -> None:
        """Tries to bring the Monster to life, which ends the game or costs its brain."""
        if self.roll(seat, self.revival_modifier(seat)):
            self.reviver = seat
            self.tell(REVIVED, seat)
            self.end()
            return
        card = self.sewn[seat * KINDS + BRAIN]
        self.sewn[seat * KINDS + BRAIN] = NOBODY
        self.tell(FRIED, seat, card)
        self.lay_on_heap(card)
        self.turn_die(seat, -1)
        self.phase = 3

    def end(self) -> None:
        """Ends the game."""
        raise NotImplementedError
