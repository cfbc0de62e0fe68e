"""One bot against another in all other seats, for so many games: `python bench/against.py GAME --results FILE`.

Seats rotate and the games of one rotation share their deal, as in every arena. Unlike a ladder it does not stop when
the difference is certain: it plays all games that were asked for, keeps them in a file, and goes on where it stopped.
"""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from bestiary.lab.crew import play_all
from bestiary.lab.ladder import Ladder, Pair, arena_of, plan, row_of, seconds_a_move
from bestiary.lab.ladder_file import load_ladder, save_ladder
from bestiary.lab.stats import wilson


def main(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    results: Annotated[Path, typer.Option(help="Where the games are kept, and gone on with.")],
    bot: Annotated[str, typer.Option(help="Who is measured.")] = "search-10000",
    rivals: Annotated[str, typer.Option(help="Who sits in all other seats.")] = "greedy",
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(help="The deals: others than those that settings were chosen by.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes.")] = 1,
) -> None:
    """Play the games that are missing and print the share of wins."""
    ladder = load_ladder(results) if results.exists() else plan(game, players, {}, seed, f"{rivals},{bot}")
    (pair,) = ladder.pairs
    pair.most = games
    try:
        with closing(play_all(arena_of(ladder, pair), missing(pair), workers)) as played:
            for outcomes in played:
                pair.games += [row_of(outcome) for outcome in outcomes]
                ladder.when = f"{datetime.now().astimezone():%Y-%m-%d}"
                save_ladder(ladder, results)
    except KeyboardInterrupt:
        print(f"stopped; go on with the same --results {results}")
    print(in_words(ladder, pair))


def missing(pair: Pair) -> list[int]:
    """Lists the games that were not played yet."""
    played = {game.number for game in pair.games}
    return [number for number in range(pair.most) if number not in played]


def in_words(ladder: Ladder, pair: Pair) -> str:
    """Says who won how often, against the fair share."""
    count = len(pair.games)
    low, high = wilson(pair.wins, count)
    share, fair = pair.wins / max(1, count), 1 / ladder.players
    seconds = seconds_a_move([pair], pair.upper) or 0.0
    return (
        f"{ladder.game}, {ladder.players} players: {pair.upper} won {pair.wins:g} of {count} against {pair.lower}: "
        f"{share:.1%} ({low:.1%} to {high:.1%}), {share / fair:.2f} times the fair share; "
        f"{seconds * 1000:.3g} ms of CPU time a choice"
    )


if __name__ == "__main__":
    typer.run(main)
