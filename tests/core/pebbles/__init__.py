"""A game small enough to see through: it has a sealed vote, hidden stones, chance, a throw, and turns that pass."""

from tests.core.pebbles.game import GAME, Pebbles, PebblesGame

__all__ = ["GAME", "Pebbles", "PebblesGame"]
