"""The claws as everything above the rules knows them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from tests.conformance.toys.claws import rules as r
from tests.conformance.toys.claws.rules import Claws

from bestiary.core import (
    ActionKind,
    BadNotation,
    Checks,
    Choice,
    Drawing,
    EventKind,
    Game,
    Mind,
    Prompt,
    Term,
    View,
    Words,
)

TEXTS = ("short", "middle", "long")


class ClawsView(View, kw_only=True):
    """Adds what only this game has."""

    prize: int
    blunt: list[int]
    sealed: int


class ClawsGame(Game[Claws, ClawsView], Mind[Claws], Checks[Claws]):
    """Declares the claws."""

    id = "claws"
    rules_version = 1
    seats = (2, 3)
    minutes = (1, 1)
    state = Claws
    action_kinds = (ActionKind("show", 0, r.CLAWS),)
    event_kinds = (
        EventKind("prize", ("prize:number",)),
        EventKind("showed", ("seat:seat", "claw:claw")),
        EventKind("took", ("seat:seat", "prize:number")),
    )
    rules = {r.BLUNT: "C-1"}  # noqa: RUF012 - the contract's own form
    terms = (Term("points", 1),)
    observation_width = r.OBSERVED
    observation_range = (0, 20)
    simultaneous = True
    chance_outcomes = r.PRIZES
    longest = 9
    information = "imperfect"

    @cached_property
    def folder(self) -> Traversable:
        return files("tests.conformance.toys.claws")

    def deal(self, state: Claws, options: Mapping[str, str]) -> None:
        state.begin_round()

    def notation(self, state: Claws, action: int) -> str:
        return TEXTS[action]

    def parse(self, state: Claws, text: str) -> int:
        if text not in TEXTS:
            raise BadNotation(f"{text[:40]!r} is no claw; write one of {', '.join(TEXTS)}")
        return TEXTS.index(text)

    def choice(self, state: Claws, action: int) -> Choice:
        return Choice(action, TEXTS[action], "show", [], {"claw": action})

    def view(self, blind: Claws, seat: int) -> ClawsView:
        sealed = blind.sealed[seat] if seat < blind.seats else 0
        prompt = Prompt("prompt-over" if blind.over else "prompt-show", {})
        common = self.common(blind, seat)
        return ClawsView(**common, prompt=prompt, spots=[], prize=blind.prize, blunt=list(blind.blunt), sealed=sealed)

    def draw(self, view: ClawsView, words: Words) -> Drawing:
        return Drawing([words.say("text-prize", prize=view.prize)], {})

    def invariants(self, state: Claws) -> list[str]:
        return [] if sum(state.blunt) == state.round * state.seats else ["a claw was shown twice, or not at all"]


GAME = ClawsGame()
