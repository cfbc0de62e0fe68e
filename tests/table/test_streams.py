"""What is kept for those who missed it is bounded, however long a game goes on."""

from __future__ import annotations

from bestiary.table.news import Chat, Line
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
