"""What holds for every test."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Generator, Iterator

import pytest

from bestiary.core import registry

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # As in the background of a script: what tests start would inherit it, and never hear an interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Whoever runs the tests may speak another language: what they expect is English, but where they ask for one.
for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Hides the loop that a browser's driver keeps running in this thread from tests that start one of their own."""
    if item.get_closest_marker("e2e") or (loop := asyncio._get_running_loop()) is None:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop if loop.is_running() else None)


@pytest.fixture(autouse=True)
def games_as_they_were() -> Iterator[None]:
    """Forgets the games that a test has registered: whichever runs next knows only those there are."""
    known = dict(registry._registered)
    yield
    registry._registered.clear()
    registry._registered.update(known)
