"""Outcomes are computed in a process of their own: the same for the same key, and there whatever goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.toys.tumble.game import GAME

from bestiary.core import Keyed, Match, OutcomeFailed, outcome_key, pack, register, registry
from bestiary.core.proof import recomputed
from bestiary.workers.nature import Supplier

KEY = bytes(range(32))


class TumbleSupplier(Supplier):
    """Asks a worker that knows the tumble."""

    module = "tests.workers.throwing"


@pytest.fixture(autouse=True)
def tumble(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    register(GAME)
    yield
    registry._registered.pop(GAME.id)


def thrown() -> Match:
    match = Match(GAME, 2, Keyed(KEY))
    match.play_text(0, "hard")
    return match


def test_a_worker_computes_what_the_game_computes_with_that_key() -> None:
    state = thrown().state
    with TumbleSupplier() as supplier:
        for number in range(5):
            key = outcome_key(KEY, number)
            assert supplier.outcome(pack(state), key) == GAME.live_outcome(state, Keyed(key))
            assert supplier.failure is None


def test_an_outcomes_key_is_its_own_and_tells_nothing_of_the_tables() -> None:
    keys = {outcome_key(KEY, number) for number in range(100)} | {outcome_key(bytes(32), 0), KEY}
    assert len(keys) == 102
    assert all(len(key) == 32 for key in keys)


@pytest.mark.parametrize(
    ("how", "words"), [("crash", "died"), ("hang", "within 1 s"), ("err", "TypeError"), ("lie", "BadOutcome")]
)
def test_whatever_fails_is_tried_again_and_then_landed_quickly(
    how: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAIL", how)
    state = thrown().state
    key = outcome_key(KEY, 0)
    with TumbleSupplier(patience=1.0 if how == "hang" else 20.0) as supplier:
        with pytest.raises(OutcomeFailed, match=words):
            supplier.compute(pack(state), key)
        assert supplier.outcome(pack(state), key) == GAME.outcome(state, Keyed(key))
        assert words in (supplier.failure or "")


def test_other_tasks_go_on_while_something_flies() -> None:
    state = thrown().state

    async def both() -> tuple[list[int], int]:
        beats = 0
        with TumbleSupplier() as supplier:
            flight = asyncio.create_task(supplier.outcome_aside(pack(state), outcome_key(KEY, 0)))
            while not flight.done():
                await asyncio.sleep(0)
                beats += 1
            return flight.result(), beats

    outcome, beats = asyncio.run(both())
    assert len(outcome) == 1
    assert beats > 1


def test_a_revealed_key_gives_the_same_outcomes_again() -> None:
    match = thrown()
    while not match.state.over:
        seat = match.state.turn  # type: ignore[attr-defined]
        if match.state.to_act() == 1 << seat:
            match.play_text(seat, "aim 4")
        else:
            match.nature(GAME.live_outcome(match.state, Keyed(outcome_key(KEY, match.outcomes))))
    record = match.record()
    assert recomputed(record) == ([], [])
    first = next(move for move in record.moves if move.seat < 0)
    first.outcome = [(first.outcome[0] + 1) % 5]
    record.events, record.result = [], None
    other = Match(GAME, 2, Keyed(KEY))
    for move in record.moves:
        if move.seat < 0:
            other.nature(move.outcome)
        else:
            other.play_text(move.seat, move.text)
    assert recomputed(other.record()) == ([2], [])
