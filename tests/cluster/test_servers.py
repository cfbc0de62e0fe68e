"""Several servers, each in a process of its own: any of them takes any socket, and each may end at any time."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from tests.cluster.services import Database, Messages
from tests.server.page_client import PATIENCE, Client, ServerProcess
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

MANY = 3


def started(database: Database, messages: Messages) -> ServerProcess:
    return ServerProcess(cast("Path", database.dsn), "--nats", messages.address, "--no-limits", "--lease", "30")


@pytest.fixture
def servers(database: Database, messages: Messages) -> Iterator[list[ServerProcess]]:
    with ThreadPoolExecutor(MANY) as starting, ExitStack() as ending:
        servers = list(starting.map(lambda _: started(database, messages), range(MANY)))
        for server in servers:
            ending.callback(end, server)
        yield servers


def end(server: ServerProcess) -> None:
    if server.process.poll() is None:
        server.process.send_signal(signal.SIGCONT)
        server.kill()


def play(client: Client, seat: int) -> dict[str, Any]:
    """Makes a seat's first choice; what was not acknowledged is sent again, as the page does."""
    action = client.choices(seat)[0]["action"]
    client.number += 1
    request = {"t": "act", "id": f"{id(client)}-{client.number}", "seat": seat, "action": action}
    client.send(request)
    while True:
        message = client.until("ack", "refusal", "error", "welcome")
        if message["t"] == "welcome":
            client.send(request)
        elif message.get("id") == request["id"]:
            return message


def turn_of(client: Client) -> int:
    """Waits for a seat of the client's that may choose."""
    while True:
        for seat in client.seats:
            if client.choices(seat):
                return int(seat)
        client.receive()


def caught_up(client: Client, seat: int, version: int) -> None:
    while client.seen[seat] < version:
        client.receive()


def upgraded(server: ServerProcess) -> int:
    """Returns the status with which a server answers a socket of somebody who comes to wait."""
    try:
        with connect(f"ws://127.0.0.1:{server.port}/ws/gather/unknown", open_timeout=PATIENCE):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_a_table_is_played_from_all_servers_and_outlives_its_own(
    servers: list[ServerProcess], database: Database
) -> None:
    # Before anything was done, so that a balancer may ask the next one.
    assert sorted(server.ask("GET", "/api/gatherings")[0] for server in servers) == [200, 503, 503]
    assert sorted(upgraded(server) for server in servers) == [101, 503, 503]
    table = servers[0].open_table("me", "me", "me")
    token = table["links"][0]["token"]
    clients = [Client(server.port, table["table"], token).connect() for server in servers]
    for number in range(6):
        client = clients[number % MANY]
        seat = turn_of(client)
        assert play(client, seat)["t"] == "ack"
        for other in clients:
            caught_up(other, seat, client.seen[seat])
            assert other.views[seat] == client.views[seat]
    status, info = servers[2].ask("GET", f"/api/tables/{table['table']}", token=token)
    assert (status, info["game"]) == (200, "marry")
    servers[0].kill()
    for number in range(6):
        client, other = clients[1 + number % 2], clients[2 - number % 2]
        seat = turn_of(client)
        assert play(client, seat)["t"] == "ack"
        for each in client.seats:
            caught_up(other, each, client.seen[each])
            assert other.views[each] == client.views[each]
    for client in clients[1:]:
        client.close()
    assert database.ask("SELECT count(*) FROM entries GROUP BY tbl HAVING count(*) <> max(number) + 1") == []
    assert database.ask("SELECT max(fence) FROM tables")[0][0] == 2
