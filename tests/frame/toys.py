"""Copies the toy package to a folder of its own and asks it questions from fresh processes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import bestiary

TOY = Path(__file__).parent / "toybeast"
SOURCES = Path(bestiary.__file__).parents[1]

QUESTIONS = """
import json
import toybeast
from toybeast.core import state
from toybeast.games.den.state import Den

class Lair(state.State):
    def worth(self):
        return self.turn * 3

print(json.dumps({
    "mode": toybeast.ENGINE.mode.mode,
    "reason": toybeast.ENGINE.mode.reason,
    "file": state.__file__,
    "den": state.play(Den(), 100),
    "lair": state.play(Lair(), 100),
    "seats": len(state.State().column),
}))
"""
BUILD = "import toybeast; from bestiary.build import build; print(build(toybeast.ENGINE).sentence)"


class Toy:
    """Is one copy of the toy package with its own cache."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.root = folder / "toybeast"
        self.cache = cache
        shutil.copytree(TOY, self.root, ignore=shutil.ignore_patterns("__pycache__"))

    def path(self, *more: Path) -> str:
        """Write where the toy, this Bestiary and more can be imported from."""
        return os.pathsep.join(map(str, (self.root.parent, SOURCES, *more)))

    def start(self, script: str, **environment: str) -> "subprocess.Popen[str]":
        kept = {k: v for k, v in os.environ.items() if k not in ("BESTIARY_PURE", "PYTHONPATH", "CC")}
        env = {**kept, "PYTHONPATH": self.path(), "BESTIARY_CACHE": str(self.cache), **environment}
        return subprocess.Popen(
            [sys.executable, "-c", script], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def run(self, script: str, **environment: str) -> str:
        process = self.start(script, **environment)
        out, err = process.communicate(timeout=200)
        assert process.returncode == 0, err
        return out

    def ask(self, **environment: str) -> dict[str, Any]:
        answers: dict[str, Any] = json.loads(self.run(QUESTIONS, **environment))
        return answers

    def build(self, **environment: str) -> str:
        return self.run(BUILD, **environment)

    def edit(self, file: str, old: str, new: str) -> None:
        text = (self.root / file).read_text(encoding="utf-8")
        assert old in text
        (self.root / file).write_text(text.replace(old, new), encoding="utf-8")
