"""The steps of monster actions, and Attacks in them: the dice, and hits handed out one at a time."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.effects import Effects
from bestiary.games.mashup.rules.monsters import MANY
from bestiary.games.mashup.rules.position import NOBODY


class Attacks(Effects):
    """Adds a monster's Attack on a Location, its Units or another monster."""

    def step_of(self, action: i64, step: i64) -> i64:
        """Returns what the step of a monster action is."""
        if action == 1:
            return pick(step, n.S_REACT, n.S_ASSAULT, n.S_FALL, n.S_SHOOT, n.S_EAT)
        if action == 2:
            return pick(step, n.S_REACT, n.S_SHOOT, n.S_ASSAULT, n.S_FALL, n.S_EAT)
        if action == n.SLEEPER:
            return pick(step, n.S_DOZE, n.S_REACT, n.S_PICK, n.S_WAKE, n.S_FINISHED)
        return pick(step, n.S_DUEL, n.S_COUNTER, n.S_PICK, n.S_FINISHED, n.S_FINISHED)

    def next_step(self) -> None:
        """Goes on to the next step."""
        what = self.step_of(self.action, self.step)
        if what == n.S_ASSAULT or what == n.S_DUEL:
            self.assaulted = True
        elif what == n.S_SHOOT or what == n.S_PICK:
            self.shot = True
        self.step += 1
        self.asked = False

    # Striking

    def is_chosen_there(self) -> bool:
        """Tells whether the Unit chosen for Action I is still where the active monster is."""
        place = self.place[self.turn]
        if self.chosen == n.THINGS:
            return place != n.NOWHERE and self.standing[place] > 0
        return self.chosen != NOBODY and self.faces_unit(self.chosen, place, self.turn)

    def attack(self, seat: i64, breath: i64) -> None:
        """Rolls a monster's Attack."""
        only_breath = seat == self.turn and self.action == 4
        black: i64 = 0 if only_breath else self.attack_dice(seat)
        colour: i64 = 0
        dice: i64 = 0
        other = self.turn if seat != self.turn else self.rival
        if seat == self.turn:
            self.next_step()
        if seat != self.turn or self.action > 2:
            self.tell(n.E_STRIKES, seat, other)
        else:
            self.tell(n.E_ASSAULTS, seat, self.spot(self.place[seat]))
        if breath != NOBODY:
            self.mutation[seat * n.MUTATIONS + breath] = 2
            self.tell(n.E_BREATHES, seat, breath)
            row = self.effect_of(n.FIRST_MUTATION + breath, c.ALWAYS, c.BREATH)
            colour = self.effect(row, c.EFFECT_COLOUR)
            dice = self.effect(row, c.NUMBER)
        self.boost[seat] = 0
        self.last_hits = 0
        if seat != self.turn or self.action > 2:
            plain = self.throw(c.BLACK, black, other)
            found = self.throw(colour, dice, other)
            blue: i64 = found // MANY if colour == c.BLUE else 0
            green: i64 = found // MANY if colour == c.GREEN else 0
            self.hit_monster(other, plain % MANY + found % MANY, blue, green)
        else:
            plain = self.throw(c.BLACK, black, NOBODY)
            found = self.throw(colour, dice, NOBODY)
            self.sort_hits(plain % MANY, found % MANY, found // MANY, colour, breath)

    # Handing out hits

    def sort_hits(self, plain: i64, breath: i64, sixes: i64, colour: i64, gene: i64) -> None:
        """Keeps Breath hits apart from ordinary ones, and those that count twice somewhere."""
        self.plain_hits = plain
        self.breath_hits = breath
        self.double_hits = 0
        self.unit_hits = 0
        self.doubled = 0
        if colour == c.BLUE and gene != NOBODY:
            self.doubled = 1
            self.double_hits = sixes
            self.breath_hits -= sixes
        elif gene != NOBODY:
            row = self.effect_of(n.FIRST_MUTATION + gene, c.ALWAYS, c.BREATH_HITS)
            if row != NOBODY and self.effect(row, c.NUMBER) > 1:
                self.doubled = self.effect(row, c.NUMBER)
                self.double_hits = breath
                self.breath_hits = 0
        self.struck_infantry = 0
        self.must_hit = self.action == 1 and self.is_chosen_there()
        self.push(n.F_HITTING)

    def all_hits(self) -> i64:
        """Returns how many decisions on hits are left at least."""
        return self.plain_hits + self.breath_hits + self.double_hits

    def kinds_matter(self) -> bool:
        """Tells whether it makes a difference if the next hit is an ordinary one or one of the Breath Attack."""
        if self.top_value(1) or self.unit_hits or self.plain_hits == 0 or self.breath_hits + self.double_hits == 0:
            return False
        place = self.place[self.turn]
        thing: i64 = 0
        while thing < self.things:
            if (
                self.faces_unit(thing, place, self.turn)
                and self.unit_hits_left(thing) > 0
                and self.unit_infamy(thing, True) != self.unit_infamy(thing, False)
            ):
                return True
            thing += 1
        return False

    def refuse_hit(self, action: i64) -> i64:
        """Says why the next hit can't be handed out so, or 0."""
        if action == n.A_BREATH_HIT:
            return 0 if self.kinds_matter() else n.B_74_HITS
        place = self.place[self.turn]
        if action == n.A_BUILDING:
            if self.unit_hits or place == n.NOWHERE or self.site[place] != n.STANDING or self.hits_left(place) <= 0:
                return n.B_74_HITS
            return n.B_24_NO_UNIT if self.must_hit and self.all_hits() == 1 else 0
        if action == n.A_FIGURE:
            if place == n.NOWHERE or self.standing[place] <= self.struck_infantry:
                return n.B_46_NOT_THERE
            thing = n.THINGS
        else:
            thing = action - n.A_UNIT
            if thing >= self.things or not self.faces_unit(thing, place, self.turn):
                return n.B_46_NOT_THERE
            if self.unit_hits_left(thing) <= 0:
                return n.B_74_HITS
        if self.must_hit and not self.unit_hits and self.all_hits() == 1 and thing != self.chosen:
            return n.B_24_NO_UNIT
        return 0

    def only_hit(self) -> i64:
        """Returns the only way to hand out the next hit, 0 if there is none, or -1 if there are several."""
        place = self.place[self.turn]
        found: i64 = 0
        if place != n.NOWHERE:
            if self.refuse_hit(n.A_FIGURE) == 0:
                found = n.A_FIGURE
            if self.refuse_hit(n.A_BUILDING) == 0:
                if found:
                    return -1
                found = n.A_BUILDING
        thing: i64 = 0
        while thing < self.things:
            if self.refuse_hit(n.A_UNIT + thing) == 0:
                if found:
                    return -1
                found = n.A_UNIT + thing
            thing += 1
        return found

    def run_hits(self) -> bool:
        """Hands out hits that have only one way to go; tells whether the game can go on."""
        while self.all_hits() + self.unit_hits > 0:
            way = -1 if self.kinds_matter() else self.only_hit()
            if way < 0:
                return False
            if way == 0:
                if self.unit_hits and self.all_hits():
                    self.unit_hits = 0
                    continue
                break
            self.hand_out(way)
        self.plain_hits = 0
        self.breath_hits = 0
        self.double_hits = 0
        self.unit_hits = 0
        self.must_hit = False
        self.pop()
        return True

    def hand_out(self, action: i64) -> None:
        """Puts one hit on the Location or a Unit: ordinary hits first, unless one of the Breath Attack was called."""
        if action == n.A_BREATH_HIT:
            self.set_top(1, 1)
            return
        called = self.top_value(1) != 0
        self.set_top(1, 0)
        slot = self.place[self.turn]
        by_breath: i64 = 1
        worth: i64 = 1
        if self.unit_hits:
            self.unit_hits -= 1
        elif self.plain_hits and not called:
            self.plain_hits -= 1
            by_breath = 0
        elif self.breath_hits:
            self.breath_hits -= 1
        else:
            self.double_hits -= 1
            if self.doubled > 1:
                worth = self.doubled
            elif action != n.A_BUILDING:
                self.unit_hits += 1
        if action == n.A_BUILDING:
            self.hit_location(slot, worth)
            return
        if action == n.A_FIGURE:
            self.struck_infantry += 1
            self.tell(n.E_HIT_INFANTRY, self.spot(slot))
        else:
            self.hit_unit(action - n.A_UNIT, by_breath)
        if self.chosen == (n.THINGS if action == n.A_FIGURE else action - n.A_UNIT):
            self.must_hit = False

    def fall(self) -> None:
        """Removes what has no Hit left: Units, then the Location."""
        seat = self.turn
        place = self.place[seat]
        self.fell_units(place, seat, seat)
        if place == n.NOWHERE:
            return
        self.fell_infantry(place, self.struck_infantry)
        self.struck_infantry = 0
        if self.site[place] == n.STANDING and self.site_damage[place] > 0 and self.hits_left(place) <= 0:
            self.destroy(place, seat)


def pick(step: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> i64:
    """Returns one of up to five steps, and FINISHED after them."""
    if step == 0:
        return first
    if step == 1:
        return second
    if step == 2:
        return third
    if step == 3:
        return fourth
    return fifth if step == 4 else n.S_FINISHED
