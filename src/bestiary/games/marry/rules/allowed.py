"""Why an action is not allowed: for each kind of action its conditions, in the order in which a player thinks of them.

The order is whose turn it is (which every game asks), which step, whether it may be done at all, what it is aimed at
and what it costs. Each condition is one test, judged by itself; a refusal cites the first that fails.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.marry.rules.board import DIRECTIONS, LENGTHS, REACH, SPACES, line_to, space_at
from bestiary.games.marry.rules.numbers import (
    A_2_FREE_TOWERS,
    A_6_SUPPLY,
    A_8_STRENGTH,
    A_16_FOREIGN,
    A_17_MOVE,
    A_19_BUILD,
    A_20_OWN,
    A_27_FACHANS_SPACE,
    A_30_SET,
    A_33_LINE,
    A_39_ONE_BY_ONE,
    ACTIONS,
    BUILD,
    BUILDING,
    CARDS_AND_MOVE,
    FORTIFY,
    FORTIFYING,
    FREE_HOUSES,
    MOVE,
    PLACE,
    PLAY_BUILD,
    R_FREE_HOUSES,
    R_HAND,
    R_MOVE_ONCE,
    R_ONE_BUILDING,
    R_PIECES,
    R_STEPS,
    R_STOMPS,
    R_TOWER_IS_HIGHEST,
    RAISE,
    SET,
    STOMP,
    STOMP_AT,
    STOMPING,
    STOP,
    STRENGTHEN,
    STRONGEST,
    SWAP,
    TOWER,
    swap_target,
)
from bestiary.games.marry.rules.position import NOBODY
from bestiary.games.marry.rules.stomp import TARGETS, Possibilities

if TYPE_CHECKING:
    from bestiary.core.declared import Stage

STEP: Final[Stage] = "step"
MAY: Final[Stage] = "may"
TARGET: Final[Stage] = "target"
COST: Final[Stage] = "cost"

# By kind of action, as the game declares them
CONDITIONS: Final[dict[str, tuple[tuple[int, Stage], ...]]] = {
    "house": (
        (A_39_ONE_BY_ONE, STEP),
        (R_STEPS, STEP),
        (R_FREE_HOUSES, MAY),
        (A_27_FACHANS_SPACE, TARGET),
        (R_ONE_BUILDING, TARGET),
        (R_PIECES, COST),
    ),
    "tower": (
        (A_39_ONE_BY_ONE, STEP),
        (R_STEPS, STEP),
        (A_2_FREE_TOWERS, MAY),
        (A_20_OWN, TARGET),
        (R_TOWER_IS_HIGHEST, TARGET),
        (A_6_SUPPLY, COST),
    ),
    "fortify": (
        (A_39_ONE_BY_ONE, STEP),
        (R_STEPS, STEP),
        (A_20_OWN, TARGET),
        (R_TOWER_IS_HIGHEST, TARGET),
        (R_HAND, COST),
        (A_6_SUPPLY, COST),
    ),
    "build": ((A_39_ONE_BY_ONE, STEP), (R_STEPS, STEP), (A_19_BUILD, TARGET), (R_HAND, COST), (R_PIECES, COST)),
    "move": ((A_39_ONE_BY_ONE, STEP), (R_STEPS, STEP), (R_MOVE_ONCE, MAY), (A_17_MOVE, TARGET)),
    "stomp": (
        (A_39_ONE_BY_ONE, STEP),
        (R_STEPS, STEP),
        (R_STOMPS, MAY),
        (A_33_LINE, TARGET),
        (A_16_FOREIGN, TARGET),
        (A_8_STRENGTH, COST),
        (R_HAND, COST),
    ),
    "swap": (
        (A_39_ONE_BY_ONE, STEP),
        (R_STEPS, STEP),
        (A_8_STRENGTH, MAY),
        (R_STOMPS, MAY),
        (A_33_LINE, TARGET),
        (A_19_BUILD, TARGET),
        (A_6_SUPPLY, TARGET),
        (A_30_SET, COST),
        (R_PIECES, COST),
    ),
    "done": ((A_39_ONE_BY_ONE, STEP), (A_19_BUILD, MAY)),
}

HOUSE_KIND: Final[i64] = 0
TOWER_KIND: Final[i64] = 1
FORTIFY_KIND: Final[i64] = 2
BUILD_KIND: Final[i64] = 3
MOVE_KIND: Final[i64] = 4
STOMP_KIND: Final[i64] = 5
SWAP_KIND: Final[i64] = 6
DONE_KIND: Final[i64] = 7
MOST_CONDITIONS: Final[i64] = 9


def _order() -> list[int]:
    flat: list[int] = []
    for conditions in CONDITIONS.values():
        flat += [rule for rule, _ in conditions] + [0] * (int(MOST_CONDITIONS) - len(conditions))
    return flat


ORDER: Final[vec[i64]] = vec[i64](_order())  # by kind * MOST_CONDITIONS + place; 0 behind the last


def kind_of(action: i64) -> i64:
    """Returns which of the declared kinds an action is of."""
    if action < RAISE:
        return HOUSE_KIND
    if action < STRENGTHEN:
        return TOWER_KIND
    if action < PLAY_BUILD:
        return FORTIFY_KIND
    if action == PLAY_BUILD:
        return BUILD_KIND
    if action < STOMP_AT:
        return MOVE_KIND
    if action < SWAP:
        return STOMP_KIND
    return SWAP_KIND if action < STOP else DONE_KIND


class Refusals(Possibilities):
    """Adds to a position why the rest is not possible."""

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        if general:
            return general
        place = kind_of(action) * MOST_CONDITIONS
        end = place + MOST_CONDITIONS
        while place < end:
            rule = ORDER[place]
            if rule == 0:
                return 0
            if self.breaks(seat, action, rule):
                return rule
            place += 1
        return 0

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Tells whether an action fails the condition of a rule, whatever else stands against it."""
        if action < 0 or action >= ACTIONS:
            return False
        kind = kind_of(action)
        if rule == A_39_ONE_BY_ONE:
            return self.is_amid_another_card(kind, action)
        if rule == R_STEPS:
            return self.is_in_another_step(kind)
        if kind == HOUSE_KIND:
            return self.house_breaks(action - PLACE, rule)
        if kind == TOWER_KIND:
            return self.tower_breaks(action - RAISE, rule)
        if kind == FORTIFY_KIND:
            return self.fortify_breaks(action - STRENGTHEN, rule)
        if kind == BUILD_KIND:
            return self.build_breaks(rule)
        if kind == MOVE_KIND:
            return self.move_breaks((action - MOVE) // REACH, (action - MOVE) % REACH + 1, rule)
        if kind == STOMP_KIND:
            return self.stomp_breaks((action - STOMP_AT) // SPACES + 1, (action - STOMP_AT) % SPACES, rule)
        if kind == SWAP_KIND:
            return self.swap_breaks((action - SWAP) // 2, swap_target(action), rule)
        return rule == A_19_BUILD and self.top() == BUILDING and self.top_value(2) == 0

    # Which step

    def is_amid_another_card(self, kind: i64, action: i64) -> bool:
        """Tells whether a card is being played that must be finished before this."""
        frame = self.top()
        if frame == BUILDING:
            return kind != HOUSE_KIND and kind != DONE_KIND
        if frame == FORTIFYING:
            return kind != FORTIFY_KIND
        if frame == STOMPING:
            return kind != STOMP_KIND and not (kind == SWAP_KIND and swap_target(action) == STOMP)
        return False

    def is_in_another_step(self, kind: i64) -> bool:
        """Tells whether this belongs to another step: houses to step 3 or a Build card, towers to 3, the rest to 4."""
        if kind == DONE_KIND or (kind == HOUSE_KIND and self.top() == BUILDING):
            return False
        if kind == HOUSE_KIND or kind == TOWER_KIND:
            return self.step != FREE_HOUSES
        return self.step != CARDS_AND_MOVE

    # May it be done, at what, at what cost: in the order of the conditions

    def house_breaks(self, space: i64, rule: i64) -> bool:
        """Tells whether a rule forbids to place a house on a space."""
        if rule == R_FREE_HOUSES:
            return self.top() != BUILDING and self.houses_left == 0
        if rule == A_27_FACHANS_SPACE:
            return space == self.fachan
        if rule == R_ONE_BUILDING:
            return self.height[space] > 0
        return rule == R_PIECES and self.supply[self.turn] == 0

    def tower_breaks(self, space: i64, rule: i64) -> bool:
        """Tells whether a rule forbids to turn a building into a free tower."""
        if rule == A_2_FREE_TOWERS:
            return self.towers_left == 0
        if rule == A_20_OWN:
            return self.owner[space] != self.turn
        if rule == R_TOWER_IS_HIGHEST:
            return self.height[space] == TOWER
        return rule == A_6_SUPPLY and self.supply[self.turn] < TOWER - self.height[space]

    def fortify_breaks(self, space: i64, rule: i64) -> bool:
        """Tells whether a rule forbids to play a Fortify card on a space."""
        if rule == A_20_OWN:
            return self.owner[space] != self.turn
        if rule == R_TOWER_IS_HIGHEST:
            return self.height[space] == TOWER
        if rule == R_HAND:
            return self.top() != FORTIFYING and self.held(self.turn, FORTIFY) == 0
        return rule == A_6_SUPPLY and self.supply[self.turn] == 0

    def build_breaks(self, rule: i64) -> bool:
        """Tells whether a rule forbids to play a Build card."""
        if rule == A_19_BUILD:
            return self.empty_spaces() == 0
        if rule == R_HAND:
            return self.held(self.turn, BUILD) == 0
        return rule == R_PIECES and self.supply[self.turn] == 0

    def move_breaks(self, direction: i64, distance: i64, rule: i64) -> bool:
        """Tells whether a rule forbids the fachan to walk somewhere."""
        if rule == R_MOVE_ONCE:
            return self.moved
        if rule != A_17_MOVE:
            return False
        if distance > LENGTHS[self.fachan * DIRECTIONS + direction]:
            return True
        step: i64 = 1
        while step <= distance:
            if self.height[space_at(self.fachan, direction, step)]:
                return True
            step += 1
        return False

    def stomp_breaks(self, strength: i64, target: i64, rule: i64) -> bool:
        """Tells whether a rule forbids to lure the fachan to a building at a strength."""
        sets = self.top_value(1) if self.top() == STOMPING else 0
        if rule == R_STOMPS:
            return self.stomps_left() <= 0
        if rule == A_33_LINE:
            return self.height[target] == 0 or line_to(self.fachan, target) == 0
        if rule == A_16_FOREIGN:
            return self.owner[target] != NOBODY and not self.may_target(target)
        if rule == A_8_STRENGTH:
            return strength < sets
        return rule == R_HAND and strength > sets + self.held(self.turn, STOMP)

    def swap_breaks(self, source: i64, kind: i64, rule: i64) -> bool:
        """Tells whether a rule forbids to lay three of a kind down as a card of another kind."""
        if rule == A_30_SET:
            return self.held(self.turn, source) < SET
        if rule == R_PIECES:
            return kind == BUILD and self.supply[self.turn] == 0
        if kind == BUILD:
            return rule == A_19_BUILD and self.empty_spaces() == 0
        if kind == FORTIFY:
            return rule == A_6_SUPPLY and not self.can_strengthen()
        if rule == A_8_STRENGTH:
            return self.top() == STOMPING and self.top_value(1) == STRONGEST
        if rule == R_STOMPS:
            return self.stomps_left() <= 0
        return rule == A_33_LINE and self.targets_into(TARGETS) == 0
