"""What is stored stays stored: written through before anyone is told, and clear words when it can't be."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest
from page_client import Client, ServerProcess

from bestiary.server.jobs import Append, Change, Follow, Import, Job, StorageError
from bestiary.server.sqlite import Sqlite
from bestiary.server.troubles import explain
from bestiary.server.writer import ENTRY, MOST_ROWS, STATEMENTS, Writer, together

STRACE = shutil.which("strace")


@pytest.mark.skipif(STRACE is None, reason="needs strace to see system calls")
def test_the_disk_has_it_before_the_acknowledgement_leaves(tmp_path: Path) -> None:
    assert STRACE is not None
    calls = tmp_path / "calls"
    watch = [STRACE, "-f", "-y", "-s", "8192", "-e", "trace=fsync,fdatasync,sendto,sendmsg,write", "-o", str(calls)]
    server = ServerProcess(tmp_path / "tables.sqlite", under=watch)
    try:
        table = server.open_table("me", "me", "me")
        client = Client(server.port, table["table"], table["links"][0]["token"]).connect()
        for number in range(10):
            seat = next(seat for seat in client.seats if client.choices(seat))
            client.send(
                {"t": "act", "id": f"watched-{number}", "seat": seat, "action": client.choices(seat)[0]["action"]}
            )
            client.answer(f"watched-{number}")
        client.close()
    finally:
        server.stop()
    lines = calls.read_text(errors="replace").splitlines()
    started = next(at for at, line in enumerate(lines) if "snapshot" in line)
    synced = [at for at, line in enumerate(lines) if re.search(r"f(data)?sync.*= 0", line) and at > started]
    acks = [next(at for at, line in enumerate(lines) if f'watched-{number}\\"' in line) for number in range(10)]
    assert acks == sorted(acks)
    before = started
    for ack in acks:
        updates = [at for at in range(before + 1, ack + 1) if '\\"t\\":\\"update\\"' in lines[at]]
        first_told = min([*updates, ack])
        assert any(before < at < first_told for at in synced), "told before it was on the disk"
        before = ack


def test_a_change_that_can_not_be_stored_is_not_made(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    other = sqlite3.connect(server.database, isolation_level=None)
    try:
        table = server.open_table("me", "me", "me")
        client = Client(server.port, table["table"], table["links"][0]["token"]).connect()
        seat = next(seat for seat in client.seats if client.choices(seat))
        before = dict(client.views[seat])
        other.execute("BEGIN IMMEDIATE")
        action = client.choices(seat)[0]["action"]
        client.send({"t": "act", "id": "once", "seat": seat, "action": action})
        error = client.until("error", "ack")
        assert error["code"] == "storage"
        assert "locked" in error["words"]
        assert client.views[seat] == before
        status, problem = server.ask("POST", "/api/tables", {"game": "marry", "seats": [{"kind": "me"}] * 3})
        assert (status, problem["code"]) == (503, "storage")
        other.execute("ROLLBACK")
        client.close()
        client.connect()
        assert client.views[seat] == before
        client.send({"t": "act", "id": "once", "seat": seat, "action": action})
        assert client.answer("once")["t"] == "ack"
        client.close()
    finally:
        other.close()
        server.stop()


def test_every_connection_waits_for_the_disk(tmp_path: Path) -> None:
    storage = Sqlite(tmp_path / "tables.sqlite")
    connection = storage.connect()
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    connection.close()
    storage.release()


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    first = Sqlite(tmp_path / "tables.sqlite")
    with pytest.raises(StorageError, match="in use by another"):
        Sqlite(tmp_path / "tables.sqlite")
    first.release()
    Sqlite(tmp_path / "tables.sqlite").release()


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear fachan, " * 1000)
    with pytest.raises(StorageError, match="damaged or no database"):
        Sqlite(path)
    assert path.read_bytes() == b"Dear fachan, " * 1000


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    with pytest.raises(StorageError, match="another program"):
        Sqlite(path)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    Sqlite(path).release()
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StorageError, match="newer Bestiary"):
        Sqlite(path)


def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    storage = Sqlite(path)
    for number in range(200):
        storage.reader.execute("INSERT INTO records VALUES (?, 1, 't', ?)", (f"r{number}", b"x" * 2000))
    storage.reader.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    storage.release()
    with path.open("r+b") as file:
        file.seek(8192)
        file.write(os.urandom(60_000))
    with pytest.raises(StorageError, match="damaged"):
        Sqlite(path)


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(StorageError, match="database"):
        Sqlite(blocked / "tables.sqlite")


NOBODY = 65534


@contextmanager
def without_rights() -> Iterator[None]:
    """Takes the rights away that let root write where nobody may."""
    if os.geteuid():
        yield
        return
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


@pytest.fixture
def shelf() -> Iterator[Path]:
    """Is a folder that everyone can reach, which the tests' own are not."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)
        Path(folder).chmod(0o777)


