"""The house keeps its measure. The limits are what it meets now; they are lowered as it gets better, never raised."""

import pytest
from tests.frame.house import House, measure

CHAIN = 2  # classes from a game's state up to the contract's
RULES = 300  # lines of a module of rules
TURN = 150  # lines of rules/turn.py
GAME = 32  # members of `Game` that an author declares or may write
PART = 10  # members of each optional part


@pytest.fixture(scope="module")
def house() -> House:
    return measure()


def test_every_game_is_measured(house: House) -> None:
    assert set(house.chains) == {"factory", "maker", "marry", "mashup", "monstrous"}
    assert {file.split("/")[0] for file in house.rules} == set(house.chains)


def test_a_state_has_few_classes_above_it(house: House) -> None:
    assert house.longest_chain <= CHAIN, house.chains


def test_a_module_of_rules_can_be_read_in_one_go(house: House) -> None:
    assert house.longest_rules <= RULES
    assert house.longest_turn <= TURN


def test_a_game_declares_what_it_needs_and_no_more(house: House) -> None:
    assert house.members["Game"] <= GAME
    parts = {name: count for name, count in house.members.items() if name != "Game"}
    assert parts
    assert max(parts.values()) <= PART, parts
