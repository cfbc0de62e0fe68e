"""The shipped cards and chart as tables that the rules read; a designer's own are columns of the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n

MOST_EFFECTS: Final[i64] = 160

SHIPPED_CARDS: Final[vec[i64]] = vec[i64]([0] * (n.KINDS * c.CARD_WIDTH))
SHIPPED_EFFECTS: Final[vec[i64]] = vec[i64]([0] * (MOST_EFFECTS * c.EFFECT_WIDTH))
SHIPPED_CHART: Final[vec[i64]] = vec[i64]([0] * (c.SIZES * c.CHART_WIDTH))


def install(cards: Sequence[int], effects: Sequence[int], chart: Sequence[int]) -> None:
    """Writes the shipped set into the tables, once, before the first game."""
    _write(SHIPPED_CARDS, cards)
    _write(SHIPPED_EFFECTS, effects)
    _write(SHIPPED_CHART, chart)


def _write(table: vec[i64], values: Sequence[int]) -> None:
    for at, value in enumerate(values):
        table[at] = value
