"""What screens are told before a throw: the chances of every aim, counted as the game counts them."""

from __future__ import annotations

import numpy as np
from tests.games.monstrous.aims import sample, table

from bestiary.core.previews import foresee
from bestiary.core.registry import get
from bestiary.games.monstrous.physics.landings import spread, techniques
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.show.odds import BEARINGS, COLUMNS, FIRST_SIGN, ROWS, landings_at, odds_of
from bestiary.games.monstrous.show.previews import MonstrousProspect


def test_landings_lie_where_the_bots_expect_them() -> None:
    """From the south straight across, a free aim is the grid's, but for the hand's 5 mm."""
    way, goal = techniques()[1], np.array([[50_000.0, -40_000.0]])
    hand = -float(n.TABLE_Y) - 205_000
    rows = spread(way, 1, (50_000.0, hand), np.pi / 2, -40_000.0 - hand).rows
    _, off = landings_at(way, 1, goal, np.pi / 2)
    outside = (abs(rows[:, 0]) > float(n.TABLE_X)) | (abs(rows[:, 1]) > float(n.TABLE_Y))
    assert off[0].tolist() == outside.tolist()


def test_every_landing_hits_something_or_nothing_or_falls_off() -> None:
    odds = odds_of(table())
    assert len(odds.hits) == int(n.TECHNIQUES)
    for technique in range(int(n.TECHNIQUES)):
        for bearing in range(BEARINGS):
            nothing, off = odds.nothing[technique][bearing], odds.off[technique][bearing]
            for window in (nothing, off, *odds.hits[technique][bearing]):
                assert len(window.counts) % max(1, window.width) == 0
                assert window.column + window.width <= COLUMNS
                assert window.row + len(window.counts) // max(1, window.width) <= ROWS
                assert all(0 <= ord(sign) - FIRST_SIGN <= odds.samples for sign in window.counts)


def test_aims_are_told_to_whoever_has_to_aim_and_to_nobody_else() -> None:
    game = get("monstrous")
    state = game.rehearse("")
    while state.ask != n.ASK_COLUMN:  # type: ignore[attr-defined]
        state.apply(0, state.legal(0)[0])
    told = foresee(game, state.blind(0), 0).moment
    assert isinstance(told, MonstrousProspect)
    assert told.aims
    assert foresee(game, state.blind(1), 1).moment == MonstrousProspect(None)


def test_a_sample_is_counted_one_by_one() -> None:
    counted = sample(table(), 20)
    assert len(counted.aims) == 20
    assert any(aim.hits for aim in counted.aims)
    assert all(aim.nothing + aim.off <= 1 for aim in counted.aims)
