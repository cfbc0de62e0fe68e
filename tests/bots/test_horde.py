"""Several workers on one move: the same move whichever is done first, and the work is really shared."""

from __future__ import annotations

import os
import signal

import pytest
from tests.bots.positions import moments

from bestiary import bots
from bestiary.bots.bot import BotFailed
from bestiary.bots.horde import Horde
from bestiary.bots.seeker import merge, pick, seeker
from bestiary.core import Chance, pack

SHARED = "search-2100"  # enough for two workers


def test_the_same_seed_budget_and_number_of_workers_give_the_same_move() -> None:
    with Horde(2, patience=60) as first, Horde(2, patience=60) as second:
        for number, (state, seat) in enumerate(moments(games=1, every=25)):
            blind = pack(state.blind(seat))
            moves = {horde.think(SHARED, blind, seat, number) for horde in (first, second)}
            assert len(moves) == 1
            assert moves <= set(state.legal(seat))
        assert all(thinker.pid is not None for thinker in first.thinkers)


def test_the_move_is_that_of_the_trees_added_up() -> None:
    state, seat = next(moments(games=1))
    blind, bot = state.blind(seat), seeker(bots.get(SHARED))
    rows = merge([bot.think_part(blind, seat, Chance(8), part, 2) for part in range(2)])
    assert sum(visits for _, visits, _ in rows) == 2100
    with Horde(2, patience=60) as horde:
        assert horde.think(SHARED, pack(blind), seat, 8) == pick(rows)


def test_one_worker_thinks_as_a_bot_does_alone() -> None:
    state, seat = next(moments(games=1))
    blind = state.blind(seat)
    for name in ("random", "greedy", "brute", "search-1100"):
        with Horde(1, patience=60) as horde:
            assert horde.think(name, pack(blind), seat, 5) == bots.get(name).choose(blind, seat, Chance(5))


def test_quick_moves_are_not_shared_out() -> None:
    horde = Horde(4)
    parts = [horde.parts(name) for name in ("random", "greedy", "hatchling", "brute", "ogre", "titan")]
    assert parts == [1, 1, 1, 1, 2, 4]
    horde.close()


def test_merging_weighs_means_by_visits() -> None:
    assert merge([[(7, 1, 1.0), (9, 0, 0.0)], [(7, 3, 0.0), (9, 0, 0.0)]]) == [(7, 4, 0.25), (9, 0, 0.0)]


def test_a_dead_worker_costs_one_move() -> None:
    state, seat = next(moments(games=1))
    blind = pack(state.blind(seat))
    with Horde(2, patience=60) as horde:
        move = horde.think(SHARED, blind, seat, 2)
        pid = horde.thinkers[1].pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        horde.thinkers[1].patience = 0.3
        with pytest.raises(BotFailed, match=r"within 0\.3 s"):
            horde.think(SHARED, blind, seat, 2)
        horde.thinkers[1].patience = 60
        assert horde.think(SHARED, blind, seat, 2) == move