@pytest.mark.parametrize("folder_too", [False, True])
def test_a_read_only_database_is_named_and_left_alone(shelf: Path, folder_too: bool) -> None:
    path = shelf / "tables.sqlite"
    Sqlite(path).release()
    for file in shelf.iterdir():
        file.chmod(0o444 if file == path or folder_too else 0o666)
    if folder_too:
        shelf.chmod(0o555)
    before = path.read_bytes()
    with without_rights(), pytest.raises(StorageError, match="can't be written: check the rights"):
        Sqlite(path)
    assert path.read_bytes() == before
    shelf.chmod(0o777)
    for file in shelf.iterdir():
        file.chmod(0o666)
    with without_rights():
        Sqlite(path).release()


def test_a_database_that_becomes_read_only_loses_nothing(storage: Sqlite) -> None:
    batches = Batches()
    writer = Writer(storage.connect(), storage.path, batches.tell)
    writer.put([batches.job("deal", entry(0), first=0)])
    for _ in range(1000):
        if batches.outcomes:
            break
        time.sleep(0.01)
    writer.connection.execute("PRAGMA query_only = ON")
    writer.put([batches.job("refused", entry(1), first=1)])
    for _ in range(1000):
        if len(batches.outcomes) == 2:
            break
        time.sleep(0.01)
    writer.connection.execute("PRAGMA query_only = OFF")
    writer.put([batches.job("again", entry(1), first=1)])
    writer.close()
    assert [(name, outcome is None) for name, outcome in batches.outcomes] == [
        ("deal", True),
        ("refused", False),
        ("again", True),
    ]
    assert "can't be written" in str(batches.outcomes[1][1])
    storage.release()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        ("database is locked", "locked by another program"),
        ("attempt to write a readonly database", "check the rights"),
        ("database or disk is full", "disk is full"),
        ("database disk image is malformed", "damaged"),
        ("unable to open database file", "folder exists"),
        ("something else", "something else"),
    ],
)
def test_each_trouble_has_its_sentence(error: str, words: str) -> None:
    assert words in str(explain(sqlite3.OperationalError(error), Path("x.sqlite")))


class Batches:
    """Collects what a writer tells."""

    def __init__(self) -> None:
        self.outcomes: list[tuple[str, StorageError | None]] = []

    def tell(self, batch: list[Job], seconds: float) -> None:
        for job in batch:
            job.done(job.outcome)

    def job(self, name: str, *changes: Change, first: int = -1) -> Job:
        entries = 1 if first >= 0 else 0
        return Job("t", changes, lambda outcome: self.outcomes.append((name, outcome)), first, entries)


def entry(number: int) -> Append:
    return Append("t", number, b"", None)


@pytest.fixture
def storage(tmp_path: Path) -> Sqlite:
    storage = Sqlite(tmp_path / "tables.sqlite")
    storage.reader.execute("INSERT INTO tables (id, opened, setup, keys) VALUES ('t', 0, x'', x'')")
    return storage


def test_what_was_queued_on_a_failed_change_fails_too(storage: Sqlite) -> None:
    batches = Batches()
    writer = Writer(storage.connect(), storage.path, batches.tell)
    writer.put([batches.job("deal", entry(0), first=0)])
    writer.close()
    writer = Writer(storage.connect(), storage.path, batches.tell)
    storage.reader.execute("BEGIN IMMEDIATE")  # as another program would hold the file
    writer.put([batches.job("first", entry(1), first=1)])
    for _ in range(1000):
        if len(batches.outcomes) == 2:
            break
        time.sleep(0.01)
    storage.reader.execute("ROLLBACK")
    writer.put([batches.job("second", entry(2), first=2)])
    writer.put([batches.job("first again", entry(1), first=1)])
    writer.close()
    assert [(name, outcome is None) for name, outcome in batches.outcomes] == [
        ("deal", True),
        ("first", False),
        ("second", False),
        ("first again", True),
    ]
    assert "locked" in str(batches.outcomes[1][1])
    storage.release()


def test_a_full_disk_loses_nothing(storage: Sqlite) -> None:
    batches = Batches()
    writer = Writer(storage.connect(), storage.path, batches.tell)
    writer.put([batches.job("deal", entry(0), first=0)])
    writer.close()
    writer = Writer(storage.connect(), storage.path, batches.tell)
    pages = writer.connection.execute("PRAGMA page_count").fetchone()[0]
    writer.connection.execute(f"PRAGMA max_page_count = {pages}")
    big = Import("r", 1, "t", b"x" * 100_000)
    writer.put([batches.job("too big", entry(1), big, first=1)])
    writer.close()
    assert "disk is full" in str(batches.outcomes[-1][1])
    assert storage.reader.execute("SELECT count(*) FROM entries").fetchone()[0] == 1
    storage.release()


def test_entries_that_follow_each_other_are_one_statement() -> None:
    other = Follow("t", "u")
    made = list(together([entry(0), entry(1), other, *map(entry, range(2, 2 + MOST_ROWS)), entry(99)]))
    assert [values[1::4] if sql.startswith(ENTRY) else sql for sql, values in made] == [
        (0, 1),
        STATEMENTS[Follow],
        tuple(range(2, 2 + MOST_ROWS)),
        (99,),
    ]
    assert all(sql.count("?") == len(values) for sql, values in made)


def test_every_record_has_its_statement() -> None:
    assert set(get_args(Change)) == {Append, *STATEMENTS}
    for kind, sql in STATEMENTS.items():
        assert sql.count("?") == len(kind._fields), kind
