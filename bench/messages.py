"""Plays games and compares all that their tables tell with what they would tell by making and comparing whole views.

    python bench/messages.py [--game GAME] [--moves N] [--json]

The hash of all messages is printed for each game and count of players: two versions of Bestiary that tell the same
print the same. Games are drawn from a seed, with random play of all seats.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any
from unittest.mock import patch

import msgspec

from bestiary.cli.bench_growth import KEY, options_of, step
from bestiary.core.game import Game
from bestiary.core.optional import FastViews
from bestiary.core.registry import games, get
from bestiary.core.state import State
from bestiary.core.view import View
from bestiary.table.changes import changed
from bestiary.table.news import encode
from bestiary.table.sight import own_places
from bestiary.table.table import Table


def played(game: Game, seats: int, moves: int) -> Iterator[list[bytes]]:
    """Play a game and yield what each move tells."""
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    table = Table.open(game, names, options=options_of(game, seats), key=KEY, now=lambda: 0)
    chosen = random.Random(seats)
    yield [msgspec.json.encode(table.snapshot(seat)) for seat in range(seats + 1)]
    for _ in range(moves):
        if not step(table, chosen):
            return
        yield [encode(news) for news in table.take().news]
    yield [msgspec.json.encode(table.snapshot(seat)) for seat in range(seats + 1)]


@contextmanager
def plainly(game: Game) -> Iterator[None]:
    """Show a game for a while as one without fast views is shown."""

    def own(self: Game, blind: State, seat: int, public: Callable[[], View]) -> dict[str, Any]:
        return own_places(self, blind, seat, public)

    def changes(*_: object) -> None:
        """Leave it to comparing."""

    if not isinstance(game, FastViews):
        yield
        return
    with patch.object(type(game), "own", own), patch.object(type(game), "changes", changes):
        yield


class Client:
    """What somebody sees who applies the messages that he gets."""

    def __init__(self) -> None:
        self.views: dict[int, Any] = {}

    def take(self, message: bytes) -> tuple[Any, Any]:
        """Return what a message says beside its changes, and the view that follows."""
        read = msgspec.json.decode(message)
        seat, made = read["seat"], read.pop("changes", [])
        self.views[seat] = read.pop("view") if read["t"] == "snapshot" else changed(self.views[seat], made)
        return read, self.views[seat]


def compared(game: Game, seats: int, moves: int) -> dict[str, Any]:
    """Play a game in both ways and tell whether they told the same.

    Where a game finds its changes by hand, it may say in other words what leads to the same view.
    """
    told = blake2b(digest_size=8)
    count, reworded, first = 0, 0, None
    one, other = Client(), Client()
    fast = list(played(game, seats, moves))
    with plainly(game):
        for number, (messages, plain) in enumerate(zip(fast, played(game, seats, moves), strict=True)):
            count += len(messages)
            told.update(b"\n".join(messages))
            reworded += messages != plain
            if first is None and list(map(one.take, messages)) != list(map(other.take, plain)):
                first = number
    return {
        "moves": len(fast) - 2,
        "messages": count,
        "hash": told.hexdigest(),
        "moves told in other words": reworded,
        "same": first is None,
        **({} if first is None else {"first difference at move": first}),
    }


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--moves", type=int, default=100_000, help="at most so many of each game")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    found = {}
    for game in [get(chosen.game)] if chosen.game else games():
        for seats in game.seats:
            found[f"{game.id} for {seats}"] = compared(game, seats, chosen.moves)
            if not chosen.as_json:
                print(f"{game.id} for {seats}: {found[f'{game.id} for {seats}']}", flush=True)
    if chosen.as_json:
        print(json.dumps(found, indent=1))
    sys.exit(0 if all(each["same"] for each in found.values()) else 1)


if __name__ == "__main__":
    main()
