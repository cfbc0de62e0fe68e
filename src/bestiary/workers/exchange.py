"""Keeps a worker process and asks it, one question at a time: what it does wrong costs one answer."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Final, Generic, TypeVar

import msgspec

import bestiary
from bestiary.core.errors import BestiaryError
from bestiary.workers.closing import Closing
from bestiary.workers.wire import LONGEST, SIZE, frame

PATIENCE: Final = 10.0  # seconds an answer may take, the worker's start included
SOURCES: Final = str(Path(bestiary.__file__).parent.parent)

Answer = TypeVar("Answer")


class Exchange(Closing, Generic[Answer]):
    """Asks a module that runs as a worker. One that dies, hangs or errs is replaced for the next question."""

    module: str  # what the worker runs
    answers: type[Answer]
    failed: type[BestiaryError]
    who: str  # as it is called when it fails
    late: str  # and what it did not do in time

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        # Gets a question and returns an answer of some other machine, or nothing if it is to be found here.
        self.elsewhere: Callable[[bytes], bytes | None] | None = None
        self._worker: subprocess.Popen[bytes] | None = None
        self._turn = Lock()
        self._closed = False

    def start(self) -> None:
        """Start the worker ahead of the first question."""
        with self._turn:
            self._running()

    def ask(self, question: msgspec.Struct) -> Answer:
        """Return the answer, or raise what the kind of worker fails with."""
        if self.elsewhere is not None and (found := self.elsewhere(msgspec.msgpack.encode(question))) is not None:
            return self._read_answer(found)
        with self._turn:
            try:
                return self._ask(frame(question))
            except BaseException:
                # Whatever interrupted the exchange, an answer still under way must not meet the next question.
                self._stop()
                raise

    def close(self) -> None:
        """End the worker, and a question that may be waiting for it; no more is answered then."""
        self._closed = True
        worker = self._worker
        if worker is not None:
            worker.kill()
        with self._turn:
            self._stop()

    @property
    def pid(self) -> int | None:
        """Return the worker's process id, or None if there is none now."""
        return self._worker.pid if self._worker else None

    # The exchange

    def _running(self) -> subprocess.Popen[bytes]:
        self._check_open()
        if self._worker is None or self._worker.poll() is not None:
            self._stop()
            path = os.pathsep.join(filter(None, (SOURCES, os.environ.get("PYTHONPATH"))))
            self._worker = subprocess.Popen(
                [sys.executable, "-m", self.module, str(int(self.patience) + 1)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # A terminal belongs to whoever draws on it.
                stderr=subprocess.DEVNULL if os.isatty(2) else None,
                env={**os.environ, "PYTHONPATH": path},
            )
            self._check_open()  # whoever closed while it started has found no worker to end
        return self._worker

    def _check_open(self) -> None:
        if self._closed:
            self._stop()
            raise self.failed(f"{self.who}'s worker is closed: make a new one")

    def _ask(self, question: bytes) -> Answer:
        worker = self._running()
        assert worker.stdin is not None
        assert worker.stdout is not None
        until = time.monotonic() + self.patience
        try:
            worker.stdin.write(question)
            worker.stdin.flush()
        except OSError:
            raise self.failed(f"{self.who}'s worker process has died") from None
        size = int.from_bytes(self._read(worker.stdout.fileno(), SIZE, until), "big")
        if size > LONGEST:
            raise self.failed(f"{self.who}'s worker process answered with something that is no answer")
        return self._read_answer(self._read(worker.stdout.fileno(), size, until))

    def _read_answer(self, data: bytes) -> Answer:
        try:
            return msgspec.msgpack.decode(data, type=self.answers)
        except msgspec.MsgspecError:
            raise self.failed(f"{self.who}'s worker process answered with something that is no answer") from None

    def _read(self, stream: int, size: int, until: float) -> bytes:
        # Not select(), which can't watch the high descriptors of a server with many sockets.
        poll = select.poll()
        poll.register(stream, select.POLLIN)
        found = b""
        while len(found) < size:
            if not poll.poll(max(0.0, until - time.monotonic()) * 1000):
                raise self.failed(f"{self.who} did not {self.late} within {self.patience:g} s")
            part = os.read(stream, size - len(found))
            if not part:
                raise self.failed(f"{self.who}'s worker process has died")
            found += part
        return found

    def _stop(self) -> None:
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.kill()
        worker.wait()
        for stream in (worker.stdin, worker.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
