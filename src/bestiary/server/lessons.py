"""Makes the page's tutorials out of readable scripts: `python -m bestiary.server.lessons`.

A script (`web/src/games/<game>/lesson.txt`) is a whole game in notation, of which some stretches are scenes. The reader
makes one seat's moves of a scene; everything else plays itself. What the page needs is made from it at build and never
committed, so that a lesson can't show a view or a rule of yesterday.

    players 3
    seed 986
    reader a
    option draft reverse
    a start cross-tttt               before the first scene and after `skip`, moves are made unseen
    scene grow                       words: learn-grow-title, -text and -after
    a place a(0,1) 90 -> join        words for this move: learn-do-join instead of learn-do-place
    a place a(1,0) 0 -> turn ...     other choices on the same spot are offered too, and refused with the words
    nature 12 5 -7                   an outcome from outside; without numbers, the next line of `outcomes.txt` beside it
    a aim 1 2 3 -> far               the reader aims nearly so; what follows is as it was recorded
    skip
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from bestiary import bots
from bestiary.core.chance import Chance
from bestiary.core.errors import BestiaryError
from bestiary.core.match import Match
from bestiary.core.optional.nature import nature_of
from bestiary.core.previews import Foreseen, foresee
from bestiary.core.record import Record
from bestiary.core.registry import get
from bestiary.core.state import NATURE
from bestiary.core.view import Change
from bestiary.server.api_types import Step
from bestiary.server.records import replay
from bestiary.table.changes import changed

WEB = Path(__file__).parents[3] / "web" / "src"
SEATS = "abcdefghij"
NATURE_WORD = "nature"
OUTCOMES = "outcomes.txt"
LATER = ".later.json"  # what of a lesson the page asks for once its first decision is there


class BadLesson(BestiaryError):
    """An error raised for a script that can't be played; it names the line and the reason."""


class Line(msgspec.Struct):
    """One move of a script, and how the reader is told of it."""

    number: int
    who: str
    text: str
    words: str = ""
    open: bool = False


class Scene(msgspec.Struct):
    """A stretch of the game that teaches something: from one move to before another."""

    topic: str
    start: int
    end: int = 0


class Script(msgspec.Struct):
    """A lesson as it is written."""

    game: str
    players: int = 0
    seed: int = 0
    reader: int = 0
    options: dict[str, str] = {}
    lines: list[Line] = []
    scenes: list[Scene] = []


class Task(msgspec.Struct, omit_defaults=True):
    """One step of a scene as the page plays it."""

    seat: int
    notation: str
    events: list[Any]
    changes: Any
    words: str = ""
    open: bool = False
    foreseen: Foreseen | None = None  # at the moment of this move, where it is the reader's


def load(path: Path) -> Script:
    """Read a game's script, with nature's outcomes from beside it where there are any."""
    beside = path.with_name(OUTCOMES)
    outcomes = beside.read_text("utf-8").splitlines() if beside.is_file() else ()
    return read(path.parent.name, path.read_text("utf-8"), outcomes)


def read(game: str, text: str, outcomes: Iterable[str] = ()) -> Script:
    """Read a script."""
    script, scene, kept = Script(game), None, iter(outcomes)
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("# ")[0].split()  # a card is written #12
        if not words:
            continue
        head, rest = words[0], words[1:]
        if head in ("scene", "skip"):
            if scene:
                scene.end = len(script.lines)
            scene = Scene(_one(number, head, rest), len(script.lines)) if head == "scene" else None
            script.scenes += [scene] if scene else []
        elif head == NATURE_WORD and not rest:
            if not (outcome := next(kept, "")):
                raise BadLesson(f"line {number}: {OUTCOMES} has no line for this outcome")
            script.lines.append(Line(number, head, outcome))
        elif head == NATURE_WORD or (len(head) == 1 and head in SEATS and script.players):
            script.lines.append(_move(number, head, rest))
        else:
            _setting(script, number, head, rest)
    if scene:
        scene.end = len(script.lines)
    if not script.scenes:
        raise BadLesson(f"the lesson of {game} has no scene: write one as `scene <topic>` before its moves")
    return script


