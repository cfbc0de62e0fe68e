"""Actions and positions as text."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import GAME, Scene

import bestiary.games.mashup.rules.numbers as n
from bestiary.core import BadNotation, Chance, bits, pack
from bestiary.games.mashup import checks
from bestiary.games.mashup.content.sets import card_number
from bestiary.games.mashup.notation.actions import read_action, write_action
from bestiary.games.mashup.notation.positions import PHASES, read_position, write_position
from bestiary.games.mashup.state import Mashup

TABLE = "seats=3 a=2/7@l1 l1=b:suburb l2=c:zoo,rubble b=2/7@l2 i1=police@l1 i2=battle-tank@l1"


def test_every_action_that_means_something_reads_as_it_is_written() -> None:
    state = Scene(TABLE).state
    absent = set(range(n.A_PLACE + 2, n.A_NOWHERE)) | set(range(n.A_UNIT + 2, n.A_FIGURE))
    absent |= set(range(n.A_MONSTER + 3, n.A_UNIT))
    texts = {write_action(state, action): action for action in range(GAME.actions) if action not in absent}
    assert len(texts) == GAME.actions - len(absent)
    for text, action in texts.items():
        assert read_action(state, text) == action
    for action in absent:
        with pytest.raises(BadNotation, match="means nothing here"):
            write_action(state, action)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play air-strike", n.A_PLAY + card_number("air-strike")),
        ("Before  Blaze", n.A_BEFORE + card_number("blaze") - n.FIRST_ACTION),
        ("at suburb-1", n.A_PLACE),
        ("at rubble-2", n.A_PLACE + 1),
        ("at nowhere", n.A_NOWHERE),
        ("monster c", n.A_MONSTER + 2),
        ("unit battle-tank-2", n.A_UNIT + 1),
        ("infantry", n.A_FIGURE),
        ("mutation wings", n.A_MUTATION + card_number("wings") - n.FIRST_MUTATION),
        ("food meeple", n.A_FOOD + 2),
        ("attack units", n.A_ATTACK_UNITS),
        ("discard blaze", n.A_DISCARD + card_number("blaze")),
    ],
)
def test_actions_are_written_in_the_games_words(text: str, action: int) -> None:
    assert read_action(Scene(TABLE).state, text) == action


@pytest.mark.parametrize(
    "text",
    ["", "play", "play wings", "play nothing", "at zoo-2", "at suburb-2", "at suburb-9", "monster d", "unit police-2",
     "before police", "mutation blaze", "food", "at suburb-0", "at suburb-01"],
)  # fmt: skip
def test_what_is_no_action_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="write for example"):
        read_action(Scene(TABLE).state, text)


# Positions


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_positions_of_a_played_game_round_trip(seats: int) -> None:
    state = GAME.start(seats, Chance(seats))
    choices = Chance(seats + 1)
    step = 0
    while not state.over:
        for seat in bits(state.to_act()):
            legal = state.legal(seat)
            state.apply(seat, legal[choices.below(len(legal))])
        step += 1
        if step % 40 == 0:
            assert isinstance(state, Mashup)
            text = write_position(state)
            again = read_position(text)
            assert pack(again) == pack(state)
            assert write_position(again) == text


@pytest.mark.parametrize("name", [name for name, _ in checks.positions()])
def test_named_positions_are_sound_and_owe_a_decision(name: str) -> None:
    state = GAME.positions()[name]
    assert GAME.invariants(state) == []
    assert state.to_act()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "is no part of a position"),
        ("seats=7", "a number from 2 to 6"),
        ("a=9/1@nowhere", "write Size/Health@place"),
        ("a=2/7@l1", "where there is no Location"),
        ("l1=b:castle", "there is no card 'castle'"),
        ("l1=b:police", "police can't be there"),
        ("l1=b:zoo l2=a:zoo", "too many cards zoo"),
        ("l2=b:zoo", "numbered without gaps"),
        ("l1=b:zoo,soon", "'soon' says nothing"),
        ("i1=police@l1,soon l1=a:suburb", "'soon' says nothing"),
        ("i1=police@moon l1=a:suburb", "is no place"),
        ("a.stomach=x", "write tokens as"),
        ("a.hand=wings", "wings can't be there"),
        ("turn=d", "write a player"),
        ("phase=noon", "write one of"),
        ("now=later", "write one of"),
        ("now=moves:x", "write a number"),
        ("ask=sometime:0:0:0", "write a pending decision"),
        ("deck=zoo,zoo", "too many cards zoo"),
        ("turn=a turn=b", "stands twice"),
        ("a.mutations=wings,wings", "wings stands twice, and a monster has each Mutation once"),
        ("a.mutations=fire-breath,fire-breath!", "fire-breath! stands twice"),
        ("l1=b:zoo,food=y,food=m", "'food=m' tells again what 'food=y' tells"),
        ("l1=b:zoo,-1,-2", "'-2' tells again what '-1' tells"),
        ("l1=b:zoo,rubble,gone", "'gone' tells again what 'rubble' tells"),
        ("i1=hellicopters@l1,>a,>b l1=a:suburb", "'>b' tells again what '>a' tells"),
    ],
)
def test_a_broken_position_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        read_position(text)


def test_every_phase_has_a_name() -> None:
    assert sorted(PHASES.values()) == list(range(25))
