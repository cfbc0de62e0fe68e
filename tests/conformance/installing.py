"""Installs the third party's package beside Bestiary, where a test's Python looks."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

SOURCE = Path(__file__).parent / "third_party"
BUILD = "import setuptools.build_meta as backend; print(backend.build_wheel('wheels'))"


def install(folder: Path) -> Path:
    """Build the package's wheel as its author would, unpack it as an installer does, and return where it lies."""
    shutil.copytree(SOURCE, folder / "source")
    subprocess.run([sys.executable, "-c", BUILD], cwd=folder / "source", check=True, capture_output=True)
    (wheel,) = (folder / "source" / "wheels").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"
