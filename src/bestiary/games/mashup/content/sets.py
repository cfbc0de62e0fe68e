"""The card set and the monster chart as plain data: what is shipped, what a designer changed, and the rules' tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.content.cards import DECKS, BadCards, Card, Effect, read_card, write_card, write_effects
from bestiary.games.mashup.content.chart import Line, parse_chart

FEWEST_MAIN = 54  # six hands, and three turns for each of six players
DECK_SIZES = {  # kinds of cards that the rules count with, deck by deck
    name: int(getattr(n, name)) for name in ("LOCATIONS", "ITEMS", "ACTION_CARDS", "MUTATIONS")
}
FEWEST_MUTATIONS = 12  # two for each of six players to choose from


def _entries(text: str) -> Iterator[tuple[int, Card]]:
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.partition("#")[0].split(";"):
            if entry.strip():
                card = read_card(number, entry)
                if card.name in lines:
                    raise BadCards(f"line {number}: the card {card.name!r} stands in line {lines[card.name]} already")
                lines[card.name] = number
                yield number, card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards, one a line; # begins a comment. Lines may also be parted by semicolons."""
    return tuple(card for _, card in _entries(text))


@cache
def standard_cards() -> tuple[Card, ...]:
    """Read the shipped cards, the main deck's first."""
    cards = parse_cards(shipped_text("cards.txt"))
    _check_set(cards)
    for deck, (name, known) in enumerate(DECK_SIZES.items()):
        if (found := sum(card.deck == deck for card in cards)) != known:
            raise BadCards(
                f"the shipped set has {found} kinds of {DECKS[deck]}: write {name} = {found} in {n.__name__}, "
                "or let tests/games/mashup/decks.py do it"
            )
    if [card.deck for card in cards] != sorted(card.deck for card in cards):
        raise BadCards("the shipped set has its Locations first, then Items, Action cards and Mutations")
    return cards


@cache
def standard_chart() -> tuple[Line, ...]:
    """Read the shipped chart."""
    return parse_chart(shipped_text("chart.txt"))


def changed_cards(text: str) -> tuple[Card, ...]:
    """Read a designer's file: cards of the shipped set with other numbers; cards it does not name stay as they are.

    A card keeps its deck and what its effects do, so that its words still say what happens.
    """
    shipped = {card.name: card for card in standard_cards()}
    changed: dict[str, Card] = {}
    for number, card in _entries(text):
        known = shipped.get(card.name)
        if known is None:
            raise BadCards(f"line {number}: there is no card {card.name!r}; a changed card keeps its name")
        if card.deck != known.deck:
            raise BadCards(
                f"line {number}: {card.name} belongs to another deck: begin its line with {DECKS[known.deck]}"
            )
        if [(e.trigger, e.operation) for e in card.effects] != [(e.trigger, e.operation) for e in known.effects]:
            effects = " | ".join(write_effects(known)) or "none"
            raise BadCards(f"line {number}: numbers of {card.name} may change, what its effects do may not ({effects})")
        changed[card.name] = replace(card, picture=known.picture)
    cards = tuple(changed.get(card.name, card) for card in standard_cards())
    _check_set(cards)
    return cards


@lru_cache(maxsize=16)
def cards_of_options(text: str) -> tuple[Card, ...]:
    """Return the cards that an option's value stands for."""
    return standard_cards() if text == "standard" else changed_cards(text)


def write_changes(cards: Iterable[Card]) -> str:
    """Write the cards that are not as shipped in one line, as a record's header keeps them."""
    return ";".join(write_card(card) for card, shipped in zip(cards, standard_cards(), strict=True) if card != shipped)


