"""Who owes a decision, what may be decided, and which rule forbids the rest."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.rules.turn import Turns


class Choices(Turns):
    """Adds legal actions and refusals: one test for each, so that they can't differ."""

    def to_act(self) -> i64:
        if self.over:
            return 0
        frame = self.top()
        if frame == n.F_WINDOW or frame == n.F_DRAFT:
            return self.still_open()
        return i64(1) << self.decider(frame)

    def decider(self, frame: i64) -> i64:
        """Returns the seat that a pending decision belongs to."""
        if (
            frame == n.F_COMING
            or frame == n.F_STRIKING
            or (frame >= n.F_SPITTING and frame <= n.F_PURGING)
            or frame == n.F_SENDING
            or frame == n.F_FOLLOWING
            or frame == n.F_REDRAWING
        ):
            return self.top_value(1)
        return self.turn

    # Choices that are none

    def waits(self, frame: i64) -> bool:
        """Makes a choice with one possible answer where all see that there is no other; else as before."""
        public = frame == n.F_CHOOSING_UNIT or frame == n.F_CHOOSING_RIVAL or frame == n.F_PAYING
        if public or (frame == n.F_SENDING and self.top_value(3) == NOBODY):
            only = self.only_choice(frame)
            if only != NOBODY:
                self.choose_alone(frame, only)
                return False
        return super().waits(frame)

    def only_choice(self, frame: i64) -> i64:
        """Returns the only action that a pending choice allows, NOBODY if there are several or none."""
        first = n.A_UNIT
        last = n.A_BUILDING
        if frame == n.F_CHOOSING_RIVAL:
            first = n.A_MONSTER
            last = n.A_MONSTER + self.seats
        elif frame == n.F_PAYING:
            first = n.A_FOOD
            last = n.A_USE
        elif frame == n.F_SENDING:
            first = n.A_PLACE
            last = n.A_PLACE + self.slots
        seat = self.decider(frame)
        only: i64 = NOBODY
        action = first
        while action < last:
            if self.refuse_now(seat, action) == 0:
                if only != NOBODY:
                    return NOBODY
                only = action
            action += 1
        return only

    def choose_alone(self, frame: i64, action: i64) -> None:
        """Makes the only choice there is."""
        if frame == n.F_CHOOSING_UNIT:
            self.choose_unit(action)
        elif frame == n.F_CHOOSING_RIVAL:
            self.choose_rival(action - n.A_MONSTER)
        elif frame == n.F_PAYING:
            self.pay(action - n.A_FOOD)
        else:
            self.send(action)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        frame = self.top()
        if frame == n.F_WINDOW:
            return self.answers_into(seat, out)
        if frame == n.F_MOVING or frame == n.F_DECLARING:
            count = self.add(seat, out, 0, n.A_PLACE, n.A_PLACE + self.slots)
            count = self.add(seat, out, count, n.A_TO_NOWHERE, n.A_TO_NOWHERE + 1)
            return self.add(seat, out, count, n.A_ATTACK_UNITS, n.A_IDLE + 1)
        if frame == n.F_HITTING or frame == n.F_CHOOSING_UNIT:
            count = self.add(seat, out, 0, n.A_UNIT, n.A_UNIT + self.things)
            count = self.add(seat, out, count, n.A_FIGURE, n.A_BUILDING + 1)
            return self.add(seat, out, count, n.A_BREATH_HIT, n.A_BREATH_HIT + 1)
        if frame == n.F_REDRAWING:
            count = self.add(seat, out, 0, n.A_DONE, n.A_DONE + 1)
            return self.add(seat, out, count, n.A_AGAIN, n.A_AGAIN + 1)
        if frame == n.F_STRIKING:
            count = self.add(seat, out, 0, n.A_MUTATION, n.A_FOOD)
            return self.add(seat, out, count, n.A_STRIKE, n.A_HOLD + 1)
        if frame == n.F_EATING:
            count = self.add(seat, out, 0, n.A_PLAY + n.FIRST_ACTION, n.A_BEFORE)
            count = self.add(seat, out, count, n.A_UNIT, n.A_UNIT + self.things)
            count = self.add(seat, out, count, n.A_FOOD, n.A_USE + 1)
            return self.add(seat, out, count, n.A_DONE, n.A_DONE + 1)
        if frame == n.F_COMING or frame == n.F_FLEEING:
            return self.add(seat, out, 0, n.A_FLEE, n.A_COME + 1)
        if frame == n.F_SWAPPING or frame == n.F_SHEDDING:
            count = self.add(seat, out, 0, n.A_DONE, n.A_DONE + 1)
            return self.add(seat, out, count, n.A_DISCARD, n.A_BREATH_HIT)
        if frame == n.F_OFFERING:
            count = self.add(seat, out, 0, n.A_PLAY + n.FIRST_ACTION, n.A_BEFORE)
            return self.add(seat, out, count, n.A_DONE, n.A_GROW + 1)
        count = self.add(seat, out, 0, n.A_PLACE, n.A_PLACE + self.slots)
        return self.add(seat, out, count, n.A_MONSTER, n.A_DONE + 1)

    def add(self, seat: i64, out: vec[i64], count: i64, first: i64, last: i64) -> i64:
        """Adds the allowed actions of a range."""
        action = first
        while action < last:
            if self.refuse_now(seat, action) == 0:
                out[count] = action
                count += 1
            action += 1
        return count

    def answers_into(self, seat: i64, out: vec[i64]) -> i64:
        """Writes what a seat may answer in the window that is open."""
        if self.draft[seat]:
            count = self.add(seat, out, 0, n.A_PLACE, n.A_PLACE + self.slots)
            return self.add(seat, out, count, n.A_MONSTER, n.A_MONSTER + self.seats)
        window = self.top_value(1)
        count = 0
        kind: i64 = 0
        offset: i64 = n.A_PLAY
        if window == n.W_MOVE:
            offset = n.A_BEFORE - n.FIRST_ACTION
        if window != n.W_TURN:
            kind = n.FIRST_ITEM if self.takes_items(window) else n.FIRST_ACTION
        at = seat * n.MAIN
        hand = self.hand
        while kind < n.MAIN:
            if hand[at + kind] > 0 and self.refuse_play(seat, kind, window) == 0:
                out[count] = offset + kind
                count += 1
            kind += 1
        out[count] = n.A_PASS
        if window == n.W_MOVE:
            out[count + 1] = n.A_WAIT
            return count + 2
        return count + 1

    # Refusals

    def refuse_now(self, seat: i64, action: i64) -> i64:
        """Returns the rule that forbids an action to a seat that owes a decision, or 0."""
        frame = self.top()
        if frame == n.F_WINDOW:
            return self.refuse_answer(seat, action)
        if frame == n.F_MOVING:
            return self.refuse_moving(action)
        if frame == n.F_DECLARING:
            return n.B_55_MOVED if action >= n.A_PLACE and action <= n.A_TO_NOWHERE else self.refuse_declaring(action)
        if frame == n.F_HITTING:
            placed = action >= n.A_UNIT and action <= n.A_BUILDING
            return self.refuse_hit(action) if placed or action == n.A_BREATH_HIT else n.R_NOT_NOW
        if frame == n.F_REDRAWING:
            return 0 if action == n.A_DONE or action == n.A_AGAIN else n.R_NOT_NOW
        if frame == n.F_STRIKING:
            return self.refuse_striking(seat, action)
        if frame == n.F_EATING:
            return self.refuse_eating(seat, action)
        if frame == n.F_SWAPPING or frame == n.F_SHEDDING:
            return self.refuse_discard(frame, action)
        if frame == n.F_OFFERING:
            return self.refuse_offer(seat, action)
        if frame == n.F_COMING:
            return 0 if action == n.A_COME or action == n.A_STAY else n.R_NOT_NOW
        if frame == n.F_FLEEING:
            return 0 if action == n.A_FLEE or action == n.A_STAY else n.R_NOT_NOW
        if action >= n.A_FOOD and action < n.A_USE:
            return self.refuse_food(frame, seat, action - n.A_FOOD)
        if action >= n.A_MUTATION and action < n.A_FOOD:
            return self.refuse_mutation(frame, seat, action - n.A_MUTATION)
        return self.refuse_choice(frame, action)

    def refuse_moving(self, action: i64) -> i64:
        """Says why a Monster Move can't begin or end so, or 0."""
        seat = self.turn
        closing = self.phase == n.P_CLOSING
        if action >= n.A_PLACE and action <= n.A_TO_NOWHERE:
            if self.stunned(seat):
                return n.B_21_LOST
            place = n.NOWHERE if action == n.A_TO_NOWHERE else action - n.A_PLACE
            if place == self.place[seat]:
                return n.B_48_STAYING
            if place == n.NOWHERE:
                return 0
            if not self.is_location(place):
                return n.B_46_NOT_THERE
            return n.B_2_JUST_PLAYED if self.site_new[place] and self.site_owner[place] == seat else 0
        if closing:
            return 0 if action == n.A_DONE else n.R_NOT_NOW
        return 0 if action == n.A_STOP else self.refuse_declaring(action)

    def refuse_declaring(self, action: i64) -> i64:
        """Says why a monster action can't be announced, or 0."""
        seat = self.turn
        if action == n.A_SLEEP or action == n.A_IDLE:
            return 0
        if action < n.A_ATTACK_UNITS or action > n.A_SLEEP:
            return n.R_NOT_NOW
        if self.stunned(seat):
            return n.B_21_LOST
        if action == n.A_ATTACK_UNITS:
            return 0 if self.has_units(self.place[seat], seat) else n.B_24_NO_UNIT
        if action == n.A_ATTACK_LOCATION:
            return n.B_8_NOWHERE if self.place[seat] == n.NOWHERE else 0
        if self.health[seat] == 0:
            return n.B_99_NO_HEALTH
        if action == n.A_BREATHE:
            return 0 if self.fresh_breath(seat) else n.B_28_BREATH_USED
        other: i64 = 0
        while other < self.seats:
            if self.refuse_rival(action, other) == 0:
                return 0
            other += 1
        return n.R_RANGE

    def refuse_striking(self, seat: i64, action: i64) -> i64:
        """Says why a monster can't attack so, or 0."""
        if action == n.A_STRIKE:
            return 0
        if action == n.A_HOLD:
            return 0 if self.top_value(2) else n.R_NOT_NOW
        if action >= n.A_MUTATION and action < n.A_FOOD:
            return 0 if self.fresh_breath(seat) >> (action - n.A_MUTATION) & 1 else n.B_28_BREATH_USED
        return n.R_NOT_NOW

    def refuse_eating(self, seat: i64, action: i64) -> i64:
        """Says why something can't be done in the Eat step, or 0."""
        if action < n.A_BEFORE:
            return self.refuse_own_card(seat, action - n.A_PLAY, c.WHEN_EATING)
        if (action >= n.A_UNIT and action < n.A_FIGURE) or (action >= n.A_FOOD and action <= n.A_USE):
            return self.refuse_meal(action)
        return 0 if action == n.A_DONE else n.R_NOT_NOW

    def refuse_offer(self, seat: i64, action: i64) -> i64:
        """Says why something can't be done when growing is offered, or 0."""
        if action < n.A_BEFORE:
            return self.refuse_own_card(seat, action - n.A_PLAY, c.WHEN_GROWING)
        if action == n.A_GROW:
            return self.refuse_grow()
        return 0 if action == n.A_DONE else n.R_NOT_NOW

    def refuse_own_card(self, seat: i64, kind: i64, when: i64) -> i64:
        """Says why a card can't be played in a step of one's own that it is meant for, or 0."""
        if self.hand[seat * n.MAIN + kind] <= 0:
            return n.R_NOT_HELD
        return 0 if kind >= n.FIRST_ACTION and self.card(kind, c.WHEN) == when else n.R_CARD_TIME

    def refuse_discard(self, frame: i64, action: i64) -> i64:
        """Says why a card can't be discarded, or 0."""
        if action == n.A_DONE:
            return 0 if frame == n.F_SWAPPING and self.top_value(1) == NOBODY else n.B_35_EXCHANGE
        if action < n.A_DISCARD or action >= n.A_BREATH_HIT:
            return n.R_NOT_NOW
        kind = action - n.A_DISCARD
        return 0 if self.hand[self.turn * n.MAIN + kind] + self.locked[kind] > 0 else n.R_NOT_HELD

    def refuse_food(self, frame: i64, seat: i64, token: i64) -> i64:
        """Says why a token of one's stomach can't be spent or given up, or 0."""
        if frame == n.F_PAYING:
            return self.refuse_payment(token)
        if frame == n.F_HEALING or frame == n.F_SPITTING:
            return 0 if self.stomach[seat * c.FOODS + token] else n.B_85_TOKENS
        return n.R_NOT_NOW

    def refuse_mutation(self, frame: i64, seat: i64, gene: i64) -> i64:
        """Says why a Mutation can't be chosen, or 0."""
        if frame == n.F_DRAFT:
            return 0 if self.offer[seat * n.MUTATIONS + gene] > 0 else n.R_NOT_OFFERED
        if frame == n.F_PURGING:
            return 0 if self.mutation[self.top_value(2) * n.MUTATIONS + gene] else n.R_NOT_OFFERED
        if frame == n.F_SPLICING:
            return 0 if gene == self.top_value(1) or gene == self.top_value(2) else n.R_NOT_OFFERED
        if frame == n.F_CHOOSING_BREATH:
            return 0 if self.fresh_breath(seat) >> gene & 1 else n.B_28_BREATH_USED
        return n.R_NOT_NOW

    def refuse_choice(self, frame: i64, action: i64) -> i64:
        """Says why a Unit, Location or monster can't be chosen, or why one can't be done with choosing, or 0."""
        if action == n.A_DONE:
            return 0 if frame == n.F_HEALING or (frame == n.F_SENDING and self.top_value(3) != NOBODY) else n.R_NOT_NOW
        if frame == n.F_CHOOSING_UNIT:
            return self.refuse_chosen(action)
        if frame == n.F_CHOOSING_RIVAL:
            if action < n.A_MONSTER or action >= n.A_UNIT:
                return n.R_NOT_NOW
            return self.refuse_rival(self.top_value(1), action - n.A_MONSTER)
        if frame == n.F_FOLLOWING:
            if action < n.A_MONSTER or action >= n.A_UNIT:
                return n.R_NOT_NOW
            return 0 if self.monsters_at(self.top_value(3)) >> (action - n.A_MONSTER) & 1 else n.B_46_NOT_THERE
        if frame == n.F_SENDING:
            return self.refuse_order(action)
        return n.R_NOT_NOW

    def refuse_chosen(self, action: i64) -> i64:
        """Says why a Unit can't be the one attacked first, or 0."""
        seat = self.turn
        place = self.place[seat]
        if action == n.A_FIGURE:
            return 0 if place != n.NOWHERE and self.standing[place] else n.B_46_NOT_THERE
        thing = action - n.A_UNIT
        if thing < 0 or thing >= n.THINGS:
            return n.R_NOT_NOW
        return 0 if thing < self.things and self.faces_unit(thing, place, seat) else n.B_46_NOT_THERE

    def refuse_order(self, action: i64) -> i64:
        """Says why New Orders can't go so, or 0."""
        goal = self.top_value(3)
        if goal == NOBODY:
            if action < n.A_PLACE or action >= n.A_TO_NOWHERE:
                return n.R_NOT_NOW
            return self.refuse_goal(self.top_value(2), action - n.A_PLACE)
        if action == n.A_FIGURE:
            return self.refuse_sending(n.THINGS, self.top_value(2), goal)
        thing = action - n.A_UNIT
        if thing < 0 or thing >= n.THINGS:
            return n.R_NOT_NOW
        return self.refuse_sending(thing, self.top_value(2), goal)
