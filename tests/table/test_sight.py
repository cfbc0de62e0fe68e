"""What seats share of a view and what is their own, put together, is the view, for every game."""

from __future__ import annotations

import random

import msgspec
import pytest

from bestiary.cli.bench_growth import new_table, step
from bestiary.core import Chance
from bestiary.core.game import Game
from bestiary.core.optional.fast_views import FastViews
from bestiary.core.registry import games, get
from bestiary.core.state import NATURE
from bestiary.table import Table, Update
from bestiary.table.changes import changed
from bestiary.table.sight import own_places

MOVES = 80
FEW = 40  # moves at each count of players
COUNTS = [(game, seats) for game in games() for seats in game.seats if isinstance(game, FastViews)]


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


@pytest.mark.parametrize(("game", "seats"), COUNTS, ids=lambda each: str(getattr(each, "id", each)))
def test_a_seats_own_places_are_those_that_comparing_whole_views_finds(game: Game, seats: int) -> None:
    assert isinstance(game, FastViews)
    table, chosen = new_table(game, seats), random.Random(seats)
    table.rest()
    for _ in range(FEW):
        if not step(table, chosen):
            break
        public = table.outlook()
        for seat in range(seats):
            blind = table.match.state.blind(seat)
            own = game.own(blind, seat, public.view)
            told = {place: value for place, value in own.items() if "." not in place}
            within = {place.split(".")[0] for place in own if "." in place}  # compared by the test above
            differ = {name: value for name, value in told.items() if getattr(public.view(), name) != value}
            found = own_places(game, blind, seat, public.view)
            assert differ == {name: value for name, value in found.items() if name not in within}


def test_a_sealed_answer_makes_no_view_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get("maker")
    table, chosen = new_table(game, 3), random.Random(1)
    while len(asked := [seat for seat in range(3) if table.owes(seat)]) < 2:
        assert step(table, chosen)
    seen: list[int] = []
    own = type(game).own
    monkeypatch.setattr(type(game), "own", lambda self, *of: seen.append(of[1]) or own(self, *of))
    public, decided = table.public, table.decided
    public.view()
    monkeypatch.setattr(type(game), "view", lambda *_: pytest.fail("all see as before but for what is their own"))
    table.take()
    table.play(asked[0], table.blind(asked[0]).legal(asked[0])[0])
    assert table.decided == decided, "an answer is still missing"
    assert table.public is public
    assert seen == [asked[0]]
    assert {news.seat for news in table.take().news} == {asked[0]}
    monkeypatch.undo()
    assert table.snapshot(asked[0]).view == table.view(asked[0])
