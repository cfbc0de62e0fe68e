"""Plays a game in the terminal: an app, or line by line."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

RESUME = "--resume"


def play(
    game: Annotated[str | None, typer.Argument(help="The game; `bestiary games` lists them.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who plays: you, Names and bots, as in you,greedy,random.")] = None,
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant of the game: NAME=VALUE, or NAME=@FILE.")] = None,
    language: Annotated[str | None, typer.Option(help="en or de; else as the environment says (LANG).")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal the same game again; without it nobody can know.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for a pipe or a simple terminal.")] = False,
    say: Annotated[bool, typer.Option("--say", help="Line by line in sentences, for a screen reader.")] = False,
    orders: Annotated[
        str | None, typer.Option(help="When people are asked out of turn: always, never, pass, or kinds of moments.")
    ] = None,
    hints: Annotated[bool, typer.Option("--hints", help="All who play agree on hints; alone they are free.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    practice: Annotated[bool, typer.Option("--practice", help="Throw without a game: nothing counts.")] = False,
    resume: Annotated[
        str | None, typer.Option(help="Go on with a saved game: its file or name; without one the last played.")
    ] = None,
) -> None:
    """Play a game against bots or with others at this machine."""
    from bestiary.cli.locale import language_of
    from bestiary.core.errors import BadSeats
    from bestiary.terminal import start

    if resume is not None and (seats or players or option or seed or hints):
        raise BadSeats("a saved game goes on with its own seats, options and chance: leave these out")
    if practice:
        start.practise(game, language or language_of())
        return
    wish = start.Wish(
        game, seats, players, tuple(option or ()), language, seed, save, hints, orders, language_of(), say
    )
    lines = plain or say or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"
    start.play(wish, None if resume is None else start.resumed_file(resume, game), plain=lines)


def completed(arguments: list[str]) -> list[str]:
    """Give `--resume` without a file an empty one, which means the game played last."""
    given: list[str] = []
    for place, each in enumerate(arguments):
        following = arguments[place + 1 : place + 2]
        bare = each == RESUME and (not following or following[0].startswith("-"))
        given.append(f"{RESUME}=" if bare else each)
    return given


def more_help(arguments: list[str]) -> str:
    """Return what `play GAME --help` says of a game beside the options that all games share."""
    from bestiary.cli.games import named_in, options_of

    game = named_in(arguments)
    return "" if game is None else "\b\n" + "\n".join([*options_of(game), "", ""])
