"""What a bot that stands in finds of the person who left: what was given or shown stays, what nobody saw is struck."""

from __future__ import annotations

import pytest
from bids import GAME as BIDS
from bids import MORE, SEAL, Bids
from msgspec.structs import replace

from bestiary.core import bits, pack, unpack
from bestiary.games.maker.state import Maker
from bestiary.table import ClockSetting, Table
from bestiary.table.entries import StandIn
from bestiary.table.saved import load, read, save

NAMES = ["Ann", "Bob", "Cid"]


def opened(game: str, clock: ClockSetting | None = None) -> Table:
    return Table.open(game, NAMES, key=bytes(32), clock=clock, now=lambda: 0)


def act(table: Table, text: str) -> int:
    """Lets the seat that is asked do as said, or what begins so, and returns it."""
    seat = bits(table.match.state.to_act())[0]
    table.play(seat, next(each.notation for each in table.view(seat).choices if each.notation.startswith(text)))
    return seat


def offering() -> Table:
    """Opens a table of the Maker at which something is for sale."""
    table = opened("maker")
    for text in ("skip", "skip", "sell", "wish nothing"):
        act(table, text)
    table.take()
    return table


def imagined(table: Table, seat: int) -> object:
    """Returns what the bot of a seat is sent."""
    (thought,) = [each for each in table.due() if each.seat == seat]
    return unpack(thought.blind)


# Drafts


@pytest.mark.parametrize("words", [["add"], ["show"]])
def test_m_62_an_offer_in_the_making_is_struck_and_the_bot_begins_anew(words: list[str]) -> None:
    table = offering()
    before, moves = pack(table.match.state), len(table.match.moves)
    buyer = bits(table.match.state.to_act())[0]
    for word in words:
        act(table, word)
    assert pack(table.match.state) != before
    table.stand_in(buyer, "random")
    assert pack(table.match.state) == before
    assert len(table.match.moves) == moves
    blind = imagined(table, buyer)
    assert isinstance(blind, Maker)
    assert not any(blind.offer)


def test_others_hear_the_same_whether_or_not_something_was_struck() -> None:
    heard = []
    for words in ([], ["add"], ["show"]):
        table = offering()
        buyer = bits(table.match.state.to_act())[0]
        for word in words:
            act(table, word)
        table.take()
        table.stand_in(buyer, "random")
        done = table.take()
        heard.append([news for news in done.news if news.seat != buyer])
    assert heard[0] == heard[1] == heard[2]


def test_m_62_an_offer_that_was_made_stays() -> None:
    table = offering()
    act(table, "add")
    buyer = act(table, "points")
    before = pack(table.match.state)
    table.stand_in(buyer, "random")
    assert pack(table.match.state) == before


def test_whoever_comes_back_finds_what_the_bot_left_and_may_take_it_back() -> None:
    table = offering()
    buyer = act(table, "add")
    table.stand_in(buyer, "random")
    (thought,) = table.due()
    before = pack(table.match.state)
    added = next(each.action for each in table.game.view_of(unpack(thought.blind), buyer).choices if each.kind == "add")
    assert table.decide(thought, added)
    table.back(buyer)
    assert table.can_undo(buyer)
    table.undo(buyer)
    assert pack(table.match.state) == before


# Sealed answers


def test_a_whole_sealed_answer_stays() -> None:
    table = opened(BIDS.id)
    for action in (MORE, MORE, SEAL):
        table.play(1, action)
    table.stand_in(1, "random")
    assert table.pad.answers[1] == [MORE, MORE, SEAL]
    assert not table.owes(1)
    assert not table.due()
    table.play(0, SEAL)
    table.play(2, SEAL)
    assert table.match.state.points[1] == 2  # type: ignore[attr-defined]


def test_a_half_made_sealed_answer_is_struck() -> None:
    table = opened(BIDS.id)
    table.play(1, MORE)
    table.play(1, MORE)
    table.take()
    table.stand_in(1, "random")
    assert not table.pad.answers.get(1)
    blind = imagined(table, 1)
    assert isinstance(blind, Bids)
    assert blind.bid[1] == 0
    assert all(not getattr(news, "changes", None) for news in table.take().news if news.seat != 1)


def test_a_half_made_answer_is_struck_when_the_time_is_over() -> None:
    time = [0]
    clock = ClockSetting(kind="move", seconds=60)
    table = Table.open(BIDS.id, NAMES, key=bytes(32), clock=clock, now=lambda: time[0])
    table.play(1, MORE)
    time[0] = 10**6
    assert table.tick()
    assert not table.pad.answers


# What everybody has seen


def test_what_everybody_has_seen_stays_and_the_bot_goes_on_from_there() -> None:
    table = opened("marry")
    seat = act(table, "house")
    before = pack(table.match.state)
    table.stand_in(seat, "random")
    assert pack(table.match.state) == before


# Tables of before


def test_stored_tables_of_before_keep_what_was_half_made() -> None:
    table = offering()
    saved = save(table)
    buyer = act(table, "add")
    entries = [entry for entry, _ in table.take().entries]
    old = load(table.setup, saved, [*entries, StandIn(at=0, seat=buyer, bot="random")], table.now)
    assert pack(old.match.state) == pack(table.match.state)
    table.stand_in(buyer, "random")
    entries += [entry for entry, _ in table.take().entries]
    again = load(table.setup, saved, entries, table.now)
    assert pack(again.match.state) == pack(table.match.state)
    ours, theirs = read(save(again)), read(save(table))
    assert replace(ours, streams=theirs.streams) == theirs  # whoever comes to a loaded table gets a snapshot
