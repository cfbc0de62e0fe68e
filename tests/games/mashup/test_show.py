"""What screens are told of the city: cards with their words, the chart, and what dice will do."""

from __future__ import annotations

import pytest

from bestiary.core import BadOption, Chance, Match, bits, get
from bestiary.core.previews import foresee
from bestiary.games.mashup.content.sets import standard_cards
from bestiary.games.mashup.mind.odds import against, at_least
from bestiary.games.mashup.show.faces import say_effects
from bestiary.games.mashup.show.previews import MashupPreview, MashupProspect, Shot
from bestiary.games.mashup.show.shapes import MashupView
from bestiary.server.contents import content_of

GAME = get("mashup")
DECISIONS = 500


def test_cards_are_printed_with_the_words_of_the_terminal() -> None:
    cards = content_of(GAME, {}).printed["cards"]
    assert [card["name"] for card in cards] == [card.name for card in standard_cards()]
    for language in ("en", "de"):
        words = GAME.words(language)
        for shown, card in zip(cards, standard_cards(), strict=True):
            assert shown["text"][language].startswith(say_effects(card, words))


def test_a_designers_cards_and_chart_are_printed_as_they_are_played() -> None:
    own = "location suburb x1 | tags Urban | hits 4 | infamy 2 | bars 5:3"
    shipped, changed = (content_of(GAME, options).printed["cards"] for options in ({}, {"cards": own}))
    different = [card for card, was in zip(changed, shipped, strict=True) if card != was]
    assert [(card["name"], card["hits"], card["copies"]) for card in different] == [("suburb", 4, 1)]
    with pytest.raises(BadOption):
        content_of(GAME, {"cards": "location nowhere x1"})


def test_chances_are_the_rules_own_at_every_moment() -> None:
    match, dice, shots = Match(GAME, 3, Chance(4)), Chance(9), 0

    def check(view: MashupView, shot: Shot) -> None:
        monster = view.table[shot.seat]
        assert shot.down == pytest.approx(at_least(against(shot.dice, monster.least), max(1, monster.health)), abs=1e-4)

    for _ in range(DECISIONS):
        if match.state.over:
            break
        seat = bits(match.state.to_act())[0]
        blind = match.state.blind(seat)
        view = GAME.view(blind, seat)
        assert isinstance(view, MashupView)
        told = foresee(GAME, blind, seat)
        assert isinstance(told.moment, MashupProspect)
        for shot in [
            told.moment.facing,
            *(each.shot for each in told.choices.values() if isinstance(each, MashupPreview)),
        ]:
            if shot:
                shots += 1
                check(view, shot)
        choices = view.choices
        match.play(seat, choices[dice.below(len(choices))].action)
    assert shots > 20
