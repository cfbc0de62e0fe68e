"""Every installed game, and the correct toys, pass every property."""

import pytest
from tests.conformance.toys.claws.game import GAME as CLAWS
from tests.conformance.toys.larder.game import GAME as LARDER
from tests.conformance.toys.tumble.game import GAME as TUMBLE

from bestiary import conformance, core
from bestiary.conformance.properties import GAME_PROPERTIES, PLAY_PROPERTIES
from bestiary.conformance.settings import settings_of
from bestiary.core import Aims, Game

# A sample that fits the tests' time for all games; `./bestiary check` looks at more, `check --full` at thousands.
SAMPLE = conformance.Size(random=3, greedy=1, nodes=4, many_fills=600, twins=6)
LONG = conformance.Size(random=1, greedy=1, nodes=5, many_fills=300, twins=6)  # for games of thousands of decisions
LONG_GAME = 50_000
# Games that aim think long over every throw: they are sampled sparsely and without the greedy bot
SPARSE = conformance.Size(random=1, greedy=0, nodes=3, actions=60, many_fills=60, far=100, thoughts=2, twins=3)
GAMES = [core.get(game) for game in core.ids()] + [LARDER, CLAWS, TUMBLE]
SETTINGS = [
    pytest.param(game, players, options, id=f"{game.id}-{players}-{'-'.join(options.values())}".rstrip("-"))
    for game in GAMES
    for players, options in settings_of(game, pairs=False)
]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_a_game_passes_the_properties_of_play(game: Game, players: int, options: dict[str, str]) -> None:
    names = [each.name for each in PLAY_PROPERTIES]
    report = conformance.run(game, players, options, only=names, size=size_of(game))
    assert report.ok, failures(report)
    assert [finding.name for finding in report.properties] == names


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_passes_the_properties_of_the_whole(game: Game) -> None:
    names = [each.name for each in GAME_PROPERTIES]
    report = conformance.run(game, sample=True, only=names, size=size_of(game))
    assert report.ok, failures(report)


def size_of(game: Game) -> conformance.Size:
    if isinstance(game, Aims):
        return SPARSE
    return LONG if game.longest > LONG_GAME else SAMPLE


def failures(report: conformance.Report) -> str:
    return "\n".join(f"{finding.name}: {each}" for finding in report.properties for each in finding.failures)
