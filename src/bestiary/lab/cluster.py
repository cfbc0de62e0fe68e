"""Plays an arena on the workers of a Dask scheduler, wherever they run."""

from __future__ import annotations

import functools
from collections.abc import Generator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from bestiary._engine import ENGINE
from bestiary.core.registry import get
from bestiary.lab.arena import Arena, BadArena
from bestiary.lab.crew import WAITING, CrewLost, Task, portions

LARGEST: Final = 240  # games in a portion: about a second of quick bots, beside which handing it over is nothing
PATIENCE: Final = 10  # seconds for a scheduler to answer
GATHERING: Final = 60  # seconds for its first worker to be there

T = TypeVar("T")


class Engine(NamedTuple):
    """What two machines must have alike to play the same games: the rules' sources and a game's content."""

    sources: str
    content: str


@functools.cache
def engine(game: str) -> Engine:
    """Return the engine of this process."""
    return Engine(ENGINE.fingerprint, get(game).content_hash)


def checked(mine: Engine, task: Task[T], arena: Arena, numbers: Sequence[int]) -> T:
    """Play a portion on a worker, which may have joined since the engines were compared."""
    if engine(arena.game) != mine:
        raise BadArena("a worker has another engine than this process: its games would not be the same")
    return task(arena, numbers)


class Cluster:
    """The workers of a Dask scheduler; games that a worker was playing when it was lost are played by another."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise BadArena("a cluster is asked by Dask, which is missing: pip install 'bestiary[arena]'") from None
        self.address = address
        try:
            self.client: Any = Client(address, timeout=PATIENCE, set_as_default=False)
            self.client.wait_for_workers(1, timeout=GATHERING)
        except (OSError, ValueError, TimeoutError) as error:
            raise BadArena(
                f"no scheduler with a worker answers at {address} ({error}): start `dask scheduler --host 127.0.0.1` "
                "and `dask worker ADDRESS --nworkers 2 --nthreads 1`"
            ) from None

    def compare(self, game: str) -> int:
        """Refuse workers with another engine; return how many games are played at once."""
        mine = engine(game)
        for worker, theirs in self.client.run(engine, game, on_error="return").items():
            if theirs != mine:
                found = theirs if isinstance(theirs, Exception) else f"engine {theirs[0][:12]}, content {theirs[1]}"
                raise BadArena(
                    f"the worker at {worker} has another engine ({found}) than this process "
                    f"(engine {mine.sources[:12]}, content {mine.content}): install the same version there"
                )
        return sum(self.client.ncores().values())

    def run(self, task: Task[T], arena: Arena, numbers: Sequence[int]) -> Generator[T, None, None]:
        """Yield what the task makes of each portion, in the order in which they are finished."""
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        places = self.compare(arena.game)
        mine = engine(arena.game)
        left = portions(numbers, places, LARGEST)
        waiting = as_completed(loop=self.client.loop)

        def hand_out(count: int) -> None:
            for portion in islice(left, count):
                waiting.add(self.client.submit(checked, mine, task, arena, portion, pure=False))

        hand_out(places * WAITING)
        try:
            for future in waiting:
                hand_out(1)
                yield future.result()
        except KilledWorker as error:
            raise CrewLost(f"several workers died of the same games: {error}") from None
        except OSError as error:
            raise CrewLost(f"the scheduler at {self.address} is gone: {error}") from None
        finally:
            self.client.cancel(list(waiting.futures))

    def close(self) -> None:
        """Leave the scheduler."""
        self.client.close()
