"""What one address may hold and ask for: bytes stored, tables opened, questions that take long."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from page_client import Client, ServerProcess
from test_door import Narrow
from world import Collected, World

from bestiary.core.registry import get
from bestiary.server import foreteller
from bestiary.server.connection import Connection
from bestiary.server.control import address
from bestiary.server.errands import WAITING_OF_ONE, Errands, TooManyErrands
from bestiary.server.foreteller import MOST_ASKED, Foreteller
from bestiary.server.jobs import told
from bestiary.server.limits import LARGE, Addresses, Bucket
from bestiary.server.messages import AskPreviews
from bestiary.server.metrics import Metrics
from bestiary.server.parties import party
from bestiary.server.quotas import TooManyTables
from bestiary.server.troubles import explain
from bestiary.table import Table

PEOPLE = ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("?", "?"),
    ],
)
def test_a_household_is_one_visitor_however_many_addresses_it_has(peer: str, counted: str) -> None:
    assert party(peer) == counted
    if peer != "?":
        assert address(peer) == address(counted) == counted


def test_a_large_request_counts_as_many() -> None:
    addresses = Addresses(10, 0.0, 100, 30)
    assert addresses.request("a", 98 * LARGE)
    assert addresses.request("a")
    assert not addresses.request("a")
    assert addresses.request("b", 1000 * LARGE)  # never more than an address has at all
    assert not addresses.request("b")


def test_many_who_come_make_nobody_unknown() -> None:
    addresses = Addresses(10, 0.0, 1, 30)
    for number in range(20_000):
        addresses.request(f"stranger {number}")
    assert len(addresses.requests.found) <= 10_000
    assert not addresses.request("stranger 19999")


def test_an_address_has_only_so_much_work_waiting_and_others_go_first() -> None:
    async def run() -> list[str]:
        errands, go, done = Errands(), threading.Event(), list[str]()
        held = asyncio.ensure_future(errands.run("first", "", go.wait))
        await asyncio.sleep(0)
        asked = [errands.run("greedy", str(n), lambda: done.append("greedy")) for n in range(WAITING_OF_ONE + 3)]
        waiting = [asyncio.ensure_future(each) for each in asked]
        await asyncio.sleep(0)
        modest = asyncio.ensure_future(errands.run("modest", "", lambda: done.append("modest")))
        await asyncio.sleep(0)
        go.set()
        answers = await asyncio.gather(held, *waiting, modest, return_exceptions=True)
        assert sum(isinstance(answer, TooManyErrands) for answer in answers) == 3
        errands.close()
        return done

    done = asyncio.run(run())
    assert done.count("greedy") == WAITING_OF_ONE
    assert done.index("modest") <= 1


def test_what_choices_would_do_is_counted_once_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, go, foresee = list[int](), threading.Event(), foreteller.foresee

    def counting(game: Any, blind: Any, seat: int) -> Any:
        go.wait()
        counted.append(seat)
        return foresee(game, blind, seat)

    monkeypatch.setattr(foreteller, "foresee", counting)

    def connection(wire: Collected) -> Connection:
        return Connection(wire, "here", Bucket(1e9, 1e9), Metrics())

    async def run() -> None:
        teller, wires = Foreteller(Errands()), [Collected() for _ in range(30)]
        table = Table.open("monstrous", PEOPLE[:2], key=bytes(32))
        for wire in wires:
            asking = connection(wire)
            for number in range(MOST_ASKED + 5):
                teller.answer("a table", table, asking, AskPreviews(id=str(number), seat=0))
        go.set()
        await asyncio.gather(*teller.tasks)
        for wire in wires:
            kinds = [json.loads(text)["t"] for text in wire.sent]
            assert (kinds.count("previewed"), kinds.count("error")) == (MOST_ASKED, 5)
        assert counted == [0]
        late = Collected()
        teller.answer("a table", table, connection(late), AskPreviews(id="late", seat=0))
        assert json.loads(late.sent[0])["id"] == "late"  # at once
        teller.forget("a table")
        teller.answer("a table", table, connection(Collected()), AskPreviews(id="again", seat=0))
        await asyncio.gather(*teller.tasks)
        assert counted == [0, 0]
        teller.errands.close()

    asyncio.run(run())


def test_rematches_and_tables_that_left_the_memory_count_among_those_of_an_address(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", PEOPLE, key=bytes(32)))
        world.hub.settings.tables_per_address = 2
        await world.open()
        hub = world.hub
        other = await hub.open(Table.open("marry", PEOPLE, key=bytes(32)), world.live.keys, "here")
        hub.let_go(other)
        world.live.table.abandon(0)
        world.live.flush()
        await world.settle()
        await hub.rematch(world.live, "here")
        with pytest.raises(TooManyTables, match="2 games"):
            await hub.open(Table.open("marry", PEOPLE, key=bytes(32)), world.live.keys, "here")
        await hub.open(Table.open("marry", PEOPLE, key=bytes(32)), world.live.keys, "there")
        await world.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Any:
    process = Narrow(tmp_path_factory.mktemp("small") / "tables.sqlite", bytes_per_address=20_000, list_records=True)
    yield process
    process.stop()


def test_only_so_much_is_stored_for_an_address_and_it_is_told(small: ServerProcess) -> None:
    table = small.open_table("me", "person", "person")
    client = Client(small.port, table["table"], table["links"][0]["token"]).connect()
    for _ in range(60):
        answer = client.ask("say", text="x" * 499)
        if answer["t"] == "error":
            break
    assert answer["code"] == "too-fast"
    assert "stored for your address" in answer["words"]
    assert client.ask("why", seat=0, action=0)["t"] in ("allowed", "refusal")  # what stores nothing goes on
    client.close()
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
    record = get("marry").id
    for path, body in (("/api/tables", {"game": record, "seats": seats}), ("/api/records", {})):
        status, refused = small.ask("POST", path, body)
        assert status == 429
        assert "ask whoever runs this server" in refused["words"]


def test_a_list_goes_on_after_numbers_that_are_numbers(small: ServerProcess) -> None:
    assert small.ask("GET", "/api/records")[0] == 200
    assert small.ask("GET", "/api/records?after=%C2%B2-x")[0] == 400


def test_strangers_are_not_told_where_the_database_lies() -> None:
    for trouble in ("database is locked", "disk is full", "out of memory"):
        error = explain(sqlite3.OperationalError(trouble), Path("/srv/secret.sqlite"))
        assert "/srv/secret.sqlite" in str(error)
        assert "secret" not in told(error)
        assert told(error).startswith("The database ")
