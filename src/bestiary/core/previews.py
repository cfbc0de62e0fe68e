"""The optional part of a game that tells what choices would do, before anybody decides."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.core.game import Game
from bestiary.core.state import State
from bestiary.core.view import Choice


class Previews:
    """The part of a game that tells what a choice would do before it is made.

    Both methods are given what the seat may know and nothing else. Their return types may be structs of the game's own:
    the page's types come from them. Screens put what is told into words; the numbers have their one home here.
    """

    def preview(self, blind: State, seat: int, choice: Choice) -> Any:
        """Return what a choice of the seat would do: what falls, which dice are thrown, how likely what is."""
        return None

    def prospect(self, blind: State, seat: int) -> Any:
        """Return what can be told of the moment itself, for a seat that need not decide now, or for a spectator."""
        return None


class Foreseen(msgspec.Struct):
    """All that a game tells of a moment beforehand: of the moment itself, and of each choice by its action."""

    moment: Any
    choices: dict[str, Any]


def foresee(game: Game, blind: State, seat: int) -> Foreseen:
    """Return what a game tells a seat beforehand; nothing of a game that does not bring this part."""
    if not isinstance(game, Previews):
        return Foreseen(None, {})
    choices = game.choices(blind, seat) if seat < blind.seats else []
    return Foreseen(
        game.prospect(blind, seat),
        {str(choice.action): told for choice in choices if (told := game.preview(blind, seat, choice)) is not None},
    )
