"""The bog as Bestiary knows it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bestiary.core import ActionKind, BadNotation, Checks, Choice, EventKind, Game, Prompt, Spot, View
from bog.rules import FEWEST_STONES, MOST, OTHER_STONES, TOO_FEW, Bog


class BogView(View, kw_only=True):
    """A view with the stones."""

    stones: int


class BogGame(Game[Bog, BogView], Checks[Bog]):
    """The bog's declaration."""

    id = "bog"
    rules_version = 1
    seats = (2, 3, 4)
    minutes = (1, 3)
    state = Bog
    action_kinds = (ActionKind("take", 0, MOST),)
    event_kinds = (EventKind("took", ("seat:seat", "stones:number")), EventKind("sank", ("seat:seat",)))
    rules = {TOO_FEW: "B-1"}  # noqa: RUF012 - the contract's own form
    chance_outcomes = OTHER_STONES
    longest = FEWEST_STONES + OTHER_STONES
    information = "perfect"
    rotates = True

    def deal(self, state: Bog, options: Mapping[str, str]) -> None:
        state.deal()

    def notation(self, state: Bog, action: int) -> str:
        return f"take {action + 1}"

    def parse(self, state: Bog, text: str) -> int:
        found = re.fullmatch(r"\s*take\s+([123])\s*", text)
        if not found:
            raise BadNotation(f"{text[:40]!r} is no action of the bog; write take 1, take 2 or take 3")
        return int(found[1]) - 1

    def choice(self, state: Bog, action: int) -> Choice:
        return Choice(action, self.notation(state, action), "take", ["bog"], {"stones": action + 1})

    def view(self, blind: Bog, seat: int) -> BogView:
        prompt = Prompt("prompt-over", {}) if blind.over else Prompt("prompt-take", {"stones": blind.stones})
        bog = Spot("bog", 0.0, 0.0, blind.stones, {}, [])
        return BogView(**self.common(blind, seat), prompt=prompt, spots=[bog], stones=blind.stones)

    def invariants(self, state: Bog) -> list[str]:
        return [] if state.stones >= 0 and state.over == (state.stones == 0) else ["stones and end don't fit"]


GAME = BogGame()
