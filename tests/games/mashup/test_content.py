"""The card set and the chart: what is shipped, what a designer may change, and what is refused, by line and reason."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from tests.games.mashup import decks

import bestiary.games.mashup.content.sets as sets
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.words import LANGUAGES
from bestiary.games.mashup import GAME
from bestiary.games.mashup.content.cards import TAGS, BadCards, write_card
from bestiary.games.mashup.content.chart import BadChart, parse_chart, write_chart
from bestiary.games.mashup.content.operations import OPERATIONS, TRIGGERS
from bestiary.games.mashup.content.sets import (
    card_number,
    card_table,
    cards_of,
    changed_cards,
    chart_of,
    chart_table,
    effect_table,
    parse_cards,
    standard_cards,
    standard_chart,
    write_changes,
)

NAMED = (  # in the published rules; all others are ours
    *("anti-mutagen-bomb", "blaze", "freeze-ray", "hellicopters", "new-orders", "nuclear-strike", "shrink-ray"),
    *("toxic-waste-dump", "cold-resistant", "infantry-platoon", "police", "battle-tank", "rocket-artillery"),
)


def test_the_set_has_as_many_cards_as_were_published() -> None:
    copies: Counter[int] = Counter()
    for card in standard_cards():
        copies[card.deck] += card.copies
    assert copies == {c.LOCATION: 44, c.ITEM: 32, c.ACTION_CARD: 32, c.MUTATION: 25}


def test_the_thirteen_named_cards_are_in_the_set() -> None:
    assert [card_number(name) for name in NAMED] == sorted(
        map(card_number, NAMED), key=[*map(card_number, NAMED)].index
    )
    with pytest.raises(KeyError):
        card_number("helicopters")


def test_every_effect_every_trigger_and_every_tag_is_on_a_card() -> None:
    effects = [effect for card in standard_cards() for effect in card.effects]
    assert {effect.operation for effect in effects} == set(range(len(OPERATIONS))) == set(range(c.OPERATIONS))
    assert {effect.trigger for effect in effects} == set(range(len(TRIGGERS)))
    assert {tag for card in standard_cards() for tag in card.tag_names} == set(TAGS)


def test_a_monster_starts_with_seven_health_and_a_full_stomach_of_single_food_lets_it_grow() -> None:
    chart = standard_chart()
    assert chart[1].health == 7
    assert all(line.grow == line.stomach for line in chart[:-1])


def test_cards_and_chart_read_as_they_are_written() -> None:
    cards, chart = tuple(replace(card, picture="") for card in standard_cards()), standard_chart()
    assert parse_cards("\n".join(map(write_card, cards))) == cards
    assert parse_cards(";".join(map(write_card, cards))) == cards
    assert parse_chart(write_chart(chart)) == chart


def test_the_rules_count_as_many_kinds_of_cards_as_the_file_has() -> None:
    kinds = Counter(card.deck for card in standard_cards())
    assert kinds == {c.LOCATION: n.LOCATIONS, c.ITEM: n.ITEMS, c.ACTION_CARD: n.ACTION_CARDS, c.MUTATION: n.MUTATIONS}


def test_the_numbers_of_the_decks_are_made_from_the_file() -> None:
    cards, numbers = decks.GAME / "content" / "cards.txt", decks.GAME / "rules" / "numbers.py"
    made = decks.counted(cards.read_text("utf-8"), numbers.read_text("utf-8"))
    assert made == numbers.read_text("utf-8"), "run `python tests/games/mashup/decks.py`"
    more = f"{cards.read_text('utf-8')}\naction snow x1 | at monster | when any | bars 1:1 | play lose-move\n"
    changed = decks.counted(more, made).splitlines()
    assert [line for line in changed if line not in made.splitlines()] == [
        f"ACTION_CARDS: Final[i64] = {n.ACTION_CARDS + 1}"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_words_by_their_names_and_pictures(language: str) -> None:
    words, names = GAME.words(language), {card.name for card in standard_cards()}
    said = {message[5:] for message in words.bundle._messages if message.startswith(("card-", "does-"))}
    assert said - {"hidden"} == names
    assert all(words.has(f"card-{name}") for name in names)
    assert not names & {"hidden"}
    assert all(card.picture for card in standard_cards())


def test_a_picture_is_no_part_of_what_is_played_with() -> None:
    suburb = next(card for card in standard_cards() if card.name == "suburb")
    other = replace(suburb, picture="castle")
    assert write_card(other) == write_card(suburb)
    drawn = changed_cards(f"{write_card(suburb)} | picture castle".replace("hits 3", "hits 4"))
    assert drawn[card_number("suburb")] == replace(suburb, hits=4)
    with pytest.raises(BadCards, match="line 1: a picture has small letters, figures and hyphens, not 'My Castle'"):
        changed_cards(f"{write_card(suburb)} | picture My Castle")


def test_a_kind_of_card_more_says_which_number_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = sets.shipped_text("cards.txt")
    more = f"{shipped}\nmutation sails x0 | tags Body | bars 1:1 | always move-twice"
    monkeypatch.setattr(sets, "shipped_text", lambda _: more)
    with pytest.raises(BadCards, match="MUTATIONS = 16"):
        standard_cards.__wrapped__()


def test_the_rules_tables_hold_everything() -> None:
    cards = standard_cards()
    assert cards_of(card_table(cards), effect_table(cards)) == cards
    assert len(card_table(cards)) == n.KINDS * c.CARD_WIDTH
    assert chart_of(chart_table(standard_chart())) == standard_chart()


def test_a_designer_changes_some_cards_and_keeps_the_others() -> None:
    text = (
        "# tougher\nlocation suburb x1 | tags Urban | hits 4 | infamy 2 | food meeple:4 | bars 5:3\n"
        "action air-strike x4 | at monster | when any | bars 4:3 | play roll red:5"
    )
    cards = changed_cards(text)
    suburb, strike = cards[card_number("suburb")], cards[card_number("air-strike")]
    assert (suburb.copies, suburb.hits, suburb.infamy, suburb.food) == (1, 4, 2, (0, 0, 4, 0))
    assert (strike.effects[0].colour, strike.effects[0].number) == (c.RED, 5)
    assert sum(old != new for old, new in zip(standard_cards(), cards, strict=True)) == 2
    assert changed_cards(write_changes(cards)) == cards
    assert write_changes(standard_cards()) == ""


SUBURB = "location suburb x2 | tags Urban | hits 3 | infamy 1 | food meeple:3 | bars 5:3"
NAPALM = "action napalm x2 | at monsters | when any | bars 4:3 | play roll red:3"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("suburb x2", "line 1: a card begins with deck, name and copies, as in 'location suburb x2', not 'suburb x2'"),
        ("\nplace suburb x2", "line 2: a deck is one of location, item, action, mutation, not 'place'"),
        ("location Suburb x2", "line 1: a name has small letters, figures and hyphens, not 'Suburb'"),
        (SUBURB.replace("x2", "xtwo"), "line 1: copies is a number from 0 to 20, not 'two'"),
        (SUBURB.replace("x2", "x" + "9" * 5000), "line 1: copies is a number from 0 to 20, not '999"),
        (SUBURB.replace("x2", "x٣"), "line 1: copies is a number from 0 to 20, not '٣'"),
        (SUBURB.replace("Urban", "Orban"), "line 1: a tag is one of Rural, Urban, Coastal"),
        (SUBURB.replace("Urban", "Vehicle"), "line 1: a tag is one of Rural, Urban, Coastal"),
        (SUBURB.replace("Urban", "Urban Urban"), "line 1: the tag Urban stands there twice"),
        (SUBURB.replace("hits 3", "hits -3"), "line 1: hits is a number from 0 to 24, not '-3'"),
        (SUBURB.replace("hits 3 |", ""), "line 1: suburb lacks hits"),
        (SUBURB.replace("hits 3 |", "hits 3 | hits 4 |"), "line 1: suburb has hits twice"),
        (SUBURB.replace("food meeple", "food people"), "line 1: food is one of foodstuff, meat, meeple, infantry"),
        (SUBURB.replace("bars 5:3", "bars 6:3"), "line 1: abundance is a number from 1 to 5, not '6'"),
        (
            SUBURB + " | dice black:2",
            "line 1: a location has tags, hits, infamy, food, bans, bars, picture and effects",
        ),
        (SUBURB + " | eat explode", "line 1: there is no effect 'explode'; effects are roll, lose-health"),
        (SUBURB + " | eat heal", "line 1: after heal stands a number, not ''"),
        (SUBURB + " | eat heal lots", "line 1: heal is a number from 1 to 9, not 'lots'"),
        (SUBURB + " | destroyed roll pink:3", "line 1: the colour of dice is one of white, black"),
        (SUBURB + " | destroyed roll red:3 everyone", "line 1: after roll stands dice"),
        (NAPALM + " target", "line 1: 'target' says nothing here: a card hits what it is played 'at'"),
        (NAPALM + " each-monster", "line 1: 'each-monster' says nothing here"),
        (NAPALM + " acting", "line 1: 'acting' says nothing here"),
        (SUBURB + " | play follow", "line 1: 'follow' says nothing here: an Item follows a monster because"),
        (SUBURB + " | always shoot-nowhere", "line 1: 'shoot-nowhere' says nothing here"),
        (NAPALM.replace("x2", "x２"), "line 1: copies is a number from 0 to 20"),
        (NAPALM.replace("red:3", "red:３"), "line 1: dice is a number from 1 to 9"),
        (SUBURB + " | eat heal 3", "line 1: numbers of suburb may change, what its effects do may not (none)"),
        (f"{SUBURB}\n{SUBURB}", "line 2: the card 'suburb' stands in line 1 already"),
        ("location slum x2 | tags Urban | hits 3 | bars 1:1", "line 1: there is no card 'slum'; a changed card keeps"),
        (
            "item suburb x2 | tags Trap | on any | bars 1:1",
            "line 1: suburb belongs to another deck: begin its line with location",
        ),
        ("item police x2 | tags Police | on any | bars 1:1", "line 1: police is one of Unit, Attachment, Trap"),
        ("item police x2 | tags Unit | on any | bars 1:1", "line 1: police: Units, and no other Items, have hits and"),
        (
            "item tour-bus x1 | tags Consumable | on any | food infantry:2 | bars 1:1",
            "line 1: tour-bus: Infantry comes",
        ),
        ("action blaze x2 | at city | when any | bars 1:1", "line 1: what an Action card is played at is one of"),
        ("action blaze x2 | at monsters | when once | bars 1:1", "line 1: when an Action card is played is one of any"),
        ("action blaze x2 | at monsters | when any | bars 1:1", "line 1: blaze has no effect"),
        ("mutation wings x1 | tags Body | bars 1:1 | always stomach 2", "line 1: numbers of wings may change"),
        ("mutation bone-plates x2 | tags Resistance | bars 1:1 | always hit-on black:7", "line 1: dice is a number"),
        (SUBURB.replace("x2", "x3"), "the main deck has 109 cards; it needs 54 and has room for 108"),
        (
            "mutation wings x2 | tags Body | bars 1:1 | always move-twice",
            "the Mutation deck has 26 cards; it needs 12 and has room for 25",
        ),
    ],
)
def test_a_bad_card_file_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(BadCards) as refused:
        changed_cards(text)
    assert str(refused.value).startswith(reason)


def test_a_set_needs_locations_and_has_room_for_no_more_than_the_table() -> None:
    lines = [write_card(card).replace(f" x{card.copies} ", " x0 ") for card in standard_cards() if card.deck == 0]
    police = "item police x{} | tags Unit Police | hits 1 | dice white:2 | on Urban | bars 5:2"
    for text, reason in (
        ("\n".join(lines), "the main deck has 0 Locations; it needs one and has room for 44"),
        (f"{SUBURB.replace('x2', 'x4')};{lines[0]}", ""),
        (f"{SUBURB.replace('x2', 'x6')};{police.format(0)}", "the main deck has 48 Locations; it needs one"),
        (f"{lines[0]};{police.format(10)};{lines[1]};{lines[4]}", "the main deck has 33 Items that stay on the table"),
    ):
        if reason:
            with pytest.raises(BadCards) as refused:
                changed_cards(text)
            assert str(refused.value).startswith(reason)
        else:
            changed_cards(text)


ROWS = write_chart(standard_chart()).split(";")


@pytest.mark.parametrize(
    ("row", "text", "reason"),
    [
        (0, "", "line 2: here stands Size 1, not '2'"),
        (7, "", "the chart has 7 Sizes; it needs 8"),
        (7, "8 9 5 10 19 -\n9 9 9 9 9 9", "line 9: the chart ends with Size 8"),
        (2, "3 4 2 5 9", "line 3: a line has size, attack, eat, stomach, health and grow, not '3 4 2 5 9'"),
        (2, "3 4 2 5 9 -", "line 3: the last Size, and it alone, has - for grow, not '-'"),
        (7, "8 9 5 10 19 10", "line 8: the last Size, and it alone, has - for grow, not '10'"),
        (3, "4 many 3 6 11 6", "line 4: attack is a number from 1 to 20, not 'many'"),
        (3, "4 5 0 6 11 6", "line 4: eat is a number from 1 to 20, not '0'"),
        (3, "4 5 3 6 11 12", "line 4: growing would need 12 Health, but 11 is the most there is"),
        (3, "4 5 3 6 20 13", "line 4: growing would need 13 Food, but the stomach holds no more than 12"),
        (3, "4 5 3 6 8 6", "line 4: health is less than that of the Size before"),
    ],
)
def test_a_bad_chart_is_refused_with_line_and_reason(row: int, text: str, reason: str) -> None:
    with pytest.raises(BadChart) as refused:
        parse_chart("\n".join([*ROWS[:row], text, *ROWS[row + 1 :]]))
    assert str(refused.value).startswith(reason)
