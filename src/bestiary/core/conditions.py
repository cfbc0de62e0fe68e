"""Conditions in the order in which a person is told: a refusal cites the first that is broken.

A game lists the rules of each kind of action once. Its `refusal` and its `legal_into` ask here, and its `breaks` judges
one rule at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import State

MOST: Final[i64] = 16  # places for a kind's rules, of which the last stays empty


def condition_rows(kinds: Iterable[Sequence[int]]) -> vec[i64]:
    """Return the rules of all kinds of actions as rows of the same length, with 0 behind the last of each."""
    flat: list[int] = []
    for rules in kinds:
        if len(rules) >= MOST:
            raise ValueError(f"a kind of action has at most {MOST - 1} conditions, not {len(rules)}")
        flat += [*rules, *[0] * (int(MOST) - len(rules))]
    return vec[i64](flat)


def first_broken(state: State, seat: i64, action: i64, kind: i64, rows: vec[i64]) -> i64:
    """Return the first rule of the kind that an action of a seat breaks, or 0."""
    place = kind * MOST
    rule = rows[place]
    while rule != 0:
        if state.breaks(seat, action, rule):
            return rule
        place += 1
        rule = rows[place]
    return 0
