"""A SQLite server's games go on at servers that share a database: all of them, or none."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import cast

from tests.cluster.services import Database, Messages
from tests.server.page_client import Client, ServerProcess


def restore(copy: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bestiary", "restore", str(copy), *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_games_of_a_server_go_on_in_a_cluster(database: Database, messages: Messages, tmp_path: Path) -> None:
    if messages.process is None:
        messages.start()
    file = tmp_path / "tables.sqlite"
    alone = ServerProcess(file)
    table = alone.open_table("me", "me", "me")
    token = table["links"][0]["token"]
    player = Client(alone.port, table["table"], token).connect()
    player.ask("say", text="before")
    waiting = alone.ask("POST", "/api/gatherings", {"game": "marry"})
    assert waiting[0] == 201, waiting
    player.close()
    alone.stop()
    done = restore(file, "--into", database.dsn, "--json")
    assert done.returncode == 0, done.stderr
    assert (json.loads(done.stdout)["tables"], json.loads(done.stdout)["running"]) == (1, 1)
    assert "bestiary@" not in done.stdout
    # No clock ran since that server ended, and what is there stays as it is.
    assert database.ask("SELECT left_at IS NOT NULL, fence FROM tables")[0][:] == (True, 0)
    assert database.ask("SELECT count(*) FROM gatherings")[0][0] == 1
    again = restore(file, "--into", database.dsn)
    assert (again.returncode, "nothing was written" in again.stderr) == (2, True), again.stderr
    server = ServerProcess(cast("Path", database.dsn), "--nats", messages.address, "--no-limits", "--lease", "30")
    try:
        late = restore(file, "--into", database.dsn)
        assert (late.returncode, "Servers use the database" in late.stderr) == (2, True), late.stderr
        there = Client(server.port, table["table"], token).connect()
        assert there.views == player.views
        there.ask("say", text="after")
        there.close()
    finally:
        server.kill()
    assert database.ask("SELECT count(*) = max(number) + 1, max(fence) FROM entries")[0][:] == (True, 1)
