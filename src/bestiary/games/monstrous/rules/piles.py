"""Decks, hands and Underworlds, and the ways of cards between them and the table."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of
from bestiary.games.monstrous.rules.position import Position

# Decks: a pool that is drawn from, with a top that is known because decks lie face up (M29)


def known_cards(position: Position, seat: i64) -> i64:
    """Return how many cards of a deck are known from the top on."""
    found: i64 = 0
    card = position.board_of(seat) * n.MONSTERS
    last = card + n.MONSTERS
    while card < last:
        if position.place[card] == n.DECK and position.holder[card] == seat and position.depth[card] > found:
            found = position.depth[card]
        card += 1
    return found


def deck_card(position: Position, seat: i64, depth: i64) -> i64:
    """Return the card at a known depth of a deck, or NOBODY."""
    card = position.board_of(seat) * n.MONSTERS
    last = card + n.MONSTERS
    while card < last:
        if position.place[card] == n.DECK and position.holder[card] == seat and position.depth[card] == depth:
            return card
        card += 1
    return n.NOBODY


def turn_up(position: Position, seat: i64, number: i64) -> None:
    """Make a deck known down to a number of cards, as far as it goes; chance says which they are."""
    known = known_cards(position, seat)
    size = position.held(seat, n.DECK)
    while known < number and known < size:
        pick = position.chance.below(size - known)
        card = position.board_of(seat) * n.MONSTERS
        while True:
            if position.place[card] == n.DECK and position.holder[card] == seat and position.depth[card] == 0:
                if pick == 0:
                    break
                pick -= 1
            card += 1
        known += 1
        position.depth[card] = known
        position.tell(events.DECK_TOP, seat, kind_of(card), known)


def take_from_deck(position: Position, card: i64) -> None:
    """Move a known card of a deck to its holder's hand; the next one shows."""
    seat = position.holder[card]
    depth = position.depth[card]
    other = position.board_of(seat) * n.MONSTERS
    last = other + n.MONSTERS
    while other < last:
        if position.place[other] == n.DECK and position.holder[other] == seat and position.depth[other] > depth:
            position.depth[other] -= 1
        other += 1
    position.depth[card] = 0
    position.place[card] = n.HAND
    position.tell(events.DREW, seat, kind_of(card))
    turn_up(position, seat, 1)


def draw(position: Position, seat: i64) -> None:
    """Draw the top card of a deck, if there is one."""
    card = deck_card(position, seat, 1)
    if card != n.NOBODY:
        take_from_deck(position, card)


def put_on_deck(position: Position, card: i64) -> None:
    """Lay a card that lies nowhere on top of its holder's deck."""
    seat = position.holder[card]
    other = position.board_of(seat) * n.MONSTERS
    last = other + n.MONSTERS
    while other < last:
        if position.place[other] == n.DECK and position.holder[other] == seat and position.depth[other] > 0:
            position.depth[other] += 1
        other += 1
    position.place[card] = n.DECK
    position.depth[card] = 1


def is_in(position: Position, card: i64, board: i64, where: i64) -> bool:
    """Tell whether a card is in a god's pile."""
    return god_of(card) == board and position.place[card] == where


# From the table


def take_up(position: Position, card: i64) -> None:
    """Take a card from the table; nothing else moves before the next throw (M56)."""
    left = vec[i64]()
    i: i64 = 0
    while i < len(position.pairs):
        if position.pairs[i] != card and position.pairs[i + 1] != card:
            left = append(left, position.pairs[i])
            left = append(left, position.pairs[i + 1])
        i += 2
    position.pairs = left
    i = 0
    while i < n.POSE:
        position.poses[card * n.POSE + i] = 0
        i += 1


def discard(position: Position, card: i64) -> None:
    """Put a monster of the table into its god's Underworld."""
    if position.place[card] != n.TABLE:
        return
    take_up(position, card)
    position.place[card] = n.UNDERWORLD
    position.tell(events.DISCARDED, god_of(card), kind_of(card))


def return_to_hand(position: Position, card: i64) -> None:
    """Give a monster of the table back to the hand that it was thrown from."""
    if position.place[card] != n.TABLE:
        return
    take_up(position, card)
    position.place[card] = n.HAND
    position.tell(events.TO_HAND, god_of(card), kind_of(card), position.holder[card])


def return_to_deck(position: Position, card: i64) -> None:
    """Put a monster of the table on top of its deck."""
    if position.place[card] != n.TABLE:
        return
    take_up(position, card)
    put_on_deck(position, card)
    position.tell(events.TO_DECK, god_of(card), kind_of(card), position.holder[card])


def raise_up(position: Position, card: i64, seat: i64) -> None:
    """Take a monster out of its god's Underworld into a hand."""
    position.place[card] = n.HAND
    position.holder[card] = seat
    position.tell(events.TO_HAND, god_of(card), kind_of(card), seat)
