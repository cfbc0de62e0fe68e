"""The soak: a server lives for a while, and whoever stops it hears what was seen."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

SOAK = Path(__file__).parents[2] / "bench" / "soak.py"


def test_a_soak_that_is_interrupted_reports_what_it_saw(tmp_path: Path) -> None:
    database = tmp_path / "soak.sqlite"
    command = [sys.executable, str(SOAK), "--json", "--minutes", "60", "--tables", "3", "--database", str(database)]
    soak = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    end = time.monotonic() + 60
    while time.monotonic() < end and not (database.exists() and database.stat().st_size > 0):
        time.sleep(0.1)
    time.sleep(5)
    soak.send_signal(signal.SIGINT)
    printed, _ = soak.communicate(timeout=60)
    found = json.loads(printed)
    assert soak.returncode == 130
    assert found["stopped early"] is True
    assert found["counts"]["moves of people"] > 0
    assert found["kilobytes at the end"]["server"] > 0
    assert found["curve"]
