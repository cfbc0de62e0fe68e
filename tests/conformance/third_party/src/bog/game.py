"""The bog as Bestiary knows it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bestiary.core import (
    ActionKind,
    BadNotation,
    Choice,
    Drawing,
    EventKind,
    Game,
    Prompt,
    Spot,
    State,
    Term,
    View,
    Words,
)
from bog.rules import FEWEST_STONES, MOST, OTHER_STONES, TOO_FEW, Bog


class BogView(View, kw_only=True):
    """Adds the stones."""

    stones: int


class BogGame(Game):
    """Declares the bog."""

    id = "bog"
    rules_version = 1
    seats = (2, 3, 4)
    minutes = (1, 3)
    state = Bog
    action_kinds = (ActionKind("take", 0, MOST),)
    event_kinds = (EventKind("took", ("seat:seat", "stones:number")), EventKind("sank", ("seat:seat",)))
    rules = {TOO_FEW: "B-1"}  # noqa: RUF012 - the contract's own form
    terms = (Term("dry", 1),)
    observation_width = 4
    observation_range = (0, FEWEST_STONES + OTHER_STONES)
    simultaneous = False
    chance_outcomes = OTHER_STONES
    longest = FEWEST_STONES + OTHER_STONES
    information = "perfect"
    rotates = True

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Bog)
        state.deal()

    def notation(self, state: State, action: int) -> str:
        return f"take {action + 1}"

    def parse(self, state: State, text: str) -> int:
        found = re.fullmatch(r"\s*take\s+([123])\s*", text)
        if not found:
            raise BadNotation(f"{text[:40]!r} is no action of the bog; write take 1, take 2 or take 3")
        return int(found[1]) - 1

    def choice(self, state: State, action: int) -> Choice:
        return Choice(action, self.notation(state, action), "take", ["bog"], {"stones": action + 1})

    def view(self, blind: State, seat: int) -> BogView:
        assert isinstance(blind, Bog)
        prompt = Prompt("prompt-over", {}) if blind.over else Prompt("prompt-take", {"stones": blind.stones})
        bog = Spot("bog", 0.0, 0.0, blind.stones, {}, [])
        return BogView(**self.common(blind, seat), prompt=prompt, spots=[bog], stones=blind.stones)

    def draw(self, view: View, words: Words) -> Drawing:
        assert isinstance(view, BogView)
        return Drawing(["o" * view.stones or "~", words.say("text-stones", stones=view.stones)], {"bog": (0, 0, 1)})

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Bog)
        return [] if state.stones >= 0 and state.over == (state.stones == 0) else ["stones and end don't fit"]


GAME = BogGame()
