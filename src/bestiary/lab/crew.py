"""Plays an arena in several processes, and stops in good order when interrupted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final

from bestiary.bots.horde import cores
from bestiary.lab.arena import Arena, Outcome, Tally

__all__ = ["Told", "cores", "hold", "play_all", "portions"]

SHARES: Final = 16  # so many portions a process, for an even load and a lively progress bar
LARGEST: Final = 60  # games in a portion: what Ctrl-C waits for
WAITING: Final = 3  # portions handed out ahead to a process

Told = Callable[[int], None]  # is told how many games were just finished


def hold(arena: Arena, workers: int, told: Told | None = None) -> Tally:
    """Plays all games of an arena, or as many as were done when Ctrl-C was pressed."""
    tally = Tally(arena)
    try:
        with closing(play_all(arena, range(arena.games), workers)) as played:
            for outcomes in played:
                tally.add_all(outcomes)
                if told:
                    told(len(outcomes))
    except KeyboardInterrupt:
        tally.stopped = "interrupted"
    except BrokenProcessPool:
        tally.stopped = "a worker process died"
    return tally


def play_all(arena: Arena, numbers: Sequence[int], workers: int) -> Generator[list[Outcome], None, None]:
    """Plays games by their numbers, in processes of their own if there are several, and yields what was finished."""
    return _one_by_one(arena, numbers) if workers <= 1 else _together(arena, numbers, workers)


def portions(numbers: Sequence[int], workers: int) -> Iterator[Sequence[int]]:
    """Cuts the numbers of all games into portions."""
    size = max(1, min(LARGEST, len(numbers) // (SHARES * workers)))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


def _one_by_one(arena: Arena, numbers: Sequence[int]) -> Generator[list[Outcome], None, None]:
    for number in numbers:
        yield [arena.play(number)]


def _together(arena: Arena, numbers: Sequence[int], workers: int) -> Generator[list[Outcome], None, None]:
    left = portions(numbers, workers)
    # Spawned, not forked: a fork would copy locks and sources in whatever state they are.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:

        def hand_out(count: int) -> set[Future[list[Outcome]]]:
            with _interrupts_ignored():  # which new processes inherit: Ctrl-C is for this one alone
                return {pool.submit(_play, arena, portion) for portion in islice(left, count)}

        finished = False
        try:
            tasks = hand_out(workers * WAITING)
            while tasks:
                done, tasks = wait(tasks, return_when=FIRST_COMPLETED)
                tasks |= hand_out(len(done))
                for task in done:
                    yield task.result()
            finished = True
        finally:
            if not finished:
                _kill(pool)
            pool.shutdown(wait=True, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Ends the processes in the midst of their games: whoever interrupts does not wait for strong bots to finish."""
    # `kill_workers` does it from Python 3.14 on.
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()


def _play(arena: Arena, portion: Sequence[int]) -> list[Outcome]:
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
