"""A moment of the long fuzz: every kind of message with odd values, and frames that are none."""

from __future__ import annotations

from pathlib import Path

from fuzz import Fuzz


def test_odd_frames_and_requests_are_no_fault_of_the_servers(tmp_path: Path) -> None:
    fuzz = Fuzz(tmp_path, seconds=6, least=20)
    found = fuzz.run(rest=0)
    assert found["faults"] == []
    assert found["frames"] >= fuzz.least
    assert sum(found["answers"].values()) >= fuzz.least
