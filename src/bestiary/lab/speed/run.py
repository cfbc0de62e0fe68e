"""Measures everything in one go: a process for each subject and engine, samples interleaved, medians taken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

import bestiary
from bestiary.core.errors import BestiaryError
from bestiary.core.game import Game
from bestiary.core.optional.nature import Nature
from bestiary.lab.speed.meter import Ask, Figure, Task
from bestiary.lab.speed.peers import IN_PYTHON, OPEN_SPIEL, PETTINGZOO, RAW, SEARCHED, SEARCHED_IN_PYTHON
from bestiary.lab.speed.samples import own_samples

METRICS: Final = (
    "engine_decisions_per_s",
    "python_steps_per_s",
    "pettingzoo_steps_per_s",
    "simulations_per_s",
    "cut_simulations_per_s",
    "clone_us",
)
MODES: Final = ("compiled", "interpreted")
SOURCES: Final = str(Path(bestiary.__file__).parent.parent)


class MeterFailed(BestiaryError):
    """What is raised when a measuring process dies."""


class Row(msgspec.Struct, frozen=True):
    """One figure: the median of its samples, with the lowest and the highest."""

    subject: str
    game: str
    players: int
    mode: str
    metric: str
    value: float
    low: float
    high: float
    samples: int


class Job(msgspec.Struct, frozen=True):
    """A task and the engine it is to be measured with: compiled, interpreted, or a peer's own."""

    task: Task
    mode: str


class Measurement(msgspec.Struct):
    """What one run brought: the rows, and what could not be measured and why."""

    rows: list[Row]
    left_out: list[str]

    def take(self, job: Job, figure: Figure) -> Figure | None:
        """Return a figure that was measured as asked; otherwise say why its row is left out."""
        trouble = figure.trouble or ("" if figure.mode == job.mode else f"the engine is {figure.mode}")
        if not trouble:
            return figure
        task = job.task
        players = f" with {task.players} players" if task.players else ""
        self.left_out.append(f"{task.subject} {task.game}{players}, {task.metric}, {job.mode}: {trouble}")
        return None


class Process:
    """A measuring process; `pure` chooses the interpreted engine."""

    def __init__(self, pure: bool) -> None:
        path = os.pathsep.join(filter(None, (SOURCES, os.environ.get("PYTHONPATH"))))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bestiary.lab.speed.meter"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # greetings and warnings of the peers
            env={
                **os.environ,
                "PYTHONPATH": path,
                "PYTHONHASHSEED": "0",
                "BESTIARY_PURE": "1" if pure else "0",
                "PYGAME_HIDE_SUPPORT_PROMPT": "1",
                "SDL_VIDEODRIVER": "dummy",
            },
        )

    def measure(self, task: Task, seconds: float) -> Figure:
        """Ask for one figure."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(msgspec.json.encode(Ask(task, seconds)) + b"\n")
            self._process.stdin.flush()
            return msgspec.json.decode(self._process.stdout.readline(), type=Figure)
        except (OSError, msgspec.MsgspecError):
            code = self._process.wait()
            raise MeterFailed(f"the process that measures {task.subject} {task.game} died with code {code}") from None

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


def jobs_of(games: Sequence[Game], modes: Sequence[str], peers: bool) -> list[Job]:
    """List what is measured repeatedly."""
    jobs = [
        Job(Task("bestiary", game.id, players, metric), mode)
        for game in games
        for players in game.seats
        for metric in METRICS
        for mode in modes
        if not (isinstance(game, Nature) and metric != "clone_us")
    ]
    jobs += [
        Job(Task("bestiary", game.id, min(game.seats), metric), mode)
        for game in games
        for metric in own_samples(game)
        for mode in modes
    ]
    if peers:
        jobs += [Job(Task("open_spiel", game, 0, "python_steps_per_s"), "peer") for game in OPEN_SPIEL]
        inside = [game for game in OPEN_SPIEL if not game.startswith("python_")]
        jobs += [Job(Task("open_spiel", game, 0, "engine_decisions_per_s"), "peer") for game in inside]
        searched = [*SEARCHED, *(game + IN_PYTHON for game in SEARCHED_IN_PYTHON)]
        jobs += [Job(Task("open_spiel", game, 0, "simulations_per_s"), "peer") for game in searched]
        for game in PETTINGZOO:
            for form in (game, game + RAW):
                jobs.append(Job(Task("pettingzoo", form, 0, "pettingzoo_steps_per_s"), "peer"))
    return jobs


def measure(
    games: Sequence[Game],
    *,
    modes: Sequence[str] = MODES,
    peers: bool = False,
    seconds: float = 0.3,
    repeats: int = 5,
    told: Callable[[str], None] = print,
) -> Measurement:
    """Measure games, and peers if wanted, and tell before each round what it is about to do."""
    measured = Measurement([], [])
    figures: dict[Job, list[Figure]] = {job: [] for job in jobs_of(games, modes, peers)}
    crew = {mode: Process(pure=mode == "interpreted") for mode in (*modes, *(["peer"] if peers else []))}
    try:
        for turn in range(repeats):
            told(f"round {turn + 1} of {repeats}")
            for job in list(figures):
                figure = measured.take(job, crew[job.mode].measure(job.task, seconds))
                if figure:
                    figures[job].append(figure)
                else:
                    del figures[job]
    finally:
        for process in crew.values():
            process.close()
    measured.rows += [row_of(job, found) for job, found in figures.items()]
    told("memory")
    for job in memory_jobs(games, modes):
        # Each in a process that has done nothing else, since freed memory would be used again.
        with closing(Process(pure=job.mode == "interpreted")) as process:
            if figure := measured.take(job, process.measure(job.task, 0)):
                measured.rows.append(row_of(job, [figure]))
    return measured


def memory_jobs(games: Sequence[Game], modes: Sequence[str]) -> list[Job]:
    """List the states that are weighed."""
    return [
        Job(Task("bestiary", game.id, players, "bytes_per_state"), mode)
        for game in games
        for players in game.seats
        for mode in modes
    ]


def row_of(job: Job, figures: Sequence[Figure]) -> Row:
    """Take the median of a job's figures."""
    values = [figure.value for figure in figures]
    task = job.task
    return Row(
        task.subject,
        task.game,
        figures[0].players,
        job.mode,
        task.metric,
        rounded(median(values)),
        rounded(min(values)),
        rounded(max(values)),
        len(values),
    )


def rounded(value: float) -> float:
    """Keep what a measurement can tell: whole numbers, or three digits of small ones."""
    return round(value) if value >= 100 else round(value, 3)
