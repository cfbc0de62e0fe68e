"""What each answer does: kind of action and question -> what its chapter makes of it."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules import (
    aims,
    cyclops,
    draws,
    gains,
    monsters,
    places,
    setup,
    throw,
    traps,
    turn,
    young,
)
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import swapped_location, swapped_place, thrown_kind, thrown_side
from bestiary.games.monstrous.rules.position import Position


def take(position: Position, seat: i64, action: i64) -> None:
    """Carry out an action that is known to be legal."""
    if action < n.COLUMN:
        throw.choose_card(position, seat, position.ask_a, thrown_kind(action), thrown_side(action))
    elif action < n.CARD:
        take_aim(position, action)
    elif action < n.PLACE:
        take_card(position, action - n.CARD)
    elif action < n.GOD:
        take_place(position, action - n.PLACE)
    elif action < n.MEMBER:
        take_god(position, action - n.GOD)
    elif action < n.GAIN:
        take_member(position, action - n.MEMBER)
    elif action <= n.DRAW:
        places.gain_or_draw(position, action == n.DRAW)
    elif action == n.RETHROW:
        young.rethrow(position, position.ask_a)
    elif action == n.KEEP:
        young.keep(position, position.ask_a)
    elif action == n.LOCK:
        throw.lock(position)
    elif action == n.CHANGE:
        throw.change(position)
    elif action < n.DONE:
        setup.swap_location(position, swapped_place(action), swapped_location(action))
    else:
        setup.swap_nothing(position)


def take_aim(position: Position, action: i64) -> None:
    """Take an answer that names a column, a row or a manner."""
    if action < n.ROW:
        aims.aim_column(position, action - n.COLUMN)
    elif action < n.MANNER:
        aims.aim_row(position, action - n.ROW)
    else:
        aims.aim_manner(position, action - n.MANNER)


def take_card(position: Position, card: i64) -> None:
    """Take an answer that names a monster."""
    ask = position.ask
    if ask == n.ASK_PICK:
        cyclops.pick(position, position.ask_a, card)
    elif ask == n.ASK_RAISE:
        places.raise_chosen(position, card)
    elif ask == n.ASK_FORESEE:
        places.draw_foreseen(position, card)
    elif ask == n.ASK_TOP:
        places.put_foreseen_on_top(position, card)
    elif ask == n.ASK_OUT:
        setup.trade_out(position, card)
    elif ask == n.ASK_IN:
        setup.trade_in(position, card)
    elif ask == n.ASK_TRAP:
        traps.choose_trap(position, card)
    else:
        places.strike(position, ask, card)


def take_place(position: Position, place: i64) -> None:
    """Take an answer that names a location on the table."""
    if position.ask == n.ASK_POWER:
        places.use_place(position, position.ask_a, place)
    else:
        gains.gain_place(position, position.ask_a, place)


def take_god(position: Position, god: i64) -> None:
    """Take an answer that names a god."""
    if position.ask == n.ASK_VICTIM:
        monsters.rob_victim(position, position.ask_a, god)
    else:
        places.rob(position, position.ask_a, position.ask_b, god)


def take_member(position: Position, number: i64) -> None:
    """Take an answer that names a member of the team."""
    if position.ask == n.ASK_ORDER:
        turn.choose_order(position, number)
    elif position.ask == n.ASK_DRAWER:
        draws.choose_drawer(position, number)
    elif position.ask == n.ASK_SEER:
        places.seer_chosen(position, number)
    else:
        throw.choose_thrower(position, number)
