"""What stands on a card, in words."""

from __future__ import annotations

from bestiary.core.words import Words
from bestiary.games.mashup.content.cards import DECKS, Card
from bestiary.games.mashup.content.sets import standard_cards
from bestiary.games.mashup.show.sayings import say_tokens


def glossary(words: Words) -> list[str]:
    """Say every card of the shipped set, an item of a list each, with its name in moves and its copies."""
    entries = []
    for card in standard_cards():
        name, *rest = card_lines(card, words)
        entries.append(f"- **{name}** (`{card.name}`, ×{card.copies}): {'. '.join(rest)}")
    return entries


def card_lines(card: Card, words: Words) -> list[str]:
    """Say what stands on a card, a line each: its name, what kind it is with its numbers, what it does and where."""
    numbers = [words.say(f"deck-{card.deck}"), *([say_tags(card.tags, words)] if card.tags else [])]
    if card.hits or DECKS[card.deck] == "location":
        numbers.append(words.say("face-hits", n=card.hits))
    if card.infamy:
        numbers.append(words.say("face-infamy", n=card.infamy))
    if card.dice:
        numbers.append(words.say("face-dice", n=card.dice, colour=words.say(f"colour-{card.colour}")))
    if any(card.food):
        numbers.append(say_tokens(list(card.food), words))
    does = say_effects(card, words)
    return [words.say(f"card-{card.name}"), "; ".join(numbers), *([does] if does else [])]


def say_effects(card: Card, words: Words) -> str:
    """Say what a card is aimed at, what it does, where it goes and when."""
    deck = DECKS[card.deck]
    said = [words.say(f"at-{card.on}", **effect_values(card, words))] if deck == "action" else []
    if words.has(f"does-{card.name}"):
        said.append(words.say(f"does-{card.name}", **effect_values(card, words)))
    if card.banned:
        said.append(words.say("face-bans", tags=say_tags(card.banned, words)))
    if card.on_tags:
        said.append(words.say("on-tags", tags=say_tags(card.on_tags, words)))
    elif deck == "item":
        said.append(words.say(f"on-{card.on}"))
    if card.when:
        said.append(words.say(f"when-{card.when}"))
    return " ".join(said)


def say_tags(tags: int, words: Words) -> str:
    """Say the tags of a mask."""
    return ", ".join(words.say(f"tag-{place}") for place in range(tags.bit_length()) if tags >> place & 1)


def effect_values(card: Card, words: Words) -> dict[str, str | int]:
    """Return the numbers that a card's text names: a, b and c of its effects, and the colour of its dice."""
    values: dict[str, str | int] = {letter: effect.number for letter, effect in zip("abc", card.effects, strict=False)}
    colours = [effect.colour for effect in card.effects if effect.colour >= 0]
    values["colour"] = words.say(f"colour-{colours[0]}") if colours else ""
    return values
