"""What is printed on the cards and the chart: numbers, dice, and the words of every card in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.core.printed import Printed
from bestiary.core.words import LANGUAGES, Words
from bestiary.games.mashup.content.cards import COLOURS, DECKS, TAGS, Card
from bestiary.games.mashup.content.chart import Line, parse_chart
from bestiary.games.mashup.content.sets import card_number, cards_of_options, standard_chart
from bestiary.games.mashup.rules import numbers as n
from bestiary.games.mashup.rules.cards import BREATH, ROLL
from bestiary.games.mashup.rules.codes import PLACE_BITS
from bestiary.games.mashup.show.faces import say_effects

INFANTRY_CARD = "infantry-platoon"  # whose picture standing Infantry has


class MashupPrinted(Printed):
    """What is printed on Macro Monster Mashup."""

    def printed(self, options: Mapping[str, str]) -> Mapping[str, Any]:
        """Return the cards and the chart that the options stand for."""
        words = {language: self.words(language) for language in LANGUAGES}  # type: ignore[attr-defined]
        chart = standard_chart() if options["chart"] == "standard" else parse_chart(options["chart"])
        return {
            "decks": list(DECKS),
            "colours": list(COLOURS),
            "tags": list(TAGS),
            "cards": [_card(card, words) for card in cards_of_options(options["cards"])],
            "chart": [_line(line) for line in chart],
            "mutations": int(n.FIRST_MUTATION),
            "infantry": card_number(INFANTRY_CARD),
            "fame": int(n.FAME),
            "place": 1 << int(PLACE_BITS),  # slots that an event counts
        }


def _card(card: Card, words: Mapping[str, Words]) -> dict[str, Any]:
    return {
        "number": card_number(card.name),
        "name": card.name,
        "deck": DECKS[card.deck],
        "copies": card.copies,
        "tags": [tag for tag in range(len(TAGS)) if card.tags >> tag & 1],
        "hits": card.hits if card.hits or DECKS[card.deck] == "location" else None,
        "infamy": card.infamy,
        "food": list(card.food),
        "dice": {"colour": COLOURS[card.colour], "count": card.dice} if card.dice else None,
        "rolls": rolled(card),
        "picture": card.picture,
        "bars": [card.abundance, card.usefulness],
        "text": {language: _text(card, own) for language, own in words.items()},
    }


def rolled(card: Card) -> dict[str, Any] | None:
    """Return the dice that a card throws when it is played, or breathes with."""
    for effect in card.effects:
        if effect.operation in (ROLL, BREATH) and effect.colour >= 0:
            return {"colour": COLOURS[effect.colour], "count": effect.number}
    return None


def _text(card: Card, words: Words) -> str:
    soldiers = card.food[n.INFANTRY]
    return " ".join(
        filter(None, (say_effects(card, words), words.say("face-infantry", n=soldiers) if soldiers else ""))
    )


def _line(line: Line) -> dict[str, int]:
    return {name: getattr(line, name) for name in ("attack", "eat", "stomach", "health", "grow")}
