"""Standing orders: at which kinds of moments a seat wants to be asked for an answer out of turn.

At all others it is passed for at once, so that the record shows a plain pass. Whether it is depends on what everyone
knows and on the seat's orders: never on its cards.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bestiary.core.errors import BestiaryError
from bestiary.core.game import Game
from bestiary.core.optional.answers import Answers
from bestiary.core.state import State


class Orders(msgspec.Struct, frozen=True):
    """What a seat has ordered; only that seat is told."""

    moments: tuple[str, ...]  # all kinds there are; words: `moment-<kind>`
    ask: tuple[str, ...]  # those at which it wants to be asked
    until_turn: bool = False  # whether it passes everything until its next turn

    def asks(self, kind: str) -> bool:
        """Tell whether the seat is asked at a moment of this kind."""
        return kind in self.ask and not self.until_turn

    def asks_any(self, kinds: Sequence[str]) -> bool:
        """Tell whether the seat is asked at a moment that is of all these kinds."""
        return any(self.asks(kind) for kind in kinds)

    def given(self, ask: Sequence[str], until_turn: bool) -> Orders:
        """Return other orders, or say which kind does not exist."""
        for kind in ask:
            if kind not in self.moments:
                raise BestiaryError(f"there is no moment {kind!r}; there are: {', '.join(self.moments)}")
        return Orders(self.moments, tuple(kind for kind in self.moments if kind in ask), until_turn)

    def turn_came(self) -> Orders:
        """Return the orders that hold from the seat's own turn on."""
        return Orders(self.moments, self.ask) if self.until_turn else self


def turns_come(orders: list[Orders | None], away: set[int], asked: int) -> None:
    """Lift what was ordered until one's turn for seats that are asked outside a moment, and note who is not.

    Only seats that were away can come to their turn: what one orders in the middle of it holds until the next.
    """
    for seat, given in enumerate(orders):
        if not asked >> seat & 1:
            away.add(seat)
        elif seat in away:
            away.discard(seat)
            orders[seat] = given and given.turn_came()


def default_orders(game: Game) -> Orders | None:
    """Return the orders of a seat that has given none, or nothing in a game without such moments."""
    return Orders(game.moments, game.default_orders) if isinstance(game, Answers) else None


def open_moment(game: Game, state: State) -> str:
    """Return the kind of the moment at which seats may answer now, from what everyone knows, or nothing."""
    return game.moment(state.blind(state.seats)) if isinstance(game, Answers) else ""


def kinds_for(game: Game, state: State, seat: int) -> tuple[str, ...]:
    """Return the kinds of the open moment for a seat, from what everyone knows."""
    return game.moments_for(state.blind(state.seats), seat) if isinstance(game, Answers) else ()


def passed_for(game: Game, state: State, seat: int, orders: Orders | None) -> bool:
    """Tell whether a seat that is asked at an open moment leaves it to its orders, and may pass."""
    if orders is None or not isinstance(game, Answers) or orders.asks_any(kinds_for(game, state, seat)):
        return False
    if game.on_turn(state.blind(state.seats)) >> seat & 1:
        return False
    return not state.refusal(seat, game.passing(state))
