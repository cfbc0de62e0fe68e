"""Players that are no people: they see what their seat sees."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from bestiary.bots.bot import BadBudget, Bot, BotFailed, UnknownBot

__all__ = [
    "ADVISER",
    "DEAR",
    "DEFAULT",
    "NEWCOMER",
    "BadBudget",
    "Bot",
    "BotFailed",
    "UnknownBot",
    "budget",
    "get",
    "names",
]

# Where each bot is; its module is imported when it is first asked for, since starting quickly matters.
BOTS: Final = {
    "random": "bestiary.bots.dice:Dice",
    "hatchling": "bestiary.bots.blend:Hatchling",
    "whelp": "bestiary.bots.blend:Whelp",
    "greedy": "bestiary.bots.greedy:Greedy",
    "brute": "bestiary.bots.seeker:Brute",
    "ogre": "bestiary.bots.seeker:Ogre",
    "titan": "bestiary.bots.seeker:Titan",
}

SEARCH: Final = "search-"  # and a number of simulations: a rung of a ladder rather than a character at a table
MOST: Final = 1_000_000

NEWCOMER: Final = "hatchling"  # whom somebody meets who has not played yet
DEFAULT: Final = "brute"  # who sits down where nobody was asked for
DEAR: Final = frozenset({"ogre", "titan"})  # who think for seconds: quick ones do not wait behind them
ADVISER: Final = "titan"  # who is asked for hints


def names() -> list[str]:
    """Return the names of all bots, the weakest first."""
    return list(BOTS)


@cache
def get(name: str) -> Bot:
    """Return a bot by its name, or a search of so many simulations by `search-` and their number."""
    if name.startswith(SEARCH):
        from bestiary.bots.seeker import Search

        return Search(budget(name, SEARCH))
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}, and {SEARCH}N for N simulations")
    module, _, kind = BOTS[name].partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot


def budget(name: str, prefix: str) -> int:
    """Read the number of simulations at the end of a bot's name."""
    number = name.removeprefix(prefix)
    if not (number.isascii() and number.isdigit() and len(number) <= len(str(MOST)) and 1 <= int(number) <= MOST):
        raise BadBudget(f"a search takes 1 to {MOST} simulations, as in {prefix}1000; {name!r} names none such")
    return int(number)
