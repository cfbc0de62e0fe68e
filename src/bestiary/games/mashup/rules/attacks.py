"""A monster's Attack: the decision to strike, the dice, and hits handed out one at a time."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.announcing as announcing
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.monster_actions as monster_actions
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.needs import judged
from bestiary.games.mashup.rules.position import NOBODY, Position


def strike(position: Position, seat: i64, action: i64) -> None:
    """Take the decision to attack, with a Breath Attack or without, or not to."""
    position.pop()
    if seat != position.turn:
        position.reacted |= i64(1) << seat
        if monster_actions.step_of(position) == n.S_COUNTER:
            monster_actions.next_step(position)
    if action == n.A_HOLD:
        if seat == position.turn:
            monster_actions.next_step(position)
        return
    attack(position, seat, NOBODY if action == n.A_STRIKE else action - n.A_MUTATION)


def why_not_strike(position: Position, seat: i64, action: i64) -> i64:
    """Return the rule by which a monster can't attack so, or 0."""
    if action == n.A_STRIKE or (action == n.A_HOLD and position.top_value(n.MAY_HOLD)):
        return 0
    return announcing.why_not_breath(position, seat, action)


def attack(position: Position, seat: i64, breath: i64) -> None:
    """Roll a monster's Attack."""
    only_breath = seat == position.turn and position.action == n.BREATHES
    black: i64 = i64(0) if only_breath else body.attack_dice(position, seat)
    colour: i64 = 0
    dice: i64 = 0
    other = position.turn if seat != position.turn else position.rival
    if seat == position.turn:
        monster_actions.next_step(position)
    if seat != position.turn or position.action > n.ATTACKS_LOCATION:
        position.tell(e.STRIKES, seat, other)
    else:
        position.tell(e.ASSAULTS, seat, position.spot(position.place[seat]))
    if breath != NOBODY:
        position.mutation[seat * n.MUTATIONS + breath] = n.HAS_USED
        position.tell(e.BREATHES, seat, breath)
        row = position.effect_of(n.FIRST_MUTATION + breath, c.ALWAYS, c.BREATH)
        colour = position.effect(row, c.EFFECT_COLOUR)
        dice = position.effect(row, c.NUMBER)
    position.boost[seat] = 0
    position.last_hits = 0
    if seat != position.turn or position.action > n.ATTACKS_LOCATION:
        plain = rolling.throw(position, c.BLACK, black, other)
        found = rolling.throw(position, colour, dice, other)
        blue: i64 = codes.sixes_of(found) if colour == c.BLUE else i64(0)
        green: i64 = codes.sixes_of(found) if colour == c.GREEN else i64(0)
        rolling.hit_monster(position, other, codes.hits_of(plain) + codes.hits_of(found), blue, green)
    else:
        plain = rolling.throw(position, c.BLACK, black, NOBODY)
        found = rolling.throw(position, colour, dice, NOBODY)
        sort_hits(position, codes.hits_of(plain), codes.hits_of(found), codes.sixes_of(found), colour, breath)


def is_chosen_there(position: Position) -> bool:
    """Tell whether the Unit chosen for Action I is still where the active monster is."""
    chosen = position.chosen
    return chosen != NOBODY and units.is_met(position, chosen, position.place[position.turn], position.turn)


# Handing out hits


def sort_hits(position: Position, plain: i64, breath: i64, sixes: i64, colour: i64, gene: i64) -> None:
    """Keep Breath hits apart from ordinary ones, and those that count twice somewhere."""
    position.plain_hits = plain
    position.breath_hits = breath
    position.double_hits = 0
    position.unit_hits = 0
    position.doubled = 0
    if colour == c.BLUE and gene != NOBODY:
        position.doubled = 1
        position.double_hits = sixes
        position.breath_hits -= sixes
    elif gene != NOBODY:
        row = position.effect_of(n.FIRST_MUTATION + gene, c.ALWAYS, c.BREATH_HITS)
        if row != NOBODY and position.effect(row, c.NUMBER) > 1:
            position.doubled = position.effect(row, c.NUMBER)
            position.double_hits = breath
            position.breath_hits = 0
    position.struck_infantry = 0
    position.must_hit = position.action == n.ATTACKS_UNITS and is_chosen_there(position)
    position.push(n.F_HITTING)


def all_hits(position: Position) -> i64:
    """Return how many decisions on hits are left at least."""
    return position.plain_hits + position.breath_hits + position.double_hits


def kinds_matter(position: Position) -> bool:
    """Tell whether it makes a difference if the next hit is an ordinary one or one of the Breath Attack."""
    if (
        position.top_value(n.BREATH_CALLED)
        or position.unit_hits
        or position.plain_hits == 0
        or position.breath_hits + position.double_hits == 0
    ):
        return False
    place = position.place[position.turn]
    thing: i64 = 0
    while thing < position.things:
        if (
            units.faces_unit(position, thing, place, position.turn)
            and units.unit_hits_left(position, thing) > 0
            and infamy.unit_infamy(position, thing, True) != infamy.unit_infamy(position, thing, False)
        ):
            return True
        thing += 1
    return False


