"""The tumble as everything above the rules knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from tests.conformance.toys.tumble import rules as r
from tests.conformance.toys.tumble.rules import Tumble

from bestiary.core import (
    ActionKind,
    Aims,
    BadNotation,
    Chance,
    Checks,
    Choice,
    Drawing,
    EventKind,
    Game,
    Mind,
    Nature,
    Prompt,
    Term,
    View,
    Words,
    column,
)

TEXTS = ("soft", "hard")


class TumbleGame(Game[Tumble, View], Nature[Tumble], Aims[Tumble], Mind[Tumble], Checks[Tumble]):
    """Declares the tumble."""

    id = "tumble"
    rules_version = 1
    seats = (2, 3)
    minutes = (1, 1)
    state = Tumble
    action_kinds = (ActionKind("throw", 0, 2),)
    event_kinds = (
        EventKind("threw", ("seat:seat", "force:force")),
        EventKind("landed", ("seat:seat", "feet:number")),
    )
    rules = {r.TIRED: "T-1", r.TOO_FAR: "T-2"}  # noqa: RUF012 - the contract's own form
    terms = (Term("points", 1),)
    observation_width = r.OBSERVED
    observation_range = (0, 40)
    simultaneous = False
    aims = 1
    chance_outcomes = max(r.REACHES) + 1
    longest = 2 * r.THROWS * 3
    information = "perfect"

    @cached_property
    def folder(self) -> Traversable:
        return files("tests.conformance.toys.tumble")

    def deal(self, state: Tumble, options: Mapping[str, str]) -> None:
        pass

    def outcome(self, state: Tumble, chance: Chance) -> Sequence[int]:
        return [chance.below(state.reach() + 1)]

    def sample_aim(self, state: Tumble, seat: int, chance: Chance) -> Sequence[int] | None:
        feet = chance.below(r.FARTHEST + 1)
        return next(([each] for each in (feet, 0) if not state.aim_refusal(seat, column([each]))), None)

    def aim_of(self, box: Sequence[float]) -> list[int]:
        return [round((box[0] + 1) / 2 * r.REACHES[r.SOFT])]

    def notation(self, state: Tumble, action: int) -> str:
        return TEXTS[action]

    def parse(self, state: Tumble, text: str) -> int:
        if text not in TEXTS:
            raise BadNotation(f"{text[:40]!r} is no throw; write soft or hard")
        return TEXTS.index(text)

    def choice(self, state: Tumble, action: int) -> Choice:
        return Choice(action, TEXTS[action], "throw", [], {"force": action})

    def view(self, blind: Tumble, seat: int) -> View:
        prompt = Prompt("prompt-over" if blind.over else "prompt-throw", {})
        return View(**self.common(blind, seat), prompt=prompt, spots=[])

    def draw(self, view: View, words: Words) -> Drawing:
        return Drawing([words.say("text-points", points=max(view.scores))], {})

    def invariants(self, state: Tumble) -> list[str]:
        return [] if state.thrown <= r.THROWS * state.seats else ["somebody has thrown too often"]


GAME = TumbleGame()
