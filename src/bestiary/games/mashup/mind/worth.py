"""What a position is worth to a seat: what it has, what its monster is about to do, and the card it has sealed.

Everything is counted in tenths of a point of Health, from what lies open and the seat's own cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
import bestiary.games.mashup.rules.targets as targets
import bestiary.games.mashup.rules.units as units
import bestiary.games.mashup.rules.winning as winning
from bestiary.games.mashup.rules.position import NOBODY, Position

TERMS: Final[i64] = 12
A_HIT: Final[i64] = 10
A_FAME: Final[i64] = 150
A_TOKEN: Final[i64] = 32
A_MUTATION: Final[i64] = 40
A_MOVE: Final[i64] = 50
A_SIZE: Final[i64] = 300
A_CARD: Final[i64] = 12


def terms_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write a seat's score terms in declared order and return how many there are."""
    need = position.line(position.size[seat], c.GROW)
    food = body.food(position, seat)
    out[0] = position.size[seat] + (1 if grows(position, seat) else 0)
    out[1] = position.fame[seat]
    out[2] = min(food, need) if need else i64(0)
    out[3] = max(0, food - need)
    out[4] = position.health[seat] + min(position.health[seat], need)
    out[5] = position.quarters[seat] + position.lost[seat]
    out[6] = mutations_of(position, seat)
    out[7] = min(position.cards_of(seat), 6)
    out[8] = own_locations(position, seat)
    out[9] = prospect(position, seat)
    out[10] = plan(position, seat)
    out[11] = 1 if winning.winners(position) >> seat & 1 else 0
    return TERMS


def mutations_of(position: Position, seat: i64) -> i64:
    """Return how many Mutations a monster has; in the draft, the one chosen counts."""
    if position.phase == n.P_DRAFTING:
        return 0
    count: i64 = 0
    gene: i64 = 0
    while gene < n.MUTATIONS:
        if position.mutation[seat * n.MUTATIONS + gene]:
            count += 1
        gene += 1
    return count


def grows(position: Position, seat: i64) -> bool:
    """Tell whether a monster has announced that it grows and has not yet paid for it."""
    return seat == position.turn and (position.phase == n.P_GROWN or position.top() == n.F_PAYING)


def own_locations(position: Position, seat: i64) -> i64:
    """Return how many Locations of a player stand."""
    count: i64 = 0
    slot: i64 = 0
    while slot < position.slots:
        if position.site[slot] == n.STANDING and position.site_owner[slot] == seat:
            count += 1
        slot += 1
    return count


# What a monster may expect where it stands or goes


def prospect(position: Position, seat: i64) -> i64:
    """Return what a monster may gain or lose by the action announced, or else by being where it is."""
    if position.phase == n.P_DRAFTING:
        return 0
    place = position.place[seat]
    if seat != position.turn:
        return gain_at(position, seat, place) // 4 - threat(position, seat)
    if position.running and position.phase == n.P_ANNOUNCED_MOVE:
        place = position.goal
    if position.running and position.action == n.SLEEPS and position.step == 0:
        asleep = min(body.most_health(position, seat) - position.health[seat], body.half_health(position, seat))
        return max(0, asleep) * A_HIT - danger(position, seat, place)
    if position.running and position.action >= n.ATTACKS_MONSTER and not position.assaulted:
        return blow(position, seat, position.rival)
    if position.running and (position.action == n.ATTACKS_UNITS or position.action == n.ATTACKS_LOCATION):
        if position.lost[seat]:
            return 0
        return gain_at(position, seat, place) - (i64(0) if position.shot else danger(position, seat, place))
    left = position.moves > 0 or (position.running and not position.assaulted and position.action == n.NO_ACTION)
    gain = gain_at(position, seat, place) - danger(position, seat, place)
    return gain * 3 // 4 if left and not position.stunned(seat) else gain // 4


def threat(position: Position, seat: i64) -> i64:
    """Return what a monster has to fear from the active one's announced Attack on it."""
    if not position.running or position.rival != seat or position.assaulted or position.action < n.ATTACKS_MONSTER:
        return 0
    return body.attack_dice(position, position.turn) * 2 * A_HIT // 3


