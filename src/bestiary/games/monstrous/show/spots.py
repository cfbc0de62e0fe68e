"""The table as a graph to walk: cards where they lie, piles around it; and where each choice points."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from bestiary.core.declared import ActionKind
from bestiary.core.view import Choice, Piece, Spot
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.piles import deck_card
from bestiary.games.monstrous.show.rows import Near, nearest, nearest_to
from bestiary.games.monstrous.state import Monstrous

MONSTERS = int(n.MONSTERS)
PLACES_FROM = int(n.MONSTER_CARDS)


class Lying(msgspec.Struct):
    """One card on the table."""

    card: int  # 0 to 59 monsters, 60 to 64 places
    kind: int  # the monster, or the location
    place: bool  # whether it is a location
    board: int  # whose monster, -1 for a location
    unique: bool  # which side is up
    pose: list[int]  # x y z qw qx qy qz, in micrometres and millionths
    corners: list[int]  # x and y of its corners from above, counter-clockwise
    thrown: bool  # in the last throw
    hit: bool  # by the card that is being resolved
    hits: list[int]  # cards it hits now, as they are seen from above


def kinds_at(state: Monstrous, board: int, where: int, holder: int = -1) -> list[int]:
    cards = range(board * MONSTERS, (board + 1) * MONSTERS)
    fits = [card for card in cards if state.place[card] == where and holder in (-1, int(state.holder[card]))]
    return [card % MONSTERS for card in fits]


def spot_of_monster(state: Monstrous, card: int, seat: int) -> str:
    """Return the spot where a monster is."""
    where = state.place[card]
    if where == n.TABLE:
        return f"monster-{card}"
    if where == n.HAND:
        return f"hand-{card % MONSTERS}" if state.holder[card] == seat else f"player-{state.holder[card]}"
    if where == n.DECK:
        return f"deck-{state.holder[card]}"
    if where == n.UNDERWORLD:
        return f"underworld-{card // MONSTERS}"
    return f"air-{card}"


def choice_of(state: Monstrous, action: int, kind: ActionKind, text: str) -> Choice:
    """Return an action in its parts."""
    part = action - kind.first
    spots: list[str] = []
    values: dict[str, int] = {}
    if kind.name == "throw":
        values = {"monster": part // 2, "side": part % 2, "slot": int(state.ask_a)}
        fixed = int(state.thrown[state.ask_a]) if state.ask == n.ASK_THROW else -1
        spots = [f"air-{fixed}" if fixed >= 0 else f"hand-{part // 2}"] if state.ask == n.ASK_THROW else []
    elif kind.name in ("column", "row"):
        values = {kind.name: part, "slot": int(state.ask_a)}
    elif kind.name == "manner":
        values = {"stand": part // int(n.TECHNIQUES), "technique": part % int(n.TECHNIQUES)}
    elif kind.name == "card":
        values = {"card": part, "monster": part % MONSTERS, "god": part // MONSTERS}
        spots = [spot_of_monster(state, part, int(state.ask_seat))] if part // MONSTERS < state.boards() else []
    elif kind.name == "place":
        values = {"place": part, "location": int(state.location[part])}
        spots = [f"location-{part}"]
    elif kind.name == "god":
        values = {"god": part}
        spots = [f"underworld-{part}"] if part < state.boards() else []
    elif kind.name == "member":
        values = {"member": part, "seat": int(state.member(state.board_of(max(0, int(state.ask_seat))), part))}
    elif kind.name == "swap":
        place, location = divmod(part, int(n.LOCATIONS))
        values = {"place": place, "location": location}
        spots = [f"location-{place}"]
    return Choice(action, text, kind.name, spots, values, spots[-1] if spots else "")


# The graph: cards on the table where they lie, piles around it

HAND_Y, SIDE_X, STEP = -560.0, 760.0, 90.0  # millimetres
WAYS = ("left", "right", "up", "down")


def spots(state: Monstrous, lying: list[Lying], seat: int) -> list[Spot]:
    """Make the graph of spots; a step in a direction leads to the nearest spot there."""
    found = []
    at_place = {each.card: each.hits for each in lying if each.place}
    for each in lying:
        x, y = each.pose[0] / 1000, each.pose[1] / 1000
        if each.place:
            index = each.card - PLACES_FROM
            there = [
                Piece(n.MONSTER_NAMES[card % MONSTERS], card // MONSTERS, int(state.side_up(card) == n.UNIQUE))
                for card in at_place[each.card]
                if card < PLACES_FROM
            ]
            found.append(Spot(f"location-{index}", x, y, int(state.place_faith(index)), {}, there))
        else:
            piece = Piece(n.MONSTER_NAMES[each.kind], each.board, int(each.unique))
            found.append(Spot(f"monster-{each.card}", x, y, 0, {}, [piece]))
    found += _pile_spots(state)
    for spot, neighbours in zip(found, _neighbours(_places(found)), strict=True):
        spot.neighbours = neighbours
    return found if seat == state.seats else seat_spots(state, seat, found)


def seat_spots(state: Monstrous, seat: int, public: list[Spot]) -> list[Spot]:
    """Return the spots of a seat, from the spectators': its hand lies before it, between the cards and the piles."""
    board = int(state.board_of(seat))
    kinds = kinds_at(state, board, int(n.HAND), seat)
    piles, gone, joined = _joined(_places(public), seat, tuple(kinds))
    hand = [
        Spot(f"hand-{kind}", at * STEP - 270, HAND_Y, 0, {}, [Piece(n.MONSTER_NAMES[kind], board)])
        for at, kind in enumerate(kinds)
    ]
    found = [*public[:piles], *hand, *public[piles:]]
    for rank, around in joined:
        spot = found[rank]
        found[rank] = Spot(spot.id, spot.x, spot.y, spot.value, around, spot.pieces)
    del found[gone]
    return found


