"""What is kept for those who missed it is bounded, however long a game goes on."""

from __future__ import annotations

from bestiary.cli.bench_growth import new_table
from bestiary.core.registry import get
from bestiary.table.news import Chat, Line
from bestiary.table.saved import load, save
from bestiary.table.streams import KEPT, KEPT_BYTES, Stream


def told(stream: Stream, text: str) -> bytes:
    return stream.keep(stream.chat(Line(0, text, 0)))


def test_messages_are_kept_by_their_bytes() -> None:
    stream = Stream(0, {})
    texts = [told(stream, "x" * 400) for _ in range(1000)]
    assert sum(map(len, stream.kept)) == stream.kept_bytes <= KEPT_BYTES
    held = len(stream.kept)
    assert held > 5
    assert stream.missed(stream.version - held) == texts[-held:]
    assert stream.missed(stream.version - held - 1) is None
    assert stream.missed(stream.version) == []


def test_short_messages_are_kept_by_their_number() -> None:
    stream = Stream(0, {})
    for _ in range(10 * KEPT):
        stream.keep(Chat(seat=0, version=stream.version, line=Line(0, "", 0)))
    assert len(stream.kept) <= KEPT
    assert sum(map(len, stream.kept)) == stream.kept_bytes


def test_a_message_longer_than_all_that_may_be_kept_asks_for_a_snapshot() -> None:
    stream = Stream(0, {})
    before = stream.version
    assert told(stream, "x" * KEPT_BYTES).startswith(b"{")
    assert stream.missed(before) is None
    assert stream.missed(stream.version) == []


def test_a_table_keeps_as_much_for_many_as_for_few() -> None:
    for game, seats in (("marry", 3), ("monstrous", 10)):
        table = new_table(get(game), seats)
        streams = table.streams + load(table.setup, save(table), []).streams
        for stream in streams:
            for _ in range(2 * KEPT):
                told(stream, "x" * 100)
        assert sum(stream.kept_bytes for stream in streams) <= 2 * KEPT_BYTES
        assert all(stream.kept for stream in streams)
