"""What may be decided: each pending decision asks its chapter."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.announcing as announcing
import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.eating as eating
import bestiary.games.mashup.rules.growing as growing
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.monster_moves as monster_moves
import bestiary.games.mashup.rules.mutations as mutations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.orders as orders
import bestiary.games.mashup.rules.playing as playing
import bestiary.games.mashup.rules.targets as targets
import bestiary.games.mashup.rules.units as units
import bestiary.games.mashup.rules.windows as windows
from bestiary.games.mashup.rules.needs import ANY_STEP, NEEDS, kind_of
from bestiary.games.mashup.rules.position import NOBODY, Position


def legal_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    frame = position.top()
    if frame == n.F_WINDOW:
        return answers_into(position, seat, out)
    if frame == n.F_MOVING or frame == n.F_DECLARING:
        count = add(position, seat, out, 0, n.A_PLACE, n.A_PLACE + position.slots)
        count = add(position, seat, out, count, n.A_TO_NOWHERE, n.A_TO_NOWHERE + 1)
        return add(position, seat, out, count, n.A_ATTACK_UNITS, n.A_IDLE + 1)
    if frame == n.F_HITTING or frame == n.F_CHOOSING_UNIT:
        count = add(position, seat, out, 0, n.A_UNIT, n.A_UNIT + position.things)
        count = add(position, seat, out, count, n.A_FIGURE, n.A_BUILDING + 1)
        return add(position, seat, out, count, n.A_BREATH_HIT, n.A_BREATH_HIT + 1)
    if frame == n.F_REDRAWING:
        count = add(position, seat, out, 0, n.A_DONE, n.A_DONE + 1)
        return add(position, seat, out, count, n.A_AGAIN, n.A_AGAIN + 1)
    if frame == n.F_STRIKING:
        count = add(position, seat, out, 0, n.A_MUTATION, n.A_FOOD)
        return add(position, seat, out, count, n.A_STRIKE, n.A_HOLD + 1)
    if frame == n.F_EATING:
        count = add(position, seat, out, 0, n.A_PLAY + n.FIRST_ACTION, n.A_BEFORE)
        count = add(position, seat, out, count, n.A_UNIT, n.A_UNIT + position.things)
        count = add(position, seat, out, count, n.A_FOOD, n.A_USE + 1)
        return add(position, seat, out, count, n.A_DONE, n.A_DONE + 1)
    if frame == n.F_COMING or frame == n.F_FLEEING:
        return add(position, seat, out, 0, n.A_FLEE, n.A_COME + 1)
    if frame == n.F_SWAPPING or frame == n.F_SHEDDING:
        count = add(position, seat, out, 0, n.A_DONE, n.A_DONE + 1)
        return add(position, seat, out, count, n.A_DISCARD, n.A_BREATH_HIT)
    if frame == n.F_OFFERING:
        count = add(position, seat, out, 0, n.A_PLAY + n.FIRST_ACTION, n.A_BEFORE)
        return add(position, seat, out, count, n.A_DONE, n.A_GROW + 1)
    count = add(position, seat, out, 0, n.A_PLACE, n.A_PLACE + position.slots)
    return add(position, seat, out, count, n.A_MONSTER, n.A_DONE + 1)


def add(position: Position, seat: i64, out: vec[i64], count: i64, first: i64, last: i64) -> i64:
    """Add the allowed actions of a range."""
    action = first
    while action < last:
        if refuse_now(position, seat, action) == 0:
            out[count] = action
            count += 1
        action += 1
    return count


def answers_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write what a seat may answer in the window that is open."""
    if position.draft[seat]:
        count = add(position, seat, out, 0, n.A_PLACE, n.A_PLACE + position.slots)
        return add(position, seat, out, count, n.A_MONSTER, n.A_MONSTER + position.seats)
    window = position.top_value(1)
    count = 0
    kind: i64 = 0
    offset: i64 = n.A_PLAY
    if window == n.W_MOVE:
        offset = n.A_BEFORE - n.FIRST_ACTION
    if window != n.W_TURN:
        kind = n.FIRST_ITEM if playing.takes_items(position, window) else n.FIRST_ACTION
    at = seat * n.MAIN
    hand = position.hand
    while kind < n.MAIN:
        if hand[at + kind] > 0 and playing.refuse_play(position, seat, kind, window) == 0:
            out[count] = offset + kind
            count += 1
        kind += 1
    out[count] = n.A_PASS
    if window == n.W_MOVE:
        out[count + 1] = n.A_WAIT
        return count + 2
    return count + 1


