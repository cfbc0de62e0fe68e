"""Answers out of turn: the kinds of moments at which seats may answer another's doings, or pass.

A seat's standing orders say at which kinds it is asked; at all others the table passes for it, and the record shows a
plain pass. Whether a seat is asked depends on what everyone knows and on its orders, never on its cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic

from bestiary.core.generic import S


class Answers(ABC, Generic[S]):
    """A part for games in which seats answer out of turn."""

    moments: ClassVar[tuple[str, ...]]  # all kinds of moments
    default_orders: ClassVar[tuple[str, ...]]  # those of them at which a seat is asked if it says nothing else

    @abstractmethod
    def moment(self, blind: S) -> str:
        """Return the kind of the moment that can be answered now, from what a spectator knows, or nothing."""

    def moments_for(self, blind: S, seat: int) -> tuple[str, ...]:
        """Return the kinds of the open moment as one seat sees it: it is asked if its orders name any of them."""
        return (self.moment(blind),)

    def on_turn(self, blind: S) -> int:
        """Return the mask of the seats whose own moment it is: they are asked whatever their orders say."""
        return 0

    def can_answer(self, blind: S, seat: int) -> bool:
        """Tell whether a seat might hold an answer to the open moment, by what a spectator knows.

        Where nobody who is asked might, nobody waits for the moment to end.
        """
        return True

    @abstractmethod
    def passing(self, state: S) -> int:
        """Return the action that lets the moment pass; asked for only where there is one."""
