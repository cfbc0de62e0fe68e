"""The state and the view of a game as variables: a game that says `Game[Marry, MarryView]` gets its own types back.

Whoever takes any game writes plain `Game`, which knows nothing of either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiary.core.state import State
from bestiary.core.view import View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=View, default=Any)
else:  # defaults are for type checkers alone, and typing_extensions would take longer to import than all the core
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V", bound=View)
