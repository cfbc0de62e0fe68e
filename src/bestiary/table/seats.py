"""Who sits where: people by name, bots by theirs, and a bot standing in for a person who left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import combining, normalize

import msgspec

from bestiary.core.errors import BadSeats, BestiaryError

LONGEST_NAME = 40
MOST_ACCENTS = 3  # on one letter, beyond what is one letter with it
BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters by Unicode's word that show nothing
FALLBACK_BOT = "brute"  # who stands in where nobody was named: someone who plays soundly


class Seat(msgspec.Struct, kw_only=True):
    """One seat of a table; `bot` is empty for a person, `stand_in` names the bot that plays for one who left."""

    name: str
    bot: str = ""
    stand_in: str = ""
    colour: int = -1  # the identity that its person has chosen; its own place's if none was
    out_of_time: bool = False  # his clock has run out: the stand-in plays to the end

    @property
    def player(self) -> str:
        """Return the bot that decides for the seat now, or nothing if a person does."""
        return self.bot or self.stand_in


def person(name: str) -> Seat:
    """Seat a person."""
    return Seat(name=clean_name(name))


def bot(name: str, title: str = "") -> Seat:
    """Seat a bot."""
    return Seat(name=clean_name(title or name), bot=check_bot(name))


def check_bot(name: str) -> str:
    """Return the name of a bot that sits down at tables: those of the list, not a search of any size one asks for."""
    from bestiary import bots

    if name not in bots.names():
        raise bots.UnknownBot(f"there is no bot {name!r} at the tables; there are: {', '.join(bots.names())}")
    return name


def clean_name(name: str) -> str:
    """Return a name without stray spaces, control characters, letters that show nothing and towers of accents."""
    composed = normalize("NFC", name[: 4 * LONGEST_NAME + 1])
    shown = "".join(sign if sign.isprintable() and sign not in BLANK else " " for sign in composed)
    cleaned = " ".join("".join(_without_towers(shown)).split())
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise BestiaryError(f"a name has 1 to {LONGEST_NAME} signs, not {len(cleaned)}")
    return cleaned


def known_as(name: str) -> str:
    """Return what two names have in common that people read as one."""
    return normalize("NFKC", name).casefold()


def _without_towers(text: str) -> Iterator[str]:
    accents = 0
    for sign in text:
        accents = accents + 1 if combining(sign) else 0
        if accents <= MOST_ACCENTS:
            yield sign


def check_seat(seats: Sequence[Seat], seat: int) -> Seat:
    """Return a seat of the table by its number."""
    if not 0 <= seat < len(seats):
        raise BadSeats(f"this table has seats 0 to {len(seats) - 1}, not {seat}")
    return seats[seat]
