"""A bot in a process of its own: it can't peek, as nothing but its question reaches it, and can't block a table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import subprocess
import sys
import time
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Final, Self

import msgspec

import bestiary
from bestiary.bots.bot import BotFailed
from bestiary.bots.wire import LONGEST, MOVES, SIZE, Answer, Hint, Question, frame

PATIENCE: Final = 10.0  # seconds a move may take, the worker's start included
SOURCES: Final = str(Path(bestiary.__file__).parent.parent)


class Thinker:
    """Keeps one worker process and asks it for moves, one at a time.

    A worker that dies, hangs or errs costs one `BotFailed`; the next question finds a new worker. What is played
    instead is the caller's to decide.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._worker: subprocess.Popen[bytes] | None = None
        self._turn = Lock()
        self._closed = False

    def start(self) -> None:
        """Starts the worker ahead of the first question."""
        with self._turn:
            self._running()

    def think(self, bot: str, blind: bytes, seat: int, seed: int) -> int:
        """Returns the bot's move, or raises `BotFailed`."""
        return self.answer(Question(bot, blind, seat, seed)).action

    def advise(self, bot: str, blind: bytes, seat: int, seed: int, count: int = MOVES) -> list[Hint]:
        """Returns the best moves that a bot finds, or raises `BotFailed`."""
        return self.answer(Question(bot, blind, seat, seed, hints=count)).hints

    def answer(self, question: Question) -> Answer:
        """Returns the worker's answer to any question, or raises `BotFailed`."""
        with self._turn:
            try:
                answer = self._ask(frame(question))
            except BaseException:
                # Whatever interrupted the exchange, an answer still under way must not meet the next question.
                self._stop()
                raise
        if answer.action < 0:
            raise BotFailed(f"the bot {question.bot!r} failed: {answer.trouble or 'it gave no move'}")
        return answer

    async def think_async(self, bot: str, blind: bytes, seat: int, seed: int) -> int:
        """Returns the bot's move, or raises `BotFailed`, while other tasks go on."""
        return await asyncio.to_thread(self.think, bot, blind, seat, seed)

    def close(self) -> None:
        """Ends the worker, and a question that may be waiting for it; a closed thinker answers no more."""
        self._closed = True
        worker = self._worker
        if worker is not None:
            worker.kill()
        with self._turn:
            self._stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """Returns the worker's process id, or None if there is none now."""
        return self._worker.pid if self._worker else None

    # The exchange

    def _running(self) -> subprocess.Popen[bytes]:
        if self._closed:
            raise BotFailed("this thinker is closed: make a new one")
        if self._worker is None or self._worker.poll() is not None:
            self._stop()
            path = os.pathsep.join(filter(None, (SOURCES, os.environ.get("PYTHONPATH"))))
            self._worker = subprocess.Popen(
                [sys.executable, "-m", "bestiary.bots.worker", str(int(self.patience) + 1)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # A terminal belongs to whoever draws on it.
                stderr=subprocess.DEVNULL if os.isatty(2) else None,
                env={**os.environ, "PYTHONPATH": path},
            )
        return self._worker

    def _ask(self, question: bytes) -> Answer:
        worker = self._running()
        assert worker.stdin is not None
        assert worker.stdout is not None
        until = time.monotonic() + self.patience
        try:
            worker.stdin.write(question)
            worker.stdin.flush()
        except OSError:
            raise BotFailed("the bot's worker process has died") from None
        size = int.from_bytes(self._read(worker.stdout.fileno(), SIZE, until), "big")
        if size > LONGEST:
            raise BotFailed("the bot's worker process answered with something that is no answer")
        try:
            return msgspec.msgpack.decode(self._read(worker.stdout.fileno(), size, until), type=Answer)
        except msgspec.MsgspecError:
            raise BotFailed("the bot's worker process answered with something that is no answer") from None

    def _read(self, stream: int, size: int, until: float) -> bytes:
        # Not select(), which can't watch the high descriptors of a server with many sockets.
        poll = select.poll()
        poll.register(stream, select.POLLIN)
        found = b""
        while len(found) < size:
            if not poll.poll(max(0.0, until - time.monotonic()) * 1000):
                raise BotFailed(f"the bot did not move within {self.patience:g} s")
            part = os.read(stream, size - len(found))
            if not part:
                raise BotFailed("the bot's worker process has died")
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
