"""Whether the same seeds still play the same games: `python bench/same_games.py --base REV [--json]`.

Two revisions, built alike, play seeded games of every game and count, and each game's fingerprint must be the same:
legal lists, actions, outcomes, every row of the log, scores. What should not change a trajectory is proven by it. It
exits with 1 if a game differs and names the first. Ctrl-C stops it between two portions.
"""

from __future__ import annotations

import json
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from sides import Side, both

from bestiary.conformance.settings import settings_of
from bestiary.core import get

SCRIPT: Final = Path(__file__).with_name("same_games_script.py")
GAMES: Final = ("marry", "factory", "maker", "mashup", "monstrous")
PORTION: Final = 50  # games that one process plays


class Row(NamedTuple):
    """How many games of a game and count were alike."""

    game: str
    players: int
    bot: str
    played: int
    different: list[int]  # their seeds


def fingerprints(side: Side, arguments: tuple[str, ...]) -> list[str]:
    """Play a portion of games on a side."""
    found: list[str] = side.run(SCRIPT, *arguments)["games"]
    return found


def options_of(game: str, players: int) -> dict[str, str]:
    """Return the options that a game is played with by so many: as usual, or the first that go with that number."""
    return next(options for seats, options in settings_of(get(game), pairs=False) if seats == players)


def compare(sides: tuple[Side, Side], game: str, players: int, bot: str, games: int) -> Row:
    """Play the same seeds on both sides, side by side."""
    options = json.dumps(options_of(game, players))
    different: list[int] = []
    with ThreadPoolExecutor(2) as pool:
        for first in range(0, games, PORTION):
            count = min(PORTION, games - first)
            play = partial(fingerprints, arguments=(game, str(players), bot, str(first), str(count), options))
            old, new = pool.map(play, sides)
            different += [first + i for i in range(count) if old[i] != new[i]]
    return Row(game, players, bot, games, different)


def main(
    base: Annotated[str, typer.Option(help="The revision to compare with.")],
    now: Annotated[str, typer.Option(help="The revision that is compared.")] = "HEAD",
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    players: Annotated[int | None, typer.Option(help="Only this count.")] = None,
    random_games: Annotated[int, typer.Option("--random", help="Games by random of each count.")] = 1000,
    greedy_games: Annotated[int, typer.Option("--greedy", help="Games by greedy of each count.")] = 1000,
    folder: Annotated[Path | None, typer.Option(help="Where both are built, to be kept.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Compare and print a row for each game, count and bot."""
    with tempfile.TemporaryDirectory() as scratch:
        sides = both(base, now, (folder or Path(scratch)).resolve())
        rows: list[Row] = []
        for name in game or GAMES:
            for seats in [players] if players else get(name).seats:
                for bot, games in (("random", random_games), ("greedy", greedy_games)):
                    if not games:
                        continue
                    row = compare(sides, name, seats, bot, games)
                    rows.append(row)
                    if not as_json:
                        told = f"DIFFERENT: seeds {row.different[:5]}" if row.different else "all the same"
                        print(f"{name:10} {seats:2} {bot:7} {games:6} games: {told}", flush=True)
    if as_json:
        print(json.dumps({"base": base, "now": now, "rows": [row._asdict() for row in rows]}, indent=1))
    raise typer.Exit(any(row.different for row in rows))


if __name__ == "__main__":
    typer.run(main)
