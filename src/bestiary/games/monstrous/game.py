"""Monstrous, as the layers above the rules know it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bestiary.core.chance import Chance
from bestiary.core.errors import BadOption, BadSeats
from bestiary.core.game import ActionKind, EventKind, Game, Option, Term, column
from bestiary.core.state import State
from bestiary.core.view import Choice, Drawing, View
from bestiary.core.words import Words
from bestiary.games.monstrous import checks, moments, powers, scenarios
from bestiary.games.monstrous import rules_numbers as n
from bestiary.games.monstrous.notation import read_action, write_action
from bestiary.games.monstrous.rules import Monstrous
from bestiary.games.monstrous.rules_outlook import CLIP, OBSERVED
from bestiary.games.monstrous.spots import choice_of
from bestiary.games.monstrous.text import draw
from bestiary.games.monstrous.view import MonstrousView, make_view

GAMES = {"one": 1, "three": 3, "five": 5}
SKILLS = ("normal", "expert", "novice")
TEAM_SEATS = (4, 6, 8, 10)
LETTERS = re.compile(r"[a-j](,[a-j])*")
EVENTS = """
    game-began number:number games:number | laid place:place location:location
    swapped place:place old:location location:location | removed monster:monster
    traded god:god out:monster monster:monster | kept-all seat:seat what:kept | split seat:seat monster:monster
    young-faith seat:seat faith:number | drew seat:seat monster:monster
    deck-top seat:seat monster:monster depth:number | turn god:god number:number
    threw seat:seat god:god monster:monster side:side | column seat:seat column:cell | row seat:seat row:cell
    manner seat:seat stand:stand technique:technique | aimed-from seat:seat x:number y:number z:number
    aimed-along azimuth:number elevation:number speed:number spin:number | aimed-tilt attitude:number
    locked seat:seat | changed seat:seat | landed god:god monster:monster side:side
    missed-table god:god monster:monster | knocked-off god:god monster:monster
    turned-over god:god monster:monster side:side | put-back location:location | turned-up location:location
    rethrown seat:seat god:god monster:monster | left-lying seat:seat god:god monster:monster
    step step:step god:god monster:monster | ordered seat:seat god:god monster:monster | hit god:god monster:monster
    hit-place location:location | hit-nothing | petrified god:god monster:monster
    gained god:god faith:number monster:monster | reborn god:god monster:monster
    took god:god victim:god faith:number | discarded god:god monster:monster
    to-hand god:god monster:monster seat:seat | to-deck god:god monster:monster seat:seat
    extra god:god throws:number | doubled god:god | picked seat:seat god:god monster:monster
    power-used seat:seat location:location | place-gained god:god faith:number location:location
    faith-gained god:god faith:number location:location | chose-card seat:seat | foresaw seat:seat monster:monster
    on-top seat:seat monster:monster | member-chosen seat:seat member:seat | lapsed god:god throws:number
    last-turns god:god | sunset turns:number | most-on-troy god:god faith:number | nobody-on-troy
    counted god:god faith:number cards:number points:number | game-won god:god number:number
    game-tied number:number | won seat:seat points:number | leaves god:god monster:monster
