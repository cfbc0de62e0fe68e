"""Coming back: with the last version one saw, with the same request, on another device, after the server was killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_client import Client, ConnectionClosed, ServerProcess


def first_choice(client: Client) -> tuple[int, int]:
    seat = next(seat for seat in client.seats if client.choices(seat))
    return seat, client.choices(seat)[0]["action"]


def test_a_client_that_comes_back_gets_only_what_it_missed(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    player, watcher = join(table, 0), join(table, 0)
    watcher.close()
    for _ in range(2):  # which are short enough to be kept, whatever was chosen
        seat, action = first_choice(player)
        player.ask("act", seat=seat, action=action)
    player.ask("say", text="still there?")
    watcher.messages.clear()
    watcher.connect()
    kinds = [message["t"] for message in watcher.messages]
    assert kinds == ["welcome", *[*["update"] * 2, "chat"] * 3, "presence"]
    fresh = Client(server.port, table["table"], watcher.token).connect()
    assert fresh.views == watcher.views
    assert [m["t"] for m in fresh.messages] == ["welcome", *["snapshot"] * 3, "presence"]
    fresh.close()


def test_spectators_who_come_back_get_a_snapshot(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    player, watcher = join(table, 0), join(table, 1)
    while not player.until("presence")["spectators"]:
        pass
    watcher.close()
    while player.until("presence")["spectators"]:
        pass
    for _ in range(2):
        seat, action = first_choice(player)
        player.ask("act", seat=seat, action=action)
    before = watcher.seen[3]
    watcher.connect()
    assert watcher.seen[3] > before
    seat, action = first_choice(player)
    player.ask("act", seat=seat, action=action)
    assert watcher.until("update")["seat"] == 3
    fresh = join(table, 1)
    assert fresh.views == watcher.views


def test_a_client_that_missed_nothing_is_told_nothing(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    client = join(table, 0)
    client.close()
    client.messages.clear()
    client.connect()
    assert [message["t"] for message in client.messages] == ["welcome", "presence"]


@pytest.mark.parametrize("version", [-1, 10**6, 2**70])
def test_a_version_that_never_was_gets_a_snapshot(server: Any, join: Any, version: int) -> None:
    table = server.open_table("me", "me", "me")
    client = Client(server.port, table["table"], table["links"][0]["token"])
    if version == 2**70:
        client.connect({"t": "hello", "protocol": 1, "token": client.token, "seen": {"x": 5, "-1": 3}})
    else:
        client.connect({"t": "hello", "protocol": 1, "token": client.token, "seen": {"0": version}})
    assert set(client.views) == {0, 1, 2}
    client.close()


def test_the_same_request_again_is_acknowledged_and_has_no_second_effect(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    client = join(table, 0)
    seat, action = first_choice(client)
    request = {"t": "act", "id": "same", "seat": seat, "action": action}
    for _ in range(3):
        client.send(request)
    acks = [client.answer("same") for _ in range(3)]
    assert [ack["t"] for ack in acks] == ["ack"] * 3
    assert sum(m["t"] == "update" and m["seat"] == seat for m in client.messages) == 1
    client.close()
    client.connect()
    client.send(request)
    assert client.answer("same")["t"] == "ack"
    client.settle()
    assert sum(m["t"] == "update" and m["seat"] == seat for m in client.messages) == 1


def test_a_second_device_with_the_same_link_sees_the_same(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    first, second = join(table, 0), join(table, 0)
    seat, action = first_choice(second)
    second.ask("act", seat=seat, action=action)
    first.settle()
    assert first.views == second.views


def test_a_leaver_is_replaced_and_gets_the_seat_back_on_return(server: Any, join: Any) -> None:
    table = server.open_table("me", "person", "person")
    owner, leaver, other = join(table, 0), join(table, 1), join(table, 2)
    assert owner.ask("stand_in", seat=1, bot="random")["code"] == "still-here"
    assert other.ask("stand_in", seat=1, bot="random")["code"] == "not-yours"
    leaver.close()
    while owner.until("presence")["here"][1]:
        pass
    assert owner.ask("stand_in", seat=1, bot="nobody")["code"] == "bad-value"
    assert owner.ask("stand_in", seat=1, bot="random")["t"] == "ack"
    leaver.connect()
    leaver.settle()
    last = [m for m in leaver.messages if m["t"] == "update" and m.get("people")][-1]
    assert "stand_in" not in last["people"][1]


def test_a_rematch_gives_everyone_a_link_of_their_own(server: Any, join: Any) -> None:
    table = server.open_table("me", "person", "greedy")
    owner, other, watcher = join(table, 0), join(table, 1), join(table, 2)
    assert other.ask("rematch")["code"] == "not-over"
    assert other.ask("abandon")["code"] == "not-yours"
    assert owner.ask("abandon")["t"] == "ack"
    assert watcher.ask("rematch")["code"] == "not-yours"
    assert other.ask("rematch")["t"] == "ack"
    assert owner.ask("rematch")["t"] == "ack"
    links = []
    for client in (owner, other, watcher):
        client.settle()
        found = [m for m in client.messages if m["t"] == "rematch"]
        links.append(found[-1])
        again = Client(server.port, found[-1]["table"], found[-1]["token"]).connect()
        assert (again.seats, again.welcome["owner"]) == (client.seats, client.welcome["owner"])
        again.close()
    assert len({link["table"] for link in links}) == 1
    assert len({link["token"] for link in links}) == 3
    late = Client(server.port, table["table"], owner.token).connect()
    assert late.until("rematch")["token"] == links[0]["token"]
    late.close()


def test_a_rematch_finds_everyone_after_a_restart_too(mortal: ServerProcess) -> None:
    table = mortal.open_table("me", "person", "greedy")
    tokens = [link["token"] for link in table["links"]]
    owner = Client(mortal.port, table["table"], tokens[0]).connect()
    assert owner.ask("abandon")["t"] == "ack"
    assert owner.ask("rematch")["t"] == "ack"
    owner.settle()
    own = next(message for message in owner.messages if message["t"] == "rematch")
    owner.close()
    mortal.kill()
    assert not any(token.encode() in mortal.database.read_bytes() for token in (*tokens, own["token"]))
    mortal.start()
    other = Client(mortal.port, table["table"], tokens[1]).connect()
    found = other.until("rematch")
    other.close()
    for token, seats in ((own["token"], owner.seats), (found["token"], other.seats)):
        again = Client(mortal.port, own["table"], token).connect()
        assert again.seats == seats
        again.close()
    assert found["table"] == own["table"]
    with pytest.raises(ConnectionClosed):
        Client(mortal.port, own["table"], tokens[1]).connect()  # the old link opens nothing there


# Killed


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path / "tables.sqlite")
    yield process
    process.stop()


def test_bots_go_on_after_a_restart_without_anybody_asking(mortal: ServerProcess) -> None:
    table = mortal.open_table("random", "random", "random")
    mortal.kill()
    mortal.start()
    client = Client(mortal.port, table["table"], table["links"][0]["token"]).connect()
    for _ in range(4000):
        if client.views[3]["over"]:
            break
        client.receive()
    assert client.ending["key"]
    client.close()
