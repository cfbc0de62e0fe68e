"""One name a player: words in which boards call the seats as the people at the table do."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from bestiary.core.view import Drawing
from bestiary.core.words import Words

SEAT = "seat-name"


class Named(Words):
    """Words that call seats by their players' names, and say all else as other words do."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.language = words.language
        self.bundle = words.bundle
        self.names = names

    def say(self, message: str, **values: str | int) -> str:
        """Return a message with its arguments filled in."""
        number = values.get("number")
        if message == SEAT and isinstance(number, int) and 1 <= number <= len(self.names):
            return self.names[number - 1]
        return super().say(message, **values)


def by_letters(drawing: Drawing, seats: int) -> bool:
    """Tell whether a board calls its seats a, b, c: each letter then begins a line or stands before a name."""
    begins = {line.lstrip("> ")[:2] for line in drawing.lines} | {
        line[at : at + 2] for line in drawing.lines for at in range(2, len(line)) if line[at - 2 : at] == "  "
    }
    return all(f"{letter} " in begins for letter in ascii_lowercase[:seats])


def labelled(seat: int, name: str, letters: bool, words: Words) -> str:
    """Return a player's name behind the sign by which the board calls the seat, unless the name says it."""
    if letters:
        return f"{ascii_lowercase[seat]} {name}"
    plain = Words.say(words, SEAT, number=seat + 1)
    return name if name == plain else f"{seat + 1} {name}"
