"""Fast views: what spares a table the making of whole views, for games in which that was measured to matter."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable
from typing import Any, Generic

from bestiary.core.differing import differing
from bestiary.core.generic import S, V
from bestiary.core.view import Change


class FastViews(ABC, Generic[S, V]):
    """A part for games with large views; tables show a game without it as rightly, at more cost."""

    def private(self, blind: S, seat: int) -> dict[str, Any]:
        """Return the fields of a seat's view that may differ from a spectator's, `prompt` and `choices` among them.

        A table tells changes in the order of these fields. A game that brings `own` itself has no use for it.
        """
        return {}

    def own(self, blind: S, seat: int, public: Callable[[], V]) -> dict[str, Any]:
        """Return the places of a seat's view that may differ from `public`, a spectator's view of the same moment.

        A place is a field (`choices`) or lies within one (`table.0.hand`): a game that names the latter by itself
        spares a table the comparing of a whole field.
        """
        return differing(public(), {"seat": seat, **self.private(blind, seat)})

    def changes(self, before: S, after: S) -> list[Change] | None:
        """Return what turns a spectator's view of one moment into that of another, from their blind states.

        Where nothing is returned, the views are made and compared.
        """
        return None
