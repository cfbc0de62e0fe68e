"""The end told: Faith, less the cards that never came to the table."""

from __future__ import annotations

from collections.abc import Iterable

from bestiary.core.masks import bits
from bestiary.core.optional.endings import Column, Finale, Moment, Phrase, deciding, rows_of
from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.state import Monstrous


def make_ending(moments: Iterable[Moment[Monstrous]]) -> Finale:
    """Tell a finished match: the count of all its games together."""
    state, rows = rows_of(moments)
    boards = state.boards()
    faith, left = [0] * boards, [0] * boards
    for row in rows:
        if row[0] == events.COUNTED:
            faith[row[1]] += row[2]
            left[row[1]] -= row[3]
    winners = bits(state.winners())
    seats = range(state.seats)
    count = [
        Column("faith", [faith[state.board_of(seat)] for seat in seats]),
        Column("left", [left[state.board_of(seat)] for seat in seats]),
    ]
    if state.games > 1:
        count.append(Column("games", [int(state.wins[state.board_of(seat)]) for seat in seats], adds=False))
    values = {"points": int(state.score(winners[0])), "games": int(state.games), "n": len(winners)}
    return Finale(
        Phrase("ending-title", {"n": len(winners)}, {"winners": winners}),
        Phrase("ending-how", values),
        count,
        _why(state, winners, count),
    )


def _why(state: Monstrous, winners: list[int], count: list[Column]) -> Phrase | None:
    """Say what put the winners before the next god, where it was not Faith itself."""
    others = [seat for seat in range(state.seats) if seat not in winners]
    if not winners or not others or len({state.board_of(seat) for seat in winners}) > 1:
        return None
    second = max(others, key=state.score)
    if state.score(second) == state.score(winners[0]):
        values = {"points": int(state.score(second))}
        message = "ending-why-games" if state.games > 1 else "ending-why-level"
        return Phrase(message, values, {"first": winners, "second": [second]})
    found = deciding(count, winners[0], second)
    return found if found and found.words["part"] == "ending-left" else None
