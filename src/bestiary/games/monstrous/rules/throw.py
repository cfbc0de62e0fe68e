"""Throw Step 1: who throws which card, which side up and how; what a team agrees on; a young god's second try."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules.events import (
    AIMED_ALONG,
    AIMED_FROM,
    AIMED_TILT,
    CHANGED,
    COLUMN_CHOSEN,
    LEFT_LYING,
    LOCKED,
    MANNER_CHOSEN,
    MEMBER_CHOSEN,
    RETHROWN,
    ROW_CHOSEN,
    THREW,
)
from bestiary.games.monstrous.rules.landing import Landing
from bestiary.games.monstrous.rules.numbers import (
    AIM_COLUMN,
    AIM_FORM,
    AIM_FREE,
    AIM_MANNER,
    AIM_NUMBERS,
    AIM_ROW,
    AIM_ROW_OF_GRID,
    AIR,
    ASK_COLUMN,
    ASK_FLIGHT,
    ASK_LOCK,
    ASK_MANNER,
    ASK_ROW,
    ASK_THROW,
    ASK_THROWER,
    ASK_YOUNG,
    BY_GRID,
    FREELY,
    HAND,
    LOCKING,
    MONSTERS,
    MOST_CHANGES,
    NO_THROW,
    NOBODY,
    OFF,
    PLANNING,
    RELEASED,
    SLOTS,
    STEP_DRAW,
    STEP_TRAPS,
    SUB,
    TABLE,
    TECHNIQUES,
    UNDERWORLD,
    UNIQUE,
)


class Throwing(Landing):
    """Adds how a throw is chosen, released and, by young gods, repeated."""

    def begin_step(self, step: i64) -> None:
        """Begins a Throw Step."""
        raise NotImplementedError

    def land_thrown_by_cyclops(self) -> None:
        """Gives what a card that a Cyclops threw is worth."""
        raise NotImplementedError

    # Beginning

    def begin_throw(self) -> None:
        """Begins the first throw of a turn: everyone of the board who has a card."""
        self.clear_throw()
        number: i64 = 0
        while number < self.members():
            seat = self.member(self.turn, number)
            if self.held(seat, HAND):
                self.thrower[number] = seat
                self.due |= i64(1) << number
            number += 1
        self.start_planning()

    def begin_extra_throw(self) -> None:
        """Begins an extra throw: one card, and of a team one member."""
        self.clear_throw()
        if self.members() == 2:
            one = self.held(self.member(self.turn, 0), HAND) > 0
            other = self.held(self.member(self.turn, 1), HAND) > 0
            if one and other:
                self.put_ask(ASK_THROWER, self.turn)
                return
            self.choose_thrower(1 if other else 0)
            return
        self.choose_thrower(0)

    def choose_thrower(self, number: i64) -> None:
        """Lets one member of the board make the throw."""
        if self.ask == ASK_THROWER:
            self.tell(MEMBER_CHOSEN, self.ask_seat, self.member(self.turn, number))
        self.answered()
        self.thrower[0] = self.member(self.turn, number)
        self.due = 1
        self.start_planning()

    def clear_throw(self) -> None:
        """Forgets the throw before."""
        slot: i64 = 0
        while slot < SLOTS:
            self.thrown[slot] = NOBODY
            self.thrower[slot] = NOBODY
            self.side[slot] = UNIQUE
            self.changes[slot] = 0
            self.clear_aim(slot)
            slot += 1
        self.due = 0
        self.locks = 0
        self.kept = 0
        self.doubled = 0
        self.pending = 0
        self.active = NOBODY
        self.snapshot = vec[i64]()

    def clear_aim(self, slot: i64) -> None:
        i: i64 = 0
        while i < AIM_ROW:
            self.aims[slot * AIM_ROW + i] = 0
            i += 1

    def start_planning(self) -> None:
        """Begins to ask, or goes to Step 7 if nobody has a card (M24)."""
        if self.due == 0:
            self.begin_step(STEP_DRAW)
        else:
            self.throws += 1
            self.stage = PLANNING

    # Planning, agreeing, releasing

    def throw_on(self) -> None:
        """Asks for what a throw still needs."""
        if self.stage == PLANNING:
            slot: i64 = 0
            while slot < SLOTS:
                if self.due >> slot & 1:
                    self.put_ask(ASK_THROW, self.thrower[slot], slot)
                    return
                slot += 1
            both = self.thrown[0] != NOBODY and self.thrown[1] != NOBODY
            self.stage = (
                LOCKING
                if both and self.place[self.thrown[0]] == AIR and self.place[self.thrown[1]] == AIR
                else RELEASED
            )
        elif self.stage == LOCKING:
            if self.locks & 1 == 0:
                self.ask_lock(0)
            elif self.locks & 2 == 0:
                self.ask_lock(1)
            else:
                self.stage = RELEASED
        elif self.stage == RELEASED:
            self.release()
        else:
            self.offer_rethrows()

    def ask_lock(self, slot: i64) -> None:
        """Asks a member whether he is content; who may not change his plan any more is (M71)."""
        self.put_ask(ASK_LOCK, self.thrower[slot], slot)
        if self.changes[slot] >= MOST_CHANGES:
            self.lock()

    def choose_card(self, seat: i64, slot: i64, monster: i64, side: i64) -> None:
        """Takes the card that is thrown, and the side that is to be up."""
        if self.thrown[slot] == NOBODY:
            card = self.board_of(seat) * MONSTERS + monster
            self.place[card] = AIR
            self.thrown[slot] = card
        self.side[slot] = side
        self.tell(THREW, seat, self.thrown[slot] // MONSTERS, monster, side)
        self.put_ask(ASK_COLUMN, seat, slot)

    def aim_column(self, column: i64) -> None:
        """Takes the column of the target."""
        self.aims[self.ask_a * AIM_ROW + AIM_COLUMN] = column
        self.aims[self.ask_a * AIM_ROW + AIM_FORM] = BY_GRID
        self.tell(COLUMN_CHOSEN, self.ask_seat, column)
        self.put_ask(ASK_ROW, self.ask_seat, self.ask_a)

    def aim_row(self, row: i64) -> None:
        """Takes the row of the target."""
        self.aims[self.ask_a * AIM_ROW + AIM_ROW_OF_GRID] = row
        self.tell(ROW_CHOSEN, self.ask_seat, row)
        self.put_ask(ASK_MANNER, self.ask_seat, self.ask_a)

    def aim_manner(self, manner: i64) -> None:
        """Takes where the thrower stands and how he throws."""
        self.aims[self.ask_a * AIM_ROW + AIM_MANNER] = manner
        self.tell(MANNER_CHOSEN, self.ask_seat, manner // TECHNIQUES, manner % TECHNIQUES)
        self.planned()

    def apply_aim(self, seat: i64, numbers: vec[i64]) -> None:
        at = self.ask_a * AIM_ROW
        self.aims[at + AIM_FORM] = FREELY
        i: i64 = 0
        while i < AIM_NUMBERS:
            self.aims[at + AIM_FREE + i] = numbers[i]
            i += 1
        self.tell(AIMED_FROM, seat, numbers[0], numbers[1], numbers[2])
        self.tell(AIMED_ALONG, numbers[3], numbers[4], numbers[5], numbers[6])
        self.tell(AIMED_TILT, numbers[7])
        self.planned()
        self.advance()

    def planned(self) -> None:
        """Notes that a slot needs nothing more."""
        self.due &= ~(i64(1) << self.ask_a)
        self.answered()

    def lock(self) -> None:
        """Makes a member's plan his last word."""
        self.tell(LOCKED, self.ask_seat)
        self.locks |= i64(1) << self.ask_a
        self.answered()

    def change(self) -> None:
        """Lets a member plan his throw anew; both are asked again."""
        slot = self.ask_a
        self.tell(CHANGED, self.ask_seat)
        self.place[self.thrown[slot]] = HAND
        self.thrown[slot] = NOBODY
        self.side[slot] = UNIQUE
        self.clear_aim(slot)
        self.changes[slot] += 1
        self.due |= i64(1) << slot
        self.locks = 0
        self.stage = PLANNING
        self.answered()

    def release(self) -> None:
        """Lets go of every planned card at the same moment."""
        slot: i64 = 0
        while slot < SLOTS:
            card = self.thrown[slot]
            if card != NOBODY and self.place[card] == AIR:
                self.flying[slot] = 1
            slot += 1
        self.throw_number += 1
        self.put_ask(ASK_FLIGHT, NOBODY)

    # At rest: young gods may throw a card again that hit nothing

    def offer_rethrows(self) -> None:
        """Asks young gods whose cards failed, then goes on to Step 2."""
        slot: i64 = 0
        while slot < SLOTS:
            if self.may_rethrow(slot):
                self.put_ask(ASK_YOUNG, self.thrower[slot], slot)
                return
            slot += 1
        slot = 0
        while slot < SLOTS:
            self.give_up(slot)
            slot += 1
        self.stage = NO_THROW
        if self.thrown[SUB] != NOBODY:
            self.land_thrown_by_cyclops()
        else:
            self.begin_step(STEP_TRAPS)

    def may_rethrow(self, slot: i64) -> bool:
        """Tells whether a young god may pay to throw the card of a slot again."""
        card = self.thrown[slot]
        seat = self.thrower[slot]
        if card == NOBODY or self.kept >> slot & 1 or (self.thrown[SUB] != NOBODY and slot != SUB):
            return False
        if not self.is_young(seat) or self.rethrown >> seat & 1 or self.faith[self.board_of(seat)] < 1:
            return False
        if self.place[card] == OFF:
            return True
        return self.place[card] == TABLE and len(self.look().hits(card)) == 0

    def rethrow(self, slot: i64) -> None:
        """Pays for a second try and takes the card up again."""
        seat = self.thrower[slot]
        card = self.thrown[slot]
        self.tell(RETHROWN, seat, card // MONSTERS, card % MONSTERS)
        self.faith[self.board_of(seat)] -= 1
        self.rethrown |= i64(1) << seat
        if self.place[card] == TABLE:
            self.take_up(card)
        self.place[card] = AIR
        self.clear_aim(slot)
        self.due = i64(1) << slot
        self.stage = PLANNING
        self.answered()

    def keep(self, slot: i64) -> None:
        """Leaves a card where it fell."""
        self.tell(LEFT_LYING, self.thrower[slot], self.thrown[slot] // MONSTERS, self.thrown[slot] % MONSTERS)
        self.kept |= i64(1) << slot
        self.answered()

    def give_up(self, slot: i64) -> None:
        """Puts a thrown card that lies off the table into its Underworld."""
        card = self.thrown[slot]
        if card != NOBODY and self.place[card] == OFF:
            self.place[card] = UNDERWORLD
