"""Throw Step 1: who throws which card and which side up, what a team agrees on, and the moment all let go."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.aims import clear_aim
from bestiary.games.monstrous.rules.codes import god_of, kind_of, monster_card
from bestiary.games.monstrous.rules.position import Position

# Beginning


def begin_throw(position: Position) -> bool:
    """Begin the first throw of a turn: everyone of the board who has a card; tell whether anybody has one (M24)."""
    clear_throw(position)
    number: i64 = 0
    while number < position.members():
        seat = position.member(position.turn, number)
        if position.held(seat, n.HAND):
            position.thrower[number] = seat
            position.due |= i64(1) << number
        number += 1
    if position.due:
        start_planning(position)
    return position.due != 0


def begin_extra_throw(position: Position) -> None:
    """Begin an extra throw: one card, and of a team one member."""
    clear_throw(position)
    if position.members() == 2:
        one = position.held(position.member(position.turn, 0), n.HAND) > 0
        other = position.held(position.member(position.turn, 1), n.HAND) > 0
        if one and other:
            position.put_ask(n.ASK_THROWER, position.turn)
            return
        choose_thrower(position, 1 if other else 0)
        return
    choose_thrower(position, 0)


def choose_thrower(position: Position, number: i64) -> None:
    """Let one member of the board make the throw."""
    if position.ask == n.ASK_THROWER:
        position.tell(events.MEMBER_CHOSEN, position.ask_seat, position.member(position.turn, number))
    position.answered()
    position.thrower[0] = position.member(position.turn, number)
    position.due = 1
    start_planning(position)


def start_planning(position: Position) -> None:
    """Begin to ask for what is thrown, and how."""
    position.throws += 1
    position.stage = n.PLANNING


def clear_throw(position: Position) -> None:
    """Forget the throw before."""
    slot: i64 = 0
    while slot < n.SLOTS:
        position.thrown[slot] = n.NOBODY
        position.thrower[slot] = n.NOBODY
        position.side[slot] = n.UNIQUE
        position.changes[slot] = 0
        clear_aim(position, slot)
        slot += 1
    position.due = 0
    position.locks = 0
    position.kept = 0
    position.doubled = 0
    position.pending = 0
    position.active = n.NOBODY
    position.snapshot = vec[i64]()


# Planning, agreeing, releasing


def plan(position: Position) -> None:
    """Ask whoever has still to choose a card; when all have, a team agrees and everyone else lets go."""
    slot: i64 = 0
    while slot < n.SLOTS:
        if position.due >> slot & 1:
            position.put_ask(n.ASK_THROW, position.thrower[slot], slot)
            return
        slot += 1
    position.stage = n.LOCKING if is_in_air(position, 0) and is_in_air(position, 1) else n.RELEASED


def is_in_air(position: Position, slot: i64) -> bool:
    """Tell whether the card of a slot is chosen to be thrown and has not landed."""
    card = position.thrown[slot]
    return card != n.NOBODY and position.place[card] == n.AIR


def agree(position: Position) -> None:
    """Ask both members of a team in turn, until both are content."""
    if position.locks & 1 == 0:
        ask_lock(position, 0)
    elif position.locks & 2 == 0:
        ask_lock(position, 1)
    else:
        position.stage = n.RELEASED


def ask_lock(position: Position, slot: i64) -> None:
    """Ask a member whether he is content; who may not change his plan any more is (M71)."""
    position.put_ask(n.ASK_LOCK, position.thrower[slot], slot)
    if position.changes[slot] >= n.MOST_CHANGES:
        lock(position)


def choose_card(position: Position, seat: i64, slot: i64, monster: i64, side: i64) -> None:
    """Take the card that is thrown, and the side that is to be up."""
    if position.thrown[slot] == n.NOBODY:
        card = monster_card(position.board_of(seat), monster)
        position.place[card] = n.AIR
        position.thrown[slot] = card
    position.side[slot] = side
    position.tell(events.THREW, seat, god_of(position.thrown[slot]), monster, side)
    position.put_ask(n.ASK_COLUMN, seat, slot)


def why_not_throw(position: Position, kind: i64) -> i64:
    """Return why a monster can't be thrown: it is neither in the hand that throws nor the one that is thrown anyway."""
    card = position.thrown[position.ask_a]
    if card != n.NOBODY:
        return i64(0) if kind_of(card) == kind else n.R_HAND
    card = monster_card(position.board_of(position.ask_seat), kind)
    in_hand = position.place[card] == n.HAND and position.holder[card] == position.ask_seat
    return i64(0) if in_hand else n.R_HAND


def lock(position: Position) -> None:
    """Make a member's plan his last word."""
    position.tell(events.LOCKED, position.ask_seat)
    position.locks |= i64(1) << position.ask_a
    position.answered()


def change(position: Position) -> None:
    """Let a member plan his throw anew; both are asked again."""
    slot = position.ask_a
    position.tell(events.CHANGED, position.ask_seat)
    position.place[position.thrown[slot]] = n.HAND
    position.thrown[slot] = n.NOBODY
    position.side[slot] = n.UNIQUE
    clear_aim(position, slot)
    position.changes[slot] += 1
    position.due |= i64(1) << slot
    position.locks = 0
    position.stage = n.PLANNING
    position.answered()


def release(position: Position) -> None:
    """Let go of every planned card at the same moment."""
    slot: i64 = 0
    while slot < n.SLOTS:
        if is_in_air(position, slot):
            position.flying[slot] = 1
        slot += 1
    position.throw_number += 1
    position.put_ask(n.ASK_FLIGHT, n.NOBODY)


def come_to_rest(position: Position) -> None:
    """End a throw: thrown cards that lie off the table go to their Underworlds."""
    slot: i64 = 0
    while slot < n.SLOTS:
        card = position.thrown[slot]
        if card != n.NOBODY and position.place[card] == n.OFF:
            position.place[card] = n.UNDERWORLD
        slot += 1
    position.stage = n.NO_THROW
