"""What is printed on the board and beside it: the valley as a graph, and the points at which something happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bestiary.core.printed import Printed
from bestiary.games.marry.rules import numbers as n
from bestiary.games.marry.rules.board import AXIAL, DIRECTION_NAMES, LENGTHS, NAMES, VALUES, space_at
from bestiary.games.marry.rules.numbers import CENTRE, DIRECTIONS, REACH, SPACES

STEPS = 5


class MarryPrinted(Printed):
    """What is printed on Marry the Monster."""

    def printed(self, options: Mapping[str, str]) -> Mapping[str, Any]:
        """Return the valley with each space's neighbours and value, and the numbers of the score track."""
        return {
            "spaces": [_space(space) for space in range(SPACES)],
            "directions": list(DIRECTION_NAMES),
            "centre": NAMES[CENTRE],
            "reach": int(REACH),
            "cards": list(n.CARD_NAMES),
            "boons": [int(n.BOON_EVERY * (boon + 1)) for boon in range(n.BOONS)],
            "towers": int(n.TOWERS_TO_WIN),
            "steps": STEPS,
            "free_houses": int(n.FREE_HOUSES),
            "cards_and_move": int(n.CARDS_AND_MOVE),
        }


def _space(space: int) -> dict[str, Any]:
    q, r = AXIAL[space]
    lengths = (LENGTHS[space * DIRECTIONS + direction] for direction in range(DIRECTIONS))
    neighbours = {
        DIRECTION_NAMES[direction]: NAMES[space_at(space, direction, 1)]
        for direction, length in enumerate(lengths)
        if length
    }
    return {"id": NAMES[space], "q": q, "r": r, "value": int(VALUES[space]), "neighbours": neighbours}
