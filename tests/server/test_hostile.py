"""Sockets that mean no good: garbage, floods, foreign tokens, giant frames. The others play on."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_client import Client, ConnectionClosed, ServerProcess
from websockets.sync.client import ClientConnection, connect


@pytest.fixture(scope="module")
def fortress(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("fortress") / "tables.sqlite", "--log-level", "INFO")
    yield process
    process.stop()


@pytest.fixture
def table(fortress: ServerProcess) -> dict[str, Any]:
    return fortress.open_table("me", "person", "greedy")


def raw(server: ServerProcess, table: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{server.port}/ws/{table}", compression=None, max_size=1 << 20)


def last_words(socket: ClientConnection) -> tuple[str, int]:
    """Returns the code of the last error and the code the socket was closed with."""
    code = ""
    try:
        while True:
            message = json.loads(socket.recv(20))
            if message["t"] == "error":
                code = message["code"]
    except ConnectionClosed as closed:
        return code, closed.rcvd.code if closed.rcvd else 1006


def hello(token: str, **more: Any) -> str:
    return json.dumps({"t": "hello", "protocol": 1, "token": token, **more})


@pytest.mark.parametrize(
    ("first", "code", "close"),
    [
        ('{"t":"act","id":"1","seat":0,"action":0}', "hello-first", 4002),
        ('{"t":"ping"}', "hello-first", 4002),
        ("not json", "hello-first", 4002),
        ("", "hello-first", 4002),
        (hello("wrong"), "bad-token", 4003),
        (hello("ä" * 30), "bad-token", 4003),
        (hello("x" * 5000), "too-large", 1009),
    ],
)
def test_nothing_happens_before_a_token_is_known(
    fortress: ServerProcess, table: dict[str, Any], first: str, code: str, close: int
) -> None:
    with raw(fortress, table["table"]) as socket:
        socket.send(first)
        assert last_words(socket) == (code, close)


def test_another_tables_token_opens_nothing(fortress: ServerProcess, table: dict[str, Any]) -> None:
    other = fortress.open_table("me", "person", "greedy")
    with raw(fortress, table["table"]) as socket:
        socket.send(hello(other["links"][0]["token"]))
        assert last_words(socket) == ("bad-token", 4003)


def test_an_unknown_table_says_so(fortress: ServerProcess) -> None:
    with raw(fortress, "nosuchtable") as socket:
        socket.send(hello("x"))
        assert last_words(socket) == ("unknown-table", 4004)


def test_another_protocol_is_told_to_reload(fortress: ServerProcess, table: dict[str, Any]) -> None:
    with raw(fortress, table["table"]) as socket:
        socket.send(json.dumps({"t": "hello", "protocol": 99, "token": table["links"][0]["token"]}))
        assert last_words(socket) == ("protocol", 4000)


def test_a_socket_that_never_says_hello_is_closed(fortress: ServerProcess, table: dict[str, Any]) -> None:
    with raw(fortress, table["table"]) as socket:
        started = time.monotonic()
        assert last_words(socket) == ("hello-first", 4002)
        assert time.monotonic() - started < 15


GARBAGE = [
    "null", "[]", "{}", '"act"', "1e999", "[" * 3000, "\x00\x01", '{"t":"fly"}', '{"t":"act"}', '{"t":"hello"}',
    '{"t":"act","id":5,"seat":0,"action":0}', '{"t":"act","id":"a","seat":"0","action":0}',
    '{"t":"act","id":"a","seat":0,"action":[1]}', '{"t":"act","id":"a","seat":0}', '{"t":"say","id":"a"}',
    '{"t":"undo","id":"a","seat":1e3}', '{"t":"name","id":"a","seat":0,"name":7}',
]  # fmt: skip


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_is_named_and_changes_nothing(fortress: ServerProcess, table: dict[str, Any], garbage: str) -> None:
    client = Client(fortress.port, table["table"], table["links"][0]["token"]).connect()
    client.settle()
    before = json.dumps(client.views)
    assert client.socket is not None
    client.socket.send(garbage)
    assert client.until("error")["code"] == "malformed"
    client.socket.send(garbage.encode())
    assert client.until("error")["code"] == "malformed"
    client.send({"t": "ping", "n": 3})
    assert client.until("pong")["n"] == 3
    assert json.dumps(client.views) == before
    client.socket.send(garbage)
    assert last_words(client.socket) == ("malformed", 4001)
    client.close()


def test_well_formed_nonsense_is_refused(fortress: ServerProcess, table: dict[str, Any]) -> None:
    client = Client(fortress.port, table["table"], table["links"][0]["token"]).connect()
    codes = {
        "act": client.ask("act", seat=1, action=0)["code"],
        "spectators' seat": client.ask("act", seat=3, action=0)["code"],
        "no seat": client.ask("undo", seat=-1)["code"],
        "huge action": client.ask("act", seat=0, action=2**62),
        "negative action": client.ask("act", seat=0, action=-5),
        "notation": client.ask("act", seat=0, action="x" * 3000),
        "name": client.ask("name", seat=0, name=" ")["code"],
        "chat": client.ask("say", text="x" * 501)["code"],
        "bot": client.ask("stand_in", seat=2, bot="greedy")["code"],
        "seat": client.ask("stand_in", seat=99, bot="greedy")["code"],
    }
    assert codes["act"] == codes["spectators' seat"] == codes["no seat"] == "not-yours"
    assert codes["huge action"].get("rule") == codes["negative action"].get("rule") == "unknown-action"
    assert codes["notation"]["code"] == "notation"
    assert codes["name"] == codes["chat"] == codes["seat"] == "bad-value"
    assert codes["bot"] == "is-bot"
    client.close()


@pytest.mark.parametrize("action", [2**63, 2**64, -(2**63), 2**200])
def test_numbers_beyond_any_machine_are_refused(fortress: ServerProcess, table: dict[str, Any], action: int) -> None:
    client = Client(fortress.port, table["table"], table["links"][0]["token"]).connect()
    client.send({"t": "act", "id": "big", "seat": 0, "action": action})
    assert client.until("refusal", "error")["t"] in ("refusal", "error")
    client.send({"t": "ping", "n": 1})
    client.until("pong")
    client.close()


def test_a_flood_is_held_back_and_the_others_play_on(fortress: ServerProcess, table: dict[str, Any]) -> None:
    quiet = Client(fortress.port, table["table"], table["links"][1]["token"]).connect()
    with raw(fortress, table["table"]) as socket:
        socket.send(hello(table["links"][0]["token"]))
        try:
            for number in range(3000):
                socket.send(json.dumps({"t": "say", "id": f"f{number}", "text": "spam"}))
        except ConnectionClosed:
            pass
        assert last_words(socket) == ("too-fast", 4006)
    quiet.send({"t": "ping", "n": 7})
    assert quiet.until("pong")["n"] == 7
    assert quiet.ask("say", text="finally")["t"] == "ack"
    lines = sum(message["t"] == "chat" for message in quiet.messages)
    assert lines < 100
    quiet.close()


def test_giant_frames_are_cut_off(fortress: ServerProcess, table: dict[str, Any]) -> None:
    for size in (5000, 100_000, 2_000_000):
        with raw(fortress, table["table"]) as socket:
            socket.send(hello(table["links"][0]["token"]))
            socket.recv(20)
            try:
                socket.send("x" * size)
            except ConnectionClosed:
                continue
            assert last_words(socket)[1] == 1009
    assert fortress.ask("GET", "/healthz")[0] == 200


def test_guessing_tokens_is_slowed_down(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    try:
        table = server.open_table("me", "person", "greedy")
        codes = []
        for number in range(40):
            with raw(server, table["table"]) as socket:
                socket.send(hello(f"guess-{number}"))
                codes.append(last_words(socket)[0])
        assert codes[0] == "bad-token"
        assert codes[-1] == "too-fast"
    finally:
        server.stop()


def test_random_bytes_never_kill_the_server(fortress: ServerProcess, table: dict[str, Any]) -> None:
    chosen = random.Random(11)
    kinds = ["act", "undo", "say", "name", "back", "stand_in", "abandon", "rematch", "why", "ping"]
    values = [0, 1, -1, 2**40, "", "x", "house d4", None, [], {}, True, 1.5]
    for _ in range(15):
        with raw(fortress, table["table"]) as socket:
            socket.send(hello(table["links"][1]["token"], seen={"1": chosen.randrange(-5, 50)}))
            try:
                for number in range(20):
                    message = {"t": chosen.choice(kinds), "id": f"z{number}"}
                    for name in ("seat", "action", "text", "name", "bot", "n"):
                        if chosen.random() < 0.5:
                            message[name] = chosen.choice(values)  # type: ignore[assignment]
                    socket.send(json.dumps(message) if chosen.random() < 0.8 else chosen.randbytes(50))
            except ConnectionClosed:
                pass
    assert fortress.ask("GET", "/healthz")[1]["ok"]
    client = Client(fortress.port, table["table"], table["links"][0]["token"]).connect()
    assert client.ask("say", text="still here")["t"] == "ack"
    client.close()


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", "--log-level", "DEBUG")
    table = server.open_table("me", "me", "me")
    client = Client(server.port, table["table"], table["links"][0]["token"]).connect()
    seat = next(seat for seat in client.seats if client.choices(seat))
    client.ask("act", seat=seat, action=client.choices(seat)[0]["action"])
    client.ask("abandon")
    with raw(server, table["table"]) as socket:
        socket.send(hello("secret-guess"))
        last_words(socket)
    server.ask("GET", f"/api/tables/{table['table']}", token=client.token)
    client.close()
    log = server.stop()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {line["event"] for line in lines} >= {"started", "not let in"}
    secrets = [link["token"] for link in table["links"]] + [client.ending["key"], "secret-guess"]
    assert not [secret for secret in secrets if secret in log]
    assert not re.search(r"hand|cards", log)
