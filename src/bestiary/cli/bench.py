"""Measures speed, also beside other libraries."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import bestiary
from bestiary.build import build
from bestiary.core.errors import BadOption
from bestiary.core.game import Game
from bestiary.core.registry import games as all_games
from bestiary.core.registry import get
from bestiary.lab.speed.machine import machine
from bestiary.lab.speed.profile import annotate, interpreted_profile
from bestiary.lab.speed.report import HOW, ratios, table
from bestiary.lab.speed.results import home, keep
from bestiary.lab.speed.run import MODES, Measurement, measure

FORM = ("subject", "game", "players", "mode", "metric", "value", "low", "high", "samples")


def bench(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    peers: Annotated[bool, typer.Option(help="Measure OpenSpiel and PettingZoo in the same run.")] = False,
    growth: Annotated[bool, typer.Option("--growth", help="Measure how cost grows with work instead.")] = False,
    profile: Annotated[bool, typer.Option(help="Show where the time goes instead.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    seconds: Annotated[float, typer.Option(help="CPU time of a sample.")] = 0.3,
    repeats: Annotated[int, typer.Option(help="Samples of each figure; their median counts.")] = 5,
    results: Annotated[Path | None, typer.Option(help="Where to keep the run; `bench/results` by default.")] = None,
    save: Annotated[bool, typer.Option(help="Keep the run as data, and draw it.")] = True,
) -> None:
    """Measure each game inside the engine, from Python and through PettingZoo, compiled and interpreted."""
    chosen = [get(game)] if game else all_games()
    if repeats < 1 or not 0 < seconds <= 60:
        raise BadOption(f"take at least one sample of up to 60 s, not {repeats} of {seconds:g} s")
    if profile:
        show_profile([each.id for each in chosen])
        return
    if growth:
        show_growth(chosen, results, as_json, save)
        return
    built = build()
    if not built.ok:
        say(built.sentence)
    modes = MODES if built.ok else ("interpreted",)
    measured = measure(chosen, modes=modes, peers=peers, seconds=seconds, repeats=repeats, told=say)
    run = {"machine": machine(), **figures(measured), "how": HOW.splitlines()}
    print(json.dumps(run, indent=2) if as_json else table(measured))
    folder = results or home()
    if save and folder:
        say(f"kept in {keep(measured, run, folder)}")


def figures(measured: Measurement) -> dict[str, Any]:
    """Return rows, ratios and what is missing, ready for JSON."""
    return {
        "rows": [{name: getattr(row, name) for name in FORM} for row in measured.rows],
        "ratios": [msgspec.structs.asdict(ratio) for ratio in ratios(measured.rows)],
        "left_out": measured.left_out,
    }


def show_growth(games: list[Game], results: Path | None, as_json: bool, save: bool) -> None:
    """Measure the curves, print them, and keep them with their picture."""
    from bestiary.cli import bench_growth

    curves = bench_growth.measure(games, say)
    print(json.dumps(bench_growth.report(curves), indent=2) if as_json else "\n".join(curve.line() for curve in curves))
    folder = results or home()
    if save and folder:
        docs = folder.parents[1] / "docs"
        say(f"kept in {bench_growth.keep(curves, folder, docs if results is None and docs.is_dir() else None)}")


def show_profile(games: list[str]) -> None:
    """Print the profiles, and write the compiler's annotations where they can be opened."""
    for game in games:
        print(interpreted_profile(game))
    page = Path(tempfile.mkdtemp(prefix="bestiary-")) / "annotated.html"
    if annotate(page):
        print(f"What the compiler made of each line: {page}")
    else:
        print(f"The compiler's annotations need mypy (engine: {bestiary.engine_mode().reason}).")


def say(words: str) -> None:
    """Tell what is going on, beside the figures."""
    print(f"bench: {words}", file=sys.stderr)
