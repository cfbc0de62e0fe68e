"""A database of the right shape, or words that say what is wrong and what to do: nothing is guessed or written."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest
from tests.cluster.services import Database

from bestiary.server.cluster.migrate import VERSION, migrate, steps
from bestiary.server.cluster.postgres import Postgres
from bestiary.server.jobs import StorageError


def refusal(dsn: str) -> str:
    """Returns why a server does not start on a database."""

    async def run() -> None:
        storage = Postgres(dsn)
        await storage.start(lambda *_: None, 0)
        await storage.close()

    with pytest.raises(StorageError) as found:
        asyncio.run(run())
    return str(found.value)


def test_there_is_a_step_to_each_version() -> None:
    assert sorted(steps()) == list(range(1, VERSION + 1))


def test_two_migrations_at_once_are_one(empty: Database) -> None:
    async def run() -> list[int]:
        return [done.before for done in await asyncio.gather(*(migrate(empty.dsn) for _ in range(3)))]

    assert sorted(asyncio.run(run())) == [0, VERSION, VERSION]


def test_the_command_tells_what_it_did(empty: Database) -> None:
    command = [sys.executable, "-m", "bestiary", "migrate", "--database", empty.dsn, "--json"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert (told["before"], told["now"]) == (0, VERSION)
    assert "bestiary@" not in told["database"]


@pytest.mark.parametrize(
    ("statements", "words"),
    [
        ("", "bestiary migrate"),
        ("CREATE TABLE recipes (name text)", "another program"),
        ("CREATE TABLE bestiary_schema (version integer); INSERT INTO bestiary_schema VALUES (1)", "half migrated"),
    ],
)
def test_an_unfit_database_is_refused_and_left_alone(empty: Database, statements: str, words: str) -> None:
    query = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    for statement in filter(None, statements.split(";")):
        empty.ask(statement)
    before = empty.ask(query)
    assert words in refusal(empty.dsn)
    assert empty.ask(query) == before


def test_a_newer_database_is_refused_by_servers_and_by_migrate(database: Database) -> None:
    database.ask("UPDATE bestiary_schema SET version = 99")
    assert "update Bestiary" in refusal(database.dsn)
    with pytest.raises(StorageError, match="update Bestiary"):
        asyncio.run(migrate(database.dsn))


def test_whoever_is_not_let_in_is_told_why(database: Database) -> None:
    assert "does not exist" in refusal(database.dsn.replace("/postgres", "/elsewhere"))
    assert "check that it runs" in refusal("postgresql://bestiary@127.0.0.1:1/postgres")
    assert "lets nobody in" in refusal(database.dsn.replace("bestiary@", "stranger:secret@"))
    assert "secret" not in refusal(database.dsn.replace("bestiary@", "stranger:secret@"))
