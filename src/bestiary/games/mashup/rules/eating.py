"""Eating: tokens of Locations and Items, and effects that are used instead."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.attacks import Attacks
from bestiary.games.mashup.rules.position import NOBODY


class Meals(Attacks):
    """Adds the Eat step."""

    def meal_goes_on(self) -> bool:
        """Tells whether the eater is still asked: while something can be eaten or used, or a card could make it so.

        Any card in the hand is reason enough, so that nobody learns which one it is.
        """
        return self.can_eat() or (self.hand_size[self.turn] > 0 and self.can_eat(1))

    def can_eat(self, more: i64 = 0) -> bool:
        """Tells whether there is anything to eat or use where the active monster is, with so many more bites."""
        action = n.A_UNIT
        while action < n.A_UNIT + self.things:
            if self.refuse_meal(action, more) == 0:
                return True
            action += 1
        action = n.A_FOOD
        while action <= n.A_USE:
            if self.refuse_meal(action, more) == 0:
                return True
            action += 1
        return False

    def refuse_meal(self, action: i64, more: i64 = 0) -> i64:
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
        if self.tokens(seat) >= self.stomach_size(seat) or (asked and self.bites + more <= 0):
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
