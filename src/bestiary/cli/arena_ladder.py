"""Climbs a ladder from the command line: keeps it in a file, shows how far it is, and draws it."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bestiary.lab.arena import BadArena
from bestiary.lab.crew import Crew, CrewLost
from bestiary.lab.ladder import RUNGS, Ladder, Pair, climb, plan
from bestiary.lab.ladder_file import load_ladder, save_ladder, usual_file
from bestiary.lab.ladder_picture import ladder_picture
from bestiary.lab.ladder_report import in_words, report


def begin(
    game: str,
    players: int | None,
    options: Mapping[str, str],
    seed: int,
    rungs: str | None,
    results: Path | None,
    resume: Path | None,
) -> tuple[Ladder, Path]:
    """Plan a ladder, or read the one to go on with, and say where it is kept."""
    if resume is None:
        ladder = plan(game, players, options, seed, RUNGS if rungs is None else rungs)
        path = results or usual_file(ladder.game, ladder.players)
        if path.exists():
            raise BadArena(f"{path} is there already: go on with it by --resume {path}, or name another by --results")
        return ladder, path
    ladder = load_ladder(resume)
    if ladder.game != game or players not in (None, ladder.players):
        raise BadArena(f"{resume} holds a ladder of {ladder.game} with {ladder.players} players")
    if rungs not in (None, ladder.rungs) or options or results:
        raise BadArena(f"{resume} has its own rungs, options and place: leave --rungs, --option and --results out")
    return ladder, resume


def climb_with_progress(ladder: Ladder, path: Path, crew: Crew, picture: Path | None, as_json: bool) -> bool:
    """Climb until it is done or interrupted; return whether it is done."""
    stopped = ""
    try:
        with progress(ladder) as told:
            climb(ladder, crew, lambda: save_ladder(ladder, path), told)
    except KeyboardInterrupt:
        stopped = "interrupted"
    except CrewLost as lost:
        stopped = str(lost)
    found = report(ladder)
    if picture and any(pair.games for pair in ladder.pairs):
        draw(found, picture)
    print(json.dumps(found, indent=2) if as_json else in_words(found))
    if stopped:
        print(f"bestiary: {stopped}; go on by: arena {ladder.game} --resume {path}", file=sys.stderr)
    return not stopped


def draw(found: dict[str, object], picture: Path) -> None:
    """Write the picture."""
    try:
        picture.write_text(ladder_picture(found))
    except OSError as error:
        raise BadArena(f"the picture can't be written to {picture}: {error.strerror}") from None


@contextmanager
def progress(ladder: Ladder) -> Iterator[Callable[[Pair, int], None]]:
    """Show a bar for each pair on stderr, if somebody watches it."""
    if not sys.stderr.isatty():
        yield lambda _pair, _games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    look = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*look, console=Console(stderr=True), transient=True) as bars:
        tasks = {
            pair.upper: bars.add_task(f"{pair.upper} : {pair.lower}", total=pair.most, completed=len(pair.games))
            for pair in ladder.pairs
        }
        yield lambda pair, games: bars.advance(tasks[pair.upper], games)
