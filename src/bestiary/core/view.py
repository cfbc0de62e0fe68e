"""What a seat is shown: typed data made from its blind state, with the board as a graph to walk.

The page, the keyboard, a screen reader, the terminal and the tests read the same graph. This module is interpreted:
compiled, these classes would lose their item types. A game extends `View` with what only it has.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Piece(msgspec.Struct, frozen=True):
    """One thing that stands on a spot."""

    kind: str
    seat: int = -1
    size: int = 0


class Spot(msgspec.Struct):
    """One place of a board, with its neighbours by direction."""

    id: str
    x: float
    y: float
    value: int
    neighbours: dict[str, str]
    pieces: list[Piece]


class Choice(msgspec.Struct):
    """One action that is allowed now: its number, its notation and its parts."""

    action: int
    notation: str
    kind: str
    spots: list[str]  # what it touches, in order; the last one is where it ends
    values: dict[str, int]
    target: str = ""  # the spot one points at to choose it


class Prompt(msgspec.Struct):
    """What the seat is asked, as a message of the game's catalogue.

    Its choices name a phrase for each kind of action that is allowed now (`ask-<name>` in the catalogue): the name of a
    kind, or a kind, an underscore and what it means here. The message takes them, said as a list, as its `choices`.
    """

    message: str
    values: dict[str, int]
    choices: list[str] = []

    @staticmethod
    def kind_of(choice: str) -> str:
        """Return the kind of action that a phrase's name stands for."""
        return choice.partition("_")[0]


class View(msgspec.Struct, kw_only=True):
    """Everything a seat may know at one moment."""

    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    seat: int  # whose view; equal to `seats` for a spectator
    to_act: list[int]
    nature: bool
    over: bool
    winners: list[int]
    scores: list[int]
    prompt: Prompt
    spots: list[Spot] = []  # the board as a graph; a game without one leaves it out
    choices: list[Choice]


class Put(msgspec.Struct, array_like=True, tag="put"):
    """A change of a view: the value at the path becomes another."""

    path: list[str | int]
    value: Any


class Splice(msgspec.Struct, array_like=True, tag="splice"):
    """A change of a list in a view: from `start` on, `gone` items are replaced by others."""

    path: list[str | int]
    start: int
    gone: int
    items: list[Any]


Change = Put | Splice


class Event(msgspec.Struct, omit_defaults=True):
    """Something that happened, with its arguments by name; -1 stands for what the reader may not know."""

    kind: str
    values: dict[str, int]
    spots: dict[str, str] = {}  # by name too: the ids of those arguments that are spots


class Drawing(msgspec.Struct):
    """A view as text for the eye, where each spot stands in it, and the same in sentences for the ear."""

    lines: list[str]
    places: dict[str, tuple[int, int, int]]  # spot: line, column, width
    spoken: list[str] = []
