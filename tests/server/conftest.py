"""A server for the tests of this folder, on loopback, with a database of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from page_client import Client, ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield process
    process.stop()


@pytest.fixture
def join(server: ServerProcess) -> Iterator[object]:
    joined: list[Client] = []

    def connected(table: dict[str, object], link: int) -> Client:
        links = table["links"]
        assert isinstance(links, list)
        client = Client(server.port, str(table["table"]), links[link]["token"]).connect()
        joined.append(client)
        return client

    yield connected
    for client in joined:
        client.close()
