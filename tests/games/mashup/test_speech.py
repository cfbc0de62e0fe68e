"""Spoken text: what a view holds is said, or the game says why not."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from tests.games.golden import golden
from tests.games.mashup.scene import GAME

from bestiary.conformance.speaking import BY_THE_TABLE, leaves, pattern, replaced
from bestiary.core import View


def views() -> list[View]:
    found = [GAME.view_of(state, 0) for state in GAME.positions().values()]
    states = [state.clone() for number, (state, _) in enumerate(golden(GAME, 2).replay()) if number % 60 == 0]
    return found + [GAME.view_of(state, seat) for state in states for seat in (0, 2)]


def test_each_leaf_of_a_view_is_spoken_or_has_a_reason() -> None:
    words = GAME.words()
    shown = views()
    seen: dict[str, list[Any]] = {}
    for view in shown:
        for path, value in leaves(view):
            seen.setdefault(pattern(path), []).append(value)
    silent = (*BY_THE_TABLE, *(GAME.unspoken or {}))
    for view in shown[::10]:
        spoken = GAME.draw(view, words).spoken
        for path, value in leaves(view):
            name = pattern(path)
            if any(fnmatchcase(name, each) for each in silent):
                continue
            known = {other for other in seen[name] if type(other) is type(value) and other != value}
            beside = {not value} if isinstance(value, bool) else {value + 1} if isinstance(value, int) else set()
            others = [*known, *beside]
            assert not others or any(says(view, path, other, spoken) for other in others), (path, value)


def says(view: View, path: Any, other: Any, spoken: list[str]) -> bool:
    try:
        return GAME.draw(replaced(view, path, other), GAME.words()).spoken != spoken
    except Exception:
        return True
