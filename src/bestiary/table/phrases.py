"""Ready-made phrases, for tables at which strangers meet: a line of chat that each reads in his own language."""

from __future__ import annotations

from typing import Final

JOINERS: Final = "\u200c\u200d"
MARK: Final = ":"  # before the name of a phrase; its words are the page's, `phrase-<name>`
PHRASES: Final = (
    *(
        "hello",
        "good-luck",
        "nice",
        "ouch",
        "thanks",
        "sorry",
        "moment",
        "back",
        "your-turn",
        "well-played",
        "again",
        "bye",
    ),
)


def is_phrase(text: str) -> bool:
    """Tell whether a line is a ready-made phrase."""
    return text.startswith(MARK) and text[1:] in PHRASES


def clean_line(text: str) -> str:
    """Return a line of chat without what shows nothing but turns the lines around it: only joiners of emoji stay."""
    return "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in text).strip()
