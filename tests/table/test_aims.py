"""Aims and throws at a table: entered, sealed, refused, kept and landed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.conformance.toys.tumble.game import GAME
from tests.table.seating import Hand

from bestiary.core import BadNotation, CannotUndo, Keyed, Refused, pack, register, registry, unpack
from bestiary.table import Table
from bestiary.table.entries import Aim, AnyEntry
from bestiary.table.saved import load, save

KEY = bytes(32)


@pytest.fixture(autouse=True)
def tumble() -> Iterator[None]:
    register(GAME)
    yield
    registry._registered.pop(GAME.id)


def opened() -> Table:
    return Table.open(GAME, ["Ann", "Bob"], key=KEY, now=Hand())


def land(table: Table) -> None:
    due = table.nature_due()
    assert due is not None
    assert table.land(due, GAME.live_outcome(unpack(due.state), Keyed(due.key)))


@pytest.mark.parametrize("aim", [[3], "aim 3"])
def test_an_aim_is_a_decision_by_numbers_or_in_notation(aim: Any) -> None:
    table = opened()
    assert table.play(0, aim, id="a")
    assert not table.play(0, aim, id="a")
    assert [move.text for move in table.match.moves] == ["aim 3"]
    assert table.view(0).nature
    entry, _ = table.take().entries[0]
    assert entry == Aim(at=entry.at, by=0, id="a", seat=0, numbers=[3])
    stored = msgspec.json.decode(msgspec.json.encode(entry), type=AnyEntry)
    assert stored == entry


@pytest.mark.parametrize(
    ("aim", "rule"), [([10], "T-2"), ([], "unknown-action"), ([1, 2], "unknown-action"), ([1 << 80], "unknown-action")]
)
def test_a_bad_aim_is_refused_with_its_rule_and_changes_nothing(aim: list[int], rule: str) -> None:
    table = opened()
    before = save(table)
    with pytest.raises(Refused) as refused:
        table.play(0, aim)
    assert refused.value.rule == rule
    found = table.why_not(0, aim)
    assert found is not None
    assert found.id == rule
    assert table.why_not(0, [4]) is None
    assert save(table) == before
    assert not table.take().entries


def test_an_aim_in_words_that_is_none_says_what_would_be_right() -> None:
    with pytest.raises(BadNotation, match="aim 0"):
        opened().play(0, "aim far")
    with pytest.raises(Refused):
        Table.open("marry", ["Ann", "Bob", "Cid"]).play(0, [1, 2, 3])


def test_an_outcome_lands_once_and_only_in_its_moment() -> None:
    table = opened()
    assert table.nature_due() is None
    table.play(0, [9])
    due = table.nature_due()
    assert due is not None
    assert not table.can_undo(0)
    with pytest.raises(CannotUndo):  # what is in the air is thrown
        table.undo(0)
    again = table.nature_due()
    assert again == due
    land(table)
    assert not table.land(due, [1])
    with pytest.raises(CannotUndo):
        table.undo(0)
    table.play(1, "soft")
    later = table.nature_due()
    assert later is not None
    assert later.key != due.key


def test_a_saved_table_goes_on_with_the_same_throws() -> None:
    whole, halved = opened(), opened()
    for number in range(4):
        for table in (whole, halved):
            table.play(number % 2, [4])
        saved = save(halved)
        halved = load(halved.setup, saved, [], halved.now)
        for table in (whole, halved):
            land(table)
        halved = load(halved.setup, save(halved), [], halved.now)
    assert pack(whole.match.state) == pack(halved.match.state)
    assert whole.over
