"""The repository can be cloned and used elsewhere."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import bestiary

ROOT = Path(__file__).parents[2]


def test_the_lock_names_only_the_public_index() -> None:
    addresses = set(re.findall(r"\w+://[^/\"]+", (ROOT / "uv.lock").read_text(encoding="utf-8")))
    assert addresses == {"https://pypi.org", "https://files.pythonhosted.org"}


def test_the_version_is_written_once_in_each_place() -> None:
    assert f'version = "{bestiary.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f"## {bestiary.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\nversion: {bestiary.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_a_public_forge_checks_every_python_that_is_promised() -> None:
    checked = (ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8")
    listed = re.search(r"python: \[(.*)\]", checked)
    promised = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert listed
    assert set(promised) <= set(re.findall(r'"(3\.\d+)"', listed[1]))
    assert "run: ./bestiary test\n" in checked


def test_what_is_started_can_be_started() -> None:
    for name in ("bestiary", ".ci/run"):
        assert os.access(ROOT / name, os.X_OK)
    assert (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()[-1] == "exec ./bestiary test"


@pytest.mark.skipif(not (ROOT / ".git").exists() or shutil.which("git") is None, reason="this is no git checkout")
def test_nothing_made_is_committed() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    made = [f for f in listed if re.search(r"(__pycache__|\.so$|\.pyc$|/static/|node_modules/|\.mypy_cache)", f)]
    assert made == []
