"""The optional part of a game that has a board of its own on some screen: what is printed on its components."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Printed:
    """The part of a game that tells what is printed on its cards, board and charts.

    A page draws by it and works nothing out: thresholds, values of spaces, lines of a chart and words of cards stand in
    it as plain data. `Game.content` is the game's identity and goes into records; this may grow as screens need it.
    """

    def printed(self, options: Mapping[str, str]) -> Mapping[str, Any]:
        """Return what is printed under complete options, by names, as data that JSON can hold."""
        raise NotImplementedError
