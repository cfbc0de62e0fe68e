"""Draws one run as a picture: a bar for each rate, on a logarithmic scale, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final

from bestiary.lab.drawing import RULE, sheet, text
from bestiary.lab.speed.report import NAMES, WHAT, amount_of, what
from bestiary.lab.speed.run import Row

RATE: Final = "_per_s"
COLOURS: Final = {"compiled": "#1b6e5a", "interpreted": "#8fbfae", "open_spiel": "#b5542c", "pettingzoo": "#7a5aa6"}
WIDTH: Final = 900
LABELS: Final = 285  # where the bars begin
SCALE: Final = 520  # how long the longest may get
BAR: Final = 15
LINE: Final = 20
HEADING: Final = 34
TOP: Final = 64


def picture(rows: Sequence[Row], caption: str) -> str:
    """Return the picture of all rates."""
    shown = [row for row in rows if row.metric.endswith(RATE) and row.value > 0]
    least = floor(log10(min(row.value for row in shown)))
    most = ceil(log10(max(row.value for row in shown)))
    bars: list[str] = []
    y = TOP
    for metric in dict.fromkeys([*WHAT, *(row.metric for row in shown)]):
        group = sorted((row for row in shown if row.metric == metric), key=lambda row: -row.value)
        if not group:
            continue
        y += HEADING
        bars.append(text(16, y - 10, what(metric)[0].upper() + what(metric)[1:], weight="bold"))
        for row in group:
            bars += bar(row, y, length(row.value, least, most))
            y += LINE
    height = y + 62
    title = "Decisions, steps, simulations and throws per second of CPU time"
    return sheet(WIDTH, height, title, caption, [*axis(y + 8, least, most), *bars, *legend(y + 44, shown)])


def length(value: float, least: int, most: int) -> float:
    """Return how long a bar is: each power of ten takes the same room."""
    return SCALE * (log10(value) - least) / max(1, most - least)


def bar(row: Row, y: int, long: float) -> list[str]:
    """Draw one figure with its name and amount."""
    name = f"{NAMES[row.subject]} {row.game}, {row.players} players"
    return [
        text(LABELS - 8, y + 12, name, anchor="end"),
        f'<rect x="{LABELS}" y="{y}" width="{long:.1f}" height="{BAR}" rx="2" fill="{colour(row)}"/>',
        text(LABELS + long + 6, y + 12, amount_of(row)),
    ]


def colour(row: Row) -> str:
    """Return the colour of a figure's subject or engine."""
    return COLOURS[row.mode if row.subject == "bestiary" else row.subject]


def axis(y: int, least: int, most: int) -> list[str]:
    """Draw the powers of ten, from the top of the picture down."""
    marks: list[str] = []
    for power in range(least, most + 1):
        x = LABELS + length(10.0**power, least, most)
        marks.append(f'<path d="M{x:.1f} {TOP + 6}V{y}" stroke="{RULE}" stroke-dasharray="2 4"/>')
        marks.append(text(x, y + 13, f"{10**power:,}", anchor="middle", size=10))
    return marks


def legend(y: int, rows: Sequence[Row]) -> list[str]:
    """Say which colour is whose."""
    names = {
        "compiled": "Bestiary, compiled",
        "interpreted": "Bestiary, interpreted",
        "open_spiel": "OpenSpiel",
        "pettingzoo": "PettingZoo",
    }
    there = {row.mode if row.subject == "bestiary" else row.subject for row in rows}
    parts: list[str] = []
    for place, key in enumerate(key for key in names if key in there):
        x = 16 + place * 170
        parts.append(f'<rect x="{x}" y="{y - 11}" width="13" height="13" rx="2" fill="{COLOURS[key]}"/>')
        parts.append(text(x + 19, y, names[key]))
    return parts
