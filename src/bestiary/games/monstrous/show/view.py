"""What everyone is shown: the table with every card as it lies, gods, hands and decks, and the throw being resolved."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from typing import Any

import msgspec

from bestiary.core.differing import differing
from bestiary.core.view import Choice, View
from bestiary.games.monstrous.content.powers import Powers
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.piles import deck_card, known_cards
from bestiary.games.monstrous.rules.young import has_second_try
from bestiary.games.monstrous.show.prompts import prompt
from bestiary.games.monstrous.show.rows import Row, lying_rows
from bestiary.games.monstrous.show.spots import MONSTERS, Lying, kinds_at, seat_spots, spots
from bestiary.games.monstrous.state import Monstrous


class GodView(msgspec.Struct):
    """A god, or a team."""

    faith: int
    total: int  # points of the games of a war that are over
    wins: int
    turns: int
    underworld: list[int]  # kinds
    seats: list[int]


class Holder(msgspec.Struct):
    """What a seat holds; everyone sees it."""

    board: int
    hand: list[int]  # kinds
    deck: int
    top: list[int]  # kinds known from the top of the deck on
    young: bool
    may_rethrow: bool  # a young god who has not thrown a card again in this turn


class Throw(msgspec.Struct):
    """A card that is thrown: planned, in the air, or at rest and being resolved."""

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
    """What a card does: a monster, the common side, or a location."""

    name: str
    plate: str  # empty for a location
    faith: int
    powers: list[str]
    ours: bool  # whether its power, or its Faith, is our own design


class Grid(msgspec.Struct):
    """The grid that is aimed by."""

    columns: int
    rows: int
    cell: int  # micrometres


class MonstrousView(View, kw_only=True):
    """A view with what only this game has."""

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


def make_view(state: Monstrous, powers: Powers, common: dict[str, Any]) -> MonstrousView:
    """Make a view from a blind state."""
    lying = [_lying(*row) for row in lying_rows(state)]
    asked = state.ask == n.ASK_COLUMN
    return MonstrousView(
        **common,
        prompt=prompt(state, common["seat"]),
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


def make_own(state: Monstrous, seat: int, public: MonstrousView, choices: list[Choice]) -> dict[str, Any]:
    """Return what a seat sees otherwise than spectators do; nothing on this table is hidden from anyone."""
    fields = {"seat": seat, "prompt": prompt(state, seat), "spots": seat_spots(state, seat, public.spots)}
    return differing(public, {**fields, "choices": choices})


@lru_cache(maxsize=64)
def card_texts(powers: Powers) -> list[CardText]:
    """Return what every card does."""
    monsters = [
        CardText(each.name, each.plate, 0, [*map(str, each.powers)], each.source == "ours") for each in powers.monsters
    ]
    places = [
        CardText(each.name, "", each.faith, [str(each.power)], "ours" in (each.faith_source, each.power_source))
        for each in powers.locations
    ]
    return monsters + places


@lru_cache(maxsize=2048)
def _lying(numbers: Row, pose: Row, corners: Row, hits: Row) -> Lying:
    """Make a card as it lies; whoever compares two views sees at once which lie as before. Nobody may change it."""
    card, kind, place, board, unique, thrown, hit = numbers
    return Lying(
        card=card,
        kind=kind,
        place=bool(place),
        board=board,
        unique=bool(unique),
        pose=list(pose),
        corners=list(corners),
        thrown=bool(thrown),
        hit=bool(hit),
        hits=list(hits),
    )


def _god(state: Monstrous, board: int) -> GodView:
    return GodView(
        faith=int(state.faith[board]),
        total=int(state.total[board]),
        wins=int(state.wins[board]),
        turns=int(state.turns[board]),
        underworld=kinds_at(state, board, int(n.UNDERWORLD)),
        seats=[int(state.member(board, number)) for number in range(state.members())],
    )


def _holder(state: Monstrous, seat: int) -> Holder:
    board = int(state.board_of(seat))
    return Holder(
        board=board,
        hand=kinds_at(state, board, int(n.HAND), seat),
        deck=int(state.held(seat, n.DECK)),
        top=[int(deck_card(state, seat, depth)) % MONSTERS for depth in range(1, int(known_cards(state, seat)) + 1)],
        young=state.is_young(seat),
        may_rethrow=has_second_try(state, seat),
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
    return [int(deck_card(state, state.ask_b, depth)) % MONSTERS for depth in range(1, int(state.looked) + 1)]


def _flight(state: Monstrous) -> str:
    if not len(state.flight):
        return ""
    from bestiary.games.monstrous.physics.flight import to_bytes

    return b64encode(to_bytes([int(each) for each in state.flight])).decode()