def refuse_now(position: Position, seat: i64, action: i64) -> i64:
    """Return the rule that forbids an action to a seat that owes a decision, or 0."""
    frame = position.top()
    if frame == n.F_WINDOW:
        return windows.refuse_answer(position, seat, action)
    if frame == n.F_MOVING:
        return monster_moves.refuse_moving(position, action)
    if frame == n.F_DECLARING:
        return (
            n.B_55_MOVED
            if action >= n.A_PLACE and action <= n.A_TO_NOWHERE
            else announcing.refuse_declaring(position, action)
        )
    if frame == n.F_HITTING:
        placed = action >= n.A_UNIT and action <= n.A_BUILDING
        return attacks.refuse_hit(position, action) if placed or action == n.A_BREATH_HIT else n.R_NOT_NOW
    if frame == n.F_REDRAWING:
        return 0 if action == n.A_DONE or action == n.A_AGAIN else n.R_NOT_NOW
    if frame == n.F_STRIKING:
        return attacks.refuse_striking(position, seat, action)
    if frame == n.F_EATING:
        return eating.refuse_eating(position, seat, action)
    if frame == n.F_SWAPPING or frame == n.F_SHEDDING:
        return hands.refuse_discard(position, frame, action)
    if frame == n.F_OFFERING:
        return growing.refuse_offer(position, seat, action)
    if frame == n.F_COMING:
        return 0 if action == n.A_COME or action == n.A_STAY else n.R_NOT_NOW
    if frame == n.F_FLEEING:
        return 0 if action == n.A_FLEE or action == n.A_STAY else n.R_NOT_NOW
    if action >= n.A_FOOD and action < n.A_USE:
        return growing.refuse_food(position, frame, seat, action - n.A_FOOD)
    if action >= n.A_MUTATION and action < n.A_FOOD:
        return mutations.refuse_mutation(position, frame, seat, action - n.A_MUTATION)
    return refuse_choice(position, frame, action)


def refuse_choice(position: Position, frame: i64, action: i64) -> i64:
    """Say why a Unit, Location or monster can't be chosen, or why one can't be done with choosing, or 0."""
    if action == n.A_DONE:
        return 0 if frame == n.F_HEALING or (frame == n.F_SENDING and position.top_value(3) != NOBODY) else n.R_NOT_NOW
    if frame == n.F_CHOOSING_UNIT:
        return announcing.refuse_chosen(position, action)
    if frame == n.F_CHOOSING_RIVAL:
        if action < n.A_MONSTER or action >= n.A_UNIT:
            return n.R_NOT_NOW
        return announcing.refuse_rival(position, position.top_value(1), action - n.A_MONSTER)
    if frame == n.F_FOLLOWING:
        if action < n.A_MONSTER or action >= n.A_UNIT:
            return n.R_NOT_NOW
        return 0 if position.monsters_at(position.top_value(3)) >> (action - n.A_MONSTER) & 1 else n.B_46_NOT_THERE
    if frame == n.F_SENDING:
        return orders.refuse_order(position, action)
    return n.R_NOT_NOW


def refusal(position: Position, seat: i64, action: i64) -> i64:
    general = position.general_refusal(seat, action, n.ACTIONS)
    if general:
        return general
    found = refuse_now(position, seat, action)
    if found == 0:
        return 0
    for rule, _ in NEEDS.get(kind_of(action), ANY_STEP):
        if breaks(position, seat, action, rule):
            return rule
    return found


def breaks(position: Position, seat: i64, action: i64, rule: i64) -> bool:
    if rule == n.R_NOT_NOW or not fits_step(position, seat, action):
        return rule == n.R_NOT_NOW and not fits_step(position, seat, action)
    if action < n.A_PLACE:
        return card_breaks(position, seat, action, rule)
    if action < n.A_UNIT:
        return goal_breaks(position, seat, action, rule)
    if action < n.A_ATTACK_UNITS:
        return piece_breaks(position, seat, action, rule)
    return plan_breaks(position, action, rule)


