"""The five monster actions, step by step, in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.mashup import rules_content as c
from bestiary.games.mashup import rules_numbers as n
from bestiary.games.mashup.rules_effects import Effects
from bestiary.games.mashup.rules_position import NOBODY


class MonsterActions(Effects):
    """Adds what happens after a monster action was announced and answered."""

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

    def run_step(self) -> None:
        """Does the step that is due, after a window of its own where something has happened before it."""
        what = self.step_of(self.action, self.step)
        if what == n.S_FINISHED:
            self.phase = n.P_CLOSING
        elif not self.is_due(what):
            self.next_step()
        elif not self.asked and what != n.S_FALL and what != n.S_DOZE and what != n.S_WAKE:
            self.asked = True
            self.open_window(n.W_STEP)
        else:
            self.do_step(what)

    def is_due(self, what: i64) -> bool:
        """Tells whether a step has anything to it, by what lies open."""
        seat = self.turn
        place = self.place[seat]
        able = self.health[seat] > 0 and not self.lost[seat]
        if what == n.S_REACT:
            return self.next_reactor() != NOBODY
        if what == n.S_ASSAULT:
            return able and (self.has_units(place, seat) or (place != n.NOWHERE and self.site[place] == n.STANDING))
        if what == n.S_SHOOT:
            if self.action == 2 and self.health[seat] == 0:
                return False
            return self.has_units(place, seat) and not self.silenced(place, seat)
        if what == n.S_EAT:
            return able and place != n.NOWHERE and self.can_eat()
        if what == n.S_DUEL:
            return able and (self.action == 4 or self.place[self.rival] == place)
        if what == n.S_COUNTER:
            rival = self.rival
            return self.health[rival] > 0 and not self.stunned(rival) and self.can_counter_from(rival)
        if what == n.S_PICK:
            return self.can_be_shot_at()
        return True

    def do_step(self, what: i64) -> None:
        """Does one step."""
        seat = self.turn
        if what == n.S_REACT:
            self.asked = False
            self.push(n.F_STRIKING, self.next_reactor(), 1)
        elif what == n.S_ASSAULT:
            self.assault()
        elif what == n.S_FALL:
            self.next_step()
            self.fall()
        elif what == n.S_SHOOT:
            self.next_step()
            self.units_shoot(self.place[seat], seat, seat)
        elif what == n.S_EAT:
            self.next_step()
            self.bites = self.meal_size(seat)
            self.push(n.F_EATING)
        elif what == n.S_DUEL:
            if self.action == 3 and self.fresh_breath(seat):
                self.push(n.F_STRIKING, seat, 0)
            else:
                self.attack(seat, self.breath)
        elif what == n.S_COUNTER:
            self.push(n.F_STRIKING, self.rival, 1)
        elif what == n.S_PICK:
            self.next_step()
            self.units_shoot(self.place[seat], self.picked(), seat)
        elif what == n.S_DOZE:
            self.next_step()
            self.health[seat] += (self.most_health(seat) + 1) // 2
            self.happened = True
            self.tell(n.E_SLEPT, seat, self.health[seat])
        else:  # to wake
            self.next_step()
            self.health[seat] = min(self.health[seat], self.most_health(seat))

    # Attacks

    def next_reactor(self) -> i64:
        """Returns the next monster, clockwise, that may Attack the active one at its Location, or NOBODY."""
        place = self.place[self.turn]
        if place == n.NOWHERE:
            return NOBODY
        steps: i64 = 1
        while steps < self.seats:
            seat = (self.turn + steps) % self.seats
            if (
                self.place[seat] == place
                and not self.reacted >> seat & 1
                and self.health[seat] > 0
                and not self.stunned(seat)
            ):
                return seat
            steps += 1
        return NOBODY

    def assault(self) -> None:
        """Lets the active player attack Units and Location; a chosen Unit that is gone is chosen anew."""
        seat = self.turn
        place = self.place[seat]
        if self.action == 1 and not self.is_chosen_there() and self.has_units(place, seat):
            self.push(n.F_CHOOSING_UNIT)
        else:
            self.push(n.F_STRIKING, seat, 1)

    def is_chosen_there(self) -> bool:
        """Tells whether the Unit chosen for Action I is still where the active monster is."""
        place = self.place[self.turn]
        if self.chosen == n.THINGS:
            return place != n.NOWHERE and self.standing[place] > 0
        return self.chosen != NOBODY and self.faces_unit(self.chosen, place, self.turn)

    def strike(self, seat: i64, action: i64) -> None:
        """Takes the decision to attack, with a Breath Attack or without, or not to."""
        self.pop()
        if seat != self.turn:
            self.reacted |= i64(1) << seat
            if self.step_of(self.action, self.step) == n.S_COUNTER:
                self.next_step()
        if action == n.A_HOLD:
            if seat == self.turn:
                self.next_step()
            return
        self.attack(seat, NOBODY if action == n.A_STRIKE else action - n.A_MUTATION)

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
            blue: i64 = found // 100 if colour == c.BLUE else 0
            green: i64 = found // 100 if colour == c.GREEN else 0
            self.hit_monster(other, plain % 100 + found % 100, blue, green)
        else:
            plain = self.throw(c.BLACK, black, NOBODY)
            found = self.throw(colour, dice, NOBODY)
            self.sort_hits(plain % 100, found % 100, found // 100, colour, breath)

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

    def refuse_hit(self, action: i64) -> i64:
        """Says why the next hit can't be handed out so, or 0."""
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
            way = self.only_hit()
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
        """Puts one hit on the Location or a Unit: ordinary hits first, then those of the Breath Attack."""
        slot = self.place[self.turn]
        by_breath: i64 = 1
        worth: i64 = 1
        if self.unit_hits:
            self.unit_hits -= 1
        elif self.plain_hits:
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

    # Who is shot at in III, IV and V

    def can_be_shot_at(self) -> bool:
        """Tells whether Units shoot at somebody where the active monster is."""
        seat = self.turn
        place = self.place[seat]
        if self.silenced(place, seat) or not self.has_units(place, seat):
            return False
        if place == n.NOWHERE:
            return self.action == n.SLEEPER and self.health[seat] > 0
        return self.picked() != NOBODY

    def picked(self) -> i64:
        """Returns the monster that ate most Meeple; in a tie the active one, then clockwise."""
        best: i64 = NOBODY
        most: i64 = -1
        steps: i64 = 0
        while steps < self.seats:
            seat = (self.turn + steps) % self.seats
            if self.place[seat] == self.place[self.turn] and self.health[seat] > 0:
                if self.place[seat] != n.NOWHERE or seat == self.turn:
                    eaten = self.ate[seat] + (self.ate_now if seat == self.turn else 0)
                    if eaten > most:
                        most = eaten
                        best = seat
            steps += 1
        return best

    # Eating

    def can_eat(self) -> bool:
        """Tells whether there is anything to eat or use where the active monster is."""
        action = n.A_UNIT
        while action < n.A_UNIT + self.things:
            if self.refuse_meal(action) == 0:
                return True
            action += 1
        action = n.A_FOOD
        while action <= n.A_USE:
            if self.refuse_meal(action) == 0:
                return True
            action += 1
        return False

    def refuse_meal(self, action: i64) -> i64:
        """Says why something can't be eaten or used in the Eat step, or 0."""
        seat = self.turn
        place = self.place[seat]
        if place == n.NOWHERE:
            return n.B_8_NOWHERE
        if action == n.A_USE:
            return 0 if self.effect_to_use() != NOBODY else n.B_72_EATING
        asked = self.top() == n.F_EATING
        if action < n.A_FOOD:
            thing = action - n.A_UNIT
            if thing >= self.things or self.thing_place[thing] != place:
                return n.B_46_NOT_THERE
            if self.has_effects(self.thing_kind[thing], c.ON_EAT):
                return 0
            if not self.has_food(thing):
                return n.B_72_EATING
        else:
            token = action - n.A_FOOD
            if self.site_food[place * c.FOODS + token] == 0:
                return n.B_46_NOT_THERE
            if token != c.INFANTRY and self.site[place] == n.STANDING:
                return n.B_72_EATING
        if self.tokens(seat) >= self.stomach_size(seat) or (asked and self.bites <= 0):
            return n.B_72_EATING
        return 0

    def effect_to_use(self) -> i64:
        """Returns the Location whose effect the active monster may use where it is, or NOBODY."""
        place = self.place[self.turn]
        if self.prize_slot == place and self.prize != NOBODY and self.has_effects(self.prize, c.ON_EAT):
            return self.prize
        kind = self.site_kind[place]
        if self.site[place] == n.STANDING and self.card(kind, c.HITS) == 0 and self.has_effects(kind, c.ON_EAT):
            return kind
        return NOBODY

    def eat(self, action: i64) -> None:
        """Eats a token, uses an effect, or ends the meal."""
        seat = self.turn
        if action == n.A_DONE:
            self.pop()
            return
        self.happened = True
        if action == n.A_USE:
            kind = self.effect_to_use()
            self.prize = NOBODY
            self.tell(n.E_USED, seat, kind)
            self.push(n.F_BUNDLE, kind, 0, NOBODY)
            return
        if action < n.A_FOOD:
            self.eat_from(action - n.A_UNIT)
        else:
            self.site_food[self.place[seat] * c.FOODS + action - n.A_FOOD] -= 1
            self.swallow(action - n.A_FOOD)

    def eat_from(self, thing: i64) -> None:
        """Uses an Item's effect, or eats a token that lies on it."""
        if self.has_effects(self.thing_kind[thing], c.ON_EAT):
            self.tell(n.E_USED, self.turn, self.thing_kind[thing])
            self.push(n.F_BUNDLE, self.thing_kind[thing], 0, thing)
            return
        token: i64 = 0
        while self.thing_food[thing * c.FOODS + token] == 0:
            token += 1
        self.thing_food[thing * c.FOODS + token] -= 1
        self.discard_if_eaten(thing)
        self.swallow(token)

    def swallow(self, token: i64) -> None:
        """Puts a token into the active monster's stomach."""
        self.bites -= 1
        self.stomach[self.turn * c.FOODS + token] += 1
        if token == c.MEEPLE:
            self.ate_now += 1
        self.tell(n.E_ATE, self.turn, token)


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
