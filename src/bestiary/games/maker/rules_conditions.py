"""Which rules can forbid each kind of action, in the order in which a person would name them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.maker.rules_numbers import (
    ACCEPT,
    CHOOSE_GRAVE,
    DEMAND,
    M_3_NO_STONE,
    M_8_GUARDED,
    M_13_NAMED,
    M_14_ASSISTANT,
    M_18_HEAD_AND_BRAIN,
    M_22_RECOVER,
    M_23_OFFER,
    M_42_HEAP,
    M_48_SEWABLE,
    MOST_CARDS,
    OPERATE,
    POINTS,
    R_BEGUN,
    R_DEMANDED,
    R_EMPTY,
    R_HIS_STOCK,
    R_LAID,
    R_MEANS,
    R_NAMED_KIND,
    R_NO_GRAVE,
    R_NO_WAREHOUSE,
    R_NOT_NOW,
    R_NOT_THERE,
    R_OWN,
    R_OWN_STOCK,
    R_PLAYER,
    R_POINTS,
    R_STONE_OPEN,
    ROB,
    WISH,
)

MAY: Final = "may"
TARGET: Final = "target"
COST: Final = "cost"

# What comes after the step: may it be done at all, what is it aimed at, what does it cost; by kinds of actions
FURTHER: Final[dict[str, tuple[tuple[i64, str], ...]]] = {
    "steal": ((R_NO_WAREHOUSE, TARGET), (R_OWN, TARGET), (M_8_GUARDED, TARGET)),
    "heap": ((M_42_HEAP, TARGET),),
    "hand": ((R_NOT_THERE, TARGET), (M_48_SEWABLE, TARGET)),
    "take": ((R_NOT_THERE, TARGET), (R_NAMED_KIND, TARGET)),
    "sell": ((R_OWN_STOCK, TARGET),),
    "show": ((R_OWN_STOCK, TARGET), (R_LAID, TARGET)),
    "add": ((R_OWN_STOCK, TARGET), (R_LAID, TARGET)),
    "want": ((R_HIS_STOCK, TARGET), (R_LAID, TARGET)),
    "operate": ((M_14_ASSISTANT, TARGET), (M_13_NAMED, TARGET), (M_48_SEWABLE, TARGET)),
    "wish": (),
    "points": ((R_EMPTY, COST), (R_POINTS, COST)),
    "accept": ((R_PLAYER, TARGET), (M_23_OFFER, TARGET)),
    "demand": ((R_DEMANDED, MAY), (R_PLAYER, TARGET), (R_MEANS, COST)),
    "grave": ((R_NO_GRAVE, TARGET), (R_STONE_OPEN, TARGET)),
    "rob": ((M_3_NO_STONE, MAY),),
    "join": (),
    "stay-out": (),
    "prepare": (),
    "study": (),
    "revive": ((M_18_HEAD_AND_BRAIN, MAY),),
    "recover": ((M_22_RECOVER, MAY),),
    "pass": ((R_BEGUN, MAY),),
    "end-sale": (),
    "agree": (),
    "refuse": (),
    "skip": (),
}
WIDTH: Final[i64] = 4


def rows_of_rules() -> vec[i64]:
    """Returns the rules of each kind in a row of their own: R-1 first, 0 after the last."""
    rules: list[i64] = []
    for further in FURTHER.values():
        row = [R_NOT_NOW, *(rule for rule, _ in further)]
        rules += row + [0] * (WIDTH - len(row))
    return vec[i64](rules)


RULES_OF: Final[vec[i64]] = rows_of_rules()


def kind_of(action: i64) -> i64:
    """Returns the number of an action's kind."""
    if action < OPERATE:
        return action // MOST_CARDS
    if action < ACCEPT:
        return 8 if action < WISH else 9 if action < POINTS else 10
    if action < ROB:
        return 11 if action < DEMAND else 12 if action < CHOOSE_GRAVE else 13
    return 14 + action - ROB
