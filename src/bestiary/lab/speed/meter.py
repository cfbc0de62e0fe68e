"""A process that measures: `python -m bestiary.lab.speed.meter` reads tasks as JSON lines and answers with figures.

Every figure is per second of this process's own CPU time, so that a busy machine hardly changes it.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Final

import msgspec

import bestiary
from bestiary.core.registry import get
from bestiary.lab.speed import peers

WARM_UP: Final = 0.05  # CPU seconds that are not counted, before a task's first figure


class Task(msgspec.Struct, frozen=True):
    """One thing to measure."""

    subject: str
    game: str
    players: int
    metric: str


class Ask(msgspec.Struct, frozen=True):
    """A question for one figure of a task."""

    task: Task
    seconds: float


class Figure(msgspec.Struct, frozen=True):
    """What was measured and by which engine, or the reason why it could not be."""

    value: float
    players: int
    mode: str
    trouble: str = ""


class Meter:
    """A measurer of tasks; what a task needs is set up and warmed up once."""

    def __init__(self) -> None:
        self.samples: dict[Task, peers.Sample] = {}

    def measure(self, task: Task, seconds: float) -> float:
        """Return one figure."""
        if task.metric in ("clone_us", "bytes_per_state"):
            from bestiary.lab.speed.samples import bytes_per_state, clone_us

            if task.metric == "clone_us":
                return clone_us(task.game, task.players, seconds)
            return bytes_per_state(task.game, task.players)
        if task not in self.samples:
            self.samples[task] = sample_of(task)
            rate(self.samples[task], WARM_UP)
        return rate(self.samples[task], seconds)


def sample_of(task: Task) -> peers.Sample:
    """Set a task's sample up."""
    if task.subject == "bestiary":
        from bestiary.lab.speed.samples import SAMPLES, own_samples

        own = own_samples(get(task.game))
        return own[task.metric]() if task.metric in own else SAMPLES[task.metric](task.game, task.players)
    return peers.SAMPLES[task.subject, task.metric](task.game)


def rate(sample: peers.Sample, seconds: float) -> float:
    """Return how much a sample does in a second of CPU time."""
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not done:
        done += sample()
    return done / spent


def main() -> None:
    """Answer until there are no more tasks."""
    meter = Meter()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # pygame greets on stdout
    for line in sys.stdin.buffer:
        ask = msgspec.json.decode(line, type=Ask)
        mode = bestiary.engine_mode().mode if ask.task.subject == "bestiary" else "peer"
        try:
            value = meter.measure(ask.task, ask.seconds)
            players = ask.task.players or peers.players_of(ask.task.subject, ask.task.game)
            figure = Figure(value, players, mode)
        except Exception as error:  # a missing library or a fault of one game is told and costs its row only
            figure = Figure(0.0, 0, mode, f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(figure) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
