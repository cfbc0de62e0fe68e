"""Reads what every card does, as shipped or as a designer changed it, and says what is wrong with a bad text."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from bestiary.core.errors import BadOption
from bestiary.games.monstrous.rules import numbers as n

SOURCES = ("rulebook", "deduced", "public", "ours")
CONDITIONS = ("when-hit", "hit-monsters", "hit-location", "miss-location")
COMMON = "common"
PLATES = ("red", "bronze", "iron")
MOST_FAITH = 9
NUMBER = re.compile(r"[0-9]{1,9}")


class Effect(NamedTuple):
    """An operation by its name: its number, the most it can be given, and the conditions it goes with."""

    number: int
    most: int  # 0 if it takes no amount
    conditions: tuple[str, ...] = ()


EFFECTS = {
    "petrify": Effect(int(n.PETRIFY), 0, ("when-hit",)),
    "gain": Effect(int(n.GAIN_FAITH), 9, CONDITIONS),
    "rebirth": Effect(int(n.REBIRTH), 0, ("when-hit",)),
    "gain-each": Effect(int(n.GAIN_EACH), 9, ("hit-monsters",)),
    "take": Effect(int(n.TAKE), 9, ("hit-monsters",)),
    "discard": Effect(int(n.DISCARD), 0, ("hit-monsters",)),
    "return": Effect(int(n.RETURN), 0, ("hit-monsters",)),
    "throw-one": Effect(int(n.THROW_ONE), 0, ("hit-monsters",)),
    "extra-throw": Effect(int(n.EXTRA_THROW), 3, ("hit-monsters", "hit-location")),
    "draw": Effect(int(n.DRAW_CARDS), 3, ("hit-monsters", "hit-location", "miss-location")),
    "double-faith": Effect(int(n.DOUBLE_FAITH), 0, ("hit-location",)),
    "come-back": Effect(int(n.COME_BACK), 0, ("miss-location",)),
}
PLACE_EFFECTS = {
    "none": Effect(int(n.NO_POWER), 0),
    "take-here": Effect(int(n.TAKE_HERE), 9),
    "gain-or-draw": Effect(int(n.GAIN_OR_DRAW), 3),
    "discard-any": Effect(int(n.DISCARD_ANY), 0),
    "most-at-end": Effect(int(n.MOST_AT_END), 9),
    "gain-here": Effect(int(n.GAIN_HERE), 9),
    "extra-throw": Effect(int(n.PLACE_THROW), 3),
    "take-leader": Effect(int(n.TAKE_LEADER), 9),
    "to-deck": Effect(int(n.BURY_ANY), 0),
    "raise": Effect(int(n.RAISE), 0),
    "foresee": Effect(int(n.FORESEE), 3),
    "others-gain": Effect(int(n.OTHERS_GAIN), 9),
}


class BadPowers(BadOption):
    """An error of powers that can't be played with; names the line and the reason."""


class Power(msgspec.Struct, frozen=True):
    """One thing that a card does."""

    condition: str  # empty for a location: it is hit
    effect: str
    amount: int = 0

    def __str__(self) -> str:
        text = f"{self.effect} {self.amount}" if self.amount else self.effect
        return f"{self.condition}: {text}" if self.condition else text


class MonsterCard(msgspec.Struct, frozen=True):
    """A kind of monster, or the common side."""

    name: str
    plate: str
    powers: tuple[Power, ...]
    source: str


class LocationCard(msgspec.Struct, frozen=True):
    """A location: its Faith and its power, and who says so of each."""

    name: str
    faith: int
    power: Power
    faith_source: str
    power_source: str


class Powers(msgspec.Struct, frozen=True):
    """What all cards do, in the order in which the rules number them."""

    monsters: tuple[MonsterCard, ...]  # the common side comes last
    locations: tuple[LocationCard, ...]


NAMES = (*n.MONSTER_NAMES, COMMON, *n.LOCATION_NAMES)


def parse_powers(text: str) -> Powers:
    """Read powers; # begins a comment, and lines may also be parted by semicolons."""
    monsters: dict[str, MonsterCard] = {}
    places: dict[str, LocationCard] = {}
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.partition("#")[0].split(";"):
            if not entry.strip():
                continue
            parts = [part.strip() for part in entry.split("|")]
            if len(parts) != 4:
                raise BadPowers(f"line {number}: a card has four parts between three |, not {entry.strip()!r}")
            name = parts[0]
            if name not in NAMES:
                raise BadPowers(f"line {number}: there is no card {name!r}; there are {', '.join(NAMES)}")
            if name in lines:
                raise BadPowers(f"line {number}: {name} stands in line {lines[name]} already")
            lines[name] = number
            if name in n.LOCATION_NAMES:
                places[name] = _location(number, parts)
            else:
                monsters[name] = _monster(number, parts)
    missing = [name for name in NAMES if name not in lines]
    if missing:
        raise BadPowers(f"the powers of {', '.join(missing)} are missing")
    return Powers(
        tuple(monsters[name] for name in NAMES if name in monsters), tuple(places[name] for name in n.LOCATION_NAMES)
    )


def is_number(text: str) -> bool:
    """Tell whether a text is a number in plain digits: other alphabets' would be read, and never be seen in a text."""
    return NUMBER.fullmatch(text) is not None


def has_own_traps(powers: Powers) -> bool:
    """Tell whether traps differ from those that are shipped, so that their order may matter (M9)."""
    traps, shipped = (
        [[power for power in card.powers if power.condition == "when-hit"] for card in cards.monsters]
        for cards in (powers, standard_powers())
    )
    return traps != shipped


