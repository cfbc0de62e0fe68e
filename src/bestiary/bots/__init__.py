"""Players that are no people: they see what their seat sees."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from bestiary.bots.bot import Bot, BotFailed, UnknownBot

__all__ = ["DEFAULT", "Bot", "BotFailed", "UnknownBot", "get", "names"]

# Where each bot is; its module is imported when it is first asked for, since starting quickly matters.
BOTS: Final = {
    "random": "bestiary.bots.dice:Dice",
    "hatchling": "bestiary.bots.seeker:Hatchling",
    "whelp": "bestiary.bots.seeker:Whelp",
    "greedy": "bestiary.bots.greedy:Greedy",
    "brute": "bestiary.bots.seeker:Brute",
    "ogre": "bestiary.bots.seeker:Ogre",
    "titan": "bestiary.bots.seeker:Titan",
}

DEFAULT: Final = "brute"  # who sits down where nobody was asked for


def names() -> list[str]:
    """Returns the names of all bots, the weakest first."""
    return list(BOTS)


@cache
def get(name: str) -> Bot:
    """Returns a bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names())}")
    module, _, kind = BOTS[name].partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot
