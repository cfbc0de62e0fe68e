"""What a bot is: someone who is given what a seat knows and some chance, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bestiary.core.chance import Chance
from bestiary.core.errors import BestiaryError
from bestiary.core.optional.mind import Mind
from bestiary.core.optional.nature import Nature
from bestiary.core.registry import game_of
from bestiary.core.state import State

Row = tuple[int, int, float]  # what a search says: an action, how often it was visited, what it brought on average


class UnknownBot(BestiaryError):
    """A bot that there is none of."""


class BadBudget(UnknownBot):
    """A search by a number of simulations that it can't have."""


class BotFailed(BestiaryError):
    """What is raised when a bot gave no move: it crashed, hung, or answered with something that is no move."""


class NotOwing(BestiaryError):
    """A question to a bot whose seat owes no decision: another does, or nature, or the game is over."""


class Bot(ABC):
    """A player who decides for a seat. One may sit at many tables: it keeps nothing between decisions."""

    name: str
    effort: int = 3  # of a game's own advice, where it gives some: from 1 for the weakest to 6

    @abstractmethod
    def choose(self, blind: State, seat: int, chance: Chance) -> int:
        """Return a legal action of the seat; `blind` is its blind state, and it owes a decision there."""

    def asked(self, blind: State, seat: int) -> list[int]:
        """Return the legal actions of a seat; raise `NotOwing` where it owes no decision."""
        actions = list(blind.legal(seat)) if 0 <= seat < blind.seats else []
        if not actions:
            raise NotOwing(f"seat {seat} has nothing to decide in {blind!r}: ask one of state.actors(), or Match.step")
        return actions

    def advised(self, blind: State, seat: int, chance: Chance) -> int | None:
        """Return what the game itself advises where search can't see what follows, such as how to throw."""
        game = game_of(blind)
        if isinstance(game, Nature) and isinstance(game, Mind):
            return game.advise(blind, seat, chance, self.effort)
        return None
