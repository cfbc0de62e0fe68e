"""Names by which people call each other to a table across a room: said aloud in any language, good until the start."""

from __future__ import annotations

import secrets
from collections.abc import Container
from typing import Final

CONSONANTS: Final = "bdlmnrst"  # that no two languages hear as each other's, and that make no word to blush at
VOWELS: Final = "aeiou"
SYLLABLES: Final = 3
NUMBERS: Final = range(10, 100)
IN_ALL: Final = (len(CONSONANTS) * len(VOWELS)) ** SYLLABLES * len(NUMBERS)


def new_name(taken: Container[str]) -> str:
    """Draw a name that no table has."""
    while True:
        word = "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))
        name = f"{word}-{secrets.choice(NUMBERS)}"
        if name not in taken:
            return name


def heard(text: str) -> str:
    """Return the name that somebody meant who typed what he heard; capitals, spaces and dashes do not matter."""
    signs = "".join(sign for sign in text.casefold() if sign.isalnum())
    return f"{signs[:-2]}-{signs[-2:]}"
