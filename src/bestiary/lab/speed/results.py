"""Keeps runs as data: one file a day, a run appended to it, and the newest drawn."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import bestiary
from bestiary.core.errors import BestiaryError
from bestiary.lab.speed.picture import picture
from bestiary.lab.speed.run import Measurement

PICTURE: Final = "speed.svg"


class BadResults(BestiaryError):
    """A folder or file that results can't be kept in."""


def home() -> Path | None:
    """Return the checkout's folder for results, or None where Bestiary was installed without its repository."""
    folder = Path(bestiary.__file__).parents[2] / "bench" / "results"
    return folder if folder.is_dir() else None


def keep(measured: Measurement, run: Mapping[str, Any], folder: Path, now: datetime | None = None) -> Path:
    """Append a run to the day's file and draw it; return the file."""
    when = (now or datetime.now(UTC)).strftime("%Y-%m-%d %H:%M UTC")
    file = folder / f"{when[:10]}.json"
    try:
        runs = json.loads(file.read_text()) if file.exists() else []
        if not isinstance(runs, list):
            raise BadResults(f"{file} does not hold a list of runs: move it away, it was not changed")
        folder.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps([*runs, {"when": when, **run}], indent=1) + "\n")
        fresh.replace(file)
        machine = run["machine"]
        caption = f"{when[:10]}, {machine['processor']}, {machine['python']}; logarithmic scale"
        (folder / PICTURE).write_text(picture(measured.rows, caption))
    except json.JSONDecodeError as error:
        raise BadResults(f"{file} is no JSON ({error}): move it away, it was not changed") from None
    except OSError as error:
        raise BadResults(f"results can't be kept in {folder}: {error.strerror}") from None
    return file
