"""Finished games looked back at: one after the other, in a process that comes after all who play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Final

import msgspec

import bestiary
from bestiary.core.errors import BestiaryError
from bestiary.core.record import Record, encode
from bestiary.lab.analysis import Analysis, Decision, Look, gather
from bestiary.lab.analyst import Line
from bestiary.server.analysis_types import AnalysisInfo, AnalysisState, DecisionInfo, RatedInfo, ReasonInfo
from bestiary.server.logs import log

KEPT: Final = 64  # analyses in memory; a game that has left it can be analysed again
WAITING: Final = 16  # that may wait for their turn,
WAITING_OF_ONE: Final = 3  # and those of one address
LONGEST_LINE: Final = 1 << 20
LONGEST: Final = 1800.0  # seconds for one game
SOURCES: Final = str(Path(bestiary.__file__).parent.parent)


class TooManyAnalyses(BestiaryError):
    """Is raised when so many games wait to be analysed that another would not get its turn soon."""


class Running:
    """Is one analysis: what was found so far, and whether it goes on."""

    def __init__(self, record: Record, level: str, address: str) -> None:
        self.record = record
        self.address = address
        self.level = level
        self.state: AnalysisState = "waiting"
        self.looks: list[Look] = []
        self.trouble = ""
        self.task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        """Tells whether more is to come."""
        return self.state in ("waiting", "running")

    @property
    def whole(self) -> bool:
        """Tells whether every move was looked at."""
        return len(self.looks) == len(self.record.moves) + 1

    def info(self) -> AnalysisInfo:
        """Tells how far it is, and all that was found once it has ended."""
        found = gather(self.level, self.looks)
        told = AnalysisInfo(
            state=self.state,
            level=self.level,
            done=max(0, len(self.looks) - 1),
            moves=len(self.record.moves),
            chances=[[round(chance, 4) for chance in row] for row in found.chances],
            doubt=found.doubt,
            trouble=self.trouble,
        )
        if not self.open:
            add_findings(told, found, self.record.header.seats)
        return told


def add_findings(told: AnalysisInfo, found: Analysis, seats: int) -> None:
    """Adds what is known only when an analysis has ended."""
    worst = [found.mistakes(seat) for seat in range(seats)]
    again = {each.move for own in worst for each in own}
    told.turning_points = found.turning_points()
    told.mistakes = [[each.move for each in own] for own in worst]
    told.decisions = [decision_info(each, whole=each.move in again) for each in found.decisions]


def decision_info(decision: Decision, *, whole: bool) -> DecisionInfo:
    """Tells of one decision; of those to be tried again, with all that could be chosen."""
    return DecisionInfo(
        move=decision.move,
        seat=decision.seat,
        played=decision.played,
        better=decision.better,
        chance_played=decision.chance_played,
        chance_better=decision.chance_better,
        lost=round(decision.lost, 4),
        doubt=decision.doubt,
        played_reasons=[ReasonInfo(each.seat, each.term, each.by) for each in decision.played_reasons],
        better_reasons=[ReasonInfo(each.seat, each.term, each.by) for each in decision.better_reasons],
        choices=[RatedInfo(each.action, each.notation, each.chance, each.doubt) for each in decision.choices]
        if whole
        else [],
    )


class Analyses:
    """Analyses finished games in the background, by the id of their record."""

    def __init__(self) -> None:
        self.found: OrderedDict[str, Running] = OrderedDict()
        self.turn = asyncio.Lock()
        # Gets a record and a level, and yields what some other machine writes about it, as far as it comes.
        self.elsewhere: Callable[[bytes, str], AsyncGenerator[bytes, None]] | None = None

    def get(self, record: str) -> AnalysisInfo:
        """Tells how far a game's analysis is."""
        running = self.found.get(record)
        return running.info() if running else AnalysisInfo(state="none", level="")

    def start(self, id: str, record: Record, level: str, address: str = "") -> AnalysisInfo:  # noqa: A002
        """Begins to analyse a game, unless the same is under way or done already."""
        known = self.found.get(id)
        if known is not None and known.level == level and known.state in ("waiting", "running", "done"):
            return known.info()
        waiting = [each.address for each in self.found.values() if each.open]
        if len(waiting) >= WAITING:
            raise TooManyAnalyses("many games wait to be analysed: try again in a few minutes")
        if waiting.count(address) >= WAITING_OF_ONE:
            raise TooManyAnalyses(f"{WAITING_OF_ONE} games of yours wait to be analysed: stop one, or wait for it")
        self.stop(id)
        running = self.found[id] = Running(record, level, address)
        self.found.move_to_end(id)
        running.task = asyncio.get_running_loop().create_task(self._run(id, running))
        for old in [name for name, each in self.found.items() if not each.open][: max(0, len(self.found) - KEPT)]:
            del self.found[old]
        return running.info()

    def stop(self, id: str) -> AnalysisInfo:  # noqa: A002
        """Ends an analysis; what was found stays."""
        running = self.found.get(id)
        if running is not None and running.open and running.task is not None:
            running.state = "stopped"
            running.task.cancel()
        return self.get(id)

    def forget(self, id: str) -> None:  # noqa: A002
        """Ends an analysis and drops what was found: its record is deleted."""
        self.stop(id)
        self.found.pop(id, None)

    def close(self) -> None:
        """Ends all."""
        for id in self.found:  # noqa: A001
            self.stop(id)

    async def _run(self, id: str, running: Running) -> None:  # noqa: A002
        async with self.turn:
            running.state = "running"
            try:
                async with asyncio.timeout(LONGEST):
                    await self._listen(running)
            except TimeoutError:
                running.state = "stopped"
            except OSError as error:
                running.state, running.trouble = "failed", f"the analysis could not be started: {error.strerror}"
            if running.state == "failed":
                log.warning("analysis failed", extra={"table": id, "words": running.trouble})

    async def _listen(self, running: Running) -> None:
        record = encode(running.record)
        if self.elsewhere is not None:
            await self._take(running, self.elsewhere(record, running.level))
        if not running.whole and not running.trouble:
            await self._take(running, analyst(record, running.level))
        running.state = "done" if running.whole else "failed"
        if not running.whole and not running.trouble:
            running.trouble = "the process that analysed this game has died"

    async def _take(self, running: Running, lines: AsyncGenerator[bytes, None]) -> None:
        async with contextlib.aclosing(lines) as told:
            async for line in told:
                found = msgspec.json.decode(line, type=Line)
                running.trouble = found.trouble
                # Whoever goes on for another begins anew, and finds the same.
                if found.look is not None and found.look.number == len(running.looks):
                    running.looks.append(found.look)


async def analyst(record: bytes, level: str) -> AsyncGenerator[bytes, None]:
    """Yields the lines that a process of its own writes about a game; ends it when nobody wants more."""
    path = os.pathsep.join(filter(None, (SOURCES, os.environ.get("PYTHONPATH"))))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bestiary.lab.analyst", level,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        with contextlib.suppress(OSError):  # it has died: its output ends at once, which is told where it is read
            process.stdin.write(record)
            await process.stdin.drain()
            process.stdin.close()
        while line := await process.stdout.readline():
            yield line
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await asyncio.shield(process.wait())
