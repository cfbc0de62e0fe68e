"""Traces: where OpenTelemetry's API is installed and gives them somewhere to go; nothing where it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from opentelemetry import trace
from tests.cluster.crowd import Player, Server, play
from tests.cluster.services import Database, Messages

from bestiary.server.cluster import traces
from bestiary.server.cluster.pool import Pool


class Kept(trace.Span):
    """A span that remembers what it was told."""

    numbers = count(1)

    def __init__(self, name: str, parent: trace.SpanContext, links: Any, about: Any) -> None:
        self.name = name
        self.parent = parent
        self.links = [link.context for link in links or ()]
        self.about = dict(about or {})
        self.ended = False
        number = next(self.numbers)
        flags = trace.TraceFlags(trace.TraceFlags.SAMPLED)
        self.own = trace.SpanContext(parent.trace_id or number, number, False, flags)

    def end(self, end_time: int | None = None) -> None:
        self.ended = True

    def get_span_context(self) -> trace.SpanContext:
        return self.own

    def is_recording(self) -> bool:
        return not self.ended

    def set_attributes(self, attributes: Any) -> None: ...
    def set_attribute(self, key: Any, value: Any) -> None: ...
    def add_event(self, name: Any, attributes: Any = None, timestamp: Any = None) -> None: ...
    def update_name(self, name: str) -> None: ...
    def set_status(self, status: Any, description: Any = None) -> None: ...
    def record_exception(self, *more: Any, **other: Any) -> None: ...


class Keeper(trace.Tracer):
    """A tracer that keeps all spans in memory."""

    def __init__(self) -> None:
        self.spans: list[Kept] = []

    def start_span(self, name: str, context: Any = None, *_: Any, **given: Any) -> Kept:
        parent = trace.get_current_span(context).get_span_context()
        span = Kept(name, parent, given.get("links"), given.get("attributes"))
        self.spans.append(span)
        return span

    @trace._agnosticcontextmanager
    def start_as_current_span(self, name: str, **given: Any) -> Iterator[trace.Span]:
        with trace.use_span(self.start_span(name, **given), end_on_exit=True) as span:
            yield span

    def named(self, name: str) -> list[Kept]:
        return [span for span in self.spans if span.name == f"bestiary.{name}"]


@pytest.fixture
def keeper(monkeypatch: pytest.MonkeyPatch) -> Keeper:
    keeper = Keeper()
    monkeypatch.setattr(traces, "tracer", lambda: keeper)
    return keeper


async def a_game(database: Database, messages: Messages) -> str:
    """Plays some moves at a table whose people have their sockets at another server; returns the table."""
    servers = [await Server(database, messages).start() for _ in range(2)]
    table = await servers[0].open()
    players = [Player(table, seat) for seat in range(3)]
    for player in players:
        player.come(servers[1])
    await play(players, 3)
    assert not any(player.wrong for player in players)
    await servers[0].close()
    await servers[1].member.storage.claim(table)
    await servers[1].close()
    return table


def test_a_relayed_move_is_followed_to_its_commit(keeper: Keeper, database: Database, messages: Messages) -> None:
    table = asyncio.run(asyncio.wait_for(a_game(database, messages), 120))
    relays = {span.own.span_id: span for span in keeper.named("relay")}
    followed = [span for span in keeper.named("relayed") if span.parent.span_id in relays]
    assert followed
    assert all(span.own.trace_id == relays[span.parent.span_id].own.trace_id for span in followed)
    assert {span.about["table"] for span in followed} == {table}
    requests = {span.own.span_id for span in followed}
    tied = [span for span in keeper.named("append") if any(link.span_id in requests for link in span.links)]
    assert tied
    assert all(span.about["jobs"] > 0 for span in tied)
    assert table in [span.about["table"] for span in keeper.named("claim")]
    assert all(span.ended for span in keeper.spans)
    assert "key" not in str([span.about for span in keeper.spans])  # nobody's token


def test_a_thought_is_one_span(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(*_: object) -> Any:
        return
        yield

    monkeypatch.setattr(Pool, "_again", nobody)
    assert asyncio.run(Pool.__new__(Pool).ask("moves", b"")) is None
    assert [(span.about, span.ended) for span in keeper.named("thought")] == [({"kind": "moves"}, True)]


def test_without_the_api_nothing_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    traces.tracer.cache_clear()
    monkeypatch.setattr(traces, "import_module", missing)
    try:
        with traces.span("append", server=1) as span:
            assert span is None
            assert traces.carried() is None
            assert traces.links() == []
        with traces.belonging({"traceparent": "00-" + "1" * 32 + "-" + "2" * 16 + "-01"}):
            assert traces.links() == []
    finally:
        traces.tracer.cache_clear()


def test_without_anybody_to_tell_messages_carry_nothing() -> None:
    with traces.span("relay", table="t"):
        assert traces.carried() is None
        assert traces.links() == []
