"""Who sits where: people and bots, read from `you,greedy,random` or picked on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import bestiary.bots as bots
from bestiary.core import options
from bestiary.core.errors import BadSeats
from bestiary.core.game import Game
from bestiary.core.words import Words

YOU = "you"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Seat:
    """A place at the table: a person if it has no bot."""

    name: str
    bot: str | None = None


def read_seats(game: Game, text: str, words: Words, players: int | None = None) -> list[Seat]:
    """Read seats as written on the command line, one part for each."""
    seats = seated([part.strip() for part in text.split(",")], words)
    if players is not None and players != len(seats):
        raise BadSeats(f"--players says {players}, --seats names {len(seats)}")
    check_count(game, len(seats))
    return seats


def check_count(game: Game, count: int) -> int:
    """Return a number of players if the game can be played by so many."""
    if count not in game.seats:
        raise BadSeats(f"{game.id} is played by {', '.join(map(str, game.seats))} players, not {count}")
    return count


def seated(parts: Sequence[str], words: Words) -> list[Seat]:
    """Make seats of parts such as `you`, `Anna` or `greedy`; bots of one kind are numbered."""
    seats: list[Seat] = []
    for number, part in enumerate(parts, 1):
        kind, _, given = part.partition(":")
        if part in bots.names():
            alike = sum(seat.bot == part for seat in seats)
            more = parts.count(part) > 1
            seats.append(Seat(part.capitalize() + (f" {alike + 1}" if more else ""), part))
        elif part == YOU:
            seats.append(Seat(words.say("seat-name", number=number)))
        elif (kind == YOU and given) or part[:1].isupper():
            seats.append(Seat(check_name(given if kind == YOU else part)))
        else:
            known = ", ".join(bots.names())
            raise BadSeats(
                f"there is no bot {part!r}; there are {known}. A person is written 'you', or with a capital: Anna"
            )
    names = [seat.name.casefold() for seat in seats]
    for seat in seats:
        if names.count(seat.name.casefold()) > 1:
            raise BadSeats(f"two players are called {seat.name!r}; give each a name of their own")
    return seats


def check_name(name: str) -> str:
    """Return a person's name if it can be shown on a line."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadSeats(f"a player's name has 1 to {LONGEST_NAME} letters, not {name!r}")
    return name


def read_options(game: Game, parts: Sequence[str]) -> dict[str, str]:
    """Read options as a command line gives them and add the defaults of the others."""
    return game.complete(options.read_options(parts))
