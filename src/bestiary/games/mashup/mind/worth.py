"""What a position is worth to a seat: what it has, what its monster is about to do, and the card it has sealed.

Everything is counted in tenths of a point of Health, from what lies open and the seat's own cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.playing import SEAT_TARGET, SLOT_TARGET, Targets
from bestiary.games.mashup.rules.position import NOBODY

TERMS: Final[i64] = 12
A_HIT: Final[i64] = 10
A_FAME: Final[i64] = 150
A_TOKEN: Final[i64] = 32
A_MUTATION: Final[i64] = 40
A_MOVE: Final[i64] = 50
A_SIZE: Final[i64] = 300
A_CARD: Final[i64] = 12


class Worth(Targets):
    """Adds score terms."""

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        need = self.line(self.size[seat], c.GROW)
        food = self.food(seat)
        out[0] = self.size[seat] + (1 if self.grows(seat) else 0)
        out[1] = self.fame[seat]
        out[2] = min(food, need) if need else 0
        out[3] = max(0, food - need)
        out[4] = self.health[seat] + min(self.health[seat], need)
        out[5] = self.quarters[seat] + self.lost[seat]
        out[6] = self.mutations_of(seat)
        out[7] = min(self.cards_of(seat), 6)
        out[8] = self.own_locations(seat)
        out[9] = self.prospect(seat)
        out[10] = self.plan(seat)
        out[11] = 1 if self.winners() >> seat & 1 else 0
        return TERMS

    def mutations_of(self, seat: i64) -> i64:
        """Returns how many Mutations a monster has; in the draft, the one chosen counts."""
        if self.phase == n.P_DRAFTING:
            return 0
        count: i64 = 0
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[seat * n.MUTATIONS + gene]:
                count += 1
            gene += 1
        return count

    def grows(self, seat: i64) -> bool:
        """Tells whether a monster has announced that it grows and has not yet paid for it."""
        return seat == self.turn and (self.phase == n.P_GROWN or self.top() == n.F_PAYING)

    def own_locations(self, seat: i64) -> i64:
        """Returns how many Locations of a player stand."""
        count: i64 = 0
        slot: i64 = 0
        while slot < self.slots:
            if self.site[slot] == n.STANDING and self.site_owner[slot] == seat:
                count += 1
            slot += 1
        return count

    # What a monster may expect where it stands or goes

    def prospect(self, seat: i64) -> i64:
        """Returns what a monster may gain or lose by the action announced, or else by being where it is."""
        if self.phase == n.P_DRAFTING:
            return 0
        place = self.place[seat]
        if seat != self.turn:
            return self.gain_at(seat, place) // 4 - self.threat(seat)
        if self.running and self.phase == n.P_ANNOUNCED_MOVE:
            place = self.goal
        if self.running and self.action == n.SLEEPER and self.step == 0:
            asleep = min(self.most_health(seat) - self.health[seat], (self.most_health(seat) + 1) // 2)
            return max(0, asleep) * A_HIT - self.danger(seat, place)
        if self.running and self.action >= 3 and not self.assaulted:
            return self.blow(seat, self.rival)
        if self.running and (self.action == 1 or self.action == 2):
            if self.lost[seat]:
                return 0
            return self.gain_at(seat, place) - (0 if self.shot else self.danger(seat, place))
        left = self.moves > 0 or (self.running and not self.assaulted and self.action == 0)
        gain = self.gain_at(seat, place) - self.danger(seat, place)
        return gain * 3 // 4 if left and not self.stunned(seat) else gain // 4

    def threat(self, seat: i64) -> i64:
        """Returns what a monster has to fear from the active one's announced Attack on it."""
        if not self.running or self.rival != seat or self.assaulted or self.action < 3:
            return 0
        return self.attack_dice(self.turn) * 2 * A_HIT // 3

    def gain_at(self, seat: i64, place: i64) -> i64:
        """Returns what an Attack and a meal at a place may bring."""
        if place == n.NOWHERE:
            return 0
        dice = self.attack_dice(seat)
        room = self.stomach_size(seat) - self.tokens(seat)
        bites = min(room, self.meal_size(seat)) if not self.assaulted or self.turn != seat else room
        if self.site[place] != n.STANDING:
            return self.meal_at(place, bites) * A_TOKEN
        need = max(1, self.hits_left(place))
        chance = min(100, dice * 65 // need)
        if dice * 2 < need * 3:
            chance = chance * chance // 100
        loot = self.card(self.site_kind[place], c.INFAMY) * A_FAME + self.meal_at(place, bites) * A_TOKEN
        if self.has_effects(self.site_kind[place], c.ON_EAT):
            loot += A_MUTATION
        return loot * chance // 100

    def meal_at(self, place: i64, bites: i64) -> i64:
        """Returns how many Food a monster with so many bites finds at a place."""
        at = place * c.FOODS
        big = min(bites, self.site_food[at + c.MEAT] + self.site_food[at + c.MEEPLE])
        small = min(bites - big, self.site_food[at + c.FOODSTUFF] + self.site_food[at + c.INFANTRY])
        return max(0, 2 * big + small)

    def danger(self, seat: i64, place: i64) -> i64:
        """Returns what Units and other monsters at a place may cost."""
        hits: i64 = 0
        if self.has_units(place, seat) and not self.silenced(place, seat):
            colour: i64 = 0
            while colour < c.COLOURS:
                dice = self.shooting_dice(colour, place, seat)
                if dice:
                    hits += dice * (7 - self.least(colour, seat)) * A_HIT // 6
                colour += 1
        if place != n.NOWHERE:
            other: i64 = 0
            while other < self.seats:
                if other != seat and self.place[other] == place and self.health[other] > 0:
                    hits += self.attack_dice(other) * A_HIT // 3
                other += 1
        lethal = hits >= self.health[seat] * A_HIT
        return hits + A_MOVE if lethal else hits

    def blow(self, seat: i64, other: i64) -> i64:
        """Returns what an Attack on another monster may bring, less what comes back."""
        dice = self.attack_dice(seat) if self.action == 3 else 3
        hits = min(dice * 2 * A_HIT // 3, (self.health[other] + 1) * A_HIT)
        if dice * 2 >= self.health[other] * 3:
            return hits + A_MOVE // 2 - self.danger(seat, self.place[seat]) // 2
        back: i64 = self.attack_dice(other) * A_HIT // 2 if self.place[other] == self.place[seat] else 0
        return hits * (2 + self.score(other)) // 12 - back - self.danger(seat, self.place[seat]) // 2

    # What the seat's own sealed card may bring

    def plan(self, seat: i64) -> i64:
        """Returns what the card a seat has sealed, or is about to, may bring at its best target."""
        if self.phase == n.P_DRAFTING or self.top() != n.F_WINDOW:
            return 0
        if self.draft[seat]:
            return self.best_target(seat, self.draft[seat] - 1)
        if self.answer[seat] < 64:
            return 0
        return self.worth_of(seat, (self.answer[seat] >> 6) - 1, self.answer[seat] & 63)

    def best_target(self, seat: i64, kind: i64) -> i64:
        """Returns what a card may bring at its best target."""
        best: i64 = -1000
        other: i64 = 0
        while self.wants_monster(kind) and other < self.seats:
            if self.refuse_target(seat, kind, SEAT_TARGET + other) == 0:
                best = max(best, self.worth_of(seat, kind, SEAT_TARGET + other))
            other += 1
        slot: i64 = 0
        while self.wants_place(kind) and slot < self.slots:
            if self.refuse_target(seat, kind, SLOT_TARGET + slot) == 0:
                best = max(best, self.worth_of(seat, kind, SLOT_TARGET + slot))
            slot += 1
        return best

    def worth_of(self, seat: i64, kind: i64, target: i64) -> i64:
        """Returns about what a card brings at a target, less what it is worth in the hand."""
        if kind < n.FIRST_ITEM:
            return 5
        if kind < n.FIRST_ACTION:
            return self.worth_of_item(seat, kind, target) - A_CARD
        if target == 0:
            return self.worth_of_own(seat, kind) - A_CARD
        if target < SLOT_TARGET:
            return self.harm(kind, target - SEAT_TARGET) * self.grudge(seat, target - SEAT_TARGET) // 10 - A_CARD
        return self.worth_at(seat, kind, target - SLOT_TARGET) - A_CARD

    def grudge(self, seat: i64, other: i64) -> i64:
        """Returns how much a seat wants another harmed, in tenths: the nearer to victory, the more."""
        if other == seat:
            return -15
        nearest = max(self.size[other] * 3 // 2, self.fame[other])
        return 30 if nearest >= n.FAME else nearest

    def harm(self, kind: i64, other: i64) -> i64:
        """Returns what a card played at a monster or player costs it."""
        total: i64 = 0
        row = self.card(kind, c.EFFECTS)
        last = row + self.card(kind, c.EFFECT_COUNT)
        while row < last:
            operation = self.effect(row, c.OPERATION)
            if operation == c.ROLL:
                least = self.least(self.effect(row, c.EFFECT_COLOUR), other)
                total += self.effect(row, c.NUMBER) * (7 - least) * A_HIT // 6
                if total >= self.health[other] * A_HIT:
                    total += A_MOVE if self.health[other] else A_SIZE
            elif operation == c.LOSE_MOVE:
                total += A_MOVE if self.quarters[other] < 2 else 0
            elif operation == c.SHRINK:
                total += A_SIZE
            elif operation == c.LOSE_MUTATION:
                total += A_MUTATION
            elif operation == c.LOSE_INFAMY:
                total += A_FAME
            row += 1
        return total

    def worth_of_own(self, seat: i64, kind: i64) -> i64:
        """Returns what a card brings to its own player."""
        if self.card(kind, c.INFAMY):
            return A_FAME
        if self.effect_of(kind, c.ON_PLAY, c.HEAL) != NOBODY:
            missing = min(4, self.most_health(seat) - self.health[seat])
            return missing * A_HIT + (A_MOVE if self.stunned(seat) else 0) - A_HIT
        if self.effect_of(kind, c.ON_PLAY, c.ATTACK_DICE) != NOBODY:
            return 3 * A_HIT if seat == self.turn else A_HIT
        if self.effect_of(kind, c.ON_PLAY, c.SILENCE_UNITS) != NOBODY:
            return self.danger(seat, self.place[seat]) if seat == self.turn else 0
        return 2 * A_HIT

    def worth_at(self, seat: i64, kind: i64, slot: i64) -> i64:
        """Returns what an Action card brings at a Location."""
        total: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.place[other] == slot:
                if self.card(kind, c.ON) == c.AT_MONSTERS:
                    total += 3 * A_HIT * self.grudge(seat, other) // 10
                elif self.effect_of(kind, c.ON_PLAY, c.ADD_INFANTRY) != NOBODY:
                    total += 2 * A_HIT * self.grudge(seat, other) // 10 if not self.shot else 0
                elif other == self.turn:
                    total += self.grudge(seat, other) * A_HIT // 10
            other += 1
        return total

    def worth_of_item(self, seat: i64, kind: i64, target: i64) -> i64:
        """Returns what an Item brings on a Location or to follow a monster."""
        place = self.place[target - SEAT_TARGET] if target < SLOT_TARGET else target - SLOT_TARGET
        if self.card(kind, c.TAGS) & c.CONSUMABLE:
            return 2 * A_HIT if self.place[seat] == place else A_HIT
        stakes: i64 = 0
        other: i64 = 0
        while other < self.seats:
            here = self.place[other] == place or (other == self.turn and self.running and self.goal == place)
            if here:
                stakes += self.grudge(seat, other)
            other += 1
        if not self.card(kind, c.TAGS) & c.UNIT:
            return A_HIT * stakes // 10
        least: i64 = 4 if self.card(kind, c.COLOUR) == c.WHITE else 3
        hits = self.card(kind, c.DICE) * (7 - least) * A_HIT // 6
        return hits * stakes // 8
