"""Who starts one server needs neither PostgreSQL's nor NATS's library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HIDDEN = """
import sys
for name in ("asyncpg", "nats"):
    sys.modules[name] = None  # to import it fails now
from pathlib import Path
from bestiary.cli import serve
from bestiary.server.app import Server
from bestiary.server.settings import Settings
Server(Settings(database=Path(sys.argv[1])))
"""


def test_a_server_of_its_own_imports_no_library_of_clusters(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", HIDDEN, str(tmp_path / "tables.sqlite")], check=True)
