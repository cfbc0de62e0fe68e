"""How much room each pane of the table gets: as much as its content needs, the board before all others."""

from __future__ import annotations

from dataclasses import dataclass

EDGE = 3  # columns of a list beside its labels: border, padding, scrollbar
NARROWEST, FEWEST = 18, 4  # columns and lines that a list of choices has at least
LOG = 3  # lines of the log with its border, if there is room
LISTED = 8  # lines of a long list that facts leave free
FACTS = 0.4  # of a small screen that facts may take


@dataclass(frozen=True)
class Needs:
    """What is to be shown: columns and lines."""

    board: tuple[int, int]
    labels: tuple[int, int]
    facts: int


@dataclass(frozen=True)
class Plan:
    """Where it goes: the list beside the board, or below it where the board needs the whole width."""

    beside: bool
    board: int  # lines
    choices: int  # columns
    facts: int  # lines with the border
    log: int  # lines with the border


def arrange(width: int, room: int, needs: Needs) -> Plan:
    """Share the lines between prompt and header out; of two ways the one that shows more of the board wins."""
    columns, lines = needs.board
    longest, count = needs.labels
    labels = max(NARROWEST, longest + EDGE)
    facts = _facts(room, needs)
    beside = _height(room - facts, lines, LOG)
    left = max(width - labels, width // 2)
    listed = max(FEWEST, min(count, room - facts - lines))
    below = _height(room - facts, lines, listed)
    shown = min(columns + 1, left) * min(lines, beside)
    if min(columns, width) * min(lines, below) > shown and columns + 1 > left:
        return Plan(False, below, min(max(labels, width // 3), width - NARROWEST), facts, room - facts - below)
    log = room - facts - beside
    return Plan(True, beside, width - left, facts, log if log > 1 else 0)


def _facts(room: int, needs: Needs) -> int:
    """Return the lines of the facts with their border: all of them if the board leaves room, else a part."""
    if not needs.facts:
        return 0
    wanted = needs.facts + 1
    free = room - max(needs.board[1] + LOG, min(needs.labels[1], LISTED))
    return wanted if wanted <= free else min(wanted, max(2, int(room * FACTS), free))


def _height(room: int, lines: int, others: int) -> int:
    """Return the lines of the board; if it is cut anyway it takes what the log would have."""
    if lines + others <= room:
        return max(1, lines)
    return max(1, room - (others if others != LOG else min(others, max(0, room - lines))))
