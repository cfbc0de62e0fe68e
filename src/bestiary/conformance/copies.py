"""Copies: the same seed gives the same game, and no copy of a state knows or changes another."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.trace import trace
from bestiary.conformance.walk import go_on
from bestiary.core import BadState, State, pack, plain, unpack
from bestiary.core.columns import columns

TWICE = 4  # games that are played a second time
ON = 12  # decisions for which two copies are played on


def same_seed_same_game(case: Case, setting: Setting) -> None:
    """Check that a seed gives the same states, events and choices whenever it is played."""
    for seed, how in setting.plays[:: max(1, len(setting.plays) // TWICE)]:
        first, second = (
            trace(setting.game, setting.seats, setting.options, seed, how, setting.size.far) for _ in range(2)
        )
        apart = next((step for step, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), None)
        case.that(first == second, f"seed {seed}, {how} play, step {apart}", "a second game of the same seed parts")


def clone_independence(case: Case, setting: Setting) -> None:
    """Check that clones and blind states are whole, share no column and hold no future."""
    for node in setting.nodes:
        state, before = node.state, plain(node.state)
        asked = state.chance.asked
        twins = [("clone", state.clone())] + [("blind", state.blind(seat)) for seat in range(state.seats + 1)]
        wrong = _differing(before, plain(twins[0][1]))
        case.that(not wrong, node.where, f"the clone has other {wrong}")
        for kind, twin in twins:
            case.that(_future(twin) is None, node.where, f"a {kind} has a chance source of its game")
            for name in columns(twin):
                _spoil(twin, name)
            wrong = _differing(before, plain(state))
            case.that(not wrong, node.where, f"changing {wrong} of a {kind} changes the state's")
            if wrong:
                return  # the state is spoilt: what follows would only repeat it
        played = state.clone()
        played.chance = deepcopy(state.chance)
        go_on(played, case.seed(), ON)
        case.that(
            plain(state) == before and state.chance.asked == asked, node.where, "playing a clone changes the state"
        )


def _future(state: State) -> int | None:
    try:
        return state.chance.below(2)
    except RuntimeError:
        return None


def _spoil(state: State, name: str) -> None:
    value: Any = getattr(state, name)
    if isinstance(value, bool):
        setattr(state, name, not value)
    elif isinstance(value, int):
        setattr(state, name, value + 1)
    else:
        for at in range(len(value)):
            value[at] = 0 if value[at] else 1


def _differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name)))


def pack_and_unpack(case: Case, setting: Setting) -> None:
    """Check that a state, full or blind, is the same after packing, and that spoilt bytes are refused as such."""
    for node in setting.nodes:
        seat = case.random.randrange(setting.seats + 1)
        for state in (node.state, node.state.blind(seat)):
            data = pack(state)
            again = unpack(data)
            wrong = _differing(plain(state), plain(again))
            case.that(not wrong, node.where, f"unpacked, the state has other {wrong}")
            case.that(pack(again) == data, node.where, "packed a second time, the state has other bytes")
            kinds = {name: type(getattr(state, name)) for name in columns(state)}
            again_kinds = {name: type(getattr(again, name)) for name in columns(again)}
            case.that(kinds == again_kinds, node.where, "unpacked, a column has another type")
        case.that(_refused(pack(node.state)[:-1]), node.where, "truncated bytes are unpacked")


def _refused(data: bytes) -> bool:
    try:
        unpack(data)
    except BadState:
        return True
    return False


def pickle_and_deepcopy(case: Case, setting: Setting) -> None:
    """Check that Python's own copies go on as the original does, chance included."""
    for node in setting.open_nodes:
        seed = case.seed()
        original = node.fresh()
        ways = {"pickled": pickle.loads(pickle.dumps(original)), "deep-copied": deepcopy(original)}  # noqa: S301 - our own bytes
        moves = go_on(original, seed, ON)
        for way, twin in ways.items():
            same = go_on(twin, seed, ON) == moves and pack(twin) == pack(original)
            case.that(same, node.where, f"{way}, the game goes on in another way")
