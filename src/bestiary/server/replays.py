"""Replays that were looked at, as they are sent: making one takes as long as the game has moves."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bestiary.core.game import Game

REPLAYS_KEPT: Final = 16 << 20  # bytes


class Replays:
    """What was made watchable, as it is sent, as long as it fits: what was looked at last stays longest."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int | None], tuple[Game, int, bytes]] = OrderedDict()
        self.size = 0

    def get(self, record: str, seat: int | None) -> bytes | None:
        """Return a replay if it is kept, and was made under the rules that are installed."""
        found = self.kept.get((record, seat))
        if found is None or found[0].rules_version != found[1]:
            return None
        self.kept.move_to_end((record, seat))
        return found[2]

    def put(self, record: str, seat: int | None, game: Game, text: bytes) -> None:
        """Keep a replay, unless it alone is larger than all may be."""
        self._drop((record, seat))
        self.kept[record, seat] = (game, game.rules_version, text)
        self.size += len(text)
        while self.size > REPLAYS_KEPT:
            self._drop(next(iter(self.kept)))

    def forget(self, record: str) -> None:
        """Let go of a game that was deleted."""
        for key in [key for key in self.kept if key[0] == record]:
            self._drop(key)

    def _drop(self, key: tuple[str, int | None]) -> None:
        if key in self.kept:
            self.size -= len(self.kept.pop(key)[2])
