"""Throw Steps 4 and 5: the power of one location that is hit, then the Faith of one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules.events import CHOSE_CARD, FORESAW, MEMBER_CHOSEN, ON_TOP, PLACE_GAINED, POWER_USED
from bestiary.games.monstrous.rules.monsters import Monsters
from bestiary.games.monstrous.rules.numbers import (
    ASK_BURY,
    ASK_DISCARD,
    ASK_FAITH,
    ASK_FORESEE,
    ASK_GAIN,
    ASK_POWER,
    ASK_RAISE,
    ASK_ROBBED,
    ASK_SEER,
    ASK_TOP,
    BURY_ANY,
    DECK,
    DISCARD_ANY,
    FORESEE,
    GAIN_HERE,
    GAIN_OR_DRAW,
    MONSTER_CARDS,
    MONSTERS,
    NOBODY,
    OTHERS_GAIN,
    PLACE_THROW,
    RAISE,
    TABLE,
    TAKE_HERE,
    TAKE_LEADER,
    UNDERWORLD,
)


class Places(Monsters):
    """Adds the powers of locations."""

    def choose_power(self, slot: i64) -> None:
        hit = self.places_of(self.snapshot)
        if len(hit) > 1:
            self.put_ask(ASK_POWER, self.thrower[slot], slot)
        else:
            self.use_place(slot, hit[0] - MONSTER_CARDS)

    def choose_faith(self, slot: i64) -> None:
        hit = self.places_of(self.snapshot)
        if len(hit) > 1:
            self.put_ask(ASK_FAITH, self.thrower[slot], slot)
        else:
            self.gain_place(slot, hit[0] - MONSTER_CARDS)

    def use_place(self, slot: i64, place: i64) -> None:
        """Uses a location's power; without a target nothing happens (M13)."""
        self.answered()
        seat = self.thrower[slot]
        board = self.board_of(seat)
        power = self.place_power(place)
        amount = self.place_amount(place)
        self.tell(POWER_USED, seat, self.location[place])
        if power == TAKE_HERE or power == TAKE_LEADER:
            self.choose_robbed(slot, place)
        elif power == GAIN_OR_DRAW:
            if self.held(self.who_has_deck(seat), DECK):
                self.put_ask(ASK_GAIN, seat, slot, place)
            else:
                self.gain_by_place(board, amount, place)
        elif power == DISCARD_ANY:
            self.choose_target(slot, ASK_DISCARD)
        elif power == GAIN_HERE:
            self.gain_by_place(board, min(amount, self.others_at(slot, place)), place)
        elif power == PLACE_THROW:
            self.gain_throws(board, amount)
        elif power == BURY_ANY:
            self.choose_target(slot, ASK_BURY)
        elif power == RAISE:
            self.choose_raised(slot)
        elif power == FORESEE:
            self.choose_seer(slot, amount)
        elif power == OTHERS_GAIN:
            other: i64 = 0
            while other < self.boards():
                if other != board:
                    self.gain_by_place(other, amount, place)
                other += 1

    def gain_by_place(self, board: i64, faith: i64, place: i64) -> None:
        """Gives a god Faith for a location's power."""
        self.faith[board] += faith
        self.tell(PLACE_GAINED, board, faith, self.location[place])

    def others_at(self, slot: i64, place: i64) -> i64:
        """Returns how many monsters besides the thrown one hit a location."""
        found: i64 = 0
        for card in self.monsters_at(place):
            if card != self.thrown[slot]:
                found += 1
        return found

    # Faith of another god

    def robbable(self, slot: i64, place: i64) -> vec[i64]:
        """Returns the gods whom a location lets one take Faith from: those who are there, or those who lead (M60)."""
        board = self.board_of(self.thrower[slot])
        most: i64 = 1
        other: i64 = 0
        while other < self.boards():
            if other != board:
                most = max(most, self.faith[other])
            other += 1
        there: i64 = 0
        if self.place_power(place) == TAKE_HERE:
            for card in self.monsters_at(place):
                there |= i64(1) << card // MONSTERS
        found = vec[i64]()
        other = 0
        while other < self.boards():
            leads = self.place_power(place) == TAKE_LEADER and self.faith[other] == most
            if other != board and (there >> other & 1 or leads):
                found = append(found, other)
            other += 1
        return found

    def choose_robbed(self, slot: i64, place: i64) -> None:
        """Asks whom to take Faith from, if there are several."""
        gods = self.robbable(slot, place)
        if len(gods) > 1:
            self.put_ask(ASK_ROBBED, self.thrower[slot], slot, place)
        elif len(gods) == 1:
            self.rob(slot, place, gods[0])

    def rob(self, slot: i64, place: i64, god: i64) -> None:
        """Takes Faith from a god for a location's power."""
        self.answered()
        self.take_faith(self.board_of(self.thrower[slot]), god, self.place_amount(place))

    # Faith or a card

    def gain_or_draw(self, draws: bool) -> None:
        """Takes the choice between Faith and a card."""
        slot = self.ask_a
        place = self.ask_b
        seat = self.ask_seat
        self.answered()
        if draws:
            self.tell(CHOSE_CARD, seat)
            self.draw_for(slot, self.place_amount(place))
        else:
            self.gain_by_place(self.board_of(seat), self.place_amount(place), place)

    # Any monster of the table

    def is_target(self, slot: i64, card: i64) -> bool:
        """Tells whether a location's power may be used on a monster: any on the table but the thrown one (M59)."""
        return self.place[card] == TABLE and card != self.thrown[slot]

    def choose_target(self, slot: i64, ask: i64) -> None:
        """Asks which monster of the table goes, if there are several."""
        found: i64 = 0
        only = NOBODY
        card: i64 = 0
        while card < MONSTER_CARDS:
            if self.is_target(slot, card):
                found += 1
                only = card
            card += 1
        if found > 1:
            self.put_ask(ask, self.thrower[slot], slot)
        elif found == 1:
            self.strike(ask, only)

    def strike(self, ask: i64, card: i64) -> None:
        """Sends a monster of the table to its Underworld or on top of its deck."""
        self.answered()
        if ask == ASK_DISCARD:
            self.discard(card)
        else:
            self.return_to_deck(card)

    # The Underworld, and what is to come

    def choose_raised(self, slot: i64) -> None:
        """Asks which monster of the own Underworld comes to hand, if there are several."""
        seat = self.thrower[slot]
        board = self.board_of(seat)
        found = self.count(board, UNDERWORLD)
        if found > 1:
            self.put_ask(ASK_RAISE, seat, slot)
        elif found == 1:
            card = board * MONSTERS
            while self.place[card] != UNDERWORLD:
                card += 1
            self.raise_up(card, seat)

    def raise_chosen(self, card: i64) -> None:
        """Takes the chosen monster out of the Underworld."""
        seat = self.ask_seat
        self.answered()
        self.raise_up(card, seat)

    def choose_seer(self, slot: i64, amount: i64) -> None:
        """Turns up the top of a deck; of a team, the thrower says whose."""
        seat = self.thrower[slot]
        if self.both_have_decks(seat):
            self.put_ask(ASK_SEER, seat, slot, amount)
        else:
            self.foresee(slot, self.who_has_deck(seat), amount)

    def seer_chosen(self, number: i64) -> None:
        """Turns up the top of the deck that was named."""
        slot = self.ask_a
        amount = self.ask_b
        seat = self.member(self.board_of(self.ask_seat), number)
        self.tell(MEMBER_CHOSEN, self.ask_seat, seat)
        self.answered()
        self.foresee(slot, seat, amount)

    def foresee(self, slot: i64, owner: i64, amount: i64) -> None:
        """Shows the top cards of a deck and asks which of them is drawn."""
        self.turn_up(owner, amount)
        self.looked = min(amount, self.held(owner, DECK))
        if self.looked > 1:
            self.put_ask(ASK_FORESEE, self.thrower[slot], slot, owner)
        else:
            self.draw(owner)
            self.looked = 0

    def draw_foreseen(self, card: i64) -> None:
        """Draws one of the cards that were turned up; the rest is put back in any order."""
        slot = self.ask_a
        owner = self.ask_b
        self.tell(FORESAW, self.ask_seat, card % MONSTERS)
        self.answered()
        self.take_from_deck(card)
        self.looked -= 1
        if self.looked > 1:
            self.put_ask(ASK_TOP, self.thrower[slot], slot, owner)
        else:
            self.looked = 0

    def put_foreseen_on_top(self, card: i64) -> None:
        """Lays one of two cards that were turned up over the other."""
        owner = self.ask_b
        self.tell(ON_TOP, self.ask_seat, card % MONSTERS)
        other = self.deck_card(owner, 3 - self.depth[card])
        self.depth[other] = 2
        self.depth[card] = 1
        self.looked = 0
        self.answered()
