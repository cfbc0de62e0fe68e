"""The end told: who has grown largest or is feared most, and what the others lacked."""

from __future__ import annotations

from collections.abc import Iterable

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.core.masks import bits
from bestiary.core.optional.endings import Column, Finale, Moment, Phrase, deciding, rows_of
from bestiary.games.mashup.rules.winning import holds
from bestiary.games.mashup.state import Mashup


def make_ending(moments: Iterable[Moment[Mashup]]) -> Finale:
    """Tell a finished game."""
    state, _ = rows_of(moments)
    winners = bits(state.winners())
    seats = range(state.seats)
    count = [Column("size", [int(state.size[seat]) for seat in seats])]
    count.append(Column("infamy", [int(state.fame[seat]) for seat in seats]))
    values = {"size": int(state.size[winners[0]]), "infamy": int(state.fame[winners[0]])}
    if len(winners) > 1:  # each may have come to it in another way
        values = {"points": int(state.score(winners[0]))}
    return Finale(
        Phrase("ending-title", {"n": len(winners)}, {"winners": winners}),
        Phrase(f"ending-how-{_way(state, winners)}", values),
        count,
        _why(state, winners, count),
    )


def _way(state: Mashup, winners: list[int]) -> str:
    if len(winners) > 1:
        return "shared"
    if not holds(state, winners[0]):
        return "most"
    return "size" if state.size[winners[0]] >= c.SIZES else "infamy"


def _why(state: Mashup, winners: list[int], count: list[Column]) -> Phrase | None:
    """Say what the second lacked, or what put the winner before somebody who had what wins too."""
    others = [seat for seat in range(state.seats) if seat not in winners]
    if len(winners) != 1 or not others:
        return None
    first = winners[0]
    second = max(others, key=lambda seat: (holds(state, seat), state.score(seat)))
    players = {"first": [first], "second": [second]}
    if holds(state, first) and not holds(state, second):
        lacks = {"size": int(c.SIZES - state.size[second]), "infamy": int(n.FAME - state.fame[second])}
        return Phrase("ending-why-lacks", lacks, players)
    return deciding(count, first, second)
