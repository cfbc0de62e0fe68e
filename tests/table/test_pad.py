"""Sealed answers: kept by the table, revisable, told to nobody until all are in."""

from __future__ import annotations

import pytest
from bids import GAME, MORE, SEAL
from seating import Hand

from bestiary.core import CannotUndo, Refused
from bestiary.table import ClockSetting, Table, Update, bot


@pytest.fixture
def table(hand: Hand) -> Table:
    return Table.open(GAME, ["Ann", "Bob", "Cid"], key=bytes(32), now=hand)


def told(table: Table) -> set[int]:
    return {news.seat for news in table.take().news}


def test_nobody_hears_of_an_answer_before_all_are_in(table: Table) -> None:
    table.play(0, MORE)
    assert told(table) == {0}
    table.play(0, SEAL)
    assert told(table) == {0}
    table.play(2, SEAL)
    assert told(table) == {2}
    assert table.view(1).to_act == [0, 1, 2]
    table.play(1, "more")
    table.play(1, "seal")
    updates = [news for news in table.take().news if isinstance(news, Update) and news.events]
    assert {news.seat for news in updates} == {0, 1, 2, 3}
    assert [[event.values["bid"] for event in news.events] for news in updates] == [[1, 1, 0]] * 4


def test_a_complete_answer_can_be_given_anew(table: Table) -> None:
    for action in (MORE, MORE, SEAL):
        table.play(0, action)
    table.play(0, MORE)
    assert table.view(0).bid == 1  # type: ignore[attr-defined]
    assert table.owes(0)
    table.play(0, SEAL)
    table.play(1, SEAL)
    table.play(2, SEAL)
    assert table.view(3).scores == [1, 0, 0]


def test_undo_strikes_the_last_step_only_of_ones_own_answer(table: Table) -> None:
    table.play(0, MORE)
    table.play(0, SEAL)
    table.play(1, MORE)
    table.undo(0)
    assert table.owes(0)
    table.undo(0)
    with pytest.raises(CannotUndo):
        table.undo(0)
    with pytest.raises(CannotUndo):
        table.undo(2)
    assert table.view(1).bid == 1  # type: ignore[attr-defined]


def test_answers_are_applied_in_seat_order_whatever_the_order_they_came_in(hand: Hand) -> None:
    records = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        table = Table.open(GAME, ["Ann", "Bob", "Cid"], key=bytes(32), now=hand)
        for seat in order:
            table.play(seat, MORE)
            table.play(seat, SEAL)
        records.append(table.record())
    assert records[0] == records[1] == records[2]


def test_a_refused_step_leaves_the_pad_as_it_was(table: Table) -> None:
    for _ in range(3):
        table.play(0, MORE)
    with pytest.raises(Refused, match="B-1"):
        table.play(0, MORE)
    assert table.view(0).bid == 3  # type: ignore[attr-defined]


def test_bots_answer_beside_people(hand: Hand) -> None:
    table = Table.open(GAME, ["Ann", bot("random"), bot("random")], key=bytes(32), now=hand)
    first, second = table.due()
    table.decide(first, SEAL)
    assert table.decide(second, SEAL), "another seat's sealed answer does not make a bot's thought stale"
    assert table.due() == []
    table.play(0, SEAL)
    assert table.view(3).to_act == [0, 1, 2]
    assert len(table.due()) == 2


def test_no_clock_tells_when_a_seat_answered(hand: Hand) -> None:
    faces = []
    for pause in (0, 20_000):
        hand.at = 1_000_000
        clock = ClockSetting(kind="game", seconds=600)
        table = Table.open(GAME, ["Ann", "Bob", "Cid"], key=bytes(32), clock=clock, now=hand)
        hand.at += pause
        table.play(0, SEAL)
        hand.at += 25_000 - pause
        table.play(1, SEAL)
        table.play(2, SEAL)
        faces.append(table.snapshot(1).clock)
    assert faces[0] == faces[1]
