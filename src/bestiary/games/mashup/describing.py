"""What a choice will do, with what its dice may do, and what stands on a card."""

from __future__ import annotations

from bestiary.core.view import Choice
from bestiary.core.words import Words
from bestiary.games.mashup.content import card_number, cards_of_options
from bestiary.games.mashup.content_cards import Card
from bestiary.games.mashup.odds import against, at_least, expected
from bestiary.games.mashup.rules_content import BLACK, COLOURS, INFANTRY, ROLL
from bestiary.games.mashup.sayings import decimal, percent, say_dice, say_facing
from bestiary.games.mashup.view_shapes import LETTERS, MashupView


def describe(view: MashupView, choice: Choice, words: Words) -> str:
    """Says what a choice will do before it is made, with what its dice may do."""
    said = words.say(f"action-{choice.kind}")
    values = choice.values
    if "card" in values:
        said = words.say("describe-what", action=said, what=words.say(f"card-{values['card']}"))
    elif "food" in values:
        said = words.say("describe-what", action=said, what=words.say(f"food-{values['food']}"))
    elif choice.target:
        said = words.say("describe-what", action=said, what=choice.target)
    odds = ""
    if choice.kind in ("attack-location", "attack-units", "place"):
        place = choice.target if choice.kind == "place" else view.table[view.turn].place
        site = next((site for site in view.sites if site.spot == place), None)
        if site and (choice.kind != "place" or view.frame == "moving"):
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


def card_lines(card: Card, words: Words) -> list[str]:
    """Says what stands on a card, a line each."""
    number = card_number(card.name)
    tags = ", ".join(words.say(f"tag-{place}") for place in range(card.tags.bit_length()) if card.tags >> place & 1)
    deck = words.say(f"deck-{card.deck}")
    said = [words.say(f"card-{number}"), f"{deck}: {tags}" if tags else deck]
    if words.has(f"does-{number}"):
        said.append(words.say(f"does-{number}", **effect_values(card, words)))
    if card.food[INFANTRY]:
        said.append(words.say("does-infantry", n=card.food[INFANTRY]))
    return said


def effect_values(card: Card, words: Words) -> dict[str, str | int]:
    """Returns the numbers that a card's text names: a, b and c of its effects, and the colour of its dice."""
    values: dict[str, str | int] = {letter: effect.number for letter, effect in zip("abc", card.effects, strict=False)}
    colours = [effect.colour for effect in card.effects if effect.colour >= 0]
    values["colour"] = words.say(f"colour-{colours[0]}") if colours else ""
    return values
