"""What a seat is shown: graves, heap, warehouses and slabs, with the fronts it has seen."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.core.state import HIDDEN
from bestiary.core.view import Choice, Piece, Prompt, Spot, View
from bestiary.games.maker import rules_numbers as n
from bestiary.games.maker.rules import Maker
from bestiary.games.maker.rules_position import NOBODY


class Part(msgspec.Struct):
    """Is one card as the viewer knows it: -1 stands for what he has not seen."""

    card: int
    kind: int
    value: int
    place: str
    rank: int  # its place from the bottom or the left
    seen: list[int]  # seats that know its front
    offer: int  # 1 offered with its back up, 2 shown to the seller
    wanted: bool


class MakerSeat(msgspec.Struct):
    """Is what everyone knows of a player."""

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
    """Is a roll before it is made: what must be rolled, and how many of six faces do."""

    kind: int  # the part, or -1 for a revival
    modifier: int
    need: int
    faces: int


class MakerView(View, kw_only=True):
    """Adds to a view what only this game has."""

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


FRAMES: dict[int, tuple[str, tuple[str, ...]]] = {
    int(n.JOINING): ("joining", ("seat",)),
    int(n.SEALING): ("sealing", ()),
    int(n.ASSISTING): ("assisting", ("seat", "kind")),
    int(n.TAKING): ("taking", ("seat", "kind", "card")),
    int(n.WISHING): ("wishing", ("card",)),
    int(n.OFFERING): ("offering", ("card", "seat")),
    int(n.SELLING): ("selling", ("card", "demanded")),
    int(n.DEMANDING): ("demanding", ("card", "seat")),
    int(n.ANSWERING): ("answering", ("card", "seat", "points")),
}


WAITING = {"joining": "joining", "sealing": "sealing", "assisting": "operation", "taking": "operation"}  # else a sale
LAST_ACTION = 3


def place_name(place: int) -> str:
    """Returns the id of the spot where a card lies."""
    if place < n.HEAP:
        return f"grave-{place + 1}"
    if place == n.HEAP:
        return "heap"
    if place < n.SEWN:
        return f"warehouse-{'abcde'[place - n.WAREHOUSE]}"
    return f"slab-{'abcde'[place - n.SEWN]}"


def places(state: Maker) -> list[int]:
    """Returns the places of the table in the order they are walked."""
    seats = range(state.seats)
    return [
        *range(state.graves()),
        int(n.HEAP),
        *(int(n.WAREHOUSE) + seat for seat in seats),
        *(int(n.SEWN) + seat for seat in seats),
    ]


def _in_order(state: Maker, place: int) -> list[int]:
    cards = [card for card in range(state.cards()) if state.place[card] == place]
    return sorted(cards, key=lambda card: state.rank[card])


def _parts(state: Maker) -> list[Part]:
    return [
        Part(
            card=card,
            kind=int(state.kind[card]),
            value=int(state.value[card]),
            place=place_name(place),
            rank=int(state.rank[card]),
            seen=[seat for seat in range(state.seats) if state.seen[card] >> seat & 1],
            offer=int(state.offer[card]),
            wanted=bool(state.wanted[card]),
        )
        for place in places(state)
        for card in _in_order(state, place)
    ]


def _spots(state: Maker) -> list[Spot]:
    """Makes the graph: graves and heap in a row, below it each player's warehouse, below that his slab."""
    graves = int(state.graves())
    found: list[Spot] = []
    for place in places(state):
        if place <= n.HEAP:
            x, y = min(place, graves), 0
        elif place < n.SEWN:
            x, y = place - int(n.WAREHOUSE), 1
        else:
            x, y = place - int(n.SEWN), 2
        pieces = [
            Piece(
                "unknown" if state.kind[card] == HIDDEN else n.KIND_NAMES[state.kind[card]], -1, int(state.value[card])
            )
            for card in _in_order(state, place)
        ]
        found.append(Spot(place_name(place), float(x), float(y), len(pieces), {}, pieces))
    at = {(spot.x, spot.y): spot.id for spot in found}
    for spot in found:
        for name, dx, dy in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1)):
            if other := at.get((spot.x + dx, spot.y + dy)):
                spot.neighbours[name] = other
    return found


