"""What an installed Bestiary is made of: all that the lock pins for it, and nothing that only tests need."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from bestiary.cli.audit import advisories
from bestiary.cli.sbom import bill, sbom

LOCK = tomllib.loads((Path(__file__).parents[2] / "uv.lock").read_text("utf-8"))


def test_the_list_holds_what_is_installed_and_nothing_else(tmp_path: Path) -> None:
    sbom(tmp_path / "sbom.json", None)
    made = json.loads((tmp_path / "sbom.json").read_text())
    assert made == bill(LOCK, set())
    names = {part["name"] for part in made["components"]}
    assert {"fastapi", "starlette", "uvicorn", "websockets", "msgspec", "mujoco-core"} <= names
    assert not names & {"bestiary", "pytest", "mypy", "schemathesis"}
    assert "mypy" in {part["name"] for part in bill(LOCK, {"engine"})["components"]}
    known = {part["bom-ref"] for part in made["components"]} | {made["metadata"]["component"]["bom-ref"]}
    assert {row["ref"] for row in made["dependencies"]} == known
    assert {ref for row in made["dependencies"] for ref in row["dependsOn"]} <= known


def test_advisories_are_asked_for_every_part_and_named_by_it() -> None:
    asked = []

    def answer(url: str, body: bytes) -> bytes:
        asked.append((url, json.loads(body)))
        found = [{"vulns": [{"id": "GHSA-x"}]} if query["package"]["purl"].startswith("pkg:pypi/fastapi@") else {}
                 for query in asked[-1][1]["queries"]]  # fmt: skip
        return json.dumps({"results": found}).encode()

    made = bill(LOCK, set())
    found = advisories([part["purl"] for part in made["components"]], answer)
    assert [(purl.partition("@")[0], names) for purl, names in found.items()] == [("pkg:pypi/fastapi", ["GHSA-x"])]
    assert len(asked[0][1]["queries"]) == len(made["components"])
