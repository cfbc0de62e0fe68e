"""Curves of growth: the power that is fitted is the one by which the cost grows, and a run is kept and drawn."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bestiary.cli import bench_growth
from bestiary.core.registry import get
from bestiary.lab.growth import Curve, picture
from bestiary.server.settings import Settings


def curve(points: list[tuple[float, float]]) -> Curve:
    return Curve(name="a move", against="tables", unit="ms", points=points)


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0, 2.0])
def test_the_power_of_a_curve_is_found(power: float) -> None:
    found = curve([(size, 3 * size**power) for size in (1.0, 10.0, 100.0, 1000.0)])
    assert found.exponent == pytest.approx(power)


def test_a_curve_of_one_size_has_no_power() -> None:
    assert curve([(3, 1), (3, 2)]).exponent is None
    assert curve([]).exponent is None
    assert "power -" in curve([(3, 1)]).line()
    assert "power -" in picture([curve([(3, 1)])], "")


def test_a_run_measures_every_curve_and_is_kept(tmp_path: Path) -> None:
    curves = bench_growth.measure([get("marry")], lambda _: None, largest=10, moves=60)
    assert [each.against for each in curves] == [
        "moves played", "entries since saved", "seats", "spectators", "tables", "running games", "games",
    ]  # fmt: skip
    assert all(len(each.points) > 1 and all(cost > 0 for _, cost in each.points) for each in curves)
    file = bench_growth.keep(curves, tmp_path / "results", tmp_path)
    kept = json.loads(file.read_text())
    assert [each["name"] for each in kept["curves"]] == [each.name for each in curves]
    assert all(isinstance(each["exponent"], float) for each in kept["curves"])
    assert (tmp_path / "growth.svg").read_text().count("<polyline") == len(curves)


def test_a_run_may_open_more_tables_than_one_address_elsewhere() -> None:
    sizes = [1, 2 + Settings.tables_per_address]
    assert [size for size, _ in asyncio.run(bench_growth.by_tables(get("marry"), sizes)).points] == sizes
