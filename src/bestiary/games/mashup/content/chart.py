"""Reads the monster chart, the shipped one or a designer's own, and says what is wrong with a bad one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bestiary.core.errors import BadOption
from bestiary.games.mashup.rules.cards import SIZES

MOST = {"attack": 20, "eat": 20, "stomach": 20, "health": 40, "grow": 40}
DEAREST_TOKEN = 2  # Food that one token is worth at most


class BadChart(BadOption):
    """The fault of a monster chart that can't be played with; names the line and the reason."""


@dataclass(frozen=True, slots=True)
class Line:
    """What the chart says of one Size; the last Size grows no more and has 0 there."""

    attack: int
    eat: int
    stomach: int
    health: int
    grow: int


def parse_chart(text: str) -> tuple[Line, ...]:
    """Read a chart; a line is `size attack eat stomach health grow`, # begins a comment, ; parts lines too."""
    chart: list[Line] = []
    number = 0
    for number, raw in enumerate(text.splitlines(), 1):
        for entry in raw.partition("#")[0].split(";"):
            if entry.split():
                chart.append(_line(number, len(chart) + 1, entry.split()))
                _check_order(number, chart)
    if len(chart) != SIZES:
        raise BadChart(f"the chart has {len(chart)} Sizes; it needs {SIZES}")
    return tuple(chart)


def write_chart(chart: Iterable[Line]) -> str:
    """Write a chart in one line, as a record's header keeps it."""
    return ";".join(
        f"{size} {line.attack} {line.eat} {line.stomach} {line.health} {line.grow or '-'}"
        for size, line in enumerate(chart, 1)
    )


def _line(number: int, size: int, words: list[str]) -> Line:
    if size > SIZES:
        raise BadChart(f"line {number}: the chart ends with Size {SIZES}")
    if len(words) != len(MOST) + 1:
        raise BadChart(
            f"line {number}: a line has size, attack, eat, stomach, health and grow, not {' '.join(words)!r}"
        )
    if words[0] != str(size):
        raise BadChart(f"line {number}: here stands Size {size}, not {words[0]!r}")
    numbers = []
    for (name, most), word in zip(MOST.items(), words[1:], strict=True):
        if name == "grow" and (size == SIZES or word == "-"):
            if size != SIZES or word != "-":
                raise BadChart(f"line {number}: the last Size, and it alone, has - for grow, not {word!r}")
            numbers.append(0)
        elif not (word.isascii() and word.isdecimal()) or not 1 <= int(word[:9]) <= most:
            raise BadChart(f"line {number}: {name} is a number from 1 to {most}, not {word!r}")
        else:
            numbers.append(int(word))
    line = Line(*numbers)
    if line.grow > line.health:
        raise BadChart(f"line {number}: growing would need {line.grow} Health, but {line.health} is the most there is")
    if line.grow > line.stomach * DEAREST_TOKEN:
        raise BadChart(
            f"line {number}: growing would need {line.grow} Food, but the stomach holds no more than "
            f"{line.stomach * DEAREST_TOKEN}"
        )
    return line


def _check_order(number: int, chart: list[Line]) -> None:
    if len(chart) < 2:
        return
    small, big = chart[-2:]
    for name in ("attack", "eat", "stomach", "health"):
        if getattr(big, name) < getattr(small, name):
            raise BadChart(f"line {number}: {name} is less than that of the Size before")
