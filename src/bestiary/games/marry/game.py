"""Marry the Monster, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from bestiary.core.declared import ActionKind, Condition, EventKind, Option, Term, Unseen
from bestiary.core.game import Game
from bestiary.core.state import State
from bestiary.core.view import Change, Choice, Drawing, View
from bestiary.core.words import Words
from bestiary.games.marry import checks
from bestiary.games.marry import rules_numbers as n
from bestiary.games.marry.choosing import make_choice, make_choices
from bestiary.games.marry.notation import read_action, write_action
from bestiary.games.marry.position import read_position
from bestiary.games.marry.preview import describe
from bestiary.games.marry.rules import Marry
from bestiary.games.marry.rules_board import DIRECTION_NAMES, NAMES, RING_VALUES, SPACES
from bestiary.games.marry.rules_position import OBSERVED
from bestiary.games.marry.rules_refusals import CONDITIONS
from bestiary.games.marry.show.previews import MarryPreviews
from bestiary.games.marry.show.printed import MarryPrinted
from bestiary.games.marry.text import draw
from bestiary.games.marry.view import MarryView, hand_of, make_view, prompt
from bestiary.games.marry.watching import make_changes

RULINGS = (2, 6, 8, 16, 17, 19, 20, 27, 30, 33, 39)
PLAIN_RULES = (101, 102, 103, 107, 106, 104, 108, 105)  # and so on, as the rules page tells them


class MarryGame(MarryPreviews, MarryPrinted, Game):
    """Declares Marry the Monster."""

    id = "marry"
    rules_version = 2  # 2: a card with one possible place is finished by itself
    seats = (3, 4, 5)
    minutes = (20, 40)
    options = (Option("free_tower", ("every_turn", "once_when_reached")),)
    state = Marry
    action_kinds = (
        ActionKind("house", n.PLACE, SPACES),
        ActionKind("tower", n.RAISE, SPACES),
        ActionKind("fortify", n.STRENGTHEN, SPACES),
        ActionKind("build", n.PLAY_BUILD, 1),
        ActionKind("move", n.MOVE, 36),
        ActionKind("stomp", n.STOMP_AT, 3 * SPACES),
        ActionKind("swap", n.SWAP, 6),
        ActionKind("done", n.STOP, 1),
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
        **{number: f"A-{number}" for number in RULINGS},
        **{number: f"R-{place}" for place, number in enumerate(PLAIN_RULES, 1)},
    }
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        kind: tuple(Condition(rule, stage) for rule, stage in listed) for kind, listed in CONDITIONS.items()
    }
    asked_alone: ClassVar[Mapping[str, str] | None] = {
        "done": "ending by itself would show that nothing in the hand can be played, and what was done is final then",
        "stomp": "which Stomp cards and sets the hand could still add is hidden; target and strength are announced",
    }
    unspoken: ClassVar[Mapping[str, str] | None] = {
        "scores.*": "the same as the points of each player, which are said",
        "spots.*.pieces.*.size": "the kind of a building says how high it is",
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

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Marry)
        state.deal(self.options[0].values.index(options["free_tower"]))

    def notation(self, state: State, action: int) -> str:
        return write_action(action)

    def parse(self, state: State, text: str) -> int:
        return read_action(text)

    def choices(self, blind: State, seat: int) -> list[Choice]:
        assert isinstance(blind, Marry)
        return make_choices(blind, seat)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, Marry)
        return make_choice(state, action)

    def standings(self, state: State) -> list[int]:
        """Orders the seats: the winner, then by points, towers and pieces on the board (our order, ruling A-43)."""
        assert isinstance(state, Marry)

        def merit(seat: int) -> tuple[int, ...]:
            towers, pieces = state.towers[seat], state.pieces_on_board(seat)
            return state.winner == seat, state.points[seat], towers, pieces

        return sorted(range(state.seats), key=merit, reverse=True)

    def view(self, blind: State, seat: int) -> MarryView:
        assert isinstance(blind, Marry)
        return make_view(blind, self.common(blind, seat))

    def own(self, blind: State, seat: int, public: Callable[[], View]) -> dict[str, Any]:
        """Returns what the seat may do and is asked, and its hand."""
        assert isinstance(blind, Marry)
        choices = self.choices(blind, seat)
        return {
            "seat": seat,
            "choices": choices,
            "prompt": prompt(blind, choices),
            f"table.{seat}.hand": hand_of(blind, seat),
        }

    def changes(self, before: State, after: State) -> list[Change]:
        assert isinstance(before, Marry)
        assert isinstance(after, Marry)
        return make_changes(before, after)

    def draw(self, view: View, words: Words) -> Drawing:
        assert isinstance(view, MarryView)
        return draw(view, words)

    def describe(self, view: View, choice: Choice, words: Words) -> str:
        assert isinstance(view, MarryView)
        return describe(view, choice, words)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Marry)
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, State]:
        return {name: read_position(text) for name, text in checks.POSITIONS.items()}

    def unseen(self, blind: State) -> Unseen:
        assert isinstance(blind, Marry)
        return checks.unseen(blind)

    def spot_name(self, spot: int) -> str:
        return NAMES[spot]

    def content(self) -> Any:
        return {
            "cards": dict(zip(n.CARD_NAMES, map(int, n.CARDS), strict=True)),
            "pieces": int(n.PIECES),
            "rings": list(RING_VALUES),
            "directions": list(DIRECTION_NAMES),
        }


GAME = MarryGame()