"""


def event_kinds() -> tuple[EventKind, ...]:
    """Returns the kinds of events in the order of their numbers."""
    texts = [text.split() for line in EVENTS.strip().splitlines() for text in line.split("|") if text.strip()]
    return tuple(EventKind(words[0], tuple(words[1:])) for words in texts)


class MonstrousGame(Game):
    """Declares Monstrous."""

    id = "monstrous"
    rules_version = 1
    seats = (2, 3, 4, 5, 6, 8, 10)
    minutes = (15, 45)
    options = (
        Option("scenario", (scenarios.FIRST_GAME, scenarios.DRAWN, *scenarios.LISTED_NAMES[1:]), open=True),
        Option("players", ("alone", "teams")),
        Option("deck", ("removed", "epic")),
        Option("wars", tuple(GAMES)),
        Option("young", ("none", "all"), open=True),
        Option("skill", SKILLS),
        Option("sunset", ("24",), open=True),
        Option("youngest", ("drawn",), open=True),
        Option("powers", ("standard",), open=True),
    )
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
    rules: ClassVar[Mapping[int, str]] = {22: "M22", **{number: f"R-{number - 100}" for number in range(101, 113)}}
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
    chance_outcomes = 135  # ways to order the scenarios of a war of five games
    # Five games of five gods' sunset turns, each of 60 throws: of each card, side, aim (3) and outcome, twice for a
    # young god and thrice for a Cyclops, and at most 13 choices of its powers.
    longest = int(5 * 5 * n.MOST_SUNSET * n.MOST_THROWS * 40)
    information = "perfect"

    # Starting

    def check_text(self, name: str, text: str) -> None:
        if name == "scenario":
            scenarios.parse_scenarios(text)
        elif name == "powers":
            powers.parse_powers(text)
        elif name == "young":
            if not LETTERS.fullmatch(text):
                raise BadOption(f"young gods are none, all, or seats by their letters such as a,c, not {text!r}")
        elif name == "youngest":
            if text not in tuple(n.SEAT_LETTERS):
                raise BadOption(f"the youngest god is drawn, or a seat by its letter such as b, not {text!r}")
        elif not text.isdecimal() or int(text[:9]) > n.MOST_SUNSET:
            raise BadOption(
                f"the sunset comes after 1 to {n.MOST_SUNSET} turns of each god, or never (0), not {text!r}"
            )

    def check_setting(self, seats: int, options: Mapping[str, str]) -> None:
        """Raises an error if options don't go with each other or with the number of players."""
        teams = options["players"] == "teams"
        if teams and seats not in TEAM_SEATS:
            raise BadSeats(f"teams of two are played by 4, 6, 8 or 10 players, not {seats}")
        if not teams and seats > n.BOARDS:
            raise BadSeats(
                f"each for himself, monstrous is played by 2 to 5 players; {seats} play in teams (players=teams)"
            )
        if teams and options["deck"] == "epic":
            raise BadOption("deck=epic does not go with players=teams: a team plays with its whole deck anyway")
        letters = n.SEAT_LETTERS[:seats]
        if options["young"] not in ("none", "all") and not set(options["young"].split(",")) <= set(letters):
            raise BadOption(f"young={options['young']}: there are seats {letters[0]} to {letters[-1]}")
        if options["youngest"] != "drawn" and options["youngest"] not in letters:
            raise BadOption(f"youngest={options['youngest']}: there are seats {letters[0]} to {letters[-1]}")
        if options["scenario"] not in self.options[0].values:
            scenarios.own_course(options["scenario"], GAMES[options["wars"]])

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
        state.young = young_mask(options["young"], seats)
        state.skill = SKILLS.index(options["skill"])
        state.sunset = int(options["sunset"])
        state.youngest = 0 if options["youngest"] == "drawn" else n.SEAT_LETTERS.index(options["youngest"]) + 1
        chosen = options["powers"]
        cards = powers.standard_powers() if chosen == "standard" else powers.parse_powers(chosen)
        state.monster_powers = column(powers.monster_column(cards))
        state.place_powers = column(powers.place_column(cards))
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
            "scenario": listed[state.scenario] if state.scenario >= 0 else own_scenarios(state),
            "players": "teams" if state.teams else "alone",
            "deck": "epic" if state.epic else "removed",
            "wars": tuple(GAMES)[state.wars],
            "young": young_text(int(state.young), int(state.seats)),
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
        return moments.positions()

    def rare_outcomes(self) -> Mapping[str, tuple[State, Sequence[int]]]:
        return moments.rare_outcomes()

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
            "won by the god who began": float(bool(state.winners() >> state.first & 1)),
        }

    def content(self) -> Any:
        listed = {each.name: str(each) for each in scenarios.standard_scenarios()}
        return {"powers": powers.write_powers(powers.standard_powers()), "scenarios": listed}


def young_mask(text: str, seats: int) -> int:
    """Reads which seats are young gods'."""
    if text in ("none", "all"):
        return (1 << seats) - 1 if text == "all" else 0
    return sum(1 << n.SEAT_LETTERS.index(letter) for letter in set(text.split(",")))


def young_text(mask: int, seats: int) -> str:
    """Writes which seats are young gods'."""
    if mask in (0, (1 << seats) - 1):
        return "all" if mask else "none"
    return ",".join(letter for seat, letter in enumerate(n.SEAT_LETTERS) if mask >> seat & 1)


def own_scenarios(state: Monstrous) -> str:
    """Writes scenarios of one's own as they were given."""
    size = int(n.PLACES)
    course = [
        scenarios.Scenario("", tuple(int(each) for each in state.course[at : at + size]))
        for at in range(0, len(state.course), size)
    ]
    return scenarios.write_scenarios(tuple(course[:1] if len(set(course)) == 1 else course))


GAME = MonstrousGame()
