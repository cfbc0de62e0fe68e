"""Throw Steps 2 to 5: hits are looked at anew in each, for each thrown card, and all that is hit then counts (M6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules.events import GAINED, ORDERED, PETRIFIED, REBORN, STEP
from bestiary.games.monstrous.rules.numbers import (
    ASK_ORDER,
    ASK_TRAP,
    COMMON_POWER,
    GAIN_FAITH,
    HIT_LOCATION,
    HIT_MONSTERS,
    MISS_LOCATION,
    MONSTER_CARDS,
    MONSTERS,
    NO_POWER,
    NOBODY,
    PETRIFY,
    PLACES,
    POWER_ROW,
    REBIRTH,
    STEP_FAITH,
    STEP_MONSTERS,
    STEP_PLACES,
    STEP_TRAPS,
    UNIQUE,
    W_POWER,
    WHEN_HIT,
)
from bestiary.games.monstrous.rules.position import holds, without
from bestiary.games.monstrous.rules.throw import Throwing


class Steps(Throwing):
    """Adds the order in which hits take effect."""

    def use_power(self, slot: i64, condition: i64) -> None:
        """Uses a monster's power whose condition is met."""
        raise NotImplementedError

    def choose_power(self, slot: i64) -> None:
        """Uses the power of a location that is hit."""
        raise NotImplementedError

    def choose_faith(self, slot: i64) -> None:
        """Gains the Faith of a location that is hit."""
        raise NotImplementedError

    def begin_step(self, step: i64) -> None:
        self.step = step
        self.active = NOBODY
        self.snapshot = vec[i64]()
        self.pending = 0
        slot: i64 = 0
        while slot < 2:
            if self.lies(slot):
                self.pending |= i64(1) << slot
            slot += 1

    def step_on(self) -> None:
        """Resolves the next thrown card of this step, or goes to the next step."""
        first = self.pending & 1 == 1 and self.acts(0)
        second = self.pending & 2 == 2 and self.acts(1)
        if first and second:
            self.put_ask(ASK_ORDER, self.turn)
        elif first:
            self.resolve(0)
        elif second:
            self.resolve(1)
        else:
            self.begin_step(self.step + 1)

    def choose_order(self, slot: i64) -> None:
        """Resolves the card first that the team names."""
        card = self.thrown[slot]
        self.tell(ORDERED, self.ask_seat, card // MONSTERS, card % MONSTERS)
        self.answered()
        self.resolve(slot)

    def acts(self, slot: i64) -> bool:
        """Tells whether a thrown card does something in this step, as the table lies now."""
        if not self.lies(slot):
            return False
        hits = self.look().hits(self.thrown[slot])
        if self.step == STEP_TRAPS:
            return len(self.traps(hits)) > 0
        if self.step == STEP_MONSTERS:
            condition = HIT_MONSTERS
            while condition <= MISS_LOCATION:
                if self.meets(slot, condition, hits):
                    return True
                condition += 1
            return False
        return len(self.places_of(hits)) > 0

    def resolve(self, slot: i64) -> None:
        """Takes the snapshot of what a thrown card hits, and lets everything that follows from it happen."""
        card = self.thrown[slot]
        self.pending &= ~(i64(1) << slot)
        self.active = slot
        self.snapshot = self.look().hits(card)
        self.tell(STEP, self.step, card // MONSTERS, card % MONSTERS)
        if self.step == STEP_TRAPS:
            self.tell_hits(self.traps(self.snapshot))
            self.spring_traps(slot)
        elif self.step == STEP_MONSTERS:
            self.tell_hits(self.snapshot)
            condition = MISS_LOCATION
            while condition >= HIT_MONSTERS:  # what is put on first is used last
                if self.meets(slot, condition, self.snapshot):
                    self.push(W_POWER, slot, condition)
                condition -= 1
        elif self.step == STEP_PLACES:
            self.tell_hits(self.places_of(self.snapshot))
            self.choose_power(slot)
        else:
            assert self.step == STEP_FAITH
            self.tell_hits(self.places_of(self.snapshot))
            self.choose_faith(slot)

    # What a card hits

    def places_of(self, hits: vec[i64]) -> vec[i64]:
        """Returns the locations among hits."""
        found = vec[i64]()
        for card in hits:
            if card >= MONSTER_CARDS:
                found = append(found, card)
        return found

    def monsters_of(self, hits: vec[i64]) -> vec[i64]:
        """Returns the monsters among hits."""
        found = vec[i64]()
        for card in hits:
            if card < MONSTER_CARDS:
                found = append(found, card)
        return found

    def is_hit(self, place: i64) -> bool:
        """Tells whether a location is in the snapshot."""
        return holds(self.snapshot, MONSTER_CARDS + place)

    def monsters_at(self, place: i64) -> vec[i64]:
        """Returns all monsters that hit a location now, whoever threw them and when (M54)."""
        return self.monsters_of(self.look().hits(MONSTER_CARDS + place))

    def hits_any_place(self, card: i64) -> bool:
        """Tells whether a monster hits a location."""
        sight = self.look()
        place: i64 = 0
        while place < PLACES:
            if sight.hit(card, MONSTER_CARDS + place):
                return True
            place += 1
        return False

    # Powers by condition

    def power(self, card: i64, condition: i64) -> i64:
        """Returns the operation that the side of a monster that is up has under a condition."""
        return self.monster_powers[self.power_row(card) + condition * 2]

    def amount(self, card: i64, condition: i64) -> i64:
        """Returns how much it gives or takes."""
        return self.monster_powers[self.power_row(card) + condition * 2 + 1]

    def power_row(self, card: i64) -> i64:
        """Returns where the powers of the side that is up stand."""
        if self.side_up(card) == UNIQUE:
            return card % MONSTERS * POWER_ROW
        return COMMON_POWER * POWER_ROW

    def meets(self, slot: i64, condition: i64, hits: vec[i64]) -> bool:
        """Tells whether a thrown card has a power under a condition, and hits what it asks for."""
        if self.power(self.thrown[slot], condition) == NO_POWER:
            return False
        if condition == HIT_MONSTERS:
            return len(self.monsters_of(hits)) > 0
        if condition == HIT_LOCATION:
            return len(self.places_of(hits)) > 0
        return len(self.places_of(hits)) == 0

    # Step 2: traps

    def traps(self, hits: vec[i64]) -> vec[i64]:
        """Returns the traps among hits in the order of turns, beginning with the god who threw (M9)."""
        found = vec[i64]()
        step: i64 = 0
        while step < self.boards():
            board = (self.turn + step) % self.boards()
            for card in hits:
                if card < MONSTER_CARDS and card // MONSTERS == board and self.is_trap(card):
                    found = append(found, card)
            step += 1
        return found

    def is_trap(self, card: i64) -> bool:
        """Tells whether a monster was a trap before this throw: cards thrown together are none for each other."""
        just_thrown = card == self.thrown[0] or card == self.thrown[1]
        return not just_thrown and self.power(card, WHEN_HIT) != NO_POWER

    def spring_traps(self, slot: i64) -> None:
        """Lets every trap of the snapshot work, even if the card that sprang it is gone by then (M8, M49).

        Whoever owns several says which comes next; with the shipped ones that changes nothing, so nobody is asked (M9).
        """
        traps = self.traps(self.snapshot)
        while len(traps) > 0:
            owner = traps[0] // MONSTERS
            if self.own_traps and len(traps) > 1 and traps[1] // MONSTERS == owner:
                self.put_ask(ASK_TRAP, owner, slot, owner)
                return
            self.spring(slot, traps[0])
            traps = self.traps(self.snapshot)

    def is_waiting_trap(self, card: i64) -> bool:
        """Tells whether a card is a trap of the god who is asked, and has not worked yet."""
        return card // MONSTERS == self.ask_b and holds(self.snapshot, card) and self.is_trap(card)

    def choose_trap(self, card: i64) -> None:
        """Lets the trap work that its owner names, then goes on with the others."""
        slot = self.ask_a
        self.tell(ORDERED, self.ask_seat, card // MONSTERS, card % MONSTERS)
        self.answered()
        self.spring(slot, card)
        self.spring_traps(slot)

    def spring(self, slot: i64, trap: i64) -> None:
        """Lets one trap work; it is no longer among those that wait."""
        board = trap // MONSTERS
        power = self.power(trap, WHEN_HIT)
        self.snapshot = without(self.snapshot, trap)
        if power == PETRIFY:
            self.tell(PETRIFIED, board, trap % MONSTERS)
            self.discard(self.thrown[slot])
        elif power == GAIN_FAITH:
            self.gain(board, self.amount(trap, WHEN_HIT), trap % MONSTERS)
        else:
            assert power == REBIRTH
            self.tell(REBORN, board, trap % MONSTERS)
            self.return_to_deck(trap)

    def gain(self, board: i64, faith: i64, monster: i64) -> None:
        """Gives a god Faith for a monster's power."""
        self.faith[board] += faith
        self.tell(GAINED, board, faith, monster)
