"""What a seat is shown: graves, heap, warehouses and slabs, with the fronts it has seen."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.core.state import HIDDEN
from bestiary.core.view import Piece, Spot, View
from bestiary.games.maker.notation.actions import SEATS
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules import surgery, thefts
from bestiary.games.maker.rules.position import Position
from bestiary.games.maker.show.prompts import pending, prompt


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


def places(state: Position) -> list[int]:
    """Return the places of the table in the order they are walked."""
    seats = range(state.seats)
    return [
        *range(state.graves()),
        int(n.HEAP),
        *(int(n.WAREHOUSE) + seat for seat in seats),
        *(int(n.SEWN) + seat for seat in seats),
    ]


def _in_order(state: Position, place: int) -> list[int]:
    cards = [card for card in range(state.cards()) if state.place[card] == place]
    return sorted(cards, key=lambda card: state.rank[card])


def _parts(state: Position) -> list[Part]:
    return [
        Part(
            card=card,
            kind=int(state.kind[card]),
            value=int(state.value[card]),
            place=place_name(place),
            rank=int(state.rank[card]),
            seen=[seat for seat in range(state.seats) if state.knows(seat, card)],
            offer=int(state.offer[card]),
            wanted=bool(state.wanted[card]),
        )
        for place in places(state)
        for card in _in_order(state, place)
    ]


def _spots(state: Position) -> list[Spot]:
    """Make the graph: graves and heap in a row, below it each player's warehouse, below that his slab."""
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


def _seat(state: Position, seat: int) -> MakerSeat:
    sewn = [int(state.sewn_on(seat, kind)) for kind in range(n.KINDS)]
    return MakerSeat(
        die=int(state.die[seat]),
        open_stones=[grave for grave in range(state.graves()) if state.is_spent(seat, grave)],
        stock=int(state.stock(seat)),
        robbable=not thefts.is_guarded(state, seat),
        sewn=sewn,
        values=[int(state.value[card]) if card != n.NOBODY else -1 for card in sewn],
        taking_part=state.sealed[seat] != n.OUT,
        choice=int(state.sealed[seat]) if state.sealed[seat] >= 0 else -1,
        points_offered=int(state.offered[seat]),
    )


def odds(state: Position, kind: int) -> Odds:
    """Return what a roll of the player on turn needs: sewing a part of a kind on, or a revival (-1)."""
    seat = state.turn
    modifier = surgery.revival_modifier(state, seat) if kind < 0 else surgery.modifier(state, seat, kind)
    needed, faces = surgery.needed(state, seat, modifier), surgery.faces(state, seat, modifier)
    return Odds(kind, int(modifier), int(needed), int(faces))


def _all_odds(state: Position) -> list[Odds]:
    if state.over:
        return []
    found = [odds(state, kind) for kind in range(n.KINDS) if surgery.can_sew(state, state.turn, kind)]
    if not surgery.why_not_revive(state, state.turn):
        found.append(odds(state, -1))
    return found


def make_view(state: Position, common: dict[str, Any]) -> MakerView:
    """Make a view from a blind state."""
    frame, values = pending(state)
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
