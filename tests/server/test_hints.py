"""Hints over the socket: where they were agreed on, from what the seat knows, and a failure costs nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from world import World

from bestiary.bots import BotFailed
from bestiary.bots.wire import Hint, Reason
from bestiary.server.messages import AskHint
from bestiary.table import Table, TableRefusal, bot
from bestiary.table.saved import load, save

SEED = bytes(32)


def opened(*, hints: bool, people: int = 3) -> Table:
    seats = [f"P{number}" if number < people else bot("random") for number in range(3)]
    return Table.open("marry", seats, key=SEED, hints=hints)


def answers(folder: Path, table: Table, seat: int, thought_out: Any) -> list[dict[str, Any]]:
    """Asks for a hint from a seat's socket and returns what is answered."""

    async def run() -> list[dict[str, Any]]:
        world = World(folder, table)
        world.hub.adviser.thinker.advise = thought_out  # type: ignore[method-assign]
        await world.open()
        before = len(world.wires[seat])
        world.hub.adviser.answer(world.live.id, world.live.table, world.connections[seat], AskHint(id="q", seat=seat))
        for _ in range(500):
            await asyncio.sleep(0.002)
            if len(world.wires[seat]) > before:
                break
        told = world.wires[seat][before:]
        await world.close()
        return [json.loads(line) for line in told]

    return asyncio.run(run())


def owing(table: Table) -> int:
    return next(seat for seat in range(3) if table.owes(seat))


class Notes:
    """Stands in for the process: notes what it is sent and advises the first legal actions."""

    def __init__(self) -> None:
        self.sent: list[tuple[object, ...]] = []

    def __call__(self, *question: object) -> list[Hint]:
        self.sent.append(question)
        return [Hint(0, 0.5, [Reason(0, "points", 2.0)])]


def test_an_agreed_hint_is_answered_with_moves_chances_and_reasons(tmp_path: Path) -> None:
    table, notes = opened(hints=True), Notes()
    seat = owing(table)
    thought = table.advice(seat, "titan")
    (found,) = answers(tmp_path, table, seat, notes)
    assert found["t"] == "hints"
    assert (found["id"], found["seat"], found["bot"]) == ("q", seat, "titan")
    assert found["moves"] == [
        {
            "action": 0,
            "notation": table.game.notation(table.blind(seat), 0),
            "chance": 0.5,
            "reasons": [{"seat": 0, "term": "points", "by": 2.0}],
        }
    ]
    assert notes.sent == [("titan", thought.blind, seat, thought.seed)]


@pytest.mark.parametrize(
    ("hints", "people", "allowed"), [(False, 3, False), (True, 3, True), (False, 2, False), (False, 1, True)]
)
def test_hints_need_an_agreement_unless_only_bots_play_along(hints: bool, people: int, allowed: bool) -> None:
    table = opened(hints=hints, people=people)
    assert table.hints is allowed
    again = load(table.setup, save(table), [])
    assert again.hints is allowed
    table.abandon()
    assert table.rematch().hints is allowed


def refusal(table: Table, seat: int) -> str:
    with pytest.raises(TableRefusal) as no:
        table.advice(seat, "titan")
    return no.value.code


def test_hints_are_refused_without_agreement_and_out_of_turn() -> None:
    table = opened(hints=False)
    assert refusal(table, owing(table)) == "no-hints"
    table = opened(hints=True)
    seat = owing(table)
    assert refusal(table, (seat + 1) % 3) == "not-due"
    table.stand_in(seat, "random")
    assert refusal(table, seat) == "stood-in"
    table.abandon()
    assert refusal(table, seat) == "over"


def test_a_failed_hint_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    def fail(*_: object) -> list[Hint]:
        raise BotFailed("the bot did not move within 10 s")

    table = opened(hints=True)
    seat, entered = owing(table), table.entered
    (found,) = answers(tmp_path, table, seat, fail)
    assert (found["code"], found["id"]) == ("hint", "q")
    assert "within 10 s" in found["words"]
    assert table.entered == entered


def test_a_page_gets_hints_from_a_real_server(server: Any, join: Any) -> None:
    table = server.open_table("me", "random", "random")
    assert server.ask("GET", f"/api/tables/{table['table']}", token=table["links"][0]["token"])[1]["hints"]
    client = join(table, 0)
    assert client.welcome["hints"]
    while 0 not in client.views[0]["to_act"]:
        client.receive()
    client.send({"t": "hint", "id": "q", "seat": 0})
    found = client.until("hints", "error")
    assert found["t"] == "hints", found
    assert {move["action"] for move in found["moves"]} <= {each["action"] for each in client.views[0]["choices"]}


def test_nobody_gets_a_hint_for_another_seat(server: Any, join: Any) -> None:
    client = join(server.open_table("me", "person", "person", hints=True), 1)
    assert client.ask("hint", seat=0)["code"] == "not-yours"
    assert client.ask("hint", seat=99)["code"] == "not-yours"


def test_a_table_of_people_says_whether_they_agreed(server: Any, join: Any) -> None:
    for hints in (False, True):
        table = server.open_table("me", "person", "random", hints=hints)
        assert join(table, 1).welcome["hints"] is hints
