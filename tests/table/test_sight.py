"""What seats share of a view and what is their own, put together, is the view, for every game."""

from __future__ import annotations

import random

import msgspec
import pytest

from bestiary.core import Chance
from bestiary.core.game import Game
from bestiary.core.registry import games
from bestiary.core.state import NATURE
from bestiary.table import Table, Update
from bestiary.table.changes import changed

MOVES = 80


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_seats_share_and_what_is_their_own_makes_their_view(game: Game) -> None:
    seats = max(game.seats[:3])
    table = Table.open(game, [f"Seat {seat}" for seat in range(seats)], key=bytes(range(32)))
    views = [msgspec.to_builtins(table.view(seat)) for seat in range(seats + 1)]
    chosen = random.Random(4)
    for _ in range(MOVES):
        if table.over:
            break
        if table.match.state.to_act() == NATURE:
            table.nature(game.outcome(table.match.state, Chance(chosen.randrange(1 << 60))))
        else:
            seat = chosen.choice([seat for seat in range(seats) if table.owes(seat)])
            table.play(seat, chosen.choice(table.blind(seat).legal(seat)))
        for news in table.take().news:
            assert isinstance(news, Update)
            views[news.seat] = changed(views[news.seat], news.changes)
        for seat in range(seats + 1):
            shown = table.view(seat)
            assert views[seat] == msgspec.to_builtins(shown)
            assert table.snapshot(seat).view == shown
