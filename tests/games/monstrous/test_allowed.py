"""One statement of each condition: what is legal is what no rule forbids; and numbers are as many as names."""

from __future__ import annotations

import pytest
from tests.games.monstrous.scene import GAME

from bestiary.core.chance import Chance
from bestiary.core.game import bits, column
from bestiary.core.state import NATURE
from bestiary.games.monstrous.rules import allowed
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of, monster_card, place_card, place_of
from bestiary.games.monstrous.rules.events import EVENTS, event_kinds
from bestiary.games.monstrous.state import Monstrous


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"young": "all"}), (4, {"players": "teams", "scenario": "medium_3"}), (3, {"wars": "three", "sunset": "2"})],
)
def test_what_is_legal_is_what_no_rule_forbids(seats: int, options: dict[str, str]) -> None:
    state, chance = GAME.start(seats, Chance(7), options), Chance(8)
    assert isinstance(state, Monstrous)
    asked = set()
    while mask := state.to_act():
        if mask == NATURE:
            state.apply_nature(column(GAME.outcome(state, chance)))
            continue
        seat = bits(mask)[0]
        asked.add(int(state.ask))
        legal = state.legal(seat)
        assert legal == [action for action in range(n.ACTIONS) if allowed.why_not(state, action) == 0]
        state.apply(seat, legal[int(chance.below(len(legal)))])
    assert {n.ASK_THROW, n.ASK_COLUMN, n.ASK_ROW, n.ASK_MANNER} < asked


def test_every_question_has_answers() -> None:
    asked = [row[0] for row in allowed.ANSWERS]
    assert sorted(asked) == list(range(n.ASK_THROW, n.ASKS))
    assert all(0 <= first < after <= n.DONE for _, first, after in allowed.ANSWERS)


def test_numbers_are_as_many_as_names() -> None:
    assert len(n.MONSTER_NAMES) == n.MONSTERS
    assert len(n.LOCATION_NAMES) == n.LOCATIONS
    assert len(n.SEAT_LETTERS) == n.MOST_SEATS
    assert (len(n.STAND_NAMES), len(n.TECHNIQUE_NAMES)) == (n.STANDS, n.TECHNIQUES)
    assert len(n.AIM_NAMES) == n.AIM_NUMBERS


def test_kinds_of_actions_follow_each_other_up_to_the_last() -> None:
    ends = [kind.first + kind.count for kind in GAME.action_kinds]
    assert [kind.first for kind in GAME.action_kinds] == [0, *ends[:-1]]
    assert ends[-1] == n.ACTIONS


def test_events_are_numbered_without_a_gap() -> None:
    assert sorted(EVENTS) == list(range(len(event_kinds())))


def test_a_card_is_a_god_and_a_monster_or_a_place() -> None:
    monsters = range(int(n.MONSTER_CARDS))
    assert [monster_card(god_of(card), kind_of(card)) for card in monsters] == list(monsters)
    assert [place_of(place_card(place)) for place in range(int(n.PLACES))] == list(range(int(n.PLACES)))
