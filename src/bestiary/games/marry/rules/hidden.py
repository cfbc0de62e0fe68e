"""Who may know what: hands are hidden, and nobody knows what lies in the deck (rulings A-26 and A-41)."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules.cards import take
from bestiary.games.marry.rules.numbers import CARD_KINDS, CARDS
from bestiary.games.marry.rules.position import Position, hand_cell


def hide(position: Position, seat: i64) -> None:
    """Take out of a position what the seat may not know: the other hands and the deck."""
    hand, deck = position.hand, position.deck
    own = hand_cell(seat, 0)
    at: i64 = 0
    while at < position.seats * CARD_KINDS:
        if at < own or at >= own + CARD_KINDS:
            hand[at] = HIDDEN
        at += 1
    at = 0
    while at < CARD_KINDS:
        deck[at] = HIDDEN
        at += 1


def fill(position: Position, chance: Chance) -> None:
    """Deal the cards that are neither discarded nor held in a known hand to the hidden hands and the deck."""
    pool = CARDS[:]
    for kind in position.pile:
        pool[kind] -= 1
    at: i64 = 0
    while at < position.seats * CARD_KINDS:
        if position.hand[at] != HIDDEN:
            pool[at % CARD_KINDS] -= position.hand[at]
        at += 1
    left: i64 = 0
    for count in pool:
        left += count
    seat: i64 = 0
    while seat < position.seats:
        if position.hand[hand_cell(seat, 0)] == HIDDEN:
            at = 0
            while at < CARD_KINDS:
                position.hand[hand_cell(seat, at)] = 0
                at += 1
            dealt: i64 = 0
            while dealt < position.hand_size[seat]:
                position.hand[hand_cell(seat, take(pool, chance.below(left)))] += 1
                left -= 1
                dealt += 1
        seat += 1
    position.deck = pool
