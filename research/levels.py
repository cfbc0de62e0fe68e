"""Find how heedless the levels below greedy must be, and measure every level against the one below it.

`python research/levels.py GAME --fit` looks for the shares of decisions that `hatchling` and `whelp` take without
looking: hatchling stands half way between random and greedy, whelp half way between hatchling and greedy, both by the
odds of one among many. `python research/levels.py GAME` measures the levels as they are (`bestiary/bots/levels.json`).
"""

from __future__ import annotations

import json
import math
import sys
from typing import Annotated, Final

import typer

from bestiary.bots.blend import HEEDLESS, WHOLE
from bestiary.core.registry import get
from bestiary.lab.arena import Arena, line_up
from bestiary.lab.crew import hold
from bestiary.lab.stats import wilson

STEPS: Final = 7  # halvings of the range of shares: to 8 of 1,000
PAIRS: Final = (
    ("hatchling", "random"),
    ("whelp", "hatchling"),
    ("greedy", "whelp"),
    ("brute", "greedy"),
    ("ogre", "brute"),
    ("titan", "ogre"),
)


def main(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    fit: Annotated[bool, typer.Option("--fit", help="Look for the shares first, and measure by them.")] = False,
    games: Annotated[int, typer.Option(help="Games of a pair.")] = 200,
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    upto: Annotated[str, typer.Option(help="The highest level to measure.")] = "brute",
    only: Annotated[str, typer.Option(help="Measure this level alone.")] = "",
    workers: Annotated[int, typer.Option(help="Processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Fit and measure the levels of one game."""
    count = players or min(get(game).seats)
    shares: dict[str, int] = {}

    def name(bot: str) -> str:
        return f"{bot}+{HEEDLESS}={shares[bot]}" if bot in shares else bot

    def wins(upper: str, lower: str, seed: int) -> float:
        seats = line_up(game, (name(upper), name(lower)), count)
        return float(hold(Arena(game, seats, games, seed=seed), workers).wins[0])

    def odds(upper: str, lower: str) -> float:
        share = (wins(upper, lower, 1) + 0.5) / (games + 1)
        return math.log(share / (1 - share))

    if fit:
        for level, below in (("hatchling", "random"), ("whelp", "hatchling")):
            low, high = 1, shares.get(below, WHOLE)
            for _ in range(STEPS):
                shares[level] = (low + high) // 2
                # Too strong: take more decisions without looking.
                if odds(level, below) > odds("greedy", level):
                    low = shares[level]
                else:
                    high = shares[level]
                print(f"{game}: {level} at {shares[level]}", file=sys.stderr, flush=True)
    rows = []
    ladder = PAIRS[: 1 + next(n for n, pair in enumerate(PAIRS) if pair[0] == (only or upto))]
    for upper, lower in [pair for pair in ladder if only in ("", pair[0])]:
        won = wins(upper, lower, 2)
        least, most = wilson(won, games)
        rows.append({"upper": upper, "lower": lower, "share": won / games, "from": least, "to": most})
        if not as_json:
            print(
                f"{upper:>9} : {lower:<9} {won / games:6.1%} ({least:.1%} to {most:.1%}), fair {1 / count:.1%}",
                flush=True,
            )
    if as_json:
        print(json.dumps({"game": game, "players": count, "games": games, "shares": shares, "pairs": rows}))
    elif fit:
        print(f"shares: {json.dumps(shares)}")


if __name__ == "__main__":
    typer.run(main)
