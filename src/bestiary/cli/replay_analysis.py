"""Analyses a recorded game from the command line."""

import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from bestiary.core.errors import BadSeats
from bestiary.core.words import Words
from bestiary.lab.analysis import analyse
from bestiary.terminal.analysis import analysis_data, analysis_lines
from bestiary.terminal.reel import Reel
from bestiary.terminal.shelf import called


def show_analysis(reel: Reel, words: Words, file: Path, level: str, seat: int | None, as_json: bool) -> None:
    """Print the analysis of a record; Ctrl-C prints what there is so far."""
    count = reel.record.header.seats
    if seat is not None and not 1 <= seat <= count:
        raise BadSeats(f"this game has players 1 to {count}, not {seat}")
    seats = list(range(count)) if seat is None else [seat - 1]
    if reel.other is not None:
        raise reel.other
    with progress(len(reel.moments)) as told:
        found = analyse(reel.record, level, seats, told)
    if as_json:
        print(json.dumps(analysis_data(reel, found, words), indent=2, ensure_ascii=False))
    else:
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
        print("\n".join(wrapped(analysis_lines(reel, found, words, seats, called(file)), width)))
    if found.stopped:
        raise typer.Exit(130)


def wrapped(lines: list[str], width: int) -> list[str]:
    """Break sentences between words where a terminal would break them within; drawings stay as they are."""
    rows: list[str] = []
    for line in lines:
        drawn = line.startswith(" ") or "  " in line.strip()
        long = width and len(line) > width and not drawn
        rows += textwrap.wrap(line, width, subsequent_indent="  ", break_on_hyphens=False) if long else [line]
    return rows


@contextmanager
def progress(moves: int) -> Iterator[Callable[[int], None]]:
    """Show on stderr how far it is, if somebody watches it."""
    if not sys.stderr.isatty():
        yield lambda _move: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn

    look = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*look, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=moves)
        yield lambda _move: bar.advance(task)
