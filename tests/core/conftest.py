"""Makes Pebbles known for a test, and forgotten afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.core.pebbles import GAME

from bestiary.core import Game, register, registry


@pytest.fixture
def pebbles() -> Iterator[Game]:
    yield register(GAME)
    registry._registered.pop(GAME.id)
