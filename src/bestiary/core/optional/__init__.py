"""The contract's optional parts: a game brings one by inheriting it, and callers ask `isinstance(game, Nature)`."""

from bestiary.core.optional.aims import Aims
from bestiary.core.optional.answers import Answers
from bestiary.core.optional.balance import Balance
from bestiary.core.optional.checks import Checks
from bestiary.core.optional.endings import Endings
from bestiary.core.optional.fast_views import FastViews
from bestiary.core.optional.grounds import Grounds
from bestiary.core.optional.mind import Mind
from bestiary.core.optional.nature import Nature
from bestiary.core.optional.practice import Practice
from bestiary.core.optional.settings import Settings
from bestiary.core.optional.sights import Sights

PARTS = (Aims, Answers, Balance, Checks, Endings, FastViews, Grounds, Mind, Nature, Practice, Settings, Sights)

__all__ = [
    "PARTS",
    "Aims",
    "Answers",
    "Balance",
    "Checks",
    "Endings",
    "FastViews",
    "Grounds",
    "Mind",
    "Nature",
    "Practice",
    "Settings",
    "Sights",
]
