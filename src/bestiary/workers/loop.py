"""What a worker process does: it reads questions and writes answers until its asker is gone."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from bestiary.workers.wire import frame, read

NICER = 5  # the table's own process comes first

Question = TypeVar("Question")


def serve(kind: type[Question], answer: Callable[[Question], msgspec.Struct], seconds: int) -> None:
    """Answer until the asker closes its end; an answer that takes longer than `seconds` ends the process."""
    with contextlib.suppress(OSError):
        os.nice(NICER)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the asker, which then closes its end
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not be taken for an answer
    while (question := read(sys.stdin.buffer, kind)) is not None:
        # The alarm's default action needs no Python, so it ends even a compiled loop of an orphaned worker.
        signal.alarm(seconds)
        found = answer(question)
        signal.alarm(0)
        answers.write(frame(found))
        answers.flush()
