"""The notebook of the examples: every cell runs, and shows what is kept in it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.notebook import TOUR, code_cells, run


@pytest.fixture(scope="module")
def tour() -> dict[str, Any]:
    return json.loads(TOUR.read_text("utf-8"))  # type: ignore[no-any-return]


def test_the_kept_outputs_are_those_of_a_run(tour: dict[str, Any]) -> None:
    assert [cell["outputs"] for cell in code_cells(tour)] == run(tour)


def test_it_is_small_and_shows_boards_as_pictures(tour: dict[str, Any]) -> None:
    shown = [output["data"] for cell in code_cells(tour) for output in cell["outputs"] if "data" in output]
    assert sum("".join(data["text/html"]).startswith("<svg") for data in shown) == 2
    assert TOUR.stat().st_size < 60_000
