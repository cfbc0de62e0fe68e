"""The second Action: study, operate, revive."""

from __future__ import annotations

from librt.vecs import vec
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
    MOST_CARDS,
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
        self.begin_third()

    def operate(self, seat: i64, assistant: i64, kind: i64) -> None:
        """Asks an assistant for a part; where only one card can be handed over, he hands it."""
        self.operations += 1
        self.tell(OPERATION, seat, assistant, kind)
        self.push(ASSISTING, assistant, kind)
        room = vec[i64]([0] * MOST_CARDS)
        if self.parts_to_hand(assistant, room) == 1:
            self.hand_over(assistant, room[0] - HAND_OVER)

    def hand_over(self, assistant: i64, card: i64) -> None:
        """Hands the operator a part; for one of his own the assistant takes one of the named kind in return."""
        kind = self.top_value(2)
        his_own = self.place[card] == WAREHOUSE + assistant
        if his_own or self.kind[card] != kind:
            self.betrayals += 1
        self.pop()
        self.tell(HANDED, assistant, card, 1 if his_own else 0, self.kind[card])
        if not his_own:
            self.sew(card)
            return
        self.push(TAKING, assistant, kind, card)
        room = vec[i64]([0] * MOST_CARDS)
        if self.parts_in_return(room) == 1:
            self.take_in_return(assistant, room[0] - TAKE)

    def take_in_return(self, assistant: i64, card: i64) -> None:
        """Puts the card taken in return where the assistant's own part lay."""
        handed = self.top_value(3)
        self.pop()
        self.tell(EXCHANGED, assistant, card, self.kind[card])
        self.lift(card)
        self.place[card] = WAREHOUSE + assistant
        self.rank[card] = self.rank[handed]
        self.lay(handed, WAREHOUSE + self.turn)
        self.show_front(handed, self.turn)
        self.show_front(card, assistant)
        self.sew(handed)

    def sew(self, card: i64) -> None:
        """Rolls against the Study die: the part is sewn on, or ends on the Gallows Heap."""
        seat = self.turn
        kind = self.kind[card]
        if self.roll(seat, self.modifier(seat, kind)):
            self.put(card, SEWN + seat)
            self.sewn[seat * KINDS + kind] = card
            self.revealed += 1
            self.seen[card] = (i64(1) << (self.seats + 1)) - 1
            self.tell(SEWN_ON, seat, card, kind, self.value[card])
            self.turn_die(seat, 1)
        else:
            self.tell(FAILED, seat, card, kind)
            self.lay_on_heap(card)
            self.turn_die(seat, -1)
        self.begin_third()

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
        self.begin_third()

    def begin_third(self) -> None:
        """Begins the third Action."""
        raise NotImplementedError

    def end(self) -> None:
        """Ends the game."""
        raise NotImplementedError
