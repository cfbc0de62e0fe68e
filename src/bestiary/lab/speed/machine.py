"""Says what the figures were measured on, without naming the machine."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import bestiary
from bestiary._engine import FLAGS, MYPY

LIBRARIES: Final = ("librt", "numpy", "open_spiel", "pettingzoo", "gymnasium")


def machine() -> dict[str, Any]:
    """Return processor, system, Python, libraries and compiler settings."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "bestiary": bestiary.__version__,
        "compiler": {"mypyc": MYPY, "flags": list(FLAGS)},
        "libraries": {name: found for name in LIBRARIES if (found := installed(name))},
        "load": [round(load, 2) for load in os.getloadavg()],
    }


def processor() -> str:
    """Return the processor's name."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def installed(distribution: str) -> str | None:
    """Return a library's version, or None if it is not there."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None
