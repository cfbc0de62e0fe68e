"""How the kept games of this game end, and what they show."""

from __future__ import annotations

import pytest
from tests.games.golden import golden, told
from tests.games.monstrous.scene import GAME

from bestiary.core import State, bits
from bestiary.games.monstrous.physics.flight import to_bytes, unpack
from bestiary.games.monstrous.state import Monstrous

POINTS = {
    2: [128, 113],
    3: [64, 44, 53],
    4: [34, 45, 34, 45],
    5: [27, 22, 31, 25, 33],
    6: [42, 38, 39, 42, 38, 39],
    8: [39, 47, 45, 44, 39, 47, 45, 44],
    10: [20, 39, 54, 46, 28, 20, 39, 54, 46, 28],
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_replays_to_the_same_points(seats: int) -> None:
    final = golden(GAME, seats).final()
    assert isinstance(final, Monstrous)
    assert [int(final.score(seat)) for seat in range(seats)] == POINTS[seats]
    assert bits(final.winners())


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_can_be_told_from_its_events_alone(seats: int) -> None:
    said = told(GAME, golden(GAME, seats))
    assert any(line.endswith("comes to rest, unique side up.") for line in said)
    assert " wins with " in said[-1]


def test_its_flights_can_be_shown() -> None:
    record = golden(GAME, 2)
    shown = 0
    for state, _ in record.replay():
        shown += flies(state)
    assert shown > 10


def flies(state: State) -> bool:
    """Tells whether a state holds a flight that a page can play: some cards, frame by frame."""
    assert isinstance(state, Monstrous)
    if not len(state.flight):
        return False
    cards, frames, _ = unpack(to_bytes([int(each) for each in state.flight]))
    assert {int(each) for each in state.latest} <= set(cards)
    assert len(frames) > 5
    return True


def test_together_they_show_variants_and_most_events() -> None:
    options = [golden(GAME, seats).header.options for seats in GAME.seats]
    for name in ("players", "deck", "skill"):
        values = next(option.values for option in GAME.options if option.name == name)
        assert {each[name] for each in options} == set(values)
    assert {each["young"] for each in options} == {"none", "all", "a,b"}
    assert {each["wars"] for each in options} >= {"one", "three"}
    shown = {GAME.event_kinds[row[0]].name for seats in GAME.seats for row in golden(GAME, seats).events}
    hardly = {kind.name for kind in GAME.event_kinds} - shown
    assert hardly <= {
        *("aimed-from", "aimed-along", "aimed-tilt", "put-back", "turned-up", "turned-over", "knocked-off", "lapsed"),
        *("sunset", "game-tied", "foresaw", "on-top", "reborn", "petrified", "changed", "to-deck", "most-on-troy"),
        *("rethrown", "nobody-on-troy", "kept-all"),
    }
