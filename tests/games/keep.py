"""Keeps one finished game for each number of players: `python -m tests.games.keep GAME [KEY]`.

Greedy and random players sit in turn, so that a kept game shows much of what can happen. They are kept anew when the
rules change their version or the shipped content changes; records of older versions stay beside them.
"""

from __future__ import annotations

import sys

from tests.games.golden import FOLDER

from bestiary import bots
from bestiary.core import Chance, Game, Keyed, Record, bits, get, save
from bestiary.core.match import Match


def kept(game: Game, seats: int, key: int) -> Record:
    """Plays one game whose chance comes from a key of one byte, repeated."""
    match = Match(game, seats, Keyed(bytes([key] * 32)))
    chance = Chance(key)
    players = [bots.get("random" if seat % 2 else "greedy") for seat in range(seats)]
    while mask := match.state.to_act():
        for seat in bits(mask):
            match.play(seat, players[seat].choose(match.state.blind(seat), seat, chance))
    return match.record()


def main(name: str, key: str = "22") -> None:
    """Plays and keeps the games."""
    game = get(name)
    for seats in game.seats:
        path = FOLDER / f"{game.id}-v{game.rules_version}-{seats}.json"
        save(kept(game, seats, int(key)), path)
        print(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
