"""The end told: whose Monster lives, whose is worth most, and what that came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import bestiary.games.maker.rules.numbers as n
from bestiary.core.masks import bits
from bestiary.core.optional.endings import Column, Finale, Moment, Phrase, deciding, rows_of
from bestiary.games.maker.rules.surgery import faces, needed, revival_modifier
from bestiary.games.maker.state import Maker

LIMBS = {
    "head": (n.HEAD,),
    "brain": (n.BRAIN,),
    "arms": (n.LEFT_ARM, n.RIGHT_ARM),
    "legs": (n.LEFT_LEG, n.RIGHT_LEG),
}


def make_ending(moments: Iterable[Moment[Maker]]) -> Finale:
    """Tell a finished game."""
    state, rows = rows_of(moments)
    count = _count(state)
    winners = bits(state.winners())
    points = [int(state.score(seat)) for seat in range(state.seats)]
    reviver = int(state.reviver)
    return Finale(
        _title(winners, reviver), _how(winners, reviver, points), count, _why(state, count), _roll(state, rows)
    )


def _count(state: Maker) -> list[Column]:
    """Return each seat's points by part; rotted parts count nothing but together."""
    seats = range(state.seats)

    def worth(seat: int, kind: int) -> int:
        card = state.sewn_on(seat, kind)
        return int(state.value[card]) if card != n.NOBODY else 0

    columns = [
        Column(name, [sum(worth(seat, int(kind)) for kind in kinds) for seat in seats]) for name, kinds in LIMBS.items()
    ]
    lives = Column("lives", [int(n.REVIVER_POINTS) if seat == state.reviver else 0 for seat in seats])
    without = [sum(column.values[seat] for column in (*columns, lives)) for seat in seats]
    rotted = Column("rotted", [int(state.score(seat)) - without[seat] for seat in seats])
    return [*columns, rotted, lives]


def _title(winners: Sequence[int], reviver: int) -> Phrase:
    if reviver == n.NOBODY:
        return Phrase("ending-title-time")
    if winners == [reviver]:
        return Phrase("ending-title-lives")
    return Phrase("ending-title-worth", {"n": len(winners)}, {"winners": list(winners)})


def _how(winners: Sequence[int], reviver: int, points: Sequence[int]) -> Phrase:
    values = {"points": points[winners[0]], "n": len(winners)}
    if reviver == n.NOBODY or reviver in winners:
        return Phrase("ending-how-best", values, {"winners": list(winners)})
    return Phrase("ending-how-other", {**values, "less": points[reviver]}, {"reviver": [reviver]})


def _why(state: Maker, count: Sequence[Column]) -> Phrase | None:
    """Say what the winner had that the second lacked, if that is certain."""
    winners = bits(state.winners())
    others = [seat for seat in range(state.seats) if seat not in winners]
    if len(winners) != 1 or not others:
        return None
    first, second = winners[0], max(others, key=state.score)
    best, next_best = int(state.score(first)), int(state.score(second))
    players = {"first": [first], "second": [second]}
    if best == next_best:
        return Phrase("ending-why-level", {"points": best}, players)
    if first == state.reviver and best - n.REVIVER_POINTS < next_best:
        return Phrase("ending-why-lives", {"points": next_best, "rest": best - int(n.REVIVER_POINTS)}, players)
    return deciding(count, first, second)


def _roll(state: Maker, rows: Sequence[Sequence[int]]) -> list[Phrase]:
    """Tell the roll that brought a Monster to life."""
    if state.reviver == n.NOBODY:
        return []
    rolled = next(row[2] for row in reversed(rows) if row[0] == n.ROLLED)
    change = revival_modifier(state, state.reviver)
    least = int(needed(state, state.reviver, change))
    share = round(100 * int(faces(state, state.reviver, change)) / int(n.FACES))
    values = {"die": int(state.die[state.reviver]), "needed": least, "rolled": rolled, "chance": share}
    return [Phrase("ending-roll", values, {"reviver": [int(state.reviver)]})]
