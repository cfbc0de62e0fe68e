"""Actions as text that reads and round-trips: `play air-strike`, `at suburb-3`, `unit battle-tank-2`, `attack units`.

A Location or Item is written by its card and the number it was played as; `rubble-3` is what is left of a Location.
Players are letters.
"""

from __future__ import annotations

import re

import bestiary.games.mashup.rules.numbers as n
from bestiary.core.errors import BadNotation
from bestiary.games.mashup.content.cards import FOODS
from bestiary.games.mashup.content.sets import card_number, standard_cards
from bestiary.games.mashup.state import Mashup

SEATS = "abcdef"
PLAIN = {
    "at nowhere": n.A_NOWHERE,
    "infantry": n.A_FIGURE,
    "building": n.A_BUILDING,
    "use": n.A_USE,
    "attack units": n.A_ATTACK_UNITS,
    "attack location": n.A_ATTACK_LOCATION,
    "attack monster": n.A_ATTACK_MONSTER,
    "breathe": n.A_BREATHE,
    "sleep": n.A_SLEEP,
    "pass": n.A_PASS,
    "wait": n.A_WAIT,
    "done": n.A_DONE,
    "grow": n.A_GROW,
    "stop": n.A_STOP,
    "idle": n.A_IDLE,
    "flee": n.A_FLEE,
    "stay": n.A_STAY,
    "come": n.A_COME,
    "strike": n.A_STRIKE,
    "hold": n.A_HOLD,
    "breath hit": n.A_BREATH_HIT,
    "again": n.A_AGAIN,
}
ON_CARD = {  # a word: the action for the first card, that card, and the one after the last
    "play": (n.A_PLAY, 0, n.MAIN),
    "before": (n.A_BEFORE, n.FIRST_ACTION, n.MAIN),
    "mutation": (n.A_MUTATION, n.FIRST_MUTATION, n.KINDS),
    "discard": (n.A_DISCARD, 0, n.MAIN),
}
CARD = re.compile(rf"({'|'.join(ON_CARD)}) ([a-z-]+)")
NUMBERED = re.compile(r"(at|unit) ([a-z-]+)-([1-9][0-9]?)")
PLAYER = re.compile(rf"monster ([{SEATS}])")
TOKEN = re.compile(rf"food ({'|'.join(FOODS)})")


def location_name(state: Mashup, slot: int) -> str:
    """Return a Location by its card and number."""
    rubble = state.site[slot] == n.RUBBLE
    return f"{'rubble' if rubble else standard_cards()[state.site_kind[slot]].name}-{slot + 1}"


def item_name(state: Mashup, thing: int) -> str:
    """Return an Item by its card and number."""
    return f"{standard_cards()[state.thing_kind[thing]].name}-{thing + 1}"


def write_action(state: Mashup, action: int) -> str:
    """Write an action as text."""
    for text, number in PLAIN.items():
        if action == number:
            return text
    for word, (first, card, last) in ON_CARD.items():
        if first <= action < first + last - card:
            return f"{word} {standard_cards()[action - first + card].name}"
    if n.A_PLACE <= action < n.A_NOWHERE and action - n.A_PLACE < state.slots:
        return f"at {location_name(state, action - n.A_PLACE)}"
    if n.A_UNIT <= action < n.A_FIGURE and action - n.A_UNIT < state.things:
        return f"unit {item_name(state, action - n.A_UNIT)}"
    if n.A_MONSTER <= action < n.A_MONSTER + state.seats:
        return f"monster {SEATS[action - n.A_MONSTER]}"
    if n.A_FOOD <= action < n.A_USE:
        return f"food {FOODS[action - n.A_FOOD]}"
    raise BadNotation(f"action {action} means nothing here: there is no such Location, Item or player")


def read_action(state: Mashup, text: str) -> int:
    """Read an action from text."""
    words = " ".join(text.split()).lower()
    if words in PLAIN:
        return int(PLAIN[words])
    if match := CARD.fullmatch(words):
        first, card, last = ON_CARD[match[1]]
        try:
            number = card_number(match[2])
        except KeyError:
            raise BadNotation(f"there is no card {match[2]!r}; write for example {match[1]} blaze") from None
        if card <= number < last:
            return int(first + number - card)
    if match := NUMBERED.fullmatch(words):
        number = int(match[3]) - 1
        if match[1] == "at" and number < state.slots and location_name(state, number) == f"{match[2]}-{match[3]}":
            return int(n.A_PLACE) + number
        if match[1] == "unit" and number < state.things and item_name(state, number) == f"{match[2]}-{match[3]}":
            return int(n.A_UNIT) + number
    if (match := PLAYER.fullmatch(words)) and match[1] in SEATS[: state.seats]:
        return int(n.A_MONSTER) + SEATS.index(match[1])
    if match := TOKEN.fullmatch(words):
        return int(n.A_FOOD) + FOODS.index(match[1])
    raise BadNotation(
        f"{text!r} is no action of mashup here; write for example play blaze, at suburb-3, monster b, "
        "attack location, strike, food meeple, pass or done"
    )
