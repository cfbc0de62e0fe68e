"""The Monster Maker, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bestiary.core.game import ActionKind, EventKind, Game, Option, Term
from bestiary.core.state import State
from bestiary.core.view import Choice, Drawing, View
from bestiary.core.words import Words
from bestiary.games.maker import rules_numbers as n
from bestiary.games.maker.notation import read_action, write_action
from bestiary.games.maker.rules import Maker
from bestiary.games.maker.rules_position import OBSERVED, in_game
from bestiary.games.maker.text import draw
from bestiary.games.maker.view import MakerView, make_view, place_name

RULINGS = (3, 8, 13, 14, 18, 22, 23, 42, 48)
PLAIN_RULES = range(101, 107)
CARD_KINDS = ("steal", "heap", "hand", "take", "sell", "show", "add", "want")


class MakerGame(Game):
    """Declares The Monster Maker."""

    id = "maker"
    rules_version = 1
    seats = (3, 4, 5)
    minutes = (60, 90)
    options = (Option("round_limit", ("100", "50", "200")), Option("refill", ("when_emptied", "whenever_possible")))
    state = Maker
    action_kinds = (
        *(ActionKind(name, index * 36, 36) for index, name in enumerate(CARD_KINDS)),
        ActionKind("operate", n.OPERATE, 30),
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
        EventKind("took", ("seat:seat", "grave:grave", "card:number")),
        EventKind("front", ("card:number", "part:part", "value:number")),
        EventKind("back", ("card:number", "part:part", "grave:grave")),
        EventKind("refilled", ("grave:grave", "card:number")),
        EventKind("heap", ("seat:seat", "card:number")),
        EventKind("stole", ("seat:seat", "owner:seat", "card:number")),
        EventKind("prepared", ("seat:seat",)),
        EventKind("studied", ("seat:seat",)),
        EventKind("operation", ("seat:seat", "assistant:seat", "part:part")),
        EventKind("handed", ("assistant:seat", "card:number", "origin:origin")),
        EventKind("exchanged", ("assistant:seat", "card:number")),
        EventKind("rolled", ("seat:seat", "roll:number", "modifier:number", "die:number")),
        EventKind("sewn", ("seat:seat", "card:number", "part:part", "value:number")),
        EventKind("failed", ("seat:seat", "card:number")),
        EventKind("revived", ("seat:seat",)),
        EventKind("fried", ("seat:seat", "card:number")),
        EventKind("for-sale", ("seat:seat", "card:number")),
        EventKind("offered-card", ("seat:seat", "card:number", "how:how")),
        EventKind("offered", ("seat:seat", "points:number")),
        EventKind("passed", ("seat:seat",)),
        EventKind("demanded-card", ("seat:seat", "card:number")),
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
    )
    rules: ClassVar[Mapping[int, str]] = {
        **{number: f"M{number}" for number in RULINGS},
        **{number: f"R-{number - 100}" for number in PLAIN_RULES},
    }
    terms = (
        Term("points", 10),
        Term("parts", 12),
        Term("useful", 6),
        Term("worth", 3),
        Term("knowledge", 4),
        Term("stock", 2),
        Term("exposed", -2),
        Term("stones", 1),
        Term("won", 100_000),
    )
    observation_width = int(OBSERVED)
    observation_range = (-10, 20_000)
    simultaneous = True
    chance_outcomes = int(n.MOST_CARDS)
    longest = 200_000
    information = "imperfect"
    rotates = True

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Maker)
        state.deal(*(option.values.index(options[option.name]) for option in self.options))

    def notation(self, state: State, action: int) -> str:
        return write_action(action)

    def parse(self, state: State, text: str) -> int:
        return read_action(text)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, Maker)
        kind = self.action_kind(action)
        part = action - kind.first
        spots: list[str] = []
        values: dict[str, int] = {}
        if kind.name in CARD_KINDS:
            spots = [place_name(int(state.place[part]))]
            values = {"card": part, "kind": int(state.kind[part]), "value": int(state.value[part])}
        elif kind.name == "operate":
            values = {"assistant": part // int(n.KINDS), "kind": part % int(n.KINDS)}
        elif kind.name == "points":
            values = {"points": part}
        elif kind.name in ("accept", "demand"):
            values = {"seat": part}
            spots = [place_name(int(n.WAREHOUSE) + part)]
        elif kind.name == "grave":
            values = {"grave": part + 1}
            spots = [place_name(part)]
        return Choice(action, write_action(action), kind.name, spots, values, spots[-1] if spots else "")

    def view(self, blind: State, seat: int) -> MakerView:
        assert isinstance(blind, Maker)
        return make_view(blind, self.common(blind, seat))

    def draw(self, view: View, words: Words) -> Drawing:
        assert isinstance(view, MakerView)
        return draw(view, words)

    def say_value(self, family: str, value: int, names: Sequence[str], words: Words) -> str | int:
        if family == "grave" and value >= 0:
            return value + 1
        return super().say_value(family, value, names, words)

    def invariants(self, state: State) -> list[str]:
        """Checks that every front is there once, every card in one place, and dice show 1 to 6."""
        assert isinstance(state, Maker)
        seats = int(state.seats)
        fronts = sorted((int(state.kind[card]), int(state.value[card])) for card in range(state.cards()))
        every = [(kind, value) for kind in range(n.KINDS) for value in range(8) if in_game(seats, kind, value)]
        broken = []
        if fronts != every:
            broken.append("the fronts are not the game's")
        if any(not 1 <= die <= n.WORST for die in state.die):
            broken.append("a Study die shows no number from 1 to 6")
        for seat in range(seats):
            for kind in range(n.KINDS):
                card = state.sewn[seat * n.KINDS + kind]
                if card >= 0 and (state.kind[card] != kind or state.place[card] != n.SEWN + seat):
                    broken.append("a part is sewn on where it does not belong")
        ranks = [(int(state.place[card]), int(state.order[card])) for card in range(state.cards())]
        if len(set(ranks)) != len(ranks):
            broken.append("two cards lie at one place")
        return broken

    def content(self) -> Any:
        return {
            str(seats): [[kind, value] for kind in range(n.KINDS) for value in range(8) if in_game(seats, kind, value)]
            for seats in self.seats
        }


GAME = MakerGame()
