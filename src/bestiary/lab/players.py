"""Who plays in the lab: the bots, and one that cheats, to see what is lost by not knowing."""

from __future__ import annotations

from functools import cache
from typing import Final

from bestiary import bots
from bestiary.bots.bot import Bot
from bestiary.bots.search_tree import Tree
from bestiary.bots.seeker import Search
from bestiary.core.chance import Chance
from bestiary.core.state import State

CHEAT: Final = "cheat-"  # and a number of simulations


class Cheat(Search):
    """Searches from the full state: it sees every hidden card, though not what chance will bring."""

    def __init__(self, simulations: int) -> None:
        super().__init__(simulations)
        self.name = f"{CHEAT}{simulations}"

    def think(self, blind: State, seat: int, chance: Chance, known: bool = True) -> Tree:
        return super().think(blind, seat, chance, known)


@cache
def player(name: str) -> Bot:
    """Returns a bot, or a cheat; no table knows the latter."""
    return Cheat(bots.budget(name, CHEAT)) if name.startswith(CHEAT) else bots.get(name)


def known_to(bot: Bot, state: State, seat: int) -> State:
    """Returns what a player is shown of a state: its seat's blind state, or all if it cheats."""
    return state.clone() if isinstance(bot, Cheat) else state.blind(seat)
