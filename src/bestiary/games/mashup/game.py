"""Macro Monster Mashup, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.monster_actions as monster_actions
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.setup as setup
import bestiary.games.mashup.rules.tables as tables
import bestiary.games.mashup.rules.winning as winning
from bestiary.core.declared import ActionKind, Condition, Option, Term, Unseen
from bestiary.core.game import Game, bits, column
from bestiary.core.optional import Answers, Balance, Checks, Endings, FastViews, Mind, Settings
from bestiary.core.optional.endings import Finale, Moment
from bestiary.core.view import Choice, Drawing
from bestiary.core.words import Words
from bestiary.games.mashup import checks
from bestiary.games.mashup.content.cards import write_card
from bestiary.games.mashup.content.chart import parse_chart, write_chart
from bestiary.games.mashup.content.sets import (
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
from bestiary.games.mashup.mind.observation import OBSERVED
from bestiary.games.mashup.notation.actions import read_action, write_action
from bestiary.games.mashup.notation.numbers import numbered
from bestiary.games.mashup.notation.positions import read_position
from bestiary.games.mashup.rules.needs import ANY_STEP, NEEDS
from bestiary.games.mashup.show.describing import describe
from bestiary.games.mashup.show.drawing import draw
from bestiary.games.mashup.show.ending import make_ending
from bestiary.games.mashup.show.events import EVENTS
from bestiary.games.mashup.show.faces import glossary
from bestiary.games.mashup.show.previews import MashupPreviews
from bestiary.games.mashup.show.printed import MashupPrinted
from bestiary.games.mashup.show.sayings import say_card, say_place
from bestiary.games.mashup.show.shapes import MashupView, monster_name, place_name, thing_name
from bestiary.games.mashup.show.view import make_view, private
from bestiary.games.mashup.state import Mashup

tables.install(card_table(standard_cards()), effect_table(standard_cards()), chart_table(standard_chart()))

PLAIN_RULES = 200  # what the numbers of plain rules, which have no ruling's, begin after
ACTIONS = numbered(n, "A_")  # the first of each kind
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


class MashupGame(
    MashupPreviews,
    MashupPrinted,
    Game[Mashup, MashupView],
    Endings[Mashup],
    Settings,
    Answers[Mashup],
    Mind[Mashup],
    Balance[Mashup],
    FastViews[Mashup, MashupView],
    Checks[Mashup],
):
    """The declaration of Macro Monster Mashup."""

    id = "mashup"
    rules_version = 2
    seats = (2, 3, 4, 5, 6)
    minutes = (30, 75)
    options = (Option("cards", ("standard",), open=True), Option("chart", ("standard",), open=True))
    state = Mashup
    action_kinds = tuple(
        ActionKind(name, first, after - first)
        for (name, first), after in zip(ACTIONS.items(), [*ACTIONS.values(), int(n.ACTIONS)][1:], strict=True)
    )
    event_kinds = EVENTS
    rules: ClassVar[Mapping[int, str]] = {
        **{number: f"B-{number}" for number in numbered(n, "B_").values()},
        **{number: f"R-{number - PLAIN_RULES}" for number in numbered(n, "R_").values()},
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
    chance_outcomes = int(c.MOST_MAIN)
    longest = 60_000
    information = "imperfect"
    hides_actions = True
    moments = (
        *("turn", "move", "assault", "action", "duel", "roll", "card", "victory"),
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

    def chosen(self, state: Mashup) -> dict[str, str]:
        return {
            "cards": write_changes(cards_of(list(state.cards), list(state.effects)))
            if len(state.cards)
            else "standard",
            "chart": write_chart(chart_of(list(state.chart))) if len(state.chart) else "standard",
        }

    def deal(self, state: Mashup, options: Mapping[str, str]) -> None:
        own = changed_cards(options["cards"]) if options["cards"] != "standard" else ()
        lines = parse_chart(options["chart"]) if options["chart"] != "standard" else ()
        setup.deal(state, column(card_table(own)), column(effect_table(own)), column(chart_table(lines)))

    # Actions

    def notation(self, state: Mashup, action: int) -> str:
        return write_action(state, action)

    def parse(self, state: Mashup, text: str) -> int:
        return read_action(state, text)

    def choice(self, state: Mashup, action: int) -> Choice:
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
                place = state.top_value(n.SENT_FROM) if state.top() == n.F_SENDING else state.place[state.turn]
                spots = [place_name(int(place))]
        return Choice(action, self.notation(state, action), kind.name, spots, values, spots[-1] if spots else "")

    # Standing orders

    def moment(self, blind: Mashup) -> str:
        if blind.over or blind.top() != n.F_WINDOW:
            return ""
        window = int(blind.top_value(n.WINDOW_KIND))
        if winning.would_win(blind):
            return "victory"
        if window != n.W_ANNOUNCE:
            return MOMENTS[window]
        if blind.action in (3, 4):
            return "duel"
        return (
            "assault"
            if blind.action <= n.ATTACKS_LOCATION and infamy.spoils(blind, blind.turn) >= A_PRIZE
            else "action"
        )

    def moments_for(self, blind: Mashup, seat: int) -> tuple[str, ...]:
        """Give the player on turn moments of his own in his own Monster Moves: his cards matter there, too."""
        moment = self.moment(blind)
        if not moment or seat != blind.turn:
            return (moment,)
        own = OWN_MOMENTS.get(int(blind.top_value(n.WINDOW_KIND)), "")
        if own == "own-roll" and monster_actions.step_of(blind) in (n.S_EAT, n.S_WAKE):
            own = "own-meal"
        if not own:
            return (moment,)
        return (own, moment) if moment == "victory" else (own,)

    def on_turn(self, blind: Mashup) -> int:
        own = blind.top() == n.F_WINDOW and blind.top_value(n.WINDOW_KIND) == n.W_TURN
        return 1 << int(blind.turn) if own else 0

    def can_answer(self, blind: Mashup, seat: int) -> bool:
        return bool(blind.hand_size[seat])

    def passing(self, state: Mashup) -> int:
        return int(n.A_PASS)

    # What is shown

    def view(self, blind: Mashup, seat: int) -> MashupView:
        return make_view(blind, self.common(blind, seat))

    def private(self, blind: Mashup, seat: int) -> dict[str, Any]:
        return private(blind, seat, self.choices(blind, seat))

    def draw(self, view: MashupView, words: Words) -> Drawing:
        return draw(view, words)

    def describe(self, view: MashupView, choice: Choice, words: Words) -> str:
        return describe(view, choice, words)

    def glossary(self, words: Words) -> list[str]:
        return glossary(words)

    def say_value(self, family: str, value: int, names: Sequence[str], words: Words) -> str | int:
        if family == "place":
            return say_place(value, words)
        if family == "faces":
            return say_faces(value)
        if family == "card" or (family == "mutation" and value >= 0):
            return say_card(value + int(n.FIRST_MUTATION) * (family == "mutation"), words)
        return super().say_value(family, value, names, words)

    def spot_name(self, spot: int) -> str:
        return place_name(int(codes.place_slot(spot)))

    # For the checks

    def invariants(self, state: Mashup) -> list[str]:
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, Mashup]:
        return {name: read_position(text) for name, text in checks.positions()}

    def unseen(self, blind: Mashup) -> Unseen | None:
        return checks.unseen(blind)

    def figures(self, state: Mashup) -> dict[str, float]:
        """Return what the balance of cards and chart is judged by."""
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
            if kind == e.DREW_CARD:
                found.append((audience.bit_length() - 1, names[first]))
            elif kind == e.GAINED:
                found.append((first, names[n.FIRST_MUTATION + second]))
        return found

    def ending(self, moments: Iterable[Moment[Mashup]]) -> Finale:
        return make_ending(moments)

    def content(self) -> Any:
        return {"cards": [write_card(card) for card in standard_cards()], "chart": write_chart(standard_chart())}


def say_faces(packed: int) -> str:
    """Write out the faces of dice that an event holds as digits to the base of seven."""
    faces: list[str] = []
    while packed:
        packed, face = divmod(packed, 7)
        faces.append(str(face))
    return " ".join(reversed(faces))


GAME = MashupGame()
