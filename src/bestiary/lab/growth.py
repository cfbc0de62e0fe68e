"""How cost grows with work: points of a curve, the power by which it grows, and a picture of all curves."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

import msgspec

from bestiary.lab.drawing import INK, RULE, sheet, text

WIDTH: Final = 300
HEIGHT: Final = 170
ACROSS: Final = 3


class Curve(msgspec.Struct, kw_only=True):
    """What was measured of one thing: its cost at several sizes of something else."""

    name: str
    against: str  # what grows
    unit: str  # of the cost
    points: list[tuple[float, float]]

    @property
    def exponent(self) -> float | None:
        """Return the power of the size by which the cost grows, fitted to the logarithms: 0 constant, 1 linear."""
        logs = [(log(size), log(cost)) for size, cost in self.points if size > 0 and cost > 0]
        if len(logs) < 2:
            return None
        x = sum(size for size, _ in logs) / len(logs)
        y = sum(cost for _, cost in logs) / len(logs)
        spread = sum((size - x) ** 2 for size, _ in logs)
        return sum((size - x) * (cost - y) for size, cost in logs) / spread if spread else None

    def row(self) -> dict[str, object]:
        """Return the curve for JSON."""
        fitted = self.exponent
        return {**msgspec.to_builtins(self), "exponent": None if fitted is None else round(fitted, 2)}

    def line(self) -> str:
        """Say the curve in a line."""
        sizes = " / ".join(f"{size:g}" for size, _ in self.points)
        costs = " / ".join(f"{cost:.3g}" for _, cost in self.points)
        return f"{self.name}: {costs} {self.unit} at {sizes} {self.against}, power {power(self)}"


def power(curve: Curve) -> str:
    """Write a fitted exponent."""
    return "-" if curve.exponent is None else f"{curve.exponent:.2f}"


def picture(curves: Sequence[Curve], caption: str) -> str:
    """Draw each curve in a field of its own, from 0 on."""
    parts = []
    for number, curve in enumerate(curves):
        left = 16 + number % ACROSS * (WIDTH + 20)
        top = 70 + number // ACROSS * (HEIGHT + 60)
        parts += field(curve, left, top)
    rows = -(-len(curves) // ACROSS)
    size = 32 + ACROSS * (WIDTH + 20), 80 + rows * (HEIGHT + 60)
    return sheet(*size, "How cost grows with work", caption, parts)


def field(curve: Curve, left: float, top: float) -> list[str]:
    """Draw one curve."""
    widest = max((size for size, _ in curve.points), default=1) or 1
    highest = max((cost for _, cost in curve.points), default=1) or 1
    places = [
        (left + WIDTH * size / widest, top + 20 + (HEIGHT - 20) * (1 - cost / highest)) for size, cost in curve.points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return [
        text(left, top + 4, f"{curve.name}, power {power(curve)}", weight="bold"),
        f'<path d="M{left:.1f},{top + 20:.1f} V{top + HEIGHT:.1f} H{left + WIDTH:.1f}" fill="none" stroke="{RULE}"/>',
        f'<polyline points="{line}" fill="none" stroke="{INK}" stroke-width="1.5"/>',
        *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>' for x, y in places),
        text(left + WIDTH, top + HEIGHT + 16, f"{widest:g} {curve.against}", anchor="end"),
        text(left + WIDTH, top + 4, f"{highest:.3g} {curve.unit}", anchor="end"),
    ]
