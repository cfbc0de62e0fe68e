"""Time: a bot takes over where it ran out."""

from __future__ import annotations

import pytest
from seating import Hand, let_bots_play

from bestiary.core import BadOption
from bestiary.table import ClockSetting, Table, TableRefusal, Update


def timed(hand: Hand, **clock: object) -> tuple[Table, int]:
    table = Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32), clock=ClockSetting(**clock), now=hand)  # type: ignore[arg-type]
    return table, next(seat for seat in range(3) if table.owes(seat))


def test_without_a_clock_nothing_ever_runs_out(hand: Hand) -> None:
    table, _ = timed(hand)
    hand.at += 10**12
    assert table.deadline() is None
    assert not table.tick()


@pytest.mark.parametrize(("kind", "seconds"), [("move", 60), ("days", 3 * 86_400)])
def test_a_turn_that_takes_too_long_is_finished_by_a_bot_who_hands_back(hand: Hand, kind: str, seconds: int) -> None:
    table, seat = timed(hand, kind=kind, seconds=seconds)
    assert table.deadline() == hand.at + seconds * 1000
    hand.at += seconds * 1000 - 1
    assert not table.tick()
    table.play(seat, table.view(seat).choices[0].action)
    hand.at += 1
    assert table.tick()
    assert table.seats[seat].stand_in
    let_bots_play(table)
    assert not table.owes(seat)
    table.back(seat)
    assert not table.seats[seat].stand_in


def test_whoever_comes_back_in_his_own_turn_has_its_time_again(hand: Hand) -> None:
    table, seat = timed(hand, kind="move", seconds=60)
    hand.at += 60_000
    assert table.tick()
    hand.at += 5_000
    table.back(seat)
    assert not table.tick()
    assert table.deadline() == hand.at + 60_000
    assert not table.seats[seat].stand_in


def test_a_games_time_is_charged_less_the_lag_and_given_back_by_the_increment(hand: Hand) -> None:
    table, seat = timed(hand, kind="game", seconds=300, increment=10, lag=500)
    while table.owes(seat):
        hand.at += 1000
        table.play(seat, table.view(seat).choices[-1].action)
    face = table.snapshot(seat).clock
    assert face is not None
    turns = (hand.at - 1_000_000 - 500) // 1
    assert face.left[seat] == 300_000 - turns + 10_000
    assert seat not in face.running


def test_a_game_out_of_time_is_played_to_the_end_by_a_bot(hand: Hand) -> None:
    table, seat = timed(hand, kind="game", seconds=5)
    hand.at += 5501
    assert table.tick()
    with pytest.raises(TableRefusal, match="run out"):
        table.back(seat)
    updates = [news for news in table.take().news if isinstance(news, Update)]
    assert updates[-1].people is not None
    assert updates[-1].people[seat].stand_in


def test_everyone_is_told_when_the_time_runs_for_another(hand: Hand) -> None:
    table, seat = timed(hand, kind="move", seconds=60)
    while table.owes(seat):
        table.play(seat, table.view(seat).choices[-1].action)
    last = [news for news in table.take().news if isinstance(news, Update)][-1]
    assert last.clock is not None
    assert seat not in last.clock.running


@pytest.mark.parametrize(
    "clock", [{"kind": "move", "seconds": 0}, {"kind": "game", "seconds": 10**9}, {"seconds": 5, "increment": -1}]
)
def test_impossible_clocks_are_refused(hand: Hand, clock: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        timed(hand, **clock)
