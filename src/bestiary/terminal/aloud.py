"""Text for the ear: no sign that a screen reader would spell out or pass over in silence."""

from __future__ import annotations

import re

WORDS = {"→": ":", "≥": " at least ", "≤": " at most ", "×": " times ", "·": ",", "…": ".", "–": "-", "—": ","}
DRAWN = re.compile(r"[\u2190-\u2bff\u2800-\u28ff]+")  # arrows, frames, blocks, shapes, Braille dots


def aloud(text: str) -> str:
    """Return a text without signs that are drawn."""
    for sign, word in WORDS.items():
        text = text.replace(sign, word)
    return re.sub(r"  +", " ", DRAWN.sub(" ", text)).strip()


def news(before: list[str], now: list[str]) -> list[str]:
    """Return the sentences that were not said before: what changed."""
    known = set(before)
    return [sentence for sentence in now if sentence not in known]
