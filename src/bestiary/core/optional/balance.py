"""Balance: what arenas learn from finished games beyond who won."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Generic

from bestiary.core.generic import S
from bestiary.core.masks import bits

ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Balance(ABC, Generic[S]):
    """A part for games whose cards, tiles and places in the order of play are to be compared."""

    @abstractmethod
    def figures(self, state: S) -> Mapping[str, float]:
        """Return what a finished game tells about the game's balance, a number by its name."""

    def drawn(self, told: Iterable[Sequence[int]]) -> Sequence[tuple[int, str]]:
        """Return each seat and card that came to it in a finished game, from all rows of its log."""
        return ()

    def won_in_order(self, state: S, first: int) -> dict[str, float]:
        """Return as figures how a win falls to the places in the order of play, of which `first` has the first."""
        won = bits(state.winners())
        shares = {(seat - first) % state.seats: 1 / len(won) for seat in won}
        return {f"won by the {ORDER[place]} to play": shares.get(place, 0.0) for place in range(state.seats)}
