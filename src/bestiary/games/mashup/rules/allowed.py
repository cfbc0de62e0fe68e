"""What may be decided: each pending decision asks its chapter, which names the first rule that stands against it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.announcing as announcing
import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.eating as eating
import bestiary.games.mashup.rules.growing as growing
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.monster_moves as monster_moves
import bestiary.games.mashup.rules.mutations as mutations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.orders as orders
import bestiary.games.mashup.rules.playing as playing
import bestiary.games.mashup.rules.setup as setup
import bestiary.games.mashup.rules.windows as windows
from bestiary.games.mashup.rules.position import Position


def why_not(position: Position, frame: i64, seat: i64, action: i64, only: i64) -> i64:
    """Return the first rule that forbids an action to a seat that is asked, or 0; `only` has one alone judged."""
    if frame == n.F_WINDOW:
        return windows.why_not_answer(position, seat, action, only)
    if frame == n.F_MOVING:
        return monster_moves.why_not_move(position, action, only)
    if frame == n.F_DECLARING:
        return announcing.why_not_declare(position, action, only)
    if frame == n.F_HITTING:
        return attacks.why_not_hit(position, action, only)
    if frame == n.F_STRIKING:
        return attacks.why_not_strike(position, seat, action)
    if frame == n.F_EATING:
        return eating.why_not_in_meal(position, seat, action, only)
    if frame == n.F_HEALING:
        return growing.why_not_heal(position, action)
    if frame == n.F_OFFERING:
        return growing.why_not_in_offer(position, seat, action, only)
    if frame == n.F_PAYING:
        return growing.why_not_pay(position, action)
    if frame == n.F_SWAPPING or frame == n.F_SHEDDING:
        return hands.why_not_discard(position, action)
    return why_not_choose(position, frame, seat, action)


def why_not_choose(position: Position, frame: i64, seat: i64, action: i64) -> i64:
    """Return the rule that forbids a choice on the way to an action, or one that a card asks for, or 0."""
    if frame == n.F_CHOOSING_UNIT:
        return announcing.why_not_first(position, action)
    if frame == n.F_CHOOSING_RIVAL:
        return announcing.why_not_choose_rival(position, action)
    if frame == n.F_CHOOSING_BREATH:
        return announcing.why_not_breath(position, seat, action)
    if frame == n.F_COMING:
        return monster_moves.why_not_come(action)
    if frame == n.F_FLEEING:
        return monster_moves.why_not_flee(action)
    if frame == n.F_DRAFT:
        return setup.why_not_draft(position, seat, action)
    if frame == n.F_SPITTING:
        return body.why_not_give(position, seat, action)
    if frame == n.F_PURGING:
        return mutations.why_not_purge(position, action)
    if frame == n.F_SPLICING:
        return mutations.why_not_splice(position, action)
    if frame == n.F_REDRAWING:
        return mutations.why_not_redraw(action)
    if frame == n.F_FOLLOWING:
        return orders.why_not_follow(position, action)
    return orders.why_not_order(position, action)


# What is allowed, out of what a pending decision could be answered with


def legal_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write the legal actions of a seat that is asked, in ascending order, and return how many there are."""
    frame = position.top()
    if frame == n.F_WINDOW:
        return answers_into(position, seat, out)
    if frame == n.F_MOVING or frame == n.F_DECLARING:
        count = add(position, frame, seat, out, 0, n.A_PLACE, n.A_PLACE + position.slots)
        count = add(position, frame, seat, out, count, n.A_NOWHERE, n.A_NOWHERE + 1)
        return add(position, frame, seat, out, count, n.A_ATTACK_UNITS, n.A_IDLE + 1)
    if frame == n.F_HITTING or frame == n.F_CHOOSING_UNIT:
        count = add(position, frame, seat, out, 0, n.A_UNIT, n.A_UNIT + position.things)
        count = add(position, frame, seat, out, count, n.A_FIGURE, n.A_BUILDING + 1)
        return add(position, frame, seat, out, count, n.A_BREATH_HIT, n.A_BREATH_HIT + 1)
    if frame == n.F_STRIKING:
        count = add(position, frame, seat, out, 0, n.A_MUTATION, n.A_FOOD)
        return add(position, frame, seat, out, count, n.A_STRIKE, n.A_HOLD + 1)
    if frame == n.F_EATING:
        count = add(position, frame, seat, out, 0, n.A_PLAY + n.FIRST_ACTION, n.A_BEFORE)
        count = add(position, frame, seat, out, count, n.A_UNIT, n.A_UNIT + position.things)
        count = add(position, frame, seat, out, count, n.A_FOOD, n.A_USE + 1)
        return add(position, frame, seat, out, count, n.A_DONE, n.A_DONE + 1)
    if frame == n.F_OFFERING:
        count = add(position, frame, seat, out, 0, n.A_PLAY + n.FIRST_ACTION, n.A_BEFORE)
        return add(position, frame, seat, out, count, n.A_DONE, n.A_GROW + 1)
    if frame == n.F_SWAPPING or frame == n.F_SHEDDING:
        count = add(position, frame, seat, out, 0, n.A_DONE, n.A_DONE + 1)
        return add(position, frame, seat, out, count, n.A_DISCARD, n.A_BREATH_HIT)
    return choices_into(position, frame, seat, out)


