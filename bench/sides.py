"""Two revisions beside each other: each a whole checkout of the sources that was compiled by its own builder."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]


class Side(NamedTuple):
    """A checkout and the cache that its compiled engine is in."""

    source: Path
    cache: Path

    def environment(self) -> dict[str, str]:
        """Return what its processes run with."""
        own = {"PYTHONPATH": str(self.source), "BESTIARY_CACHE": str(self.cache), "PYTHONHASHSEED": "0"}
        return {**os.environ, **own, "BESTIARY_PURE": ""}

    def build(self) -> None:
        """Compile it."""
        print(f"Building {self.source} ...", file=sys.stderr)
        command = [sys.executable, "-P", "-m", "bestiary.build", "--strict"]
        subprocess.run(command, env=self.environment(), check=True, stdout=subprocess.DEVNULL)

    def run(self, script: Path, *arguments: str, under: tuple[str, ...] = ()) -> dict[str, Any]:
        """Run a script that prints JSON, by itself or under another command."""
        command = [*under, sys.executable, "-P", str(script), *arguments]
        ended = subprocess.run(command, env=self.environment(), check=True, stdout=subprocess.PIPE, text=True)
        said: dict[str, Any] = json.loads(ended.stdout)
        return said


def both(base: str, now: str, place: Path) -> tuple[Side, Side]:
    """Write the sources of two revisions into a folder and compile them."""
    place.mkdir(parents=True, exist_ok=True)
    sides = (
        Side(checked_out(base, place / "base"), place / "cache"),
        Side(checked_out(now, place / "now"), place / "cache"),
    )
    for side in sides:
        side.build()
    return sides


def checked_out(revision: str, folder: Path) -> Path:
    """Write the sources of a revision, and return the folder that is imported from."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    packed = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    subprocess.run(["tar", "x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder / "src"
