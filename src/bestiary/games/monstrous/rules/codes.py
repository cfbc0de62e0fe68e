"""Numbers that hold two things, and their readers: cards, and the actions that name a card's side or a swap."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules import numbers as n


def monster_card(god: i64, kind: i64) -> i64:
    """Return the card of a god's monster."""
    return god * n.MONSTERS + kind


def god_of(card: i64) -> i64:
    """Return the god whose monster a card is."""
    return card // n.MONSTERS


def kind_of(card: i64) -> i64:
    """Return which of the twelve monsters a card is."""
    return card % n.MONSTERS


def place_card(place: i64) -> i64:
    """Return the card of the location in a place."""
    return n.MONSTER_CARDS + place


def place_of(card: i64) -> i64:
    """Return the place whose location a card is."""
    return card - n.MONSTER_CARDS


def thrown_kind(action: i64) -> i64:
    """Return the monster that an action throws."""
    return (action - n.THROW) // n.SIDES


def thrown_side(action: i64) -> i64:
    """Return the side that an action throws it with."""
    return (action - n.THROW) % n.SIDES


def swapped_place(action: i64) -> i64:
    """Return the place whose location an action swaps."""
    return (action - n.SWAP) // n.LOCATIONS


def swapped_location(action: i64) -> i64:
    """Return the location that an action lays there."""
    return (action - n.SWAP) % n.LOCATIONS
