"""Whole games over real sockets."""

from __future__ import annotations

import json
import os
import random
import signal
from typing import Any

import pytest
from page_client import Client

from bestiary.core.record import decode


def play_out(clients: list[Client], most: int = 3000, stop_at: int = 1 << 30) -> int:
    """Lets the clients play random moves, each in its turn, until the game is over; returns how many were made."""
    chosen = random.Random(7)
    made = 0
    while made < min(most, stop_at):
        acting = next((c for c in clients for seat in c.seats if c.choices(seat)), None)
        if acting is None:
            if all(view["over"] for c in clients for view in c.views.values()):
                return made
            for client in clients:
                client.settle(0.005)
            continue
        seat = next(seat for seat in acting.seats if acting.choices(seat))
        choices = acting.choices(seat)
        towards_the_end = [choice for choice in choices if choice["kind"] in ("house", "tower", "fortify")]
        choice = chosen.choice(towards_the_end if towards_the_end and chosen.random() < 0.8 else choices)
        answer = acting.ask("act", seat=seat, action=choice["action"])
        assert answer["t"] == "ack"
        made += 1
        for client in clients:
            client.settle(0.002)
    return made


def test_three_people_play_a_whole_game_and_anyone_can_verify_it(server: Any, join: Any) -> None:
    table = server.open_table("me", "person", "person")
    clients = [join(table, link) for link in range(3)]
    watcher = join(table, 3)
    made = play_out(clients)
    for client in [*clients, watcher]:
        client.settle()
        assert client.views[client.seats[0] if client.seats else 3]["over"]
        assert client.ending["key"]
    status, data = server.ask("GET", f"/api/records/{table['table']}")
    assert status == 200
    record = decode(json.dumps(data).encode())
    assert len(record.moves) == made
    assert record.verify_key()
    assert record.final().over
    assert record.header.key == clients[0].ending["key"]
    status, replay = server.ask("GET", f"/api/records/{table['table']}/replay?seat=1")
    assert status == 200
    assert replay["verified"]
    assert not replay["imported"]
    assert replay["evidence"]["bounds"] == data["bounds"]
    assert len(replay["steps"]) == made
    follower = Client(0, "", "")
    follower.views[1], follower.undo = replay["view"], {}
    for step in replay["steps"]:
        follower.follow(1, step)
    last = clients[1].views[1]
    assert follower.views[1] == last


def test_a_person_plays_against_bots(server: Any, join: Any) -> None:
    table = server.open_table("me", "greedy", "random")
    client = join(table, 0)
    assert play_out([client]) > 5
    assert client.views[0]["over"]
    assert client.ending["key"]


def test_a_killed_bot_process_holds_nobody_up(server: Any, join: Any) -> None:
    table = server.open_table("me", "random", "random")
    client = join(table, 0)
    for _ in range(4):
        play_out([client], stop_at=4)
        for worker in server.children():
            os.kill(worker, signal.SIGKILL)
    assert play_out([client], stop_at=5) == 5 or client.views[0]["over"]


def test_several_seats_on_one_device(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "greedy")
    client = join(table, 0)
    assert client.seats == [0, 1]
    assert set(client.views) == {0, 1}
    assert client.views[0]["table"][1]["hand"] is None
    play_out([client], stop_at=30)


def test_a_refused_action_names_its_rule_and_changes_nothing(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    client = join(table, 0)
    seat = client.views[0]["to_act"][0]
    before = [dict(view) for view in client.views.values()]
    answer = client.ask("act", seat=seat, action="move e 1")
    assert answer["t"] == "refusal"
    assert answer["message"] == f"rule-{answer['rule']}"
    assert answer["words"]
    assert client.ask("why", seat=seat, action="move e 1")["rule"] == answer["rule"]
    assert client.ask("why", seat=seat, action=client.choices(seat)[0]["notation"])["t"] == "allowed"
    assert client.ask("act", seat=seat, action="fly away")["code"] == "notation"
    other = (seat + 1) % 3
    assert client.ask("act", seat=other, action=0)["rule"] == "not-asked"
    assert [dict(view) for view in client.views.values()] == before


def test_undo_goes_to_everyone_as_if_nothing_had_been(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    client, watcher = join(table, 0), join(table, 1)
    seat = client.views[0]["to_act"][0]
    before = dict(watcher.views[3])
    log = server.ask("GET", f"/api/tables/{table['table']}/log", token=watcher.token)[1]["events"]
    client.ask("act", seat=seat, action=client.choices(seat)[0]["action"])
    assert client.undo[seat]
    assert client.ask("undo", seat=seat)["t"] == "ack"
    watcher.settle()
    assert watcher.views[3] == before
    assert [message for message in watcher.messages if message["t"] == "update"][-1]["log"] == len(log)
    assert client.ask("undo", seat=seat)["code"] == "undo"


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_are_served(server: Any, language: str) -> None:
    status, text = server.ask("GET", f"/api/games/marry/words/{language}")
    assert status == 200
    assert "rule-A-16" in text
    assert "seat-name" in text


def test_what_a_screen_needs_of_a_game_is_served(server: Any) -> None:
    status, content = server.ask("GET", "/api/games/marry/content")
    assert status == 200
    assert content["events"]["house"] == {"seat": "seat", "space": "spot"}
    assert server.ask("GET", "/api/games/chess/content")[0] == 404
    status, problem = server.ask("POST", "/api/games/marry/content", {"options": {"moon": "full"}})
    assert (status, problem["code"]) == (400, "bad-value")


def test_what_choices_would_do_is_told_in_one_answer(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "person")
    client, watcher = join(table, 0), join(table, -1)
    seat = client.views[0]["to_act"][0] if client.views[0]["to_act"][0] < 2 else 0
    told = client.ask("previews", seat=seat)
    assert told["t"] == "previewed"
    assert set(told["choices"]) == {str(choice["action"]) for choice in client.choices(seat)}
    assert client.ask("previews", seat=2)["code"] == "not-yours"
    assert watcher.ask("previews", seat=3)["choices"] == {}
    assert watcher.ask("previews", seat=0)["code"] == "not-yours"
    assert "bestiary_previews_total 4" in server.ask("GET", "/metrics")[1]
