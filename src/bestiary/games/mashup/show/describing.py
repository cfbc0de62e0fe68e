"""What a choice will do, with what its dice may do."""

from __future__ import annotations

from bestiary.core.view import Choice
from bestiary.core.words import Words
from bestiary.games.mashup.content.sets import cards_of_options
from bestiary.games.mashup.rules.cards import BLACK
from bestiary.games.mashup.show.faces import card_lines
from bestiary.games.mashup.show.previews import Shot, dice_of, pool, shot
from bestiary.games.mashup.show.sayings import decimal, percent, say_dice, say_facing, say_spot
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
    dice = dice_of(cards_of_options(view.options["cards"])[number])
    return _say_shot(view, shot(view, seat, dice), words) if dice else ""


def _say_blow(view: MashupView, words: Words) -> str:
    striker = view.turn if view.seat == view.turn else view.seat
    seat = view.rival if striker == view.turn else view.turn
    return _say_shot(view, shot(view, seat, pool(int(BLACK), view.table[striker].attack)), words)


def _say_shot(view: MashupView, told: Shot, words: Words) -> str:
    return words.say(
        "text-shot",
        dice=say_dice(told.dice, words),
        letter=LETTERS[told.seat],
        expected=decimal(told.expected, words),
        health=view.table[told.seat].health,
        down=percent(told.down),
    )
