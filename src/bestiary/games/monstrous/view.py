"""What everyone is shown: the table with every card as it lies, gods, hands and decks, and the throw being resolved."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import msgspec

from bestiary.core.game import ActionKind
from bestiary.core.view import Choice, Piece, Prompt, Spot, View
from bestiary.games.monstrous import rules_numbers as n
from bestiary.games.monstrous.powers import Powers
from bestiary.games.monstrous.rules import Monstrous
from bestiary.games.monstrous.rules_hits import Sight, footprint

MONSTERS = int(n.MONSTERS)
PLACES_FROM = int(n.MONSTER_CARDS)
POSE = int(n.POSE)


class Lying(msgspec.Struct):
    """Is one card on the table."""

    card: int  # 0 to 59 monsters, 60 to 64 places
    kind: int  # the monster, or the location
    place: bool  # whether it is a location
    board: int  # whose monster, -1 for a location
    unique: bool  # which side is up
    pose: list[int]  # x y z qw qx qy qz, in micrometres and millionths
    corners: list[int]  # x and y of its corners from above, counter-clockwise
    thrown: bool  # in this throw
    hit: bool  # by the card that is being resolved
    hits: list[int]  # cards it hits now, as they are seen from above


class GodView(msgspec.Struct):
    """Is a god, or a team."""

    faith: int
    total: int  # points of the games of a war that are over
    wins: int
    turns: int
    underworld: list[int]  # kinds
    seats: list[int]


class Holder(msgspec.Struct):
    """Is what a seat holds; everyone sees it."""

    board: int
    hand: list[int]  # kinds
    deck: int
    top: list[int]  # kinds known from the top of the deck on
    young: bool
    may_rethrow: bool  # a young god who has not thrown a card again in this turn


class Throw(msgspec.Struct):
    """Is a card that is thrown: planned, in the air, or at rest and being resolved."""

    slot: int  # 2 for the monster that a Cyclops throws
    seat: int
    card: int
    kind: int
    board: int
    unique: bool  # the side that is meant to be up
    target: list[int]  # x and y in micrometres as far as it is aimed by the grid
    stand: int  # the side of the table, -1 if it is not chosen
    technique: int
    numbers: list[int]  # of a free aim
    landed: bool


class CardText(msgspec.Struct):
    """Is what a card does: a monster, the common side, or a location."""

    name: str
    plate: str  # empty for a location
    faith: int
    powers: list[str]
    ours: bool  # whether its power, or its Faith, is our own design


class Grid(msgspec.Struct):
    """Is the grid that is aimed by."""

    columns: int
    rows: int
    cell: int  # micrometres


class MonstrousView(View, kw_only=True):
    """Adds to a view what only this game has."""

    lying: list[Lying]  # from the bottom to the top, as far as there is an order
    over_pairs: list[list[int]]  # upper and lower of cards that overlap
    gods: list[GodView]
    holders: list[Holder]
    throws: list[Throw]
    turn: int  # a board
    step: int  # Throw Step 1 to 7, 0 in a setup
    active: int  # the card being resolved, -1 if none
    extra: int
    final_by: int
    game_number: int  # from 1 on
    games: int
    teams: bool
    scenario: list[int]  # locations by place
    cards: list[CardText]  # twelve monsters, the common side, eleven locations
    aiming: bool  # whether a free aim may be given now
    aim_slot: int
    grid: Grid
    turned_up: list[int]  # kinds of a deck that are looked at
    flight: str  # the last throw's, base64
    flight_number: int  # counts throws


def spot_of_monster(state: Monstrous, card: int, seat: int) -> str:
    """Returns the spot where a monster is."""
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
    """Returns an action in its parts."""
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


def make_view(state: Monstrous, powers: Powers, common: dict[str, Any]) -> MonstrousView:
    """Makes a view from a blind state."""
    sight = state.look()
    lying = [_lying(state, sight, card) for card in bottom_to_top(state)]
    asked = state.ask == n.ASK_COLUMN
    return MonstrousView(
        **common,
        prompt=prompt(state),
        spots=spots(state, lying, common["seat"]),
        lying=lying,
        over_pairs=[[int(a), int(b)] for a, b in zip(state.pairs[::2], state.pairs[1::2], strict=True)],
        gods=[_god(state, board) for board in range(state.boards())],
        holders=[_holder(state, seat) for seat in range(state.seats)],
        throws=[_throw(state, slot) for slot in range(n.SLOTS) if state.thrown[slot] >= 0],
        turn=int(state.turn),
        step=int(state.step),
        active=int(state.thrown[state.active]) if state.active >= 0 else -1,
        extra=int(state.extra),
        final_by=int(state.final_by),
        game_number=min(int(state.game) + 1, int(state.games)),
        games=int(state.games),
        teams=bool(state.teams),
        scenario=[int(each) for each in state.location],
        cards=card_texts(powers),
        aiming=asked,
        aim_slot=int(state.ask_a) if asked else -1,
        grid=Grid(int(n.COLUMNS), int(n.ROWS), int(n.GRID)),
        turned_up=_turned_up(state),
        flight=_flight(state),
        flight_number=int(state.throw_number),
    )


def card_texts(powers: Powers) -> list[CardText]:
    """Returns what every card does."""
    monsters = [
        CardText(each.name, each.plate, 0, [*map(str, each.powers)], each.source == "ours") for each in powers.monsters
    ]
    places = [
        CardText(each.name, "", each.faith, [str(each.power)], "ours" in (each.faith_source, each.power_source))
        for each in powers.locations
    ]
    return monsters + places


def bottom_to_top(state: Monstrous) -> list[int]:
    """Orders the lying cards so that what lies over another comes later; cycles are broken at the lowest card."""
    cards = [int(card) for card in state.lying()]
    below: dict[int, set[int]] = {card: set() for card in cards}
    for upper, lower in zip(state.pairs[::2], state.pairs[1::2], strict=True):
        below[int(upper)].add(int(lower))
    found: list[int] = []
    while below:
        free = [card for card in below if not below[card]] or list(below)
        card = min(free, key=lambda each: (int(state.poses[each * POSE + 2]), -each))
        found.append(card)
        del below[card]
        for others in below.values():
            others.discard(card)
    return found


def _lying(state: Monstrous, sight: Sight, card: int) -> Lying:
    place = card >= PLACES_FROM
    snapshot = [int(each) for each in state.snapshot]
    thrown = [int(each) for each in state.thrown]
    return Lying(
        card=card,
        kind=int(state.location[card - PLACES_FROM]) if place else card % MONSTERS,
        place=place,
        board=-1 if place else card // MONSTERS,
        unique=state.side_up(card) == n.UNIQUE,
        pose=[int(each) for each in state.poses[card * POSE : (card + 1) * POSE]],
        corners=[int(each) for each in footprint(state.poses, card)],
        thrown=card in thrown,
        hit=card in snapshot,
        hits=[int(each) for each in sight.hits(card)],
    )


def _kinds(state: Monstrous, board: int, where: int, holder: int = -1) -> list[int]:
    cards = range(board * MONSTERS, (board + 1) * MONSTERS)
    fits = [card for card in cards if state.place[card] == where and holder in (-1, int(state.holder[card]))]
    return [card % MONSTERS for card in fits]


def _god(state: Monstrous, board: int) -> GodView:
    return GodView(
        faith=int(state.faith[board]),
        total=int(state.total[board]),
        wins=int(state.wins[board]),
        turns=int(state.turns[board]),
        underworld=_kinds(state, board, int(n.UNDERWORLD)),
        seats=[int(state.member(board, number)) for number in range(state.members())],
    )


def _holder(state: Monstrous, seat: int) -> Holder:
    board = int(state.board_of(seat))
    young = state.is_young(seat)
    return Holder(
        board=board,
        hand=_kinds(state, board, int(n.HAND), seat),
        deck=int(state.held(seat, n.DECK)),
        top=[int(state.deck_card(seat, depth)) % MONSTERS for depth in range(1, int(state.known(seat)) + 1)],
        young=young,
        may_rethrow=young and not state.rethrown >> seat & 1,
    )


def _throw(state: Monstrous, slot: int) -> Throw:
    card = int(state.thrown[slot])
    aim = [int(each) for each in state.aims[slot * int(n.AIM_ROW) : (slot + 1) * int(n.AIM_ROW)]]
    by_grid = aim[n.AIM_FORM] == n.BY_GRID
    waiting = state.ask if state.ask_a == slot else n.ASK_NOTHING
    target = []
    if by_grid:
        target = [aim[n.AIM_COLUMN] * int(n.GRID) + int(n.GRID) // 2 - int(n.TABLE_X)]
        if waiting != n.ASK_ROW:
            target.append(int(n.TABLE_Y) - int(n.GRID) // 2 - aim[n.AIM_ROW_OF_GRID] * int(n.GRID))
    manner = aim[n.AIM_MANNER] if by_grid and waiting not in (n.ASK_ROW, n.ASK_MANNER) else -1
    return Throw(
        slot=slot,
        seat=int(state.thrower[slot]),
        card=card,
        kind=card % MONSTERS,
        board=card // MONSTERS,
        unique=state.side[slot] == n.UNIQUE,
        target=target,
        stand=manner // int(n.TECHNIQUES) if manner >= 0 else -1,
        technique=manner % int(n.TECHNIQUES) if manner >= 0 else -1,
        numbers=aim[n.AIM_FREE :] if aim[n.AIM_FORM] == n.FREELY else [],
        landed=state.place[card] != n.AIR,
    )


def _turned_up(state: Monstrous) -> list[int]:
    if state.ask not in (n.ASK_FORESEE, n.ASK_TOP):
        return []
    return [int(state.deck_card(state.ask_b, depth)) % MONSTERS for depth in range(1, int(state.looked) + 1)]


def _flight(state: Monstrous) -> str:
    if not len(state.flight):
        return ""
    from bestiary.games.monstrous.flight import to_bytes

    return b64encode(to_bytes([int(each) for each in state.flight])).decode()


# What is asked

PROMPTS = {
    int(n.ASK_FLIGHT): "flight",
    int(n.ASK_THROW): "throw",
    int(n.ASK_COLUMN): "column",
    int(n.ASK_ROW): "row",
    int(n.ASK_MANNER): "manner",
    int(n.ASK_LOCK): "lock",
    int(n.ASK_YOUNG): "young",
    int(n.ASK_ORDER): "order",
    int(n.ASK_VICTIM): "victim",
    int(n.ASK_PICK): "pick",
    int(n.ASK_POWER): "power",
    int(n.ASK_FAITH): "faith",
    int(n.ASK_ROBBED): "robbed",
    int(n.ASK_GAIN): "gain",
    int(n.ASK_DISCARD): "discard",
    int(n.ASK_BURY): "bury",
    int(n.ASK_RAISE): "raise",
    int(n.ASK_FORESEE): "foresee",
    int(n.ASK_TOP): "top",
    int(n.ASK_DRAWER): "drawer",
    int(n.ASK_SEER): "seer",
    int(n.ASK_THROWER): "thrower",
    int(n.ASK_LOCATION): "location",
    int(n.ASK_OUT): "out",
    int(n.ASK_IN): "in",
}


def prompt(state: Monstrous) -> Prompt:
    """Returns what is asked now."""
    if state.over:
        return Prompt("prompt-over", {})
    name = PROMPTS[int(state.ask)]
    if name == "throw" and state.thrown[state.ask_a] >= 0:
        return Prompt("prompt-side", {"monster": int(state.thrown[state.ask_a]) % MONSTERS})
    return Prompt(f"prompt-{name}", {})


# The graph: cards on the table where they lie, piles around it

HAND_Y, SIDE_X, STEP = -560.0, 760.0, 90.0  # millimetres


def spots(state: Monstrous, lying: list[Lying], seat: int) -> list[Spot]:
    """Makes the graph of spots; a step in a direction leads to the nearest spot there."""
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
    found += _pile_spots(state, seat)
    for spot in found:
        for name, dx, dy in (("left", -1, 0), ("right", 1, 0), ("up", 0, 1), ("down", 0, -1)):
            other = _nearest(spot, found, dx, dy)
            if other:
                spot.neighbours[name] = other
    return found


def _pile_spots(state: Monstrous, seat: int) -> list[Spot]:
    found = []
    if seat < state.seats:
        board = int(state.board_of(seat))
        for at, kind in enumerate(_kinds(state, board, int(n.HAND), seat)):
            found.append(Spot(f"hand-{kind}", at * STEP - 270, HAND_Y, 0, {}, [Piece(n.MONSTER_NAMES[kind], board)]))
    for each in range(int(state.seats)):
        hand = int(state.held(each, n.HAND))
        if each != seat:
            found.append(Spot(f"player-{each}", -SIDE_X - STEP, 400 - int(each) * STEP, hand, {}, []))
        top = int(state.deck_card(each, 1))
        pieces = [Piece(n.MONSTER_NAMES[top % MONSTERS], top // MONSTERS)] if top >= 0 else []
        found.append(Spot(f"deck-{each}", -SIDE_X, 400 - int(each) * STEP, int(state.held(each, n.DECK)), {}, pieces))
    for board in range(int(state.boards())):
        kinds = _kinds(state, board, int(n.UNDERWORLD))
        pieces = [Piece(n.MONSTER_NAMES[kind], board) for kind in kinds]
        found.append(Spot(f"underworld-{board}", SIDE_X, 400 - int(board) * STEP, len(kinds), {}, pieces))
    for slot in range(int(n.SLOTS)):
        card = int(state.thrown[slot])
        if card >= 0 and state.place[card] in (n.AIR, n.OFF):
            piece = Piece(n.MONSTER_NAMES[card % MONSTERS], card // MONSTERS)
            found.append(Spot(f"air-{card}", 300 + int(slot) * STEP, HAND_Y, 0, {}, [piece]))
    return found


def _nearest(spot: Spot, others: list[Spot], dx: int, dy: int) -> str:
    """Returns the nearest spot in the quarter that a direction points into."""
    best, distance = "", float("inf")
    for other in others:
        along = (other.x - spot.x) * dx + (other.y - spot.y) * dy
        across = abs((other.x - spot.x) * dy) + abs((other.y - spot.y) * dx)
        if along > 0 and across <= along and along + across < distance:
            best, distance = other.id, along + across
    return best
