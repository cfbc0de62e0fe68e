"""Everything that changes a table, as data: stored in order, it makes the same table again."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="do"):
    """One change of a table: when it was accepted, and who asked for it under which id."""

    at: int
    by: int = -1
    id: str = ""


class Play(Entry, tag="play"):
    """A seat's decision; at a simultaneous node it is kept on the pad."""

    seat: int
    action: int


class Aim(Entry, tag="aim"):
    """A seat's decision by a row of numbers; at a simultaneous node it is kept on the pad."""

    seat: int
    numbers: list[int]


class TakeBack(Entry, tag="undo"):
    """An entry that takes the seat's last decision back, or the last step of its sealed answer."""

    seat: int


class Outcome(Entry, tag="nature"):
    """An outcome computed outside the rules."""

    values: list[int]


class StandIn(Entry, tag="stand_in"):
    """An entry that puts a bot in a person's place; an empty name hands the seat back."""

    seat: int
    bot: str
    clock: bool = False  # whether it was the clock that put it there
    afresh: bool = False  # whether what its person had begun and nobody else has seen is struck; once it was kept


class GiveOrders(Entry, tag="orders"):
    """An entry that says at which kinds of moments the seat wants to be asked."""

    seat: int
    ask: list[str]
    until_turn: bool = False


class Rename(Entry, tag="name"):
    """An entry that gives a seat another name."""

    seat: int
    name: str


class Say(Entry, tag="chat"):
    """A line of chat; spectators speak from the seat after the last."""

    text: str


class Talk(Entry, tag="talk"):
    """An entry that says whether people may write what they like, or ready-made phrases alone."""

    free: bool


class Rest(Entry, tag="rest"):
    """An entry that leaves out of the clock when nobody served the table."""

    began: int
    ended: int


class Abandon(Entry, tag="abandon"):
    """An entry that ends a game that nobody will finish."""


AnyEntry = Play | Aim | TakeBack | Outcome | StandIn | GiveOrders | Rename | Say | Talk | Rest | Abandon
