"""What a choice will do, with what its dice may do, and what stands on a card."""

from __future__ import annotations

from bestiary.core.view import Choice
from bestiary.core.words import Words
from bestiary.games.mashup.content.cards import DECKS, Card
from bestiary.games.mashup.content.sets import cards_of_options, standard_cards
from bestiary.games.mashup.mind.odds import against, at_least, expected
from bestiary.games.mashup.rules.cards import BLACK, COLOURS, ROLL
from bestiary.games.mashup.show.sayings import decimal, percent, say_dice, say_facing, say_spot, say_tokens
from bestiary.games.mashup.show.shapes import LETTERS, MashupView


def describe(view: MashupView, choice: Choice, words: Words) -> str:
    """Say what a choice will do before it is made, with what its dice may do."""
    said = words.say(f"action-{choice.kind}")
    values = choice.values
    if "card" in values:
        card = cards_of_options(view.options["cards"])[values["card"]]
        said = words.say("describe-what", action=said, what=" – ".join(card_lines(card, words)).rstrip("."))
    elif "food" in values:
        said = words.say("describe-what", action=said, what=words.say(f"food-{values['food']}"))
    elif choice.target.startswith("monster"):
        said = words.say("describe-what", action=said, what=LETTERS[values["seat"]])
    elif choice.target:
        said = words.say("describe-what", action=said, what=say_spot(view, choice.target, words))
    odds = ""
    if choice.kind in ("attack-location", "attack-units", "place"):
        place = choice.target if choice.kind == "place" else view.table[view.turn].place
        site = next((site for site in view.sites if site.spot == place), None)
        if site and choice.kind == "place" and view.frame == "moving":
            return say_facing(view, site, words)
        if site and choice.kind != "place":
            odds = say_facing(view, site, words)
    elif choice.kind == "monster" and view.playing >= 0:
        odds = _say_roll(view, view.playing, values["seat"], words)
    elif choice.kind in ("attack-monster", "strike") and view.rival >= 0:
        odds = _say_blow(view, words)
    return f"{said}. {odds}" if odds else said


def _say_roll(view: MashupView, number: int, seat: int, words: Words) -> str:
    card = cards_of_options(view.options["cards"])[number]
    roll = next((effect for effect in card.effects if effect.operation == ROLL), None)
    if roll is None:
        return ""
    dice = [roll.number if colour == roll.colour else 0 for colour in range(COLOURS)]
    return _say_shot(view, dice, seat, words)


def _say_blow(view: MashupView, words: Words) -> str:
    striker = view.turn if view.seat == view.turn else view.seat
    seat = view.rival if striker == view.turn else view.turn
    dice = [view.table[striker].attack if colour == BLACK else 0 for colour in range(COLOURS)]
    return _say_shot(view, dice, seat, words)


def _say_shot(view: MashupView, dice: list[int], seat: int, words: Words) -> str:
    monster = view.table[seat]
    chances = against(dice, monster.least)
    return words.say(
        "text-shot",
        dice=say_dice(dice, words),
        letter=LETTERS[seat],
        expected=decimal(expected(chances), words),
        health=monster.health,
        down=percent(at_least(chances, max(1, monster.health))),
    )


# A card's face


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
