"""Everything that changes a table, as data: stored in order, it makes the same table again."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="do"):
    """Is one change of a table: when it was accepted, and who asked for it under which id."""

    at: int
    by: int = -1
    id: str = ""


class Play(Entry, tag="play"):
    """Is a seat's decision; at a simultaneous node it is kept on the pad."""

    seat: int
    action: int


class Aim(Entry, tag="aim"):
    """Is a seat's decision by a row of numbers; at a simultaneous node it is kept on the pad."""

    seat: int
    numbers: list[int]


class TakeBack(Entry, tag="undo"):
    """Takes the seat's last decision back, or the last step of its sealed answer."""

    seat: int


class Outcome(Entry, tag="nature"):
    """Is an outcome computed outside the rules."""

    values: list[int]


class StandIn(Entry, tag="stand_in"):
    """Puts a bot in a person's place; an empty name hands the seat back."""

    seat: int
    bot: str
    clock: bool = False  # whether it was the clock that put it there
    afresh: bool = False  # whether what its person had begun and nobody else has seen is struck; once it was kept


class GiveOrders(Entry, tag="orders"):
    """Says at which kinds of moments the seat wants to be asked."""

    seat: int
    ask: list[str]
    until_turn: bool = False


class Rename(Entry, tag="name"):
    """Gives a seat another name."""

    seat: int
    name: str


class Say(Entry, tag="chat"):
    """Is a line of chat; spectators speak from the seat after the last."""

    text: str


class Talk(Entry, tag="talk"):
    """Says whether people may write what they like, or ready-made phrases alone."""

    free: bool


class Rest(Entry, tag="rest"):
    """Leaves out of the clock when nobody served the table."""

    began: int
    ended: int


class Abandon(Entry, tag="abandon"):
    """Ends a game that nobody will finish."""


AnyEntry = Play | Aim | TakeBack | Outcome | StandIn | GiveOrders | Rename | Say | Talk | Rest | Abandon
