"""What is agreed before a game: the options, which of them go together, and how a state keeps them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bestiary.core.declared import Option
from bestiary.core.errors import BadOption, BadSeats
from bestiary.games.monstrous.content import powers, scenarios
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

GAMES = {"one": 1, "three": 3, "five": 5}
SKILLS = {"normal": 1.8, "expert": 1.0, "novice": 3.0}  # what all errors of a hand are multiplied by
TEAM_SEATS = (4, 6, 8, 10)
LETTERS = re.compile(r"[a-j](,[a-j])*")

OPTIONS = (
    Option("scenario", (scenarios.FIRST_GAME, scenarios.DRAWN, *scenarios.LISTED_NAMES[1:]), open=True),
    Option("players", ("alone", "teams")),
    Option("deck", ("removed", "epic")),
    Option("wars", tuple(GAMES)),
    Option("young", ("none", "all"), open=True, form="seats"),
    Option("skill", tuple(SKILLS)),
    Option("sunset", ("24",), open=True, form="number"),
    Option("youngest", ("drawn",), open=True, form="seat"),
    Option("powers", ("standard",), open=True),
)


def check_text(name: str, text: str) -> None:
    """Check a text given for an open option."""
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
    elif not powers.is_number(text) or int(text) > n.MOST_SUNSET:
        raise BadOption(
            f"the sunset comes after 1 to {n.MOST_SUNSET} turns of each god, or never (0), in digits from 0 to 9, "
            f"not {text!r}"
        )


def check_setting(seats: int, options: Mapping[str, str]) -> None:
    """Raise an error if options don't go with each other or with the number of players."""
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
    if options["scenario"] not in OPTIONS[0].values:
        scenarios.own_course(options["scenario"], GAMES[options["wars"]])


def young_mask(text: str, seats: int) -> int:
    """Read which seats are young gods'."""
    if text in ("none", "all"):
        return (1 << seats) - 1 if text == "all" else 0
    return sum(1 << n.SEAT_LETTERS.index(letter) for letter in set(text.split(",")))


def young_text(mask: int, seats: int) -> str:
    """Write which seats are young gods'."""
    if mask in (0, (1 << seats) - 1):
        return "all" if mask else "none"
    return ",".join(letter for seat, letter in enumerate(n.SEAT_LETTERS) if mask >> seat & 1)


def own_scenarios(state: Monstrous) -> str:
    """Write scenarios of one's own as they were given."""
    size = int(n.PLACES)
    course = [
        scenarios.Scenario("", tuple(int(each) for each in state.course[at : at + size]))
        for at in range(0, len(state.course), size)
    ]
    return scenarios.write_scenarios(tuple(course[:1] if len(set(course)) == 1 else course))
