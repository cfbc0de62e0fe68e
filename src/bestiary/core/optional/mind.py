"""Mind: what greedy bots, search and learners know of a game beyond its score."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from bestiary.core.chance import Chance
from bestiary.core.declared import Term
from bestiary.core.generic import S


class Mind(Generic[S]):
    """A part for games that bots shall play well; without it they go by score and victory."""

    # What a position is made of, as the state's `terms_into` writes it.
    terms: ClassVar[tuple[Term, ...]] = (Term("score", 10), Term("won", 100_000))
    horizon: ClassVar[int] = 20  # random decisions that search plays on before it weighs a position by its terms
    scale: ClassVar[int] = 300  # the weight of terms that makes one seat's chances e times another's
    tries: ClassVar[int] = 1  # of so many random decisions beyond the tree search takes the best by the terms
    exploration: ClassVar[int] = 70  # how much search tries what looks worse so far, in hundredths of a won game

    observation_width: ClassVar[int] = 0  # of the state's own `observe`; without one it is as wide as the columns
    observation_range: ClassVar[tuple[int, int]] = (-(1 << 31), (1 << 31) - 1)

    def advise(self, blind: S, seat: int, chance: Chance, effort: int) -> int | None:
        """Return the action a bot takes where search can't see what follows, or nothing to let it search.

        Only a game with Nature is asked. Effort 1 is the least that plays sensibly; what more of it means is the
        game's.
        """
        return None


_PLAIN: Final = Mind()


def mind_of(game: object) -> Mind:
    """Return what bots know of a game."""
    return game if isinstance(game, Mind) else _PLAIN
