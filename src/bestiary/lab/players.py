"""Who plays in the lab: the bots, one that cheats, to see what is lost by not knowing, and bots with other weights."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Final

from bestiary import bots
from bestiary.bots.blend import HEEDLESS, Blend
from bestiary.bots.bot import Bot, UnknownBot
from bestiary.bots.greedy import Greedy
from bestiary.bots.search_tree import Tree
from bestiary.bots.seeker import Search, Seeker
from bestiary.bots.tuning import SETTINGS, Tuning
from bestiary.core.chance import Chance
from bestiary.core.game import Game
from bestiary.core.optional.mind import mind_of
from bestiary.core.state import State

CHEAT: Final = "cheat-"  # and a number of simulations
MORE: Final = "+"  # and NAME=NUMBER: the bot with a term's weight or a setting of the search changed


class Cheat(Search):
    """A player who searches from the full state: it sees every hidden card, though not what chance will bring."""

    def __init__(self, simulations: int) -> None:
        super().__init__(simulations)
        self.name = f"{CHEAT}{simulations}"

    def think(self, blind: State, seat: int, chance: Chance, known: bool = True) -> Tree:
        return super().think(blind, seat, chance, known)


@cache
def player(name: str) -> Bot:
    """Return a bot, or what tables don't know: a cheat, or a bot with other weights (`greedy+points=12+cards=0`)."""
    plain, *changes = name.split(MORE)
    found = Cheat(bots.budget(plain, CHEAT)) if plain.startswith(CHEAT) else bots.get(plain)
    if not changes:
        return found
    if not isinstance(found, Blend | Greedy | Seeker):
        raise UnknownBot(f"{plain} does not look at score terms: it can't be given other weights")
    tuned = copy(found)
    tuned.name, tuned.tuning = name, dict(read_change(change) for change in changes)
    return tuned


def read_change(text: str) -> tuple[str, int]:
    """Read NAME=NUMBER."""
    name, _, number = text.partition("=")
    try:
        return name.strip(), int(number)
    except ValueError:
        raise UnknownBot(f"{text!r} changes nothing: write NAME=NUMBER, as in greedy{MORE}points=12") from None


def check_player(name: str, game: Game) -> None:
    """Raise if there is no such player, or if it was given a weight for something that the game does not have."""
    bot = player(name)
    tuning: Tuning = getattr(bot, "tuning", {})
    least = {HEEDLESS: 1} if isinstance(bot, Blend) else SETTINGS
    known = [*least] if isinstance(bot, Blend) else [*(term.name for term in mind_of(game).terms), *least]
    for term, value in tuning.items():
        if term not in known:
            raise UnknownBot(f"{game.id} has no term {term!r} for {bot.name}; it has: {', '.join(known)}")
        if value < least.get(term, value):
            raise UnknownBot(f"{term} is at least {least[term]}, not {value}")


def known_to(bot: Bot, state: State, seat: int) -> State:
    """Return what a player is shown of a state: its seat's blind state, or all if it cheats."""
    return state.clone() if isinstance(bot, Cheat) else state.blind(seat)
