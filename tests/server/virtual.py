"""An event loop whose time runs only while nothing else is to be done: to wait takes no time, and is exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
REAL_WAIT = 0.01  # seconds in which a thread at work may answer


class Patient(selectors.DefaultSelector):
    """A selector that waits for threads as long as some are at work, and else goes on to the next timer at once."""

    def __init__(self, at_work: Callable[[], bool]) -> None:
        super().__init__()
        self.at_work = at_work
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        while True:
            found = super().select(0 if timeout == 0 else 0 if not self.at_work() else REAL_WAIT)
            if found or timeout == 0:
                return found
            if not self.at_work():
                if timeout is None:
                    return super().select(REAL_WAIT)
                self.passed += timeout
                return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that counts time by itself."""

    def __init__(self, at_work: Callable[[], bool]) -> None:
        self.patient = Patient(at_work)
        super().__init__(self.patient)

    def time(self) -> float:
        """Return the seconds that have passed here."""
        return self.patient.passed


def run(main: Callable[[VirtualLoop], Coroutine[Any, Any, T]], at_work: Callable[[], bool]) -> T:
    """Run to the end in a loop whose time stands still as long as something is at work."""
    with asyncio.Runner(loop_factory=lambda: VirtualLoop(at_work)) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, VirtualLoop)
        return runner.run(main(loop))
