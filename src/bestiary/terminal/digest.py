"""What happened since: the others' turns in few lines, a line for each run of one player's doings."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.core.view import Drawing
from bestiary.terminal.drawing import changed
from bestiary.terminal.session import Session

JOIN = "; "


def digest(lines: Sequence[str], names: Sequence[str]) -> list[str]:
    """Join sentences that begin with the same player's name to one."""
    told: list[str] = []
    doer = ""
    for line in lines:
        name = next((name for name in sorted(names, key=len, reverse=True) if line.startswith(f"{name} ")), "")
        if name and name == doer:
            told[-1] = f"{told[-1].removesuffix('.')}{JOIN}{line[len(name) + 1 :]}"
        else:
            told.append(line)
        doer = name
    return told


def fitting(lines: Sequence[str], signs: int) -> list[str]:
    """Return the first of some lines, as many as have so many signs together; of a single long one its beginning."""
    told: list[str] = []
    for line in lines:
        signs -= len(line) + 1
        if signs < 0:
            break
        told.append(line)
    return told or [f"{line[: signs + len(line)]}…" for line in lines[:1]]


class Since:
    """What each person saw when he last decided, to say and mark what is new when he is due again."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.left: dict[int, tuple[int, Drawing]] = {}  # by seat: events then, and the drawing

    def decided(self) -> None:
        """Remember how it stands right after a decision of the person at the machine."""
        session = self.session
        seat = session.last_person
        if seat < session.spectator:
            view = session.match.view(seat)
            self.left[seat] = len(session.match.log), session.game.draw(view, session.words)

    def lines(self) -> list[str]:
        """Say what has happened since the person at the machine last decided, if he has decided here before."""
        left = self.left.get(self.session.viewer)
        if left is None:
            return []
        return digest(self.session.news(min(left[0], len(self.session.match.log))), self.session.names)

    def spots(self) -> frozenset[str]:
        """Return the spots that changed since then."""
        left = self.left.get(self.session.viewer)
        return frozenset(changed(left[1], self.session.drawing())) if left else frozenset()
