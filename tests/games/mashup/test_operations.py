"""Each operation has its row: what sets it off does something, bots judge it as the row says, and cards say it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.mashup.scene import CARDS, CHART, GAME

import bestiary.games.mashup.mind.worth as worth
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.effects as effects
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.numbers as n
from bestiary.core import Chance, plain
from bestiary.core.words import Words
from bestiary.games.mashup.content.cards import BadCards, Effect, read_card
from bestiary.games.mashup.content.operations import OPERATION_NAMES, OPERATIONS, TRIGGERS
from bestiary.games.mashup.content.sets import card_number, card_table, chart_table, effect_table, standard_cards
from bestiary.games.mashup.notation.positions import read_position
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.state import Mashup

BLAZE = card_number("blaze")
THERE = (
    "seats=2 a=3/3@l1 b=4/5@l1 a.quarters=1 a.mutations=wings b.mutations=fireproof infamy=b:suburb "
    "l1=b:downtown,infantry=1 i1=police@l1 turn=a phase=choosing now=moves:2,last_hits:2"
)
# Those that are read when another effect, or the end of the card, comes: they do nothing by themselves.
READ_LATER = {("play", name) for name in ("discard-self", "credit-target", "gain-infamy")}
READ_LATER |= {("destroyed", "infamy-by-breath")}
# Nobody is there to choose when a card still burns.
NEVER_TRIED = {("later", "move-units")}


def with_effect(trigger: str, name: str) -> Mashup:
    """Return a position in which Blaze is a card that does nothing but one effect."""
    effect = Effect(TRIGGERS.index(trigger), OPERATION_NAMES.index(name), 1, int(c.RED), 0)
    return position((effect,), infamy=int(name == "gain-infamy"))


def position(does: tuple[Effect, ...], infamy: int = 0) -> Mashup:
    cards = list(CARDS)
    cards[BLAZE] = replace(cards[BLAZE], effects=does, infamy=infamy, on=int(c.AT_LOCATION), when=int(c.WHEN_ANY))
    return read_position(THERE, Chance(3), None, (card_table(cards), effect_table(cards), chart_table(CHART)))


def does_something(trigger: str, name: str) -> bool:
    """Tell whether an effect changes anything once it is set off, at any target that a card may have."""
    row_of = with_effect(trigger, name)
    row = int(row_of.card(BLAZE, c.EFFECTS))
    targets = [codes.NO_TARGET, codes.on_monster(1), codes.at_slot(0)] if trigger == "play" else [codes.NO_TARGET]
    for target in targets:
        state = with_effect(trigger, name)
        if trigger == "eat":
            state.push(n.F_BUNDLE, BLAZE, 0, 0)
        before = plain(state)
        if trigger == "play":
            effects.operate(state, row, BLAZE, 0, target)
        elif trigger == "eat":
            effects.run_bundle(state)
            before["frames"] = list(state.frames)
        elif trigger == "destroyed":
            locations.blast(state, row, 0)
        else:
            effects.operate_at(state, row, state.effect(row, c.OPERATION), 1, NOBODY, 0)
        if plain(state) != before:
            return True
    return False


@pytest.mark.parametrize("name", OPERATIONS)
@pytest.mark.parametrize("trigger", ["play", "eat", "destroyed", "later"])
def test_an_operation_does_something_where_its_row_says_so_and_nowhere_else(trigger: str, name: str) -> None:
    if (trigger, name) in NEVER_TRIED:
        assert trigger not in OPERATIONS[name].set_off_by
        return
    by_itself = trigger in OPERATIONS[name].set_off_by and (trigger, name) not in READ_LATER
    assert does_something(trigger, name) == by_itself


@pytest.mark.parametrize("name", OPERATIONS)
def test_bots_judge_an_operation_as_its_row_says(name: str) -> None:
    state, idle = with_effect("play", name), position(())
    judged = {
        "harm": worth.harm(state, BLAZE, 1) > 0,
        "own": worth.worth_of_own(state, 0, BLAZE) != worth.worth_of_own(idle, 0, BLAZE),
        "place": worth.worth_at(state, 0, BLAZE, 0) != worth.worth_at(idle, 0, BLAZE, 0),
    }
    assert [how for how, counts in judged.items() if counts] == [how for how in judged if how == OPERATIONS[name].worth]
    assert (OPERATIONS[name].worth == "body") == (OPERATIONS[name].set_off_by == ("always",))


@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_said_on_its_cards(name: str, language: str) -> None:
    words = GAME.words(language)
    assert isinstance(words, Words)
    number = OPERATION_NAMES.index(name)
    on = [card.name for card in standard_cards() if any(e.operation == number for e in card.effects)]
    assert on
    assert all(words.has(f"does-{card}") for card in on)


def test_the_rules_count_operations_in_the_order_of_their_rows() -> None:
    counted = {name: int(getattr(c, name.upper().replace("-", "_"))) for name in OPERATIONS}
    assert counted == {name: number for number, name in enumerate(OPERATIONS)}


def test_an_effect_that_would_do_nothing_is_refused() -> None:
    with pytest.raises(BadCards, match="line 7: heal does nothing after 'later'; write it after play or eat"):
        read_card(7, "action first-aid x1 | at own | when any | bars 1:1 | later heal 2")
