"""Decisions that cards ask for: Units sent elsewhere, tokens given up, Mutations lost."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.monster_moves import MonsterMoves, only_bit
from bestiary.games.mashup.rules.position import NOBODY


class Orders(MonsterMoves):
    """Adds what is chosen while something else is being resolved."""

    def run_spitting(self) -> bool:
        """Tells whether a monster's owner must still choose a token to give up; of one kind, none is asked for."""
        seat = self.top_value(1)
        while self.tokens(seat) > self.stomach_size(seat):
            only: i64 = NOBODY
            token: i64 = 0
            while token < c.FOODS:
                if self.stomach[seat * c.FOODS + token]:
                    if only != NOBODY:
                        return True
                    only = token
                token += 1
            self.spit(seat, only)
        self.pop()
        return False

    def spit(self, seat: i64, token: i64) -> None:
        """Returns a token from a stomach to the pool."""
        self.stomach[seat * c.FOODS + token] -= 1
        self.tell(n.E_SPAT, seat, token)

    def run_purging(self) -> bool:
        """Takes a monster's only Mutation, or tells that one must be chosen."""
        other = self.top_value(2)
        only: i64 = NOBODY
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[other * n.MUTATIONS + gene]:
                if only != NOBODY:
                    return True
                only = gene
            gene += 1
        self.pop()
        if only != NOBODY:
            self.lose_mutation(other, only)
        return False

    def run_sending(self) -> bool:
        """Tells whether there is still a Unit to move, or a Location to move it to."""
        source = self.top_value(2)
        goal = self.top_value(3)
        if goal != NOBODY:
            if self.standing[source]:
                return True
            thing: i64 = 0
            while thing < self.things:
                if self.refuse_sending(thing, source, goal) == 0:
                    return True
                thing += 1
        else:
            slot: i64 = 0
            while slot < self.slots:
                if self.refuse_goal(source, slot) == 0:
                    return True
                slot += 1
        self.pop()
        return False

    def send(self, action: i64) -> None:
        """Takes the Location that Units move to, one Unit after the other, or that no more move."""
        source = self.top_value(2)
        goal = self.top_value(3)
        if action == n.A_DONE:
            self.pop()
        elif goal == NOBODY:
            self.set_top(3, action - n.A_PLACE)
            self.tell(n.E_ORDERS, self.spot(source), self.spot(action - n.A_PLACE))
        elif action == n.A_FIGURE:
            self.standing[source] -= 1
            self.standing[goal] += 1
            self.tell(n.E_SENT_INFANTRY, self.spot(source), self.spot(goal))
        else:
            thing = action - n.A_UNIT
            self.thing_place[thing] = goal
            self.tell(n.E_SENT, self.thing_kind[thing], self.spot(source), self.spot(goal))
            if self.thing_follows[thing] != NOBODY:
                self.follow_anew(self.top_value(1), thing, goal)

    def follow_anew(self, seat: i64, thing: i64, goal: i64) -> None:
        """Chooses the monster that a moved Unit follows; one alone needs no choice."""
        there = self.monsters_at(goal)
        if there & (there - 1):
            self.thing_follows[thing] = NOBODY
            self.push(n.F_FOLLOWING, seat, thing, goal)
        else:
            self.follow(thing, only_bit(there))

    def follow(self, thing: i64, seat: i64) -> None:
        """Lets a Unit follow a monster."""
        self.thing_follows[thing] = seat
        self.tell(n.E_FOLLOWS, self.thing_kind[thing], seat)
