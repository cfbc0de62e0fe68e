"""Writes the tutorial's game: a real one, played by bots from a seed, cut to the turns that teach something.

`python web/scripts/tutorial.py find` looks for seeds; without a word it writes the chosen one. The reader makes the
first seat's moves again, so that seat has to build, lure, grow and win within few decisions.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from bestiary import bots
from bestiary.core.chance import Chance
from bestiary.core.match import Match
from bestiary.core.record import Record
from bestiary.core.registry import get
from bestiary.server.api_types import Replay, Step
from bestiary.server.records import replay
from bestiary.table.changes import changed
from bestiary.table.news import Change

TARGET = Path(__file__).parents[1] / "src/games/marry/lesson.json"
READER = 0
SEED = 986
LONGEST_TURN = 8
LONGEST_LESSON = 26
BOT = "greedy"
DOUBLE_STOMP = 15


def play(seed: int) -> Record:
    """Plays a game of three bots."""
    match = Match(get("marry"), 3, Chance(seed))
    bot, chance = bots.get(BOT), Chance(seed + 1)
    while not match.state.over:
        seat = int(match.state.to_act()).bit_length() - 1
        match.play(seat, bot.choose(match.state.blind(seat), seat, chance))
    return match.record()


class Turn(msgspec.Struct):
    """Is one turn of the reader: the view at its first decision and all its steps."""

    view: Any
    steps: list[Step]
    topic: str = ""

    def kinds(self) -> list[str]:
        """Returns what was played, as the first words of the notation."""
        return [step.notation.split()[0] for step in self.steps]

    def falls(self) -> int:
        """Returns how many buildings fell."""
        return sum(event.kind == "fell" for step in self.steps for event in step.events)

    def points(self) -> int:
        """Returns the reader's points."""
        return int(self.view["table"][READER]["points"])


def turns(shown: Replay) -> list[Turn]:
    """Cuts a game into the reader's turns."""
    found: list[Turn] = []
    view, ours = shown.view, False
    for step in shown.steps:
        if step.seat == READER and not ours:
            found.append(Turn(view, []))
        ours = step.seat == READER
        if ours:
            found[-1].steps.append(step)
        view = changed(view, msgspec.convert(step.changes, list[Change]))
    return found


def lesson(record: Record) -> list[Turn] | None:
    """Picks the turns that teach: houses, a stomp, growing, a boon, the win; None if the game lacks one."""
    shown = replay(record, READER)
    if shown.winners != [READER]:
        return None
    all_turns = turns(shown)
    first, last = all_turns[0], all_turns[-1]
    rest = [turn for turn in all_turns[1:-1] if len(turn.steps) <= LONGEST_TURN]
    last_word = last.kinds()[-1]
    stomp = next((turn for turn in rest if turn.falls() >= 2 and turn.kinds().count("stomp") == 1), None)
    grow = next((turn for turn in rest if {"build", "fortify"} <= set(turn.kinds()) and turn is not stomp), None)
    used = (stomp, grow)
    boon = next(
        (turn for turn in rest if turn.points() >= DOUBLE_STOMP and "stomp" in turn.kinds() and turn not in used), None
    )
    if (
        stomp is None
        or grow is None
        or boon is None
        or len(last.steps) > LONGEST_TURN
        or last_word not in ("fortify", "tower")
    ):
        return None
    topics = {"houses": first, "stomp": stomp, "grow": grow, "boon": boon, "win": last}
    for topic, turn in topics.items():
        turn.topic = topic
    picked = sorted(topics.values(), key=all_turns.index)
    return picked if sum(len(turn.steps) for turn in picked) <= LONGEST_LESSON else None


def find(start: int, stop: int) -> None:
    """Prints the seeds that give a lesson."""
    for seed in range(start, stop):
        if picked := lesson(play(seed)):
            print(seed, [(turn.topic, *turn.kinds()) for turn in picked], flush=True)


def write() -> None:
    """Writes the lesson of the chosen seed."""
    picked = lesson(play(SEED))
    if picked is None:
        sys.exit(f"seed {SEED} gives no lesson any more: run `find` and choose another")
    scenes = [msgspec.to_builtins(turn) for turn in picked]
    TARGET.write_text(json.dumps({"seed": SEED, "reader": READER, "scenes": scenes}, separators=(",", ":")) + "\n")
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    if sys.argv[1:2] == ["find"]:
        find(int(sys.argv[2]), int(sys.argv[3]))
    else:
        write()