def fits_step(position: Position, seat: i64, action: i64) -> bool:
    """Tell whether an action of this kind is what is asked."""
    frame = position.top()
    if frame == n.F_WINDOW:
        if position.draft[seat]:
            return action >= n.A_PLACE and action < n.A_UNIT and action != n.A_TO_NOWHERE
        moves = position.top_value(1) == n.W_MOVE
        return action < n.A_BEFORE or action == n.A_PASS or (moves and (action < n.A_PLACE or action == n.A_WAIT))
    if action < n.A_PLACE:
        return action < n.A_BEFORE and (frame == n.F_EATING or frame == n.F_OFFERING)
    if action < n.A_UNIT:
        return fits_goal(position, frame, action)
    if action < n.A_ATTACK_UNITS:
        return fits_piece(position, frame, action)
    return fits_plan(position, frame, action)


def fits_goal(position: Position, frame: i64, action: i64) -> bool:
    """Tell whether a place or a monster is asked for."""
    if action >= n.A_MONSTER:
        return frame == n.F_CHOOSING_RIVAL or frame == n.F_FOLLOWING
    if frame == n.F_MOVING or frame == n.F_DECLARING:
        return True
    return frame == n.F_SENDING and position.top_value(3) == NOBODY and action != n.A_TO_NOWHERE


def fits_piece(position: Position, frame: i64, action: i64) -> bool:
    """Tell whether a Unit, a Location to hit, a Mutation or a token is asked for."""
    if action < n.A_BUILDING:
        if frame == n.F_HITTING or frame == n.F_CHOOSING_UNIT:
            return True
        if frame == n.F_EATING:
            return action < n.A_FIGURE
        return frame == n.F_SENDING and position.top_value(3) != NOBODY
    if action == n.A_BUILDING:
        return frame == n.F_HITTING
    if action < n.A_FOOD:
        drawn = frame == n.F_DRAFT or frame == n.F_PURGING or frame == n.F_SPLICING
        return drawn or frame == n.F_CHOOSING_BREATH or frame == n.F_STRIKING
    if action == n.A_USE:
        return frame == n.F_EATING
    return frame == n.F_EATING or frame == n.F_HEALING or frame == n.F_SPITTING or frame == n.F_PAYING


def fits_plan(position: Position, frame: i64, action: i64) -> bool:
    """Tell whether an action without parts, or a card to put down, is asked for."""
    closing = position.phase == n.P_CLOSING
    if action <= n.A_SLEEP or action == n.A_IDLE:
        return frame == n.F_DECLARING or (frame == n.F_MOVING and not closing)
    if action == n.A_STOP:
        return frame == n.F_MOVING and not closing
    if action == n.A_DONE:
        if frame == n.F_MOVING:
            return closing
        if frame == n.F_SENDING:
            return position.top_value(3) != NOBODY
        ends = frame == n.F_HEALING or frame == n.F_EATING or frame == n.F_OFFERING or frame == n.F_REDRAWING
        return ends or frame == n.F_SWAPPING or frame == n.F_SHEDDING
    if action == n.A_GROW:
        return frame == n.F_OFFERING or frame == n.F_SWAPPING or frame == n.F_SHEDDING
    if action == n.A_FLEE:
        return frame == n.F_FLEEING
    if action == n.A_STAY:
        return frame == n.F_FLEEING or frame == n.F_COMING
    if action == n.A_COME:
        return frame == n.F_COMING
    if action == n.A_STRIKE or action == n.A_HOLD:
        return frame == n.F_STRIKING and (action == n.A_STRIKE or position.top_value(2) != 0)
    if action == n.A_BREATH_HIT:
        return frame == n.F_HITTING
    if action == n.A_AGAIN:
        return frame == n.F_REDRAWING
    return action >= n.A_DISCARD and (frame == n.F_SWAPPING or frame == n.F_SHEDDING)


