"""What each kind of action needs, in the order in which a person is told why not."""

from __future__ import annotations

from collections.abc import Mapping

from bestiary.core.declared import Stage
from bestiary.games.maker.rules import numbers as n

# What each kind of action needs beside its step: may it be done at all, what is it aimed at, what does it cost
NEEDS: Mapping[str, tuple[tuple[int, Stage], ...]] = {
    "steal": ((n.R_NO_WAREHOUSE, "target"), (n.R_OWN, "target"), (n.M_8_GUARDED, "target")),
    "heap": ((n.M_42_HEAP, "target"),),
    "hand": ((n.R_NOT_THERE, "target"), (n.M_48_SEWABLE, "target")),
    "take": ((n.R_NOT_THERE, "target"), (n.R_NAMED_KIND, "target")),
    "sell": ((n.R_OWN_STOCK, "target"),),
    "show": ((n.R_OWN_STOCK, "target"), (n.R_LAID, "target")),
    "add": ((n.R_OWN_STOCK, "target"), (n.R_LAID, "target")),
    "want": ((n.R_HIS_STOCK, "target"), (n.R_LAID, "target")),
    "operate": ((n.M_14_ASSISTANT, "target"), (n.M_13_NAMED, "target"), (n.M_48_SEWABLE, "target")),
    "points": ((n.R_EMPTY, "cost"), (n.R_POINTS, "cost")),
    "accept": ((n.R_PLAYER, "target"), (n.M_23_OFFER, "target")),
    "demand": ((n.R_DEMANDED, "may"), (n.R_PLAYER, "target"), (n.R_MEANS, "cost")),
    "grave": ((n.R_NO_GRAVE, "target"), (n.R_STONE_OPEN, "target")),
    "rob": ((n.M_3_NO_STONE, "may"),),
    "revive": ((n.M_18_HEAD_AND_BRAIN, "may"),),
    "recover": ((n.M_22_RECOVER, "may"),),
    "pass": ((n.R_BEGUN, "may"),),
}
