"""A turn, whole: its beginning, two Monster Moves at most, and its end, each step in the order of the book.

A step that asks somebody leaves a pending decision behind; the turn goes on here once nothing is pending any more.
"""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.announcing as announcing
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.effects as effects
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.growing as growing
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.monster_actions as monster_actions
import bestiary.games.mashup.rules.monster_moves as monster_moves
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.mutations as mutations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.windows as windows
import bestiary.games.mashup.rules.winning as winning
from bestiary.games.mashup.rules.position import Position


def go_on(position: Position) -> None:
    """Do what comes next in the turn."""
    phase = position.phase
    if phase < n.P_CHOOSING:
        go_on_beginning(position, phase)
    elif phase < n.P_SECOND_HEAL:
        go_on_moving(position, phase)
    else:
        go_on_ending(position, phase)


def go_on_beginning(position: Position, phase: i64) -> None:
    """Begin a turn: Health, Food for Health, and the first cards."""
    if phase == n.P_BEGIN:
        begin(position)
    elif phase == n.P_FIRST_HEAL:
        position.phase = n.P_OPENING
        position.push(n.F_HEALING)
    else:
        position.phase = n.P_CHOOSING
        windows.open_window(position, n.W_TURN)


def begin(position: Position) -> None:
    """Give the monster its Health, and make its Breath Attacks and Monster Moves available."""
    seat = position.turn
    position.tell(e.TURN, seat)
    mutations.refresh_breath(position, seat)
    regeneration = body.trait(position, seat, c.REGENERATE)
    if regeneration:
        monsters.heal(position, seat, regeneration)
    elif position.health[seat] > 0:
        monsters.heal(position, seat, 1)
    position.moves = n.MOVES
    position.happened = True
    position.phase = n.P_FIRST_HEAL


def go_on_moving(position: Position, phase: i64) -> None:
    """Go through a Monster Move: its move, its announcement, its action, its end, and the cards after it."""
    if phase == n.P_CHOOSING:
        monster_moves.offer_move(position)
    elif phase == n.P_ANNOUNCED_MOVE:
        monster_moves.carry_out_move(position)
    elif phase == n.P_ARRIVED:
        monster_moves.ask_owner(position)
    elif phase == n.P_OWNER_ASKED:
        monster_moves.settle_in(position)
    elif phase == n.P_ANNOUNCING:
        position.push(n.F_DECLARING)
    elif phase == n.P_TRAPPED:
        position.phase = n.P_SPRUNG
        effects.spring_traps(position)
    elif phase == n.P_SPRUNG:
        position.phase = n.P_ANSWERED
        windows.open_window(position, n.W_ANNOUNCE)
    elif phase == n.P_ANSWERED:
        announcing.check_announcement(position)
    elif phase == n.P_STEPPING:
        monster_actions.run_step(position)
    elif phase == n.P_CLOSING:
        monster_moves.close_move(position)
    elif phase == n.P_BURNING:
        monster_moves.end_move(position)
    else:
        position.phase = n.P_CHOOSING
        windows.open_window(position, n.W_TURN)


def go_on_ending(position: Position, phase: i64) -> None:
    """End a turn: Food for Health, growing, the last cards, exchange, hand limit, a card drawn, and who has won."""
    if phase == n.P_SECOND_HEAL:
        position.phase = n.P_GROWING
        position.push(n.F_HEALING)
    elif phase == n.P_GROWING:
        position.phase = n.P_LATE
        growing.offer(position)
    elif phase == n.P_GROWN:
        position.phase = n.P_LATE
        growing.pay_for_growing(position)
    elif phase == n.P_LATE:
        position.phase = n.P_EXCHANGING
        windows.open_window(position, n.W_LATE)
    elif phase == n.P_EXCHANGING:
        position.phase = n.P_LIMITING
        hands.offer_exchange(position)
    elif phase == n.P_LIMITING:
        position.phase = n.P_DRAWING
        hands.ask_to_shed(position)
    elif phase == n.P_DRAWING:
        position.phase = n.P_LAST
        hands.draw(position, position.turn)
    elif phase == n.P_LAST:
        position.phase = n.P_CHECKING
        if position.deck_size == 0:
            position.happened = True
            windows.open_window(position, n.W_LAST)
    elif winning.is_decided(position):
        winning.end(position)
    else:
        pass_on(position)


def pass_on(position: Position) -> None:
    """Pass the turn to the left."""
    seat = position.turn
    hands.unlock(position)
    position.ate[seat] = position.ate_now
    position.ate_now = 0
    position.wrecked = 0
    position.discount = 0
    slot: i64 = 0
    while slot < position.slots:
        position.site_new[slot] = 0
        slot += 1
    position.turn = (seat + 1) % position.seats
    position.turns += 1
    position.phase = n.P_BEGIN