def card_breaks(position: Position, seat: i64, action: i64, rule: i64) -> bool:
    """Judge one condition of playing a card."""
    kind = windows.card_of(action)
    frame = position.top()
    if rule == n.R_ACTIVE:
        return kind < n.FIRST_ITEM and seat != position.turn
    if rule == n.R_NOT_HELD:
        return position.hand[seat * n.MAIN + kind] <= 0
    if frame != n.F_WINDOW:
        when: i64 = c.WHEN_EATING if frame == n.F_EATING else c.WHEN_GROWING
        return rule == n.R_CARD_TIME and (kind < n.FIRST_ACTION or position.card(kind, c.WHEN) != when)
    window = position.top_value(1)
    if rule == n.B_3_WINDOW:
        if kind < n.FIRST_ITEM:
            return window != n.W_TURN
        if kind < n.FIRST_ACTION:
            return not playing.takes_items(position, window)
        return window == n.W_MOVE and action < n.A_BEFORE
    if rule == n.R_CARD_TIME:
        return kind >= n.FIRST_ACTION and not playing.is_time(position, seat, kind, window)
    if rule == n.R_PLACING:
        return kind >= n.FIRST_ITEM and kind < n.FIRST_ACTION and not targets.has_target(position, seat, kind)
    return rule == n.B_53_TARGET and kind >= n.FIRST_ACTION and not targets.has_target(position, seat, kind)


def goal_breaks(position: Position, seat: i64, action: i64, rule: i64) -> bool:
    """Judge one condition of a place or a monster that is chosen."""
    frame = position.top()
    if frame == n.F_WINDOW:
        return target_breaks(position, seat, position.draft[seat] - 1, windows.target_code(action), rule)
    if frame == n.F_MOVING or frame == n.F_DECLARING:
        return move_breaks(position, frame, action, rule)
    if frame == n.F_SENDING:
        found = orders.refuse_goal(position, position.top_value(2), action - n.A_PLACE)
        return found == rule
    other = action - n.A_MONSTER
    if frame == n.F_FOLLOWING:
        return rule == n.B_46_NOT_THERE and not position.monsters_at(position.top_value(3)) >> other & 1
    return rule == n.R_RANGE and announcing.refuse_rival(position, position.top_value(1), other) != 0


def move_breaks(position: Position, frame: i64, action: i64, rule: i64) -> bool:
    """Judge one condition of a monster's own move."""
    seat = position.turn
    if rule == n.B_55_MOVED:
        return frame == n.F_DECLARING
    if rule == n.B_21_LOST:
        return position.stunned(seat)
    place = n.NOWHERE if action == n.A_TO_NOWHERE else action - n.A_PLACE
    if rule == n.B_48_STAYING:
        return place == position.place[seat]
    if place == n.NOWHERE:
        return False
    if rule == n.B_46_NOT_THERE:
        return not position.is_location(place)
    if rule != n.B_2_JUST_PLAYED or not position.is_location(place):
        return False
    return position.site_new[place] != 0 and position.site_owner[place] == seat


def target_breaks(position: Position, seat: i64, kind: i64, target: i64, rule: i64) -> bool:
    """Judge one condition of a target for a card that is being played."""
    if not codes.is_slot(target):
        other = codes.seat_of(target)
        if other >= position.seats or not targets.wants_monster(position, kind):
            return rule == n.B_53_TARGET
        if kind >= n.FIRST_ACTION:
            return rule == n.B_53_TARGET and targets.refuse_monster(position, kind, other) != 0
        if position.place[other] == n.NOWHERE:
            return rule == n.B_8_NOWHERE
        return tags_break(position, kind, position.place[other], rule)
    slot = codes.slot_of(target)
    if not targets.wants_place(position, kind):
        return rule == n.B_53_TARGET
    if not position.is_location(slot):
        return rule == n.B_46_NOT_THERE
    on = position.card(kind, c.ON)
    rubble = position.site[slot] == n.RUBBLE
    if kind >= n.FIRST_ACTION:
        if rubble and on == c.AT_MEEPLE:
            return rule == n.B_62_RUBBLE
        return rule == n.B_53_TARGET and targets.refuse_place(position, kind, slot) != 0
    if rule == n.B_62_RUBBLE and on == c.ON_STANDING:
        return rubble
    if rule == n.R_PLACING:
        if on == c.ON_OWN and position.site_owner[slot] != seat:
            return True
        if on == c.ON_STANDING and not rubble and position.card(position.site_kind[slot], c.HITS) == 0:
            return True
    return tags_break(position, kind, slot, rule)


