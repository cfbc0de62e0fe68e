"""Positions for the bots' tests: moments of random games, each with the seat that owes."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.core import Chance, State, get


def moments(players: int = 3, games: int = 2, every: int = 5) -> Iterator[tuple[State, int]]:
    """Walks through random games of Marry and stops at every fifth decision."""
    for number in range(games):
        chance = Chance(number + 1)
        state = get("marry").start(players, Chance(number + 100))
        made = 0
        while not state.over:
            seat = int(state.to_act()).bit_length() - 1
            if made % every == 0:
                yield state, seat
            actions = state.legal(seat)
            state.play(seat, actions[chance.below(len(actions))])
            made += 1
