"""Throw Step 2: the traps among what is hit work first, in the order of turns."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of
from bestiary.games.monstrous.rules.gains import gain
from bestiary.games.monstrous.rules.hits import holds, without
from bestiary.games.monstrous.rules.piles import discard, return_to_deck
from bestiary.games.monstrous.rules.position import Position


def traps_among(position: Position, hits: vec[i64]) -> vec[i64]:
    """Return the traps among hits in the order of turns, beginning with the god who threw (M9)."""
    found = vec[i64]()
    step: i64 = 0
    while step < position.boards():
        board = (position.turn + step) % position.boards()
        for card in hits:
            if card < n.MONSTER_CARDS and god_of(card) == board and is_trap(position, card):
                found = append(found, card)
        step += 1
    return found


def is_trap(position: Position, card: i64) -> bool:
    """Tell whether a monster was a trap before this throw: cards thrown together are none for each other."""
    just_thrown = card == position.thrown[0] or card == position.thrown[1]
    return not just_thrown and position.power(card, n.WHEN_HIT) != n.NO_POWER


def spring_traps(position: Position, slot: i64) -> None:
    """Let every trap of the snapshot work, even if the card that sprang it is gone by then (M8, M49).

    Whoever owns several says which comes next; with the shipped ones that changes nothing, so nobody is asked (M9).
    """
    traps = traps_among(position, position.snapshot)
    while len(traps) > 0:
        owner = god_of(traps[0])
        if position.own_traps and len(traps) > 1 and god_of(traps[1]) == owner:
            position.put_ask(n.ASK_TRAP, owner, slot, owner)
            return
        spring(position, slot, traps[0])
        traps = traps_among(position, position.snapshot)


def why_not_trap(position: Position, card: i64) -> i64:
    """Return why a card can't work next: it is no trap of the god who is asked, or has worked already."""
    waits = god_of(card) == position.ask_b and holds(position.snapshot, card) and is_trap(position, card)
    return i64(0) if waits else n.R_TARGET


def choose_trap(position: Position, card: i64) -> None:
    """Let the trap work that its owner names, then go on with the others."""
    slot = position.ask_a
    position.tell(events.ORDERED, position.ask_seat, god_of(card), kind_of(card))
    position.answered()
    spring(position, slot, card)
    spring_traps(position, slot)


def spring(position: Position, slot: i64, trap: i64) -> None:
    """Let one trap work; it is no longer among those that wait."""
    board = god_of(trap)
    power = position.power(trap, n.WHEN_HIT)
    position.snapshot = without(position.snapshot, trap)
    if power == n.PETRIFY:
        position.tell(events.PETRIFIED, board, kind_of(trap))
        discard(position, position.thrown[slot])
    elif power == n.GAIN_FAITH:
        gain(position, board, position.amount(trap, n.WHEN_HIT), kind_of(trap))
    else:
        assert power == n.REBIRTH
        position.tell(events.REBORN, board, kind_of(trap))
        return_to_deck(position, trap)
