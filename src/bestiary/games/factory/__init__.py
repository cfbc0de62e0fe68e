"""Monster Factory: tiles that match by their edges, on everyone's monster, off turn too."""

from bestiary.games.factory.game import GAME

__all__ = ["GAME"]