def tags_break(position: Position, kind: i64, slot: i64, rule: i64) -> bool:
    """Judge whether the tags of an Item and of a Location go together, for one rule."""
    return rule != 0 and targets.refuse_tags(position, kind, slot) == rule


def piece_breaks(position: Position, seat: i64, action: i64, rule: i64) -> bool:
    """Judge one condition of a Unit, a Mutation or a token that is chosen."""
    frame = position.top()
    if action >= n.A_MUTATION and action < n.A_FOOD:
        if frame == n.F_CHOOSING_BREATH or frame == n.F_STRIKING:
            return rule == n.B_28_BREATH_USED and not body.fresh_breath(position, seat) >> (action - n.A_MUTATION) & 1
        return rule == n.R_NOT_OFFERED and mutations.refuse_mutation(position, frame, seat, action - n.A_MUTATION) != 0
    if frame == n.F_HITTING:
        return hit_breaks(position, action, rule)
    if frame == n.F_EATING:
        return eating.refuse_meal(position, action) == rule
    if frame == n.F_CHOOSING_UNIT:
        return rule == n.B_46_NOT_THERE and announcing.refuse_chosen(position, action) != 0
    if frame == n.F_SENDING:
        return orders.refuse_order(position, action) == rule
    return rule == n.B_85_TOKENS and growing.refuse_food(position, frame, seat, action - n.A_FOOD) != 0


def hit_breaks(position: Position, action: i64, rule: i64) -> bool:
    """Judge one condition of where a hit goes."""
    place = position.place[position.turn]
    last = position.must_hit and attacks.all_hits(position) == 1
    if action == n.A_BUILDING:
        if rule == n.B_24_NO_UNIT:
            return last
        if rule != n.B_74_HITS:
            return False
        return bool(
            position.unit_hits
            or place == n.NOWHERE
            or position.site[place] != n.STANDING
            or locations.hits_left(position, place) <= 0
        )
    thing = n.THINGS if action == n.A_FIGURE else action - n.A_UNIT
    if rule == n.B_24_NO_UNIT:
        return last and not position.unit_hits and thing != position.chosen
    if thing == n.THINGS:
        return rule == n.B_46_NOT_THERE and (place == n.NOWHERE or position.standing[place] <= position.struck_infantry)
    there = thing < position.things and units.faces_unit(position, thing, place, position.turn)
    if rule == n.B_46_NOT_THERE:
        return not there
    return rule == n.B_74_HITS and there and units.unit_hits_left(position, thing) <= 0


def plan_breaks(position: Position, action: i64, rule: i64) -> bool:
    """Judge one condition of a monster action, or of what ends a step or a turn."""
    seat = position.turn
    frame = position.top()
    if action == n.A_BREATH_HIT:
        return rule == n.B_74_HITS and not attacks.kinds_matter(position)
    if action >= n.A_DISCARD and action < n.A_BREATH_HIT:
        kind = action - n.A_DISCARD
        return rule == n.R_NOT_HELD and position.hand[seat * n.MAIN + kind] + position.locked[kind] <= 0
    if action == n.A_DONE:
        ends = frame == n.F_SWAPPING and position.top_value(1) == NOBODY
        return rule == n.B_35_EXCHANGE and (frame == n.F_SHEDDING or (frame == n.F_SWAPPING and not ends))
    if action == n.A_GROW:
        return rule == n.R_GROW and (frame != n.F_OFFERING or growing.refuse_grow(position) != 0)
    if action > n.A_BREATHE:
        return False
    if rule == n.B_21_LOST:
        return position.stunned(seat)
    if rule == n.B_24_NO_UNIT:
        return not units.has_units(position, position.place[seat], seat)
    if rule == n.B_8_NOWHERE:
        return position.place[seat] == n.NOWHERE
    if rule == n.B_99_NO_HEALTH:
        return position.health[seat] == 0
    if rule == n.B_28_BREATH_USED:
        return body.fresh_breath(position, seat) == 0
    other: i64 = 0
    while other < position.seats:
        if announcing.refuse_rival(position, action, other) == 0:
            return False
        other += 1
    return rule == n.R_RANGE
