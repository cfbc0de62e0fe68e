"""The five monster actions, step by step, in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.eating import Meals
from bestiary.games.mashup.rules.position import NOBODY


class MonsterActions(Meals):
    """Adds what happens after a monster action was announced and answered."""

    def run_step(self) -> None:
        """Does the step that is due, after a window of its own where something has happened before it."""
        what = self.step_of(self.action, self.step)
        if what == n.S_FINISHED:
            self.phase = n.P_CLOSING
        elif not self.is_due(what):
            self.next_step()
        elif not self.asked and what != n.S_FALL and what != n.S_DOZE:
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

    # Who strikes, and at whom Units shoot

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
            eaten = self.ate[seat] + (self.ate_now if seat == self.turn else 0)
            here = self.place[seat] == self.place[self.turn] and (self.place[seat] != n.NOWHERE or seat == self.turn)
            if here and self.health[seat] > 0 and eaten > most:
                most = eaten
                best = seat
            steps += 1
        return best
