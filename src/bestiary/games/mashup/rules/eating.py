"""Eating: tokens of Locations and Items, and effects that are used instead."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.items as items
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.playing as playing
from bestiary.games.mashup.rules.position import NOBODY, Position


def why_not_in_meal(position: Position, seat: i64, action: i64, only: i64) -> i64:
    """Return the rule by which something can't be done in the Eat step, or 0."""
    if action < n.A_BEFORE:
        return playing.why_not_play_now(position, seat, action, c.WHEN_EATING, only)
    if (action >= n.A_UNIT and action < n.A_FIGURE) or (action >= n.A_FOOD and action <= n.A_USE):
        return why_not_eat(position, action)
    return i64(0) if action == n.A_DONE else n.R_NOT_NOW


def why_not_eat(position: Position, action: i64, more: i64 = 0) -> i64:
    """Return the rule by which something can't be eaten or used in the Eat step, or 0."""
    seat = position.turn
    place = position.place[seat]
    if place == n.NOWHERE:
        return n.B_8_NOWHERE
    if action == n.A_USE:
        return i64(0) if effect_to_use(position) != NOBODY else n.B_72_EATING
    asked = position.top() == n.F_EATING
    if action < n.A_FOOD:
        thing = action - n.A_UNIT
        if thing >= position.things or position.thing_place[thing] != place:
            return n.B_46_NOT_THERE
        if position.has_effects(position.thing_kind[thing], c.ON_EAT):
            return 0
        if not items.has_food(position, thing):
            return n.B_72_EATING
    else:
        token = action - n.A_FOOD
        if position.site_food[place * n.FOODS + token] == 0:
            return n.B_46_NOT_THERE
        if token != n.INFANTRY and position.site[place] == n.STANDING:
            return n.B_72_EATING
    if body.tokens(position, seat) >= body.stomach_size(position, seat) or (asked and position.bites + more <= 0):
        return n.B_72_EATING
    return 0


def meal_goes_on(position: Position) -> bool:
    """Tell whether the eater is still asked: while something can be eaten or used, or a card could make it so.

    Any card in the hand is reason enough, so that nobody learns which one it is.
    """
    return can_eat(position) or (position.hand_size[position.turn] > 0 and can_eat(position, 1))


def can_eat(position: Position, more: i64 = 0) -> bool:
    """Tell whether there is anything to eat or use where the active monster is, with so many more bites."""
    action = n.A_UNIT
    while action < n.A_UNIT + position.things:
        if why_not_eat(position, action, more) == 0:
            return True
        action += 1
    action = n.A_FOOD
    while action <= n.A_USE:
        if why_not_eat(position, action, more) == 0:
            return True
        action += 1
    return False


def effect_to_use(position: Position) -> i64:
    """Return the Location whose effect the active monster may use where it is, or NOBODY."""
    place = position.place[position.turn]
    if position.prize_slot == place and position.prize != NOBODY and position.has_effects(position.prize, c.ON_EAT):
        return position.prize
    kind = position.site_kind[place]
    if position.site[place] == n.STANDING and position.card(kind, c.HITS) == 0 and position.has_effects(kind, c.ON_EAT):
        return kind
    return NOBODY


# Eating and using


def eat(position: Position, action: i64) -> None:
    """Eat a token, use an effect, or end the meal."""
    seat = position.turn
    if action == n.A_DONE:
        position.pop()
        return
    position.happened = True
    if action == n.A_USE:
        kind = effect_to_use(position)
        position.prize = NOBODY
        position.tell(e.USED, seat, kind)
        position.push(n.F_BUNDLE, kind, 0, NOBODY)
        return
    if action < n.A_FOOD:
        eat_from(position, action - n.A_UNIT)
    else:
        position.site_food[position.place[seat] * n.FOODS + action - n.A_FOOD] -= 1
        swallow(position, action - n.A_FOOD)


def eat_from(position: Position, thing: i64) -> None:
    """Use an Item's effect, or eat a token that lies on it."""
    if position.has_effects(position.thing_kind[thing], c.ON_EAT):
        position.tell(e.USED, position.turn, position.thing_kind[thing])
        position.push(n.F_BUNDLE, position.thing_kind[thing], 0, thing)
        return
    token: i64 = 0
    while position.thing_food[thing * n.FOODS + token] == 0:
        token += 1
    position.thing_food[thing * n.FOODS + token] -= 1
    items.discard_if_eaten(position, thing)
    swallow(position, token)


def swallow(position: Position, token: i64) -> None:
    """Put a token into the active monster's stomach."""
    position.bites -= 1
    position.stomach[position.turn * n.FOODS + token] += 1
    if token == n.MEEPLE:
        position.ate_now += 1
    position.tell(e.ATE, position.turn, token)
