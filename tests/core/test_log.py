"""Events and who may read them."""

from __future__ import annotations

from bestiary.core import EVERYONE, Log, column


def filled() -> Log:
    log = Log()
    log.put(4, EVERYONE, 1, 2, 3, 4)
    log.put(5, 0b010, 9)
    log.put(6, ~0b010, 8)
    return log


def test_a_seat_reads_what_it_is_in_the_audience_of() -> None:
    log = filled()
    assert log.seen_by(0) == [(4, 1, 2, 3, 4), (6, 8, 0, 0, 0)]
    assert log.seen_by(1) == [(4, 1, 2, 3, 4), (5, 9, 0, 0, 0)]
    assert log.seen_by(3) == log.seen_by(0)  # a spectator


def test_events_can_be_read_from_a_number_on() -> None:
    log = filled()
    assert len(log) == 3
    assert log.rows(1) == [(5, 2, 9, 0, 0, 0), (6, -3, 8, 0, 0, 0)]
    assert log.seen_by(1, 2) == []
    assert log.rows(3) == []


def test_events_can_be_forgotten() -> None:
    log = filled()
    log.cut(1)
    assert log.rows() == [(4, -1, 1, 2, 3, 4)]
    log.put(7, EVERYONE)
    assert len(log) == 2


def test_events_take_as_many_arguments_as_they_need() -> None:
    log = filled()
    for count in range(25):
        log.put_all(10 + count, EVERYONE, column(range(-3, count - 3)))
    log.put(7, 0b1, 5)
    rows = log.rows()
    assert rows[:3] == filled().rows()
    assert rows[3:7] == [(10 + n, -1, *range(-3, n - 3), *[0] * (4 - n)) for n in range(4)]
    assert rows[7:-1] == [(10 + n, -1, *range(-3, n - 3)) for n in range(4, 25)]
    assert len(log) == len(rows) == 29
    assert [log.rows(start) for start in range(31)] == [rows[start:] for start in range(31)]
    for length in range(29, -1, -1):
        log.cut(length)
        assert (log.rows(), len(log)) == (rows[:length], length)
    assert log.continued == 0


def test_short_events_lie_in_the_log_as_ever() -> None:
    short, long = filled(), filled()
    short.put(8, 3, 1, 2, 3)
    long.put_all(8, 3, column([1, 2, 3]))
    assert list(short.column) == list(long.column)
