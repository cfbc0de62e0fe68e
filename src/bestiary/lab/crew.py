"""Plays an arena in this process, in several, or on a cluster, and stops in good order when interrupted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

from bestiary.bots.horde import cores
from bestiary.core.errors import BestiaryError
from bestiary.lab.arena import Arena, Outcome, Tally

__all__ = ["Alone", "Crew", "CrewLost", "Processes", "Told", "cores", "crew_of", "hold", "play_all", "portions"]

SHARES: Final = 16  # so many portions a process, for an even load and a lively progress bar
LARGEST: Final = 60  # games in a portion: what Ctrl-C waits for
WAITING: Final = 3  # portions handed out ahead to a process

T = TypeVar("T")
Told = Callable[[int], None]  # is told how many games were just finished
Task = Callable[[Arena, Sequence[int]], T]  # what is done with a portion of an arena's games, by their numbers


class CrewLost(BestiaryError):
    """An error raised when those who played are gone; what they had finished before was yielded."""


class Crew(Protocol):
    """Whoever plays an arena's games: this process, several of this machine, or a cluster."""

    def run(self, task: Task[T], arena: Arena, numbers: Sequence[int]) -> Generator[T, None, None]:
        """Yield what the task makes of each portion, in the order in which they are finished."""
        ...


def hold(arena: Arena, crew: Crew | int, told: Told | None = None) -> Tally:
    """Play all games of an arena, or as many as were done when Ctrl-C was pressed."""
    tally = Tally(arena)
    try:
        with closing(crew_of(crew).run(sum_up, arena, range(arena.games))) as played:
            for part in played:
                tally.take(part)
                if told:
                    told(part.games)
    except KeyboardInterrupt:
        tally.stopped = "interrupted"
    except CrewLost as lost:
        tally.stopped = str(lost)
    return tally


def play_all(arena: Arena, numbers: Sequence[int], crew: Crew | int) -> Generator[list[Outcome], None, None]:
    """Play games by their numbers and yield what was finished."""
    return crew_of(crew).run(outcomes, arena, numbers)


def crew_of(crew: Crew | int) -> Crew:
    """Make a crew of a number of processes."""
    if isinstance(crew, int):
        return Alone() if crew <= 1 else Processes(crew)
    return crew


def outcomes(arena: Arena, numbers: Sequence[int]) -> list[Outcome]:
    """Play a portion."""
    return [arena.play(number) for number in numbers]


def sum_up(arena: Arena, numbers: Sequence[int]) -> Tally:
    """Play a portion and keep its sums."""
    return Tally(arena).add_all(arena.play(number) for number in numbers)


def portions(numbers: Sequence[int], workers: int, largest: int = LARGEST) -> Iterator[Sequence[int]]:
    """Cut the numbers of all games into portions."""
    size = max(1, min(largest, len(numbers) // (SHARES * workers)))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


class Alone:
    """This process, which plays one game after the other."""

    def run(self, task: Task[T], arena: Arena, numbers: Sequence[int]) -> Generator[T, None, None]:
        for number in numbers:
            yield task(arena, [number])


class Processes:
    """Several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, task: Task[T], arena: Arena, numbers: Sequence[int]) -> Generator[T, None, None]:
        left = portions(numbers, self.count)
        # Spawned, not forked: a fork would copy locks and sources in whatever state they are.
        with ProcessPoolExecutor(self.count, get_context("spawn")) as pool:

            def hand_out(count: int) -> set[Future[T]]:
                with _interrupts_ignored():  # which new processes inherit: Ctrl-C is for this one alone
                    return {pool.submit(task, arena, portion) for portion in islice(left, count)}

            finished = False
            try:
                tasks = hand_out(self.count * WAITING)
                while tasks:
                    done, tasks = wait(tasks, return_when=FIRST_COMPLETED)
                    tasks |= hand_out(len(done))
                    for each in done:
                        yield each.result()
                finished = True
            except BrokenProcessPool:
                raise CrewLost("a worker process died") from None
            finally:
                if not finished:
                    _kill(pool)
                pool.shutdown(wait=True, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End the processes in the midst of their games: whoever interrupts does not wait for strong bots to finish."""
    # `kill_workers` does it from Python 3.14 on.
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()


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
