"""Marry the Monster, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any, ClassVar

from bestiary.core.declared import ActionKind, Condition, EventKind, Option, Term, Unseen
from bestiary.core.game import Game
from bestiary.core.optional import Checks, Endings, FastViews, Grounds, Mind
from bestiary.core.optional.endings import Finale, Moment
from bestiary.core.view import Change, Choice, Drawing
from bestiary.core.words import Words
from bestiary.games.marry import checks
from bestiary.games.marry.mind.observation import OBSERVED
from bestiary.games.marry.notation.actions import read_action, write_action
from bestiary.games.marry.notation.positions import read_position
from bestiary.games.marry.rules import numbers as n
from bestiary.games.marry.rules.allowed import NEEDS
from bestiary.games.marry.rules.board import DIRECTION_NAMES, NAMES, RING_VALUES
from bestiary.games.marry.rules.setup import deal
from bestiary.games.marry.show.choosing import make_choice, make_choices
from bestiary.games.marry.show.drawing import draw
from bestiary.games.marry.show.ending import make_ending
from bestiary.games.marry.show.preview import describe
from bestiary.games.marry.show.previews import MarryPreviews
from bestiary.games.marry.show.printed import MarryPrinted
from bestiary.games.marry.show.view import MarryView, hand_of, make_view, prompt
from bestiary.games.marry.show.watching import make_changes
from bestiary.games.marry.state import Marry


class MarryGame(
    MarryPreviews,
    MarryPrinted,
    Game[Marry, MarryView],
    Endings[Marry],
    FastViews[Marry, MarryView],
    Grounds[Marry],
    Mind[Marry],
    Checks[Marry],
):
    """Marry the Monster, and what it declares."""

    id = "marry"
    rules_version = 2  # 2: a card with one possible place is finished by itself
    seats = tuple(range(int(n.FEWEST_SEATS), int(n.MOST_SEATS) + 1))
    minutes = (20, 40)
    options = tuple(Option(name, values) for name, values in n.OPTIONS.items())
    state = Marry
    action_kinds = tuple(
        ActionKind(name, first, following - first)
        for name, (first, following) in zip(n.KIND_NAMES, pairwise((*n.STARTS, n.ACTIONS)), strict=True)
    )
    event_kinds = (
        EventKind("turn", ("seat:seat", "round:number")),
        EventKind("scored", ("seat:seat", "gained:number", "points:number")),
        EventKind("boon", ("seat:seat", "boon:boon")),
        EventKind("drew", ("seat:seat", "card:card")),
        EventKind("shuffled", ("cards:number",)),
        EventKind("house", ("seat:seat", "space:spot")),
        EventKind("tower", ("seat:seat", "space:spot")),
        EventKind("card", ("seat:seat", "card:card")),
        EventKind("set", ("seat:seat", "card:card", "becomes:card")),
        EventKind("strengthened", ("seat:seat", "space:spot", "building:building")),
        EventKind("moved", ("seat:seat", "origin:spot", "space:spot")),
        EventKind("stomped", ("seat:seat", "strength:number", "space:spot", "cards:number")),
        EventKind("fell", ("owner:seat", "space:spot", "building:building")),
        EventKind("stopped", ("space:spot", "blocker:spot")),
        EventKind("ended", ("seat:seat", "step:step")),
        EventKind("returned", ("buildings:number",)),
        EventKind("won", ("seat:seat", "points:number", "towers:number")),
        EventKind("cut", ("rounds:number",)),
        EventKind("lured", ("space:spot",)),
    )
    rules: ClassVar[Mapping[int, str]] = {
        **{number: f"A-{number}" for number in n.RULINGS},
        **{number: f"R-{place}" for place, number in enumerate(n.PLAIN_RULES, 1)},
    }
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        name: tuple(Condition(rule, stage) for rule, stage in needs)
        for name, needs in zip(n.KIND_NAMES, NEEDS, strict=True)
    }
    asked_alone: ClassVar[Mapping[str, str] | None] = {
        "done": "ending by itself would show that nothing in the hand can be played, and what was done is final then",
        "stomp": "which Stomp cards and sets the hand could still add is hidden; target and strength are announced",
    }
    unspoken: ClassVar[Mapping[str, str] | None] = {
        "scores.*": "the same as the points of each player, which are said",
        "spots.*.pieces.*.size": "the kind of a building says how high it is",
        "goal": "the printed track; how the game is won is in the rules",
        "table.*.boons": "the points say it, by the printed track",
    }
    terms = (
        Term("points", 10),
        Term("income", 13),
        Term("towers", 60),
        Term("manors", 9),
        Term("houses", 2),
        Term("cards", 1),
        Term("won", 100_000),
    )
    observation_width = int(OBSERVED)
    observation_range = (0, 255)
    simultaneous = False
    chance_outcomes = int(n.ALL_CARDS)
    longest = 48_000  # 200 rounds of 5 turns; a turn draws at most 13 cards of at most 3 decisions, plus 8 others
    information = "imperfect"
    rotates = True

    def deal(self, state: Marry, options: Mapping[str, str]) -> None:
        deal(state)

    def notation(self, state: Marry, action: int) -> str:
        return write_action(action)

    def parse(self, state: Marry, text: str) -> int:
        return read_action(text)

    def choices(self, blind: Marry, seat: int) -> list[Choice]:
        return make_choices(blind, seat)

    def choice(self, state: Marry, action: int) -> Choice:
        return make_choice(state, action)

    def standings(self, state: Marry) -> list[int]:
        """Order the seats: the winner, then by points, towers and pieces on the board (our order, ruling A-43)."""

        def merit(seat: int) -> tuple[int, ...]:
            towers, pieces = state.towers[seat], state.pieces_on_board(seat)
            return state.winner == seat, state.points[seat], towers, pieces

        return sorted(range(state.seats), key=merit, reverse=True)

    def view(self, blind: Marry, seat: int) -> MarryView:
        return make_view(blind, self.common(blind, seat))

    def own(self, blind: Marry, seat: int, public: Callable[[], MarryView]) -> dict[str, Any]:
        """Return what the seat may do and is asked, and its hand."""
        choices = self.choices(blind, seat)
        return {
            "seat": seat,
            "choices": choices,
            "prompt": prompt(blind, choices),
            f"table.{seat}.hand": hand_of(blind, seat),
        }

    def changes(self, before: Marry, after: Marry) -> list[Change]:
        return make_changes(before, after)

    def draw(self, view: MarryView, words: Words) -> Drawing:
        return draw(view, words)

    def describe(self, view: MarryView, choice: Choice, words: Words) -> str:
        return describe(view, choice, words)

    def grounds(self, blind: Marry, action: int, rule: int) -> dict[str, int]:
        points = int(blind.points[blind.turn])
        return {"points": points} if rule == n.A_16_FOREIGN and points < n.FOREIGN_TARGET else {}

    def invariants(self, state: Marry) -> list[str]:
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, Marry]:
        return {name: read_position(text) for name, text in checks.POSITIONS.items()}

    def unseen(self, blind: Marry) -> Unseen:
        return checks.unseen(blind)

    def spot_name(self, spot: int) -> str:
        return NAMES[spot]

    def ending(self, moments: Iterable[Moment[Marry]]) -> Finale:
        return make_ending(moments)

    def content(self) -> Any:
        return {
            "cards": dict(zip(n.CARD_NAMES, map(int, n.CARDS), strict=True)),
            "pieces": int(n.PIECES),
            "rings": list(RING_VALUES),
            "directions": list(DIRECTION_NAMES),
        }


GAME = MarryGame()
