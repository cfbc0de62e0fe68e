"""What `docs/operating.md` tells an operator to do: copies while a server runs, tables closed, addresses kept out."""

from __future__ import annotations

import json
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from page_client import Client, ServerProcess

from bestiary.server import control
from bestiary.server.jobs import StorageError
from bestiary.server.safekeeping import back_up, examine, restore
from bestiary.server.seals import opened
from bestiary.server.sqlite import Sqlite
from bestiary.server.storage import read_setup

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"


def command(*arguments: object) -> Any:
    """Run a command of the page and return its JSON."""
    parts = [sys.executable, "-m", "bestiary", *map(str, arguments), "--json"]
    done = subprocess.run(parts, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_copy_made_while_games_are_played_brings_them_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    table = server.open_table("me", "me", "me")
    player = Client(server.port, table["table"], table["links"][0]["token"]).connect()
    player.ask("say", text="before the copy")
    copy = tmp_path / "copy.sqlite"
    told = command("backup", copy, "--database", server.database)
    assert (told["tables"], told["running"]) == (1, 1)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    player.ask("say", text="after the copy")
    player.close()
    with pytest.raises(StorageError, match="in use"):
        restore(copy, server.database, replace=True)
    server.stop()
    command("restore", copy, "--database", server.database, "--replace")
    assert server.database.with_name("tables.sqlite.old-1").is_file()
    server.start()
    again = Client(server.port, table["table"], table["links"][0]["token"]).connect()
    assert again.views == player.views
    again.close()
    server.stop()


def test_a_copy_that_others_may_see_holds_nothing_of_games_that_go_on(server: ServerProcess, tmp_path: Path) -> None:
    over, running = [server.open_table("me", "me", "me") for _ in range(2)]
    server.ask("POST", "/api/gatherings", {"game": "marry", "name": "Waldemar"})
    player = Client(server.port, over["table"], over["links"][0]["token"]).connect()
    player.ask("abandon")
    player.close()
    with closing(sqlite3.connect(server.database)) as connection:
        (setup,) = connection.execute("SELECT setup FROM tables WHERE id = ?", (running["table"],)).fetchone()
    key = read_setup(opened(setup)).key
    for name, finished, holds in (("all.sqlite", [], True), ("shown.sqlite", ["--finished"], False)):
        copy = tmp_path / name
        told = command("backup", copy, "--database", server.database, *finished)
        assert (told["tables"], told["running"]) == ((2, 1) if holds else (1, 0))
        found = copy.read_bytes()
        assert [each in found for each in (key, running["table"].encode(), b"Waldemar")] == [holds] * 3
        assert over["table"].encode() in found


def test_nothing_is_overwritten_and_nothing_damaged_is_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    Sqlite(database).release()
    back_up(database, copy)
    with pytest.raises(StorageError, match="exists already"):
        back_up(database, copy)
    with pytest.raises(StorageError, match="--replace"):
        restore(copy, database)
    damaged = bytearray(copy.read_bytes())
    damaged[100:4000] = bytes(3900)
    copy.write_bytes(damaged)
    with pytest.raises(StorageError, match=r"damaged|no database"):
        restore(copy, tmp_path / "new.sqlite")
    assert not (tmp_path / "new.sqlite").exists()
    with pytest.raises(StorageError, match="There is no"):
        back_up(tmp_path / "none.sqlite", tmp_path / "x")
    assert examine(database).tables == 0


def test_a_table_is_closed_and_an_address_kept_out_while_the_server_runs(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    tables = [server.open_table("me", "person", "person")["table"] for _ in range(2)]
    listed = command("tables", "--database", server.database)["tables"]
    assert {row["table"] for row in listed} == set(tables)
    command("tables", "--database", server.database, "--close", tables[0])
    for _ in range(600):
        if [row["table"] for row in command("tables", "--database", server.database)["tables"]] == tables[1:]:
            break
        time.sleep(0.1)
    assert [row["table"] for row in command("tables", "--database", server.database)["tables"]] == tables[1:]
    assert command("tables", "--database", server.database, "--ban", "127.0.0.1")["banned"] == ["127.0.0.1"]
    status, answer = server.ask("GET", "/api/games")
    assert (status, answer["code"]) == (403, "banned")
    command("tables", "--database", server.database, "--unban", "127.0.0.1")
    assert server.ask("GET", "/api/games")[0] == 200
    assert server.ask("GET", "/readyz") == (200, {"ready": True, "missing": []})
    server.stop()


def test_the_service_unit_is_one_and_holds_the_server_in(tmp_path: Path) -> None:
    unit = tmp_path / "bestiary.service"
    found = OPERATING.read_text().partition("```ini\n")[2].partition("```")[0]
    assert "-m bestiary serve" in found
    assert "NoNewPrivileges=yes" in found
    here = found.replace("/opt/bestiary/.venv/bin/python", sys.executable).replace("User=bestiary", "User=root")
    unit.write_text(here)
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd is not installed here")
    told: dict[str, Any] = {"capture_output": True, "text": True, "timeout": 60, "check": False}
    done = subprocess.run([systemd, "verify", unit], **told)
    assert [line for line in done.stderr.splitlines() if "bestiary.service" in line] == []
    rated = subprocess.run([systemd, "security", "--offline=true", "--threshold=30", unit], **told)
    assert rated.returncode == 0, rated.stdout[-300:]


def test_what_is_no_address_bans_nobody() -> None:
    with pytest.raises(control.BadWish, match=r"no address such as 192\.0\.2\.7"):
        control.address("the neighbours")
