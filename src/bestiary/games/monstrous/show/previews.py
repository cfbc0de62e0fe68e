"""What Monstrous tells before a throw: the chances of every aim."""

from __future__ import annotations

import msgspec

from bestiary.core.previews import Previews
from bestiary.core.state import State
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.show.odds import AimOdds, odds_of
from bestiary.games.monstrous.state import Monstrous


class MonstrousProspect(msgspec.Struct):
    """What is told of a moment: what aims would hit, to whoever has to aim."""

    aims: AimOdds | None


class MonstrousPreviews(Previews):
    """What Monstrous tells beforehand."""

    def prospect(self, blind: State, seat: int) -> MonstrousProspect:
        """Return the chances of every aim, where the seat may take one now."""
        assert isinstance(blind, Monstrous)
        aiming = blind.ask == n.ASK_COLUMN and blind.ask_seat == seat
        return MonstrousProspect(odds_of(blind) if aiming else None)
