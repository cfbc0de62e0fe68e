"""Throw Steps 2 to 5: which thrown cards act in each, and what waits behind a decision."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.draws import draw_one
from bestiary.games.monstrous.rules.hits import places_of
from bestiary.games.monstrous.rules.monsters import has_power, use_power
from bestiary.games.monstrous.rules.position import Position
from bestiary.games.monstrous.rules.traps import traps_among


def begin(position: Position, step: i64) -> None:
    """Begin a Throw Step."""
    position.step = step
    position.active = n.NOBODY
    position.snapshot = vec[i64]()
    position.pending = 0
    slot: i64 = 0
    while slot < n.SUB:
        if position.lies(slot):
            position.pending |= i64(1) << slot
        slot += 1


def acts(position: Position, slot: i64) -> bool:
    """Tell whether a thrown card does something in this step, as the table lies now."""
    if not position.lies(slot):
        return False
    hits = position.look().hits(position.thrown[slot])
    if position.step == n.STEP_TRAPS:
        return len(traps_among(position, hits)) > 0
    if position.step == n.STEP_MONSTERS:
        return has_power(position, slot, hits)
    return len(places_of(hits)) > 0


def do_waiting(position: Position) -> None:
    """Do what waited behind a decision."""
    kind = position.top()
    slot = position.top_value(1)
    condition = position.top_value(2)
    position.pop()
    if kind == n.W_POWER:
        use_power(position, slot, condition)
    else:
        assert kind == n.W_DRAW
        draw_one(position, slot)
