"""Plays whole games in which every throw is simulated, and looks for what a live table could stumble over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bestiary.core.chance import Chance, Keyed
from bestiary.core.errors import BestiaryError
from bestiary.core.game import bits
from bestiary.core.match import Match
from bestiary.core.optional.checks import checks_of
from bestiary.core.optional.nature import nature_of
from bestiary.core.pack import pack
from bestiary.core.record import decode, encode
from bestiary.core.registry import get
from bestiary.core.state import NATURE

GAMES: Final = 30
SETTINGS: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (2, {}),
    (3, {"young": "all"}),
    (4, {"players": "teams"}),
    (5, {"skill": "novice"}),
    (2, {"deck": "epic", "scenario": "long_1"}),
    (6, {"players": "teams", "scenario": "medium_3"}),
    (3, {"wars": "three", "sunset": "3"}),
    (4, {"skill": "expert", "scenario": "medium_6"}),
    (10, {"players": "teams", "sunset": "4"}),
    (2, {"scenario": "basic_1", "young": "a"}),
)


def trial(games: int = GAMES) -> Iterator[str]:
    """Yield for each of so many games what went wrong."""
    for number in range(games):
        seats, options = SETTINGS[number % len(SETTINGS)]
        try:
            wrong = play(seats, options, number)
        except BestiaryError as error:
            wrong = f"{type(error).__name__}: {error}"
        yield wrong and f"game {number}, {seats} seats, {options}: {wrong}"


def play(seats: int, options: dict[str, str], seed: int) -> str:
    """Play a game of random decisions and real throws to its end, and return what is wrong with it."""
    game, choices = get("monstrous"), Chance(seed)
    match = Match(game, seats, Keyed(seed.to_bytes(32, "big")), options)
    while mask := match.state.to_act():
        if mask == NATURE:
            match.nature(list(nature_of(game).live_outcome(match.state, choices)))
        else:
            seat = bits(mask)[0]
            legal = match.state.legal(seat)
            match.play(seat, legal[int(choices.below(len(legal)))])
        if broken := checks_of(game).invariants(match.state):
            return f"after {len(match.moves)} moves: {'; '.join(broken)}"
    again = decode(encode(match.record())).final()
    return "" if pack(again) == pack(match.state) else "its record leads to another end"
