"""Draws a ladder as a picture: a point for each rung's rating, and a line for its interval, as SVG."""

from __future__ import annotations

from typing import Any, Final

from bestiary.lab.drawing import RULE, sheet, text

WIDTH: Final = 900
LABELS: Final = 150
SCALE: Final = 560
LINE: Final = 26
TOP: Final = 76
STEP: Final = 100  # points of rating between two rules
COLOURS: Final = {"search": "#1b6e5a", "cheat": "#b5542c"}
OTHERS: Final = "#7a5aa6"


def ladder_picture(found: dict[str, Any]) -> str:
    """Return the picture of a ladder's report."""
    rows = sorted(found["ratings"], key=lambda row: float(row["rating"]), reverse=True)
    least: int = min(row["low"] for row in rows) // STEP * STEP
    most: int = -(-max(row["high"] for row in rows) // STEP) * STEP
    bottom = TOP + LINE * len(rows)

    def at(rating: float) -> float:
        return LABELS + SCALE * (rating - least) / max(1, most - least)

    parts: list[str] = []
    for rating in range(least, most + 1, STEP * max(1, (most - least) // STEP // 10)):
        parts.append(f'<path d="M{at(rating):.1f} {TOP - 10}V{bottom}" stroke="{RULE}" stroke-dasharray="2 4"/>')
        parts.append(text(at(rating), bottom + 14, str(rating), anchor="middle", size=10))
    for place, row in enumerate(rows):
        y = TOP + LINE * place + LINE // 2
        colour = COLOURS.get(row["bot"].partition("-")[0], OTHERS)
        parts.append(text(LABELS - 12, y + 4, row["bot"], anchor="end"))
        parts.append(
            f'<path d="M{at(row["low"]):.1f} {y}H{at(row["high"]):.1f}" stroke="{colour}" stroke-width="3" '
            'stroke-opacity="0.45"/>'
        )
        parts.append(f'<circle cx="{at(row["rating"]):.1f}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(text(LABELS + SCALE + 16, y + 4, figures(row)))
    parts.append(
        text(LABELS, bottom + 36, "Rating, 95 % interval; 400 points: ten times as likely to win as each rival.")
    )
    title = f"How strong the bots are: {found['game']}, {found['players']} players"
    count = sum(pair["games"] for pair in found["pairs"])
    return sheet(WIDTH, bottom + 54, title, f"{found['when'][:10]}, {count} games, seats rotated", parts)


def figures(row: dict[str, Any]) -> str:
    """Write a rung's rating and time."""
    seconds = row["seconds_a_move"]
    return f"{row['rating']}" + ("" if seconds is None else f"   {seconds * 1000:.3g} ms a choice")
