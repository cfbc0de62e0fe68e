"""Macro Monster Mashup: monsters that smash, eat and grow, with cards that answer cards at any time."""

from bestiary.games.mashup.game import GAME

__all__ = ["GAME"]
