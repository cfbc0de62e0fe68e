"""A Monster Move: its move, its announcement and how both are answered, and its end."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.monster_actions import MonsterActions
from bestiary.games.mashup.rules.position import NOBODY


class MonsterMoves(MonsterActions):
    """Adds the course of a Monster Move around its action."""

    # The beginning

    def begin_move(self) -> None:
        """Begins a Monster Move."""
        self.moves -= 1
        self.running = True
        self.turned = self.quarters[self.turn] > 0
        self.moved = False
        self.closing = False
        self.action = 0
        self.chosen = NOBODY
        self.rival = NOBODY
        self.breath = NOBODY
        self.step = 0
        self.asked = False
        self.reacted = 0
        self.assaulted = False
        self.shot = False
        self.silence = 0
        self.prize = NOBODY
        self.prize_slot = NOBODY

    def choose_move(self, action: i64) -> None:
        """Takes how a Monster Move begins or ends: a goal, a monster action, or nothing."""
        closing = self.phase == n.P_CLOSING
        self.pop()
        if closing:
            if action == n.A_DONE:
                self.phase = n.P_BURNING
            else:
                self.closing = True
                self.set_out(action)
        elif action == n.A_STOP:
            self.moves = 0
            self.phase = n.P_SECOND_HEAL
            self.tell(n.E_STOPPED, self.turn)
        else:
            self.begin_move()
            if action <= n.A_TO_NOWHERE:
                self.set_out(action)
            else:
                self.push(n.F_DECLARING)
                self.declare(action)

    # Moving

    def set_out(self, action: i64) -> None:
        """Announces a move and its goal; it can be answered before it is carried out."""
        self.goal = n.NOWHERE if action == n.A_TO_NOWHERE else action - n.A_PLACE
        self.happened = True
        self.waiting = False
        self.tell(n.E_SETS_OUT, self.turn, self.spot(self.goal))
        self.phase = n.P_ANNOUNCED_MOVE
        self.open_window(n.W_MOVE)

    def carry_out_move(self) -> None:
        """Moves the active monster to its goal, if it still can."""
        seat = self.turn
        if self.is_held_back():
            self.tell(n.E_HELD_BACK, seat)
            self.waiting = False
            self.phase = n.P_BURNING if self.closing else n.P_ANNOUNCING
            return
        self.moved = True
        self.tell(n.E_MOVED, seat, self.spot(self.goal))
        self.go(seat, self.goal)
        if self.closing and self.goal != n.NOWHERE:
            self.entered = self.goal
        self.phase = n.P_ARRIVED

    def is_held_back(self) -> bool:
        """Tells whether the active monster can't carry out its move any more."""
        return self.stunned(self.turn) or (self.goal != n.NOWHERE and not self.is_location(self.goal))

    def ask_owner(self) -> None:
        """Asks the owner of the Location whether his monster comes, if it may."""
        self.phase = n.P_OWNER_ASKED
        if self.asks_owner():
            self.waiting = True
            self.push(n.F_COMING, self.site_owner[self.goal])

    def asks_owner(self) -> bool:
        """Tells whether the goal's owner is asked whether his monster comes."""
        if self.goal == n.NOWHERE:
            return False
        owner = self.site_owner[self.goal]
        return owner != self.turn and self.may_come(owner)

    def may_come(self, owner: i64) -> bool:
        """Tells whether the owner's monster may move to its Location in reaction."""
        place = self.place[owner]
        if place == self.goal or self.stunned(owner) or self.size[owner] > self.size[self.turn] + 1:
            return False
        return place == n.NOWHERE or self.site_owner[place] == owner

    def come(self, owner: i64, action: i64) -> None:
        """Takes the owner's decision."""
        self.pop()
        if action == n.A_COME:
            self.tell(n.E_CAME, owner, self.spot(self.goal))
            self.go(owner, self.goal)

    def close_move(self) -> None:
        """Offers the closing move, if there was none at the beginning or the monster has wings."""
        seat = self.turn
        if self.stunned(seat) or (self.moved and not self.trait(seat, c.MOVE_TWICE)):
            self.phase = n.P_BURNING
        else:
            self.push(n.F_MOVING)

    # Announcing

    def declare(self, action: i64) -> None:
        """Announces a monster action, or asks first whom or what it is against."""
        self.pop()
        if action == n.A_IDLE:
            self.tell(n.E_IDLE, self.turn)
            self.happened = True  # a Monster Move is over: what may be played after one may be played now
            self.closing = True
            wings = self.trait(self.turn, c.MOVE_TWICE) > 0
            self.phase = n.P_CLOSING if self.moved and wings else n.P_BURNING
        elif action == n.A_ATTACK_UNITS:
            self.tell(n.E_PLANS, self.turn, 1)
            self.push(n.F_CHOOSING_UNIT)
        elif action == n.A_ATTACK_MONSTER:
            self.tell(n.E_PLANS, self.turn, 3)
            self.push(n.F_CHOOSING_RIVAL, n.A_ATTACK_MONSTER)
        elif action == n.A_BREATHE:
            self.tell(n.E_PLANS, self.turn, 4)
            fresh = self.fresh_breath(self.turn)
            if fresh & (fresh - 1):
                self.push(n.F_CHOOSING_BREATH)
            else:
                self.choose_breath(only_bit(fresh))
        else:
            self.announce(action - n.A_ATTACK_UNITS + 1)

    def choose_breath(self, gene: i64) -> None:
        """Takes which Breath Attack is used alone, and asks against whom."""
        self.breath = gene
        self.tell(n.E_READIES, self.turn, gene)
        self.push(n.F_CHOOSING_RIVAL, n.A_BREATHE)

    def choose_rival(self, seat: i64) -> None:
        """Takes the monster that is attacked."""
        action = self.top_value(1) - n.A_ATTACK_UNITS + 1
        self.pop()
        self.rival = seat
        self.announce(action)

    def choose_unit(self, action: i64) -> None:
        """Takes the Unit that is attacked first, or another one in its place."""
        self.pop()
        self.chosen = n.THINGS if action == n.A_FIGURE else action - n.A_UNIT
        if self.action == 0:
            self.announce(1)
        self.tell(n.E_AIMED, self.turn, n.FIRST_ITEM if action == n.A_FIGURE else self.thing_kind[self.chosen])

    def announce(self, action: i64) -> None:
        """Announces a monster action; traps go off, then everyone may answer."""
        self.action = action
        self.happened = True
        if action == 3 or action == 4:
            self.tell(n.E_ANNOUNCED_ON, self.turn, action, self.rival)
        else:
            self.tell(n.E_ANNOUNCED, self.turn, action)
        self.phase = n.P_TRAPPED

    def check_announcement(self) -> None:
        """Goes on with the announced action, or takes it back if an answer has made it illegal."""
        self.step = 0
        self.asked = True  # the window of the announcement stands before the first step
        if self.refuse_announced() == 0:
            self.phase = n.P_STEPPING
            return
        self.tell(n.E_TAKEN_BACK, self.turn)
        self.action = 0
        self.chosen = NOBODY
        self.rival = NOBODY
        self.breath = NOBODY
        self.phase = n.P_ANNOUNCING

    def refuse_announced(self) -> i64:
        """Says why the announced action can't go on, or 0."""
        seat = self.turn
        if self.action == n.SLEEPER:
            return 0
        if self.stunned(seat):
            return n.B_21_LOST
        if self.action == 4 and self.mutation[seat * n.MUTATIONS + self.breath] != 1:
            return n.B_28_BREATH_USED
        if self.action >= 3 and self.health[seat] == 0:
            return n.B_99_NO_HEALTH
        return self.refuse_rival(n.A_ATTACK_MONSTER, self.rival) if self.action == 3 else 0

    def refuse_rival(self, action: i64, other: i64) -> i64:
        """Says why a monster can't be attacked by III or IV, or 0."""
        seat = self.turn
        if other == seat or other >= self.seats:
            return n.R_RANGE
        if action == n.A_ATTACK_MONSTER and (
            self.place[other] != self.place[seat] or self.size[other] < self.size[seat] - 1
        ):
            return n.R_RANGE
        return 0

    # The end

    def flee(self, action: i64) -> None:
        """Takes the flight to nowhere, which ends the Monster Move, or stays."""
        origin = self.top_value(2)
        self.pop()
        if action == n.A_STAY:
            return
        self.tell(n.E_FLED, self.turn)
        self.go(self.turn, n.NOWHERE)
        if origin == n.W_TURN:
            self.entered = NOBODY
            return
        self.close_window()
        self.happened = True
        self.action = 0
        self.closing = True
        self.waiting = False
        self.phase = n.P_BURNING

    def end_move(self) -> None:
        """Lets fires burn, one after the other, and turns the chart back."""
        self.running = False
        seat: i64 = 0
        while seat < self.seats:
            self.lost[seat] = 0
            self.boost[seat] = 0
            seat += 1
        if self.burn():
            return
        if self.turned and self.quarters[self.turn] > 0:
            self.quarters[self.turn] -= 1
            self.tell(n.E_CHART_BACK, self.turn, self.quarters[self.turn])
        self.turned = False
        self.action = 0
        self.closing = False
        self.silence = 0
        self.phase = n.P_RESTING


def only_bit(mask: i64) -> i64:
    """Returns the number of the lowest bit that is set."""
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
