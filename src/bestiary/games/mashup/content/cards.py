"""Reads and writes one card of the set: a line with a deck, a name, copies, and fields parted by bars."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.errors import BadOption
from bestiary.games.mashup.content.operations import OPERATION_NAMES, OPERATIONS, TRIGGERS

DECKS = ("location", "item", "action", "mutation")
TAGS = (
    *("Rural", "Urban", "Coastal", "Industrial", "Military", "Science", "Landmark"),
    *("Unit", "Attachment", "Trap", "Consumable"),
    *("Infantry", "Police", "Vehicle", "Aircraft", "Robot", "Fortification", "Media", "Food", "Mutagen"),
    *("Breath", "Resistance", "Body"),
)
LOCATION_TAGS = TAGS[:7]
KINDS = {"item": TAGS[7:11], "mutation": TAGS[20:]}  # of which a card has exactly one
COLOURS = ("white", "black", "red", "green", "blue")
FOODS = ("foodstuff", "meat", "meeple", "infantry")
PLACES = ("any", "standing", "own", "monster")
TARGETS = (*("monster", "mutant", "grown", "monsters", "units", "meeple", "location", "own", "infamous", "self"),)
MOMENTS = ("any", "eating", "attacking", "growing", "destroyed", "unshot")
IDLE_WORDS = {  # words that looked as if they did something, and what does
    "follow": "an Item follows a monster because it goes 'on monster'",
    "shoot-nowhere": "a Unit that follows a monster shoots at it everywhere, because it goes 'on monster'",
    "target": "a card hits what it is played 'at'",
    "each-monster": "a card 'at monsters' hits each of them, and so does what happens when a Location is destroyed",
    "acting": "what is used while Eating or set off by an announcement hits the monster that does it",
}
FIELDS = {
    "location": ("tags", "hits", "infamy", "food", "bans", "bars", "picture"),
    "item": ("tags", "hits", "infamy", "food", "dice", "on", "bars", "picture"),
    "action": ("infamy", "at", "when", "bars", "picture"),
    "mutation": ("tags", "bars", "picture"),
}
NEEDED = {
    "location": ("tags", "hits", "bars"),
    "item": ("tags", "on", "bars"),
    "action": ("at", "when", "bars"),
    "mutation": ("tags", "bars"),
}
MOST_COPIES, MOST_HITS, MOST_INFAMY, MOST_TOKENS, MOST_DICE, MOST_NUMBER, BAR = 20, 24, 6, 9, 9, 9, 5


class BadCards(BadOption):
    """The fault of a card set that can't be played with; names the line and the reason."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a card does: what sets it off, the operation, and what the operation needs to know."""

    trigger: int
    operation: int
    number: int = 0
    colour: int = int(c.NO_COLOUR)
    tags: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the set; numbers stand for words as `rules/cards.py` counts them."""

    name: str
    deck: int
    copies: int
    tags: int = 0
    hits: int = 0
    infamy: int = 0
    food: tuple[int, int, int, int] = (0, 0, 0, 0)
    dice: int = 0
    colour: int = int(c.NO_COLOUR)
    on: int = 0
    on_tags: int = 0
    banned: int = 0
    when: int = 0
    abundance: int = 1
    usefulness: int = 1
    picture: str = ""  # what is drawn on it: looked at, never played with
    effects: tuple[Effect, ...] = ()

    @property
    def tag_names(self) -> tuple[str, ...]:
        """Return the tags as words."""
        return tag_names(self.tags)

    @property
    def is_unit(self) -> bool:
        """Tell whether it shoots and can be attacked."""
        return bool(self.tags & c.UNIT)


def tag_names(mask: int) -> tuple[str, ...]:
    """Return the tags of a mask as words."""
    return tuple(tag for place, tag in enumerate(TAGS) if mask >> place & 1)


class _Reader:
    """A reader of the fields of one line, which knows how to complain about them."""

    def __init__(self, line: int) -> None:
        self.line = line

    def wrong(self, reason: str) -> BadCards:
        return BadCards(f"line {self.line}: {reason}")

    def number(self, what: str, text: str, least: int, most: int) -> int:
        if not (text.isascii() and text.isdecimal()) or not least <= int(text[:9]) <= most:
            raise self.wrong(f"{what} is a number from {least} to {most}, not {text!r}")
        return int(text)

    def word(self, what: str, text: str, known: tuple[str, ...]) -> int:
        if text not in known:
            raise self.wrong(f"{what} is one of {', '.join(known)}, not {text!r}")
        return known.index(text)

    def slug(self, what: str, text: str) -> str:
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", text):
            raise self.wrong(f"{what} has small letters, figures and hyphens, not {text!r}")
        return text

    def tags(self, text: str, known: tuple[str, ...]) -> int:
        mask = 0
        for word in text.split():
            self.word("a tag", word, known)
            if mask >> TAGS.index(word) & 1:
                raise self.wrong(f"the tag {word} stands there twice")
            mask |= 1 << TAGS.index(word)
        return mask

    def dice(self, text: str, least: int = 1, most: int = MOST_DICE) -> tuple[int, int]:
        colour, _, number = text.partition(":")
        return self.word("the colour of dice", colour, COLOURS), self.number("dice", number, least, most)

    def food(self, text: str) -> tuple[int, int, int, int]:
        tokens = [0, 0, 0, 0]
        for word in text.split():
            name, _, number = word.partition(":")
            tokens[self.word("food", name, FOODS)] = self.number(name, number, 1, MOST_TOKENS)
        return tokens[0], tokens[1], tokens[2], tokens[3]

    def effect(self, trigger: str, text: str) -> Effect:
        name, *words = text.split() or [""]
        if idle := next((word for word in (name, *words) if word in IDLE_WORDS), ""):
            raise self.wrong(f"{idle!r} says nothing here: {IDLE_WORDS[idle]}; leave it out")
        if name not in OPERATIONS:
            raise self.wrong(f"there is no effect {name!r}; effects are {', '.join(OPERATIONS)}")
        shape = OPERATIONS[name].shape
        if trigger not in OPERATIONS[name].set_off_by:
            raise self.wrong(
                f"{name} does nothing after {trigger!r}; write it after {' or '.join(OPERATIONS[name].set_off_by)}"
            )
        if len(words) != len(shape):
            told = {"#": "a number", "c": "a colour", "d": "dice (colour:number)", "t": "a tag"}
            needs = " and ".join(told[letter] for letter in shape) or "nothing"
            raise self.wrong(f"after {name} stands {needs}, not {' '.join(words)!r}")
        number, colour, tags = 0, int(c.NO_COLOUR), 0
        for letter, word in zip(shape, words, strict=True):
            if letter == "#":
                number = self.number(name, word, 1, MOST_NUMBER)
            elif letter == "c":
                colour = self.word("a colour", word, COLOURS)
            elif letter == "d":
                colour, number = self.dice(word, *((2, 6) if name == "hit-on" else ()))
            else:
                tags = self.tags(word, TAGS)
        return Effect(TRIGGERS.index(trigger), OPERATION_NAMES.index(name), number, colour, tags)


def read_card(line: int, entry: str) -> Card:
    """Read one card out of a line with that number."""
    read = _Reader(line)
    head, *rest = (part.strip() for part in entry.split("|"))
    found = re.fullmatch(r"(\S+)\s+(\S+)\s+x(\S+)", head)
    if not found:
        raise read.wrong(f"a card begins with deck, name and copies, as in 'location suburb x2', not {head!r}")
    deck, name, copies = found.groups()
    read.word("a deck", deck, DECKS)
    read.slug("a name", name)
    fields: dict[str, str] = {}
    effects: list[Effect] = []
    for part in rest:
        field, _, value = part.partition(" ")
        if field in fields:
            raise read.wrong(f"{name} has {field} twice")
        fields[field] = value.strip()
        if field in TRIGGERS:
            effects += [read.effect(field, text.strip()) for text in value.split(",")]
        elif field not in FIELDS[deck]:
            raise read.wrong(f"a {deck} has {', '.join(FIELDS[deck])} and effects, not {field!r}")
    if missing := [field for field in NEEDED[deck] if field not in fields]:
        raise read.wrong(f"{name} lacks {' and '.join(missing)}")
    values = {"effects": tuple(effects), **_numbers(read, deck, fields)}
    card = Card(name, DECKS.index(deck), read.number("copies", copies, 0, MOST_COPIES), **values)  # type: ignore[arg-type]
    _check_card(read, card)
    return card


def _numbers(read: _Reader, deck: str, fields: Mapping[str, str]) -> dict[str, object]:
    values: dict[str, object] = {}
    for field, text in fields.items():
        match field:
            case "tags":
                values["tags"] = read.tags(text, LOCATION_TAGS if deck == "location" else TAGS[7:])
            case "hits":
                values["hits"] = read.number("hits", text, 0 if deck == "location" else 1, MOST_HITS)
            case "infamy":
                values["infamy"] = read.number("infamy", text, 1, MOST_INFAMY)
            case "food":
                values["food"] = read.food(text)
            case "dice":
                values["colour"], values["dice"] = read.dice(text)
            case "on" if text in PLACES:
                values["on"] = PLACES.index(text)
            case "on":
                values["on_tags"] = read.tags(text, LOCATION_TAGS)
            case "at":
                values["on"] = read.word("what an Action card is played at", text, TARGETS)
            case "bans":
                values["banned"] = read.tags(text, TAGS[7:20])
            case "when":
                values["when"] = read.word("when an Action card is played", text, MOMENTS)
            case "bars":
                abundance, _, usefulness = text.partition(":")
                values["abundance"] = read.number("abundance", abundance, 1, BAR)
                values["usefulness"] = read.number("usefulness", usefulness, 1, BAR)
            case "picture":
                values["picture"] = read.slug("a picture", text)
    return values


def _check_card(read: _Reader, card: Card) -> None:
    kinds = KINDS.get(DECKS[card.deck], ())
    if kinds and sum(tag in kinds for tag in card.tag_names) != 1:
        raise read.wrong(f"{card.name} is one of {', '.join(kinds)}: give it exactly one of these tags")
    if card.deck == c.ITEM and (bool(card.dice), bool(card.hits)) != (card.is_unit, card.is_unit):
        raise read.wrong(f"{card.name}: Units, and no other Items, have hits and dice")
    if card.deck == c.ITEM and card.food[n.INFANTRY]:
        raise read.wrong(f"{card.name}: Infantry comes with Locations or by an effect, not on an Item")
    if card.deck in (c.ACTION_CARD, c.MUTATION) and not card.effects:
        raise read.wrong(f"{card.name} has no effect")


def write_card(card: Card) -> str:
    """Write a card as its line, without its picture: what a game is played with does not depend on it."""
    deck = DECKS[card.deck]
    write: dict[str, Callable[[], str]] = {
        "tags": lambda: " ".join(card.tag_names),
        "hits": lambda: str(card.hits) if card.hits or deck == "location" else "",
        "infamy": lambda: str(card.infamy or ""),
        "food": lambda: " ".join(f"{name}:{count}" for name, count in zip(FOODS, card.food, strict=True) if count),
        "dice": lambda: f"{COLOURS[card.colour]}:{card.dice}" if card.dice else "",
        "on": lambda: " ".join(tag_names(card.on_tags)) or PLACES[card.on],
        "at": lambda: TARGETS[card.on],
        "when": lambda: MOMENTS[card.when],
        "bans": lambda: " ".join(tag_names(card.banned)),
        "bars": lambda: f"{card.abundance}:{card.usefulness}",
    }
    parts = [f"{deck} {card.name} x{card.copies}"]
    parts += [f"{field} {text}" for field in FIELDS[deck] if field in write and (text := write[field]())]
    return " | ".join(parts + write_effects(card))


def write_effects(card: Card) -> list[str]:
    """Write what a card does, a text for each thing that sets effects off."""
    return [
        f"{trigger} {', '.join(effects)}"
        for number, trigger in enumerate(TRIGGERS)
        if (effects := [_write_effect(effect) for effect in card.effects if effect.trigger == number])
    ]


def _write_effect(effect: Effect) -> str:
    name = OPERATION_NAMES[effect.operation]
    words = {
        "#": lambda: str(effect.number),
        "c": lambda: COLOURS[effect.colour],
        "d": lambda: f"{COLOURS[effect.colour]}:{effect.number}",
        "t": lambda: " ".join(tag_names(effect.tags)),
    }
    return " ".join([name, *(words[letter]() for letter in OPERATIONS[name].shape)])
