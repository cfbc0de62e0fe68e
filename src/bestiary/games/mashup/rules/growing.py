"""Food spent on Health and on growing."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.orders import Orders


class Growth(Orders):
    """Adds healing and growing."""

    # Healing

    def can_heal(self) -> bool:
        """Tells whether the active player may spend Food on Health."""
        return self.health[self.turn] < self.most_health(self.turn) and self.tokens(self.turn) > 0

    def spend_food(self, action: i64) -> None:
        """Heals with one token, or ends healing."""
        if action == n.A_DONE:
            self.pop()
            return
        token = action - n.A_FOOD
        self.stomach[self.turn * c.FOODS + token] -= 1
        self.happened = True
        self.tell(n.E_SPENT_FOOD, self.turn, token)
        self.heal(self.turn, 2 * food_value(token))

    # Growing

    def growth(self) -> i64:
        """Returns the Health that growing needs; without the discount it is the Food, too. 0 at the last Size."""
        return self.line(self.size[self.turn], c.GROW)

    def refuse_grow(self) -> i64:
        """Says why the active monster can't grow now, or 0."""
        need = self.growth()
        enough = need > 0 and self.health[self.turn] >= need and self.food(self.turn) >= need - self.discount
        return 0 if enough else n.R_GROW

    def offer_growth(self, action: i64) -> None:
        """Takes the announcement to grow, or not to."""
        self.pop()
        if action == n.A_GROW:
            self.tell(n.E_WILL_GROW, self.turn)
            self.happened = True
            self.phase = n.P_GROWN
            self.open_window(n.W_GROW)

    def pay_for_growing(self) -> None:
        """Lets the active player pay for growing, if Health and Food still suffice."""
        self.phase = n.P_LATE
        if self.refuse_grow():
            self.tell(n.E_NOT_GROWN, self.turn)
            return
        need = self.growth() - self.discount
        if need <= 0:
            self.grow()
        else:
            self.push(n.F_PAYING, need, 0)

    def pay(self, token: i64) -> None:
        """Pays one token towards growing."""
        value = food_value(token)
        self.stomach[self.turn * c.FOODS + token] -= 1
        self.tell(n.E_SPENT_FOOD, self.turn, token)
        need = self.top_value(1) - value
        if need <= 0:
            self.pop()
            self.grow()
        else:
            self.set_top(1, need)
            if value == 1:
                self.set_top(2, 1)

    def refuse_payment(self, token: i64) -> i64:
        """Says why a token can't be paid, or 0: none may be paid that turns out not to be needed."""
        at = self.turn * c.FOODS
        if self.stomach[at + token] == 0:
            return n.B_85_TOKENS
        small = self.stomach[at + c.FOODSTUFF] + self.stomach[at + c.INFANTRY]
        big = self.stomach[at + c.MEAT] + self.stomach[at + c.MEEPLE]
        need = self.top_value(1)
        if food_value(token) == 2:
            if self.top_value(2) == 0:
                return 0
            return 0 if need >= 2 and exact(need - 2, small, big - 1) else n.B_85_TOKENS
        return 0 if exact(need - 1, small - 1, big) else n.B_85_TOKENS

    def grow(self) -> None:
        """Makes the active monster one Size bigger; its Health stays."""
        self.size[self.turn] += 1
        self.happened = True
        self.tell(n.E_GREW, self.turn, self.size[self.turn])


def food_value(token: i64) -> i64:
    """Returns the Food a token is worth."""
    return 2 if token == c.MEAT or token == c.MEEPLE else 1


def exact(need: i64, small: i64, big: i64) -> bool:
    """Tells whether 1-Food and 2-Food tokens can pay a need without surplus."""
    twos = min(big, need // 2)
    return need >= 0 and need - 2 * twos <= small
