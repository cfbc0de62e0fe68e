"""What holds for every test."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from bestiary.core import registry

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # As in the background of a script: what tests start would inherit it, and never hear an interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def games_as_they_were() -> Iterator[None]:
    """Forgets the games that a test has registered: whichever runs next knows only those there are."""
    known = dict(registry._registered)
    yield
    registry._registered.clear()
    registry._registered.update(known)
