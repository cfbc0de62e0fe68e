"""A bot's process that dies or hangs in mid-thought at a real server: a note to all, and the game goes on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_client import Client, ServerProcess

TRIES = 20
HANG_SECONDS = 15.0  # a little more than a bot's move may take


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[ServerProcess]:
    """Runs a server whose only bots are those of one table."""
    process = ServerProcess(tmp_path / "tables.sqlite")
    yield process
    process.stop()


def thinkers(server: ServerProcess) -> list[int]:
    """Returns the processes in which bots think."""
    return [child for child in server.children() if b"bots.worker" in Path(f"/proc/{child}/cmdline").read_bytes()]


def noted(client: Client, seconds: float) -> dict[str, Any] | None:
    """Returns the note that comes within a time, if one does."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            message = client.receive(left)
        except TimeoutError:
            return None
        if message["t"] == "error":
            return message
    return None


@pytest.mark.parametrize(("how", "seconds"), [(signal.SIGKILL, 1.0), (signal.SIGSTOP, HANG_SECONDS)])
def test_a_bot_lost_in_mid_thought_costs_nothing(alone: ServerProcess, how: signal.Signals, seconds: float) -> None:
    table = alone.open_table("titan", "titan", "titan")
    watcher = Client(alone.port, table["table"], table["links"][-1]["token"]).connect()
    watcher.until("update")
    note = None
    # A titan thinks most of the time; if its process is caught between two thoughts, nothing is lost: try again.
    for _ in range(TRIES):
        for process in thinkers(alone):
            os.kill(process, how)
        watcher.send({"t": "ping"})
        if (note := noted(watcher, seconds)) is not None:
            break
    assert note is not None
    assert note["code"] == "bot"
    # What it choked on may name its hand, and stays in the log.
    assert note["words"] == "the bot 'titan' gave no move; a legal move was drawn for it"
    version = max(watcher.seen.values())
    while max(watcher.seen.values()) < version + 3:
        watcher.until("update")
    watcher.close()
