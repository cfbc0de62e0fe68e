"""Cards in hand: drawing, and discarding at the end of a turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.chance import Chance
from bestiary.games.mashup.rules.position import NOBODY, Position


def draw_from(left: vec[i64], total: i64, chance: Chance) -> i64:
    """Take one card out of counts by kind, each card as likely."""
    pick = chance.below(total)
    kind: i64 = 0
    while pick >= left[kind]:
        pick -= left[kind]
        kind += 1
    left[kind] -= 1
    return kind


def draw(position: Position, seat: i64) -> None:
    """Draw a card from the Main Deck, if there is one."""
    if position.deck_size == 0:
        return
    kind = draw_from(position.deck, position.deck_size, position.chance)
    position.hand[seat * n.MAIN + kind] += 1
    position.hand_size[seat] += 1
    drawn(position, seat, kind)


def drawn(position: Position, seat: i64, kind: i64) -> None:
    """Tell everyone that a card was drawn, and its player which."""
    position.deck_size -= 1
    position.revealed += 1
    position.tell(e.DREW, seat)
    log = position.log
    if log is not None:
        log.put(e.DREW_CARD, i64(1) << seat, kind)
    if position.deck_size == 0:
        position.tell(e.DECK_OUT)


def count_spent(position: Position, kind: i64) -> None:
    """Count a card that everyone sees leave a hand."""
    if kind >= n.FIRST_ACTION:
        position.spent_actions += 1
    elif kind >= n.FIRST_ITEM:
        position.spent_items += 1


# Two cards for one, and down to the hand limit


def limit(position: Position, seat: i64) -> i64:
    """Return how many cards a player keeps at the end of a turn."""
    return n.HAND_KEPT + body.trait(position, seat, c.KEEP_CARDS)


def may_exchange(position: Position) -> bool:
    """Tell whether two cards can be discarded for one."""
    return position.cards_of(position.turn) >= 2 and position.deck_size > 0


def offer_exchange(position: Position) -> None:
    """Let the active player discard two cards for one, as long as it can be done."""
    if may_exchange(position):
        position.push(n.F_SWAPPING, NOBODY)


def swap(position: Position, action: i64) -> None:
    """Discard a card towards an exchange, or end exchanging; the second one is replaced."""
    if action == n.A_DONE:
        position.pop()
        return
    if position.top_value(n.PUT_DOWN) == NOBODY:
        position.tell(e.EXCHANGES, position.turn)
        put_down(position, action - n.A_DISCARD)
        position.set_top(n.PUT_DOWN, action - n.A_DISCARD)
        return
    put_down(position, action - n.A_DISCARD)
    kind = draw_from(position.deck, position.deck_size, position.chance)
    position.locked[kind] += 1
    position.locked_size += 1
    drawn(position, position.turn, kind)
    position.set_top(n.PUT_DOWN, NOBODY)
    if not may_exchange(position):
        position.pop()


def put_down(position: Position, kind: i64) -> None:
    """Discard a card; of two alike, the one that can't be played this turn."""
    seat = position.turn
    locked: i64 = 0
    if position.locked[kind] > 0:
        position.locked[kind] -= 1
        position.locked_size -= 1
        locked = 1
    else:
        position.hand[seat * n.MAIN + kind] -= 1
        position.hand_size[seat] -= 1
    position.discard[kind] += 1
    count_spent(position, kind)
    position.tell(e.DISCARDED, seat, kind, locked)


def ask_to_shed(position: Position) -> None:
    """Let the active player discard what is above the hand limit."""
    if position.cards_of(position.turn) > limit(position, position.turn):
        position.push(n.F_SHEDDING)


def shed(position: Position, kind: i64) -> None:
    """Discard a card down to the hand limit."""
    put_down(position, kind)
    if position.cards_of(position.turn) <= limit(position, position.turn):
        position.pop()


def unlock(position: Position) -> None:
    """Let the cards drawn in exchange be played from now on."""
    seat = position.turn
    kind: i64 = 0
    while position.locked_size and kind < n.MAIN:
        position.hand[seat * n.MAIN + kind] += position.locked[kind]
        position.locked[kind] = 0
        kind += 1
    position.hand_size[seat] += position.locked_size
    position.locked_size = 0


def why_not_discard(position: Position, action: i64) -> i64:
    """Return the rule by which a card can't be discarded, or exchanging be ended, or 0."""
    if action == n.A_DONE:
        ends = position.top() == n.F_SWAPPING and position.top_value(n.PUT_DOWN) == NOBODY
        return i64(0) if ends else n.B_35_EXCHANGE
    if action == n.A_GROW:  # it is too late for that, which the rule of growing says
        return n.R_GROW
    if action < n.A_DISCARD or action >= n.A_BREATH_HIT:
        return n.R_NOT_NOW
    kind = action - n.A_DISCARD
    return i64(0) if position.hand[position.turn * n.MAIN + kind] + position.locked[kind] > 0 else n.R_NOT_HELD
