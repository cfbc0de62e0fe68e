"""Arenas and analyses of games with throws: outcomes come from the game's quick landings, the same for a seed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.conformance.toys.tumble.game import GAME

from bestiary.core import Chance, Keyed, Match, register, registry
from bestiary.lab.analysis import analyse
from bestiary.lab.arena import Arena, Tally


@pytest.fixture(autouse=True)
def tumble() -> Iterator[None]:
    register(GAME)
    yield
    registry._registered.pop(GAME.id)


def test_an_arena_lets_throws_land_the_same_for_a_seed() -> None:
    arena = Arena(GAME.id, ("random", "greedy"), 8, seed=4)
    first, second = ([arena.play(number)[:4] for number in range(8)] for _ in range(2))
    assert first == second
    tally = Tally(arena)
    tally.add_all(arena.play(number) for number in range(8))
    assert tally.cut_short == 0
    assert tally.decisions == 8 * 8  # two throws of each, each decided and landed


def test_an_analysis_looks_at_the_ways_a_throw_may_land() -> None:
    match = Match(GAME, 2, Keyed(bytes(32)))
    chance = Chance(3)
    for text in ("hard", "aim 3", "soft", "soft"):
        match.play_text(match.state.turn, text)  # type: ignore[attr-defined]
        match.nature(GAME.outcome(match.state, chance))
    found = analyse(match.record(), "search-16")
    assert len(found.chances) == len(match.moves) + 1
    assert all(sum(row) == pytest.approx(1) for row in found.chances)
    assert [each.move for each in found.decisions] == [1, 7]  # an aim is no action that search can weigh
