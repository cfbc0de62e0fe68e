"""The Monster Maker, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from bestiary.core.declared import ActionKind, Condition, EventKind, Option, Stage, Term
from bestiary.core.game import Game
from bestiary.core.state import State
from bestiary.core.view import Choice, Drawing, View
from bestiary.core.words import Words
from bestiary.games.maker import checks
from bestiary.games.maker import rules_numbers as n
from bestiary.games.maker.notation import read_action, write_action
from bestiary.games.maker.position import LIMITS, REFILLS, read_position
from bestiary.games.maker.rules import Maker
from bestiary.games.maker.rules_conditions import FURTHER
from bestiary.games.maker.rules_position import in_game
from bestiary.games.maker.rules_worth import OBSERVED
from bestiary.games.maker.show.previews import MakerPreviews
from bestiary.games.maker.show.printed import MakerPrinted
from bestiary.games.maker.text import draw
from bestiary.games.maker.view import MakerView, full_graves, make_view, odds, place_name

RULINGS = (3, 8, 13, 14, 18, 22, 23, 42, 48)
PLAIN_RULES = range(101, 117)
CARD_KINDS = ("steal", "heap", "hand", "take", "sell", "show", "add", "want")


class MakerGame(MakerPreviews, MakerPrinted, Game):
    """Declares The Monster Maker."""

    id = "maker"
    rules_version = 2
    seats = (3, 4, 5)
    minutes = (60, 90)
    options = (Option("round_limit", LIMITS, endless=("none",)), Option("refill", REFILLS))
    state = Maker
    action_kinds = (
        *(ActionKind(name, index * 36, 36) for index, name in enumerate(CARD_KINDS)),
        ActionKind("operate", n.OPERATE, 30),
        ActionKind("wish", n.WISH, 8),
        ActionKind("points", n.POINTS, 6),
        ActionKind("accept", n.ACCEPT, 5),
        ActionKind("demand", n.DEMAND, 5),
        ActionKind("grave", n.CHOOSE_GRAVE, 5),
        ActionKind("rob", n.ROB, 1),
        ActionKind("join", n.JOIN, 1),
        ActionKind("stay-out", n.STAY_OUT, 1),
        ActionKind("prepare", n.PREPARE, 1),
        ActionKind("study", n.STUDY, 1),
        ActionKind("revive", n.REVIVE, 1),
        ActionKind("recover", n.RECOVER, 1),
        ActionKind("pass", n.PASS, 1),
        ActionKind("end-sale", n.END_SALE, 1),
        ActionKind("agree", n.AGREE, 1),
        ActionKind("refuse", n.REFUSE, 1),
        ActionKind("skip", n.SKIP, 1),
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
        **{number: f"M{number}" for number in RULINGS},
        **{number: f"R-{number - 100}" for number in PLAIN_RULES},
    }
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        kind: (
            Condition(int(n.R_NOT_NOW), "step"),
            *(Condition(int(rule), cast("Stage", stage)) for rule, stage in further),
        )
        for kind, further in FURTHER.items()
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

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Maker)
        state.deal(*(option.values.index(options[option.name]) for option in self.options))

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Maker)
        return write_action(action, int(state.turn), int(state.seats))

    def parse(self, state: State, text: str) -> int:
        assert isinstance(state, Maker)
        return read_action(text, int(state.turn), int(state.seats))

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, Maker)
        kind = self.action_kind(action)
        part = action - kind.first
        spots: list[str] = []
        values: dict[str, int] = {}
        if kind.name in CARD_KINDS:
            spots = [place_name(int(state.place[part]))]
            values = {"card": part, "kind": int(state.kind[part])}
        elif kind.name == "operate":
            seat, wanted = int(state.player(part // n.KINDS)), part % n.KINDS
            roll = odds(state, wanted)
            values = {"assistant": seat, "kind": wanted, "modifier": roll.modifier, "need": roll.need}
            spots = [place_name(int(n.WAREHOUSE) + seat)]
        elif kind.name == "revive":
            roll = odds(state, -1)
            values = {"modifier": roll.modifier, "need": roll.need}
            spots = [place_name(int(n.SEWN + state.turn))]
        elif kind.name in ("accept", "demand"):
            seat = int(state.player(part))
            values = {"seat": seat}
            spots = [place_name(int(n.WAREHOUSE) + seat)]
        elif kind.name in ("rob", "join"):
            values = robbing(state)
        elif kind.name == "grave":
            values = {"grave": part + 1, "count": int(state.held[n.GRAVE + part])}
            spots = [place_name(part)]
        elif kind.name in ("points", "wish"):
            values = {kind.name: part}
        return Choice(action, self.notation(state, action), kind.name, spots, values, spots[-1] if spots else "")

    def view(self, blind: State, seat: int) -> MakerView:
        assert isinstance(blind, Maker)
        return make_view(blind, self.common(blind, seat))

    def draw(self, view: View, words: Words) -> Drawing:
        assert isinstance(view, MakerView)
        return draw(view, words)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Maker)
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, State]:
        return {name: read_position(text) for name, text in checks.positions()}

    def chances(self, blind: State) -> Mapping[tuple[str, int], Mapping[int, float]]:
        assert isinstance(blind, Maker)
        return checks.chances(blind)

    def figures(self, state: State) -> dict[str, float]:
        """Returns how the game ended, and how often assistants betrayed and parts were sold."""
        assert isinstance(state, Maker)
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

    def content(self) -> Any:
        return {
            str(seats): [[kind, value] for kind in range(n.KINDS) for value in range(8) if in_game(seats, kind, value)]
            for seats in self.seats
        }


def robbing(state: Maker) -> dict[str, int]:
    """Returns what a robbery means for the die of whoever decides: on the way, and back from a grave alone."""
    seat = int(state.top_value(1)) if state.top() == n.JOINING else int(state.turn)
    die = int(state.die[seat])
    up = min(int(n.WORST), die + 1)
    return {"die": die, "up": up, "back": max(int(n.BEST), up - 1), "full": full_graves(state)}


GAME = MakerGame()
