"""Several small numbers kept as one: targets, sealed answers, Infamy, fires, places in events, and rolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT_BITS: Final[i64] = 3
SEATS: Final[i64] = 8  # room for a seat
PLACE_BITS: Final[i64] = 6
PLACES: Final[i64] = 64  # room for a slot, or for a target's code
WINDOW_BITS: Final[i64] = 4
WINDOWS: Final[i64] = 16  # room for a window
MANY: Final[i64] = 1000  # more hits than one roll can have

# A target: none, a monster or its player, or a Location
NO_TARGET: Final[i64] = 0
FIRST_SEAT: Final[i64] = 1
FIRST_SLOT: Final[i64] = 8


def on_monster(seat: i64) -> i64:
    """Return the target that is a monster or its player."""
    return FIRST_SEAT + seat


def at_slot(slot: i64) -> i64:
    """Return the target that is a Location."""
    return FIRST_SLOT + slot


def is_slot(target: i64) -> bool:
    """Tell whether a target is a Location."""
    return target >= FIRST_SLOT


def seat_of(target: i64) -> i64:
    """Return the seat of a target that is a monster or its player."""
    return target - FIRST_SEAT


def slot_of(target: i64) -> i64:
    """Return the slot of a target that is a Location."""
    return target - FIRST_SLOT


# A sealed answer that plays a card; smaller numbers are answers without one


def playing(kind: i64, target: i64) -> i64:
    """Return the answer that plays a card at a target."""
    return (kind + 1) * PLACES + target


def plays(answer: i64) -> bool:
    """Tell whether an answer plays a card."""
    return answer >= PLACES


def answer_card(answer: i64) -> i64:
    """Return the card that an answer plays."""
    return (answer >> PLACE_BITS) - 1


def answer_target(answer: i64) -> i64:
    """Return what an answer's card is played at."""
    return answer & (PLACES - 1)


# A card that is being resolved: its frame holds the card, its player and target, and where it stands


def aimed(seat: i64, target: i64) -> i64:
    """Return a card's player and target as its frame holds them."""
    return seat + SEATS * target


def player_of(aim: i64) -> i64:
    """Return the player of a card."""
    return aim & (SEATS - 1)


def target_of(aim: i64) -> i64:
    """Return the target of a card."""
    return aim >> SEAT_BITS


def next_effect(course: i64) -> i64:
    """Return where a card stands once the effect that is due has been begun."""
    return course + WINDOWS


def window_of(course: i64) -> i64:
    """Return the window in which a card was played; 0 in a step of one's own."""
    return course & (WINDOWS - 1)


def effect_due(course: i64) -> i64:
    """Return the number of a card's effect that comes next."""
    return course >> WINDOW_BITS


# Cards that lie somewhere for somebody


def infamy_of(kind: i64, seat: i64) -> i64:
    """Return a card under a player's chart."""
    return kind * SEATS + seat


def infamy_card(gained: i64) -> i64:
    """Return the card that lies under a chart."""
    return gained >> SEAT_BITS


def infamy_seat(gained: i64) -> i64:
    """Return the player under whose chart a card lies."""
    return gained & (SEATS - 1)


def fire_at(kind: i64, slot: i64) -> i64:
    """Return a card that still burns at a Location."""
    return kind * PLACES + slot


def fire_card(fire: i64) -> i64:
    """Return the card that burns."""
    return fire >> PLACE_BITS


def fire_slot(fire: i64) -> i64:
    """Return where a card burns."""
    return fire & (PLACES - 1)


# A place as events name it: with the card that lies or lay there, none for nowhere


def place_with(kind: i64, slot: i64) -> i64:
    """Return a Location as events name it."""
    return slot + PLACES * (kind + 1)


def place_card(spot: i64) -> i64:
    """Return the card of a Location that an event names, -1 for nowhere in particular."""
    return (spot >> PLACE_BITS) - 1


def place_slot(spot: i64) -> i64:
    """Return the place that an event names."""
    return spot & (PLACES - 1)


# A roll: hits, and how many of its dice show a six


def rolled(hits: i64, sixes: i64) -> i64:
    """Return what a roll came to."""
    return hits + MANY * sixes


def hits_of(roll: i64) -> i64:
    """Return the hits of a roll."""
    return roll % MANY


def sixes_of(roll: i64) -> i64:
    """Return the sixes of a roll."""
    return roll // MANY
