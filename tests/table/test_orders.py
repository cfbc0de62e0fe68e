"""Standing orders: a seat is asked at the moments it wants to be asked at; the table passes for it at all others."""

from __future__ import annotations

import pytest
from duels import GAME, PARRY, PASS, REST, STRIKE, Duels
from seating import Hand

from bestiary.core import BestiaryError, column
from bestiary.table import Table, TableRefusal, Update
from bestiary.table.saved import load, save


@pytest.fixture
def table(hand: Hand) -> Table:
    table = Table.open(GAME, ["Ann", "Bob", "Cid"], key=bytes(32), now=hand)
    state = table.match.state
    assert isinstance(state, Duels)
    state.cards = column([2, 2, 2])
    table.look_again()
    return table


def texts(table: Table) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in table.match.moves]


def orders(table: Table, seat: int) -> tuple[tuple[str, ...], bool]:
    found = table.orders_of(seat)
    assert found is not None
    return found.ask, found.until_turn


def test_by_default_a_seat_is_asked_at_the_games_default_moments(table: Table) -> None:
    table.play(0, REST)
    assert texts(table) == [(0, "rest"), (1, "pass"), (2, "pass")]
    assert table.owes(1)
    table.play(1, STRIKE)
    assert table.moment == "strike"
    assert table.owes(0)
    assert table.owes(2)
    assert len(texts(table)) == 4


def test_the_record_shows_a_plain_pass_and_replays(table: Table) -> None:
    from bestiary.core import record

    table.give_orders(1, [])
    table.play(0, STRIKE)
    table.play(2, PASS)
    assert texts(table) == [(0, "strike"), (1, "pass"), (2, "pass")]
    written = table.record()
    assert record.decode(record.encode(written)).moves == written.moves


def test_a_seat_that_orders_so_is_always_asked(table: Table) -> None:
    table.give_orders(1, ["strike", "rest"])
    table.play(0, REST)
    assert table.owes(1)
    assert not table.owes(2)
    table.play(1, PARRY)
    assert texts(table)[-2:] == [(1, "parry"), (2, "pass")]


def test_passing_until_ones_turn_ends_with_ones_turn(table: Table) -> None:
    table.give_orders(1, ["strike"], until_turn=True)
    table.play(0, STRIKE)
    assert not table.owes(1)
    table.take()
    table.play(2, PASS)
    assert table.owes(1)
    assert orders(table, 1) == (("strike",), False)
    told = {news.seat: news.orders for news in table.take().news if isinstance(news, Update)}
    assert told[1] is not None
    assert not told[1].until_turn
    assert told[0] is told[2] is told[3] is None
    table.play(1, REST)
    table.play(2, STRIKE)
    assert table.owes(1)


def test_passing_until_ones_turn_in_the_middle_of_it_holds_until_the_next(table: Table, hand: Hand) -> None:
    table.play(0, REST)
    assert table.owes(1)
    table.give_orders(1, ["strike"], until_turn=True)
    assert orders(table, 1) == (("strike",), True)
    table = load(table.setup, save(table), [], hand)
    table.play(1, REST)
    table.play(2, STRIKE)
    assert not table.owes(1)
    assert orders(table, 1) == (("strike",), True)
    table.play(0, PASS)
    table.play(0, REST)
    assert table.owes(1)
    assert orders(table, 1) == (("strike",), False)


def test_orders_given_at_an_open_moment_hold_at_once(table: Table) -> None:
    table.play(0, STRIKE)
    table.give_orders(1, [])
    assert not table.owes(1)
    table.give_orders(1, ["strike"])
    assert table.owes(1)
    assert not table.can_undo(1)
    table.play(1, PASS)
    table.give_orders(1, ["strike", "rest"])
    assert not table.owes(1)  # what he answered himself stands
    table.give_orders(2, [])
    assert texts(table)[-3:] == [(0, "strike"), (1, "pass"), (2, "pass")]


def test_an_automatic_pass_can_be_taken_back_while_others_think(table: Table) -> None:
    table.give_orders(1, [])
    table.play(0, STRIKE)
    assert not table.owes(1)
    table.undo(1)
    assert table.owes(1)
    table.play(1, PARRY)
    table.play(2, PASS)
    assert (1, "parry") in texts(table)


def test_only_the_seat_itself_is_told_of_its_orders(table: Table) -> None:
    table.give_orders(1, ["rest"])
    news = table.take().news
    assert [each.seat for each in news] == [1]
    assert isinstance(news[0], Update)
    assert news[0].orders is not None
    assert news[0].orders.ask == ("rest",)
    shown = table.snapshot(1).orders
    assert shown is not None
    assert shown.moments == ("rest", "strike")
    assert table.snapshot(3).orders is None


def test_orders_and_passes_outlive_the_process(table: Table, hand: Hand) -> None:
    table.give_orders(1, [], id="x")
    table.give_orders(0, ["rest"], until_turn=True)
    table.play(0, STRIKE)
    again = load(table.setup, save(table), [], hand)
    assert [orders(again, seat) for seat in range(3)] == [orders(table, seat) for seat in range(3)]
    assert again.passed == table.passed == {1}
    assert again.owes(2)
    assert not again.owes(1)
    assert not again.give_orders(1, ["strike"], id="x")


def test_in_a_game_of_two_the_pass_is_played_at_once(hand: Hand) -> None:
    table = Table.open(GAME, ["Ann", "Bob"], key=bytes(32), now=hand)
    table.give_orders(1, [])
    table.play(0, STRIKE)
    assert texts(table) == [(0, "strike"), (1, "pass")]


def test_whoever_takes_a_pass_back_that_his_orders_made_is_asked(hand: Hand) -> None:
    table = Table.open(GAME, ["Ann", "Bob"], key=bytes(32), now=hand)
    state = table.match.state
    assert isinstance(state, Duels)
    state.cards = column([2, 2])
    table.look_again()
    table.give_orders(1, [])
    table.play(0, STRIKE)
    assert table.can_undo(1)
    table.undo(1)
    assert texts(table) == [(0, "strike")]
    assert table.moment == "strike"
    table.play(1, PARRY)
    assert texts(table) == [(0, "strike"), (1, "parry")]


def test_bad_orders_change_nothing(table: Table) -> None:
    with pytest.raises(BestiaryError, match="there is no moment 'dance'; there are: rest, strike"):
        table.give_orders(1, ["dance"])
    assert orders(table, 1) == (("strike",), False)
    marry = Table.open("marry", ["Ann", "Bob", "Cid"])
    with pytest.raises(TableRefusal, match="nobody is asked out of turn"):
        marry.give_orders(1, [])
    assert marry.snapshot(0).orders is None


def test_who_answered_last_in_seat_order_can_take_nothing_back(table: Table) -> None:
    table.play(0, STRIKE)
    table.play(2, PASS)
    assert table.can_undo(2)
    table.play(1, PASS)
    assert not any(table.can_undo(seat) for seat in range(3))
