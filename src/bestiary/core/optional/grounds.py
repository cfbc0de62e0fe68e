"""Grounds: the numbers behind a refusal, such as how strong a building is and how strong the attack."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic

from bestiary.core.generic import S

if TYPE_CHECKING:
    from bestiary.core.game import Game, Rule
    from bestiary.core.state import State


class Grounds(ABC, Generic[S]):
    """A part for games whose refusals say their numbers, by the message `grounds-<rule>` beside `rule-<rule>`."""

    @abstractmethod
    def grounds(self, blind: S, action: int, rule: int) -> Mapping[str, int]:
        """Return the numbers for which a rule forbids an action, by the names that its words call them.

        They are read from what the seat may know. Nothing is said where nothing is returned.
        """


def cite(game: Game, state: State, seat: int, decision: int | list[int], number: int) -> Rule:
    """Return the rule that forbids a seat's decision, with the numbers behind it where the game has any."""
    if isinstance(game, Grounds) and isinstance(decision, int) and number in game.rules:
        found = game.grounds(state.blind(seat), decision, number)
        return game.rule(number, {name: int(value) for name, value in found.items()})
    return game.rule(number)
