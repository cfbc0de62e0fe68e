"""Computes nature's outcomes for live tables: in a worker process, with a quick landing if that fails twice."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.chance import Chance, Keyed
from bestiary.core.nature import OutcomeFailed
from bestiary.core.optional.nature import nature_of
from bestiary.core.pack import unpack
from bestiary.core.registry import game_of
from bestiary.workers.exchange import Exchange
from bestiary.workers.loop import serve

PATIENCE: Final = 20.0  # seconds an outcome may take
ATTEMPTS: Final = 2


class Demand(msgspec.Struct, array_like=True, frozen=True):
    """What an outcome is computed from: the state that waits for it, and the key of its chance."""

    state: bytes
    key: bytes


class Happened(msgspec.Struct, array_like=True, frozen=True):
    """An outcome, or what went wrong."""

    outcome: list[int]
    trouble: str = ""


class Supplier(Exchange[Happened]):
    """A worker process that is asked for outcomes, one at a time."""

    module = "bestiary.workers.nature"
    answers = Happened
    failed = OutcomeFailed
    who = "nature"
    late = "answer"

    def __init__(self, patience: float = PATIENCE) -> None:
        super().__init__(patience)
        self.failure: str | None = None  # why the last outcome is a quick one

    def compute(self, state: bytes, key: bytes) -> list[int]:
        """Return the live outcome, or raise `OutcomeFailed`."""
        answer = self.ask(Demand(state, key))
        if answer.trouble:
            raise OutcomeFailed(f"nature failed: {answer.trouble}")
        return answer.outcome

    def outcome(self, state: bytes, key: bytes) -> list[int]:
        """Return the live outcome; if that can't be had twice, a quick one, so that the game goes on."""
        self.failure = None
        for _ in range(ATTEMPTS):
            try:
                return self.compute(state, key)
            except OutcomeFailed as error:
                self.failure = str(error)
        waiting = unpack(state)
        return [int(number) for number in nature_of(game_of(waiting)).outcome(waiting, Keyed(key))]

    async def outcome_aside(self, state: bytes, key: bytes) -> list[int]:
        """Return an outcome while other tasks go on."""
        return await asyncio.to_thread(self.outcome, state, key)


def happen(demand: Demand) -> Happened:
    """Compute an outcome from the demand alone."""
    try:
        state = unpack(demand.state)
        outcome = [int(number) for number in nature_of(game_of(state)).live_outcome(state, Keyed(demand.key))]
        state.chance = Chance(0)
        state.apply_nature(vec[i64](outcome))  # what the rules can't take in must not reach the table
        return Happened(outcome)
    except Exception as error:  # whatever a game does wrong, the table is told and the worker goes on
        return Happened([], f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    from bestiary.workers import nature  # by its own name, so that messages are of the class that was imported

    serve(nature.Demand, nature.happen, int(sys.argv[1]))
