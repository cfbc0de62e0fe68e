"""What happens to Locations, Units and Items: hits, shots, destruction, and Rubble."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.monsters import MANY, Monsters
from bestiary.games.mashup.rules.position import NOBODY


class Places(Monsters):
    """Adds what changes the places of the table."""

    # Putting cards on the table

    def build(self, seat: i64, kind: i64) -> None:
        """Puts a Location in front of its player, with the tokens and Infantry it shows."""
        slot = self.slots
        self.slots += 1
        self.site[slot] = n.STANDING
        self.site_kind[slot] = kind
        self.site_owner[slot] = seat
        self.site_new[slot] = 1
        token: i64 = 0
        while token < c.INFANTRY:
            self.site_food[slot * c.FOODS + token] = self.card(kind, c.FOOD + token)
            token += 1
        self.standing[slot] = self.card(kind, c.FOOD + c.INFANTRY)

    def put(self, kind: i64, place: i64, follows: i64) -> None:
        """Puts an Item on a place, with its tokens."""
        thing = self.things
        self.things += 1
        self.thing_kind[thing] = kind
        self.thing_place[thing] = place
        self.thing_follows[thing] = follows
        token: i64 = 0
        while token < c.INFANTRY:
            self.thing_food[thing * c.FOODS + token] = self.card(kind, c.FOOD + token)
            token += 1

    def has_food(self, thing: i64) -> bool:
        """Tells whether tokens lie on an Item."""
        at = thing * c.FOODS
        return self.thing_food[at] + self.thing_food[at + 1] + self.thing_food[at + 2] > 0

    def discard_if_eaten(self, thing: i64) -> None:
        """Discards a Food Item whose last token is gone."""
        if not self.has_food(thing) and self.card(self.thing_kind[thing], c.TAGS) & c.FOOD_TAG:
            self.remove_thing(thing)

    # Shots

    def units_shoot(self, place: i64, seat: i64, whose: i64) -> None:
        """Lets all Units that `whose` monster meets at a place roll together against a monster."""
        self.tell(n.E_SHOT, seat, self.spot(place))
        self.last_hits = 0
        hits: i64 = 0
        blue: i64 = 0
        green: i64 = 0
        colour: i64 = 0
        while colour < c.COLOURS:
            dice = self.shooting_dice(colour, place, whose)
            if dice:
                found = self.throw(colour, dice, seat)
                hits += found % MANY
                if colour == c.BLUE:
                    blue = found // MANY
                elif colour == c.GREEN:
                    green = found // MANY
            colour += 1
        self.hit_monster(seat, hits, blue, green)

    def shooting_dice(self, colour: i64, place: i64, whose: i64) -> i64:
        """Returns how many dice of a colour the Units that a monster meets at a place roll."""
        dice: i64 = 0
        if colour == c.WHITE and place != n.NOWHERE:
            dice = 2 * self.standing[place]
        thing: i64 = 0
        while thing < self.things:
            if self.faces_unit(thing, place, whose) and self.card(self.thing_kind[thing], c.COLOUR) == colour:
                dice += self.unit_dice(thing)
            thing += 1
        return dice

    def silenced(self, place: i64, seat: i64) -> bool:
        """Tells whether the Units of a place, or those that follow a monster nowhere, do not shoot."""
        if place == n.NOWHERE:
            return self.silence >> (n.NOWHERE + seat) & 1 != 0
        return self.silence >> place & 1 != 0

    # Hits

    def hit_unit(self, thing: i64, by_breath: i64) -> None:
        """Marks a hit on a Unit; it falls when all hits are handed out."""
        self.thing_damage[thing] += 1
        self.thing_breath[thing] = by_breath
        self.tell(n.E_HIT_UNIT, self.thing_kind[thing], self.spot(self.thing_place[thing]))

    def unit_hits_left(self, thing: i64) -> i64:
        """Returns how many hits still destroy a Unit."""
        return self.card(self.thing_kind[thing], c.HITS) - self.thing_damage[thing]

    def hit_location(self, slot: i64, hits: i64) -> None:
        """Marks hits on a Location."""
        self.site_damage[slot] += hits
        self.tell(n.E_HIT_LOCATION, self.spot(slot), max(0, self.hits_left(slot)))

    def fell_units(self, place: i64, seat: i64, credit: i64) -> None:
        """Removes the Units that a monster meets at a place and that have no Hit left; Infamy goes to the credited."""
        thing: i64 = 0
        while thing < self.things:
            if self.faces_unit(thing, place, seat) and self.unit_hits_left(thing) <= 0:
                self.fell_unit(thing, credit)
            thing += 1

    def fell_unit(self, thing: i64, credit: i64) -> None:
        """Removes a Unit; its Infamy goes to the credited player, if its card does not want a Breath Attack."""
        kind = self.thing_kind[thing]
        self.tell(n.E_UNIT_DESTROYED, kind, self.spot(self.thing_place[thing]))
        points = self.unit_infamy(thing, self.thing_breath[thing] != 0)
        self.take_thing(thing)
        if credit != NOBODY and points:
            self.gain_infamy(credit, kind)
        else:
            self.discard[kind] += 1

    def fell_infantry(self, slot: i64, count: i64) -> None:
        """Lays Infantry down; it can be eaten."""
        if count:
            self.standing[slot] -= count
            self.site_food[slot * c.FOODS + c.INFANTRY] += count
            self.tell(n.E_INFANTRY_FELL, self.spot(slot), count)

    def same_hits(self, place: i64, seat: i64, hits: i64, credit: i64) -> None:
        """Lets the Location and each Unit where a monster is take as many hits as the last roll showed."""
        thing: i64 = 0
        while hits > 0 and thing < self.things:
            if self.faces_unit(thing, place, seat):
                self.thing_damage[thing] += hits
                self.thing_breath[thing] = 0
            thing += 1
        if hits <= 0:
            return
        self.fell_units(place, seat, NOBODY)
        if place == n.NOWHERE:
            return
        self.fell_infantry(place, self.standing[place])
        if self.site[place] == n.STANDING:
            self.hit_location(place, hits)
            if self.hits_left(place) <= 0:
                self.destroy(place, credit)

    # Destruction

    def destroy(self, slot: i64, credit: i64) -> None:
        """Turns a Location into Rubble: Infamy, News Crews, then what its text says."""
        if self.site[slot] != n.STANDING:
            return
        self.happened = True
        kind = self.site_kind[slot]
        self.tell(n.E_DESTROYED, self.spot(slot), credit)
        self.site[slot] = n.RUBBLE
        if credit != NOBODY and self.card(kind, c.INFAMY):
            self.gain_infamy(credit, kind)
        else:
            self.discard[kind] += 1
        if credit != NOBODY:
            self.credit_monster(slot, credit)
        row = self.card(kind, c.EFFECTS)
        last = row + self.card(kind, c.EFFECT_COUNT)
        while row < last:
            if self.effect(row, c.TRIGGER) == c.ON_DESTROYED:
                self.blast(row, slot)
            row += 1
        self.clear_rubble(slot)

    def credit_monster(self, slot: i64, credit: i64) -> None:
        """Notes that a monster destroyed a Location: News Crews, Headline News, the Location's effect."""
        self.wrecked |= i64(1) << credit
        if credit == self.turn and self.running:
            self.prize = self.site_kind[slot]
            self.prize_slot = slot
        thing: i64 = 0
        while thing < self.things:
            if self.reports(thing, slot):
                kind = self.thing_kind[thing]
                self.take_thing(thing)
                self.gain_infamy(credit, kind)
            thing += 1

    # What is at stake

    def unit_infamy(self, thing: i64, by_breath: bool) -> i64:
        """Returns the Infamy that the destruction of a Unit gives; some give it for a Breath Attack only."""
        kind = self.thing_kind[thing]
        if not by_breath and self.effect_of(kind, c.ON_DESTROYED, c.INFAMY_BY_BREATH) != NOBODY:
            return 0
        return self.card(kind, c.INFAMY)

    def reports(self, thing: i64, slot: i64) -> bool:
        """Tells whether an Item is on a Location and becomes Infamy for the monster that destroys it."""
        if self.thing_place[thing] != slot:
            return False
        return self.effect_of(self.thing_kind[thing], c.ON_MONSTER_DESTROYED, c.GAIN_INFAMY) != NOBODY

    def location_infamy(self, slot: i64) -> i64:
        """Returns the Infamy that the destruction of a Location gives a monster, with what is reported of it."""
        if self.site[slot] != n.STANDING:
            return 0
        points = self.card(self.site_kind[slot], c.INFAMY)
        thing: i64 = 0
        while thing < self.things:
            if self.reports(thing, slot):
                points += self.card(self.thing_kind[thing], c.INFAMY)
            thing += 1
        return points

    def spoils(self, seat: i64) -> i64:
        """Returns the Infamy that a monster's Attack brings if all falls that it can hit where it is."""
        place = self.place[seat]
        points: i64 = 0 if place == n.NOWHERE else self.location_infamy(place)
        breath = self.fresh_breath(seat) != 0
        thing: i64 = 0
        while thing < self.things:
            if self.faces_unit(thing, place, seat):
                points += self.unit_infamy(thing, breath)
            thing += 1
        return points

    def would_win(self) -> bool:
        """Tells whether somebody has what wins, or would have it by what is announced."""
        seat: i64 = 0
        while seat < self.seats:
            if self.holds(seat):
                return True
            seat += 1
        seat = self.turn
        if self.phase == n.P_GROWN and self.size[seat] + 1 >= c.SIZES:
            return True
        attacks = self.running and (self.action == 1 or self.action == 2) and not self.assaulted
        if attacks and self.fame[seat] + self.spoils(seat) >= n.FAME:
            return True
        at: i64 = 0
        while at < len(self.frames):
            if self.frames[at] == n.F_CARD and self.card_would_win(self.frames[at + 1], self.frames[at + 2]):
                return True
            at += 4
        return False

    def card_would_win(self, kind: i64, who: i64) -> bool:
        """Tells whether a card that was played gives its player, or the monster it is aimed at, enough Infamy."""
        seat = who & 7
        if self.effect_of(kind, c.ON_PLAY, c.GAIN_INFAMY) != NOBODY:
            return self.fame[seat] + self.card(kind, c.INFAMY) >= n.FAME
        other = (who >> 3) - 1
        if other < 0 or other >= self.seats or self.effect_of(kind, c.ON_PLAY, c.CREDIT_TARGET) == NOBODY:
            return False
        place = self.place[other]
        return place != n.NOWHERE and self.fame[other] + self.location_infamy(place) >= n.FAME

    def blast(self, row: i64, slot: i64) -> None:
        """Does what a Location's text says when it is destroyed."""
        if self.effect(row, c.OPERATION) == c.DESTROY_CONTENTS:
            self.destroy_contents(slot)
        elif self.effect(row, c.OPERATION) == c.ROLL:
            self.roll_at_all(slot, self.effect(row, c.EFFECT_COLOUR), self.effect(row, c.NUMBER))

    def roll_at_all(self, place: i64, colour: i64, dice: i64) -> None:
        """Rolls separately against each monster at a place, clockwise from the player on turn."""
        steps: i64 = 0
        while steps < self.seats:
            seat = (self.turn + steps) % self.seats
            if self.place[seat] == place:
                self.roll_at(seat, colour, dice)
            steps += 1

    def hurt_all(self, place: i64, amount: i64) -> None:
        """Takes Health from each monster at a place, clockwise from the player on turn."""
        steps: i64 = 0
        while steps < self.seats:
            seat = (self.turn + steps) % self.seats
            if self.place[seat] == place:
                self.lose_health(seat, amount)
            steps += 1
