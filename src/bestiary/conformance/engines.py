"""Two engines, one game: the compiled and the interpreted one run the same trajectories, each in its own process.

Started as a program (`python -m bestiary.conformance.engines`), it plays what its standard input asks for.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from operator import attrgetter
from pathlib import Path

import msgspec

import bestiary
from bestiary.conformance.case import Case, Setting
from bestiary.conformance.trace import trace
from bestiary.conformance.walk import GREEDY, RANDOM
from bestiary.core import Game, UnknownGame, get, register

GAMES = 6  # of each setting
PATIENCE = 600  # seconds, and for each game that is played
PATIENCE_A_GAME = 20
FAR = {RANDOM: 1_500, GREEDY: 150}  # decisions for which a game is followed: interpreted, a greedy bot is slow


class Play(msgspec.Struct, array_like=True):
    """One game to be played."""

    seats: int
    options: dict[str, str]
    seed: int
    how: str
    far: int  # decisions for which it is followed


class Task(msgspec.Struct):
    """What the other process is to play."""

    game: str
    module: str
    kind: str
    plays: list[Play]


class Answer(msgspec.Struct):
    """What it played, and with which engine."""

    mode: str
    reason: str
    traces: list[list[str]]


def engines_agree(case: Case, settings: Sequence[Setting]) -> None:
    """Check that the other engine, in a process of its own, gives the same states and events at every decision."""
    game = settings[0].game
    plays = [
        Play(setting.seats, setting.options, seed, how, min(FAR[how], setting.size.far))
        for setting in settings
        for seed, how in [*setting.plays[:GAMES], *setting.plays[-1:]]
        if how == RANDOM or setting is settings[0]
    ]
    task = Task(game.id, type(game).__module__, type(game).__qualname__, plays)
    pure = bestiary.engine_mode().compiled
    answer = _ask(task, pure=pure)
    if isinstance(answer, str):
        case.that(False, "other engine", answer)
        return
    if answer.mode == bestiary.engine_mode().mode:
        case.not_run(f"not run: both engines are {answer.mode}, because {answer.reason}")
        return
    for play, other in zip(plays, answer.traces, strict=True):
        own = trace(game, play.seats, play.options, play.seed, play.how, play.far)
        apart = next((step for step, pair in enumerate(zip(own, other, strict=False)) if pair[0] != pair[1]), None)
        where = f"{play.seats} seats, {play.options}, seed {play.seed}, {play.how} play, step {apart}"
        case.that(own == other, where, f"the {answer.mode} engine parts from the {bestiary.engine_mode().mode} one")
        case.cases += len(own) - 1  # every decision is one


def _ask(task: Task, *, pure: bool) -> Answer | str:
    package = Path(bestiary.__file__).parents[1]
    environment = {
        **os.environ,
        "BESTIARY_PURE": "1" if pure else "0",
        "PYTHONPATH": os.pathsep.join([str(package), *(entry or str(Path.cwd()) for entry in sys.path)]),
    }
    run = subprocess.run(
        [sys.executable, "-m", "bestiary.conformance.engines"],
        input=msgspec.json.encode(task),
        capture_output=True,
        env=environment,
        timeout=PATIENCE + PATIENCE_A_GAME * len(task.plays),
        check=False,
    )
    if run.returncode:
        return f"it ended with {run.returncode}: {run.stderr.decode(errors='replace').strip()[-500:]}"
    return msgspec.json.decode(run.stdout, type=Answer)


def game_of_task(task: Task) -> Game:
    """Find the game: installed, or in the module that the asking process took it from."""
    try:
        return get(task.game)
    except UnknownGame:
        kind = attrgetter(task.kind)(import_module(task.module))
        return register(kind())


def main() -> None:
    """Play the games that standard input asks for and write their fingerprints."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    game = game_of_task(task)
    traces = [trace(game, play.seats, play.options, play.seed, play.how, play.far) for play in task.plays]
    mode = bestiary.engine_mode()
    sys.stdout.buffer.write(msgspec.json.encode(Answer(mode.mode, mode.reason, traces)))


if __name__ == "__main__":
    main()
