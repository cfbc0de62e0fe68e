"""The API keeps what its schema promises, whatever is sent; and the page's types follow the protocol."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, given, settings
from page_client import ServerProcess
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from bestiary import bots
from bestiary.server.schema import main, typescript

NOTHING_TO_GET_WRONG = ("/api/games", "/api/protocol")


def test_no_request_breaks_the_api(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", "--no-limits")
    try:
        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
        tried = 0
        for result, mode in product(schema.get_all_operations(), GenerationMode):
            operation = result.ok()
            if mode is GenerationMode.NEGATIVE and operation.path in NOTHING_TO_GET_WRONG:
                continue

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
            def attack(case: schemathesis.Case) -> None:
                # Which seats, options and records fit a game is beyond a schema: a clear 400 is a good answer.
                case.call_and_validate(excluded_checks=[positive_data_acceptance])

            attack()
            tried += 1
        assert tried >= 20
        assert server.ask("GET", "/healthz")[1]["ok"]
    finally:
        log = server.stop()
    assert "trace" not in log


def test_types_are_written_once_and_name_all_messages(tmp_path: Path) -> None:
    target = tmp_path / "generated" / "protocol.ts"
    main([str(target)])
    text = target.read_text()
    assert text == typescript()
    for name in ("ClientMessage", "ServerMessage", "AnyView", "MarryView", "Update", "OpenTable", "Replay"):
        assert f"export type {name} =" in text or f"export interface {name} " in text
    assert f"LEVELS: readonly string[] = {json.dumps(bots.names(), separators=(',', ':'))};" in text
    before = target.stat().st_mtime_ns
    main([str(target)])
    assert target.stat().st_mtime_ns == before
