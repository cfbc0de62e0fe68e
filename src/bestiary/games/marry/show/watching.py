"""What a move changes for spectators: read from two positions, it is the same as by comparing views, but sooner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiary.core.game import bits
from bestiary.core.view import Change, Put, Splice
from bestiary.games.marry.rules.board import NAMES
from bestiary.games.marry.show import seen
from bestiary.games.marry.show.view import frame_name, frame_values, prompt, shown_round, spot
from bestiary.games.marry.state import Marry

FIELDS: dict[int, tuple[str, Callable[[Marry], Any]]] = {
    seen.TO_ACT: ("to_act", lambda state: bits(state.to_act())),
    seen.OVER: ("over", lambda state: state.over),
    seen.WINNERS: ("winners", lambda state: bits(state.winners())),
    seen.TURN: ("turn", lambda state: state.turn),
    seen.ROUND: ("round", shown_round),
    seen.STEP: ("step", lambda state: state.step),
    seen.FIRST: ("first", lambda state: state.first),
    seen.FACHAN: ("fachan", lambda state: NAMES[state.fachan]),
    seen.DECK: ("deck", lambda state: state.deck_size),
    seen.HOUSES_LEFT: ("houses_left", lambda state: state.houses_left),
    seen.TOWERS_LEFT: ("towers_left", lambda state: state.towers_left),
    seen.MOVED: ("moved", lambda state: state.moved),
    seen.STOMPS_LEFT: ("stomps_left", lambda state: state.stomps_left()),
    seen.FOREIGN_USED: ("foreign_used", lambda state: state.foreign_used),
    seen.CARDS_PLAYED: ("cards_played", lambda state: state.cards_played),
}

SEATS: dict[int, tuple[str, Callable[[Marry, int], Any]]] = {
    seen.POINTS: ("points", lambda state, seat: state.points[seat]),
    seen.SUPPLY: ("supply", lambda state, seat: state.supply[seat]),
    seen.TOWERS: ("towers", lambda state, seat: state.towers[seat]),
    seen.INCOME: ("income", lambda state, seat: state.income(seat)),
    seen.CARDS: ("cards", lambda state, seat: state.hand_size[seat]),
    seen.CORNER: ("corner", lambda state, seat: list(state.corner[seat * 3 : seat * 3 + 3])),
}


def make_changes(before: Marry, after: Marry) -> list[Change]:
    """Returns what turns a spectator's view of one position into that of another."""
    made: list[Change] = []
    points = False
    for finding in seen.differing(before, after):
        where, what = divmod(finding, seen.WHAT)
        if what == seen.SPOT:
            made.append(Put(["spots", where, "pieces"], spot(after, where).pieces))
        elif what in SEATS:
            name, of = SEATS[what]
            made.append(Put(["table", where, name], of(after, where)))
            points |= what == seen.POINTS
        elif what == seen.PILE:
            made.append(_pile(list(before.pile), list(after.pile)))
        elif what == seen.FRAME:
            made.append(Put(["frame"], frame_name(after.top())))
            made.append(Put(["frame_values"], frame_values(after)))
        else:
            name, read = FIELDS[what]
            made.append(Put([name], read(after)))
    if points:
        made.append(Put(["scores"], list(after.points)))
    asked = prompt(after)
    if asked is not prompt(before):
        made.append(Put(["prompt"], asked))
    return made


def _pile(before: list[int], after: list[int]) -> Change:
    if after[: len(before)] == before:
        return Splice(["pile"], len(before), 0, after[len(before) :])
    return Put(["pile"], after)
