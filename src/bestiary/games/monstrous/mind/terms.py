"""What a position promises a god: the score terms."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of
from bestiary.games.monstrous.rules.position import Position

WEIGHTS: Final[dict[str, int]] = {
    "faith": 100,
    "hand": -20,
    "deck": -40,
    "underworld": -100,
    "extra": 250,
    "prospect": 1,
    "won": 100_000,
}  # of the terms, in the order in which they are written
TERMS: Final[i64] = len(WEIGHTS)
FAITH: Final[i64] = 100  # prospects are counted in hundredths of a Faith
PERCENT: Final[i64] = 100
LOCATION_REACH: Final[i64] = 140_000  # a throw aimed so far beside a location no longer counts on it
MONSTER_REACH: Final[i64] = 100_000
FREE_ACCURACY: Final[i64] = 80
BLUR: Final[i64] = 20_000  # what a per cent of accuracy is lost by, for every so many micrometres of distance
SKILL_OF: Final[vec[i64]] = vec[i64]([100, 90, 95, 75, 25])  # per cent, by technique


def terms_into(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Write a seat's score terms and return how many there are."""
    board = position.board_of(seat)
    out[0] = position.total[board] + position.faith[board]
    out[1] = position.count(board, n.HAND)
    out[2] = position.count(board, n.DECK)
    out[3] = position.count(board, n.UNDERWORLD)
    out[4] = position.extra if board == position.turn and not position.over else i64(0)
    out[5] = i64(0) if position.over else prospect(position, seat)
    out[6] = 1 if position.winners() >> seat & 1 else 0
    return TERMS


# What a throw promises that is planned and not made: no physics, only distances


def prospect(position: Position, seat: i64) -> i64:
    """Return what the cards that a seat is about to throw promise, as far as it has aimed."""
    total: i64 = 0
    slot: i64 = 0
    while slot < n.SLOTS:
        card = position.thrown[slot]
        if card != n.NOBODY and position.thrower[slot] == seat and position.place[card] == n.AIR:
            total += promise(position, slot)
        slot += 1
    return total


def promise(position: Position, slot: i64) -> i64:
    """Return what a card in the air promises; before it is aimed, its best target."""
    at = slot * n.AIM_ROW
    if position.aims[at + n.AIM_FORM] == n.BY_GRID:
        x = n.GRID // 2 - n.TABLE_X + position.aims[at + n.AIM_COLUMN] * n.GRID
        if position.ask == n.ASK_ROW and position.ask_a == slot:
            return column_worth(position, slot, x)
        y = n.TABLE_Y - n.GRID // 2 - position.aims[at + n.AIM_ROW_OF_GRID] * n.GRID
        worth = target_worth(position, slot, x, y)
        if position.ask == n.ASK_MANNER and position.ask_a == slot:
            return worth
        return worth * accuracy(x, y, position.aims[at + n.AIM_MANNER]) // PERCENT
    best: i64 = 0
    place: i64 = 0
    while place < n.PLACES:
        pose = (n.MONSTER_CARDS + place) * n.POSE
        best = max(best, target_worth(position, slot, position.poses[pose], position.poses[pose + 1]))
        place += 1
    return best * FREE_ACCURACY // PERCENT


def column_worth(position: Position, slot: i64, x: i64) -> i64:
    """Return what the best target of a column is worth, by the locations beside it."""
    best: i64 = 0
    place: i64 = 0
    while place < n.PLACES:
        pose = (n.MONSTER_CARDS + place) * n.POSE
        at_best = target_worth(position, slot, position.poses[pose], position.poses[pose + 1])
        best = max(best, at_best * nearness(x - position.poses[pose], 0, LOCATION_REACH) // PERCENT)
        place += 1
    return best


def target_worth(position: Position, slot: i64, x: i64, y: i64) -> i64:
    """Return what it is worth to land about here: one location, and the monsters around."""
    power = planned_power(position, slot, n.HIT_LOCATION)
    factor: i64 = 2 if power == n.DOUBLE_FAITH and slot != n.SUB else 1
    bonus = FAITH if power != n.NO_POWER and power != n.DOUBLE_FAITH and slot != n.SUB else i64(0)
    best: i64 = 0
    place: i64 = 0
    while place < n.PLACES:
        pose = (n.MONSTER_CARDS + place) * n.POSE
        near = nearness(x - position.poses[pose], y - position.poses[pose + 1], LOCATION_REACH)
        worth = position.place_faith(place) * factor * FAITH + bonus
        if slot != n.SUB and position.place_power(place) == n.OTHERS_GAIN:
            worth -= position.place_amount(place) * FAITH
        elif slot != n.SUB:
            worth += FAITH // 2
        best = max(best, worth * near // PERCENT)
        place += 1
    return best if slot == n.SUB else best + company(position, slot, x, y)


def planned_power(position: Position, slot: i64, condition: i64) -> i64:
    """Return the power of the side that is meant to be up."""
    row = kind_of(position.thrown[slot]) if position.side[slot] == n.UNIQUE else n.COMMON_POWER
    return position.monster_powers[row * n.POWER_ROW + condition * 2]


def company(position: Position, slot: i64, x: i64, y: i64) -> i64:
    """Return what the monsters around a target are worth, or cost."""
    board = position.board_of(position.thrower[slot])
    power = planned_power(position, slot, n.HIT_MONSTERS)
    best: i64 = 0
    each: i64 = 0
    danger: i64 = 0
    card: i64 = 0
    while card < n.MONSTER_CARDS:
        if position.place[card] == n.TABLE:
            near = nearness(x - position.poses[card * n.POSE], y - position.poses[card * n.POSE + 1], MONSTER_REACH)
            if near > 0:
                best = max(best, near)
                each += near if power == n.GAIN_EACH or god_of(card) != board else -near
                trap = position.power(card, n.WHEN_HIT)
                if trap == n.PETRIFY:
                    danger = max(danger, near * 4)
                elif trap == n.GAIN_FAITH and god_of(card) != board:
                    danger += near
        card += 1
    if power == n.NO_POWER:
        return -danger
    if power == n.GAIN_EACH:
        return each - danger
    if power == n.DISCARD or power == n.RETURN:
        return each // 2 - danger
    return best - danger


def nearness(dx: i64, dy: i64, reach: i64) -> i64:
    """Return how surely a throw counts on something at a distance: 100 where it is aimed at, 0 out of reach."""
    far = max(dx if dx >= 0 else -dx, dy if dy >= 0 else -dy)
    return i64(0) if far >= reach else PERCENT - far * PERCENT // reach


def accuracy(x: i64, y: i64, manner: i64) -> i64:
    """Return how sure a throw from one side of the table is, in per cent: less from afar and with force."""
    stand = manner // n.TECHNIQUES
    if stand == 0:
        distance = y + n.TABLE_Y
    elif stand == 1:
        distance = n.TABLE_X - x
    elif stand == 2:
        distance = n.TABLE_Y - y
    else:
        distance = x + n.TABLE_X
    return (PERCENT - distance // BLUR) * SKILL_OF[manner % n.TECHNIQUES] // PERCENT
