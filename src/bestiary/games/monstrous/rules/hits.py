"""What a card hits: the locations and monsters among what is seen to overlap it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of, place_card, place_of
from bestiary.games.monstrous.rules.position import Position


def holds(cards: vec[i64], card: i64) -> bool:
    """Tell whether a card is among others."""
    i: i64 = 0
    while i < len(cards):
        if cards[i] == card:
            return True
        i += 1
    return False


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """Return cards but for one."""
    found = vec[i64]()
    for each in cards:
        if each != card:
            found = append(found, each)
    return found


def places_of(hits: vec[i64]) -> vec[i64]:
    """Return the locations among hits."""
    found = vec[i64]()
    for card in hits:
        if card >= n.MONSTER_CARDS:
            found = append(found, card)
    return found


def monsters_of(hits: vec[i64]) -> vec[i64]:
    """Return the monsters among hits."""
    found = vec[i64]()
    for card in hits:
        if card < n.MONSTER_CARDS:
            found = append(found, card)
    return found


def monsters_at(position: Position, place: i64) -> vec[i64]:
    """Return all monsters that hit a location now, whoever threw them and when (M54)."""
    return monsters_of(position.look().hits(place_card(place)))


def hits_any_place(position: Position, card: i64) -> bool:
    """Tell whether a monster hits a location."""
    sight = position.look()
    place: i64 = 0
    while place < n.PLACES:
        if sight.hit(card, place_card(place)):
            return True
        place += 1
    return False


def tell_hits(position: Position, hits: vec[i64]) -> None:
    """Tell what a card hits."""
    for card in hits:
        if card < n.MONSTER_CARDS:
            position.tell(events.HIT, god_of(card), kind_of(card))
        else:
            position.tell(events.HIT_PLACE, position.location[place_of(card)])
    if len(hits) == 0:
        position.tell(events.HIT_NOTHING)
