"""Every property catches what it is there for: for each there is a toy game with a planted fault."""

import importlib

import pytest
from tests.conformance.toys.planting import FAULTS

import bestiary
from bestiary import conformance
from bestiary.core import Game

for _module in ("asking", "copies", "declared", "legality", "secrecy", "sights", "streams"):
    importlib.import_module(f"tests.conformance.toys.faults_{_module}")

# A bot that stumbles over a broken game would hide what the property finds.
RANDOM_PLAY = conformance.Size(greedy=0, twins=10)
PLANTED = [pytest.param(name, game, id=f"{name}: {game.id}") for name, games in FAULTS.items() for game in games]


def test_every_property_has_a_planted_fault() -> None:
    assert set(FAULTS) == set(conformance.NAMES)


@pytest.mark.parametrize(("name", "game"), PLANTED)
def test_the_property_catches_the_planted_fault(name: str, game: Game) -> None:
    report = conformance.run(game, only=[name], size=RANDOM_PLAY)
    if name == "compiled equals interpreted" and any(finding.note for finding in report.properties):
        pytest.skip(f"only one engine: {bestiary.engine_mode().reason}")
    assert not report.ok, f"{game.id} passes {name!r}"
    assert all(finding.name == name for finding in report.properties)
