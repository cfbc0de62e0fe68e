"""An analysis in words and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bestiary.core.words import Words
from bestiary.lab.analysis import Analysis, Decision
from bestiary.terminal.command import command
from bestiary.terminal.hints import percent, say_reasons
from bestiary.terminal.reel import Reel

HEIGHTS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60  # signs of a curve
NOTABLE: Final = 0.02  # changes of chances below that are not told at a turning point


def analysis_data(reel: Reel, analysis: Analysis, words: Words) -> dict[str, Any]:
    """Return an analysis as plain data, ready for JSON."""
    seats, names = range(reel.record.header.seats), reel.record.header.names
    return {
        "game": reel.record.header.game,
        "names": names,
        "level": analysis.level,
        "chances_from": "full state",
        "decisions_from": "what the seat knew",
        "stopped": analysis.stopped,
        "chances": [[round(chance, 4) for chance in row] for row in analysis.chances],
        "doubt": analysis.doubt,
        "turning_points": analysis.turning_points(),
        "decisions": [decision_data(each, names, words) for each in analysis.decisions],
        "swings": [
            {"seat": seat, **decision_data(each, names, words), "position": position(reel, each, words)}
            for seat in seats
            for each in analysis.mistakes(seat)
        ],
    }


def decision_data(decision: Decision, names: Sequence[str], words: Words) -> dict[str, Any]:
    """Return one decision as plain data."""
    return {
        "move": decision.move,
        "seat": decision.seat,
        "played": decision.played,
        "better": decision.better,
        "chance_played": round(decision.chance_played, 4),
        "chance_better": round(decision.chance_better, 4),
        "lost": round(decision.lost, 4),
        "doubt": decision.doubt,
        "played_reasons": msgspec.to_builtins(decision.played_reasons),
        "better_reasons": msgspec.to_builtins(decision.better_reasons),
        "why": [
            say_reasons(each, decision.seat, names, words)
            for each in (decision.played_reasons, decision.better_reasons)
        ],
    }


def position(reel: Reel, decision: Decision, words: Words) -> list[str]:
    """Draw what the seat saw when it decided."""
    view = reel.view(decision.move - 1, decision.seat)
    return [] if view is None else [line.rstrip() for line in reel.game.draw(view, words).lines]


def analysis_lines(reel: Reel, analysis: Analysis, words: Words, seats: Sequence[int], file: str) -> list[str]:
    """Return an analysis in words; where only one seat is looked at, its worst positions are drawn."""
    names, level = reel.record.header.names, analysis.level
    known = len(analysis.chances)
    lines = [words.say("title")]
    lines += [words.say("analysis-how", level=level, moves=max(0, known - 1), count=len(reel.moments) - 1), ""]
    for seat, name in enumerate(names):
        row = [chances[seat] for chances in analysis.chances]
        if row:
            lines.append(words.say("analysis-curve", name=name, curve=curve(row), last=percent(row[-1])))
    turning = analysis.turning_points()
    lines += ["", words.say("analysis-turning" if turning else "analysis-no-turning")]
    lines += [say_point(reel, analysis, move, words) for move in turning]
    lines += ["", words.say("analysis-fair", level=level)]
    for seat in seats:
        own = [each for each in analysis.decisions if each.seat == seat]
        agreed = sum(each.played == each.better for each in own)
        lost = percent(sum(each.lost for each in own))
        told = {"name": names[seat], "level": level}
        lines += ["", words.say("analysis-seat", agreed=agreed, count=len(own), lost=lost, **told)]
        for each in analysis.mistakes(seat):
            lines.append(say_mistake(each, level, names, words))
            if len(seats) == 1:
                lines += [
                    *position(reel, each, words),
                    words.say("analysis-try", file=file, move=each.move - 1, command=command()),
                    "",
                ]
    return [*lines, "", words.say("analysis-stopped")] if analysis.stopped else lines


def curve(row: Sequence[float]) -> str:
    """Draw chances over time in one line."""
    width = min(WIDEST, len(row))
    picked = [row[place * (len(row) - 1) // max(1, width - 1)] for place in range(width)]
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in picked)


def say_point(reel: Reel, analysis: Analysis, move: int, words: Words) -> str:
    """Say what a move did to everyone's chances."""
    old, new = analysis.chances[move - 1], analysis.chances[move]
    changes = [
        words.say("analysis-chance", name=name, before=percent(old[seat]), after=percent(new[seat]))
        for seat, name in enumerate(reel.record.header.names)
        if abs(new[seat] - old[seat]) >= NOTABLE
    ]
    return words.say("analysis-point", move=reel.say_move(move, words), changes=", ".join(changes))


def say_mistake(decision: Decision, level: str, names: Sequence[str], words: Words) -> str:
    """Say what was played and what would have been better, and which score terms they change."""
    values: dict[str, str | int] = {
        "number": decision.move,
        "played": decision.played,
        "chance": percent(decision.chance_played),
        "why": say_reasons(decision.played_reasons, decision.seat, names, words),
        "better": decision.better,
        "better-chance": percent(decision.chance_better),
        "better-why": say_reasons(decision.better_reasons, decision.seat, names, words),
        "lost": percent(decision.lost),
    }
    return words.say("analysis-mistake", level=level, **values)
