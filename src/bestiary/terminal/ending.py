"""The end of a game: who won, what the scores are made of, and what can be done now."""

from __future__ import annotations

from bestiary.core.optional.mind import mind_of
from bestiary.terminal.session import Session
from bestiary.terminal.speech import say_winners

LEFT_OUT = ("won", "promise", "prospect", "rivals-points", "rivals-promise", "plan")  # terms of games that go on


def breakdown(session: Session, seat: int) -> str:
    """Say what a player has in the end, by the terms bots weigh; nothing where they say no more than the score."""
    words, state = session.words, session.match.state
    values = zip(mind_of(session.game).terms, state.terms(seat), strict=True)
    parts = [(term.name, int(value)) for term, value in values if value and term.name not in LEFT_OUT]
    if len(parts) < 2:
        return ""
    said = ", ".join(f"{value} {words.say(f'term-{name}')}" for name, value in parts)
    return f"   {said}"


def end_rows(session: Session) -> list[str]:
    """Say in which order the players ended, each with what he has."""
    rows: list[str] = []
    for place, (seat, name, score, _) in enumerate(session.standings(), 1):
        rows.append(session.words.say("ui-end-row", place=place, name=name, score=score))
        if more := breakdown(session, seat):
            rows.append(more)
    return rows


def result(session: Session) -> str:
    """Say who won."""
    return say_winners(session.winners(), session.words)
