"""Events and who may read them."""

from __future__ import annotations

from bestiary.core import EVERYONE, Log


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
