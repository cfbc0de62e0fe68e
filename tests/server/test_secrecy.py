"""Secrecy on the wire: what is sent to a seat is the same, byte for byte, whatever it may not know.

Clock, ids, tokens and keys are given; bots' places are taken by moves of the test. Two servers hold twin tables that
differ only in what the observer may not know. Everything that leaves for the observer's socket is compared.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

import bids
import duels
from bids import MORE, SEAL
from world import SEATS, World

from bestiary.core import Chance, registry
from bestiary.table import ClockSetting, Table
from bestiary.table.news import Update
from bestiary.table.saved import load, save


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (bids.GAME, duels.GAME):
        monkeypatch.setitem(registry._registered, game.id, game)


def twin_of(table: Table, observer: int, seed: int) -> Table:
    """Makes a table that the observer can't tell from another: all that is hidden from him is drawn anew."""
    other = load(table.setup, save(table), [], table.now)
    match = other.match
    match.state = table.match.state.resample(observer, Chance(seed))
    match.state.chance, match.state.log = match.chance, match.log
    match.undoable.clear()
    table.match.undoable.clear()
    for each in (table, other):
        each.look_again()
    return other


def played(game: str, seed: int, moves: int, clock: ClockSetting) -> Table:
    table = Table.open(game, ["Ann", "Bob", "Cid"], key=bytes([seed]) * 32, clock=clock, now=lambda: 5_000_000)
    chosen = random.Random(seed)
    made = 0
    while made < moves or any(table.pad.answers.values()):  # a twin could not have sealed the same card
        made += 1
        seat = next(seat for seat in range(SEATS) if table.owes(seat))
        table.play(seat, chosen.choice(table.blind(seat).legal(seat)))
        if table.over:
            return played(game, seed + 50, moves, clock)
    table.take()
    return table


async def compare(folder: Path, game: str, observer: int, seed: int) -> int:
    """Plays the same at two twin tables and compares the observer's wire; returns how many moves could be compared."""
    clock = ClockSetting(kind=("none", "game", "move")[seed % 3], seconds=300 if seed % 3 else 0)
    table = played(game, seed, 5 + seed * 3 % 40, clock)
    twin = twin_of(table, observer, seed + 1)
    worlds = [World(folder / "a", load(table.setup, save(table), [], table.now)), World(folder / "b", twin)]
    for world in worlds:
        await world.open()
    chosen = random.Random(seed)
    compared = 0
    try:
        first, second = worlds
        assert first.wires[observer] == second.wires[observer]
        for _ in range(12):
            tables = [world.live.table for world in worlds]
            if tables[0].over or tables[1].over:
                break
            seat = next(seat for seat in range(SEATS) if tables[0].owes(seat))
            both = sorted(set(tables[0].blind(seat).legal(seat)) & set(tables[1].blind(seat).legal(seat)))
            if not both:
                break
            action = chosen.choice(both)
            logs = [len(each.match.log) for each in tables]
            for world in worlds:
                world.time += 1500
                await world.act(seat, action)
            told = [each.match.log.seen_by(observer, log) for each, log in zip(tables, logs, strict=True)]
            if told[0] != told[1]:
                break  # chance dealt the observer another card from another deck: he may see that
            assert first.wires[observer] == second.wires[observer]
            compared += 1
        if compared and told[0] == told[1]:
            assert first.join(observer) == second.join(observer)
    finally:
        for world in worlds:
            await world.close()
    return compared


@pytest.mark.parametrize("game", ["marry", "maker", "mashup", "duels"])
@pytest.mark.parametrize("observer", range(SEATS + 1))
def test_hidden_cards_change_nothing_on_the_wire(tmp_path: Path, game: str, observer: int) -> None:
    compared = 0
    for seed in range(6):
        folder = tmp_path / str(seed)
        compared += asyncio.run(compare(folder, game, observer, seed))
    assert compared >= 20


# Sealed answers: another seat's moves that the observer may not notice

MOVES = {
    "nothing yet": [],
    "a step": [MORE],
    "sealed": [SEAL],
    "long and sealed": [MORE, MORE, MORE, SEAL],
    "sealed and begun anew": [MORE, SEAL, MORE],
}


