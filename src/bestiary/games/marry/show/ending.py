"""The end told: who marries, by which way, and on which spaces the points were made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import bestiary.games.marry.rules.numbers as n
from bestiary.core.optional.endings import Column, Finale, Moment, Phrase, deciding
from bestiary.games.marry.rules.board import RING_VALUES, VALUES
from bestiary.games.marry.rules.position import NOBODY
from bestiary.games.marry.state import Marry


def make_ending(moments: Iterable[Moment[Marry]]) -> Finale:
    """Tell a finished game: every building is counted where it stood when it brought its points."""
    state: Marry | None = None
    made: list[dict[int, int]] = []
    fallen: list[int] = []
    for state, rows in moments:
        made = made or [dict.fromkeys(RING_VALUES, 0) for _ in range(state.seats)]
        fallen = fallen or [0] * state.seats
        for row in rows:
            if row[0] == n.SCORED:
                for space, owner in enumerate(state.owner):
                    if owner == row[1]:
                        made[row[1]][int(VALUES[space])] += int(VALUES[space])
            elif row[0] == n.FELL:
                fallen[row[1]] += 1
    assert state is not None
    count = [Column(f"space-{value}", [own[value] for own in made]) for value in sorted(RING_VALUES)]
    towers = Column("towers", [int(each) for each in state.towers], adds=False)
    return Finale(_title(state), _how(state), [*count, towers], _why(state, count), _flattened(fallen))


def _title(state: Marry) -> Phrase:
    if state.winner == NOBODY:
        return Phrase("ending-title-nobody")
    return Phrase("ending-title", {}, {"winner": [int(state.winner)]})


def _how(state: Marry) -> Phrase:
    if state.winner == NOBODY:
        return Phrase("ending-how-nobody", {"rounds": int(state.round)})
    values = {name: int(each[state.winner]) for name, each in (("points", state.points), ("towers", state.towers))}
    message = "ending-how-glory" if values["points"] >= n.GLORY else "ending-how-towers"
    return Phrase(message, {**values, "round": int(state.round)})


def _why(state: Marry, count: Sequence[Column]) -> Phrase | None:
    """Say what the second lacked: towers, points, or a part of the points."""
    others = [seat for seat in range(state.seats) if seat != state.winner]
    if state.winner == NOBODY or not others:
        return None
    first = int(state.winner)
    second = max(others, key=lambda seat: state.points[seat])
    players = {"first": [first], "second": [second]}
    points, towers = int(state.points[second]), int(state.towers[second])
    values = {"points": points, "towers": towers, "needs": int(n.TOWERS_TO_WIN)}
    if state.towers[first] < n.TOWERS_TO_WIN:  # by glory alone: nobody lacked towers for that
        return deciding(count, first, second)
    if points >= n.MATE and towers < n.TOWERS_TO_WIN:
        return Phrase("ending-why-towers", values, players)
    if points < n.MATE and towers >= n.TOWERS_TO_WIN:
        return Phrase("ending-why-points", {**values, "missing": int(n.MATE) - points}, players)
    return deciding(count, first, second)


def _flattened(fallen: Sequence[int]) -> list[Phrase]:
    """Tell whose buildings fell most often, if it is one player's."""
    most = max(fallen)
    whose = [seat for seat, each in enumerate(fallen) if each == most]
    return [Phrase("ending-fallen", {"n": most}, {"whose": whose})] if most and len(whose) == 1 else []
