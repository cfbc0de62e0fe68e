"""Streams of real tables: what leaks through a flag, a count, a size, a version or presence is caught."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from tests.table import bids, duels

from bestiary import conformance
from bestiary.conformance import served, streams
from bestiary.conformance.streams import Pair
from bestiary.core import Answers, FastViews, Game, State, get, register, registry
from bestiary.core.view import Put
from bestiary.server.messages import Presence
from bestiary.table import Update
from bestiary.table.news import News, encode
from bestiary.table.pad import simultaneous

NAME = "streams tell nothing"
FEW = conformance.Size(random=3, greedy=0, nodes=6, twins=12)


@pytest.fixture(params=["bids", "duels", "maker"])
def game(request: pytest.FixtureRequest) -> Any:
    for toy in (bids.GAME, duels.GAME):
        register(toy)
    yield get(request.param)
    for toy in (bids.GAME, duels.GAME):
        registry._registered.pop(toy.id)


def found(game: Game) -> list[str]:
    report = conformance.run(game, 3, {}, only=[NAME], size=FEW)
    (finding,) = report.properties
    assert finding.cases >= 1
    return finding.failures


def test_tables_without_a_leak_pass(game: Game) -> None:
    assert found(game) == []


# Five planted leaks


# All are planted in what is never compiled, so that they hold for both engines.


def test_a_flag_that_goes_when_another_drafts_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = get("maker")
    monkeypatch.setattr(type(maker), "information", "perfect")  # as if all would see whatever anybody decides
    assert found(maker)


# Of sealed answers a game is not asked what changed (`tests/table/test_sight.py`), of drafts it is.
@pytest.mark.parametrize("game", ["maker"], indirect=True)
def test_a_message_for_nothing_is_caught(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    class Chatty(type(game), FastViews):  # type: ignore[misc]
        """The game, but that it tells of a change whether or not there is one."""

        __module__ = type(game).__module__

        def own(self, blind: State, seat: int, public: Callable[[], Any]) -> dict[str, Any]:
            view, shared = self.view(blind, seat), public()
            names = view.__struct_fields__
            return {name: getattr(view, name) for name in names if getattr(view, name) != getattr(shared, name)}

        def changes(self, before: State, after: State) -> list[Put]:
            return [Put(["over"], after.over)]

    monkeypatch.setitem(registry._registered, game.id, game)  # as it is to be again
    assert found(Chatty())


def test_a_size_that_depends_on_what_others_were_sent_is_caught(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    sizes = itertools.count()

    def padded(message: News) -> bytes:
        return encode(message) + b" " * (next(sizes) % 7)

    monkeypatch.setattr("bestiary.table.streams.encode", padded)
    assert found(game)


def test_versions_counted_for_the_whole_table_are_caught(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    told = itertools.count(1)

    def counted(**parts: Any) -> Update:
        return Update(**{**parts, "version": next(told)})

    monkeypatch.setattr("bestiary.table.streams.Update", counted)
    assert found(game)


def test_presence_that_tells_how_many_pages_were_opened_is_caught(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    asked = itertools.count()

    def counted(**parts: Any) -> Presence:
        return Presence(**{**parts, "spectators": next(asked)})

    monkeypatch.setattr("bestiary.server.live.Presence", counted)
    assert found(game)


# What the property looks at


def test_every_kind_of_hidden_thing_is_stirred(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    done = {"drafted": 0, "undone": 0, "sealed": 0, "ordered": 0, "dealt": 0, "passed": 0, "came": 0}
    ask, deal, come = served.Seated.ask, Pair._deal, Pair._come

    def counting(seated: served.Seated, seat: int, kind: str, /, **more: Any) -> None:
        second = seated.host.hub.settings.database.parent.name == "second"
        table = seated.table
        if second and seat != seated.observer:
            sealing = simultaneous(table.match.state)
            done["sealed"] += kind == "act" and sealing
            done["drafted"] += kind == "act" and not sealing
            done["undone"] += kind == "undo"
            done["ordered"] += kind == "orders"
            moment = table.moment if isinstance(table.game, Answers) else ""
            done["passed"] += kind == "act" and bool(moment) and more["action"] == table.game.passing(table.match.state)
        ask(seated, seat, kind, **more)

    def counted(name: str, method: Any, pair: Pair, seat: int) -> None:
        done[name] += 1
        method(pair, seat)

    monkeypatch.setattr(served.Seated, "ask", counting)
    for name, method in (("dealt", deal), ("came", come)):
        monkeypatch.setattr(Pair, f"_{method.__name__.strip('_')}", lambda p, s, n=name, m=method: counted(n, m, p, s))
    assert found(game) == []
    wanted = {"dealt", "came", "sealed", "undone"} | {
        "bids": set(),
        "duels": {"ordered", "passed", "drafted"},
        "maker": {"drafted"},
    }[game.id]
    assert [name for name in sorted(wanted) if not done[name]] == []


def test_the_second_table_plays_a_hundred_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    decided = []
    compare = Pair.compare

    async def noted(pair: Pair) -> str:
        before = [table.decided for table in (pair.first, pair.second)]
        wrong = await compare(pair)
        decided.append([table.decided - was for table, was in zip((pair.first, pair.second), before, strict=True)])
        return wrong

    monkeypatch.setattr(Pair, "compare", noted)
    assert found(get("maker")) == []
    assert max(min(each) for each in decided) >= streams.DECISIONS // 2


def test_frames_are_taken_apart() -> None:
    texts = [b"short", b"x" * 200, b"y" * 70_000]
    raw = b"".join(
        [
            bytes((0x81, 5)),
            texts[0],
            bytes((0x81, 126)) + (200).to_bytes(2, "big"),
            texts[1],
            bytes((0x81, 127)) + (70_000).to_bytes(8, "big"),
            texts[2],
        ]
    )
    assert served.messages(raw) == texts
