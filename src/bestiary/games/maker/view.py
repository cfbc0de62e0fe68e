"""What a seat is shown: graves, heap, warehouses and slabs, with the fronts it has seen."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.core.state import HIDDEN
from bestiary.core.view import Piece, Prompt, Spot, View
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
    taking_part: bool
    choice: int  # the viewer's own sealed grave, else -1
    points_offered: int


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
    round: int
    phase: int
    prepared: bool
    frame: str
    frame_values: list[int]
    odds: list[Odds]  # for the player on turn
    reviver: int


FRAMES = {
    int(n.JOINING): "joining",
    int(n.SEALING): "sealing",
    int(n.ASSISTING): "assisting",
    int(n.TAKING): "taking",
    int(n.OFFERING): "offering",
    int(n.SELLING): "selling",
    int(n.DEMANDING): "demanding",
    int(n.ANSWERING): "answering",
}


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
    return sorted(cards, key=lambda card: state.order[card])


def _parts(state: Maker) -> list[Part]:
    found = []
    for place in places(state):
        for rank, card in enumerate(_in_order(state, place)):
            found.append(
                Part(
                    card=card,
                    kind=int(state.kind[card]),
                    value=int(state.value[card]),
                    place=place_name(place),
                    rank=rank,
                    seen=[seat for seat in range(state.seats) if state.seen[card] >> seat & 1],
                    offer=int(state.offer[card]),
                    wanted=bool(state.wanted[card]),
                )
            )
    return found


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
    stock = int(state.count_at(n.WAREHOUSE + seat))
    return MakerSeat(
        die=int(state.die[seat]),
        open_stones=[grave for grave in range(state.graves()) if state.stones[seat] >> grave & 1],
        stock=stock,
        robbable=stock >= state.die[seat],
        sewn=[int(state.sewn[seat * n.KINDS + kind]) for kind in range(n.KINDS)],
        taking_part=state.sealed[seat] != n.OUT,
        choice=int(state.sealed[seat]) if state.sealed[seat] >= 0 else -1,
        points_offered=int(state.offered[seat]),
    )


def odds(state: Maker, seat: int) -> list[Odds]:
    """Returns the rolls a seat could be about to make, with what they need."""
    found = []
    for kind in range(n.KINDS):
        if state.can_sew(seat, kind):
            found.append(_odds(kind, int(state.modifier(seat, kind)), int(state.die[seat])))
    if state.sewn[seat * n.KINDS + n.BRAIN] != NOBODY:
        found.append(_odds(-1, int(state.revival_modifier(seat)), int(state.die[seat])))
    return found


def _odds(kind: int, modifier: int, die: int) -> Odds:
    need = max(1, die - modifier)
    return Odds(kind, modifier, need, max(0, 7 - need))


def prompt(state: Maker) -> Prompt:
    """Returns what is asked now."""
    if state.over:
        return Prompt("prompt-over", {})
    frame = FRAMES.get(int(state.top()))
    if frame is None:
        return Prompt(f"prompt-action-{state.phase}", {})
    values = {}
    if frame in ("assisting", "taking"):
        values = {"kind": int(state.top_value(2))}
    elif frame == "answering":
        values = {"points": int(state.top_value(3))}
    return Prompt(f"prompt-{frame}", values)


def make_view(state: Maker, common: dict[str, Any]) -> MakerView:
    """Makes a view from a blind state."""
    return MakerView(
        **common,
        prompt=prompt(state),
        spots=_spots(state),
        parts=_parts(state),
        table=[_seat(state, seat) for seat in range(state.seats)],
        graves=[int(state.count_at(n.GRAVE + grave)) for grave in range(state.graves())],
        heap=int(state.count_at(n.HEAP)),
        turn=int(state.turn),
        round=int(state.round),
        phase=int(state.phase),
        prepared=state.prepared,
        frame=FRAMES.get(int(state.top()), ""),
        frame_values=[int(state.top_value(which)) for which in (1, 2, 3)] if state.top() else [],
        odds=odds(state, int(state.turn)),
        reviver=int(state.reviver),
    )
