"""Finished games are analysed in the background: with progress, to be stopped, and never before they are over."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from page_client import ServerProcess

from bestiary.core.record import load
from bestiary.server import analyses
from bestiary.server.analyses import Analyses, TooManyAnalyses

RECORD = Path(__file__).parents[1] / "records" / "marry-v2-3.json"
PATIENCE = 120.0


@pytest.fixture
def imported(server: ServerProcess) -> str:
    status, stored = server.ask("POST", "/api/records", json.loads(RECORD.read_text("utf-8")))
    assert status == 201, stored
    return str(stored["record"])


def ended(server: ServerProcess, record: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    done = 0
    while time.monotonic() < until:
        status, found = server.ask("GET", f"/api/records/{record}/analysis")
        assert status == 200
        assert found["done"] >= done
        done = found["done"]
        if found["state"] not in ("waiting", "running"):
            return dict(found)
        assert found["decisions"] == []
        time.sleep(0.2)
    raise TimeoutError


def test_an_analysis_goes_on_in_the_background_and_tells_what_it_found(server: ServerProcess, imported: str) -> None:
    assert server.ask("GET", f"/api/records/{imported}/analysis")[1]["state"] == "none"
    status, begun = server.ask("POST", f"/api/records/{imported}/analysis?level=brute")
    assert status == 202
    assert begun["state"] in ("waiting", "running")
    found = ended(server, imported)
    record = load(RECORD)
    assert found["state"] == "done"
    assert found["done"] == found["moves"] == len(record.moves)
    assert len(found["chances"]) == len(record.moves) + 1
    assert record.result is not None
    assert [seat for seat, chance in enumerate(found["chances"][-1]) if chance] == record.result.winners
    by_move = {each["move"]: each for each in found["decisions"]}
    for seat, moves in enumerate(found["mistakes"]):
        assert len(moves) <= 3
        lost = [by_move[move]["lost"] for move in moves]
        assert lost == sorted(lost, reverse=True)
        for move in moves:
            assert by_move[move]["seat"] == seat
            assert {by_move[move]["played"], by_move[move]["better"]} <= {
                each["notation"] for each in by_move[move]["choices"]
            }
    # The same is not made twice.
    assert server.ask("POST", f"/api/records/{imported}/analysis?level=brute")[1] == found


def test_an_analysis_can_be_stopped_and_keeps_what_it_has(server: ServerProcess, imported: str) -> None:
    server.ask("POST", f"/api/records/{imported}/analysis?level=titan")
    until = time.monotonic() + PATIENCE
    while server.ask("GET", f"/api/records/{imported}/analysis")[1]["done"] < 2:
        assert time.monotonic() < until
        time.sleep(0.1)
    found = server.ask("DELETE", f"/api/records/{imported}/analysis")[1]
    assert found["state"] == "stopped"
    assert 2 < len(found["chances"]) <= found["moves"]
    assert not [child for child in server.children() if b"analyst" in command(child) and not dead(child)]


def command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def dead(process: int) -> bool:
    until = time.monotonic() + 5
    while command(process) and time.monotonic() < until:
        time.sleep(0.05)
    return not command(process)


def test_what_cannot_be_analysed_is_told(server: ServerProcess, imported: str) -> None:
    table = server.open_table("me", "person", "person")
    running = server.ask("POST", f"/api/records/{table['table']}/analysis")
    assert (running[0], running[1]["code"]) == (409, "not-over")
    assert server.ask("POST", "/api/records/nowhere/analysis")[0] == 404
    status, found = server.ask("POST", f"/api/records/{imported}/analysis?level=greedy")
    assert (status, found["code"]) == (422, "invalid")


def test_a_process_that_dies_is_told_and_another_analysis_can_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> tuple[str, str]:
        monkeypatch.setattr(analyses.sys, "executable", "/bin/false")
        every = Analyses()
        every.start("one", load(RECORD), "brute")
        task = every.found["one"].task
        assert task is not None
        await task
        failed = every.get("one")
        monkeypatch.undo()
        again = every.start("one", load(RECORD), "brute")
        every.close()
        return failed.trouble, again.state

    trouble, state = asyncio.run(run())
    assert "died" in trouble
    assert state == "waiting"


def test_only_so_many_wait_and_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "WAITING", 2)
    monkeypatch.setattr(analyses, "KEPT", 2)

    async def run() -> None:
        every = Analyses()
        record = load(RECORD)
        for name in ("a", "b"):
            every.start(name, record, "titan")
        with pytest.raises(TooManyAnalyses):
            every.start("c", record, "titan")
        every.stop("a")
        every.start("c", record, "titan")
        assert list(every.found) == ["b", "c"]
        every.forget("b")
        assert every.get("b").state == "none"
        every.close()
        await asyncio.sleep(0)

    asyncio.run(run())
