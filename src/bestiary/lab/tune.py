"""Tunes a game by self-play: `python -m bestiary.lab.tune GAME --bot search-300 --players 3 --results FILE`.

One knob after the other, a score term's weight or a setting of the search, is turned up and down. The bot with the
knob turned plays the bot without, as in a ladder, until one is surely better or enough games are played; a turn that
is surely better stays. What was tried is kept in a file, and the next run goes on after it. Nothing is changed in the
game: what was found is printed as a bot's name, and whoever believes it writes it into the game's `game.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from bestiary.bots.tuning import AS_DECLARED, HORIZON, SETTINGS, Tuning, setting
from bestiary.core.game import Game
from bestiary.core.optional.mind import mind_of
from bestiary.core.registry import get
from bestiary.lab.arena import BadArena
from bestiary.lab.ladder import Pair, climb, plan
from bestiary.lab.players import MORE
from bestiary.lab.stats import wilson

FACTOR: Final = 1.6
STEP: Final = 4  # decisions by which the horizon moves
HUGE: Final = 1_000  # a weight from there on stands for a won game, and is not turned


class Trial(msgspec.Struct):
    """A knob that was turned, and how the bot did with it."""

    knob: str
    value: int
    against: dict[str, int]
    games: int
    wins: float
    kept: bool


class Tuned(msgspec.Struct):
    """What was tried so far of a game, and what was kept of it."""

    game: str
    players: int
    bot: str
    best: dict[str, int] = {}
    trials: list[Trial] = []


def name_of(bot: str, tuning: Mapping[str, int]) -> str:
    """Name a bot with its knobs turned, as arenas take it."""
    return MORE.join([bot, *(f"{knob}={value}" for knob, value in tuning.items())])


def knobs(game: Game, bot: str) -> list[str]:
    """List what can be turned: the weights, and for a bot that searches its settings."""
    weights = [term.name for term in mind_of(game).terms if abs(term.weight) < HUGE]
    return weights if bot == "greedy" else [*SETTINGS, *weights]


def value_of(game: Game, knob: str, tuning: Tuning) -> int:
    """Return where a knob stands."""
    if knob in SETTINGS:
        return setting(game, knob, tuning)
    return tuning.get(knob, next(term.weight for term in mind_of(game).terms if term.name == knob))


def turns(game: Game, knob: str, tuning: Tuning = AS_DECLARED) -> Iterator[int]:
    """Return the values to try: one lower, one higher."""
    value = value_of(game, knob, tuning)
    if knob == HORIZON:
        tried = [max(0, value - STEP), value + STEP]
    else:
        more = max(1, round(abs(value) * (FACTOR - 1)))
        less = max(1, round(abs(value) * (1 - 1 / FACTOR)))
        tried = [value + more, value - less] if value < 0 else [value - less, value + more]
    return (each for each in tried if each != value and each >= SETTINGS.get(knob, each))


def attempt(tuned: Tuned, knob: str, value: int, most: int, workers: int) -> Trial:
    """Play the bot with a knob turned against the bot without."""
    old = name_of(tuned.bot, tuned.best)
    new = name_of(tuned.bot, {**tuned.best, knob: value})
    ladder = plan(tuned.game, tuned.players, {}, len(tuned.trials) + 1, f"{old},{new}")
    (pair,) = ladder.pairs
    pair.most = most
    climb(ladder, workers, lambda: None, lambda _pair, _games: None)
    return Trial(knob, value, dict(tuned.best), len(pair.games), pair.wins, better(pair, tuned.players))


def better(pair: Pair, players: int) -> bool:
    """Tell whether the upper rung is surely better, by a 95 % interval."""
    return wilson(pair.wins, len(pair.games))[0] > 1 / players


def main(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    results: Annotated[Path, typer.Option(help="Where the trials are kept, and gone on with.")],
    bot: Annotated[str, typer.Option(help="greedy, or a search.")] = "greedy",
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    games: Annotated[int, typer.Option(help="The most games of a trial.")] = 150,
    rounds: Annotated[int, typer.Option(help="How often all knobs are turned.")] = 1,
    only: Annotated[str, typer.Option(help="Only these knobs, with commas.")] = "",
    workers: Annotated[int, typer.Option(help="Processes.")] = 1,
) -> None:
    """Turn every knob up and down and keep what is surely better."""
    found = get(game)
    tuned = Tuned(game, players or min(found.seats), bot)
    if results.exists():
        tuned = msgspec.json.decode(results.read_bytes(), type=Tuned)
        if (tuned.game, tuned.bot) != (game, bot) or players not in (None, tuned.players):
            raise BadArena(f"{results} holds trials of {tuned.game} with {tuned.bot} and {tuned.players} players")
    wanted = [knob for knob in knobs(found, bot) if not only or knob in only.split(",")]
    for knob in wanted * rounds:
        for value in list(turns(found, knob, tuned.best)):
            if any((each.knob, each.value, each.against) == (knob, value, tuned.best) for each in tuned.trials):
                continue
            print(f"{knob}={value} ...", file=sys.stderr, flush=True)  # the first games may take long
            trial = attempt(tuned, knob, value, games, workers)
            if trial.kept:
                tuned.best[knob] = value
            tuned.trials.append(trial)
            results.write_bytes(msgspec.json.format(msgspec.json.encode(tuned), indent=1))
            low, high = wilson(trial.wins, trial.games)
            share = trial.wins / trial.games
            print(
                f"{knob}={value}: {share:.1%} of {trial.games} ({low:.1%} to {high:.1%}){' kept' * trial.kept}",
                flush=True,
            )
            if trial.kept:
                break
    print(f"best: {name_of(bot, tuned.best)}")


if __name__ == "__main__":
    typer.run(main)
