"""When a card may be played, and at what: each test names the rule that stands against it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.locations import Places
from bestiary.games.mashup.rules.position import NOBODY

SEAT_TARGET: Final[i64] = 1  # a target's code: 1 more than a seat, 8 more than a slot; 0 is none
SLOT_TARGET: Final[i64] = 8


class Targets(Places):
    """Adds what may be played when, and at what."""

    def refuse_play(self, seat: i64, kind: i64, window: i64) -> i64:
        """Says why a card can't be played in a window, or 0."""
        if self.hand[seat * n.MAIN + kind] <= 0:
            return n.R_NOT_HELD
        if kind < n.FIRST_ITEM:
            if seat != self.turn:
                return n.R_ACTIVE
            return 0 if window == n.W_TURN else n.B_3_WINDOW
        if kind < n.FIRST_ACTION:
            if not self.takes_items(window):
                return n.B_3_WINDOW
            return 0 if self.has_target(seat, kind) else n.R_PLACING
        if not self.is_time(seat, kind, window):
            return n.R_CARD_TIME
        return 0 if self.has_target(seat, kind) else n.B_53_TARGET

    def takes_items(self, window: i64) -> bool:
        """Tells whether Items may be played in a window: not after a closing move, and never after the announcement."""
        if window == n.W_AFTER:
            return not self.closing
        return window == n.W_TURN or window == n.W_ANNOUNCE

    def is_time(self, seat: i64, kind: i64, window: i64) -> bool:
        """Tells whether an Action card's own text allows it now."""
        when = self.card(kind, c.WHEN)
        if when == c.WHEN_ANY:
            return True
        if when == c.WHEN_DESTROYED:
            return self.wrecked >> seat & 1 != 0
        if when == c.WHEN_UNSHOT:
            return self.running and not self.shot
        if when == c.WHEN_ATTACKING:
            return self.attack_to_come(seat)
        if when == c.WHEN_GROWING:
            return seat == self.turn and (window == n.W_TURN or window == n.W_GROW)
        return False  # while eating it is played as part of the Eat step, not in a window

    def attack_to_come(self, seat: i64) -> bool:
        """Tells whether a monster has an Attack with its own dice before it in the announced monster action."""
        if self.action == 0 or self.health[seat] == 0 or not self.entitled(seat):
            return False
        return seat != self.turn or self.action != 4

    # Targets

    def has_target(self, seat: i64, kind: i64) -> bool:
        """Tells whether there is anything that a card could be played at."""
        if self.wants_monster(kind):
            other: i64 = 0
            while other < self.seats:
                if self.refuse_target(seat, kind, SEAT_TARGET + other) == 0:
                    return True
                other += 1
            return False
        if not self.wants_place(kind):
            return True
        slot: i64 = 0
        while slot < self.slots:
            if self.refuse_target(seat, kind, SLOT_TARGET + slot) == 0:
                return True
            slot += 1
        return False

    def wants_monster(self, kind: i64) -> bool:
        """Tells whether a card is played at a monster or player."""
        on = self.card(kind, c.ON)
        if kind < n.FIRST_ACTION:
            return kind >= n.FIRST_ITEM and on == c.ON_MONSTER
        return on <= c.AT_GROWN or on == c.AT_INFAMOUS

    def wants_place(self, kind: i64) -> bool:
        """Tells whether a card is played at a Location."""
        on = self.card(kind, c.ON)
        if kind < n.FIRST_ACTION:
            return kind >= n.FIRST_ITEM and on != c.ON_MONSTER
        return on >= c.AT_MONSTERS and on <= c.AT_LOCATION

    def refuse_target(self, seat: i64, kind: i64, target: i64) -> i64:
        """Says why a card can't be played at a target, or 0."""
        if target == 0:
            return 0 if not self.wants_monster(kind) and not self.wants_place(kind) else n.B_53_TARGET
        if target < SLOT_TARGET:
            other = target - SEAT_TARGET
            if other >= self.seats or not self.wants_monster(kind):
                return n.B_53_TARGET
            return self.refuse_monster(kind, other)
        slot = target - SLOT_TARGET
        if not self.wants_place(kind):
            return n.B_53_TARGET
        if not self.is_location(slot):
            return n.B_46_NOT_THERE
        return self.refuse_item(seat, kind, slot) if kind < n.FIRST_ACTION else self.refuse_place(kind, slot)

    def refuse_monster(self, kind: i64, other: i64) -> i64:
        """Says why a card can't be played at a monster or player, or 0."""
        on = self.card(kind, c.ON)
        fits = True
        if kind < n.FIRST_ACTION:  # what follows a monster can't be played nowhere
            if self.place[other] == n.NOWHERE:
                return n.B_8_NOWHERE
            return self.refuse_tags(kind, self.place[other])
        if on == c.AT_MUTANT:
            fits = self.has_mutation(other)
        elif on == c.AT_GROWN:
            fits = self.size[other] > 1
        elif on == c.AT_INFAMOUS:
            last = self.last_infamy(other)
            row = self.effect_of(kind, c.ON_PLAY, c.LOSE_INFAMY)
            fits = last != NOBODY and self.card(self.infamy[last] >> 3, c.INFAMY) <= self.effect(row, c.NUMBER)
        return 0 if fits else n.B_53_TARGET

    def has_mutation(self, seat: i64) -> bool:
        """Tells whether a monster has any Mutation."""
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[seat * n.MUTATIONS + gene]:
                return True
            gene += 1
        return False

    def refuse_item(self, seat: i64, kind: i64, slot: i64) -> i64:
        """Says why an Item can't lie on a Location, or 0."""
        on = self.card(kind, c.ON)
        if on == c.ON_OWN and self.site_owner[slot] != seat:
            return n.R_PLACING
        if on == c.ON_STANDING:
            if self.site[slot] == n.RUBBLE:
                return n.B_62_RUBBLE
            if self.card(self.site_kind[slot], c.HITS) == 0:
                return n.R_PLACING
        return self.refuse_tags(kind, slot)

    def refuse_tags(self, kind: i64, slot: i64) -> i64:
        """Says why the tags of an Item and a Location do not go together, or 0."""
        wanted = self.card(kind, c.ON_TAGS)
        if self.site[slot] == n.RUBBLE:
            return n.B_62_RUBBLE if wanted else 0
        if wanted and not wanted & self.card(self.site_kind[slot], c.TAGS):
            return n.R_PLACING
        return n.R_PLACING if self.card(kind, c.TAGS) & self.card(self.site_kind[slot], c.BANNED) else 0

    def refuse_place(self, kind: i64, slot: i64) -> i64:
        """Says why an Action card can't be played at a Location, or 0."""
        on = self.card(kind, c.ON)
        fits = True
        if on == c.AT_MONSTERS:
            fits = self.monsters_at(slot) != 0
        elif on == c.AT_UNITS:
            fits = self.has_units(slot, NOBODY)
        elif on == c.AT_MEEPLE:
            if self.site[slot] == n.RUBBLE:
                return n.B_62_RUBBLE
            fits = self.meeple_at(slot) > 0
        return 0 if fits else n.B_53_TARGET

    def meeple_at(self, slot: i64) -> i64:
        """Returns how many Meeple are on a Location and its Items."""
        count = self.site_food[slot * c.FOODS + c.MEEPLE]
        thing: i64 = 0
        while thing < self.things:
            if self.thing_place[thing] == slot:
                count += self.thing_food[thing * c.FOODS + c.MEEPLE]
            thing += 1
        return count

    # Moving Units by New Orders

    def refuse_sending(self, thing: i64, source: i64, goal: i64) -> i64:
        """Says why a Unit can't be moved from one Location to another, or 0; THINGS stands for Infantry."""
        if thing == n.THINGS:
            return 0 if self.standing[source] else n.B_46_NOT_THERE
        if thing >= self.things or self.thing_place[thing] != source or not self.is_unit(thing):
            return n.B_46_NOT_THERE
        kind = self.thing_kind[thing]
        if self.card(kind, c.ON) == c.ON_MONSTER and not self.monsters_at(goal):
            return n.R_PLACING
        return self.refuse_tags(kind, goal)

    def refuse_goal(self, source: i64, goal: i64) -> i64:
        """Says why Units of a Location can't be moved to another, or 0."""
        if not self.is_location(goal) or goal == source:
            return n.B_46_NOT_THERE
        if self.standing[source]:
            return 0
        thing: i64 = 0
        while thing < self.things:
            if self.refuse_sending(thing, source, goal) == 0:
                return 0
            thing += 1
        return n.R_PLACING
