"""Shows what this installation runs on."""

import importlib.metadata
import json
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import bestiary
from bestiary._engine import cache_home
from bestiary.build import compiler, obstacle

PAGE: Final = Path(bestiary.__file__).parent / "server" / "static"
LIBRARIES: Final = (
    "librt", "mypy", "msgspec", "typer", "rich", "textual", "fluent.runtime", "fastapi", "uvicorn", "websockets",
    "numpy", "gymnasium", "pettingzoo", "open_spiel",
)  # fmt: skip


def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Show the engine that runs and why, and what else was found on this machine."""
    found = findings()
    if as_json:
        print(json.dumps(found, indent=2))
        return
    for name, value in found.items():
        print(f"{name:<10} {in_words(value)}")


def findings() -> dict[str, Any]:
    """Collect what `doctor` shows, ready for JSON."""
    mode = bestiary.engine_mode()
    return {
        "bestiary": bestiary.__version__,
        "engine": {"mode": mode.mode, "reason": mode.reason},
        "compiler": {"path": compiler(), "obstacle": obstacle()},
        "python": {"version": platform.python_version(), "path": sys.executable},
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "libraries": {name: version(name) for name in LIBRARIES},
        "node": program("node"),
        "chromium": program("chromium") or program("chromium-browser") or program("google-chrome"),
        "games": games_found(),
        "page": {"built": (PAGE / "index.html").is_file(), "folder": str(PAGE)},
        "cache": str(cache_home()),
    }


def games_found() -> dict[str, str]:
    """Name the games that can be played, and say of the others what is wrong with their packages."""
    from bestiary.core import registry

    titles, wrong = registry.described(lambda game: (game.id, game.words().say("title")))
    return {**dict(titles), **wrong}


def in_words(value: Any) -> str:
    """Put a finding on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {in_words(part)}" for name, part in value.items() if part is not None)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "not found" if value is None else str(value)


def version(distribution: str) -> str | None:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def program(name: str) -> dict[str, str] | None:
    """Find a program on the path and ask for its version."""
    path = shutil.which(name)
    if path is None:
        return None
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return {"version": "", "path": path}
    return {"version": (answer.stdout.strip().splitlines() or [""])[0], "path": path}
