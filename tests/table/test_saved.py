"""A table outlives its process: what was saved and the entries since make the same table again."""

from __future__ import annotations

import random

import msgspec
import pytest
from bids import GAME as BIDS
from bids import MORE
from seating import Hand, let_bots_play, play_on

from bestiary.core import BadRecord, BadState, OtherRulesVersion, pack
from bestiary.games.marry import GAME as MARRY
from bestiary.table import ClockSetting, Table, bot
from bestiary.table.entries import AnyEntry
from bestiary.table.history import History
from bestiary.table.saved import Saved, load, save


def saved(table: Table) -> Saved:
    return msgspec.msgpack.decode(save(table), type=Saved)


def told_as(twin: Table, table: Table) -> Saved:
    """Returns what would be saved of a table had it told everyone as much as its twin."""
    return msgspec.structs.replace(saved(table), streams=saved(twin).streams)


def test_a_loaded_table_goes_on_and_tells_the_same(hand: Hand) -> None:
    clock = ClockSetting(kind="game", seconds=3000)
    table = Table.open("marry", ["Ann", "Bob", bot("random")], key=bytes(32), clock=clock, now=hand)
    whole = table.history()
    chosen = random.Random(3)
    data: bytes | None = None
    since: list[AnyEntry] = []
    for number in range(60):
        hand.at += 100
        let_bots_play(table)
        seat = next(seat for seat in range(2) if table.owes(seat))
        table.play(seat, chosen.choice(table.blind(seat).legal(seat)), f"id{number}")
        if table.can_undo(seat) and chosen.random() < 0.3:
            table.undo(seat)
        done = table.take()
        since += [entry for entry, _ in done.entries]
        for news in done.news:
            table.streams[news.seat].keep(news)
        for _, history in done.entries:
            if history is not None:
                whole.add(history)
        if table.over:
            break
        twin = load(table.setup, data, since, hand)
        assert saved(twin) == told_as(twin, table)
        assert [twin.view(each) for each in range(4)] == [table.view(each) for each in range(4)]
        for ours, theirs in zip(table.streams, twin.streams, strict=True):
            assert theirs.resting or theirs.version > ours.version  # none that anyone can know
            assert (theirs.log, theirs.undo or theirs.resting) == (ours.log, ours.undo or ours.resting)
        if number % 20 == 0:
            data, since = save(table), []
        if number % 7 == 0:
            table = load(table.setup, save(table), [], hand)
    assert table.base.moves > 0
    with pytest.raises(BadRecord, match="whole"):
        table.record()
    table.abandon()
    record = table.record(whole)
    assert pack(record.final()) == pack(table.match.state)
    assert record.verify_key()


def test_its_size_does_not_grow_with_the_game() -> None:
    table = Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32))
    play_on(table, 20)
    early = len(save(table))
    play_on(table, 50, seed=2)
    assert not table.over
    assert len(save(table)) < 2 * early


def test_sealed_answers_are_durable(hand: Hand) -> None:
    table = Table.open(BIDS, ["Ann", "Bob"], key=bytes(32), now=hand)
    table.play(0, MORE)
    twin = load(table.setup, save(table), [], hand)
    assert twin.view(0) == table.view(0)
    assert twin.can_undo(0)


def test_a_table_of_other_rules_is_not_continued(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.open("marry", ["Ann", "Bob", "Cid"], now=hand)
    monkeypatch.setattr(type(MARRY), "rules_version", 99)
    with pytest.raises(OtherRulesVersion, match="can't be continued"):
        load(table.setup, save(table), [], hand)


def test_damaged_bytes_are_named(hand: Hand) -> None:
    table = Table.open("marry", ["Ann", "Bob", "Cid"], now=hand)
    with pytest.raises(BadState):
        load(table.setup, b"\x81\xa1", [], hand)


def test_histories_cut_what_was_taken_back() -> None:
    whole = History(moves=[], events=[[0] * 6, [1] * 6], tape=[5])
    whole.add(History(events_at=1, events=[[2] * 6], tape=[6]))
    assert whole.events == [[0] * 6, [2] * 6]
    assert whole.tape == [5, 6]
