"""Without a library its adapter says what to install, and everything else still works."""

from __future__ import annotations

import subprocess
import sys

import pytest

CODE = """
import sys
sys.modules[{package!r}] = None
import bestiary.core, bestiary.envs
from bestiary.envs import MissingPackage, checks
for use in ({uses}):
    try:
        use()
    except MissingPackage as error:
        assert isinstance(error, ImportError)
        print(error)
"""


@pytest.mark.parametrize(
    ("package", "adapter", "suite", "says"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium", "gymnasium"),
        ("pyspiel", "openspiel", "openspiel", "open_spiel"),
        ("numpy", "pettingzoo", "openspiel", "numpy"),
    ],
)
def test_a_missing_package_is_named(package: str, adapter: str, suite: str, says: str) -> None:
    uses = f"lambda: __import__('bestiary.envs.{adapter}'), lambda: checks.{suite}('marry', 3)"
    code = CODE.format(package=package, uses=uses)
    result = subprocess.run([sys.executable, "-c", code], check=True, timeout=60, capture_output=True, text=True)
    lines = result.stdout.splitlines()
    assert len(lines) == 2
    for line in lines:
        assert f"needs {says}," in line
        assert "pip install 'bestiary[envs]'" in line
