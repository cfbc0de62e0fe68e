"""Tests a game against every property of the contract."""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Annotated

import msgspec
import typer

from bestiary.conformance import Finding, Progress, Report, run
from bestiary.core import BestiaryError, get
from bestiary.core.options import read_options

WORDS = {"ok": "passed", "failed": "failed", "does not apply": "do not apply", "not run": "not run"}
ALWAYS = ("passed", "failed")
STOPPED = 130  # what shells give a program that was interrupted
SHOWN = 3  # failures of a property in the table; JSON has all that are kept


def check(
    game: Annotated[str, typer.Argument(help="The game's id; `bestiary games` lists them.")],
    players: Annotated[int | None, typer.Option(help="Only this number of players.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="Only this option: NAME=VALUE, or NAME=@FILE.")] = None,
    full: Annotated[bool, typer.Option("--full", help="Play thousands of random and greedy games.")] = False,
    seed: Annotated[int, typer.Option(help="The first seed; the same seed checks the same games.")] = 1,
    only: Annotated[list[str] | None, typer.Option(help="Only this property; may be repeated.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Test a game against every property of the contract, with all numbers of players and options.

    Ends with 1 if a property failed. Ctrl-C stops, shows what was done so far and ends with 130.
    """
    if not 0 <= seed < 1 << 40:
        raise BestiaryError(f"a seed is a number from 0 to {(1 << 40) - 1}, not {seed}")
    found = get(game)
    options = found.complete_ending(read_options(option)) if option else None

    def checked(progress: Callable[[Progress], None] | None) -> Report:
        return run(found, players, options, full=full, seed=seed, only=only or None, progress=progress)

    report = with_bar(checked) if sys.stderr.isatty() else checked(None)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        show(report)
    raise typer.Exit(1 if not report.ok else STOPPED if report.stopped else 0)


def with_bar(checked: Callable[[Callable[[Progress], None] | None], Report]) -> Report:
    """Run the checks under a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeRemainingColumn()
    with Bar(*columns, TextColumn("{task.description}"), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def tell(progress: Progress) -> None:
            players = f", {progress.players} players" if progress.players else ""
            bar.update(task, total=progress.total, completed=progress.done, description=progress.property + players)

        return checked(tell)


def show(report: Report) -> None:
    """Print a table: a line a property, with what failed or why it was not run below it."""
    from rich.console import Console
    from rich.table import Table

    from bestiary import engine_mode

    table = Table(title=f"{report.game}, {engine_mode().mode} engine", title_justify="left", box=None, pad_edge=False)
    table.add_column("property")
    table.add_column("players")
    table.add_column("cases", justify="right")
    table.add_column("verdict")
    for name, findings in by_property(report).items():
        players = " ".join(str(count) for count in sorted({each.players for each in findings if each.players}))
        table.add_row(name, players or "-", f"{sum(each.cases for each in findings):,}", verdict(findings))
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    console.print(table)
    for finding in report.properties:
        for failure in finding.failures[:SHOWN]:
            options = " ".join(f"{name}={value}" for name, value in finding.options.items())
            place = " ".join(filter(None, [f"{finding.players} players" if finding.players else "", options]))
            console.print(f"\n{finding.name}{f' ({place})' if place else ''}: {failure}", markup=False, style="red")
    tally = Counter(each.verdict for each in report.properties)
    stopped = "Stopped early. " if report.stopped else ""
    counts = ", ".join(
        f"{tally[verdict]} {word}" for verdict, word in WORDS.items() if tally[verdict] or word in ALWAYS
    )
    console.print(f"\n{stopped}{counts}.")


def by_property(report: Report) -> dict[str, list[Finding]]:
    """Group the findings by property, in the order they were checked."""
    found: dict[str, list[Finding]] = {}
    for each in report.properties:
        found.setdefault(each.name, []).append(each)
    return found


def verdict(findings: list[Finding]) -> str:
    """Say how a property went under all its settings."""
    if any(each.failures for each in findings):
        return "[red]FAILED[/red]"
    if all(each.verdict == "ok" for each in findings):
        return "[green]ok[/green]"
    return f"[yellow]{next(each.note for each in findings if each.note)}[/yellow]"
