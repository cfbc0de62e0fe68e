"""What is allowed: each question has a range of answers, and each answer a rule that forbids it or none."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import cyclops, monsters, places, setup, throw, traps
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import swapped_location, thrown_kind
from bestiary.games.monstrous.rules.position import Position

# A question, the first action that answers it, and the first after those
ANSWERS: Final[list[list[int]]] = [
    [n.ASK_THROW, n.THROW, n.COLUMN],
    [n.ASK_COLUMN, n.COLUMN, n.ROW],
    [n.ASK_ROW, n.ROW, n.MANNER],
    [n.ASK_MANNER, n.MANNER, n.CARD],
    [n.ASK_LOCK, n.LOCK, n.SWAP],
    [n.ASK_YOUNG, n.RETHROW, n.LOCK],
    [n.ASK_ORDER, n.MEMBER, n.GAIN],
    [n.ASK_VICTIM, n.GOD, n.MEMBER],
    [n.ASK_PICK, n.CARD, n.PLACE],
    [n.ASK_POWER, n.PLACE, n.GOD],
    [n.ASK_FAITH, n.PLACE, n.GOD],
    [n.ASK_ROBBED, n.GOD, n.MEMBER],
    [n.ASK_GAIN, n.GAIN, n.RETHROW],
    [n.ASK_DISCARD, n.CARD, n.PLACE],
    [n.ASK_BURY, n.CARD, n.PLACE],
    [n.ASK_RAISE, n.CARD, n.PLACE],
    [n.ASK_FORESEE, n.CARD, n.PLACE],
    [n.ASK_TOP, n.CARD, n.PLACE],
    [n.ASK_DRAWER, n.MEMBER, n.GAIN],
    [n.ASK_SEER, n.MEMBER, n.GAIN],
    [n.ASK_THROWER, n.MEMBER, n.GAIN],
    [n.ASK_LOCATION, n.SWAP, n.DONE],
    [n.ASK_OUT, n.CARD, n.PLACE],
    [n.ASK_IN, n.CARD, n.PLACE],
    [n.ASK_TRAP, n.CARD, n.PLACE],
]


def by_question(which: int) -> vec[i64]:
    """Return a column of the table above by the questions' numbers; nothing and a flight have no answers."""
    found = vec[i64]([0] * n.ASKS)
    for row in ANSWERS:
        found[row[0]] = row[which]
    return found


FIRST: Final[vec[i64]] = by_question(1)
AFTER: Final[vec[i64]] = by_question(2)


def legal_into(position: Position, out: vec[i64]) -> i64:
    """Write all answers that are allowed, in ascending order, and return how many there are."""
    count: i64 = 0
    action = FIRST[position.ask]
    after = AFTER[position.ask]
    while action < after:
        if why_not_answer(position, action) == 0:
            out[count] = action
            count += 1
        action += 1
    if may_be_done(position):
        out[count] = n.DONE
        count += 1
    return count


def why_not(position: Position, action: i64) -> i64:
    """Return the rule that forbids an action of the seat that is asked, or 0: is it asked for, and what it aims at."""
    if action == n.DONE:
        return i64(0) if may_be_done(position) else n.R_NOT_NOW
    if FIRST[position.ask] <= action < AFTER[position.ask]:
        return why_not_answer(position, action)
    return n.R_NOT_NOW


def may_be_done(position: Position) -> bool:
    """Tell whether one may leave everything as it is."""
    return position.ask == n.ASK_LOCATION or position.ask == n.ASK_OUT


def why_not_answer(position: Position, action: i64) -> i64:
    """Return the rule that forbids an answer of the kind that is asked for, or 0."""
    ask = position.ask
    if ask == n.ASK_THROW:
        return throw.why_not_throw(position, thrown_kind(action))
    if ask == n.ASK_VICTIM:
        return monsters.why_not_victim(position, action - n.GOD)
    if ask == n.ASK_ROBBED:
        return places.why_not_robbed(position, action - n.GOD)
    if ask == n.ASK_POWER or ask == n.ASK_FAITH:
        return places.why_not_place(position, action - n.PLACE)
    if ask == n.ASK_LOCATION:
        return setup.why_not_swap(position, swapped_location(action))
    if ask == n.ASK_PICK:
        return cyclops.why_not_pick(position, action - n.CARD)
    if ask == n.ASK_TRAP:
        return traps.why_not_trap(position, action - n.CARD)
    if ask == n.ASK_DISCARD or ask == n.ASK_BURY:
        return places.why_not_target(position, action - n.CARD)
    if ask == n.ASK_RAISE:
        return places.why_not_raised(position, action - n.CARD)
    if ask == n.ASK_FORESEE or ask == n.ASK_TOP:
        return places.why_not_foreseen(position, action - n.CARD)
    if ask == n.ASK_OUT:
        return setup.why_not_out(position, action - n.CARD)
    if ask == n.ASK_IN:
        return setup.why_not_in(position, action - n.CARD)
    return 0  # columns, rows, manners, members, and what is asked yes or no
