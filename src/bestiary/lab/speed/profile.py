"""Shows where the time goes: a profile of the interpreted rules, and the compiler's own annotations."""

from __future__ import annotations

import cProfile
import os
import pstats
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Final

from bestiary._engine import ENGINE
from bestiary.core import Chance, get, playouts

GAMES: Final = 100
LINES: Final = 25
_ANNOTATE: Final = """
import sys
from mypyc.build import mypycify
options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--explicit-package-bases"]
mypycify([*options, "-a", sys.argv[1], *sys.argv[2:]], group_name="profile")
"""


def profile_of(game: str) -> str:
    """Profile random games of the first player count in this process, which must run interpreted."""
    described = get(game)
    first = described.start(described.seats[0], Chance(1))
    profile = cProfile.Profile()
    profile.runcall(playouts, first, GAMES, 1)
    out = StringIO()
    pstats.Stats(profile, stream=out).sort_stats("tottime").print_stats(LINES)
    return out.getvalue()


def interpreted_profile(game: str) -> str:
    """Profile a game in a process with the interpreted engine."""
    code = f"from bestiary.lab.speed.profile import profile_of; print(profile_of({game!r}))"
    path = os.pathsep.join(filter(None, (str(ENGINE.root.parent), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "BESTIARY_PURE": "1", "PYTHONPATH": path}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout


def annotate(page: Path, among: str = "") -> bool:
    """Write the compiler's page that marks every line that is slow when compiled; tell whether it could.

    `among` is a package to look at, with the core that it stands on, instead of all that is compiled.
    """
    files = [str(file) for name, file in ENGINE.sources.items() if name.startswith((among, "bestiary.core."))]
    run = subprocess.run(
        [sys.executable, "-c", _ANNOTATE, str(page.resolve()), *files],
        cwd=page.parent,  # where the compiler leaves what it makes on the way
        env={**os.environ, "MYPYPATH": str(ENGINE.root.parent), "BESTIARY_PURE": "1"},
        capture_output=True,
        check=False,
    )
    return run.returncode == 0
