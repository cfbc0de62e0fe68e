"""How single things of the table are said: places, tokens, dice, and what a monster faces."""

from __future__ import annotations

import bestiary.games.mashup.rules.codes as codes
from bestiary.core.words import Words
from bestiary.games.mashup.content.sets import standard_cards
from bestiary.games.mashup.show.shapes import LETTERS, MashupPending, MashupSeat, MashupSite, MashupView


def say_card(number: int, words: Words) -> str:
    """Say a card by its place in the set; one that can't be known is said as such."""
    return words.say(f"card-{standard_cards()[number].name if number >= 0 else 'hidden'}")


def say_tokens(tokens: list[int], words: Words) -> str:
    """Say tokens by kind."""
    told = [f"{count} {words.say(f'food-{kind}')}" for kind, count in enumerate(tokens) if count]
    return ", ".join(told) or "-"


def say_mutation(card: int, monster: MashupSeat, words: Words) -> str:
    """Say a Mutation, and whether its Breath Attack is used up."""
    name = say_card(card, words)
    return words.say("text-used", card=name) if card in monster.used else name


def say_site(site: MashupSite, words: Words) -> str:
    """Say a Location by its name and number."""
    name = words.say("text-rubble") if site.rubble else say_card(site.card, words)
    return words.say("place", name=name, number=int(site.spot[1:]))


def say_spot(view: MashupView, spot: str, words: Words) -> str:
    """Say a place by its spot."""
    site = next((site for site in view.sites if site.spot == spot), None)
    if site:
        return say_site(site, words)
    monster, _, letter = spot.partition("-")
    if monster == "monster":
        return words.say("text-target", letter=letter)
    return words.say("place-nowhere") if spot == "nowhere" else spot


def say_place(place: int, words: Words) -> str:
    """Say a place as events hold it."""
    card = codes.place_card(place)
    if card < 0:
        return words.say("place-nowhere")
    return words.say("place", name=say_card(card, words), number=codes.place_slot(place) + 1)


def say_pending(pending: MashupPending, view: MashupView, words: Words) -> str:
    """Say something that has been announced."""
    what = {
        "card": lambda: say_card(pending.card, words),
        "move": lambda: words.say("text-moves"),
        "action": lambda: words.say(f"action-{pending.action}"),
        "grow": lambda: words.say("action-grow"),
    }[pending.kind]()
    letter = LETTERS[pending.seat]
    if not pending.target:
        return words.say("text-untargeted", letter=letter, what=what)
    return words.say("text-announced", letter=letter, what=what, target=say_spot(view, pending.target, words))


def decimal(value: float, words: Words) -> str:
    """Write a number with one decimal as the language does."""
    return f"{value:.1f}".replace(".", "," if words.language == "de" else ".")


def percent(chance: float) -> int:
    """Return a chance in percent; only what is certain is 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def say_dice(dice: list[int], words: Words) -> str:
    """Say dice by colour."""
    told = [
        words.say("text-dice", count=count, colour=words.say(f"colour-{colour}"))
        for colour, count in enumerate(dice)
        if count
    ]
    return ", ".join(told)


def say_facing(view: MashupView, site: MashupSite, words: Words) -> str:
    """Say what the monster on turn faces at a Location, and what its Attack may do there."""
    monster = view.table[view.turn]
    return words.say(
        "text-facing",
        place=say_site(site, words),
        dice=say_dice(site.dice, words) or words.say("text-no-dice"),
        shot=int(any(site.dice)),
        expected=decimal(site.expected, words),
        health=monster.health,
        down=percent(site.down),
        rubble=int(site.rubble),
        attack=monster.attack,
        left=site.left,
        fall=percent(site.fall),
    )
