"""Seeded games of one game and count, as one line of a fingerprint each, by whatever revision is on the path.

    python bench/same_games_script.py GAME PLAYERS BOT FIRST GAMES OPTIONS

OPTIONS are a JSON object. Every legal list, every action and outcome, every row of the log and the final scores go into
a fingerprint; views do not.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.bots import get as bot
from bestiary.core import NATURE, Chance, Log, get


def fingerprint(game: Any, players: int, player: str, seed: int, options: dict[str, str]) -> str:
    """Play a game and return the hash of all that happened in it."""
    chance, found = Chance(seed), blake2b(digest_size=8)
    state = game.start(players, Chance(seed), options)
    state.log = Log()
    while mask := state.to_act():
        if mask == NATURE:
            outcome = list(game.outcome(state, chance))
            found.update(repr(outcome).encode())
            state.apply_nature(vec[i64](outcome))
            continue
        seat = (mask & -mask).bit_length() - 1
        legal = list(state.legal(seat))
        if player == "random":
            action = legal[chance.below(len(legal))]
        else:
            action = bot(player).choose(state.blind(seat), seat, chance)
        found.update(repr((seat, legal, action)).encode())
        state.play(seat, action)
    found.update(repr((state.log.rows(), [state.score(seat) for seat in range(players)], state.winners())).encode())
    return found.hexdigest()


def main(name: str, players: str, player: str, first: str, games: str, options: str) -> None:
    """Print the fingerprints of so many games."""
    game = get(name)
    seeds = range(int(first), int(first) + int(games))
    chosen = json.loads(options)
    print(json.dumps({"games": [fingerprint(game, int(players), player, seed, chosen) for seed in seeds]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
