"""The HTTP API: what it gives, and what it says when something is wrong."""

from __future__ import annotations

import http.client
import json
from typing import Any

import pytest
from test_games import play_out

from bestiary.core import Chance, Match, get
from bestiary.core.record import encode


def recorded(moves: int = 40) -> dict[str, Any]:
    match = Match(get("marry"), 3, Chance(4))
    for _ in range(moves):
        seat = next(seat for seat in range(3) if match.state.legal(seat))
        match.play(seat, match.state.legal(seat)[0])
    data: dict[str, Any] = json.loads(encode(match.record()))
    return data


def test_games_come_with_words_options_and_bots(server: Any) -> None:
    status, games = server.ask("GET", "/api/games")
    assert status == 200
    marry = next(game for game in games if game["id"] == "marry")
    assert marry["title"]["de"]
    assert marry["players"] == [3, 4, 5]
    assert {"random", "greedy"} <= set(marry["bots"])
    assert marry["options"][0]["values"]


@pytest.mark.parametrize("page", ["rules", "rulings"])
def test_pages_are_served_or_said_to_be_missing(server: Any, page: str) -> None:
    status, text = server.ask("GET", f"/api/games/marry/{page}/en")
    assert (status == 200 and text.startswith("#")) or (status == 404 and text["code"] == "no-page")


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "no game"),
        ({"game": "marry", "seats": [{"kind": "me"}]}, 400, "3, 4, 5 players"),
        ({"game": "marry", "seats": [{"kind": "me"}] * 99}, 422, "seats"),
        ({"game": "marry", "seats": [{"kind": "ghost"}] * 3}, 422, "kind"),
        ({"game": "marry", "seats": [{"kind": "bot", "bot": "oracle"}] * 3}, 400, "no bot"),
        ({"game": "marry", "seats": [{"kind": "me"}] * 3, "options": {"luck": "yes"}}, 400, "no option"),
        ({"game": "marry", "seats": [{"kind": "me"}] * 3, "clock": {"kind": "move", "seconds": 1}}, 400, "seconds"),
        ({"game": "marry", "seats": [{"kind": "me"}] * 3, "cheat": True}, 422, "cheat"),
        ({"game": "marry", "seats": [{"kind": "me", "name": "x" * 41}] * 3}, 422, "name"),
        ([], 422, "body"),
    ],
)
def test_a_table_that_can_not_be_is_refused(server: Any, body: Any, status: int, words: str) -> None:
    found, problem = server.ask("POST", "/api/tables", body)
    assert found == status
    assert words in problem["words"]
    assert problem["code"]


def test_a_link_tells_what_it_holds(server: Any) -> None:
    table = server.open_table("me", "person", "greedy")
    roles = [(link["role"], link["seats"]) for link in table["links"]]
    assert roles == [("owner", [0]), ("seat", [1]), ("spectator", [])]
    assert len({link["token"] for link in table["links"]}) == 3
    path = f"/api/tables/{table['table']}"
    status, info = server.ask("GET", path, token=table["links"][1]["token"])
    assert (status, info["seats"], info["owner"], info["over"]) == (200, [1], False, False)
    assert [person["bot"] for person in info["people"]] == ["", "", "greedy"]
    assert server.ask("GET", path)[0] == 401
    assert server.ask("GET", path, token="wrong")[0] == 403
    assert server.ask("GET", "/api/tables/nothere", token="wrong")[0] == 404


def test_a_log_is_its_seats_own(server: Any) -> None:
    table = server.open_table("me", "person", "person")
    path = f"/api/tables/{table['table']}/log"
    owner, watcher = table["links"][0]["token"], table["links"][3]["token"]
    own = server.ask("GET", path, token=owner)[1]["events"]
    seen = server.ask("GET", path, token=watcher)[1]["events"]
    drawn = [event["values"] for event in own if event["kind"] == "drew"]
    assert all((draw["card"] >= 0) == (draw["seat"] == 0) for draw in drawn)
    assert all(event["values"]["card"] == -1 for event in seen if event["kind"] == "drew")
    assert server.ask("GET", path + "?seat=1", token=owner)[0] == 403


