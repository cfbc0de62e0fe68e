"""Which settings a game is checked under: numbers of players and options, all or enough that every pair meets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Final

from bestiary.core import BestiaryError, Game
from bestiary.core.optional.settings import Settings

SMALL: Final = 32  # so many combinations of options are all tried; of more, every pair of values
TRIES: Final = 50  # rows that are drawn to find one with many new pairs
SAMPLED: Final = 2  # values of an option that a sample shows

Pair = tuple[int, str, int, str]


def settings_of(game: Game, *, pairs: bool = True) -> list[tuple[int, dict[str, str]]]:
    """Return the settings that a game is checked under.

    Every number of players is combined with all choices of options; of a game whose options go together only in part,
    every pair of values that does go together, the number of players among them, stands in one setting at least.
    Without `pairs` it is a sample: every number of players, as plain as can be, and the first values of every option,
    with as few players as can be.
    """
    free = not isinstance(game, Settings) or type(game).check_setting is Settings.check_setting
    if free and pairs:
        return [(count, chosen) for count in game.seats for chosen in choices_of_options(game)]
    names = [option.name for option in game.options]

    def allowed(row: Sequence[str]) -> bool:
        return fits(game, int(row[0]), dict(zip(names, row[1:], strict=True)))

    counts = [str(count) for count in game.seats]
    if pairs:
        rows = covering([counts, *(option.ending for option in game.options)], allowed)
    else:
        plain = [
            next(filter(allowed, product([count], *(option.ending[:2] for option in game.options)))) for count in counts
        ]
        rows = (
            plain
            + covering([counts[:1], *(option.ending[:SAMPLED] for option in game.options)], allowed, pairs=False)[1:]
        )
    return [(int(row[0]), dict(zip(names, row[1:], strict=True))) for row in rows]


def fits(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Tell whether complete options go with each other and with the number of players."""
    if not isinstance(game, Settings):
        return True
    try:
        game.check_setting(seats, options)
    except BestiaryError:
        return False
    return True


def choices_of_options(game: Game) -> list[dict[str, str]]:
    """Return all combinations of a game's options, or enough of them that every pair of values meets."""
    names = [option.name for option in game.options]
    spaces = [option.ending for option in game.options]
    total = 1
    for values in spaces:
        total *= len(values)
    if total <= SMALL:
        return [dict(zip(names, chosen, strict=True)) for chosen in product(*spaces)]
    return [dict(zip(names, row, strict=True)) for row in pairwise(spaces)]


def pairwise(spaces: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """Return rows in which every two values of different options stand together at least once."""
    return covering(spaces, lambda _: True)


def covering(
    spaces: Sequence[Sequence[str]], allowed: Callable[[Sequence[str]], bool], *, pairs: bool = True
) -> list[tuple[str, ...]]:
    """Return allowed rows in which every pair of values, or every value, that an allowed row can have stands."""
    apart = 1 if pairs else 0
    wanted = {
        (a, x, b, y)
        for a in range(len(spaces))
        for b in range(a + apart, len(spaces) if pairs else a + 1)
        for x in spaces[a]
        for y in spaces[b]
        if pairs or x == y
    }
    dice = Random(0)
    rows = [tuple(values[0] for values in spaces)]  # the game as it is mostly played
    wanted -= _parts(rows[0], apart)

    def worth(row: tuple[str, ...]) -> tuple[int, int]:
        plain = -sum(values.index(value) for values, value in zip(spaces, row, strict=True))  # the first is the default
        return len(wanted & _parts(row, apart)), plain

    while wanted:
        first = min(wanted)
        tries = []
        for _ in range(TRIES):
            row = [dice.choice(values) for values in spaces]
            row[first[0]], row[first[2]] = first[1], first[3]
            tries.append(tuple(row))
        best = max(filter(allowed, tries), key=worth, default=None)
        if best is None:  # these two don't go together
            wanted.discard(first)
        else:
            rows.append(best)
            wanted -= _parts(best, apart)
    return rows


def _parts(row: Sequence[str], apart: int) -> set[Pair]:
    return {(a, row[a], b, row[b]) for a in range(len(row)) for b in range(a + apart, len(row) if apart else a + 1)}
