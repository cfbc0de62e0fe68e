"""Taking back at a table: open while the seat alone is asked, final once another may decide something unseen."""

from __future__ import annotations

import pytest

from bestiary.core import CannotUndo, bits
from bestiary.table import Table, TableRefusal
from bestiary.table.entries import AnyEntry, TakeBack
from bestiary.table.saved import load, save

NAMES = ["Ann", "Bob", "Cid"]


def opened(game: str, *texts: str) -> Table:
    """Opens a table and lets whoever is asked do as said."""
    table = Table.open(game, NAMES, key=bytes(32), now=lambda: 0)
    for text in texts:
        act(table, text)
    return table


def act(table: Table, text: str) -> int:
    """Lets the seat that is asked first do as said, or what begins so, and returns it."""
    seat = bits(table.match.state.to_act())[0]
    found = [choice.notation for choice in table.view(seat).choices if choice.notation.startswith(text)]
    table.play(seat, found[0])
    return seat


def news_for(table: Table, seat: int) -> list[object]:
    return [news for news in table.take().news if news.seat == seat]


# The audit's leak: an offer in the making revoked the seller's way back


def sold() -> tuple[Table, int, int]:
    """Returns a table at which something is for sale, the seller and the first buyer."""
    table = opened("maker", "skip", "skip", "sell")
    seller = act(table, "wish nothing")
    return table, seller, bits(table.match.state.to_act())[0]


@pytest.mark.parametrize("word", ["add", "show"])
def test_a_sale_is_final_at_once_whatever_the_buyer_drafts(word: str) -> None:
    table, seller, buyer = sold()
    assert not table.can_undo(seller)
    with pytest.raises(CannotUndo):
        table.undo(seller)
    table.take()
    act(table, word)
    assert table.can_undo(buyer)
    table.undo(buyer)
    assert [news_for(table, each) for each in range(len(NAMES) + 1) if each != buyer] == [[], [], []]


def test_an_offerer_is_not_told_that_the_seller_begins_a_counter_demand() -> None:
    table, seller, offerer = sold()
    while bits(table.match.state.to_act()) != [seller]:
        act(table, "add")
        offerer = act(table, "points")
    table.take()
    assert not table.can_undo(offerer)
    act(table, "demand")
    assert table.can_undo(seller)
    assert news_for(table, offerer) == []


# What is final and what is not


@pytest.mark.parametrize("texts", [("rob",), ("rob", "join"), ("rob", "join", "join"), ("rob", "stay out")])
def test_joining_a_robbery_is_final_m38(texts: tuple[str, ...]) -> None:
    table = opened("maker", *texts)
    assert not any(table.can_undo(seat) for seat in range(len(NAMES)))


def test_naming_an_assistant_and_handing_a_part_over_are_final() -> None:
    table = opened("maker", "skip")
    operator = act(table, "operate")
    while bits(table.match.state.to_act()) == [operator]:
        act(table, "")
    assert not table.can_undo(operator)
    assistant = act(table, "hand")
    assert not table.can_undo(assistant)


def test_a_placed_house_can_be_taken_back() -> None:
    table = opened("marry")
    seat = act(table, "house")
    assert table.can_undo(seat)
    table.undo(seat)


def test_a_picked_tile_can_be_taken_back_until_the_next_player_picks() -> None:
    table = opened("factory")
    seat = act(table, "start")
    assert bits(table.match.state.to_act()) != [seat]
    assert table.can_undo(seat)
    act(table, "start")
    assert not table.can_undo(seat)


@pytest.mark.parametrize("game", ["marry", "factory", "maker", "mashup"])
def test_undo_is_never_offered_and_then_refused(game: str) -> None:
    table = opened(game)
    for number in range(60):
        seats = [seat for seat in range(len(NAMES)) if table.owes(seat)]
        seat = seats[number % len(seats)]
        legal = table.blind(seat).legal(seat)
        action = legal[number * 7 % len(legal)]
        table.play(seat, action)
        for each in range(len(NAMES)):
            offered = table.streams[each].undo
            assert attempt(table, each) == offered
            if offered and each == seat:
                table.play(seat, action)
                assert table.streams[seat].undo


def attempt(table: Table, seat: int) -> bool:
    try:
        table.undo(seat)
    except CannotUndo:
        return False
    return True


def test_a_seat_that_a_bot_plays_is_offered_nothing() -> None:
    table = opened("marry")
    seat = act(table, "house")
    assert table.streams[seat].undo
    table.stand_in(seat, "random")
    assert not table.streams[seat].undo
    with pytest.raises(TableRefusal):
        table.undo(seat)
    table.back(seat)
    assert table.streams[seat].undo
    table.undo(seat)


# Tables of before


def test_a_stored_table_at_which_more_could_be_taken_back_still_loads() -> None:
    table = opened("maker", "skip", "skip", "sell")
    before = save(table)
    seller = act(table, "wish nothing")
    done: list[AnyEntry] = [entry for entry, _ in table.take().entries][-1:]
    back = TakeBack(at=0, by=seller, seat=seller)
    again = load(table.setup, before, [*done, back, *done], table.now)
    assert save(again)
    assert again.decided == table.decided + 2
    with pytest.raises(CannotUndo):
        again.undo(seller)
    kept = load(table.setup, save(table), [], table.now)
    assert not kept.can_undo(seller)
