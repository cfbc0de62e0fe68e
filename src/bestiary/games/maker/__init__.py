"""The Monster Maker: hidden values, sealed robberies, assistants who may betray, and an open market."""

from bestiary.games.maker.game import GAME

__all__ = ["GAME"]
