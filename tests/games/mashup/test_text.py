"""Pages, words and drawings: every ruling and card has its line, its words in both languages and its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.mashup.scene import Scene
from tests.games.mashup.test_content import NAMED

import bestiary.games.mashup.rules.cards as n
from bestiary.core import Chance
from bestiary.core.game import bits
from bestiary.core.registry import get
from bestiary.games.mashup.content.sets import standard_cards
from bestiary.games.mashup.mind.odds import against, at_least, expected, spread
from bestiary.games.mashup.show.drawing import LINE, STREET
from bestiary.games.mashup.show.faces import card_lines, effect_values
from bestiary.games.mashup.show.sayings import percent
from bestiary.games.mashup.show.shapes import MashupView

GAME = get("mashup")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
RULINGS = 106
LANGUAGES = ("en", "de")


def names_of_tests() -> set[str]:
    """Returns the names of all tests of this game."""
    return {
        name
        for file in Path(__file__).parent.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_page_has_one_line_each_with_its_reason(language: str) -> None:
    rows = [line for line in GAME.page("rulings", language).splitlines() if line.startswith("| <a")]
    assert [ANCHOR.findall(row) for row in rows] == [[f"B-{number}"] for number in range(1, RULINGS + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_page_names_the_cards_that_were_published(language: str) -> None:
    words = GAME.words(language)
    names = next(
        line for line in GAME.page("rulings", language).splitlines() if line.startswith(("The th", "Die drei"))
    )
    named = {card.name for card in standard_cards() if re.search(rf"\b{words.say(f'card-{card.name}')}\b", names)}
    assert named == set(NAMED)


def test_every_card_has_a_test() -> None:
    names = names_of_tests()
    for card in standard_cards():
        test = f"test_card_{card.name.replace('-', '_')}"
        assert any(name == test or name.startswith(f"{test}_") for name in names), f"{card.name} has no test"


def test_every_ruling_has_a_test() -> None:
    tested = {int(number) for name in names_of_tests() for number in re.findall(r"(?<![a-z])b_(\d+)(?=_|$)", name)}
    assert set(range(1, RULINGS + 1)) - tested == set()


def test_the_pages_say_that_the_card_set_is_ours() -> None:
    assert "**The card set is our own.**" in GAME.page("rulings")
    assert "**Der Kartensatz ist unser eigener.**" in GAME.page("rulings", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = GAME.words(language)
    for card in standard_cards():
        lines = card_lines(card, words)
        assert all(lines)
        assert len(lines) >= (3 if card.effects else 2), card.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_is_drawn_said_and_described_from_start_to_end(language: str, seats: int) -> None:
    words = GAME.words(language)
    chance = Chance(seats)
    state = GAME.start(seats, Chance(11))
    played = 0
    while not state.over and played < 1500:
        seat = bits(int(state.to_act()))[0]
        if played % 40 == 0:
            view = GAME.view_of(state, seat)
            assert isinstance(view, MashupView)
            drawing = GAME.draw(view, words)
            assert all(len(line) <= LINE for line in drawing.lines)
            streets = 1 + max(line for line, _, _ in drawing.places.values())
            assert all(len(line) <= STREET for line in drawing.lines[:streets])
            assert {spot.id for spot in view.spots} == set(drawing.places)
            assert all(drawing.spoken)
            assert all(GAME.describe(view, choice, words) for choice in view.choices)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        played += 1


def test_odds_are_exact() -> None:
    assert expected(spread([(4, 4), (2, 3)])) == pytest.approx(4 / 2 + 2 * 4 / 6)
    assert at_least(spread([(2, 3)]), 2) == pytest.approx(4 / 9)
    assert against([0, 1, 0, 0, 0], [4, 5, 3, 3, 3]) == pytest.approx([4 / 6, 2 / 6])
    assert [percent(chance) for chance in (0.0, 0.001, 0.9999, 1.0)] == [0, 1, 99, 100]


def test_a_view_tells_what_a_monster_faces() -> None:
    state = GAME.start(3, Chance(4))
    chance = Chance(9)
    for _ in range(900):
        seat = bits(int(state.to_act()))[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    view = GAME.view_of(state, 3)
    assert isinstance(view, MashupView)
    guarded = [site for site in view.sites if any(site.dice)]
    assert guarded
    for site in guarded:
        monster = view.table[view.turn]
        shots = against(site.dice, monster.least)
        assert site.expected == pytest.approx(expected(shots), abs=1e-4)
        assert site.down == pytest.approx(at_least(shots, max(1, monster.health)), abs=1e-4)
    assert view.hand == []
    assert view.locked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_is_aimed_says_where_and_at_what(language: str) -> None:
    words = GAME.words(language)
    for card in standard_cards():
        said = " ".join(card_lines(card, words))
        if card.deck == n.ACTION_CARD:
            at = words.say(f"at-{card.on}", **effect_values(card, words))
            assert at in said, card.name
        elif card.deck == n.ITEM and not card.on_tags:
            assert words.say(f"on-{card.on}") in said, card.name


def test_numbers_of_cards_are_said_as_people_say_them() -> None:
    said = "\n".join(GAME.glossary(GAME.words("en")))
    assert not re.search(r"\b1 (Hits|\w+ dice)\b", said)
    assert "No Items here" not in said
    gesagt = "\n".join(GAME.glossary(GAME.words("de")))
    assert not re.search(r"\b1 (schwarze|rote|weiße|grüne|blaue) Würfel", gesagt)


def test_the_waste_dump_is_drawn_without_hits() -> None:
    scene = Scene("a=2/7@l1 l1=b:toxic-waste-dump")
    drawing = GAME.draw(GAME.view_of(scene.state, 0), GAME.words("en"))
    assert any("Toxic Waste Dump (1) 0/0" in line for line in drawing.lines)
