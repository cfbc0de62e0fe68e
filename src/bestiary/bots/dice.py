"""The bot that throws dice: every legal action is as likely as any other."""

from __future__ import annotations

from bestiary.bots.bot import Bot
from bestiary.core.chance import Chance
from bestiary.core.state import State


class Dice(Bot):
    """A player by chance."""

    name = "random"

    def choose(self, blind: State, seat: int, chance: Chance) -> int:
        actions = self.asked(blind, seat)
        return actions[chance.below(len(actions))]
