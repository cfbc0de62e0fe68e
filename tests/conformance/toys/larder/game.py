"""The larder as everything above the rules knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from tests.conformance.toys.larder import rules as r
from tests.conformance.toys.larder.rules import Larder

from bestiary.core import (
    HIDDEN,
    ActionKind,
    BadNotation,
    Checks,
    Choice,
    Condition,
    Drawing,
    EventKind,
    Game,
    Mind,
    Option,
    Prompt,
    Spot,
    Term,
    Unseen,
    View,
    Words,
)

CARD_NAMES = ("bone", "slime", "feather")
TEXTS = (*(f"eat {name}" for name in CARD_NAMES), "draw", "keep", "share")


class LarderView(View, kw_only=True):
    """Adds what only this game has."""

    hands: list[list[int] | None]
    larder: int
    eaten: list[int]


class LarderGame(Game[Larder, LarderView], Mind[Larder], Checks[Larder]):
    """Declares the larder."""

    id = "larder"
    rules_version = 1
    seats = (2, 3)
    minutes = (1, 2)
    options = (Option("feast", ("plain", "double")),)
    state = Larder
    action_kinds = (
        ActionKind("eat", r.EAT, r.KINDS),
        ActionKind("draw", r.DRAW, 1),
        ActionKind("keep", r.KEEP, 1),
        ActionKind("share", r.SHARE, 1),
    )
    event_kinds = (
        EventKind("drew", ("seat:seat", "card:card")),
        EventKind("ate", ("seat:seat", "card:card")),
        EventKind("shared", ("seat:seat", "other:seat")),
        EventKind("ended", ("points:number",)),
    )
    rules = {number: f"L-{number}" for number in range(1, 6)}  # noqa: RUF012 - the contract's own form
    conditions = {  # noqa: RUF012
        "eat": (Condition(r.ANSWER_FIRST, "step"), Condition(r.NO_SUCH_CARD, "cost")),
        "draw": (
            Condition(r.ANSWER_FIRST, "step"),
            Condition(r.LARDER_EMPTY, "may"),
            Condition(r.HAND_FULL, "cost"),
        ),
        "keep": (Condition(r.NOTHING_TO_SHARE, "step"),),
        "share": (Condition(r.NOTHING_TO_SHARE, "step"),),
    }
    asked_alone = {  # noqa: RUF012
        "draw": "an empty hand is seen, but not whether one would rather have eaten",
        "eat": "which card it is stays hidden until it is eaten",
    }
    unspoken = {"spots.*.value": "what a card is worth stands in the rules"}  # noqa: RUF012
    terms = (Term("points", 10), Term("cards", 3))
    observation_width = r.OBSERVED
    observation_range = (0, 40)
    simultaneous = False
    chance_outcomes = sum(r.CARDS)
    longest = 20
    information = "imperfect"
    rotates = True

    @cached_property
    def folder(self) -> Traversable:
        return files("tests.conformance.toys.larder")

    def deal(self, state: Larder, options: Mapping[str, str]) -> None:
        state.deal(self.options[0].values.index(options["feast"]))

    def notation(self, state: Larder, action: int) -> str:
        return TEXTS[action]

    def parse(self, state: Larder, text: str) -> int:
        words = " ".join(text.split()).lower()
        if words not in TEXTS:
            raise BadNotation(f"{text[:40]!r} is no action; write one of {', '.join(TEXTS)}")
        return TEXTS.index(words)

    def choice(self, state: Larder, action: int) -> Choice:
        spots = [CARD_NAMES[action]] if action < r.DRAW else []
        return Choice(action, self.notation(state, action), self.action_kind(action).name, spots, {})

    def view(self, blind: Larder, seat: int) -> LarderView:
        hands = [list(blind.hand[each * r.KINDS : (each + 1) * r.KINDS]) for each in range(blind.seats)]
        common = self.common(blind, seat)
        return LarderView(
            **common,
            prompt=self.prompt(blind, [choice.kind for choice in common["choices"]]),
            spots=[
                Spot(name, float(kind), 0.0, r.VALUES[kind], {"on": CARD_NAMES[(kind + 1) % r.KINDS]}, [])
                for kind, name in enumerate(CARD_NAMES)
            ],
            hands=[None if HIDDEN in hand else hand for hand in hands],
            larder=blind.deck_size,
            eaten=list(blind.eaten),
        )

    def prompt(self, blind: Larder, kinds: list[str]) -> Prompt:
        """Asks what the seat can answer."""
        if blind.over:
            return Prompt("prompt-over", {})
        asked = list(dict.fromkeys(kinds))
        if not asked:
            return Prompt("prompt-wait", {})
        return Prompt("prompt-share" if blind.top() else "prompt-turn", {}, asked)

    def draw(self, view: LarderView, words: Words) -> Drawing:
        line = words.say("text-larder", cards=view.larder)
        points = [words.say("text-points", points=points) for points in view.scores]
        eaten = [words.say(f"card-{kind}") for kind in view.eaten]
        hands = [
            words.say("text-held", count=count, card=words.say(f"card-{kind}"))
            for hand in view.hands
            for kind, count in enumerate(hand or ())
        ]
        return Drawing([line], {}, [line, *points, *eaten, *hands])

    def invariants(self, state: Larder) -> list[str]:
        broken = []
        for kind in range(r.KINDS):
            found = state.deck[kind] + sum(state.hand[kind :: r.KINDS]) + list(state.eaten).count(kind)
            if found != r.CARDS[kind]:
                broken.append(f"there are {found} cards of kind {kind}")
        broken += [
            f"seat {seat} holds another number of cards than counted"
            for seat in range(state.seats)
            if sum(state.hand[seat * r.KINDS : (seat + 1) * r.KINDS]) != state.hand_size[seat]
        ]
        if sum(state.deck) != state.deck_size:
            broken.append("the larder holds another number of cards than counted")
        return broken

    def unseen(self, blind: Larder) -> Unseen:
        places = [("deck", 0, blind.deck_size)]
        places += [
            ("hand", seat * r.KINDS, blind.hand_size[seat])
            for seat in range(blind.seats)
            if blind.hand[seat * r.KINDS] == HIDDEN
        ]
        return Unseen(tuple(blind.unseen()), tuple(places))


GAME = LarderGame()