def test_a_running_games_record_stays_closed(server: Any, join: Any) -> None:
    table = server.open_table("me", "me", "me")
    assert server.ask("GET", f"/api/records/{table['table']}")[0] == 409
    assert server.ask("GET", f"/api/records/{table['table']}/replay")[0] == 409
    token = table["links"][0]["token"]
    assert server.ask("DELETE", f"/api/records/{table['table']}", token=token)[0] == 409
    client = join(table, 0)
    play_out([client], stop_at=12)
    client.ask("abandon")
    status, record = server.ask("GET", f"/api/records/{table['table']}")
    assert status == 200
    assert len(record["moves"]) == 12
    assert record["header"]["key"]
    assert server.ask("DELETE", f"/api/records/{table['table']}", token=table["links"][1]["token"])[0] == 403
    assert server.ask("DELETE", f"/api/records/{table['table']}", token=token)[0] == 204
    assert server.ask("GET", f"/api/records/{table['table']}")[0] == 404
    assert client.until("error")["code"] == "unknown-table"


def test_a_record_is_exported_and_imported_again(server: Any) -> None:
    record = recorded()
    status, stored = server.ask("POST", "/api/records", record)
    assert status == 201
    assert server.ask("GET", f"/api/records/{stored['record']}")[1] == record
    replay = server.ask("GET", f"/api/records/{stored['record']}/replay?seat=0")[1]
    assert len(replay["steps"]) == 40
    assert not replay["verified"]
    assert replay["imported"]
    assert server.ask("GET", f"/api/records/{stored['record']}/replay?seat=9")[0] == 400
    assert server.ask("DELETE", f"/api/records/{stored['record']}", token="wrong")[0] == 403
    assert server.ask("DELETE", f"/api/records/{stored['record']}", token=stored["token"])[0] == 204
    assert server.ask("GET", f"/api/records/{stored['record']}")[0] == 404


def test_a_record_of_other_rules_is_shown_from_its_events(server: Any) -> None:
    record = recorded()
    record["header"]["rules_version"] = 0
    status, stored = server.ask("POST", "/api/records", record)
    assert status == 201
    replay = server.ask("GET", f"/api/records/{stored['record']}/replay")[1]
    assert replay["view"] is None
    assert replay["rules_version"] == 0
    assert len(replay["events"]) > 40


@pytest.mark.parametrize(
    "break_it",
    [
        lambda record: record["moves"].insert(3, [0, "done"]),
        lambda record: record["tape"].pop(),
        lambda record: record["events"].pop(),
        lambda record: record["events"].append([99, -1, 0, 0, 0, 0]),
        lambda record: record.pop("header"),
        lambda record: record["header"].update(seats=99),
        lambda record: record["header"].update(game="chess"),
        lambda record: record["header"].update(names=["Ann"]),
        lambda record: record.update(result={"winners": [1], "scores": [0, 99, 0]}),
    ],
)
def test_a_broken_record_is_not_taken_in(server: Any, break_it: Any) -> None:
    record = recorded()
    break_it(record)
    status, problem = server.ask("POST", "/api/records", record)
    assert status in (400, 404)
    assert problem["words"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(("GET", path) for path in ("/", "/api/games", "/api/nothing", "/none.js", "/healthz", "/metrics")),
        ("PUT", "/api/tables"),
        ("POST", "/api/records"),
    ],
)
def test_every_answer_carries_a_policy_that_allows_nothing_inline(server: Any, method: str, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request(method, path, headers={"Content-Length": "99999999"} if method == "POST" else {})
    headers = connection.getresponse().headers
    connection.close()
    assert "style-src 'self';" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_pages_carry_their_headers(server: Any) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", "/t/abc")
    answer = connection.getresponse()
    text, headers = answer.read().decode(), answer.headers
    connection.close()
    assert answer.status == 200 or (answer.status == 503 and "has no page" in text)
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert server.ask("GET", "/assets/none.js")[0] in (404, 503)
    assert server.ask("GET", "/../../etc/passwd.txt")[0] in (404, 503)
    assert server.ask("GET", "/api/nothing")[0] == 404


def test_metrics_and_health(server: Any) -> None:
    server.open_table("me", "me", "me")
    assert server.ask("GET", "/healthz")[1]["ok"]
    text = server.ask("GET", "/metrics")[1]
    assert "# TYPE bestiary_commit_seconds histogram" in text
    assert 'bestiary_commit_seconds_bucket{le="+Inf"}' in text
    assert "bestiary_cpu_seconds_total" in text


def test_the_protocol_is_described(server: Any) -> None:
    schema = server.ask("GET", "/api/protocol")[1]
    assert {"ClientMessage", "ServerMessage", "MarryView", "Update"} <= set(schema["$defs"])
