"""The first Action, a: a grave robbery, in which everyone may take part and all choose in secret."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.secrets as secrets
import bestiary.games.maker.rules.study as study
from bestiary.games.maker.rules.position import Position


def why_not_rob(position: Position, seat: i64) -> i64:
    """Return the rule against taking part in a robbery, or 0: it needs a robbery card face down."""
    return i64(0) if position.stones_left(seat) > 0 else n.M_3_NO_STONE


def announce(position: Position, seat: i64) -> None:
    """Begin a grave robbery and ask the others in turn."""
    position.tell(n.ROBBERY, seat)
    enter(position, seat)
    position.push(n.JOINING, seat)
    ask_next(position, seat)


def join(position: Position, seat: i64, joins: bool) -> None:
    """Take a seat's answer to an announced robbery."""
    position.tell(n.JOINED if joins else n.STAYED_OUT, seat)
    if joins:
        enter(position, seat)
    ask_next(position, seat)


def enter(position: Position, seat: i64) -> None:
    """Make a seat part of the robbery; its die goes up at once."""
    position.sealed[seat] = n.OPEN
    study.turn_die(position, seat, 1)


def ask_next(position: Position, seat: i64) -> None:
    """Ask the next seat that can take part, or let all who do choose."""
    following = (seat + 1) % position.seats
    while following != position.turn and why_not_rob(position, following):
        following = (following + 1) % position.seats
    position.pop()
    if following != position.turn:
        position.push(n.JOINING, following)
        return
    position.push(n.SEALING)
    seal_what_is_plain(position)


def seal_what_is_plain(position: Position) -> None:
    """Lay the last robbery card of everyone who has one alone: all can see which it is."""
    seat: i64 = 0
    while seat < position.seats:
        if position.sealed[seat] == n.OPEN and position.stones_left(seat) == 1:
            grave: i64 = 0
            while position.is_spent(seat, grave):
                grave += 1
            position.sealed[seat] = grave
        seat += 1
    if not choosing(position):
        resolve(position)


def choosing(position: Position) -> i64:
    """Return who takes part and has not chosen yet, as a mask."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if position.sealed[seat] == n.OPEN:
            mask |= i64(1) << seat
        seat += 1
    return mask


def why_not_choose(position: Position, seat: i64, grave: i64) -> i64:
    """Return the rule against the choice of a grave, or 0."""
    if grave >= position.graves():
        return n.R_NO_GRAVE
    return n.R_STONE_OPEN if position.is_spent(seat, grave) else i64(0)


def seal(position: Position, seat: i64, grave: i64) -> None:
    """Take a sealed choice; the last one turns all of them over."""
    position.sealed[seat] = grave
    if not choosing(position):
        resolve(position)


def resolve(position: Position) -> None:
    """Turn all choices over: a grave with one robber gives him its top card, a shared one nothing."""
    position.revealed += 1
    seat: i64 = 0
    while seat < position.seats:
        if position.sealed[seat] != n.OUT:
            position.stones[seat] |= i64(1) << position.sealed[seat]
            position.tell(n.CHOICE_SHOWN, seat, position.sealed[seat])
        seat += 1
    emptied: i64 = 0
    grave: i64 = 0
    while grave < position.graves():
        robbers = robbers_of(position, grave)
        if robbers > 1:
            position.tell(n.FOUGHT, grave)
        elif robbers == 1 and take_from_grave(position, grave):
            emptied |= i64(1) << grave
        grave += 1
    seat = 0
    while seat < position.seats:
        position.sealed[seat] = n.OUT
        seat += 1
    position.pop()
    refill(position, emptied)


def robbers_of(position: Position, grave: i64) -> i64:
    """Return how many chose a grave."""
    count: i64 = 0
    for choice in position.sealed:
        if choice == grave:
            count += 1
    return count


def take_from_grave(position: Position, grave: i64) -> bool:
    """Give the only robber of a grave its top card; tell whether that emptied it."""
    seat: i64 = 0
    while position.sealed[seat] != grave:
        seat += 1
    card = position.top_of(n.GRAVE + grave)
    if card == n.NOBODY:
        position.tell(n.GRAVE_EMPTY, seat, grave)
        return False
    position.tell(n.CARD_TAKEN, seat, grave, card, position.kind[card])
    secrets.receive(position, seat, card)
    study.turn_die(position, seat, -1)
    uncover(position, grave)
    return position.held[n.GRAVE + grave] == 0


def uncover(position: Position, grave: i64) -> None:
    """Let everyone see the back of a grave's top card."""
    card = position.top_of(n.GRAVE + grave)
    if card != n.NOBODY and not position.backs[card]:
        position.revealed += 1
        secrets.show_back(position, card, grave)


def refill(position: Position, emptied: i64) -> None:
    """Refill graves from the bottom of the Heap, card by card in grave order, up to three each."""
    laid: i64 = 0
    while emptied and laid < n.REFILL:
        grave: i64 = 0
        while grave < position.graves():
            if emptied >> grave & 1:
                card = position.card_at(n.HEAP, 0)
                if card == n.NOBODY:
                    return
                position.put(card, n.GRAVE + grave)
                position.tell(n.REFILLED, grave, card, position.kind[card])
            grave += 1
        laid += 1


def lay_on_heap(position: Position, card: i64) -> None:
    """Put a card on top of the Gallows Heap, which may feed empty graves."""
    position.put(card, n.HEAP)
    if position.refill != n.WHENEVER_POSSIBLE:
        return
    empty: i64 = 0
    grave: i64 = 0
    while grave < position.graves():
        if position.held[n.GRAVE + grave] == 0:
            empty |= i64(1) << grave
        grave += 1
    refill(position, empty)