def _check_set(cards: Iterable[Card]) -> None:
    main = mutations = locations = items = 0
    for card in cards:
        if card.deck == c.MUTATION:
            mutations += card.copies
        else:
            main += card.copies
            locations += card.copies * (card.deck == c.LOCATION)
            items += card.copies * (card.deck == c.ITEM and not _at_once(card))
    if not FEWEST_MAIN <= main <= c.MOST_MAIN:
        raise BadCards(f"the main deck has {main} cards; it needs {FEWEST_MAIN} and has room for {c.MOST_MAIN}")
    if not FEWEST_MUTATIONS <= mutations <= c.MOST_MUTATIONS:
        raise BadCards(
            f"the Mutation deck has {mutations} cards; it needs {FEWEST_MUTATIONS} and has room for {c.MOST_MUTATIONS}"
        )
    if not 1 <= locations <= n.SLOTS:
        raise BadCards(f"the main deck has {locations} Locations; it needs one and has room for {n.SLOTS}")
    if items > n.THINGS:
        raise BadCards(f"the main deck has {items} Items that stay on the table; there is room for {n.THINGS}")


def _at_once(card: Card) -> bool:
    """Tell whether an Item is discarded as soon as it is played."""
    return any(e.trigger == c.ON_PLAY and e.operation == c.DISCARD_SELF for e in card.effects)


def shipped_text(name: str) -> str:
    """Read a file of the shipped set."""
    return (files("bestiary.games.mashup.content") / name).read_text("utf-8")


# The rules' tables, and back


def card_table(cards: Sequence[Card]) -> list[int]:
    """Return the cards' rows one after another."""
    table: list[int] = []
    first = 0
    for card in cards:
        table += [card.deck, card.copies, card.tags, card.hits, card.infamy, *card.food, card.dice, card.colour]
        table += [card.on, card.on_tags, card.banned, card.when, card.abundance, card.usefulness]
        table += [first, len(card.effects)]
        first += len(card.effects)
    return table


def effect_table(cards: Sequence[Card]) -> list[int]:
    """Return the effects' rows one after another, in the order of the cards."""
    return [
        number
        for card in cards
        for effect in card.effects
        for number in (
            effect.trigger,
            effect.operation,
            effect.number,
            effect.colour,
            effect.tags,
        )
    ]


def chart_table(chart: Sequence[Line]) -> list[int]:
    """Return the chart's lines one after another, Size 1 first."""
    return [number for line in chart for number in (line.attack, line.eat, line.stomach, line.health, line.grow)]


def cards_of(table: Sequence[int], effects: Sequence[int]) -> tuple[Card, ...]:
    """Read the rules' tables back into cards."""
    found = []
    for place, shipped in enumerate(standard_cards()):
        row = [int(number) for number in table[place * c.CARD_WIDTH : (place + 1) * c.CARD_WIDTH]]
        first, count = row[c.EFFECTS], row[c.EFFECT_COUNT]
        rows = (effects[(first + i) * c.EFFECT_WIDTH : (first + i + 1) * c.EFFECT_WIDTH] for i in range(count))
        found.append(
            replace(
                shipped,
                deck=row[c.DECK],
                copies=row[c.COPIES],
                tags=row[c.TAGS],
                hits=row[c.HITS],
                infamy=row[c.INFAMY],
                food=(row[c.FOOD], row[c.FOOD + 1], row[c.FOOD + 2], row[c.FOOD + 3]),
                dice=row[c.DICE],
                colour=row[c.COLOUR],
                on=row[c.ON],
                on_tags=row[c.ON_TAGS],
                banned=row[c.BANNED],
                when=row[c.WHEN],
                abundance=row[c.ABUNDANCE],
                usefulness=row[c.USEFULNESS],
                effects=tuple(Effect(*(int(number) for number in effect)) for effect in rows),
            )
        )
    return tuple(found)


def chart_of(table: Sequence[int]) -> tuple[Line, ...]:
    """Read the rules' table back into a chart."""
    width = int(c.CHART_WIDTH)
    return tuple(Line(*(int(number) for number in table[i : i + width])) for i in range(0, len(table), width))


@cache
def card_number(name: str) -> int:
    """Return a card's place in the set; raise KeyError for a name that no card has."""
    for place, card in enumerate(standard_cards()):
        if card.name == name:
            return place
    raise KeyError(name)
