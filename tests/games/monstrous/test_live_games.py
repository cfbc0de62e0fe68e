"""Whole games by physics, as a full check plays them: here one that is short, and one that is broken."""

from __future__ import annotations

import pytest

from bestiary.core import get
from bestiary.games.monstrous.checks import live_games


def test_a_short_game_of_real_throws_ends_and_is_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_games, "SETTINGS", ((2, {"sunset": "2"}),))
    assert list(live_games.trial(1)) == [""]


def test_a_broken_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(get("monstrous")), "invariants", lambda *_: ["a card is lost"])
    (wrong,) = live_games.trial(1)
    assert wrong == "game 0, 2 seats, {}: after 1 moves: a card is lost"
