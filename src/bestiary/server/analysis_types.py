"""What the HTTP API tells of an analysis. The page's TypeScript types come from these classes too."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

AnalysisState = Literal["none", "waiting", "running", "done", "stopped", "failed"]


@dataclass
class ReasonInfo:
    """Is a score term of a seat that a move changes at once; its words are `term-<term>` in the game's catalogue."""

    seat: int
    term: str
    by: float


@dataclass
class RatedInfo:
    """Is an action that could have been chosen, and the chances to win with it."""

    action: int
    notation: str
    chance: float
    doubt: float  # how much of its distance from the bot's move may be an error of the search


@dataclass
class DecisionInfo:
    """Is a choice that a seat made and the bot's, both judged from what the seat knew then."""

    move: int  # 1 is the first; the position it was made in is the one after move - 1
    seat: int
    played: str
    better: str  # what the bot would have played; the same where it agrees
    chance_played: float
    chance_better: float
    lost: float  # at most what the seat's chances fell by; nothing where that is in doubt
    doubt: float  # how much of the difference of the two chances may be an error of the search
    played_reasons: list[ReasonInfo]
    better_reasons: list[ReasonInfo]
    choices: list[RatedInfo]  # all that could be chosen, for the mistakes alone


@dataclass
class AnalysisInfo:
    """Is how far an analysis is and what it found; decisions, turning points and mistakes come when it has ended."""

    state: AnalysisState
    level: str
    done: int = 0  # moves looked at
    moves: int = 0
    chances: list[list[float]] = field(default_factory=list)  # of each seat, before the first move and after each
    doubt: float = 0.0  # how much of a change of them may be an error of the search
    turning_points: list[int] = field(default_factory=list)  # moves that changed someone's chances by much
    decisions: list[DecisionInfo] = field(default_factory=list)
    mistakes: list[list[int]] = field(default_factory=list)  # of each seat: the moves that gave away most, worst first
    trouble: str = ""  # why it failed
