"""Traces by OpenTelemetry: where its API is installed, and whoever runs the server has said where they go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from opentelemetry.trace import Link, Tracer

NAME: Final = "bestiary"
MOST_LINKS: Final = 128  # of a commit to what is stored by it


@cache
def tracer() -> Tracer | None:
    """Return what spans are made by, or nothing where the API is not installed."""
    try:
        import_module("opentelemetry.trace")
    except ImportError:
        return None
    from opentelemetry import trace

    return trace.get_tracer(NAME)


def span(name: str, links: Sequence[Link] = (), **about: str | int) -> AbstractContextManager[Any]:
    """Return what tells of something while it goes on."""
    found = tracer()
    if found is None:
        return nullcontext()
    return found.start_as_current_span(f"{NAME}.{name}", links=links, attributes=about)


def carried() -> dict[str, str] | None:
    """Return the headers by which another server knows what a message belongs to."""
    if tracer() is None:
        return None
    from opentelemetry import trace
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    if not trace.get_current_span().is_recording():
        return None
    headers: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(headers)
    return headers


@contextmanager
def belonging(headers: Mapping[str, str] | None) -> Iterator[None]:
    """Have what is done meanwhile belong to what a message was a part of."""
    if not headers or tracer() is None:
        yield
        return
    from opentelemetry import context
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    token = context.attach(TraceContextTextMapPropagator().extract(headers))
    try:
        yield
    finally:
        context.detach(token)


def links() -> list[Link]:
    """Return what ties something that is done later to what goes on now."""
    if tracer() is None:
        return []
    from opentelemetry import trace

    now = trace.get_current_span().get_span_context()  # which may have ended: what is stored was gathered for a while
    return [trace.Link(now)] if now.is_valid and now.trace_flags.sampled else []
