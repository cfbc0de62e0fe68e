"""When each kind of action is in order: in which step of a turn, and amid which card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.marry.rules.numbers as n
from bestiary.games.marry.rules.position import Position


def _mask(*kinds: int) -> int:
    return sum(1 << kind for kind in kinds)


ENDING: Final = _mask(n.DONE_KIND)
# By step: masks of the kinds that belong to it
IN_STEP: Final[vec[i64]] = vec[i64](
    [
        ENDING,
        ENDING,
        ENDING,
        _mask(n.HOUSE_KIND, n.TOWER_KIND, n.DONE_KIND),
        _mask(n.FORTIFY_KIND, n.BUILD_KIND, n.MOVE_KIND, n.STOMP_KIND, n.SWAP_KIND, n.DONE_KIND),
        ENDING,
    ]
)
# By the card being played: masks of the kinds that play it on; the first is no card
AMID: Final[vec[i64]] = vec[i64](
    [0, _mask(n.HOUSE_KIND, n.DONE_KIND), _mask(n.FORTIFY_KIND), _mask(n.STOMP_KIND, n.SWAP_KIND)]
)


def open_kinds(position: Position) -> i64:
    """Return the mask of the kinds that are in order now: those of the card being played, else those of the step."""
    card = position.top()
    return IN_STEP[position.step] if card == n.NO_CARD else AMID[card]


def is_amid_another_card(position: Position, kind: i64) -> bool:
    """Tell whether a card is being played that must be finished before an action of this kind."""
    return position.top() != n.NO_CARD and not open_kinds(position) >> kind & 1


def is_in_another_step(position: Position, kind: i64) -> bool:
    """Tell whether an action of this kind belongs to another step."""
    return position.top() == n.NO_CARD and not open_kinds(position) >> kind & 1
