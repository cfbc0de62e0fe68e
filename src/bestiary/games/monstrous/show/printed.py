"""What a hand needs to aim by: the table's measures, and for each way to throw how hard one throws for how far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bestiary.core.printed import Printed
from bestiary.games.monstrous.physics.landings import OUTSIDE, techniques
from bestiary.games.monstrous.rules import numbers as n

HAND: Final = OUTSIDE + 5_000  # micrometres from the edge to the hand of someone who aims freely: safely outside
STEPS: Final = 7  # of a turn


class MonstrousPrinted(Printed):
    """What is printed on Monstrous."""

    def printed(self, options: Mapping[str, str]) -> Mapping[str, Any]:
        """Return measures in millimetres, and the practised ways to throw in the units of an aim."""
        return {
            "half": [int(n.TABLE_X) // 1000, int(n.TABLE_Y) // 1000],
            "outside": HAND // 1000,
            "steps": STEPS,
            "first_location": int(n.MONSTERS) + 1,  # among the texts of cards: monsters, the common side, locations
            "monsters": int(n.MONSTER_CARDS),  # cards before the locations
            "speeds": [int(n.SPEED_LEAST), int(n.SPEED_MOST)],
            "techniques": [
                {
                    "name": way.name,
                    "height": way.z,
                    "elevation": way.elevation,
                    "spin": way.spin,
                    "attitude": way.attitude,
                    "distances": list(way.distances),
                    "speeds": list(way.speeds),
                    "asides": list(way.azimuths),
                }
                for way in techniques()
            ],
        }