def _pile_spots(state: Monstrous) -> list[Spot]:
    found = []
    for each in range(int(state.seats)):
        hand = int(state.held(each, n.HAND))
        found.append(Spot(f"player-{each}", -SIDE_X - STEP, 400 - int(each) * STEP, hand, {}, []))
        top = int(deck_card(state, each, 1))
        pieces = [Piece(n.MONSTER_NAMES[top % MONSTERS], top // MONSTERS)] if top >= 0 else []
        found.append(Spot(f"deck-{each}", -SIDE_X, 400 - int(each) * STEP, int(state.held(each, n.DECK)), {}, pieces))
    for board in range(int(state.boards())):
        kinds = kinds_at(state, board, int(n.UNDERWORLD))
        pieces = [Piece(n.MONSTER_NAMES[kind], board) for kind in kinds]
        found.append(Spot(f"underworld-{board}", SIDE_X, 400 - int(board) * STEP, len(kinds), {}, pieces))
    for slot in range(int(n.SLOTS)):
        card = int(state.thrown[slot])
        if card >= 0 and state.place[card] in (n.AIR, n.OFF):
            piece = Piece(n.MONSTER_NAMES[card % MONSTERS], card // MONSTERS)
            found.append(Spot(f"air-{card}", 300 + int(slot) * STEP, HAND_Y, 0, {}, [piece]))
    return found


Places = tuple[tuple[str, float, float], ...]  # names with x and y


def _places(spots: list[Spot]) -> Places:
    return tuple([(spot.id, spot.x, spot.y) for spot in spots])


@lru_cache(maxsize=64)
def _neighbours(places: Places) -> tuple[dict[str, str], ...]:
    """Return for each place the nearest in each quarter around it; kept while no place changes, so nobody may."""
    names, x, y = _columns(places)
    return tuple([_named(near, names) for near in nearest(x, y)])


def _columns(places: Places) -> tuple[list[str], list[float], list[float]]:
    return [name for name, _, _ in places], [x for _, x, _ in places], [y for _, _, y in places]


def _named(near: Near, names: list[str]) -> dict[str, str]:
    return {way: names[rank] for way, rank in zip(WAYS, near, strict=True) if rank >= 0}


class _Laid(NamedTuple):
    """The spectators' places and those of so many cards in a hand before the piles."""

    x: list[float]
    y: list[float]
    near: list[Near]
    other: set[int]  # ranks of hand cards, and of places that have other neighbours by them than spectators see


@lru_cache(maxsize=64)
def _with_hand(public: Places, piles: int, cards: int) -> _Laid:
    """Lay so many cards before the piles; all seats that hold as many see the same but for one player's place."""
    _, x, y = _columns(public)
    seen = [tuple([rank + cards if rank >= piles else rank for rank in near]) for near in nearest(x, y)]
    x[piles:piles] = [at * STEP - 270 for at in range(cards)]
    y[piles:piles] = [HAND_Y] * cards
    near = nearest(x, y)
    held = range(piles, piles + cards)
    ranks = [*range(piles), *range(piles + cards, len(x))]
    other = {rank for rank, before in zip(ranks, seen, strict=True) if near[rank] != before}
    return _Laid(x, y, near, other.union(held))


@lru_cache(maxsize=256)
def _joined(public: Places, seat: int, kinds: tuple[int, ...]) -> tuple[int, int, list[tuple[int, dict[str, str]]]]:
    """Return where a seat's hand lies among the spectators' places, where its own place was, and what has other
    neighbours by that; kept while no place changes, so nobody may."""
    names = [name for name, _, _ in public]
    piles, cards = names.index("player-0"), len(kinds)
    gone = names.index(f"player-{seat}") + cards
    laid = _with_hand(public, piles, cards)
    names[piles:piles] = [f"hand-{kind}" for kind in kinds]
    joined = []
    for rank, near in enumerate(laid.near):
        if rank != gone and (rank in laid.other or gone in near):
            around = nearest_to(laid.x, laid.y, rank, gone) if gone in near else near
            joined.append((rank, _named(around, names)))
    return piles, gone, joined