async def sealed(folder: Path, moves: list[int], pause: int, finish: bool) -> list[str]:
    clock = ClockSetting(kind="game", seconds=600)
    table = Table.open(bids.GAME, ["Ann", "Bob", "Cid"], key=bytes(32), clock=clock, now=lambda: 5_000_000)
    world = World(folder, table)
    await world.open()
    try:
        started = world.time
        for action in moves:
            world.time += pause
            await world.act(1, action)
        if finish:
            while len(world.live.table.pad.answers.get(1, [])) > 0:
                await world.undo(1)
            for action in (MORE, SEAL):
                await world.act(1, action)
            world.time = started + 20_000
            await world.act(2, SEAL)
            await world.act(0, SEAL)
        world.time = started + 20_000
        late = world.join(0)
        await world.settle()
        return [*world.wires[0], "late", *late]
    finally:
        await world.close()


@pytest.mark.parametrize("finish", [False, True])
def test_others_sealed_answers_change_nothing_on_the_wire(tmp_path: Path, finish: bool) -> None:
    wires = [
        asyncio.run(sealed(tmp_path / f"{name}-{pause}", moves, pause, finish))
        for name, moves in MOVES.items()
        for pause in (0, 700)
    ]
    assert all(wire == wires[0] for wire in wires)
    assert len(wires[0]) > 3
    assert any('"t":"update"' in line for line in wires[0]) == finish


# Answers out of turn: whether another seat was asked or passed for, and what it holds, can't be told before all are in

ANSWERS: dict[str, list[tuple[str, Any]]] = {
    "nothing yet": [],
    "passed": [("act", duels.PASS)],
    "parried": [("act", duels.PARRY)],
    "parried, then passed": [("act", duels.PARRY), ("act", duels.PASS)],
    "took it back": [("act", duels.PASS), ("undo", None)],
    "orders at the moment": [("orders", [])],
    "orders changed twice": [("orders", []), ("orders", ["strike", "rest"])],
    "orders and taken back": [("orders", []), ("undo", None)],
}


async def answered(folder: Path, cards: int, answers: list[tuple[str, Any]], before: list[str], pause: int) -> Any:
    clock = ClockSetting(kind="game", seconds=600)
    table = Table.open(duels.GAME, ["Ann", "Bob", "Cid"], key=bytes(32), clock=clock, now=lambda: 5_000_000)
    state = table.match.state
    assert isinstance(state, duels.Duels)
    state.cards[1] = cards
    table.look_again()
    world = World(folder, table)
    await world.open()
    try:
        started = world.time
        world.live.table.give_orders(1, before)
        world.live.flush()
        await world.settle()
        await world.act(0, duels.STRIKE)
        for kind, what in answers:
            world.time += pause
            if kind == "act":
                await world.act(1, what)
            elif kind == "undo":
                await world.undo(1)
            else:
                world.live.table.give_orders(1, what)
                world.live.flush()
                await world.settle()
        world.time = started + 20_000
        late = [world.join(seat) for seat in (0, 2, 3)]
        await world.settle()
        return [world.wires[seat] for seat in (0, 2, 3)], late
    finally:
        await world.close()


def test_answers_out_of_turn_and_orders_change_nothing_on_the_wire(tmp_path: Path) -> None:
    wires = [
        asyncio.run(answered(tmp_path / f"{name}-{cards}", cards, answers, ["rest", "strike"], 700 * cards))
        for name, answers in ANSWERS.items()
        for cards in (1, 3)
    ]
    wires.append(asyncio.run(answered(tmp_path / "none", 0, [("act", duels.PASS)], ["rest", "strike"], 0)))
    wires += [asyncio.run(answered(tmp_path / f"ordered-{cards}", cards, [], [], 0)) for cards in (0, 3)]
    assert all(wire == wires[0] for wire in wires)
    assert any('"t":"update"' in line for line in wires[0][0][0])


def test_a_shared_counter_would_be_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(told: Iterator[int], **parts: Any) -> Update:
        return Update(**{**parts, "version": next(told)})  # as if versions were counted for the whole table

    wires = []
    for moves in ([], [MORE]):
        monkeypatch.setattr("bestiary.table.streams.Update", partial(counted, itertools.count(1)))
        wires.append(asyncio.run(sealed(tmp_path / str(len(moves)), moves, 0, True)))
    assert wires[0] != wires[1]
