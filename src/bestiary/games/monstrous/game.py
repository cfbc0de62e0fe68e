"""Monstrous, as the layers above the rules know it."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import version
from typing import Any, ClassVar

from bestiary.core.chance import Chance
from bestiary.core.declared import ActionKind, Condition, Term, Trial
from bestiary.core.game import Game, column
from bestiary.core.optional import Aims, Balance, Checks, Endings, FastViews, Mind, Nature, Practice, Settings
from bestiary.core.optional.endings import Finale, Moment
from bestiary.core.state import State
from bestiary.core.view import Choice, Drawing
from bestiary.core.words import Words
from bestiary.games.monstrous.checks import moments
from bestiary.games.monstrous.checks.invariants import invariants
from bestiary.games.monstrous.content import powers, scenarios, settings
from bestiary.games.monstrous.content.settings import GAMES, SKILLS
from bestiary.games.monstrous.mind.observation import CLIP, OBSERVED
from bestiary.games.monstrous.mind.terms import FAITH, WEIGHTS
from bestiary.games.monstrous.notation.actions import read_action, write_action
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.events import event_kinds
from bestiary.games.monstrous.rules.setup import begin_match
from bestiary.games.monstrous.rules.turn import advance
from bestiary.games.monstrous.show.drawing import draw
from bestiary.games.monstrous.show.ending import make_ending
from bestiary.games.monstrous.show.previews import MonstrousPreviews
from bestiary.games.monstrous.show.printed import MonstrousPrinted
from bestiary.games.monstrous.show.sights import MonstrousSights
from bestiary.games.monstrous.show.spoken import UNSPOKEN
from bestiary.games.monstrous.show.spots import choice_of
from bestiary.games.monstrous.show.view import MonstrousView, make_own, make_view
from bestiary.games.monstrous.state import Monstrous

NOW = Condition(int(n.R_NOT_NOW), "step")  # every question has its own kinds of answers
PLAIN_RULES = (
    *(n.R_NOT_NOW, n.R_HAND, n.R_TARGET, n.R_NOT_HIT, n.R_GOD, n.R_PILE, n.R_SWAP),
    *(n.R_NUMBERS, n.R_REACH, n.R_ANGLE, n.R_SPEED),
)
STARTS = {
    "throw": n.THROW,
    "column": n.COLUMN,
    "row": n.ROW,
    "manner": n.MANNER,
    "card": n.CARD,
    "place": n.PLACE,
    "god": n.GOD,
    "member": n.MEMBER,
    "gain": n.GAIN,
    "draw": n.DRAW,
    "rethrow": n.RETHROW,
    "keep": n.KEEP,
    "lock": n.LOCK,
    "change": n.CHANGE,
    "swap": n.SWAP,
    "done": n.DONE,
}  # of the kinds of actions, each up to where the next one begins


def action_kinds() -> tuple[ActionKind, ...]:
    """Return the kinds of actions in the order of their numbers."""
    ends = [*list(STARTS.values())[1:], n.ACTIONS]
    return tuple(
        ActionKind(name, int(start), int(end - start)) for (name, start), end in zip(STARTS.items(), ends, strict=True)
    )


class MonstrousGame(
    MonstrousPreviews,
    MonstrousPrinted,
    Game[Monstrous, MonstrousView],
    Endings[Monstrous],
    Settings,
    Nature[Monstrous],
    Aims[Monstrous],
    MonstrousSights,
    Practice[Monstrous],
    Mind[Monstrous],
    Balance[Monstrous],
    FastViews[Monstrous, MonstrousView],
    Checks[Monstrous],
):
    """The declaration of Monstrous."""

    id = "monstrous"
    rules_version = 2
    seats = (2, 3, 4, 5, 6, 8, 10)
    minutes = (15, 45)
    options = settings.OPTIONS
    state = Monstrous
    action_kinds = action_kinds()
    event_kinds = event_kinds()
    rules: ClassVar[Mapping[int, str]] = {
        int(n.M_22_EDGE): "M22",
        **{int(rule): f"R-{rule - n.PLAIN_RULES}" for rule in PLAIN_RULES},
    }
    conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {
        "throw": (NOW, Condition(int(n.R_HAND), "target")),
        "card": (NOW, Condition(int(n.R_TARGET), "target"), Condition(int(n.R_PILE), "target")),
        "place": (NOW, Condition(int(n.R_NOT_HIT), "target")),
        "god": (NOW, Condition(int(n.R_GOD), "target")),
        "swap": (NOW, Condition(int(n.R_SWAP), "target")),
        **dict.fromkeys(("column", "row", "manner", "member", "gain", "draw", "rethrow", "keep"), (NOW,)),
        **dict.fromkeys(("lock", "change", "done"), (NOW,)),
    }
    unspoken = UNSPOKEN
    asked_alone: ClassVar[Mapping[str, str] | None] = {}  # who has one answer only is not asked: the rules give it
    terms = tuple(Term(name, weight, FAITH if name == "prospect" else 1) for name, weight in WEIGHTS.items())
    observation_width = int(OBSERVED)
    observation_range = (-int(CLIP), int(CLIP))
    simultaneous = False
    aims = int(n.AIM_NUMBERS)
    practice = (
        *("landed", "missed-table", "knocked-off", "turned-over", "put-back", "turned-up"),
        *("hit", "hit-place", "hit-nothing"),
    )
    chance_outcomes = 135  # ways to order the scenarios of a war of five games
    # Five games of five gods' sunset turns, each of 60 throws: of each card, side, aim (3) and outcome, twice for a
    # young god and thrice for a Cyclops, and at most 13 choices of its powers.
    longest = int(5 * 5 * n.MOST_SUNSET * n.MOST_THROWS * 40)
    information = "perfect"

    # Starting

    def check_text(self, name: str, text: str) -> None:
        settings.check_text(name, text)

    def check_setting(self, seats: int, options: Mapping[str, str]) -> None:
        settings.check_setting(seats, options)

    def deal(self, state: Monstrous, options: Mapping[str, str]) -> None:
        seats = int(state.seats)
        self.check_setting(seats, options)
        listed = self.options[0].values
        state.scenario = listed.index(options["scenario"]) if options["scenario"] in listed else n.NOBODY
        state.teams = int(options["players"] == "teams")
        state.epic = int(options["deck"] == "epic")
        state.wars = tuple(GAMES).index(options["wars"])
        state.games = GAMES[options["wars"]]
        state.young = settings.young_mask(options["young"], seats)
        state.skill = tuple(SKILLS).index(options["skill"])
        state.sunset = int(options["sunset"])
        state.youngest = 0 if options["youngest"] == "drawn" else n.SEAT_LETTERS.index(options["youngest"]) + 1
        chosen = options["powers"]
        cards = powers.standard_powers() if chosen == "standard" else powers.parse_powers(chosen)
        state.monster_powers = column(powers.monster_column(cards))
        state.place_powers = column(powers.place_column(cards))
        state.own_traps = int(powers.has_own_traps(cards))
        if state.scenario == n.NOBODY:
            course = scenarios.own_course(options["scenario"], int(state.games))
        else:
            every = scenarios.courses(options["scenario"], int(state.games))
            course = every[state.chance.below(len(every))]
        state.course = column(location for scenario in course for location in scenario.locations)
        begin_match(state)
        advance(state)

    def chosen(self, state: Monstrous) -> dict[str, str]:
        listed = self.options[0].values
        cards = self.powers(state)
        return {
            "scenario": listed[state.scenario] if state.scenario >= 0 else settings.own_scenarios(state),
            "players": "teams" if state.teams else "alone",
            "deck": "epic" if state.epic else "removed",
            "wars": tuple(GAMES)[state.wars],
            "young": settings.young_text(int(state.young), int(state.seats)),
            "skill": tuple(SKILLS)[state.skill],
            "sunset": str(state.sunset),
            "youngest": n.SEAT_LETTERS[state.youngest - 1] if state.youngest else "drawn",
            "powers": "standard" if cards == powers.standard_powers() else powers.write_powers(cards),
        }

    def powers(self, state: Monstrous) -> powers.Powers:
        """Return what the cards of a game do."""
        return powers.read_columns(tuple(map(int, state.monster_powers)), tuple(map(int, state.place_powers)))

    # Actions

    def notation(self, state: Monstrous, action: int) -> str:
        return write_action(state, action)

    def parse(self, state: Monstrous, text: str) -> int:
        return read_action(state, text)

    def choice(self, state: Monstrous, action: int) -> Choice:
        return choice_of(state, action, self.action_kind(action), self.notation(state, action))

    # What a seat is shown

    def view(self, blind: Monstrous, seat: int) -> MonstrousView:
        return make_view(blind, self.powers(blind), self.common(blind, seat))

    def own(self, blind: Monstrous, seat: int, public: Callable[[], MonstrousView]) -> dict[str, Any]:
        """Return what the seat may do and is asked, and its hand, spread before it alone."""
        return make_own(blind, seat, public(), self.choices(blind, seat))

    def draw(self, view: MonstrousView, words: Words) -> Drawing:
        return draw(view, words)

    def say_value(self, family: str, value: int, names: Sequence[str], words: Words) -> str | int:
        if family == "cell":
            return value + 1
        return super().say_value(family, value, names, words)

    # For the checks

    def invariants(self, state: Monstrous) -> list[str]:
        return list(invariants(state))

    def positions(self) -> Mapping[str, State]:
        return moments.Moments()

    def rare_outcomes(self) -> Mapping[str, tuple[State, Sequence[int]]]:
        return moments.rare_outcomes()

    def trials(self) -> Sequence[Trial]:
        from bestiary.games.monstrous.checks import campaign, grazing, live_games

        return (
            Trial("a thousand throws and a thousand hard drops", campaign.CARDS + 1, campaign.trial),
            Trial("five hundred aimed throws hit what they are seen to overlap", grazing.THROWS, grazing.trial),
            Trial("thirty whole games by physics", live_games.GAMES, live_games.trial),
        )

    # Nature and the bots that aim: loaded only where cards fly, since physics is large

    def outcome(self, state: Monstrous, chance: Chance) -> Sequence[int]:
        from bestiary.games.monstrous.physics import nature

        return nature.outcome(state, chance)

    def live_outcome(self, state: Monstrous, chance: Chance) -> Sequence[int]:
        from bestiary.games.monstrous.physics import nature

        return nature.live_outcome(state, chance)

    def computed_by(self) -> str:
        return f"MuJoCo {version('mujoco-core')}, {platform.machine()}"

    def sample_aim(self, state: Monstrous, seat: int, chance: Chance) -> Sequence[int] | None:
        from bestiary.games.monstrous.physics import nature

        return nature.sample_aim(state, seat, chance)

    def rehearse(self, text: str) -> Monstrous:
        from bestiary.games.monstrous.physics import practice

        return practice.lay_out(text)

    def rehearsed(self, state: Monstrous) -> str:
        from bestiary.games.monstrous.physics import practice

        return practice.finish(state)

    def aim_of(self, box: Sequence[float]) -> list[int]:
        from bestiary.games.monstrous.physics import nature

        return nature.aim_of(box)

    def advise(self, blind: Monstrous, seat: int, chance: Chance, effort: int) -> int | None:
        from bestiary.games.monstrous.mind.throws import aiming

        return aiming.advise(blind, seat, chance, effort)

    def figures(self, state: Monstrous) -> dict[str, float]:
        """Return what the balance of powers and Faith is judged by."""
        boards = range(state.boards())
        return {
            "turns of each god": sum(map(int, state.turns)) / len(boards),
            "Faith of each god": sum(map(int, state.faith)) / len(boards),
            "monsters on the table": float(sum(state.count(board, n.TABLE) for board in boards)),
            "monsters in Underworlds": float(sum(state.count(board, n.UNDERWORLD) for board in boards)),
            "won by the god who began": float(bool(state.winners() >> self.opener(state) & 1)),
        }

    def opener(self, state: Monstrous) -> int:
        """Return the god who began the match; in a war the next one begins each game, unless the youngest is named."""
        passed = 0 if state.youngest else min(int(state.game), int(state.games) - 1)
        return (int(state.first) - passed) % int(state.boards())

    def ending(self, moments: Iterable[Moment[Monstrous]]) -> Finale:
        return make_ending(moments)

    def content(self) -> Any:
        listed = {each.name: str(each) for each in scenarios.standard_scenarios()}
        return {"powers": powers.write_powers(powers.standard_powers()), "scenarios": listed}


GAME = MonstrousGame()
