"""Bestiary's games as environments of the research libraries, written once for all games.

`bestiary.envs.pettingzoo`, `bestiary.envs.gymnasium` and `bestiary.envs.openspiel` each import the library they serve,
so that none of them is needed to play.
"""

from bestiary.envs.setup import BadAction, IllegalMode, MissingPackage, Nature, Natures, NotReset, Setup

__all__ = ["BadAction", "IllegalMode", "MissingPackage", "Nature", "Natures", "NotReset", "Setup"]
