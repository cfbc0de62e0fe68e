"""A key that nobody can choose: hashes first, then numbers, and who stays away is left out."""

from __future__ import annotations

import pytest

from bestiary.core import commitment
from bestiary.core.chance import mixed
from bestiary.table.errors import BadShare
from bestiary.table.round import OPENING_MS, Round
from bestiary.table.table import Table

SERVERS, ANNS, BENS = (bytes([digit] * 32) for digit in (7, 1, 2))


class Hours:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Hours:
    return Hours()


def begun(clock: Hours) -> Round:
    drawn = iter((SERVERS, bytes(32)))
    made = Round({0, 2}, clock, lambda: next(drawn))
    made.promise(0, commitment(ANNS))
    return made


def test_a_key_is_made_from_everybodys_number(clock: Hours) -> None:
    made = begun(clock)
    made.promise(2, commitment(BENS))
    made.show(2, BENS.hex())
    assert [share.number for share in made.shares()] == ["", BENS.hex()]
    made.show(0, ANNS.hex())
    assert made.key() == mixed(SERVERS, [ANNS, BENS])
    table = Table.open("marry", ["Ann", "Cy", "Ben"], made=made)
    snapshot = table.snapshot(1)
    assert snapshot.commitment == commitment(SERVERS)
    assert snapshot.shares == made.shares()
    assert SERVERS.hex() not in repr(snapshot)
    assert not table.record().header.number
    table.abandon(0)
    record = table.record()
    assert record.header.number == SERVERS.hex()
    assert record.verify_key()


def test_no_number_is_shown_before_all_are_promised_and_none_is_changed(clock: Hours) -> None:
    made = begun(clock)
    with pytest.raises(BadShare, match="not everyone has promised"):
        made.show(0, ANNS.hex())
    with pytest.raises(BadShare, match="promised another number before"):
        made.promise(0, commitment(BENS))
    with pytest.raises(BadShare, match="this very number"):
        made.promise(2, commitment(ANNS))  # an echo of another's would cancel nothing, but is no number of one's own
    with pytest.raises(BadShare, match="adds no number"):
        made.promise(1, commitment(BENS))
    with pytest.raises(BadShare, match="64 digits"):
        made.promise(2, "no hash")
    made.promise(2, commitment(BENS))
    with pytest.raises(BadShare, match="not the number whose hash was promised"):
        made.show(2, bytes(32).hex())  # picked once the others' were seen
    with pytest.raises(BadShare, match="not everyone has shown"):
        made.key()


def test_who_does_not_show_his_number_is_left_out_and_all_begin_anew(clock: Hours) -> None:
    made = begun(clock)
    made.promise(2, commitment(BENS))
    made.show(0, ANNS.hex())
    clock.at += OPENING_MS
    assert made.begin_anew() == []
    clock.at += 1
    with pytest.raises(BadShare, match="the round begins anew"):
        made.show(2, BENS.hex())
    assert made.begin_anew() == [2]
    assert made.commitment == commitment(bytes(32))
    assert made.shares() == []
    made.promise(0, commitment(BENS))
    made.show(0, BENS.hex())
    table = Table.open("marry", ["Ann", "Cy", "Ben"], made=made)
    assert table.snapshot(0).left_out == [2]
    assert table.record().header.left_out == [2]
