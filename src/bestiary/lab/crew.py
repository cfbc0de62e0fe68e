"""Plays an arena in several processes, and stops in good order when interrupted."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final

from bestiary.lab.arena import Arena, Outcome, Tally

SHARES: Final = 16  # so many portions a process, for an even load and a lively progress bar
LARGEST: Final = 60  # games in a portion: what Ctrl-C waits for
WAITING: Final = 3  # portions handed out ahead to a process

Told = Callable[[int], None]  # is told how many games were just finished


def hold(arena: Arena, workers: int, told: Told | None = None) -> Tally:
    """Plays all games of an arena, or as many as were done when Ctrl-C was pressed."""
    tally = Tally(arena)
    try:
        with closing(_one_by_one(arena) if workers <= 1 else _together(arena, workers)) as played:
            for outcomes in played:
                tally.add_all(outcomes)
                if told:
                    told(len(outcomes))
    except KeyboardInterrupt:
        tally.stopped = "interrupted"
    except BrokenProcessPool:
        tally.stopped = "a worker process died"
    return tally


def cores() -> int:
    """Returns how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def portions(games: int, workers: int) -> Iterator[range]:
    """Cuts the numbers of all games into portions."""
    size = max(1, min(LARGEST, games // (SHARES * workers)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def _one_by_one(arena: Arena) -> Generator[list[Outcome], None, None]:
    for number in range(arena.games):
        yield [arena.play(number)]


def _together(arena: Arena, workers: int) -> Generator[list[Outcome], None, None]:
    left = portions(arena.games, workers)
    # Spawned, not forked: a fork would copy locks and sources in whatever state they are.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:

        def hand_out(count: int) -> set[Future[list[Outcome]]]:
            with _interrupts_ignored():  # which new processes inherit: Ctrl-C is for this one alone
                return {pool.submit(_play, arena, portion) for portion in islice(left, count)}

        try:
            tasks = hand_out(workers * WAITING)
            while tasks:
                done, tasks = wait(tasks, return_when=FIRST_COMPLETED)
                tasks |= hand_out(len(done))
                for task in done:
                    yield task.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _play(arena: Arena, portion: range) -> list[Outcome]:
    return [arena.play(number) for number in portion]


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
