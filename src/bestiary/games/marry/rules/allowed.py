"""What is allowed, and else why not: asks the chapter that a kind of action belongs to.

A chapter lists what an action needs (`..._NEEDS`) in the order in which a person is told, whatever else stands against
it: which step, whether it may be done at all, what it is aimed at, what it costs. `steps.py` judges the first, the
chapter's `..._fails` each of the others by itself, and whatever lists actions asks the same functions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.marry.rules.fachan as fachan
import bestiary.games.marry.rules.fortify as fortify
import bestiary.games.marry.rules.houses as houses
import bestiary.games.marry.rules.numbers as n
import bestiary.games.marry.rules.sets as sets
import bestiary.games.marry.rules.steps as steps
import bestiary.games.marry.rules.stomp as stomp
import bestiary.games.marry.rules.turn as turn
from bestiary.games.marry.rules.position import Position

NEEDS: Final[tuple[n.Needs, ...]] = (  # by kind of action
    houses.HOUSE_NEEDS,
    fortify.TOWER_NEEDS,
    fortify.FORTIFY_NEEDS,
    houses.BUILD_NEEDS,
    fachan.MOVE_NEEDS,
    stomp.STOMP_NEEDS,
    sets.SWAP_NEEDS,
    turn.DONE_NEEDS,
)
MOST_NEEDS: Final[i64] = max([len(needs) for needs in NEEDS]) + 1


def _order() -> list[int]:
    flat: list[int] = []
    for needs in NEEDS:
        flat += [rule for rule, _ in needs] + [0] * (int(MOST_NEEDS) - len(needs))
    return flat


ORDER: Final[vec[i64]] = vec[i64](_order())  # by kind * MOST_NEEDS + place; 0 behind the last


def why_not(position: Position, action: i64) -> i64:
    """Return the first rule that forbids an action of the player on turn, or 0 if it is allowed."""
    place = n.kind_of(action) * MOST_NEEDS
    while ORDER[place] and not fails(position, action, ORDER[place]):
        place += 1
    return ORDER[place]


def fails(position: Position, action: i64, rule: i64) -> bool:
    """Tell whether an action of the player on turn fails a rule, whatever else stands against it."""
    kind = n.kind_of(action)
    if rule == n.R_STEPS:
        return steps.is_in_another_step(position, kind)
    if rule == n.A_39_ONE_BY_ONE and steps.is_amid_another_card(position, kind):
        return True
    if kind == n.HOUSE_KIND:
        return houses.house_fails(position, action - n.HOUSE_AT, rule)
    if kind == n.TOWER_KIND:
        return fortify.tower_fails(position, action - n.TOWER_AT, rule)
    if kind == n.FORTIFY_KIND:
        return fortify.fortify_fails(position, action - n.FORTIFY_AT, rule)
    if kind == n.BUILD_KIND:
        return houses.build_fails(position, rule)
    if kind == n.MOVE_KIND:
        return fachan.move_fails(position, fachan.direction_of(action), fachan.distance_of(action), rule)
    if kind == n.STOMP_KIND:
        return stomp.stomp_fails(position, stomp.strength_of(action), stomp.target_of(action), rule)
    if kind == n.SWAP_KIND:
        return sets.swap_fails(position, sets.source_of(action), sets.becomes(action), rule)
    return turn.done_fails(position, rule)


def legal_into(position: Position, out: vec[i64]) -> i64:
    """Write all that the player on turn may do in ascending order, and return how much it is."""
    kinds = steps.open_kinds(position)
    count: i64 = 0
    if kinds >> n.HOUSE_KIND & 1:
        count = houses.houses_into(position, out, count)
    if kinds >> n.TOWER_KIND & 1:
        count = fortify.towers_into(position, out, count)
    if kinds >> n.FORTIFY_KIND & 1:
        count = fortify.fortify_into(position, out, count)
    if kinds >> n.BUILD_KIND & 1 and houses.can_build(position):
        out[count] = n.PLAY_BUILD
        count += 1
    if kinds >> n.MOVE_KIND & 1:
        count = fachan.moves_into(position, out, count)
    if kinds >> n.STOMP_KIND & 1:
        count = stomp.stomps_into(position, out, count)
    if kinds >> n.SWAP_KIND & 1:
        count = sets.swaps_into(position, out, count)
    if kinds >> n.DONE_KIND & 1 and not turn.done_fails(position, n.A_19_BUILD):
        out[count] = n.DONE
        count += 1
    return count
