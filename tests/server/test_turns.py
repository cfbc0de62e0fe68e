"""Whose question is asked next: no address and no table is passed by."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event

import pytest

from bestiary.server.turns import Place, Turns


def order_of(asked: list[Place], cancelled: int = -1) -> list[str]:
    """Return the tables in the order in which a busy worker comes to their questions."""

    async def run() -> list[str]:
        turns = Turns[int]("test")
        free, told = Event(), list[str]()

        def question(table: str) -> Callable[[], int]:
            def ask() -> int:
                told.append(table)
                return len(told)

            return ask

        first = asyncio.ensure_future(turns.ask(Place("first", "first"), lambda: int(free.wait(20))))
        await asyncio.sleep(0)
        waiting = [asyncio.ensure_future(turns.ask(each, question(each.table))) for each in asked]
        await asyncio.sleep(0)
        if cancelled >= 0:
            waiting[cancelled].cancel()
            await asyncio.sleep(0)
        free.set()
        await asyncio.gather(first, *waiting, return_exceptions=True)
        turns.close()
        return told

    return asyncio.run(run())


def test_many_tables_of_one_address_wait_for_one_of_another() -> None:
    crowd = [Place("crowd", f"c{number}") for number in range(5)]
    assert order_of([*crowd, Place("one", "mine"), Place("one", "mine")]) == [
        "c0",
        "mine",
        "c1",
        "mine",
        "c2",
        "c3",
        "c4",
    ]


def test_one_table_waits_for_another_of_its_address() -> None:
    asked = [Place("one", "long"), Place("one", "long"), Place("one", "long"), Place("one", "short")]
    assert order_of(asked) == ["long", "short", "long", "long"]


def test_tables_that_nobody_watches_come_last() -> None:
    asked = [Place("a", "alone", watched=False), Place("a", "seen"), Place("b", "seen too")]
    assert order_of(asked) == ["seen", "seen too", "alone"]


def test_what_nobody_waits_for_is_not_asked() -> None:
    assert order_of([Place("a", "gone"), Place("a", "here")], cancelled=0) == ["here"]


def test_what_goes_wrong_reaches_who_asked_and_nobody_else() -> None:
    async def run() -> None:
        turns = Turns[int]("test")

        def fail() -> int:
            raise ValueError("lost")

        with pytest.raises(ValueError, match="lost"):
            await turns.ask(Place("a", "t"), fail)
        assert await turns.ask(Place("a", "t"), lambda: 3) == 3
        turns.close()

    asyncio.run(run())
