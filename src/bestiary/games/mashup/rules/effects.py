"""What cards do, operation by operation, as their rows in the tables say."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.items as items
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.mutations as mutations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
import bestiary.games.mashup.rules.targets as targets
from bestiary.games.mashup.rules.position import NOBODY, Position


def resolve_card(position: Position) -> None:
    """Do the next thing a played card does."""
    kind = position.top_value(n.CARD_KIND)
    seat = codes.player_of(position.top_value(n.CARD_AIM))
    target = codes.target_of(position.top_value(n.CARD_AIM))
    number = codes.effect_due(position.top_value(n.CARD_COURSE))
    position.happened = True
    if number == 0 and kind >= n.FIRST_ITEM and targets.why_not_target(position, seat, kind, target, n.ANY_RULE):
        position.tell(e.FIZZLED, kind)
        position.discard[kind] += 1
        finish_card(position, kind, seat, target)
    elif kind < n.FIRST_ITEM:
        locations.build(position, seat, kind)
        finish_card(position, kind, seat, target)
    elif number < position.card(kind, c.EFFECT_COUNT):
        position.set_top(n.CARD_COURSE, codes.next_effect(position.top_value(n.CARD_COURSE)))
        row = position.card(kind, c.EFFECTS) + number
        if position.effect(row, c.TRIGGER) == c.ON_PLAY:
            operate(position, row, kind, seat, target)
    elif kind < n.FIRST_ACTION:
        put_item(position, kind, target)
        finish_card(position, kind, seat, target)
    else:
        end_action_card(position, kind, seat, target)
        finish_card(position, kind, seat, target)


def put_item(position: Position, kind: i64, target: i64) -> None:
    """Put an Item on its Location; one that turns into a figure is discarded."""
    if position.effect_of(kind, c.ON_PLAY, c.DISCARD_SELF) != NOBODY:
        position.discard[kind] += 1
    elif codes.is_slot(target):
        items.put(position, kind, codes.slot_of(target), NOBODY)
    else:
        items.put(position, kind, position.place[codes.seat_of(target)], codes.seat_of(target))
        position.tell(e.FOLLOWS, kind, codes.seat_of(target))


def end_action_card(position: Position, kind: i64, seat: i64, target: i64) -> None:
    """Discard an Action card, unless it is Infamy; what it does later waits at its place."""
    if position.has_effects(kind, c.LATER):
        position.fires = append(position.fires, codes.fire_at(kind, codes.slot_of(target)))
        position.tell(e.FIRE, position.spot(codes.slot_of(target)))
    if position.effect_of(kind, c.ON_PLAY, c.GAIN_INFAMY) != NOBODY:
        infamy.gain_infamy(position, seat, kind)
    else:
        position.discard[kind] += 1


# Flight from a card


def finish_card(position: Position, kind: i64, seat: i64, target: i64) -> None:
    """Take a resolved card's frame away and let the active monster flee from it where it may."""
    origin = codes.window_of(position.top_value(n.CARD_COURSE))
    position.pop()
    if may_flee(position, kind, seat, target, origin):
        position.push(n.F_FLEEING, position.turn, origin)


def may_flee(position: Position, kind: i64, seat: i64, target: i64, origin: i64) -> bool:
    """Tell whether a card of another player answered the active monster's move or announcement."""
    if seat == position.turn or position.stunned(position.turn):
        return False
    if position.place[position.turn] == n.NOWHERE:  # what has set out from there may break off and stay
        return origin == n.W_MOVE and position.goal != n.NOWHERE
    if origin == n.W_TURN:
        is_item = kind >= n.FIRST_ITEM and kind < n.FIRST_ACTION
        return position.entered != NOBODY and is_item and place_of_target(position, target) == position.entered
    if origin == n.W_MOVE or origin == n.W_AFTER:
        return position.goal != n.NOWHERE
    return origin == n.W_ANNOUNCE


def place_of_target(position: Position, target: i64) -> i64:
    """Return the place that a target is or stands at."""
    return codes.slot_of(target) if codes.is_slot(target) else position.place[codes.seat_of(target)]


# Operations


def operate(position: Position, row: i64, kind: i64, seat: i64, target: i64) -> None:
    """Do one effect of a card that its player has played."""
    operation = position.effect(row, c.OPERATION)
    number = position.effect(row, c.NUMBER)
    if codes.is_slot(target):
        operate_at(position, row, operation, number, seat, codes.slot_of(target))
    elif target != codes.NO_TARGET:
        operate_on(position, row, operation, number, kind, seat, codes.seat_of(target))
    elif operation == c.EXTRA_EAT:
        position.bites += number
    elif operation == c.ATTACK_DICE:
        position.boost[seat] += number
    elif operation == c.HEAL:
        monsters.heal(position, seat, number)
    elif operation == c.REGAIN_MOVE:
        monsters.regain_move(position, seat)
    elif operation == c.GROW_DISCOUNT:
        position.discount += number
    elif operation == c.SILENCE_UNITS:
        roar(position, seat)


