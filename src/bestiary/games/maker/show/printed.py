"""What is printed on the parts and dice, and what a Monster can be worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.core.printed import Printed
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.parts import in_game

FACES = 6
ACTIONS = 3  # of a turn
VALUES = range(8)


class MakerPrinted(Printed):
    """What is printed on The Monster Maker."""

    def printed(self, options: Mapping[str, str]) -> Mapping[str, Any]:
        """Return the kinds of parts, the dice, and the most points that a Monster and its reviver can have."""
        best = (max(v for v in VALUES if in_game(int(n.MOST_SEATS), kind, v)) for kind in range(n.KINDS))
        return {
            "faces": FACES,
            "worst": int(n.WORST),
            "best": int(n.BEST),
            "actions": ACTIONS,
            "most_points": sum(best) + int(n.REVIVER_POINTS),
            "no_wish": int(n.WISH_NOTHING),
        }
