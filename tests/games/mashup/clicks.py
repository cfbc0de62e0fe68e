"""Counts what a player is asked in his own windows, turn by turn, and how much of it his own orders add.

PYTHONPATH=src:. python tests/games/mashup/clicks.py 50
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from statistics import mean, median

import bestiary.games.mashup.rules.numbers as n
from bestiary.bots.greedy import Greedy
from bestiary.core import Chance, State, bits, get
from bestiary.games.mashup.state import Mashup

GAME = get("mashup")
OWN = tuple(kind for kind in GAME.moments if kind.startswith("own-"))


def turns(states: Iterable[State], asks: Collection[str] = GAME.default_orders) -> list[int]:
    """Counts, turn by turn, how often such orders ask the player on turn in windows in which he was not asked before.

    Before there were orders for one's own windows, those for the others' held in them, too.
    """
    found: list[int] = []
    turn, asked = -1, None
    for state in states:
        assert isinstance(state, Mashup)
        if state.turns != turn:
            found.append(0)
            turn = int(state.turns)
        seat = int(state.turn)
        window = (len(state.frames), int(state.revealed), int(state.phase), int(state.step))
        opened = state.top() == n.F_WINDOW and state.to_act() >> seat & 1 and window != asked
        if opened and not GAME.on_turn(state.blind(state.seats)):
            blind = state.blind(state.seats)
            now = any(kind in asks for kind in GAME.moments_for(blind, seat))
            found[-1] += now - (GAME.moment(blind) in asks)
            asked = window
    return found


def played(seed: int, seats: int) -> Iterator[State]:
    """Plays a game of greedy bots, position by position."""
    state, bot, chance = GAME.start(seats, Chance(seed)), Greedy(), Chance(seed)
    while not state.over:
        yield state
        seat = bits(state.to_act())[0]
        state.apply(seat, bot.choose(state.blind(seat), seat, chance))


def main(games: int) -> None:
    """Prints the median and mean for each number of players and some ways to order."""
    for asks in (("own-action",), ("own-action", "own-roll"), ("own-action", "own-roll", "own-meal"), OWN):
        for seats in GAME.seats:
            others = [kind for kind in GAME.default_orders if kind not in OWN]
            found = [count for seed in range(games) for count in turns(played(seed, seats), (*others, *asks))]
            print(f"{seats} players, {' '.join(asks)}: median {median(found):g}, mean {mean(found):.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
