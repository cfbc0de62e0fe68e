"""What each kind of action needs, in the order in which a person is told why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

import bestiary.games.mashup.rules.numbers as n

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


def judged(only: i64, rule: i64) -> bool:
    """Tell whether a rule is asked about: all are, or only this one."""
    return only == n.ANY_RULE or only == rule
