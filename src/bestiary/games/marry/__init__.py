"""Marry the Monster: a hex valley, cards, and a lonely fachan who runs where he is lured."""

from bestiary.games.marry.game import GAME

__all__ = ["GAME"]
