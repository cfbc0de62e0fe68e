"""Lets bots play many games and compares them."""

import json
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from bestiary import bots
from bestiary.core.options import read_options
from bestiary.lab.arena import Arena, BadArena, Tally, line_up
from bestiary.lab.crew import Crew, cores, crew_of, hold

SHORT = 24  # characters of an option's text that a table shows


def arena(
    game: Annotated[str, typer.Argument(help="The game's id, as `bestiary games` lists it.")],
    seats: Annotated[str, typer.Option(help=f"Bots by name, with commas: {', '.join(bots.names())}.")] = "",
    games: Annotated[int, typer.Option(help="How many games to play.")] = 300,
    players: Annotated[int | None, typer.Option(help="Fill up to so many seats with the bot named last.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: NAME=VALUE, or NAME=@FILE.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes; as many as there are cores by default.")] = None,
    cluster: Annotated[str | None, typer.Option(help="Play on a Dask scheduler: tcp://HOST:PORT.")] = None,
    cards: Annotated[bool, typer.Option("--cards", help="Compare wins with and without each card drawn.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="Measure rungs against each other instead.")] = False,
    rungs: Annotated[str | None, typer.Option(help="NAME,... or NAME:BASE to measure it by another rung.")] = None,
    results: Annotated[Path | None, typer.Option(help="Where a ladder is kept while it is climbed.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a ladder that was kept.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw a ladder into this SVG file.")] = None,
) -> None:
    """Let bots play many games: seats rotate, and the games of one rotation share their deal."""
    if workers is not None and workers < 1:
        raise BadArena(f"an arena needs at least one process, not {workers}")
    if workers and cluster:
        raise BadArena("a cluster has its own workers: leave --workers or --cluster out")
    if ladder or resume:
        from bestiary.cli.arena_ladder import begin, climb_with_progress

        begun = begin(game, players, read_options(option or []), seed, rungs, results, resume)
        with crew_for(cluster, workers or cores()) as crew:
            whole = climb_with_progress(*begun, crew, picture, as_json)
        raise typer.Exit(0 if whole else 130)
    if results or picture or rungs is not None:
        raise BadArena("--rungs, --results and --picture belong to a ladder: add --ladder")
    named = [name.strip() for name in seats.split(",")] if seats.strip() else []
    plan = Arena(game, line_up(game, named, players), games, read_options(option or []), seed, cards)
    with crew_for(cluster, min(workers or cores(), games)) as crew:
        tally = with_progress(plan, crew)
    if as_json:
        print(json.dumps(tally.report(), indent=2))
    else:
        print(in_words(tally.report()))
    if tally.stopped:
        raise typer.Exit(130 if tally.stopped == "interrupted" else 1)


@contextmanager
def crew_for(cluster: str | None, workers: int) -> Iterator[Crew]:
    """Gathers those who play."""
    if cluster is None:
        yield crew_of(workers)
        return
    from bestiary.lab.cluster import Cluster

    with closing(Cluster(cluster)) as crew:
        yield crew


def with_progress(plan: Arena, crew: Crew) -> Tally:
    """Holds the arena with a progress bar on stderr, if somebody watches it."""
    if not sys.stderr.isatty():
        return hold(plan, crew)
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    # The first game of strong bots takes seconds: until then the spinner and the clock say that it goes on.
    look = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*look, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{plan.game}: {', '.join(plan.lineup)}", total=plan.games)
        return hold(plan, crew, lambda done: progress.advance(task, done))


def in_words(report: dict[str, Any]) -> str:
    """Writes the figures as a table."""
    if not report["games"]:
        return f"Stopped before the first of {report['asked']} games was over: {report['stopped']}."
    fair = 1 / report["players"]
    options = ", ".join(f"{name} {in_short(value)}" for name, value in report["options"].items())
    lines = [
        f"{report['game']}, {report['players']} players{f', {options}' if options else ''}, seed {report['seed']}",
        "",
        f"{'bot':<10}{'seats':>6}{'games':>8}{'wins':>10}{'share':>9}   95 % interval    a fair share is {fair:.1%}",
    ]
    lines += [f"{entry['bot']:<10}{entry['seated']:>6}{figures(entry)}" for entry in report["seats"]]
    lines += ["", f"{'place':<16}{'games':>8}{'wins':>10}{'share':>9}   95 % interval"]
    lines += [f"{entry['place']:<16}{figures(entry)}" for entry in report["places"]]
    if report["figures"]:
        lines += ["", f"{'figure':<28}{'games':>8}{'mean':>12}   95 % interval"]
        lines += [
            f"{entry['name']:<28}{entry['games']:>8}{entry['mean']:>12.3f}   {entry['low']:.3f} to {entry['high']:.3f}"
            for entry in report["figures"]
        ]
    if report.get("cards"):
        lines += ["", f"{'card':<28}{'drawn':>8}{'won':>9}{'else':>9}{'difference':>12}   95 % interval of all at once"]
        lines += [
            f"{entry['card']:<28}{entry['drawn']:>8}{entry['with']:>9.1%}{entry['without']:>9.1%}"
            f"{entry['difference']:>+12.1%}   {entry['low']:+.1%} to {entry['high']:+.1%}"
            for entry in report["cards"]
        ]
    length = report["mean_length"]
    lines += ["", f"{report['games']} games, {length} decisions each, {report['cut_short']} cut short."]
    if report["games"] % report["players"]:
        lines.append("The places were not shared quite evenly: the games are no multiple of the players.")
    if report["stopped"]:
        lines.append(f"Stopped after {report['games']} of {report['asked']} games: {report['stopped']}.")
    return "\n".join(lines)


def in_short(value: str) -> str:
    """Returns an option's value, or the beginning of a text of one's own."""
    line = " ".join(value.split())
    return line if len(line) <= SHORT else f"{line[:SHORT]}..."


def figures(entry: dict[str, Any]) -> str:
    """Writes games, wins, share and interval."""
    interval = f"{entry['low']:.1%} to {entry['high']:.1%}"
    return f"{entry['games']:>8}{entry['wins']:>10g}{entry['share']:>9.1%}   {interval}"
