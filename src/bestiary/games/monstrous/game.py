"""Monstrous, as the layers above the rules know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bestiary.core.chance import Chance
from bestiary.core.declared import ActionKind, Condition, Term, Trial
from bestiary.core.game import Game, column
from bestiary.core.state import State
from bestiary.core.view import Choice, Drawing, View
from bestiary.core.words import Words
from bestiary.games.monstrous import checks, moments, powers, scenarios, settings
from bestiary.games.monstrous import rules_numbers as n
from bestiary.games.monstrous.events import event_kinds
from bestiary.games.monstrous.notation import read_action, write_action
from bestiary.games.monstrous.rules import Monstrous
from bestiary.games.monstrous.rules_outlook import CLIP, OBSERVED
from bestiary.games.monstrous.settings import GAMES, SKILLS
from bestiary.games.monstrous.show.previews import MonstrousPreviews
from bestiary.games.monstrous.show.printed import MonstrousPrinted
from bestiary.games.monstrous.spoken import UNSPOKEN
from bestiary.games.monstrous.spots import choice_of
from bestiary.games.monstrous.text import draw
from bestiary.games.monstrous.view import MonstrousView, make_view

NOW = Condition(int(n.R_NOT_NOW), "step")  # every question has its own kinds of answers


class MonstrousGame(MonstrousPreviews, MonstrousPrinted, Game):
    """Declares Monstrous."""

    id = "monstrous"
    rules_version = 2
    seats = (2, 3, 4, 5, 6, 8, 10)
    minutes = (15, 45)
    options = settings.OPTIONS
    state = Monstrous
    action_kinds = (
        ActionKind("throw", n.THROW, 24),
        ActionKind("column", n.COLUMN, int(n.COLUMNS)),
        ActionKind("row", n.ROW, int(n.ROWS)),
        ActionKind("manner", n.MANNER, int(n.MANNERS)),
        ActionKind("card", n.CARD, int(n.MONSTER_CARDS)),
        ActionKind("place", n.PLACE, int(n.PLACES)),
        ActionKind("god", n.GOD, int(n.BOARDS)),
        ActionKind("member", n.MEMBER, 2),
        ActionKind("gain", n.GAIN, 1),
        ActionKind("draw", n.DRAW, 1),
        ActionKind("rethrow", n.RETHROW, 1),
        ActionKind("keep", n.KEEP, 1),
        ActionKind("lock", n.LOCK, 1),
        ActionKind("change", n.CHANGE, 1),
        ActionKind("swap", n.SWAP, int(n.PLACES * n.LOCATIONS)),
        ActionKind("done", n.DONE, 1),
    )
    event_kinds = event_kinds()
    rules: ClassVar[Mapping[int, str]] = {
        22: "M22",
        **{number: f"R-{number - 100}" for number in (*range(101, 107), *range(108, 113))},
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
    terms = (
        Term("faith", 100),
        Term("hand", -20),
        Term("deck", -40),
        Term("underworld", -100),
        Term("extra", 250),
        Term("prospect", 1),
        Term("won", 100_000),
    )
    observation_width = int(OBSERVED)
    observation_range = (-int(CLIP), int(CLIP))
    simultaneous = False
    nature = True
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

    def deal(self, state: State, options: Mapping[str, str]) -> None:
        assert isinstance(state, Monstrous)
        seats = int(state.seats)
        self.check_setting(seats, options)
        listed = self.options[0].values
        state.scenario = listed.index(options["scenario"]) if options["scenario"] in listed else n.NOBODY
        state.teams = int(options["players"] == "teams")
        state.epic = int(options["deck"] == "epic")
        state.wars = tuple(GAMES).index(options["wars"])
        state.games = GAMES[options["wars"]]
        state.young = settings.young_mask(options["young"], seats)
        state.skill = SKILLS.index(options["skill"])
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
        state.begin_match()

    def chosen(self, state: State) -> dict[str, str]:
        assert isinstance(state, Monstrous)
        listed = self.options[0].values
        cards = self.powers(state)
        return {
            "scenario": listed[state.scenario] if state.scenario >= 0 else settings.own_scenarios(state),
            "players": "teams" if state.teams else "alone",
            "deck": "epic" if state.epic else "removed",
            "wars": tuple(GAMES)[state.wars],
            "young": settings.young_text(int(state.young), int(state.seats)),
            "skill": SKILLS[state.skill],
            "sunset": str(state.sunset),
            "youngest": n.SEAT_LETTERS[state.youngest - 1] if state.youngest else "drawn",
            "powers": "standard" if cards == powers.standard_powers() else powers.write_powers(cards),
        }

    def powers(self, state: Monstrous) -> powers.Powers:
        """Returns what the cards of a game do."""
        return powers.read_columns([*map(int, state.monster_powers)], [*map(int, state.place_powers)])

    # Actions

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Monstrous)
        return write_action(state, action)

    def parse(self, state: State, text: str) -> int:
        assert isinstance(state, Monstrous)
        return read_action(state, text)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, Monstrous)
        return choice_of(state, action, self.action_kind(action), self.notation(state, action))

    # What a seat is shown

    def view(self, blind: State, seat: int) -> MonstrousView:
        assert isinstance(blind, Monstrous)
        return make_view(blind, self.powers(blind), self.common(blind, seat))

    def draw(self, view: View, words: Words) -> Drawing:
        assert isinstance(view, MonstrousView)
        return draw(view, words)

    def say_value(self, family: str, value: int, names: Sequence[str], words: Words) -> str | int:
        if family == "cell":
            return value + 1
        return super().say_value(family, value, names, words)

    # For the checks

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Monstrous)
        return list(checks.invariants(state))

    def positions(self) -> Mapping[str, State]:
        return moments.Moments()

    def rare_outcomes(self) -> Mapping[str, tuple[State, Sequence[int]]]:
        return moments.rare_outcomes()

    def trials(self) -> Sequence[Trial]:
        from bestiary.games.monstrous import campaign, grazing, live_games

        return (
            Trial("a thousand throws and a thousand hard drops", campaign.CARDS + 1, campaign.trial),
            Trial("five hundred aimed throws hit what they are seen to overlap", grazing.THROWS, grazing.trial),
            Trial("thirty whole games by physics", live_games.GAMES, live_games.trial),
        )

    # Nature and the bots that aim: loaded only where cards fly, since physics is large

    def outcome(self, state: State, chance: Chance) -> Sequence[int]:
        from bestiary.games.monstrous import nature

        assert isinstance(state, Monstrous)
        return nature.outcome(state, chance)

    def live_outcome(self, state: State, chance: Chance) -> Sequence[int]:
        from bestiary.games.monstrous import nature

        assert isinstance(state, Monstrous)
        return nature.live_outcome(state, chance)

    def sample_aim(self, state: State, seat: int, chance: Chance) -> Sequence[int] | None:
        from bestiary.games.monstrous import nature

        assert isinstance(state, Monstrous)
        return nature.sample_aim(state, seat, chance)

    def rehearse(self, text: str) -> State:
        from bestiary.games.monstrous import rehearsal

        return rehearsal.lay_out(text)

    def rehearsed(self, state: State) -> str:
        from bestiary.games.monstrous import rehearsal

        assert isinstance(state, Monstrous)
        return rehearsal.finish(state)

    def aim_of(self, box: Sequence[float]) -> list[int]:
        from bestiary.games.monstrous import nature

        return nature.aim_of(box)

    def advise(self, blind: State, seat: int, chance: Chance, effort: int) -> int | None:
        from bestiary.games.monstrous import aiming

        assert isinstance(blind, Monstrous)
        return aiming.advise(blind, seat, chance, effort)

    def figures(self, state: State) -> dict[str, float]:
        """Returns what the balance of powers and Faith is judged by."""
        assert isinstance(state, Monstrous)
        boards = range(state.boards())
        return {
            "turns of each god": sum(map(int, state.turns)) / len(boards),
            "Faith of each god": sum(map(int, state.faith)) / len(boards),
            "monsters on the table": float(sum(state.count(board, n.TABLE) for board in boards)),
            "monsters in Underworlds": float(sum(state.count(board, n.UNDERWORLD) for board in boards)),
            "won by the god who began": float(bool(state.winners() >> self.opener(state) & 1)),
        }

    def opener(self, state: Monstrous) -> int:
        """Returns the god who began the match; in a war the next one begins each game, unless the youngest is named."""
        passed = 0 if state.youngest else min(int(state.game), int(state.games) - 1)
        return (int(state.first) - passed) % int(state.boards())

    def content(self) -> Any:
        listed = {each.name: str(each) for each in scenarios.standard_scenarios()}
        return {"powers": powers.write_powers(powers.standard_powers()), "scenarios": listed}


GAME = MonstrousGame()
