"""Measures what it is worth to begin: `python -m tests.games.monstrous.openers 2000`.

Greedy gods play pairs of games by practised landings: the same deal twice, once begun by each of two. A pair's share is
what the god who began won of both games, and the interval goes by pairs, since two games of one deal are alike.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from typing import Final

from bestiary.core.chance import Chance
from bestiary.core.game import bits, column
from bestiary.core.registry import get
from bestiary.core.state import NATURE
from bestiary.games.monstrous.mind.throws import aiming
from bestiary.games.monstrous.mind.throws.plans import THROW_ASKS, outlook, settled
from bestiary.games.monstrous.physics import nature
from bestiary.games.monstrous.rules.numbers import SEAT_LETTERS
from bestiary.games.monstrous.state import Monstrous

PAIRS: Final = 2_000
EFFORT: Final = 3  # how hard the bot greedy thinks about a throw
WIDE: Final = 1.96  # standard deviations of an interval that holds 95 of 100
TOLD: Final = 50  # pairs after which the figures so far are shown


def play(seed: int, opener: int, options: dict[str, str]) -> float:
    """Plays a game of two greedy gods and returns what the one who began won of it."""
    chance = Chance(seed)
    state = get("monstrous").start(2, chance, {**options, "youngest": SEAT_LETTERS[opener]})
    assert isinstance(state, Monstrous)
    thoughts = Chance(seed + 1)
    while mask := state.to_act():
        if mask == NATURE:
            state.apply_nature(column(nature.outcome(state, thoughts)))
            continue
        seat = bits(mask)[0]
        if state.ask in THROW_ASKS:
            for action in aiming.plan(state, seat, thoughts, aiming.LEVELS[EFFORT - 1]).actions(int(state.ask)):
                state.apply(seat, action)
        else:
            answers = state.legal(seat)
            best = max(answers, key=lambda action: outlook(after(state, seat, action), seat))
            state.apply(seat, best)
    winners = bits(state.winners())
    return (opener in winners) / len(winners)


def after(state: Monstrous, seat: int, action: int) -> Monstrous:
    """Returns the state after an answer and what its seat decides next."""
    twin = state.clone()
    assert isinstance(twin, Monstrous)
    twin.chance = Chance(0)
    twin.apply(seat, action)
    return settled(twin, seat, 0, outlook)


def pairs(count: int, options: dict[str, str], first: int = 0) -> Iterator[float]:
    """Yields for each pair what the gods who began won of its two games."""
    for number in range(first, first + count):
        yield (play(2 * number, 0, options) + play(2 * number, 1, options)) / 2


def figures(shares: list[float]) -> dict[str, float]:
    """Returns the mean share and the interval that holds it 95 times of 100."""
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    low, high = mean - WIDE * spread, mean + WIDE * spread
    return {"pairs": len(shares), "share": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}


def main(words: list[str]) -> None:
    """Measures so many pairs, with options as NAME=VALUE, and prints the figures."""
    numbers = [int(word) for word in words if "=" not in word]
    options = dict(word.split("=", 1) for word in words if "=" in word)
    shares: list[float] = []
    for share in pairs(numbers[0] if numbers else PAIRS, options, *numbers[1:2]):
        shares.append(share)
        if len(shares) % TOLD == 0:
            print(json.dumps(figures(shares)), file=sys.stderr, flush=True)
    print(json.dumps(figures(shares)))


if __name__ == "__main__":
    main(sys.argv[1:])
