"""The shapes of a view: cards as the viewer knows them, players, and rolls before they are made."""

from __future__ import annotations

import msgspec

from bestiary.core.view import View
from bestiary.games.maker.notation.actions import SEATS
from bestiary.games.maker.rules import numbers as n


class Part(msgspec.Struct):
    """One card as the viewer knows it: -1 stands for what he has not seen."""

    card: int
    kind: int
    value: int
    place: str
    rank: int  # its place from the bottom or the left
    seen: list[int]  # seats that know its front
    offer: int  # 1 offered with its back up, 2 shown to the seller
    wanted: bool


class MakerSeat(msgspec.Struct):
    """What everyone knows of a player."""

    die: int
    open_stones: list[int]  # robbery cards lying face up, by grave
    stock: int
    robbable: bool
    sewn: list[int]  # cards by kind, -1 where the place is empty
    values: list[int]  # what they are worth, -1 where the place is empty
    taking_part: bool
    choice: int  # his grave, if the viewer knows it: his own, or the last one left to him; else -1
    points_offered: int  # with the cards marked in `parts` his offer, -1 if there is none


class Odds(msgspec.Struct):
    """A roll before it is made: what must be rolled, and how many of six faces do."""

    kind: int  # the part, or -1 for a revival
    modifier: int
    need: int
    faces: int


class MakerView(View, kw_only=True):
    """A view with what only this game has."""

    parts: list[Part]
    table: list[MakerSeat]
    graves: list[int]  # cards in each
    heap: int
    turn: int
    round: int  # from 1 on
    rounds: int  # at most, 0 without a limit
    phase: int
    prepared: bool
    first: int  # who began
    frame: str
    frame_values: dict[str, int]
    wish: int  # what the seller would like: a kind, 6 for knowledge, 7 for nothing
    odds: list[Odds]  # for the player on turn
    reviver: int


def place_name(place: int) -> str:
    """Return the id of the spot where a card lies."""
    if place < n.HEAP:
        return f"grave-{place + 1}"
    if place == n.HEAP:
        return "heap"
    if place < n.SEWN:
        return f"warehouse-{SEATS[place - n.WAREHOUSE]}"
    return f"slab-{SEATS[place - n.SEWN]}"