def why_not_hit(position: Position, action: i64, only: i64) -> i64:
    """Return the rule by which the next hit can't be handed out so, or 0."""
    if action == n.A_BREATH_HIT:
        return i64(0) if kinds_matter(position) else n.B_74_HITS
    if action < n.A_UNIT or action > n.A_BUILDING:
        return n.R_NOT_NOW
    place = position.place[position.turn]
    thing = thing_of(action)
    if action == n.A_BUILDING:
        if not takes_hit(position, place) and judged(only, n.B_74_HITS):
            return n.B_74_HITS
    elif not is_there(position, thing, place):
        if judged(only, n.B_46_NOT_THERE):
            return n.B_46_NOT_THERE
    elif thing != n.THINGS and units.unit_hits_left(position, thing) <= 0 and judged(only, n.B_74_HITS):
        return n.B_74_HITS
    if not position.must_hit or all_hits(position) != 1:
        return 0
    reserved = action == n.A_BUILDING or (thing != position.chosen and not position.unit_hits)
    return n.B_24_NO_UNIT if reserved and judged(only, n.B_24_NO_UNIT) else i64(0)


def thing_of(action: i64) -> i64:
    """Return the Item that an action names; THINGS stands for Infantry."""
    return n.THINGS if action == n.A_FIGURE else action - n.A_UNIT


def is_there(position: Position, thing: i64, place: i64) -> bool:
    """Tell whether the active monster has a Unit before it that can be hit; Infantry that is struck lies down."""
    if thing == n.THINGS:
        return place != n.NOWHERE and position.standing[place] > position.struck_infantry
    return thing < position.things and units.faces_unit(position, thing, place, position.turn)


def takes_hit(position: Position, place: i64) -> bool:
    """Tell whether the next hit may go to the Location."""
    if position.unit_hits or place == n.NOWHERE or position.site[place] != n.STANDING:
        return False
    return locations.hits_left(position, place) > 0


def only_hit(position: Position) -> i64:
    """Return the only way to hand out the next hit, 0 if there is none, or -1 if there are several."""
    place = position.place[position.turn]
    found: i64 = 0
    if place != n.NOWHERE:
        if why_not_hit(position, n.A_FIGURE, n.ANY_RULE) == 0:
            found = n.A_FIGURE
        if why_not_hit(position, n.A_BUILDING, n.ANY_RULE) == 0:
            if found:
                return -1
            found = n.A_BUILDING
    thing: i64 = 0
    while thing < position.things:
        if why_not_hit(position, n.A_UNIT + thing, n.ANY_RULE) == 0:
            if found:
                return -1
            found = n.A_UNIT + thing
        thing += 1
    return found


def run_hits(position: Position) -> bool:
    """Hand out hits that have only one way to go; tell whether the game can go on."""
    while all_hits(position) + position.unit_hits > 0:
        way = i64(-1) if kinds_matter(position) else only_hit(position)
        if way < 0:
            return False
        if way == 0:
            if position.unit_hits and all_hits(position):
                position.unit_hits = 0
                continue
            break
        hand_out(position, way)
    position.plain_hits = 0
    position.breath_hits = 0
    position.double_hits = 0
    position.unit_hits = 0
    position.must_hit = False
    position.pop()
    return True


def hand_out(position: Position, action: i64) -> None:
    """Put one hit on the Location or a Unit: ordinary hits first, unless one of the Breath Attack was called."""
    if action == n.A_BREATH_HIT:
        position.set_top(n.BREATH_CALLED, 1)
        return
    called = position.top_value(n.BREATH_CALLED) != 0
    position.set_top(n.BREATH_CALLED, 0)
    slot = position.place[position.turn]
    by_breath: i64 = 1
    worth: i64 = 1
    if position.unit_hits:
        position.unit_hits -= 1
    elif position.plain_hits and not called:
        position.plain_hits -= 1
        by_breath = 0
    elif position.breath_hits:
        position.breath_hits -= 1
    else:
        position.double_hits -= 1
        if position.doubled > 1:
            worth = position.doubled
        elif action != n.A_BUILDING:
            position.unit_hits += 1
    if action == n.A_BUILDING:
        locations.hit_location(position, slot, worth)
        return
    if action == n.A_FIGURE:
        position.struck_infantry += 1
        position.tell(e.HIT_INFANTRY, position.spot(slot))
    else:
        units.hit_unit(position, action - n.A_UNIT, by_breath)
    if position.chosen == thing_of(action):
        position.must_hit = False


def fall(position: Position) -> None:
    """Remove what has no Hit left: Units, then the Location."""
    seat = position.turn
    place = position.place[seat]
    units.fell_units(position, place, seat, seat)
    if place == n.NOWHERE:
        return
    units.fell_infantry(position, place, position.struck_infantry)
    position.struck_infantry = 0
    if (
        position.site[place] == n.STANDING
        and position.site_damage[place] > 0
        and locations.hits_left(position, place) <= 0
    ):
        locations.destroy(position, place, seat)
