"""The table as a graph to walk: cards where they lie, piles around it; and where each choice points."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bestiary.core.declared import ActionKind
from bestiary.core.view import Choice, Piece, Spot
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.piles import deck_card
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
    board, piles = int(state.board_of(seat)), next(at for at, spot in enumerate(public) if spot.id == "player-0")
    hand = [
        Spot(f"hand-{kind}", at * STEP - 270, HAND_Y, 0, {}, [Piece(n.MONSTER_NAMES[kind], board)])
        for at, kind in enumerate(kinds_at(state, board, int(n.HAND), seat))
    ]
    found = [*public[:piles], *hand, *(spot for spot in public[piles:] if spot.id != f"player-{seat}")]
    joined = _neighbours_with(_places(public), _places(found))
    return [
        spot if spot.neighbours == around else Spot(spot.id, spot.x, spot.y, spot.value, around, spot.pieces)
        for spot, around in zip(found, joined, strict=True)
    ]


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
    return tuple((spot.id, spot.x, spot.y) for spot in spots)


@lru_cache(maxsize=256)
def _neighbours_with(public: Places, places: Places) -> list[dict[str, str]]:
    """Return the neighbours of a seat's places, most of which are the spectators' with a hand or without a player.

    Where none of a place's neighbours is gone, one of them or a card in the hand is nearest; nobody may change it.
    """
    shared = {name for name, _, _ in public}
    at = {place[0]: (rank, place) for rank, place in enumerate(places)}
    came = [each for name, each in at.items() if name not in shared]
    known = {place[0]: around for place, around in zip(public, _neighbours(public), strict=True)}
    found = []
    for name, x, y in places:
        around = known.get(name)
        if around is None or not all(other in at for other in around.values()):
            found.append(_around(x, y, places))
        elif _beyond_reach(x, y, {way: at[other][1] for way, other in around.items()}):
            found.append(around)
        else:
            near = sorted({*came, *(at[other] for other in around.values())})
            found.append(_around(x, y, tuple(place for _, place in near)))
    return found


def _beyond_reach(x: float, y: float, around: dict[str, tuple[str, float, float]]) -> bool:
    """Tell whether no card in a hand, which lie in a row below all else, can be nearer than what is around."""
    high = y - HAND_Y
    for way, least in (("down", high), ("left", 2 * high), ("right", 2 * high)):
        if way not in around:
            return False
        _, other_x, other_y = around[way]
        if abs(other_x - x) + abs(other_y - y) >= least:
            return False
    return True


@lru_cache(maxsize=64)
def _neighbours(places: Places) -> tuple[dict[str, str], ...]:
    """Return for each place the nearest in each quarter around it; kept while no place changes, so nobody may."""
    return tuple(_around(x, y, places) for _, x, y in places)


def _around(x: float, y: float, places: Places) -> dict[str, str]:
    left = right = up = down = float("inf")
    best: dict[str, str] = {"left": "", "right": "", "up": "", "down": ""}
    for name, other_x, other_y in places:
        dx, dy = other_x - x, other_y - y
        wide, high = abs(dx), abs(dy)
        distance = wide + high
        if high <= wide:
            if dx < 0 and distance < left:
                best["left"], left = name, distance
            elif dx > 0 and distance < right:
                best["right"], right = name, distance
        if wide <= high:
            if dy > 0 and distance < up:
                best["up"], up = name, distance
            elif dy < 0 and distance < down:
                best["down"], down = name, distance
    return {direction: name for direction, name in best.items() if name}
