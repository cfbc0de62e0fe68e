"""What a choice in the valley would do: above all where the fachan runs, what falls, and which cards it takes."""

from __future__ import annotations

import msgspec

from bestiary.core.previews import Previews
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.games.marry.rules import numbers as n
from bestiary.games.marry.rules.board import NAMES
from bestiary.games.marry.state import Marry


class MarryPreview(msgspec.Struct, omit_defaults=True):
    """What one choice would do."""

    falls: list[str] = []  # spaces whose buildings the fachan flattens, in the order of his run
    blocker: str = ""  # the building that stops him before his target
    stops: str = ""  # where he stands then
    height: int = 0  # of the building that grows, now
    becomes: int = 0  # and afterwards
    spends: dict[str, int] = {}  # cards of the hand, by kind


class MarryPreviews(Previews):
    """What Marry the Monster tells beforehand."""

    def preview(self, blind: State, seat: int, choice: Choice) -> MarryPreview:
        """Return what a choice would do."""
        assert isinstance(blind, Marry)
        match choice.kind:
            case "stomp":
                return _stomp(blind, choice)
            case "tower":
                return MarryPreview(height=_height(blind, choice.target), becomes=int(n.TOWER))
            case "fortify":
                height = _height(blind, choice.target)
                # A set laid down as a Fortify is spent already.
                spent = {} if blind.top() == n.FORTIFYING else {n.CARD_NAMES[n.FORTIFY]: 1}
                return MarryPreview(height=height, becomes=height + 1, spends=spent)
            case "build":
                return MarryPreview(spends={n.CARD_NAMES[n.BUILD]: 1})
            case "swap":
                return MarryPreview(spends={n.CARD_NAMES[choice.values["source"]]: int(n.SET)})
        return MarryPreview()


def _stomp(blind: Marry, choice: Choice) -> MarryPreview:
    laid_down = blind.top_value(1) if blind.top() == n.STOMPING else 0
    blocker = choice.values["blocker"]
    stops = choice.spots[-1] if choice.spots else NAMES[blind.fachan]
    return MarryPreview(
        falls=[space for space in choice.spots if _height(blind, space)],
        blocker=NAMES[blocker] if blocker >= 0 else "",
        stops=stops if blocker >= 0 else "",
        spends={n.CARD_NAMES[n.STOMP]: max(0, choice.values["strength"] - int(laid_down))},
    )


def _height(blind: Marry, space: str) -> int:
    return int(blind.height[NAMES.index(space)])
