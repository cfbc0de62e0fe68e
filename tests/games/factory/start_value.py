"""Shows what a start tile is worth: one player must start from it, everyone else and everything else is greedy.

PYTHONPATH=src python tests/games/factory/start_value.py 4 600
"""

from __future__ import annotations

import sys

from bestiary import bots
from bestiary.core import Chance, bits, get
from bestiary.games.factory.state import Factory
from bestiary.lab.arena import seed_for
from bestiary.lab.stats import wilson

STARTS = ("thin-end", "thick-end", "thin-bar", "mixed-bend", "fork-ttt", "fork-tKK", "cross-ttKK", "cross-tKtK")


def share(name: str, players: int, games: int) -> float:
    """Returns how many games were won from a start tile, a shared win split; the seat moves on from game to game."""
    game, greedy = get("factory"), bots.get("greedy")
    won = 0.0
    for number in range(games):
        state = game.start(players, Chance(seed_for(1, number)))
        assert isinstance(state, Factory)
        chance, bound = Chance(seed_for(2, number)), number % players
        while not state.over:
            seat = int(state.turn)
            wanted = game.parse(state, f"start {name}") if state.step == 0 and seat == bound else -1
            free = wanted >= 0 and state.refusal(seat, wanted) == 0
            state.play(seat, wanted if free else greedy.choose(state.blind(seat), seat, chance))
        winners = bits(state.winners())
        won += (bound in winners) / len(winners)
    return won / games


if __name__ == "__main__":
    players, games = int(sys.argv[1]), int(sys.argv[2])
    print(f"{players} players, {games} games each; a fair share is {1 / players:.1%}")
    for start in STARTS:
        found = share(start, players, games)
        low, high = wilson(found * games, games)
        print(f"{start:<12} {found:6.1%}   95 % interval {low:.1%} to {high:.1%}", flush=True)
