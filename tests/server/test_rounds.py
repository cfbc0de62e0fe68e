"""A table whose opener adds to the key, over HTTP, across a restart."""

from __future__ import annotations

import json
from typing import Any

from bestiary.core import commitment
from bestiary.core.record import decode

MINE = bytes(range(32))
WANTED = {
    "game": "marry",
    "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}],
}


def begin(server: Any, seat: int = 1) -> dict[str, Any]:
    status, begun = server.ask("POST", "/api/rounds", {"seat": seat, "commitment": commitment(MINE)})
    assert status == 201
    assert begun["shares"] == [{"seat": seat, "commitment": commitment(MINE), "number": ""}]
    return dict(begun)


def test_the_openers_number_is_in_the_key_and_the_server_keeps_its_promise(server: Any, join: Any) -> None:
    begun = begin(server)
    status, table = server.ask("POST", "/api/tables", {**WANTED, "round": begun["round"], "number": MINE.hex()})
    assert status == 201
    server.kill()
    server.start()
    client = join(table, 0)
    assert server.ask("GET", f"/api/records/{table['table']}")[0] == 409
    client.ask("abandon")
    record = decode(json.dumps(server.ask("GET", f"/api/records/{table['table']}")[1]).encode())
    assert record.header.commitment == begun["commitment"]
    assert [share.number for share in record.header.shares or []] == [MINE.hex()]
    assert record.verify_key()
    evidence = server.ask("GET", f"/api/records/{table['table']}/replay")[1]["evidence"]
    assert evidence["number"] != evidence["key"]
    again = server.ask("POST", "/api/tables", {**WANTED, "round": begun["round"], "number": MINE.hex()})
    assert (again[0], "this round is over" in again[1]["words"]) == (400, True)


def test_other_numbers_and_other_seats_are_refused(server: Any) -> None:
    begun = begin(server)
    for number in (bytes(32).hex(), "", "x" * 64):
        status, said = server.ask("POST", "/api/tables", {**WANTED, "round": begun["round"], "number": number})
        assert (status, said["words"]) == (400, "this is not the number whose hash was promised")
    bots = begin(server, seat=0)
    status, said = server.ask("POST", "/api/tables", {**WANTED, "round": bots["round"], "number": MINE.hex()})
    assert (status, "for a seat of his own" in said["words"]) == (400, True)
    assert server.ask("POST", "/api/rounds", {"seat": 0, "commitment": "?"})[0] == 400


def test_one_address_begins_only_so_many_rounds(server: Any) -> None:
    answers = {server.ask("POST", "/api/rounds", {"seat": 0, "commitment": commitment(MINE)})[0] for _ in range(60)}
    assert answers == {201, 429}