def _monster(number: int, parts: list[str]) -> MonsterCard:
    name, plate, text, source = parts
    if plate not in PLATES:
        raise BadPowers(f"line {number}: a plate is one of {', '.join(PLATES)}, not {plate!r}")
    if (plate == "iron") != (name == COMMON):
        raise BadPowers(f"line {number}: the common side has an iron plate, and nothing else has")
    powers = tuple(_power(number, each) for each in text.split(",") if each.strip())
    conditions = [power.condition for power in powers]
    if len(set(conditions)) != len(conditions):
        raise BadPowers(f"line {number}: {name} has two powers under one condition")
    if ("when-hit" in conditions) != (plate == "red"):
        raise BadPowers(f"line {number}: a red plate is a trap's, and a trap has a when-hit power")
    if not powers:
        raise BadPowers(f"line {number}: {name} has no power")
    return MonsterCard(name, plate, powers, _source(number, source))


def _power(number: int, text: str) -> Power:
    condition, colon, effect = (part.strip() for part in text.partition(":"))
    if not colon or condition not in CONDITIONS:
        raise BadPowers(
            f"line {number}: a power is a condition ({', '.join(CONDITIONS)}), a colon and an effect, "
            f"not {text.strip()!r}"
        )
    name, amount = _effect(number, effect, EFFECTS)
    if condition not in EFFECTS[name].conditions:
        fits = ", ".join(each for each in EFFECTS if condition in EFFECTS[each].conditions)
        raise BadPowers(f"line {number}: {name} does not go with {condition}; {fits} do")
    return Power(condition, name, amount)


def _effect(number: int, text: str, effects: dict[str, Effect]) -> tuple[str, int]:
    words = text.split()
    if not words or words[0] not in effects:
        raise BadPowers(f"line {number}: an effect is one of {', '.join(effects)}, not {text!r}")
    most = effects[words[0]].most
    if most == 0:
        if len(words) != 1:
            raise BadPowers(f"line {number}: {words[0]} takes no number, so not {text!r}")
        return words[0], 0
    if len(words) != 2 or not is_number(words[1]) or not 1 <= int(words[1]) <= most:
        raise BadPowers(
            f"line {number}: {words[0]} takes a number from 1 to {most}, in digits from 0 to 9, so not {text!r}"
        )
    return words[0], int(words[1])


def _location(number: int, parts: list[str]) -> LocationCard:
    name, faith, text, sources = parts
    if not is_number(faith) or int(faith) > MOST_FAITH:
        raise BadPowers(
            f"line {number}: the Faith of a location is a number from 0 to {MOST_FAITH}, in digits from 0 to 9, "
            f"not {faith!r}"
        )
    effect, amount = _effect(number, text, PLACE_EFFECTS)
    said = [each.strip() for each in sources.split(",")]
    if len(said) != 2:
        raise BadPowers(
            f"line {number}: of a location it is told who gives the Faith and who the power, not {sources!r}"
        )
    return LocationCard(name, int(faith), Power("", effect, amount), _source(number, said[0]), _source(number, said[1]))


def _source(number: int, text: str) -> str:
    if text not in SOURCES:
        raise BadPowers(f"line {number}: who says so is one of {', '.join(SOURCES)}, not {text!r}")
    return text


def write_powers(powers: Powers) -> str:
    """Write powers in one line, as a record's header keeps them."""
    monsters = [f"{each.name}|{each.plate}|{','.join(map(str, each.powers))}|{each.source}" for each in powers.monsters]
    locations = [
        f"{each.name}|{each.faith}|{each.power}|{each.faith_source},{each.power_source}" for each in powers.locations
    ]
    return ";".join(monsters + locations)


def monster_column(powers: Powers) -> list[int]:
    """Return the monsters' powers as the rules keep them: operation and amount for each condition."""
    found: list[int] = []
    for card in powers.monsters:
        by_condition = {power.condition: power for power in card.powers}
        for condition in CONDITIONS:
            power = by_condition.get(condition)
            found += [EFFECTS[power.effect].number, power.amount] if power else [0, 0]
    return found


def place_column(powers: Powers) -> list[int]:
    """Return the locations as the rules keep them: Faith, operation and amount."""
    return [
        value
        for card in powers.locations
        for value in (card.faith, PLACE_EFFECTS[card.power.effect].number, card.power.amount)
    ]


@lru_cache(maxsize=64)
def read_columns(monsters: tuple[int, ...], places: tuple[int, ...]) -> Powers:
    """Read powers back from the rules' columns; whatever differs from what is shipped is marked as ours."""
    shipped = standard_powers()
    names = {effect.number: name for name, effect in EFFECTS.items()}
    place_names = {effect.number: name for name, effect in PLACE_EFFECTS.items()}
    cards = []
    for index, known in enumerate(shipped.monsters):
        row = monsters[index * int(n.POWER_ROW) : (index + 1) * int(n.POWER_ROW)]
        powers = tuple(
            Power(condition, names[row[at * 2]], row[at * 2 + 1])
            for at, condition in enumerate(CONDITIONS)
            if row[at * 2]
        )
        plate = (
            known.plate if known.name == COMMON else "red" if powers and powers[0].condition == "when-hit" else "bronze"
        )
        cards.append(known if powers == known.powers else MonsterCard(known.name, plate, powers, "ours"))
    locations = []
    for index, place in enumerate(shipped.locations):
        faith, effect, amount = places[index * int(n.PLACE_ROW) : (index + 1) * int(n.PLACE_ROW)]
        power = Power("", place_names[effect], amount)
        same = faith == place.faith and power == place.power
        locations.append(place if same else LocationCard(place.name, faith, power, "ours", "ours"))
    return Powers(tuple(cards), tuple(locations))


@cache
def standard_powers() -> Powers:
    """Read what is shipped."""
    return parse_powers((files("bestiary.games.monstrous.content") / "powers.txt").read_text("utf-8"))
