"""Plays a game in the terminal: an app, or line by line."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer


def play(
    game: Annotated[str | None, typer.Argument(help="The game; `bestiary games` lists them.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who plays: you, Names and bots, as in you,greedy,random.")] = None,
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant of the game: NAME=VALUE, or NAME=@FILE.")] = None,
    language: Annotated[str | None, typer.Option(help="en or de.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal the same game again; without it nobody can know.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for a screen reader or a pipe.")] = False,
    orders: Annotated[
        str | None, typer.Option(help="When people are asked out of turn: always, never, pass, or kinds of moments.")
    ] = None,
    hints: Annotated[bool, typer.Option("--hints", help="All who play agree on hints; alone they are free.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    practice: Annotated[bool, typer.Option("--practice", help="Throw without a game: nothing counts.")] = False,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game against bots or with others at this machine."""
    from bestiary.core.errors import BadSeats
    from bestiary.terminal import start

    if resume is not None and (game or seats or players or option or seed or hints):
        raise BadSeats("a saved game goes on with its own game, seats, options and chance: give only --resume FILE")
    if practice:
        start.practise(game, language)
        return
    wish = start.Wish(game, seats, players, tuple(option or ()), language, seed, save, hints, orders)
    lines = plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"
    start.play(wish, resume, plain=lines)
