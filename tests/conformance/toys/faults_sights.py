"""Faults in what a search is told that a seat saw of another's decision."""

from __future__ import annotations

from tests.conformance.toys.claws.game import ClawsGame
from tests.conformance.toys.claws.rules import Claws
from tests.conformance.toys.larder.game import LarderGame
from tests.conformance.toys.larder.rules import ACTIONS, KINDS, Larder
from tests.conformance.toys.planting import plant

from bestiary.core import LOOKS, UNSEEN


class SecretClawsGame(ClawsGame):
    """Declares that claws are hidden from who decides next."""

    hides_actions = True


class SecretLarderGame(LarderGame):
    """Declares that what is done at the larder is hidden from who decides next."""

    hides_actions = True


@plant("shown as seen", ClawsGame)
class InTurn(Claws):
    """Asks for sealed claws one after the other without declaring that they are hidden."""

    def to_act(self) -> int:
        mask = super().to_act()
        return mask & -mask


@plant("shown as seen", SecretClawsGame)
class Blindfold(Claws):
    """Shows nobody anything, though all claws are turned over."""

    def shown_as(self, seat: int, action: int, observer: int) -> int:
        return int(UNSEEN)


@plant("shown as seen", SecretLarderGame)
class OpenHand(Larder):
    """Shows with every action how many bones its player holds."""

    def shown_as(self, seat: int, action: int, observer: int) -> int:
        bones = self.hand[seat * KINDS]
        return int(UNSEEN) if observer == seat else int(seat * LOOKS + action + ACTIONS * bones)
