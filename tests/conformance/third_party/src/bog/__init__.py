"""The bog: take one to three stones; whoever takes the last one sinks."""

from bog.game import GAME

__all__ = ["GAME"]
