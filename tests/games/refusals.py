"""What must hold whenever a player tries something that the rules forbid."""

from __future__ import annotations

from typing import Any, Protocol

import pytest

from bestiary.core import Game, Log, Refused, State, plain


class Scene(Protocol):
    """Is a game that stands in a position; each game's tests have their own."""

    log: Log

    @property
    def state(self) -> State:
        """Returns the game."""

    def do(self, action: str, /) -> Any:
        """Plays an action."""


def check_refused(game: Game, scene: Scene, action: str, rule: str) -> None:
    """Tries an action: it must be refused with the rule and its words, change nothing and tell nothing."""
    before = plain(scene.state)
    told = len(scene.log)
    with pytest.raises(Refused) as refused:
        scene.do(action)
    assert refused.value.rule == rule
    said = game.rule(refused.value.number, refused.value.grounds).words()
    assert said.startswith(game.words().say(f"rule-{rule}"))
    assert str(refused.value) == f"{said} [{rule}]"
    assert plain(scene.state) == before
    assert len(scene.log) == told
