"""A player's turn from the first Heal to the check for victory."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.growing import Growth
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.rules.secrets import draw_from


class Turns(Growth):
    """Adds the course of a turn."""

    def run(self) -> None:
        """Goes on until somebody owes a decision or the game is over."""
        while not self.over:
            frame = self.top()
            if frame == 0:
                self.go_on()
            elif self.waits(frame):
                return

    def waits(self, frame: i64) -> bool:
        """Does what is pending as far as nobody must be asked for it; tells whether somebody must."""
        if frame == n.F_WINDOW:
            return not self.run_window()
        if frame == n.F_CARD:
            self.resolve_card()
            return False
        if frame == n.F_BUNDLE:
            self.run_bundle()
            return False
        if frame == n.F_HITTING:
            return not self.run_hits()
        if frame == n.F_SPITTING:
            return self.run_spitting()
        if frame == n.F_PURGING:
            return self.run_purging()
        if frame == n.F_SENDING:
            return self.run_sending()
        over = frame == n.F_EATING and not self.meal_goes_on()
        over = over or (frame == n.F_HEALING and not self.can_heal())
        if over or (frame == n.F_OFFERING and self.refuse_grow() != 0):
            self.pop()
            return False
        return True

    def go_on(self) -> None:
        """Does what comes next in the turn."""
        phase = self.phase
        if phase < n.P_STEPPING:
            self.go_on_early(phase)
        elif phase == n.P_STEPPING:
            self.run_step()
        elif phase == n.P_CLOSING:
            self.close_move()
        elif phase == n.P_BURNING:
            self.end_move()
        elif phase == n.P_RESTING:
            self.phase = n.P_CHOOSING
            self.open_window(n.W_TURN)
        elif phase == n.P_SECOND_HEAL:
            self.phase = n.P_GROWING
            self.push(n.F_HEALING)
        elif phase == n.P_GROWING:
            self.phase = n.P_LATE
            if self.refuse_grow() == 0:
                self.push(n.F_OFFERING)
        elif phase == n.P_GROWN:
            self.pay_for_growing()
        elif phase == n.P_LATE:
            self.phase = n.P_EXCHANGING
            self.open_window(n.W_LATE)
        else:
            self.end_turn(phase)

    def go_on_early(self, phase: i64) -> None:
        """Does what comes next before the steps of a monster action."""
        if phase == n.P_BEGIN:
            self.begin_turn()
        elif phase == n.P_FIRST_HEAL:
            self.phase = n.P_OPENING
            self.push(n.F_HEALING)
        elif phase == n.P_OPENING:
            self.phase = n.P_CHOOSING
            self.open_window(n.W_TURN)
        elif phase == n.P_CHOOSING:
            self.entered = NOBODY
            if self.moves == 0:
                self.phase = n.P_SECOND_HEAL
            else:
                self.push(n.F_MOVING)
        elif phase == n.P_ANNOUNCED_MOVE:
            self.carry_out_move()
        elif phase == n.P_ARRIVED:
            self.ask_owner()
        elif phase == n.P_OWNER_ASKED:
            self.phase = n.P_BURNING if self.closing else n.P_ANNOUNCING
            if self.waiting:
                self.waiting = False
                self.tell(n.E_WAITS)
                self.happened = True
                self.open_window(n.W_AFTER)
        elif phase == n.P_ANNOUNCING:
            self.push(n.F_DECLARING)
        elif phase == n.P_TRAPPED:
            self.phase = n.P_SPRUNG
            if self.action <= 2 and self.place[self.turn] != n.NOWHERE:
                self.spring_traps(self.place[self.turn])
        elif phase == n.P_SPRUNG:
            self.phase = n.P_ANSWERED
            self.open_window(n.W_ANNOUNCE)
        else:
            self.check_announcement()

    def begin_turn(self) -> None:
        """Gives Health, makes Breath Attacks fresh and Monster Moves available."""
        seat = self.turn
        self.tell(n.E_TURN, seat)
        gene: i64 = 0
        while gene < n.MUTATIONS:
            if self.mutation[seat * n.MUTATIONS + gene] == 2:
                self.mutation[seat * n.MUTATIONS + gene] = 1
            gene += 1
        regeneration = self.trait(seat, c.REGENERATE)
        if regeneration:
            self.heal(seat, regeneration)
        elif self.health[seat] > 0:
            self.heal(seat, 1)
        self.moves = 2
        self.happened = True
        self.phase = n.P_FIRST_HEAL

    # The end of a turn

    def end_turn(self, phase: i64) -> None:
        """Does what comes after the last cards were played."""
        if phase == n.P_EXCHANGING:
            self.phase = n.P_LIMITING
            if self.may_exchange():
                self.push(n.F_SWAPPING, NOBODY)
        elif phase == n.P_LIMITING:
            self.phase = n.P_DRAWING
            if self.cards_of(self.turn) > self.limit(self.turn):
                self.push(n.F_SHEDDING)
        elif phase == n.P_DRAWING:
            self.phase = n.P_LAST
            self.draw(self.turn)
        elif phase == n.P_LAST:
            self.phase = n.P_CHECKING
            if self.deck_size == 0:
                self.happened = True
                self.open_window(n.W_LAST)
        else:
            self.check_victory()

    def may_exchange(self) -> bool:
        """Tells whether two cards can be discarded for one."""
        return self.cards_of(self.turn) >= 2 and self.deck_size > 0

    def swap(self, action: i64) -> None:
        """Discards a card towards an exchange, or ends exchanging; the second one is replaced."""
        if action == n.A_DONE:
            self.pop()
            return
        if self.top_value(1) == NOBODY:
            self.tell(n.E_EXCHANGES, self.turn)
            self.put_down(action - n.A_DISCARD)
            self.set_top(1, action - n.A_DISCARD)
            return
        self.put_down(action - n.A_DISCARD)
        kind = draw_from(self.deck, self.deck_size, self.chance)
        self.locked[kind] += 1
        self.locked_size += 1
        self.drawn(self.turn, kind)
        self.set_top(1, NOBODY)
        if not self.may_exchange():
            self.pop()

    def put_down(self, kind: i64) -> None:
        """Discards a card; of two alike, the one that can't be played this turn."""
        seat = self.turn
        locked: i64 = 0
        if self.locked[kind] > 0:
            self.locked[kind] -= 1
            self.locked_size -= 1
            locked = 1
        else:
            self.hand[seat * n.MAIN + kind] -= 1
            self.hand_size[seat] -= 1
        self.discard[kind] += 1
        self.count_spent(kind)
        self.tell(n.E_DISCARDED, seat, kind, locked)

    def shed(self, kind: i64) -> None:
        """Discards a card down to the hand limit."""
        self.put_down(kind)
        if self.cards_of(self.turn) <= self.limit(self.turn):
            self.pop()

    def check_victory(self) -> None:
        """Ends the game if somebody has won or the deck is empty, or passes the turn on."""
        seat: i64 = 0
        ends = self.deck_size == 0
        while seat < self.seats:
            ends = ends or self.holds(seat)
            seat += 1
        if ends:
            self.end()
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Passes the turn to the left."""
        seat = self.turn
        kind: i64 = 0
        while self.locked_size and kind < n.MAIN:
            self.hand[seat * n.MAIN + kind] += self.locked[kind]
            self.locked[kind] = 0
            kind += 1
        self.hand_size[seat] += self.locked_size
        self.locked_size = 0
        self.ate[seat] = self.ate_now
        self.ate_now = 0
        self.wrecked = 0
        self.discount = 0
        slot: i64 = 0
        while slot < self.slots:
            self.site_new[slot] = 0
            slot += 1
        self.turn = (seat + 1) % self.seats
        self.turns += 1
        self.phase = n.P_BEGIN

    def end(self) -> None:
        """Counts Size and Infamy and names the winners."""
        self.over = True
        seat: i64 = 0
        while seat < self.seats:
            self.tell(n.E_COUNTED, seat, self.score(seat))
            seat += 1
        winners = self.winners()
        seat = 0
        while seat < self.seats:
            if winners >> seat & 1:
                self.tell(n.E_WON, seat, self.score(seat))
            seat += 1
