"""Reads scenarios, the rulebook's or one's own, says what is wrong with a bad text, and finds a war's course."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise, product

import msgspec

from bestiary.core.errors import BadOption
from bestiary.games.monstrous.rules.numbers import CENTRE, LOCATION_NAMES, PLACES

FIRST_GAME = "first_game"
DRAWN = "drawn"
LEVELS = ("basic", "medium", "long")
LEVELS_OF_WAR = {3: ((0, 1), (1, 1), (2, 1)), 5: ((0, 1), (1, 2), (2, 2))}  # a level, and how many games of it


class BadScenario(BadOption):
    """An error of a scenario that can't be played; names the line and the reason."""


class Scenario(msgspec.Struct, frozen=True):
    """Five locations: top left, top right, centre, bottom left, bottom right."""

    name: str
    locations: tuple[int, ...]

    def __str__(self) -> str:
        words = [LOCATION_NAMES[each] for each in self.locations]
        words[CENTRE] = f"({words[CENTRE]})"
        return " ".join(words)


def parse_scenarios(text: str) -> tuple[Scenario, ...]:
    """Read scenarios, one a line or parted by semicolons; # begins a comment.

    A line is five different locations, the centre in brackets, if one likes after a name and |; or the name of one of
    the rulebook's scenarios.
    """
    found = [
        _scenario(number, entry.strip(), len(text) > 0)
        for number, line in enumerate(text.splitlines(), 1)
        for entry in line.partition("#")[0].split(";")
        if entry.strip()
    ]
    if not found:
        raise BadScenario("a scenario is five locations, such as troy corinth (olympia) argos athens; there is none")
    return tuple(found)


def _scenario(number: int, entry: str, listed: bool) -> Scenario:
    name, bar, words = (part.strip() for part in entry.partition("|"))
    if not bar:
        if listed and entry in LISTED_NAMES:
            return listed_scenario(entry)
        name, words = "", entry
    places = words.replace("(", " (").replace(")", ") ").split()
    plain = [place.strip("()") for place in places]
    for place in plain:
        if place not in LOCATION_NAMES:
            raise BadScenario(
                f"line {number}: there is no location {place!r}; there are {', '.join(LOCATION_NAMES)}, "
                f"or name a scenario: {', '.join(LISTED_NAMES)}"
            )
    if len(plain) != PLACES:
        raise BadScenario(f"line {number}: a scenario has {PLACES} locations, not {len(plain)}")
    twice = next((place for place in plain if plain.count(place) > 1), None)
    if twice:
        raise BadScenario(f"line {number}: {twice} stands twice; the five locations are different ones")
    centres = [at for at, place in enumerate(places) if place.startswith("(") and place.endswith(")")]
    if len(centres) != 1:
        raise BadScenario(f"line {number}: one location stands in brackets, as the centre, not {len(centres)}")
    centre = plain.pop(centres[0])
    plain.insert(CENTRE, centre)
    return Scenario(name, tuple(LOCATION_NAMES.index(place) for place in plain))


def write_scenarios(scenarios: tuple[Scenario, ...]) -> str:
    """Write scenarios in one line, as a record's header keeps them."""
    return ";".join(map(str, scenarios))


LISTED_NAMES = (
    FIRST_GAME,
    *(f"basic_{number}" for number in (1, 2, 3)),
    *(f"medium_{number}" for number in (1, 2, 3, 4, 5, 6)),
    *(f"long_{number}" for number in (1, 2, 3)),
)


@cache
def standard_scenarios() -> tuple[Scenario, ...]:
    """Read the rulebook's scenarios: the first game's, then by rising complexity."""
    text = (files("bestiary.games.monstrous.content") / "scenarios.txt").read_text("utf-8")
    found = tuple(
        _scenario(number, entry, False)
        for number, line in enumerate(text.splitlines(), 1)
        if (entry := line.partition("#")[0].strip())
    )
    assert tuple(each.name for each in found) == LISTED_NAMES
    return found


def listed_scenario(name: str) -> Scenario:
    """Return one of the rulebook's scenarios."""
    return standard_scenarios()[LISTED_NAMES.index(name)]


def courses(scenario: str, games: int) -> list[tuple[Scenario, ...]]:
    """Return the courses that a choice allows, one of which is drawn.

    A single game has its scenario, or any of the twelve. The games of a war become more complex, their numbers in the
    list rising; a scenario that was named is among them.
    """
    if games == 1:
        return [(each,) for each in standard_scenarios()[1:]] if scenario == DRAWN else [(listed_scenario(scenario),)]
    by_level = [[each for each in standard_scenarios() if each.name.startswith(level)] for level in LEVELS]
    choices = [list(combinations(by_level[level], count)) for level, count in LEVELS_OF_WAR[games]]
    every = [tuple(each for part in parts for each in part) for parts in product(*choices)]
    if scenario in (FIRST_GAME, DRAWN):
        return every
    return [course for course in every if any(each.name == scenario for each in course)]


def own_course(text: str, games: int) -> tuple[Scenario, ...]:
    """Return the course that a text of one's own gives: one scenario for all games, or one for each."""
    found = parse_scenarios(text)
    if len(found) not in (1, games):
        raise BadScenario(
            f"the text holds {len(found)} scenarios; a match of {games} {'game' if games == 1 else 'games'} takes "
            f"{'one' if games == 1 else f'one, or {games}'}"
        )
    numbers = [LISTED_NAMES.index(each.name) for each in found if each.name in LISTED_NAMES]
    if any(one >= other for one, other in pairwise(numbers)):
        raise BadScenario("in a war the rulebook's scenarios come in the order of its list, each once")
    return found if len(found) == games else found * games
