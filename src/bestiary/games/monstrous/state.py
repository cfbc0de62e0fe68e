"""The rules of Monstrous: what each decision does, and what follows until the next one."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.monstrous.rules.numbers as n
from bestiary.games.monstrous.mind.terms import Outlook
from bestiary.games.monstrous.rules.copies import Copies
from bestiary.games.monstrous.rules.numbers import (
    ASK_NOTHING,
    CARD,
    CHANGE,
    COLUMN,
    DONE,
    DRAW,
    GAIN,
    GOD,
    LOCATIONS,
    LOCK,
    MANNER,
    MEMBER,
    NO_THROW,
    PLACE,
    RETHROW,
    ROW,
    SETUP,
    STEP_EXTRA,
    STEP_THROW,
    SWAP,
)


class Monstrous(Outlook):
    """Is one match of Monstrous: a game, or the games of a war."""

    def blank(self) -> Copies:
        return Monstrous(self.seats)

    def advance(self) -> None:
        while self.ask == ASK_NOTHING and not self.over:
            if self.stage != NO_THROW:
                self.throw_on()
            elif len(self.frames) > 0:
                self.work()
            elif self.step == SETUP:
                self.set_up_on()
            elif self.step == STEP_THROW:
                self.begin_throw()
            elif self.step < STEP_EXTRA:
                self.step_on()
            elif self.step == STEP_EXTRA:
                self.extra_step()
            else:
                self.draw_step()

    def apply(self, seat: i64, action: i64) -> None:
        if action < COLUMN:
            self.choose_card(seat, self.ask_a, action // 2, action % 2)
        elif action < ROW:
            self.aim_column(action - COLUMN)
        elif action < MANNER:
            self.aim_row(action - ROW)
        elif action < CARD:
            self.aim_manner(action - MANNER)
        elif action < PLACE:
            self.answer_card(action - CARD)
        elif action < MEMBER:
            self.answer_place_or_god(action)
        elif action < GAIN:
            self.answer_member(action - MEMBER)
        elif action < LOCK:
            self.answer_yes_or_no(action)
        elif action == LOCK:
            self.lock()
        elif action == CHANGE:
            self.change()
        elif action < DONE:
            self.swap_location((action - SWAP) // LOCATIONS, (action - SWAP) % LOCATIONS)
        else:
            self.swap_nothing()
        self.advance()

    def answer_card(self, card: i64) -> None:
        """Takes an answer that names a monster."""
        ask = self.ask
        if ask == n.ASK_PICK:
            self.pick(self.ask_a, card)
        elif ask == n.ASK_RAISE:
            self.raise_chosen(card)
        elif ask == n.ASK_FORESEE:
            self.draw_foreseen(card)
        elif ask == n.ASK_TOP:
            self.put_foreseen_on_top(card)
        elif ask == n.ASK_OUT:
            self.trade_out(card)
        elif ask == n.ASK_IN:
            self.trade_in(card)
        elif ask == n.ASK_TRAP:
            self.choose_trap(card)
        else:
            self.strike(ask, card)

    def answer_place_or_god(self, action: i64) -> None:
        """Takes an answer that names a location on the table, or a god."""
        slot = self.ask_a
        if self.ask == n.ASK_POWER:
            self.use_place(slot, action - PLACE)
        elif self.ask == n.ASK_FAITH:
            self.gain_place(slot, action - PLACE)
        elif self.ask == n.ASK_VICTIM:
            self.rob_victim(slot, action - GOD)
        else:
            self.rob(slot, self.ask_b, action - GOD)

    def answer_member(self, number: i64) -> None:
        """Takes an answer that names a member of the team."""
        if self.ask == n.ASK_ORDER:
            self.choose_order(number)
        elif self.ask == n.ASK_DRAWER:
            self.choose_drawer(number)
        elif self.ask == n.ASK_SEER:
            self.seer_chosen(number)
        else:
            self.choose_thrower(number)

    def answer_yes_or_no(self, action: i64) -> None:
        """Takes Faith or a card, a second try or none."""
        if action <= DRAW:
            self.gain_or_draw(action == DRAW)
        elif action == RETHROW:
            self.rethrow(self.ask_a)
        else:
            self.keep(self.ask_a)
