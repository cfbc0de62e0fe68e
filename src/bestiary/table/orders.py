"""Standing orders: at which kinds of moments a seat wants to be asked for an answer out of turn.

At all others the table passes for it at once, on the pad, so that the record shows a plain pass. Whether it does
depends on what everyone knows and on the seat's orders: never on its cards.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bestiary.core.errors import BestiaryError
from bestiary.core.game import Game


class Orders(msgspec.Struct, frozen=True):
    """Is what a seat has ordered; only that seat is told."""

    moments: tuple[str, ...]  # all kinds there are; words: `moment-<kind>`
    ask: tuple[str, ...]  # those at which it wants to be asked
    until_turn: bool = False  # whether it passes everything until it is asked for something else

    def asks(self, kind: str) -> bool:
        """Tells whether the seat is asked at a moment of this kind."""
        return kind in self.ask and not self.until_turn

    def given(self, ask: Sequence[str], until_turn: bool) -> Orders:
        """Returns other orders, or says which kind does not exist."""
        for kind in ask:
            if kind not in self.moments:
                raise BestiaryError(f"there is no moment {kind!r}; there are: {', '.join(self.moments)}")
        return Orders(self.moments, tuple(kind for kind in self.moments if kind in ask), until_turn)

    def turn_came(self) -> Orders:
        """Returns the orders that hold from the seat's own turn on."""
        return Orders(self.moments, self.ask) if self.until_turn else self


def default_orders(game: Game) -> Orders | None:
    """Returns the orders of a seat that has given none, or nothing in a game without such moments."""
    return Orders(game.moments, game.default_orders) if game.moments else None