def operate_on(position: Position, row: i64, operation: i64, number: i64, kind: i64, seat: i64, other: i64) -> None:
    """Do an effect on a monster or player."""
    if operation == c.ROLL:
        rolling.roll_at(position, other, position.effect(row, c.EFFECT_COLOUR), number)
    elif operation == c.LOSE_MOVE:
        monsters.lose_move(position, other, monsters.entitled(position, other))
    elif operation == c.SHRINK:
        monsters.shrink(position, other, number)
    elif operation == c.LOSE_HEALTH:
        monsters.lose_health(position, other, number)
    elif operation == c.LOSE_MUTATION:
        position.push(n.F_PURGING, seat, other)
    elif operation == c.LOSE_INFAMY:
        infamy.lose_infamy(position, other)
    elif operation == c.SAME_HITS:
        credited = position.effect_of(kind, c.ON_PLAY, c.CREDIT_TARGET) != NOBODY
        locations.same_hits(position, position.place[other], other, position.last_hits, other if credited else NOBODY)


def operate_at(position: Position, row: i64, operation: i64, number: i64, seat: i64, slot: i64) -> None:
    """Do an effect at a Location."""
    if operation == c.ROLL:
        rolling.roll_at_all(position, slot, position.effect(row, c.EFFECT_COLOUR), number)
    elif operation == c.LOSE_HEALTH:
        locations.hurt_all(position, slot, number)
    elif operation == c.ADD_INFANTRY:
        position.standing[slot] += number
        position.tell(e.INFANTRY, position.spot(slot), number)
    elif operation == c.REMOVE_MEEPLE:
        evacuate(position, slot)
    elif operation == c.MOVE_UNITS:
        position.push(n.F_SENDING, seat, slot, NOBODY)
    elif operation == c.DESTROY_LOCATION:
        locations.destroy(position, slot, NOBODY)


def roar(position: Position, seat: i64) -> None:
    """Silence the Units where a monster is, for this Monster Move."""
    place = position.place[seat]
    position.silence |= shifted(1, place + seat if place == n.NOWHERE else place)


def evacuate(position: Position, slot: i64) -> None:
    """Return all Meeple of a Location and its Items to the pool."""
    count = items.meeple_at(position, slot)
    position.site_food[slot * n.FOODS + n.MEEPLE] = 0
    thing: i64 = 0
    while thing < position.things:
        if position.thing_place[thing] == slot and position.thing_food[thing * n.FOODS + n.MEEPLE]:
            position.thing_food[thing * n.FOODS + n.MEEPLE] = 0
            items.discard_if_eaten(position, thing)
        thing += 1
    position.tell(e.EVACUATED, position.spot(slot), count)


# What burns later


def burn(position: Position) -> bool:
    """Do what the first card still burning does; tell whether there was one."""
    if len(position.fires) == 0:
        return False
    kind = codes.fire_card(position.fires[0])
    slot = codes.fire_slot(position.fires[0])
    position.fires = position.fires[1:]
    position.happened = True
    position.tell(e.BURNED, position.spot(slot))
    row = position.card(kind, c.EFFECTS)
    last = row + position.card(kind, c.EFFECT_COUNT)
    while row < last:
        if position.effect(row, c.TRIGGER) == c.LATER:
            operate_at(position, row, position.effect(row, c.OPERATION), position.effect(row, c.NUMBER), NOBODY, slot)
        row += 1
    return True


# What an Item does when a monster announces to attack at its Location


def spring_traps(position: Position) -> None:
    """Let the traps of the Location go off against the active monster, if it attacks what is there."""
    place = position.place[position.turn]
    if position.action > n.ATTACKS_LOCATION or place == n.NOWHERE:
        return
    thing: i64 = 0
    while thing < position.things:
        if position.thing_place[thing] == place and position.has_effects(position.thing_kind[thing], c.ON_ANNOUNCED):
            kind = position.thing_kind[thing]
            position.tell(e.MINE, position.turn, kind)
            items.remove_thing(position, thing)
            row = position.effect_of(kind, c.ON_ANNOUNCED, c.ROLL)
            if row != NOBODY:
                rolling.roll_at(
                    position, position.turn, position.effect(row, c.EFFECT_COLOUR), position.effect(row, c.NUMBER)
                )
        thing += 1


# What is used while Eating: all effects of a card in order


def run_bundle(position: Position) -> None:
    """Do the next effect of a Location or Item that is used while Eating."""
    kind = position.top_value(n.BUNDLE_CARD)
    number = position.top_value(n.BUNDLE_EFFECT)
    if number >= position.card(kind, c.EFFECT_COUNT):
        position.pop()
        return
    position.set_top(n.BUNDLE_EFFECT, number + 1)
    row = position.card(kind, c.EFFECTS) + number
    if position.effect(row, c.TRIGGER) != c.ON_EAT:
        return
    operation = position.effect(row, c.OPERATION)
    amount = position.effect(row, c.NUMBER)
    seat = position.turn
    if operation == c.GAIN_MUTATION:
        if amount > 1:
            mutations.splice(position, seat)
        else:
            mutations.gain_mutation(position, seat)
    elif operation == c.HEAL:
        monsters.heal(position, seat, amount)
    elif operation == c.LOSE_HEALTH:
        monsters.lose_health(position, seat, amount)
    elif operation == c.DRAW:
        while amount > 0:
            hands.draw(position, seat)
            amount -= 1
    elif operation == c.DISCARD_SELF:
        items.remove_thing(position, position.top_value(n.BUNDLE_ITEM))
    elif operation == c.DESTROY_SELF:
        locations.destroy(position, position.place[seat], seat)
        position.prize = NOBODY  # its effect is what destroys it: there is nothing left to use


def shifted(bit: i64, steps: i64) -> i64:
    """Shift a bit by up to 61 steps; a literal 1 would be shifted by the compiler as a number of 32 bits."""
    return bit << steps