def _one(number: int, head: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise BadLesson(f"line {number}: {head} takes one word, not {len(rest)}")
    return rest[0]


def _move(number: int, head: str, rest: list[str]) -> Line:
    text, arrow, told = " ".join(rest).partition("->")
    words, _, more = told.strip().partition(" ")
    if (arrow and not words) or more not in ("", "..."):
        raise BadLesson(f"line {number}: after -> stands the name of the words, and ... if all of a spot is offered")
    return Line(number, head, text.strip(), words, more == "...")


def _setting(script: Script, number: int, head: str, rest: list[str]) -> None:
    if head == "option" and len(rest) == 2:
        script.options[rest[0]] = rest[1]
    elif head == "reader" and len(rest) == 1 and rest[0] in SEATS[: script.players]:
        script.reader = SEATS.index(rest[0])
    elif head in ("players", "seed") and len(rest) == 1 and rest[0].isdecimal():
        setattr(script, head, int(rest[0]))
    else:
        raise BadLesson(
            f"line {number}: {' '.join([head, *rest])!r} is none of players <n>, seed <n>, reader <letter>, "
            "option <name> <value>, scene <topic>, skip, <letter> <move>, nature <numbers>"
        )


def play(script: Script) -> Match:
    """Play the whole script."""
    match = Match(get(script.game), script.players, Chance(script.seed), script.options)
    for line in script.lines:
        try:
            if line.who == NATURE_WORD:
                match.nature([int(each) for each in line.text.split()])
            else:
                match.play_text(SEATS.index(line.who), line.text)
        except (BestiaryError, ValueError) as error:
            raise BadLesson(f"line {line.number}: {line.who} {line.text}: {error}") from None
    return match


def make(script: Script) -> dict[str, Any]:
    """Make what the page plays: of each scene the view that it begins with, and its steps."""
    record = play(script).record()
    shown, foreseen = replay(record, script.reader), _foreseen(record, script.reader)
    views = [shown.view]
    for step in shown.steps:
        views.append(changed(views[-1], msgspec.convert(step.changes, list[Change])))
    scenes = []
    for scene in script.scenes:
        steps = list(zip(script.lines[scene.start : scene.end], shown.steps[scene.start : scene.end], strict=True))
        if not any(step.seat == script.reader for _, step in steps):
            raise BadLesson(f"scene {scene.topic}: the reader has no move in it")
        tasks = [_task(line, step, script.reader) for line, step in steps]
        for number, task in enumerate(tasks, scene.start):
            task.foreseen = foreseen(number, task) if task.seat == script.reader else None
        scenes.append({"topic": scene.topic, "view": views[scene.start], "steps": tasks})
    return {"reader": script.reader, "scenes": scenes}


def _foreseen(record: Record, reader: int) -> Callable[[int, Task], Foreseen | None]:
    """Return what the reader is told beforehand of a moment, of what is offered there alone; often nothing."""
    blinds = [state.blind(reader) for state, _ in record.replay()]

    def at(number: int, task: Task) -> Foreseen | None:
        told = foresee(record.game, blinds[number], reader)
        choices = record.game.choices(blinds[number], reader)
        target = next((choice.target for choice in choices if choice.notation == task.notation), "")
        offered = {
            str(choice.action)
            for choice in choices
            if choice.notation == task.notation or (task.open and target and choice.target == target)
        }
        told.choices = {action: each for action, each in told.choices.items() if action in offered}
        return told if told.choices or told.moment is not None else None

    return at


def _task(line: Line, step: Step, reader: int) -> Task:
    if line.words and step.seat != reader:
        raise BadLesson(f"line {line.number}: only a move of the reader has words")
    # A script may write a move in another way than the view does; the page looks for the view's.
    return Task(step.seat, step.notation, msgspec.to_builtins(step.events), step.changes, line.words, line.open)


def scripts(web: Path = WEB) -> dict[str, Path]:
    """Find the script of each game that has one."""
    return {path.parent.name: path for path in sorted(web.glob("games/*/lesson.txt"))}


def write(web: Path = WEB) -> None:
    """Write all lessons, each only if it changed, and remove those that have no script any more."""
    target = web / "generated" / "lessons"
    target.mkdir(parents=True, exist_ok=True)
    found = scripts(web)
    if not found:
        raise BadLesson(f"no lesson is in {web / 'games'}")
    for game, path in found.items():
        try:
            parts = halves(make(load(path)))
        except BestiaryError as error:
            raise BadLesson(f"{path}: {error}") from None
        for name, part in zip((f"{game}.json", f"{game}{LATER}"), parts, strict=True):
            made = msgspec.json.encode(part)
            file = target / name
            if not file.is_file() or file.read_bytes() != made:
                file.write_bytes(made)
    for file in target.glob("*.json"):
        if file.name.partition(".")[0] not in found:
            file.unlink()


def halves(lesson: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Split a lesson into what its first decision needs, and what may come to the page later."""
    scenes = lesson["scenes"]
    foreseen = [[task.foreseen for task in scene["steps"]] for scene in scenes]
    for scene in scenes:
        scene["steps"] = [msgspec.structs.replace(task, foreseen=None) for task in scene["steps"]]
    start = {"reader": lesson["reader"], "length": len(scenes), "first": scenes[0]}
    return start, {"scenes": scenes[1:], "foreseen": foreseen}


def sketch(game: str, players: int, seed: int, bot: str = "greedy") -> str:
    """Play a game of bots and write it as a script to cut scenes from."""
    match, player, chance = Match(get(game), players, Chance(seed)), bots.get(bot), Chance(seed + 1)
    lines = [f"players {players}", f"seed {seed}", "reader a", ""]
    while not match.state.over:
        mask = match.state.to_act()
        if mask == NATURE:
            outcome = list(nature_of(match.game).outcome(match.state, chance))
            match.nature(outcome)
            lines.append(" ".join([NATURE_WORD, *map(str, outcome)]))
            continue
        seat = int(mask).bit_length() - 1
        match.play(seat, player.choose(match.state.blind(seat), seat, chance))
        lines.append(f"{SEATS[seat]} {match.moves[-1].text}")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Write the lessons; with `sketch <game> <players> <seed> [bot]` print a game to make one from."""
    try:
        if arguments[:1] == ["sketch"]:
            print(sketch(arguments[1], int(arguments[2]), int(arguments[3]), *arguments[4:]), end="")
        else:
            write()
    except BestiaryError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
