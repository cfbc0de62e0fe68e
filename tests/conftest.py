"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bestiary.core import registry


@pytest.fixture(autouse=True)
def games_as_they_were() -> Iterator[None]:
    """Forgets the games that a test has registered: whichever runs next knows only those there are."""
    known = dict(registry._registered)
    yield
    registry._registered.clear()
    registry._registered.update(known)
