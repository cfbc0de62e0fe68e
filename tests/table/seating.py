"""Helps to seat and play tables in memory."""

from __future__ import annotations

import random

from bestiary import bots
from bestiary.core import Chance, unpack
from bestiary.table import Table


def let_bots_play(table: Table) -> None:
    """Carries out what bots owe, until people owe something or the game is over."""
    while thoughts := table.due():
        for thought in thoughts:
            table.decide(
                thought, bots.get(thought.bot).choose(unpack(thought.blind), thought.seat, Chance(thought.seed))
            )


def play_on(table: Table, moves: int, seed: int = 1) -> None:
    """Lets every person who owes something play at random."""
    chosen = random.Random(seed)
    for _ in range(moves):
        let_bots_play(table)
        owing = [seat for seat in range(len(table.seats)) if table.owes(seat)]
        if not owing:
            return
        seat = owing[0]
        table.play(seat, chosen.choice(table.blind(seat).legal(seat)))


class Hand:
    """Is a clock that a test moves."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> int:
        return self.at
