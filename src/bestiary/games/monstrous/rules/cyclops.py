"""The Cyclops' throw inside a throw: a monster that he hits, and the location where it lands."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.aims import clear_aim
from bestiary.games.monstrous.rules.codes import god_of, kind_of, place_of
from bestiary.games.monstrous.rules.gains import gain_place
from bestiary.games.monstrous.rules.hits import holds, places_of
from bestiary.games.monstrous.rules.piles import take_up
from bestiary.games.monstrous.rules.position import Position


def choose_pick(position: Position, slot: i64) -> None:
    """Ask which hit monster is thrown, if there are several."""
    found: i64 = 0
    only = n.NOBODY
    for card in position.snapshot:
        if can_pick(position, card):
            found += 1
            only = card
    if found > 1:
        position.put_ask(n.ASK_PICK, position.thrower[slot], slot)
    elif found == 1:
        pick(position, slot, only)


def can_pick(position: Position, card: i64) -> bool:
    """Tell whether a Cyclops can throw a monster: it is in the snapshot and still lies there."""
    return card < n.MONSTER_CARDS and position.place[card] == n.TABLE and holds(position.snapshot, card)


def why_not_pick(position: Position, card: i64) -> i64:
    """Return why a Cyclops can't throw a monster."""
    return i64(0) if can_pick(position, card) else n.R_TARGET


def pick(position: Position, slot: i64, card: i64) -> None:
    """Take a hit monster up to throw it."""
    seat = position.thrower[slot]
    position.answered()
    position.tell(events.PICKED, seat, god_of(card), kind_of(card))
    take_up(position, card)
    position.place[card] = n.AIR
    other: i64 = 0
    while other < n.SUB:
        if position.thrown[other] == card:
            # A partner's card, thrown together with the Cyclops: no more a throw of its own
            position.thrown[other] = n.NOBODY
            position.pending &= ~(i64(1) << other)
        other += 1
    position.thrown[n.SUB] = card
    position.thrower[n.SUB] = seat
    position.kept &= ~(i64(1) << n.SUB)
    clear_aim(position, n.SUB)
    position.due = i64(1) << n.SUB
    position.stage = n.PLANNING


def land(position: Position) -> None:
    """Give what a card that a Cyclops threw is worth."""
    card = position.thrown[n.SUB]
    if position.place[card] != n.TABLE:
        return
    found: i64 = 0
    only = n.NOBODY
    for place in places_of(position.look().hits(card)):
        found += 1
        only = place_of(place)
    if found > 1:
        position.put_ask(n.ASK_FAITH, position.thrower[n.SUB], n.SUB)
    elif found == 1:
        gain_place(position, n.SUB, only)
