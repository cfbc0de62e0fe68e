"""Aims: decisions by a row of whole numbers instead of a number of the action space."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic

from bestiary.core.chance import Chance
from bestiary.core.generic import S


class Aims(ABC, Generic[S]):
    """A part for games with aims; the state judges them by `aim_refusal` and carries them out by `apply_aim`."""

    aims: ClassVar[int]  # how many numbers an aim has

    @abstractmethod
    def sample_aim(self, state: S, seat: int, chance: Chance) -> Sequence[int] | None:
        """Return an aim the seat may take here, or nothing where it may take none."""

    @abstractmethod
    def aim_of(self, box: Sequence[float]) -> list[int]:
        """Turn as many numbers from -1 to 1 as an aim has into one that the rules allow: for learners."""
