"""What is asked: who owes a decision, what comes of it, and what goes on without one."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.allowed as allowed
import bestiary.games.mashup.rules.announcing as announcing
import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.eating as eating
import bestiary.games.mashup.rules.effects as effects
import bestiary.games.mashup.rules.growing as growing
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.monster_moves as monster_moves
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.mutations as mutations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.orders as orders
import bestiary.games.mashup.rules.playing as playing
import bestiary.games.mashup.rules.setup as setup
import bestiary.games.mashup.rules.turn as turn
import bestiary.games.mashup.rules.windows as windows
from bestiary.games.mashup.rules.position import NOBODY, Position


def to_act(position: Position) -> i64:
    """Return the mask of seats that owe a decision, 0 when the game is over."""
    if position.over:
        return 0
    frame = position.top()
    if frame == n.F_WINDOW or frame == n.F_DRAFT:
        return windows.still_open(position)
    return i64(1) << decider(position, frame)


def decider(position: Position, frame: i64) -> i64:
    """Return the seat that a pending decision belongs to."""
    if (
        frame == n.F_COMING
        or frame == n.F_STRIKING
        or (frame >= n.F_SPITTING and frame <= n.F_PURGING)
        or frame == n.F_SENDING
        or frame == n.F_FOLLOWING
        or frame == n.F_REDRAWING
    ):
        return position.top_value(n.DECIDER)
    return position.turn


def decide(position: Position, seat: i64, action: i64) -> None:
    """Carry out a decision."""
    frame = position.top()
    if frame == n.F_WINDOW:
        windows.answer_window(position, seat, action)
    elif frame == n.F_DRAFT:
        setup.choose_mutation(position, seat, action - n.A_MUTATION)
    elif frame == n.F_MOVING:
        monster_moves.choose_move(position, action)
    elif frame == n.F_DECLARING:
        announcing.declare(position, action)
    elif frame == n.F_HITTING:
        attacks.hand_out(position, action)
    elif frame == n.F_STRIKING:
        attacks.strike(position, seat, action)
    elif action < n.A_BEFORE:  # a card for the Eat or Grow step
        playing.play_card(position, seat, action - n.A_PLAY, 0, 0)
    elif frame == n.F_EATING:
        eating.eat(position, action)
    elif frame >= n.F_HEALING and frame <= n.F_FLEEING:
        decide_early(position, frame, seat, action)
    else:
        decide_late(position, frame, seat, action)


def decide_early(position: Position, frame: i64, seat: i64, action: i64) -> None:
    """Carry out a choice on the way to a monster action."""
    if frame == n.F_HEALING:
        growing.spend_food(position, action)
    elif frame == n.F_CHOOSING_UNIT:
        announcing.choose_unit(position, action)
    elif frame == n.F_CHOOSING_RIVAL:
        announcing.choose_rival(position, action - n.A_MONSTER)
    elif frame == n.F_CHOOSING_BREATH:
        position.pop()
        announcing.choose_breath(position, action - n.A_MUTATION)
    elif frame == n.F_COMING:
        monster_moves.come(position, seat, action)
    else:
        assert frame == n.F_FLEEING
        monster_moves.flee(position, action)


def decide_late(position: Position, frame: i64, seat: i64, action: i64) -> None:
    """Carry out a choice that a card asks for, or one at the end of a turn."""
    if frame == n.F_SWAPPING:
        hands.swap(position, action)
    elif frame == n.F_SHEDDING:
        hands.shed(position, action - n.A_DISCARD)
    elif frame == n.F_OFFERING:
        growing.offer_growth(position, action)
    elif frame == n.F_PAYING:
        growing.pay(position, action - n.A_FOOD)
    elif frame == n.F_SPITTING:
        monsters.spit(position, seat, action - n.A_FOOD)
    elif frame == n.F_PURGING:
        other = position.top_value(n.PURGED)
        position.pop()
        mutations.lose_mutation(position, other, action - n.A_MUTATION)
    elif frame == n.F_SPLICING:
        position.pop()
        mutations.take_gene(position, seat, action - n.A_MUTATION)
    elif frame == n.F_SENDING:
        orders.send(position, action)
    elif frame == n.F_REDRAWING:
        known = position.top_value(n.KNOWN)
        position.pop()
        if action == n.A_AGAIN:
            mutations.try_again(position, seat, known)
    else:
        assert frame == n.F_FOLLOWING
        thing = position.top_value(n.FOLLOWER)
        position.pop()
        orders.follow(position, thing, action - n.A_MONSTER)


def run(position: Position) -> None:
    """Go on until somebody owes a decision or the game is over."""
    while not position.over:
        frame = position.top()
        if frame == 0:
            turn.go_on(position)
        elif waits(position, frame):
            return


def waits(position: Position, frame: i64) -> bool:
    """Do what is pending as far as nobody must be asked for it; tell whether somebody must."""
    if frame == n.F_WINDOW:
        return not windows.run_window(position)
    if frame == n.F_CARD:
        effects.resolve_card(position)
        return False
    if frame == n.F_BUNDLE:
        effects.run_bundle(position)
        return False
    if frame == n.F_HITTING:
        return not attacks.run_hits(position)
    if frame == n.F_SPITTING:
        return monsters.run_spitting(position)
    if frame == n.F_PURGING:
        return mutations.run_purging(position)
    if frame == n.F_SENDING and not orders.run_sending(position):
        return False
    over = frame == n.F_EATING and not eating.meal_goes_on(position)
    over = over or (frame == n.F_HEALING and not growing.can_heal(position))
    if over or (frame == n.F_OFFERING and growing.why_not_grow(position) != 0):
        position.pop()
        return False
    return not chooses_alone(position, frame)


# Choices that are none


def chooses_alone(position: Position, frame: i64) -> bool:
    """Make a choice that has one possible answer, where all see that there is no other; tell whether it was made."""
    public = frame == n.F_CHOOSING_UNIT or frame == n.F_CHOOSING_RIVAL or frame == n.F_PAYING
    if not public and (frame != n.F_SENDING or position.top_value(n.SENT_TO) != NOBODY):
        return False
    only = only_choice(position, frame)
    if only == NOBODY:
        return False
    decide(position, decider(position, frame), only)
    return True


def only_choice(position: Position, frame: i64) -> i64:
    """Return the only action that a pending choice allows, NOBODY if there are several or none."""
    first = n.A_UNIT
    last = n.A_BUILDING
    if frame == n.F_CHOOSING_RIVAL:
        first = n.A_MONSTER
        last = n.A_MONSTER + position.seats
    elif frame == n.F_PAYING:
        first = n.A_FOOD
        last = n.A_USE
    elif frame == n.F_SENDING:
        first = n.A_PLACE
        last = n.A_PLACE + position.slots
    seat = decider(position, frame)
    only: i64 = NOBODY
    action = first
    while action < last:
        if allowed.why_not(position, frame, seat, action, n.ANY_RULE) == 0:
            if only != NOBODY:
                return NOBODY
            only = action
        action += 1
    return only