def choices_into(position: Position, frame: i64, seat: i64, out: vec[i64]) -> i64:
    """Write what a seat may choose on the way to an action, or where a card asks for it."""
    if frame == n.F_HEALING or frame == n.F_PAYING or frame == n.F_SPITTING:
        count = add(position, frame, seat, out, 0, n.A_FOOD, n.A_USE)
        return add(position, frame, seat, out, count, n.A_DONE, n.A_DONE + 1)
    if frame == n.F_CHOOSING_RIVAL or frame == n.F_FOLLOWING:
        return add(position, frame, seat, out, 0, n.A_MONSTER, n.A_MONSTER + position.seats)
    if frame == n.F_COMING or frame == n.F_FLEEING:
        return add(position, frame, seat, out, 0, n.A_FLEE, n.A_COME + 1)
    if frame == n.F_REDRAWING:
        count = add(position, frame, seat, out, 0, n.A_DONE, n.A_DONE + 1)
        return add(position, frame, seat, out, count, n.A_AGAIN, n.A_AGAIN + 1)
    if frame == n.F_SENDING:
        count = add(position, frame, seat, out, 0, n.A_PLACE, n.A_PLACE + position.slots)
        count = add(position, frame, seat, out, count, n.A_UNIT, n.A_UNIT + position.things)
        count = add(position, frame, seat, out, count, n.A_FIGURE, n.A_FIGURE + 1)
        return add(position, frame, seat, out, count, n.A_DONE, n.A_DONE + 1)
    return add(position, frame, seat, out, 0, n.A_MUTATION, n.A_FOOD)


def answers_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write what a seat may answer in the window that is open; of cards only those in its hand are looked at."""
    if position.draft[seat]:
        count = add(position, n.F_WINDOW, seat, out, 0, n.A_PLACE, n.A_PLACE + position.slots)
        return add(position, n.F_WINDOW, seat, out, count, n.A_MONSTER, n.A_MONSTER + position.seats)
    window = position.top_value(n.WINDOW_KIND)
    count = 0
    kind: i64 = 0
    first: i64 = n.A_BEFORE - n.FIRST_ACTION if window == n.W_MOVE else n.A_PLAY
    if window != n.W_TURN:
        kind = n.FIRST_ITEM if playing.takes_items(position, window) else n.FIRST_ACTION
    at = seat * n.MAIN
    hand = position.hand
    while kind < n.MAIN:
        if hand[at + kind] > 0 and playing.why_not_play(position, seat, first + kind, n.ANY_RULE) == 0:
            out[count] = first + kind
            count += 1
        kind += 1
    return add(position, n.F_WINDOW, seat, out, count, n.A_PASS, n.A_WAIT + 1)


def add(position: Position, frame: i64, seat: i64, out: vec[i64], count: i64, first: i64, last: i64) -> i64:
    """Add the allowed actions of a range."""
    action = first
    while action < last:
        if why_not(position, frame, seat, action, n.ANY_RULE) == 0:
            out[count] = action
            count += 1
        action += 1
    return count
