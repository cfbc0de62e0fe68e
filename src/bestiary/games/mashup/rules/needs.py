"""Why something can't be done: each condition of an action judged by itself, and the first that fails is cited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.allowed import Choices
from bestiary.games.mashup.rules.playing import SLOT_TARGET
from bestiary.games.mashup.rules.position import NOBODY
from bestiary.games.mashup.rules.windows import card_of, target_code

if TYPE_CHECKING:
    from bestiary.core.declared import Stage

# What each kind of action needs, in the order in which a person would name it: whose turn, which step, whether it may
# be done at all, and what it is aimed at or costs. The stage goes with the rule.
NEEDS: Final[dict[str, list[tuple[int, Stage]]]] = {
    "play": [
        (int(n.R_ACTIVE), "turn"),
        (int(n.R_NOT_NOW), "step"),
        (int(n.B_3_WINDOW), "step"),
        (int(n.R_CARD_TIME), "step"),
        (int(n.R_NOT_HELD), "may"),
        (int(n.R_PLACING), "target"),
        (int(n.B_53_TARGET), "target"),
    ],
    "before": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.R_CARD_TIME), "step"),
        (int(n.R_NOT_HELD), "may"),
        (int(n.B_53_TARGET), "target"),
    ],
    "place": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.B_55_MOVED), "step"),
        (int(n.B_21_LOST), "may"),
        (int(n.B_46_NOT_THERE), "target"),
        (int(n.B_48_STAYING), "target"),
        (int(n.B_2_JUST_PLAYED), "target"),
        (int(n.B_62_RUBBLE), "target"),
        (int(n.R_PLACING), "target"),
        (int(n.B_53_TARGET), "target"),
    ],
    "nowhere": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.B_55_MOVED), "step"),
        (int(n.B_21_LOST), "may"),
        (int(n.B_48_STAYING), "target"),
    ],
    "monster": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.R_RANGE), "target"),
        (int(n.B_46_NOT_THERE), "target"),
        (int(n.B_8_NOWHERE), "target"),
        (int(n.B_62_RUBBLE), "target"),
        (int(n.R_PLACING), "target"),
        (int(n.B_53_TARGET), "target"),
    ],
    "unit": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.B_46_NOT_THERE), "target"),
        (int(n.B_74_HITS), "target"),
        (int(n.B_24_NO_UNIT), "target"),
        (int(n.B_62_RUBBLE), "target"),
        (int(n.R_PLACING), "target"),
        (int(n.B_72_EATING), "cost"),
    ],
    "figure": [(int(n.R_NOT_NOW), "step"), (int(n.B_46_NOT_THERE), "target"), (int(n.B_24_NO_UNIT), "target")],
    "building": [(int(n.R_NOT_NOW), "step"), (int(n.B_74_HITS), "target"), (int(n.B_24_NO_UNIT), "target")],
    "mutation": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.R_NOT_OFFERED), "target"),
        (int(n.B_28_BREATH_USED), "cost"),
    ],
    "food": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.B_46_NOT_THERE), "target"),
        (int(n.B_72_EATING), "cost"),
        (int(n.B_85_TOKENS), "cost"),
    ],
    "use": [(int(n.R_NOT_NOW), "step"), (int(n.B_72_EATING), "may")],
    "attack-units": [(int(n.R_NOT_NOW), "step"), (int(n.B_21_LOST), "may"), (int(n.B_24_NO_UNIT), "target")],
    "attack-location": [(int(n.R_NOT_NOW), "step"), (int(n.B_21_LOST), "may"), (int(n.B_8_NOWHERE), "target")],
    "attack-monster": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.B_21_LOST), "may"),
        (int(n.B_99_NO_HEALTH), "may"),
        (int(n.R_RANGE), "target"),
    ],
    "breathe": [
        (int(n.R_NOT_NOW), "step"),
        (int(n.B_21_LOST), "may"),
        (int(n.B_99_NO_HEALTH), "may"),
        (int(n.B_28_BREATH_USED), "cost"),
    ],
    "done": [(int(n.R_NOT_NOW), "step"), (int(n.B_35_EXCHANGE), "may")],
    "grow": [(int(n.R_NOT_NOW), "step"), (int(n.R_GROW), "cost")],
    "discard": [(int(n.R_NOT_NOW), "step"), (int(n.R_NOT_HELD), "may")],
    "breath-hit": [(int(n.R_NOT_NOW), "step"), (int(n.B_74_HITS), "may")],
}
ANY_STEP: Final[list[tuple[int, Stage]]] = [(int(n.R_NOT_NOW), "step")]  # all that the other kinds need


def kind_of(action: i64) -> str:
    """Returns the kind of an action that needs more than its step, else nothing."""
    if action < n.A_UNIT:
        if action < n.A_BEFORE:
            return "play"
        if action < n.A_PLACE:
            return "before"
        if action < n.A_TO_NOWHERE:
            return "place"
        return "nowhere" if action == n.A_TO_NOWHERE else "monster"
    if action < n.A_ATTACK_UNITS:
        if action < n.A_FIGURE:
            return "unit"
        if action < n.A_MUTATION:
            return "figure" if action == n.A_FIGURE else "building"
        if action < n.A_FOOD:
            return "mutation"
        return "food" if action < n.A_USE else "use"
    if action < n.A_SLEEP:
        return ("attack-units", "attack-location", "attack-monster", "breathe")[action - n.A_ATTACK_UNITS]
    if action == n.A_DONE:
        return "done"
    if action == n.A_GROW:
        return "grow"
    if action == n.A_BREATH_HIT:
        return "breath-hit"
    return "discard" if action >= n.A_DISCARD and action < n.A_BREATH_HIT else ""


class Reasons(Choices):
    """Adds the judging of single conditions, and refusals that cite the first one broken."""

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, n.ACTIONS)
        if general:
            return general
        found = self.refuse_now(seat, action)
        if found == 0:
            return 0
        for rule, _ in NEEDS.get(kind_of(action), ANY_STEP):
            if self.breaks(seat, action, rule):
                return rule
        return found

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        if rule == n.R_NOT_NOW or not self.fits_step(seat, action):
            return rule == n.R_NOT_NOW and not self.fits_step(seat, action)
        if action < n.A_PLACE:
            return self.card_breaks(seat, action, rule)
        if action < n.A_UNIT:
            return self.goal_breaks(seat, action, rule)
        if action < n.A_ATTACK_UNITS:
            return self.piece_breaks(seat, action, rule)
        return self.plan_breaks(action, rule)

    # Which step

    def fits_step(self, seat: i64, action: i64) -> bool:
        """Tells whether an action of this kind is what is asked."""
        frame = self.top()
        if frame == n.F_WINDOW:
            if self.draft[seat]:
                return action >= n.A_PLACE and action < n.A_UNIT and action != n.A_TO_NOWHERE
            moves = self.top_value(1) == n.W_MOVE
            return action < n.A_BEFORE or action == n.A_PASS or (moves and (action < n.A_PLACE or action == n.A_WAIT))
        if action < n.A_PLACE:
            return action < n.A_BEFORE and (frame == n.F_EATING or frame == n.F_OFFERING)
        if action < n.A_UNIT:
            return self.fits_goal(frame, action)
        if action < n.A_ATTACK_UNITS:
            return self.fits_piece(frame, action)
        return self.fits_plan(frame, action)

    def fits_goal(self, frame: i64, action: i64) -> bool:
        """Tells whether a place or a monster is asked for."""
        if action >= n.A_MONSTER:
            return frame == n.F_CHOOSING_RIVAL or frame == n.F_FOLLOWING
        if frame == n.F_MOVING or frame == n.F_DECLARING:
            return True
        return frame == n.F_SENDING and self.top_value(3) == NOBODY and action != n.A_TO_NOWHERE

    def fits_piece(self, frame: i64, action: i64) -> bool:
        """Tells whether a Unit, a Location to hit, a Mutation or a token is asked for."""
        if action < n.A_BUILDING:
            if frame == n.F_HITTING or frame == n.F_CHOOSING_UNIT:
                return True
            if frame == n.F_EATING:
                return action < n.A_FIGURE
            return frame == n.F_SENDING and self.top_value(3) != NOBODY
        if action == n.A_BUILDING:
            return frame == n.F_HITTING
        if action < n.A_FOOD:
            drawn = frame == n.F_DRAFT or frame == n.F_PURGING or frame == n.F_SPLICING
            return drawn or frame == n.F_CHOOSING_BREATH or frame == n.F_STRIKING
        if action == n.A_USE:
            return frame == n.F_EATING
        return frame == n.F_EATING or frame == n.F_HEALING or frame == n.F_SPITTING or frame == n.F_PAYING

    def fits_plan(self, frame: i64, action: i64) -> bool:
        """Tells whether an action without parts, or a card to put down, is asked for."""
        closing = self.phase == n.P_CLOSING
        if action <= n.A_SLEEP or action == n.A_IDLE:
            return frame == n.F_DECLARING or (frame == n.F_MOVING and not closing)
        if action == n.A_STOP:
            return frame == n.F_MOVING and not closing
        if action == n.A_DONE:
            if frame == n.F_MOVING:
                return closing
            if frame == n.F_SENDING:
                return self.top_value(3) != NOBODY
            ends = frame == n.F_HEALING or frame == n.F_EATING or frame == n.F_OFFERING or frame == n.F_REDRAWING
            return ends or frame == n.F_SWAPPING or frame == n.F_SHEDDING
        if action == n.A_GROW:
            return frame == n.F_OFFERING or frame == n.F_SWAPPING or frame == n.F_SHEDDING
        if action == n.A_FLEE:
            return frame == n.F_FLEEING
        if action == n.A_STAY:
            return frame == n.F_FLEEING or frame == n.F_COMING
        if action == n.A_COME:
            return frame == n.F_COMING
        if action == n.A_STRIKE or action == n.A_HOLD:
            return frame == n.F_STRIKING and (action == n.A_STRIKE or self.top_value(2) != 0)
        if action == n.A_BREATH_HIT:
            return frame == n.F_HITTING
        if action == n.A_AGAIN:
            return frame == n.F_REDRAWING
        return action >= n.A_DISCARD and (frame == n.F_SWAPPING or frame == n.F_SHEDDING)

    # Cards to play

    def card_breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Judges one condition of playing a card."""
        kind = card_of(action)
        frame = self.top()
        if rule == n.R_ACTIVE:
            return kind < n.FIRST_ITEM and seat != self.turn
        if rule == n.R_NOT_HELD:
            return self.hand[seat * n.MAIN + kind] <= 0
        if frame != n.F_WINDOW:
            when: i64 = c.WHEN_EATING if frame == n.F_EATING else c.WHEN_GROWING
            return rule == n.R_CARD_TIME and (kind < n.FIRST_ACTION or self.card(kind, c.WHEN) != when)
        window = self.top_value(1)
        if rule == n.B_3_WINDOW:
            if kind < n.FIRST_ITEM:
                return window != n.W_TURN
            if kind < n.FIRST_ACTION:
                return not self.takes_items(window)
            return window == n.W_MOVE and action < n.A_BEFORE
        if rule == n.R_CARD_TIME:
            return kind >= n.FIRST_ACTION and not self.is_time(seat, kind, window)
        if rule == n.R_PLACING:
            return kind >= n.FIRST_ITEM and kind < n.FIRST_ACTION and not self.has_target(seat, kind)
        return rule == n.B_53_TARGET and kind >= n.FIRST_ACTION and not self.has_target(seat, kind)

    # Places and monsters

    def goal_breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Judges one condition of a place or a monster that is chosen."""
        frame = self.top()
        if frame == n.F_WINDOW:
            return self.target_breaks(seat, self.draft[seat] - 1, target_code(action), rule)
        if frame == n.F_MOVING or frame == n.F_DECLARING:
            return self.move_breaks(frame, action, rule)
        if frame == n.F_SENDING:
            found = self.refuse_goal(self.top_value(2), action - n.A_PLACE)
            return found == rule
        other = action - n.A_MONSTER
        if frame == n.F_FOLLOWING:
            return rule == n.B_46_NOT_THERE and not self.monsters_at(self.top_value(3)) >> other & 1
        return rule == n.R_RANGE and self.refuse_rival(self.top_value(1), other) != 0

    def move_breaks(self, frame: i64, action: i64, rule: i64) -> bool:
        """Judges one condition of a monster's own move."""
        seat = self.turn
        if rule == n.B_55_MOVED:
            return frame == n.F_DECLARING
        if rule == n.B_21_LOST:
            return self.stunned(seat)
        place = n.NOWHERE if action == n.A_TO_NOWHERE else action - n.A_PLACE
        if rule == n.B_48_STAYING:
            return place == self.place[seat]
        if place == n.NOWHERE:
            return False
        if rule == n.B_46_NOT_THERE:
            return not self.is_location(place)
        if rule != n.B_2_JUST_PLAYED or not self.is_location(place):
            return False
        return self.site_new[place] != 0 and self.site_owner[place] == seat

    def target_breaks(self, seat: i64, kind: i64, target: i64, rule: i64) -> bool:
        """Judges one condition of a target for a card that is being played."""
        if target < SLOT_TARGET:
            other = target - 1
            if other >= self.seats or not self.wants_monster(kind):
                return rule == n.B_53_TARGET
            if kind >= n.FIRST_ACTION:
                return rule == n.B_53_TARGET and self.refuse_monster(kind, other) != 0
            if self.place[other] == n.NOWHERE:
                return rule == n.B_8_NOWHERE
            return self.tags_break(kind, self.place[other], rule)
        slot = target - SLOT_TARGET
        if not self.wants_place(kind):
            return rule == n.B_53_TARGET
        if not self.is_location(slot):
            return rule == n.B_46_NOT_THERE
        on = self.card(kind, c.ON)
        rubble = self.site[slot] == n.RUBBLE
        if kind >= n.FIRST_ACTION:
            if rubble and on == c.AT_MEEPLE:
                return rule == n.B_62_RUBBLE
            return rule == n.B_53_TARGET and self.refuse_place(kind, slot) != 0
        if rule == n.B_62_RUBBLE and on == c.ON_STANDING:
            return rubble
        if rule == n.R_PLACING:
            if on == c.ON_OWN and self.site_owner[slot] != seat:
                return True
            if on == c.ON_STANDING and not rubble and self.card(self.site_kind[slot], c.HITS) == 0:
                return True
        return self.tags_break(kind, slot, rule)

    def tags_break(self, kind: i64, slot: i64, rule: i64) -> bool:
        """Judges whether the tags of an Item and of a Location go together, for one rule."""
        return rule != 0 and self.refuse_tags(kind, slot) == rule

    # Units, Mutations and tokens

    def piece_breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Judges one condition of a Unit, a Mutation or a token that is chosen."""
        frame = self.top()
        if action >= n.A_MUTATION and action < n.A_FOOD:
            if frame == n.F_CHOOSING_BREATH or frame == n.F_STRIKING:
                return rule == n.B_28_BREATH_USED and not self.fresh_breath(seat) >> (action - n.A_MUTATION) & 1
            return rule == n.R_NOT_OFFERED and self.refuse_mutation(frame, seat, action - n.A_MUTATION) != 0
        if frame == n.F_HITTING:
            return self.hit_breaks(action, rule)
        if frame == n.F_EATING:
            return self.refuse_meal(action) == rule
        if frame == n.F_CHOOSING_UNIT:
            return rule == n.B_46_NOT_THERE and self.refuse_chosen(action) != 0
        if frame == n.F_SENDING:
            return self.refuse_order(action) == rule
        return rule == n.B_85_TOKENS and self.refuse_food(frame, seat, action - n.A_FOOD) != 0

    def hit_breaks(self, action: i64, rule: i64) -> bool:
        """Judges one condition of where a hit goes."""
        place = self.place[self.turn]
        last = self.must_hit and self.all_hits() == 1
        if action == n.A_BUILDING:
            if rule == n.B_24_NO_UNIT:
                return last
            if rule != n.B_74_HITS:
                return False
            return bool(
                self.unit_hits or place == n.NOWHERE or self.site[place] != n.STANDING or self.hits_left(place) <= 0
            )
        thing = n.THINGS if action == n.A_FIGURE else action - n.A_UNIT
        if rule == n.B_24_NO_UNIT:
            return last and not self.unit_hits and thing != self.chosen
        if thing == n.THINGS:
            return rule == n.B_46_NOT_THERE and (place == n.NOWHERE or self.standing[place] <= self.struck_infantry)
        there = thing < self.things and self.faces_unit(thing, place, self.turn)
        if rule == n.B_46_NOT_THERE:
            return not there
        return rule == n.B_74_HITS and there and self.unit_hits_left(thing) <= 0

    # Plans, and the end of a turn

    def plan_breaks(self, action: i64, rule: i64) -> bool:
        """Judges one condition of a monster action, or of what ends a step or a turn."""
        seat = self.turn
        frame = self.top()
        if action == n.A_BREATH_HIT:
            return rule == n.B_74_HITS and not self.kinds_matter()
        if action >= n.A_DISCARD and action < n.A_BREATH_HIT:
            kind = action - n.A_DISCARD
            return rule == n.R_NOT_HELD and self.hand[seat * n.MAIN + kind] + self.locked[kind] <= 0
        if action == n.A_DONE:
            ends = frame == n.F_SWAPPING and self.top_value(1) == NOBODY
            return rule == n.B_35_EXCHANGE and (frame == n.F_SHEDDING or (frame == n.F_SWAPPING and not ends))
        if action == n.A_GROW:
            return rule == n.R_GROW and (frame != n.F_OFFERING or self.refuse_grow() != 0)
        if action > n.A_BREATHE:
            return False
        if rule == n.B_21_LOST:
            return self.stunned(seat)
        if rule == n.B_24_NO_UNIT:
            return not self.has_units(self.place[seat], seat)
        if rule == n.B_8_NOWHERE:
            return self.place[seat] == n.NOWHERE
        if rule == n.B_99_NO_HEALTH:
            return self.health[seat] == 0
        if rule == n.B_28_BREATH_USED:
            return self.fresh_breath(seat) == 0
        other: i64 = 0
        while other < self.seats:
            if self.refuse_rival(action, other) == 0:
                return False
            other += 1
        return rule == n.R_RANGE
