"""The Monster Maker, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from bestiary.core.declared import ActionKind, Condition, EventKind, Option, Term
from bestiary.core.game import Game
from bestiary.core.optional import Balance, Checks, Endings, FastViews, Grounds, Mind
from bestiary.core.optional.endings import Finale, Moment
from bestiary.core.state import ones
from bestiary.core.view import Choice, Drawing
from bestiary.core.words import Words
from bestiary.games.maker import checks
from bestiary.games.maker.mind.observation import OBSERVED
from bestiary.games.maker.notation.actions import read_action, write_action
from bestiary.games.maker.notation.positions import LIMITS, fronts
from bestiary.games.maker.notation.reading import read_position
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.show.choices import make_choice
from bestiary.games.maker.show.drawing import draw
from bestiary.games.maker.show.ending import make_ending
from bestiary.games.maker.show.needs import NEEDS
from bestiary.games.maker.show.previews import MakerPreviews
from bestiary.games.maker.show.printed import MakerPrinted
from bestiary.games.maker.show.shapes import MakerView
from bestiary.games.maker.show.view import make_view, private
from bestiary.games.maker.state import Maker

CITED = sorted({int(n.R_NOT_NOW), *(int(rule) for needs in NEEDS.values() for rule, _ in needs)})


class MakerGame(
    MakerPreviews,
    MakerPrinted,
    Game[Maker, MakerView],
    Endings[Maker],
    Grounds[Maker],
    Mind[Maker],
    Balance[Maker],
    FastViews[Maker, MakerView],
    Checks[Maker],
):
    """The Monster Maker as it is declared."""

    id = "maker"
    rules_version = 2
    seats = (3, 4, 5)
    minutes = (60, 90)
    options = (Option("round_limit", LIMITS, endless=("none",)), Option("refill", n.REFILLS))
    state = Maker
    action_kinds = tuple(
        ActionKind(kind, int(first), list(n.KIND_OF).count(first)) for kind, first in n.ACTION_KINDS.items()
    )
    event_kinds = (
        EventKind("turn", ("seat:seat", "round:number")),
        EventKind("die", ("seat:seat", "die:number")),
        EventKind("robbery", ("seat:seat",)),
        EventKind("joined", ("seat:seat",)),
        EventKind("stayed-out", ("seat:seat",)),
        EventKind("chose", ("seat:seat", "grave:grave")),
        EventKind("fought", ("grave:grave",)),
        EventKind("empty", ("seat:seat", "grave:grave")),
        EventKind("took", ("seat:seat", "grave:grave", "card:number", "part:part")),
        EventKind("front", ("card:number", "part:part", "value:number")),
        EventKind("back", ("card:number", "part:part", "where:where")),
        EventKind("refilled", ("grave:grave", "card:number", "part:part")),
        EventKind("heap", ("seat:seat", "card:number", "part:part")),
        EventKind("stole", ("seat:seat", "owner:seat", "card:number", "part:part")),
        EventKind("prepared", ("seat:seat",)),
        EventKind("studied", ("seat:seat",)),
        EventKind("operation", ("seat:seat", "assistant:seat", "part:part")),
        EventKind("handed", ("assistant:seat", "card:number", "origin:origin", "part:part")),
        EventKind("exchanged", ("assistant:seat", "card:number", "part:part")),
        EventKind("rolled", ("seat:seat", "roll:number", "modifier:number", "die:number")),
        EventKind("sewn", ("seat:seat", "card:number", "part:part", "value:number")),
        EventKind("failed", ("seat:seat", "card:number", "part:part")),
        EventKind("revived", ("seat:seat",)),
        EventKind("fried", ("seat:seat", "card:number")),
        EventKind("for-sale", ("seat:seat", "card:number", "part:part")),
        EventKind("offered-card", ("seat:seat", "card:number", "how:how", "part:part")),
        EventKind("offered", ("seat:seat", "points:number")),
        EventKind("passed", ("seat:seat",)),
        EventKind("demanded-card", ("seat:seat", "card:number", "part:part")),
        EventKind("demanded", ("seat:seat", "buyer:seat", "points:number")),
        EventKind("agreed", ("seat:seat", "other:seat")),
        EventKind("refused", ("seat:seat",)),
        EventKind("sold", ("seat:seat", "buyer:seat", "card:number", "points:number")),
        EventKind("sale-ended", ("seat:seat",)),
        EventKind("recovered", ("seat:seat", "cards:number")),
        EventKind("skipped", ("seat:seat", "phase:number")),
        EventKind("time-up", ("rounds:number",)),
        EventKind("counted", ("seat:seat", "points:number")),
        EventKind("won", ("seat:seat", "points:number")),
        EventKind("wished", ("seat:seat", "wish:wish")),
        EventKind("nothing-left", ("seat:seat",)),
    )
    rules: ClassVar[Mapping[int, str]] = {
        rule: f"M{rule}" if rule < n.R_NOT_NOW else f"R-{rule - n.R_NOT_NOW + 1}" for rule in CITED
    }
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        kind: (
            Condition(int(n.R_NOT_NOW), "step"),
            *(Condition(int(rule), stage) for rule, stage in NEEDS.get(kind, ())),
        )
        for kind in n.ACTION_KINDS
    }
    asked_alone: ClassVar[Mapping[str, str] | None] = {
        "add": "an offer is put together in secret, and what lies in it is its maker's own word",
        "want": "a demand is put together in secret, and what stands in it is its maker's own word",
        "points": "an offer or a demand is secret until its maker closes it, and binds him then: that is his own word",
    }
    unspoken: ClassVar[Mapping[str, str] | None] = {
        "parts.*.rank": "the cards of a place are said in their order",
        "table.*.sewn.*": "the parts of a Monster are said as the cards on its slab",
        "table.*.values.*": "the parts of a Monster are said as the cards on its slab",
        "spots.*.value": "how many cards lie in a place is said with the place",
        "spots.*.pieces.*": "the cards of a place are said with what is known of them",
    }
    terms = (
        Term("points", 10),
        Term("parts", 12),
        Term("useful", 6),
        Term("worth", 2),
        Term("knowledge", 10),
        Term("stock", 5),
        Term("exposed", -5),
        Term("stones", 3),
        Term("prey", 4),
        Term("surgery", 6),
        Term("revival", 8),
        Term("won", 1_000),
    )
    observation_width = int(OBSERVED)
    observation_range = (0, 100)
    simultaneous = True
    chance_outcomes = int(n.MOST_CARDS)
    # 100 rounds of 5 turns; a game without a limit is for people. The first Action takes at most 10 decisions
    # (announce, 4 answers, 5 choices), the second 3 (operate, hand over, take), the third 80: goods and wish, offers of
    # 35 cards closed 4 times, demand of 35 cards closed and answered, and 2 of the seller.
    longest = 46_500
    information = "imperfect"
    rotates = True

    def deal(self, state: Maker, options: Mapping[str, str]) -> None:
        state.deal(*(option.values.index(options[option.name]) for option in self.options))

    def notation(self, state: Maker, action: int) -> str:
        return write_action(action, int(state.turn), int(state.seats))

    def parse(self, state: Maker, text: str) -> int:
        return read_action(text, int(state.turn), int(state.seats))

    def choice(self, state: Maker, action: int) -> Choice:
        kind = self.action_kind(action)
        return make_choice(state, kind.name, action, action - kind.first)

    def view(self, blind: Maker, seat: int) -> MakerView:
        return make_view(blind, self.common(blind, seat))

    def private(self, blind: Maker, seat: int) -> dict[str, Any]:
        return private(blind, self.choices(blind, seat))

    def draw(self, view: MakerView, words: Words) -> Drawing:
        return draw(view, words)

    def grounds(self, blind: Maker, action: int, rule: int) -> dict[str, int]:
        if rule == n.M_22_RECOVER:
            return {"cards": int(ones(blind.stones[blind.turn])), "die": int(blind.die[blind.turn])}
        return {}

    def invariants(self, state: Maker) -> list[str]:
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, Maker]:
        return {name: read_position(text) for name, text in checks.positions()}

    def chances(self, blind: Maker) -> Mapping[tuple[str, int], Mapping[int, float]]:
        return checks.chances(blind)

    def figures(self, state: Maker) -> dict[str, float]:
        """Return how the game ended, and how often assistants betrayed and parts were sold."""
        lives = state.reviver >= 0
        return {
            "ended by a revival": float(lives),
            "ended by the last round": float(not lives),
            **({"won by the reviver": float(bool(state.winners() >> state.reviver & 1))} if lives else {}),
            "rounds": float(state.round + (1 if lives else 0)),
            "operations": float(state.operations),
            "betrayals": float(state.betrayals),
            **({"betrayals in an operation": int(state.betrayals) / int(state.operations)} if state.operations else {}),
            "sales": float(state.deals),
            "most points": float(max(state.score(seat) for seat in range(state.seats))),
            **self.won_in_order(state, int(state.first)),
        }

    def ending(self, moments: Iterable[Moment[Maker]]) -> Finale:
        return make_ending(moments)

    def content(self) -> Any:
        return {str(seats): [list(front) for front in fronts(seats)] for seats in self.seats}


GAME = MakerGame()
