from pathlib import Path

import pytest
from tests.frame.toys import Toy

from bestiary.build import obstacle


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path, tmp_path / "cache")


@pytest.fixture(scope="session")
def compiled_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the toy once; copies of it in other folders have the same fingerprint."""
    if reason := obstacle():
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("compiled")
    assert Toy(folder, folder / "cache").build().startswith("Compiled 2 modules")
    return folder / "cache"


@pytest.fixture
def compiled_toy(tmp_path: Path, compiled_cache: Path) -> Toy:
    return Toy(tmp_path, compiled_cache)
