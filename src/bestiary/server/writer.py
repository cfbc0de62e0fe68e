"""The one thread that writes: what came within a few milliseconds, or during the last commit, is one transaction.

Only after its commit, which waits for the disk, is anybody told.
"""

from __future__ import annotations

import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, groupby, islice
from pathlib import Path
from typing import Any, Final

from bestiary.server.jobs import (
    Append,
    Change,
    Delete,
    Discard,
    Disperse,
    End,
    Follow,
    Gather,
    Hold,
    Import,
    Job,
    Open,
    Save,
    Served,
    StorageError,
    Tell,
)
from bestiary.server.troubles import explain

ENTRY = "INSERT INTO entries (tbl, number, entry, history) VALUES (?, ?, ?, ?)"
MOST_ROWS = 32  # entries in one statement: every statement lets go of the interpreter and waits to get it back


# The statement that stores each record but entries, whose fields are its parameters.
STATEMENTS: Final[dict[Any, str]] = {
    Open: "INSERT INTO tables (id, opened, setup, keys) VALUES (?, ?, ?, ?)",
    Save: "INSERT OR REPLACE INTO saved (tbl, number, data, due) VALUES (?, ?, ?, ?)",
    End: "UPDATE tables SET ended = ?2 WHERE id = ?1",
    Follow: "UPDATE tables SET rematch = ?2 WHERE id = ?1",
    Hold: "UPDATE tables SET keys = ?2 WHERE id = ?1",
    Delete: "DELETE FROM tables WHERE id = ?",
    Import: "INSERT INTO records (id, at, token, data) VALUES (?, ?, ?, ?)",
    Discard: "DELETE FROM records WHERE id = ?",
    Gather: "INSERT INTO gatherings (id, at, data, tbl) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET data = excluded.data, tbl = excluded.tbl",
    Disperse: "DELETE FROM gatherings WHERE id = ?",
    Served: "UPDATE gaps SET began = ? WHERE ended IS NULL",
}


class Writer:
    """Commits jobs in the order in which they came."""

    def __init__(self, connection: sqlite3.Connection, path: Path, tell: Tell) -> None:
        self.connection = connection
        self.path = path
        self.tell = tell  # on this thread
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.last: dict[str, int] = {}
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def put(self, jobs: list[Job]) -> None:
        """Queues jobs; the `done` of each is called once it is on the disk, or could not get there."""
        self.jobs.put(jobs)

    def close(self) -> None:
        """Stores what is queued and ends the thread."""
        self.jobs.put(None)
        self.thread.join()
        self.connection.close()

    def _run(self) -> None:
        while self._goes_on():
            pass

    def _goes_on(self) -> bool:
        # In a call of its own, which keeps nothing: whoever waits for the next job holds no table by its last one.
        first = self.jobs.get()
        if first is None:
            return False
        batch, last = self._gather(first)
        started = time.perf_counter()
        self._commit(batch)
        self.tell(batch, time.perf_counter() - started)
        return not last

    def _gather(self, first: list[Job]) -> tuple[list[Job], bool]:
        batch = first
        while True:  # what came during the last commit
            try:
                jobs = self.jobs.get_nowait()
            except queue.Empty:
                return batch, False
            if jobs is None:
                return batch, True
            batch += jobs

    def _commit(self, batch: list[Job]) -> None:
        run = self.connection.execute
        try:
            run("BEGIN IMMEDIATE")
            for sql, values in together(self._changes(batch)):
                run(sql, values)
            run("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                run("ROLLBACK")
            for job in batch:
                self.last.pop(job.table, None)  # to be read again
                job.outcome = explain(error, self.path)

    def _changes(self, batch: list[Job]) -> Iterator[Change]:
        for job in batch:
            self._check_order(job)
            if job.outcome is None:
                yield from job.changes

    def _check_order(self, job: Job) -> None:
        # After a failed commit a table is loaded anew; what was queued on top of the failed change must not slip in.
        if job.first_entry < 0:
            return
        if job.first_entry and self._last_entry(job.table) != job.first_entry - 1:
            job.outcome = StorageError("An earlier change of this table could not be stored.")
            return
        self.last[job.table] = job.first_entry + job.entries - 1

    def _last_entry(self, table: str) -> int:
        if table not in self.last:
            row = self.connection.execute("SELECT max(number) FROM entries WHERE tbl = ?", (table,)).fetchone()
            self.last[table] = -1 if row[0] is None else int(row[0])
        return self.last[table]


def together(changes: Iterable[Change]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Makes statements of what is to be stored: one of entries that follow each other."""
    for kind, alike in groupby(changes, type):
        if kind is not Append:
            for change in alike:
                yield STATEMENTS[kind], change
            continue
        while rows := list(islice(alike, MOST_ROWS)):
            yield _entries(len(rows)), tuple(chain.from_iterable(rows))


@cache
def _entries(count: int) -> str:
    return ENTRY + ", (?, ?, ?, ?)" * (count - 1)