def _seat(state: Maker, seat: int) -> MakerSeat:
    stock = int(state.held[n.WAREHOUSE + seat])
    sewn = [int(state.sewn[seat * n.KINDS + kind]) for kind in range(n.KINDS)]
    return MakerSeat(
        die=int(state.die[seat]),
        open_stones=[grave for grave in range(state.graves()) if state.stones[seat] >> grave & 1],
        stock=stock,
        robbable=stock >= state.die[seat],
        sewn=sewn,
        values=[int(state.value[card]) if card != NOBODY else -1 for card in sewn],
        taking_part=state.sealed[seat] != n.OUT,
        choice=int(state.sealed[seat]) if state.sealed[seat] >= 0 else -1,
        points_offered=int(state.offered[seat]),
    )


def odds(state: Maker, kind: int) -> Odds:
    """Returns what a roll of the player on turn needs: sewing a part of a kind on, or a revival (-1)."""
    seat = state.turn
    modifier = int(state.revival_modifier(seat) if kind < 0 else state.modifier(seat, kind))
    return Odds(kind, modifier, max(1, int(state.die[seat]) - modifier), int(state.faces(seat, modifier)))


def _all_odds(state: Maker) -> list[Odds]:
    if state.over:
        return []
    found = [odds(state, kind) for kind in range(n.KINDS) if state.can_sew(state.turn, kind)]
    if state.sewn[state.turn * n.KINDS + n.BRAIN] != NOBODY:
        found.append(odds(state, -1))
    return found


def full_graves(state: Maker) -> int:
    """Returns how many graves hold parts: where there are none, a robbery brings nobody anything (M37)."""
    return sum(state.held[n.GRAVE + grave] > 0 for grave in range(state.graves()))


def frame_of(state: Maker) -> tuple[str, dict[str, int]]:
    """Returns what is pending, and its values by name."""
    if not state.top():
        return "", {}
    name, names = FRAMES[int(state.top())]
    return name, {each: int(state.top_value(which + 1)) for which, each in enumerate(names)}


def prompt(state: Maker, choices: list[Choice]) -> Prompt:
    """Returns what is asked now, with a phrase for each kind of choice; who is not asked reads what goes on."""
    if state.over:
        return Prompt("prompt-over", {})
    name, frame = frame_of(state)
    if not choices:
        return Prompt(f"prompt-wait-{WAITING.get(name, 'market') if name else 'turn'}", {})
    if not name:
        return Prompt(f"prompt-action-{state.phase}", {}, _phrases(state, choices))
    values: dict[str, int] = {each: frame[each] for each in ("kind", "points") if each in frame}
    if "card" in frame:
        values["part"] = int(state.kind[frame["card"]])
    if name in ("joining", "sealing"):
        values["full"] = full_graves(state)
    elif name in ("offering", "demanding"):
        values["laid"] = int(state.laid_by(frame["seat"]) if name == "offering" else state.demanded())
        values["most"] = int(state.points_of(frame["seat"]))
    return Prompt(f"prompt-{name}", values, _phrases(state, choices))


def _phrases(state: Maker, choices: list[Choice]) -> list[str]:
    """Names the phrase of each kind of choice: to skip the last Action ends the turn, and points close two things."""
    variants = {
        "skip": "skip_end" if state.phase == LAST_ACTION else "skip",
        "points": "points_demand" if state.top() == n.DEMANDING else "points_offer",
    }
    return [variants.get(kind, kind) for kind in dict.fromkeys(choice.kind for choice in choices)]


def make_view(state: Maker, common: dict[str, Any]) -> MakerView:
    """Makes a view from a blind state."""
    frame, values = frame_of(state)
    return MakerView(
        **common,
        prompt=prompt(state, common["choices"]),
        spots=_spots(state),
        parts=_parts(state),
        table=[_seat(state, seat) for seat in range(state.seats)],
        graves=[int(state.held[n.GRAVE + grave]) for grave in range(state.graves())],
        heap=int(state.held[n.HEAP]),
        turn=int(state.turn),
        round=min(int(state.round) + 1, int(state.rounds() or state.round + 1)),
        rounds=int(state.rounds()),
        phase=int(state.phase),
        prepared=state.prepared,
        first=int(state.first),
        frame=frame,
        frame_values=values,
        wish=int(state.wish),
        odds=_all_odds(state),
        reviver=int(state.reviver),
    )
