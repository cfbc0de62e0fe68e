"""Draws how games end and what each card does for whoever draws it, from arenas:

for n in 2 3 4 5 6; do ./bestiary arena mashup --seats greedy --players $n --games 500 --cards --json > $n.json; done
PYTHONPATH=src python tests/games/mashup/balance.py docs/mashup-balance.svg 2.json 3.json 4.json 5.json 6.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from bestiary.lab.drawing import INK, RULE, sheet, text

WIDTH, HEIGHT = 900, 470
ENDINGS = (("ended by Infamy", "#e8743c"), ("ended by Size", "#7fb35c"), ("ended by the deck", "#b3ac9c"))
LEFT, RIGHT, TOP, DEEP = 60, 860, 90, 110
DOTS, TALL = 285, 150  # where the cards begin, and how far up and down they reach
MOST = 0.3  # the largest difference of two win rates drawn
NAMED = 0.1


def bars(reports: list[dict[str, Any]]) -> list[str]:
    """Draws for each number of players how games end."""
    parts = []
    step = (RIGHT - LEFT) / len(reports)
    for place, report in enumerate(reports):
        means = {figure["name"]: figure["mean"] for figure in report["figures"]}
        x, y = LEFT + place * step + 12, float(TOP)
        for name, fill in ENDINGS:
            tall = means[name] * DEEP
            parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{step - 24:.1f}" height="{tall:.1f}" fill="{fill}"/>')
            if tall > 14:
                parts.append(text(x + (step - 24) / 2, y + tall / 2 + 4, f"{means[name]:.0%}", anchor="middle"))
            y += tall
        label = f"{report['players']} players, {means['rounds']:.1f} rounds"
        parts.append(text(x + (step - 24) / 2, TOP + DEEP + 16, label, anchor="middle"))
    for number, (name, fill) in enumerate(ENDINGS):
        parts.append(f'<rect x="{LEFT + 12 + number * 140}" y="66" width="11" height="11" fill="{fill}"/>')
        parts.append(text(LEFT + 28 + number * 140, 76, name))
    return parts


def dots(reports: list[dict[str, Any]]) -> list[str]:
    """Draws each card as a dot at the difference it makes, and names those that make most."""
    middle = DOTS + TALL / 2

    def height(difference: float) -> float:
        return middle - difference / MOST * TALL / 2

    parts = [text(LEFT + 12, DOTS - 24, "share of wins with a card drawn less the share without, each dot a card")]
    for line in (-0.2, -0.1, 0.0, 0.1, 0.2):
        y = height(line)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="{RULE}"/>')
        parts.append(text(LEFT - 6, y + 4, f"{100 * line:+.0f}", anchor="end"))
    step = (RIGHT - LEFT) / len(reports)
    for place, report in enumerate(reports):
        cards = sorted(report["cards"], key=lambda card: card["card"])
        for number, card in enumerate(cards):
            x = LEFT + place * step + 12 + number / len(cards) * (step - 60)
            sure = card["low"] > 0 or card["high"] < 0
            y = height(max(-MOST, min(MOST, card["difference"])))
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{4 if sure else 2.5}" fill="{"#a8320f" if sure else INK}"/>'
            )
            if sure and abs(card["difference"]) > NAMED:
                parts.append(text(x + 6, y + 4, card["card"], size=11))
    return parts


def main(target: str, *files: str) -> None:
    """Reads reports and writes the picture."""
    reports = [json.loads(Path(file).read_text("utf-8")) for file in files]
    caption = "greedy bots; large red dots: the interval, corrected for all cards at once, leaves out nought"
    parts = [*bars(reports), *dots(reports)]
    Path(target).write_text(sheet(WIDTH, HEIGHT, "How games of the Mashup end", caption, parts), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
