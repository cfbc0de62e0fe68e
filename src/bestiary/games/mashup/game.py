"""Macro Monster Mashup, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from bestiary.core.declared import ActionKind, Condition, Option, Term, Unseen
from bestiary.core.game import Game, bits, column
from bestiary.core.state import State
from bestiary.core.view import Choice, Drawing, View
from bestiary.core.words import Words
from bestiary.games.mashup import checks, rules_tables
from bestiary.games.mashup import rules_content as c
from bestiary.games.mashup import rules_numbers as n
from bestiary.games.mashup.content import (
    card_table,
    cards_of,
    changed_cards,
    chart_of,
    chart_table,
    effect_table,
    standard_cards,
    standard_chart,
    write_changes,
)
from bestiary.games.mashup.content_cards import write_card
from bestiary.games.mashup.content_chart import parse_chart, write_chart
from bestiary.games.mashup.describing import describe, glossary
from bestiary.games.mashup.events import EVENTS
from bestiary.games.mashup.notation import read_action, write_action
from bestiary.games.mashup.position import read_position
from bestiary.games.mashup.rules import Mashup
from bestiary.games.mashup.rules_observed import OBSERVED
from bestiary.games.mashup.rules_reasons import ANY_STEP, NEEDS
from bestiary.games.mashup.sayings import say_place
from bestiary.games.mashup.show.previews import MashupPreviews
from bestiary.games.mashup.show.printed import MashupPrinted
from bestiary.games.mashup.text import draw
from bestiary.games.mashup.view import make_view
from bestiary.games.mashup.view_shapes import MashupView, monster_name, place_name, thing_name

rules_tables.install(card_table(standard_cards()), effect_table(standard_cards()), chart_table(standard_chart()))

RULINGS = (2, 3, 8, 21, 24, 28, 35, 46, 48, 53, 55, 62, 72, 74, 85, 99)
PLAIN_RULES = range(201, 209)
ONE_EACH = (
    *("attack-units", "attack-location", "attack-monster", "breathe", "sleep", "pass", "wait", "done", "grow", "stop"),
    *("idle", "flee", "stay", "come", "strike", "hold"),
)
A_PRIZE = 2  # Infamy of an attack that everyone is asked about
MOMENTS = {
    int(n.W_TURN): "turn",
    int(n.W_MOVE): "move",
    int(n.W_AFTER): "move",
    int(n.W_STEP): "roll",
    int(n.W_GROW): "action",
    int(n.W_LATE): "turn",
    int(n.W_LAST): "victory",
    int(n.W_CARD): "card",
}
OWN_MOMENTS = {  # of the player on turn
    int(n.W_MOVE): "own-move",
    int(n.W_AFTER): "own-move",
    int(n.W_ANNOUNCE): "own-action",
    int(n.W_STEP): "own-roll",
}


class MashupGame(MashupPreviews, MashupPrinted, Game):
    """Declares Macro Monster Mashup."""

    id = "mashup"
    rules_version = 2
    seats = (2, 3, 4, 5, 6)
    minutes = (30, 75)
    options = (Option("cards", ("standard",), open=True), Option("chart", ("standard",), open=True))
    state = Mashup
    action_kinds = (
        ActionKind("play", n.A_PLAY, 64),
        ActionKind("before", n.A_BEFORE, 18),
        ActionKind("place", n.A_PLACE, 44),
        ActionKind("nowhere", n.A_TO_NOWHERE, 1),
        ActionKind("monster", n.A_MONSTER, 6),
        ActionKind("unit", n.A_UNIT, 32),
        ActionKind("figure", n.A_FIGURE, 1),
        ActionKind("building", n.A_BUILDING, 1),
        ActionKind("mutation", n.A_MUTATION, 15),
        ActionKind("food", n.A_FOOD, 4),
        ActionKind("use", n.A_USE, 1),
        *(ActionKind(name, int(n.A_ATTACK_UNITS) + index, 1) for index, name in enumerate(ONE_EACH)),
        ActionKind("discard", n.A_DISCARD, 64),
        ActionKind("breath-hit", n.A_BREATH_HIT, 1),
        ActionKind("again", n.A_AGAIN, 1),
    )
    event_kinds = EVENTS
    rules: ClassVar[Mapping[int, str]] = {
        **{number: f"B-{number}" for number in RULINGS},
        **{number: f"R-{number - 200}" for number in PLAIN_RULES},
    }
    terms = (
        Term("size", 300),
        Term("fame", 150),
        Term("food", 32),
        Term("surplus", 12),
        Term("health", 10),
        Term("lost-moves", -50),
        Term("mutations", 40),
        Term("cards", 12),
        Term("locations", 15),
        Term("prospect", 1),
        Term("plan", 1),
        Term("won", 10_000),
    )
    observation_width = int(OBSERVED)
    observation_range = (-3, 5_000)
    simultaneous = True
    chance_outcomes = 108
    longest = 60_000
    information = "imperfect"
    hides_actions = True
    moments = (
        *("turn", "move", "action", "assault", "duel", "roll", "card", "victory"),
        *("own-move", "own-action", "own-roll", "own-meal"),
    )
    default_orders = ("assault", "duel", "victory", "own-action", "own-roll", "own-meal")

    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        kind.name: tuple(Condition(rule, stage) for rule, stage in NEEDS.get(kind.name, ANY_STEP))
        for kind in action_kinds
    }
    asked_alone: ClassVar[Mapping[str, str] | None] = {
        "pass": "whether a seat could answer is in its hidden hand",
        "done": "whether a card goes on with a meal is in its player's hidden hand",
        "place": "a sealed card is laid on its target, even on the only one: until then it can be taken back",
        "monster": "a sealed card is laid on its target, even on the only one: until then it can be taken back",
        "mutation": "whether the two Mutations offered are alike is hidden",
        "discard": "whether all cards in a hand are alike is hidden",
    }

    unspoken: ClassVar[Mapping[str, str] | None] = {
        "scores.*": "Size and Infamy, which are said",
        "window": "the prompt says it",
        "frame": "the prompt says it",
        "sites.*.expected": "follows from dice and Mutations, which are said; it is said where Units are",
        "sites.*.down": "follows from dice and Health, which are said; it is said where Units are",
        "sites.*.fall": "follows from dice and Hits, which are said; it is said where Units are",
        "spots.*.value": "the Hits or the Size of what is there, said with it",
        "spots.*.pieces.*": "what is on each place is said with it",
    }

    # Cards and chart are data: the shipped ones, or a text of the same form

    def check_text(self, name: str, text: str) -> None:
        if name == "cards":
            changed_cards(text)
        else:
            parse_chart(text)

    def chosen(self, state: State) -> dict[str, str]:
        assert isinstance(state, Mashup)
        return {
            "cards": write_changes(cards_of(list(state.cards), list(state.effects)))
            if len(state.cards)
            else "standard",
            "chart": write_chart(chart_of(list(state.chart))) if len(state.chart) else "standard",
        }

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Mashup)
        own = changed_cards(options["cards"]) if options["cards"] != "standard" else ()
        lines = parse_chart(options["chart"]) if options["chart"] != "standard" else ()
        state.deal(column(card_table(own)), column(effect_table(own)), column(chart_table(lines)))

    # Actions

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Mashup)
        return write_action(state, action)

    def parse(self, state: State, text: str) -> int:
        assert isinstance(state, Mashup)
        return read_action(state, text)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, Mashup)
        kind = self.action_kind(action)
        part = action - kind.first
        spots: list[str] = []
        values: dict[str, int] = {}
        match kind.name:
            case "play" | "discard":
                values = {"card": part}
            case "before":
                values = {"card": part + int(n.FIRST_ACTION)}
            case "mutation":
                values = {"card": part + int(n.FIRST_MUTATION)}
            case "food":
                values = {"food": part}
            case "place":
                values, spots = {"slot": part}, [place_name(part)]
            case "nowhere":
                spots = ["nowhere"]
            case "monster":
                values, spots = {"seat": part}, [monster_name(part)]
            case "unit":
                values, spots = {"thing": part, "card": int(state.thing_kind[part])}, [thing_name(part)]
            case "figure" | "building":
                place = state.top_value(2) if state.top() == n.F_SENDING else state.place[state.turn]
                spots = [place_name(int(place))]
        return Choice(action, self.notation(state, action), kind.name, spots, values, spots[-1] if spots else "")

    # Standing orders

    def moment(self, blind: State) -> str:
        assert isinstance(blind, Mashup)
        if blind.over or blind.top() != n.F_WINDOW:
            return ""
        window = int(blind.top_value(1))
        if blind.would_win():
            return "victory"
        if window != n.W_ANNOUNCE:
            return MOMENTS[window]
        if blind.action in (3, 4):
            return "duel"
        return "assault" if blind.action <= 2 and blind.spoils(blind.turn) >= A_PRIZE else "action"

    def moments_for(self, blind: State, seat: int) -> tuple[str, ...]:
        """Gives the player on turn moments of his own in his own Monster Moves: his cards matter there, too."""
        assert isinstance(blind, Mashup)
        moment = self.moment(blind)
        if not moment or seat != blind.turn:
            return (moment,)
        own = OWN_MOMENTS.get(int(blind.top_value(1)), "")
        if own == "own-roll" and blind.step_of(blind.action, blind.step) in (n.S_EAT, n.S_WAKE):
            own = "own-meal"
        if not own:
            return (moment,)
        return (own, moment) if moment == "victory" else (own,)

    def on_turn(self, blind: State) -> int:
        assert isinstance(blind, Mashup)
        own = blind.top() == n.F_WINDOW and blind.top_value(1) == n.W_TURN
        return 1 << int(blind.turn) if own else 0

    def passing(self, state: State) -> int:
        return int(n.A_PASS)

    # What is shown

    def view(self, blind: State, seat: int) -> MashupView:
        assert isinstance(blind, Mashup)
        return make_view(blind, self.common(blind, seat))

    def draw(self, view: View, words: Words) -> Drawing:
        assert isinstance(view, MashupView)
        return draw(view, words)

    def describe(self, view: View, choice: Choice, words: Words) -> str:
        assert isinstance(view, MashupView)
        return describe(view, choice, words)

    def glossary(self, words: Words) -> list[str]:
        return glossary(words)

    def say_value(self, family: str, value: int, names: Sequence[str], words: Words) -> str | int:
        if family == "place":
            return say_place(value, words)
        if family == "faces":
            return say_faces(value)
        return super().say_value(family, value, names, words)

    def spot_name(self, spot: int) -> str:
        return place_name(spot & 63)

    # For the checks

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Mashup)
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, State]:
        return {name: read_position(text) for name, text in checks.positions()}

    def unseen(self, blind: State) -> Unseen | None:
        assert isinstance(blind, Mashup)
        return checks.unseen(blind)

    def figures(self, state: State) -> dict[str, float]:
        """Returns what the balance of cards and chart is judged by."""
        assert isinstance(state, Mashup)
        won = bits(state.winners())
        famous = any(state.fame[seat] >= n.FAME for seat in won)
        grown = any(state.size[seat] >= c.SIZES for seat in won)
        return {
            "ended by Infamy": famous - famous * grown / 2,
            "ended by Size": grown - famous * grown / 2,
            "ended by the deck": float(not famous and not grown),
            "rounds": int(state.turns + 1) / int(state.seats),
            "most Infamy": float(max(state.fame)),
            "biggest Size": float(max(state.size)),
            **self.won_in_order(state, int(state.turn - state.turns) % state.seats),
        }

    def drawn(self, told: Iterable[Sequence[int]]) -> list[tuple[int, str]]:
        names = [card.name for card in standard_cards()]
        found = []
        for kind, audience, first, second, *_ in told:
            if kind == n.E_DREW_CARD:
                found.append((audience.bit_length() - 1, names[first]))
            elif kind == n.E_GAINED:
                found.append((first, names[n.FIRST_MUTATION + second]))
        return found

    def content(self) -> Any:
        return {"cards": [write_card(card) for card in standard_cards()], "chart": write_chart(standard_chart())}


def say_faces(packed: int) -> str:
    """Writes out the faces of dice that an event holds as digits to the base of seven."""
    faces: list[str] = []
    while packed:
        packed, face = divmod(packed, 7)
        faces.append(str(face))
    return " ".join(reversed(faces))


GAME = MashupGame()
