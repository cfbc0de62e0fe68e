"""A database and messages for the tests of this folder, and one empty database for each test."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from tests.cluster.services import Database, Messages

from bestiary.server.cluster.migrate import migrate


@pytest.fixture(scope="session")
def server() -> Iterator[Database]:
    with Database() as database:
        yield database


@pytest.fixture
def empty(server: Database) -> Database:
    """Is a database without anything in it."""
    if server.process is None:
        server.start()
    server.empty()
    return server


@pytest.fixture
def database(empty: Database) -> Database:
    """Is a database that servers can use."""
    asyncio.run(migrate(empty.dsn))
    return empty


@pytest.fixture(scope="session")
def messages() -> Iterator[Messages]:
    messages = Messages()
    try:
        messages.start()
        yield messages
    finally:
        messages.stop()
