"""Monstrous: gods who throw their monsters at cities, with cards that really fly."""

from bestiary.games.monstrous.game import GAME

__all__ = ["GAME"]
