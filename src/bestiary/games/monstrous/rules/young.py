"""Throw Step 1, again: a young god may pay to throw a card once more that hit nothing."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.aims import clear_aim
from bestiary.games.monstrous.rules.codes import god_of, kind_of
from bestiary.games.monstrous.rules.piles import take_up
from bestiary.games.monstrous.rules.position import Position


def offer(position: Position) -> bool:
    """Ask the first young god whose card failed; tell whether there is one."""
    slot: i64 = 0
    while slot < n.SLOTS:
        if may_rethrow(position, slot):
            position.put_ask(n.ASK_YOUNG, position.thrower[slot], slot)
            return True
        slot += 1
    return False


def may_rethrow(position: Position, slot: i64) -> bool:
    """Tell whether a young god may pay to throw the card of a slot again."""
    card = position.thrown[slot]
    seat = position.thrower[slot]
    if card == n.NOBODY or position.kept >> slot & 1 or (position.thrown[n.SUB] != n.NOBODY and slot != n.SUB):
        return False
    if not has_second_try(position, seat) or position.faith[position.board_of(seat)] < 1:
        return False
    if position.place[card] == n.OFF:
        return True
    return position.place[card] == n.TABLE and len(position.look().hits(card)) == 0


def has_second_try(position: Position, seat: i64) -> bool:
    """Tell whether a seat is a young god's who has not thrown a card again in this turn."""
    return position.is_young(seat) and not position.rethrown >> seat & 1


def rethrow(position: Position, slot: i64) -> None:
    """Pay for a second try and take the card up again."""
    seat = position.thrower[slot]
    card = position.thrown[slot]
    position.tell(events.RETHROWN, seat, god_of(card), kind_of(card))
    position.faith[position.board_of(seat)] -= 1
    position.rethrown |= i64(1) << seat
    if position.place[card] == n.TABLE:
        take_up(position, card)
    position.place[card] = n.AIR
    clear_aim(position, slot)
    position.due = i64(1) << slot
    position.stage = n.PLANNING
    position.answered()


def keep(position: Position, slot: i64) -> None:
    """Leave a card where it fell."""
    card = position.thrown[slot]
    position.tell(events.LEFT_LYING, position.thrower[slot], god_of(card), kind_of(card))
    position.kept |= i64(1) << slot
    position.answered()
