"""Throw Step 3: what monsters do to those they hit, and the Cyclops' throw inside a throw."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules.events import DOUBLED, FAITH_GAINED, MEMBER_CHOSEN, PICKED, TOOK
from bestiary.games.monstrous.rules.numbers import (
    AIR,
    ASK_DRAWER,
    ASK_FAITH,
    ASK_PICK,
    ASK_VICTIM,
    COME_BACK,
    DECK,
    DISCARD,
    DOUBLE_FAITH,
    DRAW_CARDS,
    EXTRA_THROW,
    GAIN_EACH,
    GAIN_FAITH,
    MONSTER_CARDS,
    MONSTERS,
    NOBODY,
    PLANNING,
    RETURN,
    SUB,
    TABLE,
    TAKE,
    THROW_ONE,
    W_DRAW,
    W_POWER,
)
from bestiary.games.monstrous.rules.position import holds
from bestiary.games.monstrous.rules.steps import Steps


class Monsters(Steps):
    """Adds the powers of monsters."""

    def work(self) -> None:
        """Does what waited behind a decision."""
        kind = self.top()
        slot = self.top_value(1)
        condition = self.top_value(2)
        self.pop()
        if kind == W_POWER:
            self.use_power(slot, condition)
        else:
            assert kind == W_DRAW
            self.draw_one(slot)

    def use_power(self, slot: i64, condition: i64) -> None:
        card = self.thrown[slot]
        if self.place[card] != TABLE:
            return
        power = self.power(card, condition)
        amount = self.amount(card, condition)
        board = self.board_of(self.thrower[slot])
        monster = card % MONSTERS
        if power == GAIN_FAITH:
            self.gain(board, amount, monster)
        elif power == GAIN_EACH:
            self.gain(board, amount * len(self.monsters_of(self.snapshot)), monster)
        elif power == TAKE:
            self.choose_victim(slot)
        elif power == DISCARD:
            for hit in self.monsters_of(self.snapshot):
                self.discard(hit)
        elif power == RETURN:
            for hit in self.monsters_of(self.snapshot):
                self.return_to_hand(hit)
        elif power == THROW_ONE:
            self.choose_pick(slot)
        elif power == EXTRA_THROW:
            self.gain_throws(board, amount)
        elif power == DRAW_CARDS:
            self.draw_for(slot, amount)
        elif power == DOUBLE_FAITH:
            self.doubled |= i64(1) << slot
            self.tell(DOUBLED, board)
        else:
            assert power == COME_BACK
            self.return_to_hand(card)

    # Taking Faith from a god

    def take_faith(self, board: i64, victim: i64, faith: i64) -> None:
        """Moves Faith from one god to another, as far as it is there (M14)."""
        if board == victim:
            return
        taken = min(faith, self.faith[victim])
        self.faith[victim] -= taken
        self.faith[board] += taken
        self.tell(TOOK, board, victim, taken)

    def is_victim(self, board: i64) -> bool:
        """Tells whether a monster of a god is in the snapshot."""
        card = board * MONSTERS
        while card < (board + 1) * MONSTERS:
            if holds(self.snapshot, card):
                return True
            card += 1
        return False

    def choose_victim(self, slot: i64) -> None:
        """Asks whom to take Faith from, if several gods' monsters are hit."""
        only = NOBODY
        found: i64 = 0
        board: i64 = 0
        while board < self.boards():
            if self.is_victim(board):
                only = board
                found += 1
            board += 1
        if found > 1:
            self.put_ask(ASK_VICTIM, self.thrower[slot], slot)
        else:
            self.rob_victim(slot, only)

    def rob_victim(self, slot: i64, victim: i64) -> None:
        """Takes Faith from the god of a hit monster."""
        card = self.thrown[slot]
        self.answered()
        board = self.board_of(self.thrower[slot])
        if board == victim:
            self.tell(TOOK, board, victim, 0)
        self.take_faith(board, victim, self.amount(card, self.condition_of(card, TAKE)))

    def condition_of(self, card: i64, power: i64) -> i64:
        """Returns the condition under which a monster has a power."""
        condition: i64 = 0
        while self.power(card, condition) != power:
            condition += 1
        return condition

    # Drawing, by whom a team likes

    def draw_for(self, slot: i64, cards: i64) -> None:
        """Lets the thrower, or his partner, draw cards one by one."""
        while cards > 0:
            self.push(W_DRAW, slot)
            cards -= 1

    def draw_one(self, slot: i64) -> None:
        """Draws a card; if both decks of a team have some, the thrower says who takes it."""
        seat = self.thrower[slot]
        if self.both_have_decks(seat):
            self.put_ask(ASK_DRAWER, seat, slot)
        else:
            self.draw(self.who_has_deck(seat))

    def both_have_decks(self, seat: i64) -> bool:
        """Tells whether a team can draw from either deck."""
        if self.members() == 1:
            return False
        board = self.board_of(seat)
        return self.held(self.member(board, 0), DECK) > 0 and self.held(self.member(board, 1), DECK) > 0

    def who_has_deck(self, seat: i64) -> i64:
        """Returns the member of a board who can draw, the seat itself if nobody can."""
        board = self.board_of(seat)
        number: i64 = 0
        while number < self.members():
            if self.held(self.member(board, number), DECK):
                return self.member(board, number)
            number += 1
        return seat

    def choose_drawer(self, number: i64) -> None:
        """Lets the member draw whom the thrower named."""
        seat = self.member(self.board_of(self.ask_seat), number)
        self.tell(MEMBER_CHOSEN, self.ask_seat, seat)
        self.answered()
        self.draw(seat)

    # The Cyclops

    def can_pick(self, card: i64) -> bool:
        """Tells whether a Cyclops can throw a monster: it is in the snapshot and still lies there."""
        return card < MONSTER_CARDS and self.place[card] == TABLE and holds(self.snapshot, card)

    def choose_pick(self, slot: i64) -> None:
        """Asks which hit monster is thrown, if there are several."""
        found: i64 = 0
        only = NOBODY
        for card in self.snapshot:
            if self.can_pick(card):
                found += 1
                only = card
        if found > 1:
            self.put_ask(ASK_PICK, self.thrower[slot], slot)
        elif found == 1:
            self.pick(slot, only)

    def pick(self, slot: i64, card: i64) -> None:
        """Takes a hit monster up to throw it."""
        seat = self.thrower[slot]
        self.answered()
        self.tell(PICKED, seat, card // MONSTERS, card % MONSTERS)
        self.take_up(card)
        self.place[card] = AIR
        other: i64 = 0
        while other < SUB:
            if (
                self.thrown[other] == card
            ):  # a partner's card, thrown together with the Cyclops: no more a throw of its own
                self.thrown[other] = NOBODY
                self.pending &= ~(i64(1) << other)
            other += 1
        self.thrown[SUB] = card
        self.thrower[SUB] = seat
        self.kept &= ~(i64(1) << SUB)
        self.clear_aim(SUB)
        self.due = i64(1) << SUB
        self.stage = PLANNING

    def land_thrown_by_cyclops(self) -> None:
        card = self.thrown[SUB]
        if self.place[card] != TABLE:
            return
        found: i64 = 0
        only = NOBODY
        for place in self.places_of(self.look().hits(card)):
            found += 1
            only = place - MONSTER_CARDS
        if found > 1:
            self.put_ask(ASK_FAITH, self.thrower[SUB], SUB)
        elif found == 1:
            self.gain_place(SUB, only)

    def gain_place(self, slot: i64, place: i64) -> None:
        """Gains the Faith of a location, doubled for a Hellhound that has just landed."""
        self.answered()
        board = self.board_of(self.thrower[slot])
        faith = self.place_faith(place)
        if self.doubled >> slot & 1:
            faith *= 2
        self.faith[board] += faith
        self.tell(FAITH_GAINED, board, faith, self.location[place])
