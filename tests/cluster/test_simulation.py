"""The simulation behind `bench/capacity.py` says what can be reckoned by hand."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[2] / "bench" / "simulation.py"


@pytest.fixture(scope="module")
def simulation() -> Any:
    spec = spec_from_file_location("bench_simulation", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def units(simulation: Any, **other: float) -> Any:
    known = {
        "move": 0.001,
        "update": 0.0001,
        "relay_servers": 0.0002,
        "relay_messages": 0.0001,
        "commit_cpu": 0.0005,
        "commit_cpu_row": 0.0001,
        "commit_times": [0.003],
        "commit_row": 0.0,
        "people": 0.0,
        "gathered": 0.004,
    }
    return simulation.Units(**(known | other))


def test_a_move_alone_takes_what_its_parts_take(simulation: Any) -> None:
    told = simulation.Simulation(units(simulation), simulation.Case(1, 1, 1)).run(100)
    assert told["p50_ms"] == pytest.approx(1 + 4 + 3 + 0.3)
    assert told["moves_per_second"] == pytest.approx(1, abs=0.02)
    assert told["cpu"]["servers"] == pytest.approx(0.0013, abs=0.00003)
    assert told["cpu"]["database"] == pytest.approx(0.0005, abs=0.00002)
    assert told["cpu"]["messages"] == 0


def test_relays_cost_both_servers_and_nats(simulation: Any) -> None:
    told = simulation.Simulation(units(simulation), simulation.Case(2, 2, 10, 1.0)).run(100)
    assert told["cpu"]["messages"] == pytest.approx(10 * 3 * 0.0001, rel=0.03)
    assert told["cpu"]["servers"] == pytest.approx(10 * (0.0013 + 3 * 0.0002), rel=0.03)


def test_commits_hold_more_rows_under_load(simulation: Any) -> None:
    few, many = (
        simulation.Simulation(units(simulation), simulation.Case(1, 200, rate)).run(20)["rows_per_commit"]
        for rate in (10, 500)
    )
    assert few < 1.1
    assert many > 2


def test_whoever_needs_more_than_a_core_waits(simulation: Any) -> None:
    told = simulation.Simulation(units(simulation), simulation.Case(1, 100, 2000)).run(10)
    assert told["cpu"]["servers"] == pytest.approx(1, abs=0.02)
    assert told["p50_ms"] > 50
    shared = simulation.Simulation(units(simulation, people=0.001), simulation.Case(4, 100, 2000, cores=1)).run(10)
    assert sum(shared["cpu"].values()) == pytest.approx(1, abs=0.02)