def gain_at(position: Position, seat: i64, place: i64) -> i64:
    """Return what an Attack and a meal at a place may bring."""
    if place == n.NOWHERE:
        return 0
    dice = body.attack_dice(position, seat)
    room = body.stomach_size(position, seat) - body.tokens(position, seat)
    bites = min(room, body.meal_size(position, seat)) if not position.assaulted or position.turn != seat else room
    if position.site[place] != n.STANDING:
        return meal_at(position, place, bites) * A_TOKEN
    need = max(1, locations.hits_left(position, place))
    chance = min(100, dice * 65 // need)
    if dice * 2 < need * 3:
        chance = chance * chance // 100
    loot = position.card(position.site_kind[place], c.INFAMY) * A_FAME + meal_at(position, place, bites) * A_TOKEN
    if position.has_effects(position.site_kind[place], c.ON_EAT):
        loot += A_MUTATION
    return loot * chance // 100


def meal_at(position: Position, place: i64, bites: i64) -> i64:
    """Return how many Food a monster with so many bites finds at a place."""
    at = place * n.FOODS
    big = min(bites, position.site_food[at + n.MEAT] + position.site_food[at + n.MEEPLE])
    small = min(bites - big, position.site_food[at + n.FOODSTUFF] + position.site_food[at + n.INFANTRY])
    return max(0, 2 * big + small)


def danger(position: Position, seat: i64, place: i64) -> i64:
    """Return what Units and other monsters at a place may cost."""
    hits: i64 = 0
    if units.has_units(position, place, seat) and not units.silenced(position, place, seat):
        colour: i64 = 0
        while colour < c.COLOURS:
            dice = units.shooting_dice(position, colour, place, seat)
            if dice:
                hits += dice * (7 - rolling.least(position, colour, seat)) * A_HIT // 6
            colour += 1
    if place != n.NOWHERE:
        other: i64 = 0
        while other < position.seats:
            if other != seat and position.place[other] == place and position.health[other] > 0:
                hits += body.attack_dice(position, other) * A_HIT // 3
            other += 1
    lethal = hits >= position.health[seat] * A_HIT
    return hits + A_MOVE if lethal else hits


def blow(position: Position, seat: i64, other: i64) -> i64:
    """Return what an Attack on another monster may bring, less what comes back."""
    dice = body.attack_dice(position, seat) if position.action == n.ATTACKS_MONSTER else i64(3)
    hits = min(dice * 2 * A_HIT // 3, (position.health[other] + 1) * A_HIT)
    if dice * 2 >= position.health[other] * 3:
        return hits + A_MOVE // 2 - danger(position, seat, position.place[seat]) // 2
    back: i64 = (
        body.attack_dice(position, other) * A_HIT // 2 if position.place[other] == position.place[seat] else i64(0)
    )
    return hits * (2 + winning.score(position, other)) // 12 - back - danger(position, seat, position.place[seat]) // 2


# What the seat's own sealed card may bring


def plan(position: Position, seat: i64) -> i64:
    """Return what the card a seat has sealed, or is about to, may bring at its best target."""
    if position.phase == n.P_DRAFTING or position.top() != n.F_WINDOW:
        return 0
    if position.draft[seat]:
        return best_target(position, seat, position.draft[seat] - 1)
    answer = position.answer[seat]
    if not codes.plays(answer):
        return 0
    return worth_of(position, seat, codes.answer_card(answer), codes.answer_target(answer))


def best_target(position: Position, seat: i64, kind: i64) -> i64:
    """Return what a card may bring at its best target."""
    best: i64 = -1000
    other: i64 = 0
    while targets.wants_monster(position, kind) and other < position.seats:
        if targets.why_not_target(position, seat, kind, codes.on_monster(other), n.ANY_RULE) == 0:
            best = max(best, worth_of(position, seat, kind, codes.on_monster(other)))
        other += 1
    slot: i64 = 0
    while targets.wants_place(position, kind) and slot < position.slots:
        if targets.why_not_target(position, seat, kind, codes.at_slot(slot), n.ANY_RULE) == 0:
            best = max(best, worth_of(position, seat, kind, codes.at_slot(slot)))
        slot += 1
    return best


def worth_of(position: Position, seat: i64, kind: i64, target: i64) -> i64:
    """Return about what a card brings at a target, less what it is worth in the hand."""
    if kind < n.FIRST_ITEM:
        return 5
    if kind < n.FIRST_ACTION:
        return worth_of_item(position, seat, kind, target) - A_CARD
    if target == codes.NO_TARGET:
        return worth_of_own(position, seat, kind) - A_CARD
    if not codes.is_slot(target):
        return (
            harm(position, kind, codes.seat_of(target)) * grudge(position, seat, codes.seat_of(target)) // 10 - A_CARD
        )
    return worth_at(position, seat, kind, codes.slot_of(target)) - A_CARD


def grudge(position: Position, seat: i64, other: i64) -> i64:
    """Return how much a seat wants another harmed, in tenths: the nearer to victory, the more."""
    if other == seat:
        return -15
    nearest = max(position.size[other] * 3 // 2, position.fame[other])
    return i64(30) if nearest >= n.FAME else nearest


def harm(position: Position, kind: i64, other: i64) -> i64:
    """Return what a card played at a monster or player costs it."""
    total: i64 = 0
    row = position.card(kind, c.EFFECTS)
    last = row + position.card(kind, c.EFFECT_COUNT)
    while row < last:
        operation = position.effect(row, c.OPERATION)
        if operation == c.ROLL:
            least = rolling.least(position, position.effect(row, c.EFFECT_COLOUR), other)
            total += position.effect(row, c.NUMBER) * (7 - least) * A_HIT // 6
            if total >= position.health[other] * A_HIT:
                total += A_MOVE if position.health[other] else A_SIZE
        elif operation == c.LOSE_MOVE:
            total += A_MOVE if position.quarters[other] < 2 else i64(0)
        elif operation == c.SHRINK:
            total += A_SIZE
        elif operation == c.LOSE_MUTATION:
            total += A_MUTATION
        elif operation == c.LOSE_INFAMY:
            total += A_FAME
        row += 1
    return total


def worth_of_own(position: Position, seat: i64, kind: i64) -> i64:
    """Return what a card brings to its own player."""
    if position.card(kind, c.INFAMY):
        return A_FAME
    if position.effect_of(kind, c.ON_PLAY, c.HEAL) != NOBODY:
        missing = min(4, body.most_health(position, seat) - position.health[seat])
        return missing * A_HIT + (A_MOVE if position.stunned(seat) else i64(0)) - A_HIT
    if position.effect_of(kind, c.ON_PLAY, c.ATTACK_DICE) != NOBODY:
        return 3 * A_HIT if seat == position.turn else A_HIT
    if position.effect_of(kind, c.ON_PLAY, c.SILENCE_UNITS) != NOBODY:
        return danger(position, seat, position.place[seat]) if seat == position.turn else i64(0)
    return 2 * A_HIT


def worth_at(position: Position, seat: i64, kind: i64, slot: i64) -> i64:
    """Return what an Action card brings at a Location."""
    total: i64 = 0
    other: i64 = 0
    while other < position.seats:
        if position.place[other] == slot:
            if position.card(kind, c.ON) == c.AT_MONSTERS:
                total += 3 * A_HIT * grudge(position, seat, other) // 10
            elif position.effect_of(kind, c.ON_PLAY, c.ADD_INFANTRY) != NOBODY:
                total += 2 * A_HIT * grudge(position, seat, other) // 10 if not position.shot else i64(0)
            elif other == position.turn:
                total += grudge(position, seat, other) * A_HIT // 10
        other += 1
    return total


def worth_of_item(position: Position, seat: i64, kind: i64, target: i64) -> i64:
    """Return what an Item brings on a Location or to follow a monster."""
    place = position.place[codes.seat_of(target)] if not codes.is_slot(target) else codes.slot_of(target)
    if position.card(kind, c.TAGS) & c.CONSUMABLE:
        return 2 * A_HIT if position.place[seat] == place else A_HIT
    stakes: i64 = 0
    other: i64 = 0
    while other < position.seats:
        here = position.place[other] == place or (
            other == position.turn and position.running and position.goal == place
        )
        if here:
            stakes += grudge(position, seat, other)
        other += 1
    if not position.card(kind, c.TAGS) & c.UNIT:
        return A_HIT * stakes // 10
    hits = position.card(kind, c.DICE) * (7 - rolling.printed(position.card(kind, c.COLOUR))) * A_HIT // 6
    return hits * stakes // 8
