"""Looks past a throw: what every set of cards that it may hit leads to by the rules, and who is likely to win then."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bestiary.games.monstrous.mind.throws.lookout import Lookout, in_columns
from bestiary.games.monstrous.mind.throws.odds import Odds
from bestiary.games.monstrous.mind.throws.plans import Chosen, Plan, after, answered, settled
from bestiary.games.monstrous.physics.landings import SAMPLES
from bestiary.games.monstrous.state import Monstrous

ENOUGH: Final = 2.0  # seconds of computing; met only where the engine is not compiled, so that a throw comes at all
OFF: Final = -1  # stands for a card that misses the table


@dataclass
class Foresight:
    """What a bot has already thought through: what a card that hits a set of others leads to."""

    view: Lookout
    seed: int
    until: float = field(default_factory=lambda: time.thread_time() + ENOUGH)
    known: dict[tuple[int, int, int], float] = field(default_factory=dict)

    def foresee(self, plans: Iterable[Plan]) -> list[Plan]:
        """Return plans by the chance to win that they lead to, the best first; the clock may drop the last of them."""
        plans = list(plans)
        touches = self.view.touches(in_columns((each.column, each.row, each.manner) for each in plans))
        found: list[Plan] = []
        for each, hits, off, over in zip(
            plans, touches.hits.tolist(), touches.off.tolist(), touches.over.tolist(), strict=True
        ):
            total = 0.0
            for landing in range(SAMPLES):
                hit = OFF if off[landing] else hits[landing]
                key = (each.monster, each.side ^ over[landing], hit)
                if key not in self.known:
                    self.known[key] = self.lead(each, landing)
                total += self.known[key]
            found.append(each._replace(worth=total / SAMPLES))
            if time.thread_time() > self.until:
                break
        return sorted(found, key=lambda plan: -plan.worth)

    def lead(self, plan: Plan, landing: int) -> float:
        """Return the chance to win once a plan has landed in one way."""
        state, seat = self.view.state, self.view.seat
        return chance_of(after(state, seat, plan, self.seed, Chosen(landing), chance_of), seat)


def best_answer(state: Monstrous, seat: int, seed: int) -> int:
    """Return the answer, to a question that is no throw, that leads to the best chance to win."""
    leads = {
        action: chance_of(settled(answered(state, seat, action, seed), seat, seed, chance_of), seat)
        for action in state.legal(seat)
    }
    return max(leads, key=lambda action: leads[action])


def chance_of(state: Monstrous, seat: int) -> float:
    """Return a seat's chance to win."""
    return Odds(state).chances()[int(state.board_of(seat))]
