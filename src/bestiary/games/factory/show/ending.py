"""The end told: who has the most points, from the first Monster and from its minions."""

from __future__ import annotations

from collections.abc import Iterable

from bestiary.core.masks import bits
from bestiary.core.optional.endings import Column, Finale, Moment, Phrase, deciding, rows_of
from bestiary.games.factory.rules.monsters import points_of
from bestiary.games.factory.state import Factory


def make_ending(moments: Iterable[Moment[Factory]]) -> Finale:
    """Tell a finished game."""
    state, _ = rows_of(moments)
    winners = bits(state.winners())
    first, minions, done = ([0] * state.seats for _ in range(3))
    for monster, owner in enumerate(state.monster_owner):
        is_minion = bool(state.monster_minion[monster])
        (minions if is_minion else first)[owner] += int(points_of(state, monster))
        done[owner] += int(is_minion and state.monster_done[monster])
    count = [Column("first", first), Column("minions", minions), Column("finished", done, adds=False)]
    points = max(int(state.score(seat)) for seat in range(state.seats))
    others = sorted(set(range(state.seats)) - set(winners), key=state.score)
    return Finale(
        Phrase("ending-title", {"n": len(winners)}, {"winners": winners}),
        Phrase("ending-how", {"points": points, "minions": done[winners[0]], "n": len(winners)}),
        count,
        deciding(count, winners[0], others[-1]) if others and len(winners) == 1 else None,
    )
