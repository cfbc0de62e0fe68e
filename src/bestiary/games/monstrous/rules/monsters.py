"""Throw Step 3: what monsters do to those they hit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import kind_of
from bestiary.games.monstrous.rules.cyclops import choose_pick
from bestiary.games.monstrous.rules.draws import draw_for
from bestiary.games.monstrous.rules.gains import gain, gain_throws, take_faith
from bestiary.games.monstrous.rules.hits import holds, monsters_of, places_of
from bestiary.games.monstrous.rules.piles import discard, return_to_hand
from bestiary.games.monstrous.rules.position import Position


def meets(position: Position, slot: i64, condition: i64, hits: vec[i64]) -> bool:
    """Tell whether a thrown card has a power under a condition, and hits what it asks for."""
    if position.power(position.thrown[slot], condition) == n.NO_POWER:
        return False
    if condition == n.HIT_MONSTERS:
        return len(monsters_of(hits)) > 0
    if condition == n.HIT_LOCATION:
        return len(places_of(hits)) > 0
    return len(places_of(hits)) == 0


def has_power(position: Position, slot: i64, hits: vec[i64]) -> bool:
    """Tell whether a thrown card has a power whose condition is met."""
    condition = n.HIT_MONSTERS
    while condition <= n.MISS_LOCATION:
        if meets(position, slot, condition, hits):
            return True
        condition += 1
    return False


def put_powers(position: Position, slot: i64) -> None:
    """Let the powers wait whose conditions are met by the snapshot; what is put on first is used last."""
    condition = n.MISS_LOCATION
    while condition >= n.HIT_MONSTERS:
        if meets(position, slot, condition, position.snapshot):
            position.push(n.W_POWER, slot, condition)
        condition -= 1


def use_power(position: Position, slot: i64, condition: i64) -> None:
    """Use a monster's power whose condition is met."""
    card = position.thrown[slot]
    if position.place[card] != n.TABLE:
        return
    power = position.power(card, condition)
    amount = position.amount(card, condition)
    board = position.board_of(position.thrower[slot])
    monster = kind_of(card)
    if power == n.GAIN_FAITH:
        gain(position, board, amount, monster)
    elif power == n.GAIN_EACH:
        gain(position, board, amount * len(monsters_of(position.snapshot)), monster)
    elif power == n.TAKE:
        choose_victim(position, slot)
    elif power == n.DISCARD:
        for hit in monsters_of(position.snapshot):
            discard(position, hit)
    elif power == n.RETURN:
        for hit in monsters_of(position.snapshot):
            return_to_hand(position, hit)
    elif power == n.THROW_ONE:
        choose_pick(position, slot)
    elif power == n.EXTRA_THROW:
        gain_throws(position, board, amount)
    elif power == n.DRAW_CARDS:
        draw_for(position, slot, amount)
    elif power == n.DOUBLE_FAITH:
        position.doubled |= i64(1) << slot
        position.tell(events.DOUBLED, board)
    else:
        assert power == n.COME_BACK
        return_to_hand(position, card)


def condition_of(position: Position, card: i64, power: i64) -> i64:
    """Return the condition under which a monster has a power."""
    condition: i64 = 0
    while position.power(card, condition) != power:
        condition += 1
    return condition


# Taking Faith from a god


def choose_victim(position: Position, slot: i64) -> None:
    """Ask whom to take Faith from, if several gods' monsters are hit."""
    only = n.NOBODY
    found: i64 = 0
    board: i64 = 0
    while board < position.boards():
        if is_victim(position, board):
            only = board
            found += 1
        board += 1
    if found > 1:
        position.put_ask(n.ASK_VICTIM, position.thrower[slot], slot)
    else:
        rob_victim(position, slot, only)


def is_victim(position: Position, board: i64) -> bool:
    """Tell whether a monster of a god is in the snapshot."""
    card = board * n.MONSTERS
    while card < (board + 1) * n.MONSTERS:
        if holds(position.snapshot, card):
            return True
        card += 1
    return False


def why_not_victim(position: Position, board: i64) -> i64:
    """Return why no Faith can be taken from a god."""
    return i64(0) if is_victim(position, board) else n.R_GOD


def rob_victim(position: Position, slot: i64, victim: i64) -> None:
    """Take Faith from the god of a hit monster."""
    card = position.thrown[slot]
    position.answered()
    board = position.board_of(position.thrower[slot])
    if board == victim:
        position.tell(events.TOOK, board, victim, 0)
    take_faith(position, board, victim, position.amount(card, condition_of(position, card, n.TAKE)))
