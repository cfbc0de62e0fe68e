"""What a seat is shown: graves, heap, warehouses and slabs, with the fronts it has seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bestiary.core.game import bits
from bestiary.core.view import Choice
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.position import Position
from bestiary.games.maker.show.laid import KEPT, parts_and_spots
from bestiary.games.maker.show.prompts import pending, prompt
from bestiary.games.maker.show.rows import odds_row, odds_rows, seat_rows
from bestiary.games.maker.show.shapes import MakerSeat, MakerView, Odds


@lru_cache(maxsize=KEPT)
def _seat(
    die: int,
    spent: tuple[int, ...],
    stock: int,
    robbable: bool,
    sewn: tuple[int, ...],
    values: tuple[int, ...],
    sealed: int,
    offered: int,
) -> MakerSeat:
    return MakerSeat(
        die=die,
        open_stones=list(spent),
        stock=stock,
        robbable=robbable,
        sewn=list(sewn),
        values=list(values),
        taking_part=sealed != n.OUT,
        choice=sealed if sealed >= 0 else -1,
        points_offered=offered,
    )


@lru_cache(maxsize=KEPT)
def _odds(kind: int, modifier: int, need: int, faces: int) -> Odds:
    return Odds(kind, modifier, need, faces)


def odds(state: Position, kind: int) -> Odds:
    """Return what a roll of the player on turn needs: sewing a part of a kind on, or a revival (-1)."""
    return _odds(*odds_row(state, kind))


def private(state: Position, choices: list[Choice]) -> dict[str, Any]:
    """Return the fields that may hold what a seat alone knows, in the order in which a view has them."""
    frame, values = pending(state)
    parts, spots = parts_and_spots(state)
    return {
        "to_act": bits(state.to_act()),
        "prompt": prompt(state, choices),
        "spots": spots,
        "choices": choices,
        "parts": parts,
        "table": [_seat(*row) for row in seat_rows(state)],
        "frame": frame,
        "frame_values": values,
        "odds": [_odds(*row) for row in odds_rows(state)],
    }


def make_view(state: Position, common: dict[str, Any]) -> MakerView:
    """Make a view from a blind state."""
    return MakerView(
        **common | private(state, common["choices"]),
        graves=[int(state.held[n.GRAVE + grave]) for grave in range(state.graves())],
        heap=int(state.held[n.HEAP]),
        turn=int(state.turn),
        round=min(int(state.round) + 1, int(state.rounds() or state.round + 1)),
        rounds=int(state.rounds()),
        phase=int(state.phase),
        prepared=state.prepared,
        first=int(state.first),
        wish=int(state.wish),
        reviver=int(state.reviver),
    )
