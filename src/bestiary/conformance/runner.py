"""Runs the properties over a game and collects what they found."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bestiary.conformance.case import MOST_FAILURES, Case, Enough, Setting, Size, in_one_line
from bestiary.conformance.properties import GAME_PROPERTIES, NAMES, PLAY_PROPERTIES
from bestiary.conformance.report import Finding, Report
from bestiary.conformance.settings import SMALL, fits, settings_of
from bestiary.core import BadSeats, BestiaryError, Game, Trial, register
from bestiary.core.optional.checks import checks_of

ROUNDS: Final = 50  # of `full`: 500 random and 100 greedy games under each number of players and options
WHOLE: Final = Size()
FULL: Final = Size(thoughts=1_000, twins=30)
# Of many settings the first is looked at like this and the others like that, so that a check ends within the hour.
THIN: Final = Size(random=1, greedy=0, nodes=4, actions=100, many_fills=100, far=200, thoughts=2)


@dataclass(frozen=True)
class Progress:
    """How far a run is."""

    done: int
    total: int
    property: str
    players: int | None


def run(
    game: Game,
    players: Sequence[int] | int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    sample: bool = False,
    full: bool = False,
    seed: int = 1,
    progress: Callable[[Progress], None] | None = None,
    only: Collection[str] | None = None,
    size: Size | None = None,
) -> Report:
    """Check a game and reports what was found; an interrupt (Ctrl-C) ends it early with what there is.

    Without `players` and `options`, all numbers of players and all combinations of options are checked, or with
    `sample` a few of them that show every option. Without `size`, the first of many settings is looked at closely and
    the others less. `full` looks at all of them closely, fifty times as many games, and runs the game's own trials. The
    same seed checks the same games.
    """
    register(game)
    trials = checks_of(game).trials() if full else ()
    names = _chosen(only, trials)
    table = _Findings(game.id)
    rounds = ROUNDS if full else 1
    places = _places(game, players, options, pairs=not sample)
    table.total = rounds * (
        len(places) * sum(each.name in names for each in PLAY_PROPERTIES)
        + sum(each.name in names for each in GAME_PROPERTIES)
    ) + sum(trial.cases + 1 for trial in trials if trial.name in names)
    table.progress = progress
    sizes = [size or (FULL if full else WHOLE if len(places) <= SMALL or not at else THIN) for at in range(len(places))]
    try:
        for trial in trials:
            if trial.name in names:
                table.run(trial.name, None, {}, seed, partial(_try, trial=trial, table=table))
        for number in range(rounds):
            settings = [
                Setting(game, seats, chosen, seed + number * 1_000, each)
                for (seats, chosen), each in zip(places, sizes, strict=True)
            ]
            _round(settings, seed + number * 1_000, names, table)
    except KeyboardInterrupt:
        table.stopped = True
    return table.report()


def _chosen(only: Collection[str] | None, trials: Sequence[Trial]) -> Collection[str]:
    known = (*NAMES, *(trial.name for trial in trials))
    for name in only or ():
        if name not in known:
            raise BestiaryError(f"there is no property {name!r}; there are: {', '.join(known)}")
    return known if only is None else only


def _try(case: Case, trial: Trial, table: _Findings) -> None:
    for wrong in trial.run():
        case.that(not wrong, trial.name, wrong)
        table.tell(trial.name, None, 1)


def _places(
    game: Game, players: Sequence[int] | int | None, options: Mapping[str, str] | None, *, pairs: bool = True
) -> list[tuple[int, dict[str, str]]]:
    counts = game.seats if players is None else (players,) if isinstance(players, int) else tuple(players)
    for count in counts:
        if count not in game.seats:
            raise BadSeats(f"{game.id} is played by {', '.join(map(str, game.seats))} players, not {count}")
    if options is None:
        return [place for place in settings_of(game, pairs=pairs) if place[0] in counts]
    chosen = game.complete_ending(options)
    if players is None:
        counts = tuple(count for count in counts if fits(game, count, chosen))
    return [(count, chosen) for count in counts]


def _round(settings: Sequence[Setting], seed: int, names: Collection[str], table: _Findings) -> None:
    for setting in settings:
        for each in PLAY_PROPERTIES:
            if each.name in names:
                table.run(each.name, setting.seats, setting.options, seed, partial(each.check, setting=setting))
    for whole in GAME_PROPERTIES:
        if whole.name in names:
            table.run(whole.name, None, {}, seed, partial(whole.check, settings=settings))


class _Findings:
    """What the rounds of a run find, added up."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.found: dict[tuple[str, int | None, str], Finding] = {}
        self.total = 0
        self.done = 0
        self.stopped = False
        self.progress: Callable[[Progress], None] | None = None

    def run(
        self, name: str, players: int | None, options: dict[str, str], seed: int, check: Callable[[Case], None]
    ) -> None:
        """Run a property once; whatever it raises is a failure of the game."""
        key = (name, players, repr(options))
        finding = self.found.setdefault(key, Finding(name=name, players=players, options=options, cases=0, failures=[]))
        self.tell(name, players)
        if len(finding.failures) < MOST_FAILURES:
            case = Case(name, seed)
            try:
                check(case)
            except Enough:
                pass
            except Exception as error:
                case.cases += 1
                case.failures.append(f"seed {seed}: {in_one_line(error)}")
            if not case.cases and not case.note:
                case.failures.append(f"seed {seed}: nothing could be checked")
            finding.cases += case.cases
            finding.failures = (finding.failures + case.failures)[:MOST_FAILURES]
            finding.note = case.note
        self.tell(name, players, 1)

    def tell(self, name: str, players: int | None, done: int = 0) -> None:
        """Tell how far the run is, with so much more of it done."""
        self.done += done
        if self.progress is not None:
            self.progress(Progress(self.done, self.total, name, players))

    def report(self) -> Report:
        """Return what was found so far."""
        findings = [finding for finding in self.found.values() if finding.cases or finding.failures or finding.note]
        good = not any(finding.failures for finding in findings)
        return Report(game=self.game, ok=good, properties=findings, stopped=self.stopped)
