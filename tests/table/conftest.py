"""Makes the toy games and a clock that a test moves known to the tests of this folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import bids
import duels
from seating import Hand

from bestiary.core import registry


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Knows the toy games only while a test of this folder runs."""
    for game in (bids.GAME, duels.GAME):
        monkeypatch.setitem(registry._registered, game.id, game)
